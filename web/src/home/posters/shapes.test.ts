import { expect, test } from "vitest";
import { around, burst, gear, hexagon, scatter } from "./shapes";

test("angles run clockwise from the top", () => {
    expect(around({ x: 10, y: 10 }, 5, 0)).toEqual({ x: 10, y: 5 });
    const right = around({ x: 10, y: 10 }, 5, 90);
    expect([right.x, Math.round(right.y)]).toEqual([15, 10]);
});

test("outlines have as many corners as they should", () => {
    const corners = (path: string) => path.match(/[ML]/g)?.length;
    expect(corners(hexagon(0, 0, 5))).toBe(6);
    expect(corners(gear(0, 0, 10, 9, 2))).toBe(36);
    expect(burst(0, 0, 10, 12).match(/Z/g)).toHaveLength(12);
});

test("scattered numbers are the same every time", () => {
    const [one, other] = [scatter(7), scatter(7)];
    expect([one(), one(), one()]).toEqual([other(), other(), other()]);
});
