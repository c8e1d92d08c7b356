import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Hands, type Around } from "./hands.svelte";
import { someField } from "./space/sample";
import type { Place } from "./view";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Hands at a table, and the places that were asked about while something was carried. */
function carrying(): { hands: Hands; asked: Place[] } {
    const field = someField();
    const asked: Place[] = [];
    const mind = {
        verb: "go",
        mover: "A.nikolai",
        drawn: null,
        field: () => field,
        view: () => ({ figures: [], gone: [] }),
        name: (place: Place) => void asked.push(place),
        putDown: () => Promise.resolve(),
        cancel: () => undefined,
    };
    return { hands: new Hands({ mind, level: () => 0 } as unknown as Around), asked };
}

test("where a drag comes to rest is asked about, however quickly it came there", () => {
    const { hands, asked } = carrying();
    vi.advanceTimersByTime(1_000);
    hands.drag([100, 100, 0]);
    hands.drag([110, 100, 0]);
    hands.drag([120, 100, 0]);
    expect(asked).toEqual([[5_000, 31_000, 0]]);
    vi.advanceTimersByTime(200);
    expect(asked).toEqual([
        [5_000, 31_000, 0],
        [6_000, 31_000, 0],
    ]);
});

test("what is let go of is asked about once, and what is called off not at all", () => {
    const { hands, asked } = carrying();
    vi.advanceTimersByTime(1_000);
    hands.drag([100, 100, 0]);
    hands.drag([120, 100, 0]);
    hands.drop([120, 100, 0]);
    vi.advanceTimersByTime(200);
    expect(asked).toHaveLength(2);
    hands.drag([140, 100, 0]);
    hands.drag([160, 100, 0]);
    hands.leave();
    vi.advanceTimersByTime(200);
    expect(asked).toHaveLength(3);
});
