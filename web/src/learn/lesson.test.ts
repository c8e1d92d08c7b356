import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LessonFrame, LessonInfo, Words } from "../lib/wire";
import { Lesson } from "./lesson.svelte";

const asked: string[] = [];
const words = (event: string): Words => ({ events: [event] }) as unknown as Words;
const frame = (name: string, expect: string[] = []): LessonFrame => ({
    view: {},
    decision: null,
    words: words(name),
    events: [{ event: name, number: 0, ply: 0 }],
    lines: [],
    head: name,
    say: name,
    rule: "L-1.1",
    expect,
    instead: expect.length ? `not yet: ${name}` : "",
});
const info = (made: number[]): LessonInfo => ({
    title: "leaders",
    name: "Leaders",
    lang: "en",
    you: 0,
    names: [],
    made,
    frames: [
        frame("look"),
        frame("free", ["a", "b"]),
        frame(`after ${made[0] ?? 0}`, ["c", "d"]),
        frame("end"),
    ],
});

beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("fetch", (path: string) => {
        asked.push(path);
        const made = new URL(path, "http://house").searchParams.get("made") ?? "";
        return Promise.resolve(Response.json(info(made ? made.split(",").map(Number) : [])));
    });
});
afterEach(() => vi.unstubAllGlobals());

async function begun(): Promise<Lesson> {
    const lesson = new Lesson("leaders");
    await lesson.load("en");
    return lesson;
}

test("where nothing is to be chosen one goes on, elsewhere not", async () => {
    const lesson = await begun();
    lesson.next();
    expect(lesson.frame?.head).toBe("free");
    lesson.next();
    expect(lesson.frame?.head).toBe("free");
});

test("another choice is answered kindly and changes nothing", async () => {
    const lesson = await begun();
    lesson.next();
    expect(await lesson.choose("x")).toBe(false);
    expect([lesson.answer, lesson.frame?.head]).toEqual(["not yet: free", "free"]);
    expect(await lesson.choose("a")).toBe(true);
    expect(lesson.answer).toBe("");
});

test("the expected way needs no further request", async () => {
    const lesson = await begun();
    lesson.next();
    await lesson.choose("a");
    await lesson.choose("c");
    expect(lesson.last).toBe(true);
    expect(asked).toHaveLength(1);
    expect(lesson.made).toBe("0,0");
});

test("a free choice of one's own is played by the house", async () => {
    const lesson = await begun();
    lesson.next();
    await lesson.choose("b");
    expect(lesson.frame?.head).toBe("after 1");
    await lesson.choose("d");
    expect(asked.at(-1)).toContain("made=1,1");
    expect(lesson.told.map((one) => one.words)).toEqual(["look", "free", "after 1", "end"]);
});

test("going back and choosing anew forgets what followed", async () => {
    const lesson = await begun();
    lesson.next();
    await lesson.choose("b");
    lesson.back();
    await lesson.choose("a");
    expect(lesson.frame?.head).toBe("after 0");
    expect(lesson.made).toBe("0");
    lesson.restart();
    expect([lesson.at, lesson.made]).toEqual([0, ""]);
});

test("a language comes with the same choices, at the same step", async () => {
    const lesson = await begun();
    lesson.next();
    await lesson.choose("b");
    await lesson.load("ru");
    expect(asked.at(-1)).toContain("lang=ru&made=1");
    expect(lesson.at).toBe(2);
});

/** A learner after the first choice, and what is then sent to a house that gives this answer. */
async function afterAChoice(answer: unknown): Promise<[Lesson, unknown[]]> {
    const lesson = await begun();
    lesson.next();
    await lesson.choose("b");
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", (path: string, how: RequestInit) => {
        sent.push(path, JSON.parse(String(how.body)));
        return Promise.resolve(Response.json(answer));
    });
    return [lesson, sent];
}

test("what is worked out belongs to the step and the choices before it", async () => {
    const [lesson, sent] = await afterAChoice({ answer: { far: 3 } });
    expect(await lesson.workOut({ ask: "distance" })).toEqual({ far: 3 });
    expect(sent).toEqual(["/api/lessons/leaders/ask", { step: 2, made: [1], question: { ask: "distance" } }]);
});

test("what an answer would bring is asked at the step, in the language of the lesson", async () => {
    const [lesson, sent] = await afterAChoice({ then: "luck", events: [], words: ["So."], view: null });
    expect((await lesson.preview("draw")).words).toEqual(["So."]);
    const asked = { step: 2, made: [1], action: "draw", lang: lesson.info!.lang };
    expect(sent).toEqual(["/api/lessons/leaders/preview", asked]);
});
