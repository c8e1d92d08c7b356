import { describe, expect, test } from "vitest";
import type { Told } from "../../lib/table.svelte";
import { decisive } from "./decisive";
import positions from "./positions.json";
import { starsOf, tieBreak } from "./sources";
import type { CityView, Result } from "./view";

const view = JSON.parse(positions.samples.find((one) => one.kind === "turn")!.view) as CityView;
const star = (number: number, kind: string, seat: number, ply: number): Told => ({
    event: { number, ply, event: `dystopia-star-${kind}`, seat },
    words: "",
});
const told = [star(1, "tile", 1, 5), star(2, "tile", 0, 7), star(3, "recruit", 1, 8), star(4, "tile", 0, 9)];

describe("the end of a city", () => {
    test("finds every star where it lies, with its moment", () => {
        const seat = {
            ...view.seats[0]!,
            territories: { euphorian: 1, subterran: 0, wastelander: 0, icarite: 0 },
            tile_stars: ["euphorian-1", "euphorian-2"],
            starred: [],
            served: true,
        };
        const stars = starsOf(seat, told);
        expect(stars.markets.map((one) => one?.event.ply)).toEqual([7, 9]);
        // Of a star nobody told us about there is no moment, but it lies there.
        expect([stars.territories, stars.recruits, stars.dilemma]).toEqual([[null], [], [null]]);
    });

    test("was decided by the last star of the winner, not by what came after it", () => {
        expect(decisive(told, { winners: [1] })?.event.ply).toBe(8);
        expect(decisive(told, { winners: [0] })?.event.ply).toBe(9);
        expect(decisive([], { winners: [0] })).toBeNull();
    });

    test("tells the steps of a tie-break up to the one that decided", () => {
        const result: Result = {
            way: "ten-stars",
            rule: "D-23.1",
            winners: [1],
            stars: [10, 10],
            leading: [1],
            decided: "knowledge",
            turns: 40,
        };
        const seats = view.seats.map((one, at) => ({ ...one, morale: 4, knowledge: 3 - at }));
        const steps = tieBreak({ ...view, seats, result });
        expect(steps.map(({ by, had }) => [by, [...had.values()]])).toEqual([
            ["morale", [4, 4]],
            ["knowledge", [3, 2]],
        ]);
        expect(tieBreak({ ...view, seats, result: { ...result, decided: "" } })).toEqual([]);
        expect(tieBreak({ ...view, seats, result: { ...result, decided: "roll" } })).toHaveLength(4);
    });
});
