import { describe, expect, test } from "vitest";
import type { Told } from "../../lib/table.svelte";
import { decisive } from "./decisive";
import { fallOf, lossesOf, pointsOf } from "./sources";
import type { ShowView } from "./view";

const tell = (...events: [string, Record<string, number>?][]): Told[] =>
    events.map(([event, more], number) => ({
        event: { number, ply: 10 + number, event: `show-${event}`, ...more },
        words: "",
    }));
const [NIKOLAI, BLANCA, MYCKY] = [0, 38, 43];

describe("the end of a show", () => {
    test("was decided by the deed before the mission was completed", () => {
        const told = tell(
            ["killed-by", { figure: BLANCA, foe: NIKOLAI }],
            ["moved", { figure: NIKOLAI }],
            ["completed", { seat: 0 }],
            ["points", { seat: 0 }],
            ["wins", { seat: 0 }],
        );
        expect(decisive(told, { winners: [0] })?.event.ply).toBe(11);
    });

    test("was decided by the winner's last kill when time was up", () => {
        const told = tell(
            ["killed-by", { figure: BLANCA, foe: NIKOLAI }],
            ["killed-by", { figure: NIKOLAI, foe: MYCKY }],
            ["time-up"],
        );
        expect(decisive(told, { winners: [0] })?.event.ply).toBe(10);
        expect(decisive(told, { winners: [1] })?.event.ply).toBe(11);
        expect(decisive(told, { winners: [] })).toBeNull();
    });

    test("counts points by source, and leaves out sources nobody had", () => {
        const scored = [
            { seat: 0, source: "kill", figure: "B.blanca", points: 120 },
            { seat: 0, source: "kill", figure: "B.mycky", points: 90 },
            { seat: 0, source: "half", figure: null, points: -105 },
        ];
        const { sources, of } = pointsOf({ scored } as unknown as ShowView);
        expect(sources).toEqual(["kill", "half"]);
        expect([of(0, "kill"), of(0, "half"), of(1, "kill")]).toEqual([210, -105, 0]);
    });

    test("finds the last fall of a figure, and what its side lost", () => {
        const told = tell(
            ["hurt", { figure: BLANCA, damage: 40 }],
            ["died", { figure: BLANCA }],
            ["killed-by", { figure: BLANCA, foe: NIKOLAI }],
            ["revived", { figure: MYCKY, body: BLANCA }],
            ["hurt", { figure: BLANCA, damage: 9 }],
            ["died", { figure: BLANCA }],
        );
        expect(fallOf("B.blanca", told.slice(0, 3))?.event.ply).toBe(12);
        // It fell a second time, and to nobody.
        expect(fallOf("B.blanca", told)?.event.ply).toBe(15);
        expect(fallOf("A.nikolai", told)).toBeNull();
        expect([lossesOf(told, 0), lossesOf(told, 1)]).toEqual([0, 49]);
    });
});
