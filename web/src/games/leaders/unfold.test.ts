import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../lib/table.svelte";
import chapters from "./chapters.json";
import { unfold } from "./unfold";
import type { LeadersView } from "./view";

const steps = chapters.map((one) => ({
    before: JSON.parse(one.before) as LeadersView,
    events: JSON.parse(one.events) as GameEvent[],
    after: JSON.parse(one.after) as LeadersView,
}));

/** What lies on the table for everybody to see. */
const seen = ({ seats, centre, turn, active }: LeadersView) => ({
    seats: seats.map(({ row, gun, artifacts, wastelander }) => ({
        row: row.map(({ exposed, card }) => [exposed, exposed && card]),
        gun,
        artifacts,
        wastelander,
    })),
    centre,
    turn,
    active,
});

describe("a step of a game", () => {
    for (const [at, { before, events, after }] of steps.entries()) {
        const told = events.map(({ event }) => event.replace("leaders-", "")).join(", ");
        test(`${at}: ${told}`, () => {
            // At the end every row is turned over at once.
            const unfolded = unfold(before, events);
            if (!after.result) expect(seen(unfolded)).toEqual(seen(after));
            expect(unfold(before, [])).toEqual(before);
        });
    }
});
