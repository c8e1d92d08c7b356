import { describe, expect, test } from "vitest";
import { meant } from "./near";

describe("what is meant", () => {
    const expected = ["leave 24.082,6.912", "leave 23.729,7.149"];
    test("the option itself", () => expect(meant("leave 23.729,7.149", expected)).toBe(1));
    test("a place within an inch, of several the nearest", () => {
        expect(meant("leave 24.2,6.5", expected)).toBe(0);
        expect(meant("leave 23.4,7.3", expected)).toBe(1);
        expect(meant("leave 25.59,7.92", expected)).toBe(-1);
    });
    test("of a path its end", () => {
        expect(meant("move 2,2>18.3,8.2", ["move 18,8.41"])).toBe(0);
        expect(meant("move 18,8.41>2,2", ["move 18,8.41"])).toBe(-1);
    });
    test("the same deed on the same floor only", () => {
        expect(meant("jump 18,9.6", ["climb 18,9.6@1"])).toBe(-1);
        expect(meant("climb 18,9.6@2", ["climb 18,9.61@1"])).toBe(-1);
        expect(meant("climb 18,9.6@1", ["climb 18,9.61@1"])).toBe(0);
    });
    test("where there are no places, nothing is near", () => {
        expect(meant("roll 2", ["roll 3"])).toBe(-1);
        expect(meant("done", ["deck"])).toBe(-1);
    });
});
