import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { GameEvent, Told } from "../lib/table.svelte";
import { Stage, type Performer, type Scene, type Stand } from "./stage.svelte";

const line = (number: number, event = "x", ply = number): Told => ({
    event: { number, ply, event },
    words: `line ${number}`,
});
const stand = (ply: number, ...told: Told[]): Stand => ({ view: { ply }, told });

/** A title that shows every event called `seen` for 100 ms, and writes down what it did. */
class Diary implements Performer {
    notes: string[] = [];
    more: Partial<Scene> = {};

    scene(event: GameEvent): Scene | null {
        if (event.event !== "seen") return null;
        return {
            lasts: 100,
            show: () => {
                this.notes.push(`+${event.number}`);
                return () => this.notes.push(`-${event.number}`);
            },
            ...this.more,
        };
    }
    clear(): void {}
}

let stage: Stage;
let diary: Diary;
const view = () => stage.view["ply"];
const pass = (time: number) => vi.advanceTimersByTime(time);

beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings, { motion: "auto", speed: "normal" });
    stage = new Stage();
    diary = new Diary();
    stage.perform(diary);
    stage.arrive(stand(0, line(0)));
});
afterEach(() => {
    vi.useRealTimers();
    Object.assign(settings, { motion: "auto", speed: "normal" });
});

