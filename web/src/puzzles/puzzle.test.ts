import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PuzzleInfo, PuzzleVerdict } from "../lib/wire";
import { Puzzle } from "./puzzle.svelte";
import { isSolved, keepSolved } from "./solved.svelte";

const option = (text: string) => ({ text, verb: text, arguments: {} });
const info = {
    id: "leaders-3",
    title: "leaders",
    number: 3,
    count: 4,
    following: "leaders-4",
    lang: "en",
    view: { at: "the question" },
    decision: { kind: "aim", rule: "L-1.1", options: ["a", "b"].map(option), refused: [], idle: [] },
    words: { question: "Where?", options: ["A", "B"], events: [] },
} as unknown as PuzzleInfo;
const solution = {
    action: "b",
    choices: [],
    brings: { then: "others", view: { at: "the answer" }, events: [], words: [] },
} as unknown as PuzzleVerdict["solution"];

const sent: unknown[] = [];
function answered(body: string): PuzzleVerdict {
    const asked = JSON.parse(body) as { action: string; solution: boolean };
    sent.push(asked);
    const right = asked.action === "b";
    return { right, chance: 0.2, best: 0.9, solution: right || asked.solution ? solution : null };
}

beforeEach(() => {
    sent.length = 0;
    localStorage.clear();
    vi.stubGlobal("fetch", (path: string, how: RequestInit) => {
        if (path.includes("leaders-9"))
            return Promise.resolve(Response.json({ code: "not-found", message: "" }, { status: 404 }));
        return Promise.resolve(Response.json(how.method === "GET" ? info : answered(String(how.body))));
    });
});
afterEach(() => vi.unstubAllGlobals());

async function begun(): Promise<Puzzle> {
    const puzzle = new Puzzle("leaders-3");
    await puzzle.load("en");
    return puzzle;
}

test("another choice is noted with its worth, and one may go on trying", async () => {
    const puzzle = await begun();
    await puzzle.act("a");
    expect([puzzle.verdict?.right, puzzle.tried.get("a"), puzzle.solution]).toEqual([false, 0.2, null]);
    expect(puzzle.position?.decision?.options).toHaveLength(2);
    expect(isSolved("leaders-3")).toBe(false);
});

test("the best choice is played on the board and remembered on this device", async () => {
    const puzzle = await begun();
    expect(puzzle.stage.view).toEqual({ at: "the question" });
    await puzzle.act("b");
    puzzle.stage.skip();
    expect(puzzle.stage.view).toEqual({ at: "the answer" });
    expect(puzzle.position?.decision).toBeNull();
    expect(JSON.parse(localStorage.getItem("euphoria.puzzles") ?? "[]")).toEqual(["leaders-3"]);
    puzzle.again();
    expect(puzzle.stage.view).toEqual({ at: "the question" });
    expect([puzzle.verdict, puzzle.tried.size]).toEqual([null, 0]);
});

test("the solution is asked for with what was tried, in the language of the page", async () => {
    const puzzle = await begun();
    await puzzle.act("a");
    await puzzle.giveUp();
    expect(sent.at(-1)).toEqual({ action: "a", lang: "en", solution: true });
    expect(puzzle.solution?.action).toBe("b");
});

test("the next one is the next that is not solved here", async () => {
    const puzzle = await begun();
    keepSolved("leaders-4");
    expect(puzzle.next).toBe("leaders-1");
    for (const number of [1, 2, 3]) keepSolved(`leaders-${number}`);
    expect(puzzle.next).toBe("leaders-4");
});

test("a puzzle that is not there is not the same as a house that does not answer", async () => {
    const missing = new Puzzle("leaders-9");
    await missing.load("en");
    expect(missing.failed).toBe("missing");
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    const away = new Puzzle("leaders-3");
    await away.load("en");
    expect(away.failed).toBe("unreachable");
});
