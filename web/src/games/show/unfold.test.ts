import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../lib/table.svelte";
import { badge } from "./badges";
import chapters from "./chapters.json";
import { unfold } from "./unfold";
import type { Figure, ShowView } from "./view";

const steps = chapters.steps.map((one) => ({
    before: JSON.parse(one.before) as ShowView,
    events: JSON.parse(one.events) as GameEvent[],
    after: JSON.parse(one.after) as ShowView,
}));

/** What can be seen of those on the table; at the beginning of a turn everybody gets up or pulls together unasked. */
const figure = (one: Figure) => ({
    figure: one.figure,
    status: one.status,
    place: one.place,
    lp: one.lp,
    euphoria: one.status === "dead" || one.status === "off" ? null : one.euphoria,
    killer: one.killer,
    carries: one.carries,
    carried: one.carried,
    team: one.team,
    berserk: one.berserk,
});
const seen = ({ figures, gone, targets, cat, seats, turn, phase }: ShowView) => ({
    figures: figures.map(figure),
    gone: [...gone].sort(),
    targets,
    cat,
    seats: seats.map(({ platform, leader, delivered }) => ({ platform, leader, delivered })),
    turn,
    phase,
});

describe("a step of a show", () => {
    for (const [at, { before, events, after }] of steps.entries()) {
        const told = events.map(({ event }) => event.replace("show-", "")).join(", ");
        test(`${at}: ${told}`, () => {
            const unfolded = unfold({ before, after }, events);
            // Teams come to the bench as they are shown.
            if (!told.includes("team-shown")) expect(seen(unfolded)).toEqual(seen(after));
            expect(unfold({ before, after }, [])).toEqual(before);
        });
    }

    test("shows nobody dead or hurt before it has been told", () => {
        const step = steps.find(({ events }) => events.some((one) => one.event === "show-died"))!;
        const at = step.events.findIndex((one) => one.event === "show-died");
        const name = badge(Number(step.events[at]!["figure"]));
        const status = (upTo: number) =>
            unfold(step, step.events.slice(0, upTo)).figures.find((one) => one.figure === name)!.status;
        expect(["up", "down"]).toContain(status(at));
        expect(["dead", "off"]).toContain(status(at + 1));
    });
});

test("events and views call everybody by the same names", () => {
    const named = chapters.things.map((name, number) => [number, name] as const);
    for (const [number, name] of named.filter(([, name]) => !name.includes("-") || name.startsWith("target")))
        expect(badge(number)).toBe(name);
});
