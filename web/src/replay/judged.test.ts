import { expect, test } from "vitest";
import type { JudgedChoice } from "../lib/wire";
import { chancesAt, hundredths, losing, wayOf } from "./judged";

test("parts of a game are told in hundredths with their sign", () => {
    expect([0.123, -0.5, 0.004, -0.004].map(hundredths)).toEqual(["+12", "−50", "0", "0"]);
});

test("choices are listed by what could be known, or with open cards", () => {
    const choice = (at: number, seat: number, known: number, open: number) =>
        ({ at, seat, known_loss: known, open_loss: open }) as JudgedChoice;
    const all = [choice(1, 0, 0.1, 0), choice(2, 1, 0, 0.2), choice(3, 0, 0.3, 0.3)];
    const ats = (open: boolean, seat: number) => losing(all, open, seat).map((one) => one.at);
    expect([ats(false, -1), ats(true, -1), ats(false, 1), ats(true, 0)]).toEqual([[1, 3], [2, 3], [], [3]]);
});

test("a curve goes from edge to edge, and tells the chances of any moment", () => {
    const curve = [
        { at: 0, chances: [0.5, 0.5] },
        { at: 10, chances: [1, 0] },
    ];
    expect(wayOf(curve, 0, 10, 200, 100)).toBe("M0.0 50.0L200.0 0.0");
    expect(wayOf([], 0, 10, 200, 100)).toBe("");
    expect([chancesAt(curve, 9), chancesAt(curve, 10), chancesAt([], 3)]).toEqual([[0.5, 0.5], [1, 0], []]);
});
