import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment, Timeline } from "../lib/wire";
import { movement, type Mover } from "./keys";
import { columnsFor, indexOf, Player, stopsOf, stretch, turnsOf } from "./player.svelte";

const moment = (at: number, event = "leaders-arms"): Moment => ({
    at,
    ply: at,
    seat: 0,
    event,
    rule: "L-1.1",
    words: `moment ${at}`,
});
const TIMELINE: Timeline = {
    length: 12,
    // The cards are dealt in the first entry; what was told then belongs to the first moment.
    ends: [1, 2, 3, 7, 10, 12],
    moments: [
        moment(1),
        moment(2),
        moment(3, "leaders-turn"),
        moment(3),
        moment(7, "leaders-turn"),
        moment(10),
    ],
};
const asked: string[] = [];

beforeEach(() => {
    asked.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (path: string) => {
        asked.push(path);
        const query = new URL(path, "http://house").searchParams;
        const at = Number(query.get("at"));
        const answer = path.includes("/timeline")
            ? TIMELINE
            : path.includes("/replay")
              ? {
                    at,
                    length: 12,
                    ply: at,
                    entry: null,
                    view: {},
                    events: [],
                    done: "",
                    words: [],
                    lines: [],
                }
              : { table: { id: "x", title: "leaders", you: 2, seats: [] }, path: "" };
        return Promise.resolve(Response.json(answer));
    });
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

async function opened(eyes = "", at = 0): Promise<Player> {
    const player = new Player("x");
    await player.open(eyes, at, "en");
    return player;
}

test("the stops are where something is told, from the first question to the end", () => {
    expect(stopsOf(TIMELINE)).toEqual([1, 2, 3, 7, 10, 12]);
    expect(stopsOf(null)).toEqual([0]);
    expect(turnsOf(TIMELINE, stopsOf(TIMELINE), "leaders")).toEqual([2, 3]);
    expect(indexOf([0, 1, 3], 2)).toBe(1);
});

test("without other wishes it begins at the first question, with the eyes of one's own seat", async () => {
    const player = await opened();
    expect([player.eyes, player.at]).toEqual(["2", 1]);
    expect(asked.filter((path) => path.includes("open"))).toEqual([]);
    expect(player.past).toBe(1);
});

test("a link leads to its moment, or to the last one before it", async () => {
    const player = await opened("spectator", 8);
    expect([player.eyes, player.at, player.frame?.at]).toEqual(["spectator", 7, 7]);
    expect(player.past).toBe(5);
});

test("steps, turns and both ends", async () => {
    const player = await opened();
    player.step(1);
    expect(player.at).toBe(2);
    player.turn(1);
    expect(player.at).toBe(3);
    player.turn(1);
    player.turn(1);
    expect(player.at).toBe(12);
    player.step(1);
    expect(player.at).toBe(12);
    player.turn(-1);
    expect(player.at).toBe(7);
    await player.go(0);
    player.step(-1);
    expect(player.at).toBe(1);
});

test("what comes next is fetched ahead, and nothing twice", async () => {
    const player = await opened();
    await player.go(1);
    await player.go(2);
    await player.go(1);
    const frames = asked.filter((path) => path.includes("/replay"));
    expect(new Set(frames).size).toBe(frames.length);
    expect(frames.at(-1)).toContain("at=7");
});

test("it plays to the end and stops there", async () => {
    const player = await opened("", 7);
    player.play();
    expect(player.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([player.at, player.playing]).toEqual([12, false]);
});

test("at normal speed it goes on when all has been shown; who is in a hurry does not wait", async () => {
    for (const [speed, waits] of [
        [1, true],
        [2, false],
    ] as const) {
        const player = await opened("", 7);
        let busy = true;
        player.busy = () => busy;
        player.speed = speed;
        player.play();
        await vi.advanceTimersByTimeAsync(3_000);
        expect(player.at === 7, `${speed}`).toBe(waits);
        busy = false;
        await vi.advanceTimersByTimeAsync(500);
        expect(player.at).toBeGreaterThan(7);
        player.pause();
    }
});

test("what the house refuses is told by its code", async () => {
    vi.stubGlobal("fetch", () =>
        Promise.resolve(Response.json({ code: "conflict", message: "not over" }, { status: 409 })),
    );
    expect((await opened()).failed).toBe("conflict");
});

test("keys move through time, but not while somebody writes or presses a button", () => {
    const done: string[] = [];
    const mover: Mover = {
        playing: false,
        step: (by) => done.push(`step ${by}`),
        turn: (by) => done.push(`turn ${by}`),
        go: (index) => done.push(index ? "end" : "start"),
        play: () => done.push("play"),
        pause: () => done.push("pause"),
    };
    const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}) => {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
        on.addEventListener("keydown", (heard) => movement(heard as KeyboardEvent, mover), { once: true });
        on.dispatchEvent(event);
    };
    for (const key of ["ArrowRight", "ArrowLeft", "PageDown", "PageUp", "Home", "End", " ", "x"]) press(key);
    expect(done).toEqual(["step 1", "step -1", "turn 1", "turn -1", "start", "end", "play"]);
    done.length = 0;
    const [field, button] = [document.createElement("input"), document.createElement("button")];
    press("ArrowRight", field);
    press(" ", button);
    press("ArrowLeft", document.body, { altKey: true });
    expect(done).toEqual([]);
    press("ArrowRight", button);
    expect(done).toEqual(["step 1"]);
});

test("boards side by side take the columns that leave them largest", () => {
    expect(columnsFor(1, 1000, 500)).toBe(1);
    expect(columnsFor(2, 1366, 570)).toBe(2);
    expect(columnsFor(2, 600, 1200)).toBe(1);
    expect(columnsFor(5, 1366, 570)).toBe(3);
    expect(columnsFor(8, 1366, 570)).toBe(4);
});

test("a turn goes from its beginning to the last stop before the next one", () => {
    expect(stretch([2, 5], 3, 8)).toEqual([2, 3, 4]);
    expect(stretch([2, 5], 2, 8)).toEqual([2, 3, 4]);
    expect(stretch([2, 5], 7, 8)).toEqual([5, 6, 7]);
    expect(stretch([2, 5], 1, 8)).toEqual([0, 1]);
    expect(stretch([], 1, 3)).toEqual([0, 1, 2]);
});
