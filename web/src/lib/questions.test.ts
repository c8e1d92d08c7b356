import { describe, expect, it, vi } from "vitest";
import { Problem } from "./api";
import { Questions } from "./questions";

/** An answer that comes when the test wants it. */
function open<T>(): { promise: Promise<T>; come: (answer: T) => void; fail: () => void } {
    let come!: (answer: T) => void;
    let fail!: () => void;
    const promise = new Promise<T>((done, failed) => {
        come = done;
        fail = () => failed(new Problem("unreachable", ""));
    });
    return { promise, come, fail };
}
const soon = () => new Promise((done) => setTimeout(done));

describe("questions about a position", () => {
    it("are asked once", async () => {
        const questions = new Questions();
        const house = vi.fn(async () => 7);
        const both = [questions.ask("p1", "a", house), questions.ask("p1", "a", house)];
        expect(await Promise.all(both)).toEqual([7, 7]);
        expect(await questions.ask("p1", "a", house)).toBe(7);
        expect(house).toHaveBeenCalledTimes(1);
        await questions.ask("p1", "b", house);
        await questions.ask("p2", "a", house);
        expect(house).toHaveBeenCalledTimes(3);
    });

    it("are asked one after the other", async () => {
        const questions = new Questions();
        const [first, second] = [open<number>(), open<number>()];
        const house = vi.fn((of: typeof first) => of.promise);
        void questions.ask("p1", "a", () => house(first));
        const later = questions.ask("p1", "b", () => house(second));
        await soon();
        expect(house).toHaveBeenCalledTimes(1);
        first.come(1);
        await soon();
        expect(house).toHaveBeenCalledTimes(2);
        second.come(2);
        expect(await later).toBe(2);
    });

    it("do not wait where somebody is about to choose", async () => {
        const questions = new Questions();
        void questions.ask("p1", "a", () => open<number>().promise);
        expect(await questions.ask("p1", "b", async () => 3, false)).toBe(3);
    });

    it("are not asked any more when the position has changed", async () => {
        const questions = new Questions();
        const first = open<number>();
        const house = vi.fn(async () => 5);
        const asked = questions.ask("p1", "a", () => first.promise);
        await soon();
        const late = questions.ask("p1", "b", house);
        const fresh = questions.ask("p2", "c", house);
        first.come(1);
        await expect(late).rejects.toMatchObject({ code: "stale" });
        expect([await asked, await fresh]).toEqual([1, 5]);
        expect(house).toHaveBeenCalledTimes(1);
    });

    it("are asked again after a failure, and hold up nobody", async () => {
        const questions = new Questions();
        const first = open<number>();
        const failed = questions.ask("p1", "a", () => first.promise);
        const other = questions.ask("p1", "b", async () => 2);
        first.fail();
        await expect(failed).rejects.toMatchObject({ code: "unreachable" });
        expect(await other).toBe(2);
        expect(await questions.ask("p1", "a", async () => 1)).toBe(1);
    });
});
