import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../lib/table.svelte";
import chapters from "./chapters.json";
import positions from "./positions.json";
import { unfold, unpacked } from "./unfold";
import type { CityView, Facts } from "./view";

const steps = chapters.map((one) => ({
    before: JSON.parse(one.before) as CityView,
    events: JSON.parse(one.events) as GameEvent[],
    after: JSON.parse(one.after) as CityView,
}));
const factsFor = (players: number) => JSON.parse(positions.boards[players - 2]!) as Facts;

/** What can be seen on the table, in an order of its own; penalties fall away by rules of their own, and at the end
 *  everybody's hand is shown. */
const seen = ({ seats, sites, allegiance, miners, deck, discards, free_territory }: CityView) => ({
    seats: seats.map((one) => ({
        goods: one.goods,
        cards: one.cards,
        hand: one.seat === 0 && one.hand,
        morale: one.morale,
        knowledge: one.knowledge,
        stars: [one.stars_placed, one.stars_left, one.served],
        territories: one.territories,
        tiles: [...one.tile_stars].sort(),
        starred: [...one.starred].sort(),
        workers: one.workers.map(({ where, value }) => [where, where === "supply" ? null : value]).sort(),
    })),
    sites: sites.map(({ tile, stars }) => [tile, [...stars].sort()]),
    allegiance,
    miners,
    deck,
    discards,
    free_territory,
});

describe("a step of a game", () => {
    for (const [at, { before, events, after }] of steps.entries()) {
        const told = events.map(({ event }) => event.replace("dystopia-", "")).join(", ");
        test(`${at}: ${told}`, () => {
            const facts = factsFor(before.players);
            const unfolded = unfold({ before, after, facts }, events);
            // A trade of others is told without what changed hands.
            if (!told.includes("traded")) expect(seen(unfolded)).toEqual(seen(after));
            expect(unfold({ before, after, facts }, [])).toEqual(before);
        });
    }

    test("shows nothing of what has not been told yet", () => {
        const step = steps.find(({ events }) => events.some((one) => one.event === "dystopia-built"))!;
        const facts = factsFor(step.before.players);
        const at = step.events.findIndex((one) => one.event === "dystopia-built");
        const site = Number(step.events[at]!["site"]);
        expect(unfold({ ...step, facts }, step.events.slice(0, at)).sites[site]!.tile).toBeNull();
        expect(unfold({ ...step, facts }, step.events.slice(0, at + 1)).sites[site]!.tile).not.toBeNull();
    });
});

test("a packed payment is counted", () => {
    expect(unpacked(4 + 16 ** 9)).toEqual([
        { unit: "energy", count: 4 },
        { unit: "bifocals", count: 1 },
    ]);
});