describe("the stage", () => {
    test("the table never runs ahead of what was shown", () => {
        stage.arrive(stand(1, line(0), line(1, "seen"), line(2, "seen")));
        expect([view(), stage.busy, stage.told.length, diary.notes]).toEqual([0, true, 2, ["+1"]]);
        pass(100);
        expect([view(), stage.told.length, diary.notes]).toEqual([0, 3, ["+1", "-1", "+2"]]);
        pass(100);
        expect([view(), stage.busy, stage.stand?.view["ply"]]).toEqual([1, false, 1]);
    });

    test("what others do stands for a moment before the next thing happens", () => {
        const [one, two] = [line(1, "seen"), line(2, "seen")];
        stage.arrive(stand(1, line(0), one));
        stage.arrive(stand(2, line(0), one, two));
        pass(100);
        expect([view(), diary.notes]).toEqual([1, ["+1", "-1"]]);
        pass(599);
        expect(diary.notes).toEqual(["+1", "-1"]);
        pass(1);
        expect([view(), diary.notes]).toEqual([1, ["+1", "-1", "+2"]]);
    });

    test("what we did ourselves needs no rest", () => {
        stage = new Stage({ own: () => true });
        stage.perform(diary);
        stage.arrive(stand(0, line(0)));
        stage.arrive(stand(1, line(0), line(1)));
        stage.arrive(stand(2, line(0), line(1), line(2)));
        expect([view(), stage.busy]).toEqual([2, false]);
    });

    test("a scene may be shown on the table as it is afterwards, and take the events after it along", () => {
        diary.more = { after: true, takes: 1 };
        stage.arrive(stand(1, line(0), line(1, "seen"), line(2, "seen")));
        expect([view(), stage.told.length, diary.notes]).toEqual([1, 3, ["+1"]]);
        pass(100);
        expect([stage.busy, diary.notes]).toEqual([false, ["+1", "-1"]]);
    });

    test("it can be hurried and skipped", () => {
        const told = [line(0), line(1, "seen"), line(2, "seen"), line(3, "seen")];
        stage.arrive(stand(1, ...told));
        stage.hurry();
        expect([view(), diary.notes]).toEqual([0, ["+1", "-1", "+2"]]);
        stage.skip();
        expect([view(), stage.busy, stage.told.length]).toEqual([1, false, 4]);
        expect(diary.notes).toEqual(["+1", "-1", "+2", "-2"]);
    });

    test("a line of the log is shown once more on the table as it was then", () => {
        const one = line(1, "seen");
        stage.arrive(stand(1, line(0), one));
        stage.skip();
        stage.arrive(stand(2, line(0), one, line(2)));
        stage.skip();
        diary.notes = [];
        stage.repeat(one);
        expect([view(), stage.again, diary.notes]).toEqual([0, one, ["+1"]]);
        expect(stage.told).toHaveLength(3);
        expect(stage.stand?.view["ply"]).toBe(2);
        pass(100);
        expect([view(), stage.again, stage.busy]).toEqual([2, null, false]);
    });

    test("once more: everything since our own last choice, in order", () => {
        let own = true;
        stage = new Stage({ own: () => own });
        stage.perform(diary);
        stage.arrive(stand(0, line(0)));
        expect(stage.recalls).toBe(false);
        const told = [line(0), line(1, "seen"), line(2, "seen"), line(3, "seen")];
        stage.arrive(stand(1, ...told.slice(0, 2)));
        stage.skip();
        own = false;
        stage.arrive(stand(2, ...told.slice(0, 3)));
        stage.arrive(stand(3, ...told));
        stage.skip();
        diary.notes = [];
        stage.recap();
        expect(view()).toBe(1);
        pass(1_000);
        expect(diary.notes).toEqual(["+2", "-2", "+3", "-3"]);
        expect([view(), stage.busy]).toEqual([3, false]);
    });

    test("a line of which there is nothing to be seen is said again; the first time it is not waited for", () => {
        const quiet = line(1);
        stage.arrive(stand(1, line(0), quiet));
        stage.arrive(stand(2, line(0), quiet, line(2)));
        pass(700);
        expect([view(), stage.busy]).toEqual([2, false]);
        stage.repeat(quiet);
        expect([view(), stage.scene?.line, stage.scene?.scene.moment]).toEqual([0, quiet, true]);
        pass(1_800);
        expect([view(), stage.busy]).toEqual([2, false]);
    });

    test("another speed, another time; off: at once", () => {
        settings.speed = "calm";
        stage.arrive(stand(1, line(0), line(1, "seen")));
        pass(179);
        expect(stage.busy).toBe(true);
        pass(1);
        expect(stage.busy).toBe(false);
        settings.speed = "off";
        stage.arrive(stand(2, line(0), line(1, "seen"), line(2, "seen")));
        expect([view(), stage.busy]).toEqual([2, false]);
        expect(diary.notes).toEqual(["+1", "-1"]);
    });

    test("where nothing should move, only what stands still is shown, still one thing at a time", () => {
        settings.motion = "off";
        const [one, two] = [line(1, "seen"), line(2, "seen")];
        stage.arrive(stand(1, line(0), one));
        expect([view(), stage.busy, diary.notes]).toEqual([1, false, []]);
        stage.arrive(stand(2, line(0), one, two));
        expect(view()).toBe(1);
        diary.more = { still: true };
        pass(1_300);
        expect([view(), diary.notes]).toEqual([1, ["+2"]]);
    });

    test("a step back, a jump or a long absence is not played", () => {
        stage.arrive(stand(1, line(0), line(1, "seen")));
        stage.arrive(stand(0, line(0)));
        expect([view(), stage.busy]).toEqual([0, false]);
        stage.arrive(stand(5, line(40), line(41, "seen")));
        expect([view(), stage.busy]).toEqual([5, false]);
        const many = Array.from({ length: 70 }, (_, at) => line(41 + at, "seen"));
        stage.arrive(stand(9, line(40), ...many));
        expect([view(), stage.busy]).toEqual([9, false]);
    });

    test("nobody looks on while their own clock runs out", () => {
        let urgent = false;
        stage = new Stage({ urgent: () => urgent });
        stage.perform(diary);
        stage.arrive(stand(0, line(0)));
        stage.arrive(stand(1, line(0), line(1, "seen"), line(2, "seen")));
        urgent = true;
        pass(100);
        expect([view(), stage.busy]).toEqual([1, false]);
    });
});
