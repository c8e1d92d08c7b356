import { describe, expect, it } from "vitest";
import { onTable, placeWord } from "../plan";
import type { Aimed } from "../pointers";
import type { Figure, Place, ShowView } from "../view";
import { Pointing, type Around } from "./pointing";
import { someField, somebody } from "./sample";
import { NOBODY } from "./troupe";

const field = someField();
const mover = somebody({ figure: "A.nikolai", place: [5_000, 20_000, 0] });
/** Stands right before the mover, as we look from the south. */
const before = somebody({ figure: "B.blanca", team: 1, place: [5_000, 18_800, 0] });

/** A table seen from the south, one inch down for every inch along; a point of the window is one of its ground. */
function hand(figures: Figure[], more: Partial<Around> = {}) {
    return new Pointing(() => ({
        ray: (x, y) => ({ from: [x, y - 20_000, 20_000], way: [0, 1_000, -1_000] }),
        field,
        view: { ...NOBODY, figures } as unknown as ShowView,
        lifted: new Map(),
        verb: "go",
        mover: "A.nikolai",
        named: null,
        held: (one) => one === "A.nikolai",
        open: () => false,
        ...more,
    }));
}
const place = (at: Aimed | null): string =>
    at ? placeWord([...onTable(at[0], at[1], field), at[2] ?? 0] as Place) : "";
/** Through a body at this height above its foot. */
const through = ({ place: at }: Figure, high = 800): [number, number] => [at![0], at![1] + high];

describe("what a hand means in space", () => {
    it("who stands in front does not catch the hand that takes who is behind", () => {
        const both = hand([mover, before]);
        const at = through(mover, 300);
        expect(both.figure(...at)).toBe("B.blanca");
        expect(both.grip(...at, false)).toBe(true);
        expect(hand([before]).grip(...at, false)).toBe(false);
    });
    it("a body is who it is, though the line ends behind it; an answer comes first", () => {
        const at = through(mover, 300);
        expect(hand([mover, before]).tapped(...at, false)).toMatchObject({ figure: "B.blanca" });
        const open = (one: string): boolean => one === "A.nikolai";
        const answer = hand([mover, before], { open }).tapped(...at, false);
        expect([answer.figure, place(answer.at)]).toEqual(["A.nikolai", "5,20"]);
    });
    it("beside a body a mouse means the ground; a finger also means the figure, and the rules of a tap decide", () => {
        const beside: [number, number] = [5_900, 20_300];
        expect(hand([mover]).tapped(...beside, false)).toMatchObject({ figure: null });
        const tapped = hand([mover]).tapped(...beside, true);
        expect([tapped.figure, place(tapped.at)]).toEqual(["A.nikolai", "5.9,20.3"]);
    });
    it("who throws or burns means where somebody stands, and the ground behind itself", () => {
        const verb = "throw grenade";
        const own = hand([mover], { verb }).tapped(...through(mover), false);
        expect([own.figure, place(own.at)]).toEqual([null, "5,20.8"]);
        const foe = hand([mover, before], { verb }).tapped(...through(before), false);
        expect([foe.figure, place(foe.at)]).toEqual([null, "5,18.8"]);
        const open = (one: string): boolean => one === "B.blanca";
        expect(hand([mover, before], { verb, open }).tapped(...through(before), false).figure).toBe(
            "B.blanca",
        );
    });
    it("the figure at the place that was named is that place", () => {
        const named = { figure: mover, place: [9_000, 20_000, 0] as Place };
        const tapped = hand([mover], { named }).tapped(9_000, 20_700, false);
        expect([tapped.figure, place(tapped.at)]).toEqual([null, "9,20"]);
    });
    it("carried onto a rival one stands at its side, where one comes from; elsewhere where one points", () => {
        const foe = somebody({ figure: "B.blanca", team: 1, place: [15_000, 20_000, 0] });
        expect(place(hand([mover, foe]).target(...through(foe)))).toBe("14.41,20");
        const friend = somebody({ figure: "A.mycky", place: [15_000, 20_000, 0] });
        expect(place(hand([mover, friend]).target(...through(friend)))).toBe("15,20.8");
        expect(place(hand([foe], { verb: "deploy A.nikolai" }).target(...through(foe)))).toBe("15,20.8");
    });
});
