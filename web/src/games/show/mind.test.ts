import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../board";
import { Mind } from "./mind.svelte";
import type { ShowView } from "./view";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const figure = (name: string) => ({ figure: name, status: "up", aim: 6 });
const view = {
    about: "A.nikolai",
    figures: [figure("A.nikolai"), figure("B.blanca")],
} as unknown as ShowView;

/** Somebody who aims, at a house that answers as it is told to. */
function aiming(answer: () => Promise<unknown>): Mind {
    const mind = new Mind(
        () => ({ workOut: answer }) as unknown as BoardProps,
        () => view,
        () => null,
    );
    mind.aimAt("B.blanca");
    return mind;
}

test("what numbers would move is not offered before they are there", async () => {
    const mind = aiming(() => Promise.resolve({}));
    expect(mind.counting).toBe(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(mind.counting).toBe(false);
    mind.aimAt("B.blanca", "first", 2);
    expect(mind.counting, "other numbers take the place of these").toBe(false);
});

test("who is not answered may shoot all the same, soon", async () => {
    const refused = aiming(() => Promise.reject(new Error("busy")));
    await vi.advanceTimersByTimeAsync(10);
    expect(refused.counting).toBe(false);
    const silent = aiming(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(900);
    expect(silent.counting).toBe(true);
    expect(silent.late).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(silent.counting).toBe(false);
    expect(silent.late, "what comes now must move nothing").toBe(true);
});

test("numbers that come late stay where they move nothing, until another target is taken", async () => {
    let answer: (found: unknown) => void = () => undefined;
    const mind = aiming(() => new Promise((done) => (answer = done)));
    await vi.advanceTimersByTimeAsync(1_100);
    for (let asked = 0; asked < 3; asked++) {
        answer({});
        await vi.advanceTimersByTimeAsync(1);
    }
    expect(mind.odds).not.toBeNull();
    expect(mind.late).toBe(true);
    mind.aimAt("A.nikolai");
    mind.clearTarget();
    mind.aimAt("B.blanca");
    expect(mind.late).toBe(false);
});

test("who lets go waits for nothing", () => {
    const mind = aiming(() => new Promise(() => undefined));
    mind.clearTarget();
    expect(mind.counting).toBe(false);
});
