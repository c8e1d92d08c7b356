import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patiently } from "./patient";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function house(busy: number) {
    let asked = 0;
    const answers: string[] = [];
    const ask = () => (++asked > busy ? Promise.resolve("here") : Promise.reject(new Error("busy")));
    return { answers, asked: () => asked, ask, take: (answer: string) => void answers.push(answer) };
}

test("a house that was busy is asked again, until it answers", async () => {
    const it = house(2);
    patiently(it.ask, it.take);
    await vi.runAllTimersAsync();
    expect(it.answers).toEqual(["here"]);
    expect(it.asked()).toBe(3);
});

test("but not for ever", async () => {
    const it = house(99);
    patiently(it.ask, it.take);
    await vi.runAllTimersAsync();
    expect(it.answers).toEqual([]);
    expect(it.asked()).toBe(4);
});

test("nobody is told what nobody asks any more", async () => {
    const [early, late] = [house(0), house(2)];
    patiently(early.ask, early.take)();
    const giveUp = patiently(late.ask, late.take);
    await vi.advanceTimersByTimeAsync(100);
    giveUp();
    await vi.runAllTimersAsync();
    expect([...early.answers, ...late.answers]).toEqual([]);
    expect(late.asked()).toBe(1);
});
