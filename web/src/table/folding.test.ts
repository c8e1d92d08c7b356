import { expect, test } from "vitest";
import type { Told } from "../lib/table.svelte";
import { folded } from "./folding";

const line = (number: number, event: string): Told => ({
    event: { number, ply: 1, event },
    words: `${number}`,
});

test("only what follows itself is folded, and only of the kinds named", () => {
    const told = [
        line(0, "turn"),
        line(1, "tie"),
        line(2, "tie"),
        line(3, "hit"),
        line(4, "hit"),
        line(5, "tie"),
    ];
    const lines = folded(told, ["tie"]);
    expect(lines.map(({ words, more }) => [words, more.map((one) => one.words)])).toEqual([
        ["0", []],
        ["1", ["2"]],
        ["3", []],
        ["4", []],
        ["5", []],
    ]);
    expect(folded(told, [])).toHaveLength(6);
});
