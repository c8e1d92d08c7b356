import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import chapters from "./chapters.json";
import { pointsOf } from "./standing";
import TurnBoard from "./TurnBoard.svelte";
import type { ShowView } from "./view";

afterEach(() => (document.body.innerHTML = ""));

test("between two turns both sides stand there: names, points, who lives and who does not", async () => {
    const view = structuredClone(JSON.parse(chapters.steps.at(-1)!.after) as ShowView);
    const ours = view.figures.filter((one) => one.team === 0);
    for (const one of view.figures) one.status = "up";
    ours[0]!.status = "dead";
    const props = { view, names: ["Ana", "Boris"], turn: 2 };
    const board = mount(TurnBoard, { target: document.body, props });
    flushSync();
    const sides = [...document.querySelectorAll(".side")];
    expect(sides.map((one) => one.querySelector("em")!.textContent)).toEqual(["Ana", "Boris"]);
    expect(sides.map((one) => Number(one.querySelector("b")!.textContent))).toEqual([
        pointsOf(view, 0),
        pointsOf(view, 1),
    ]);
    expect(sides[0]!.querySelectorAll(".pips i")).toHaveLength(ours.length);
    expect(sides.map((one) => one.querySelectorAll(".out").length)).toEqual([1, 0]);
    await unmount(board);
});
