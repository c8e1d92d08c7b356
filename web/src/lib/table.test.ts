import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DecisionInfo, Position, TableInfo, ToClient, Words } from "./wire";
import { Problem } from "./api";
import { settings } from "./settings.svelte";
import { TableClient, type GameEvent } from "./table.svelte";

type Said = Record<string, unknown> & { type: string };

/** The house's end of the line, in the hands of the test. */
class FakeSocket {
    static OPEN = 1;
    static all: FakeSocket[] = [];
    static get last(): FakeSocket {
        return FakeSocket.all.at(-1)!;
    }
    readyState = 0;
    sent: Said[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number; reason: string }) => void) | null = null;

    constructor(readonly url: string) {
        FakeSocket.all.push(this);
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text) as Said);
    }
    close(): void {
        this.drop(1000);
    }
    open(): void {
        this.readyState = FakeSocket.OPEN;
        this.onopen?.();
    }
    tell(...messages: ToClient[]): void {
        for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    }
    drop(code = 1006, reason = ""): void {
        this.readyState = 3;
        this.onclose?.({ code, reason });
    }
    of(type: string): Said[] {
        return this.sent.filter((one) => one.type === type);
    }
}

const TABLE = { type: "table", table: { id: "t1", you: 0, phase: "playing" } as TableInfo } as const;

const decision = (...texts: string[]): DecisionInfo => ({
    kind: "action",
    rule: "L-8.1",
    sealed: false,
    options: texts.map((text) => ({ text, verb: text.split(" ")[0]!, arguments: {} })),
    refused: [],
    idle: [],
    posed: 0,
});
const position = (ply: number, asked: DecisionInfo | null = null, epoch = 0): Position => ({
    type: "position",
    ply,
    epoch,
    view: { ply },
    decision: asked,
    waiting: [],
    undo: false,
    standing: [],
});
const words = (ply: number, given: Partial<Words> = {}): Words => ({
    type: "words",
    lang: "en",
    ply,
    epoch: 0,
    first: 0,
    reset: false,
    events: [],
    question: "",
    options: [],
    refused: [],
    waiting: "",
    result: "",
    ...given,
});
const events = (first: number, count: number, reset = false, epoch = 0): ToClient => ({
    type: "events",
    epoch,
    first,
    reset,
    events: Array.from({ length: count }, (_, at): GameEvent => ({ number: first + at, ply: 0, event: "x" })),
});

let client: TableClient;

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    Object.assign(settings, { language: "en", speed: "off" });
    client = new TableClient("t1", "secret");
    FakeSocket.last.open();
});
afterEach(() => {
    client.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** The line is cut and comes back. */
function mend(): FakeSocket {
    FakeSocket.last.drop();
    vi.advanceTimersByTime(10_000);
    FakeSocket.last.open();
    return FakeSocket.last;
}

describe("the line", () => {
    it("begins with who we are and what we have", () => {
        expect(FakeSocket.last.url).toMatch(/\/ws\/tables\/t1$/);
        expect(FakeSocket.last.sent[0]).toEqual({
            type: "hello",
            invitation: "secret",
            epoch: 0,
            events: 0,
            chat: -1,
            lang: "en",
        });
    });

    it("says after a cut what it has, and shows what it had meanwhile", () => {
        FakeSocket.last.tell(TABLE, events(0, 2), position(3), words(3, { events: ["a", "b"], reset: true }));
        FakeSocket.last.tell({
            type: "chat",
            messages: [{ number: 7, room: "table", seat: 1, to: null, name: "Bo", text: "hi", at: 0 }],
        });
        FakeSocket.last.drop();
        expect(client.line).toBe("lost");
        expect(client.position?.ply).toBe(3);
        vi.advanceTimersByTime(1_000);
        FakeSocket.last.open();
        expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", events: 2, chat: 7 });
        FakeSocket.last.tell(TABLE);
        expect(client.line).toBe("open");
    });

    it("waits longer after each failure, but not for ever", () => {
        for (let failures = 0; failures < 8; failures++) {
            FakeSocket.last.drop();
            const lines = FakeSocket.all.length;
            vi.advanceTimersByTime(8_000);
            expect(FakeSocket.all.length).toBe(lines + 1);
        }
    });

    it("is closed for good where the house says so", async () => {
        const answer = client.act("skip");
        FakeSocket.last.drop(4404, "not-found");
        await expect(answer).rejects.toMatchObject({ code: "not-found" });
        expect([client.line, client.closed]).toEqual(["closed", "not-found"]);
        vi.advanceTimersByTime(60_000);
        expect(FakeSocket.all.length).toBe(1);
    });

    it("notices a line that died in silence", () => {
        FakeSocket.last.tell(TABLE, { type: "pong", n: 0, now: Date.now() });
        const line = FakeSocket.last;
        vi.advanceTimersByTime(2_400);
        expect(line.of("ping").length).toBe(2);
        // Within five seconds we say that we hear nothing; what was only slow is heard again.
        vi.advanceTimersByTime(2_300);
        expect([client.silent, client.line]).toEqual([true, "open"]);
        line.tell({ type: "pong", n: 0, now: Date.now() });
        expect(client.silent).toBe(false);
        vi.advanceTimersByTime(5_000);
        expect(client.silent).toBe(true);
        vi.advanceTimersByTime(8_000);
        expect([client.silent, client.line]).toEqual([false, "lost"]);
    });

    it("learns how far the house's clock is ahead", () => {
        FakeSocket.last.tell(TABLE, { type: "pong", n: 0, now: Date.now() + 5_000 });
        expect(client.ahead).toBe(5_000);
    });
});

describe("taking back", () => {
    const seats = (...kinds: string[]) =>
        kinds.map((kind, seat) => ({ seat, kind, name: "", online: true, standin: false }));
    const table = (...kinds: string[]): ToClient => ({
        type: "table",
        table: { id: "t1", you: 0, phase: "playing", seats: seats(...kinds) } as unknown as TableInfo,
    });
    async function choose(): Promise<FakeSocket> {
        const line = FakeSocket.last;
        line.tell(position(4, decision("skip")), words(4, { reset: true, options: ["Skip"] }));
        const answer = client.act("skip");
        line.tell({ type: "ack", key: String(line.of("act").at(-1)!["key"]), ply: 5 });
        await answer;
        line.tell(position(9), words(9));
        return line;
    }
    beforeEach(() => sessionStorage.clear());

    it("goes back to before our choice, whatever bots have done since", async () => {
        FakeSocket.last.tell(table("person", "bot", "bot"));
        const line = await choose();
        expect(client.takesBack).toBe(true);
        await client.takeBack();
        expect(line.of("propose")).toMatchObject([{ kind: "takeback", ply: 4 }]);
        expect(client.takesBack).toBe(false);
    });

    it("needs more than that where other people sit", async () => {
        FakeSocket.last.tell(table("person", "person", "bot"));
        const line = await choose();
        expect(client.takesBack).toBe(false);
        await client.takeBack();
        expect(line.of("propose")).toEqual([]);
    });
});

describe("an answer", () => {
    it("is sent again with the same key until it is acknowledged", async () => {
        FakeSocket.last.tell(TABLE, position(4), words(4, { reset: true }));
        const answer = client.act("skip");
        const [first] = FakeSocket.last.of("act");
        expect(first).toMatchObject({ action: "skip", ply: 4 });
        expect(client.sent).toBe("skip");
        const line = mend();
        expect(line.of("act")).toEqual([]); // not before the house has let us in
        line.tell(TABLE);
        expect(line.of("act")).toEqual([first]);
        line.tell({ type: "ack", key: first!["key"] as string, ply: 5 });
        await expect(answer).resolves.toBe(5);
        expect(client.sent).toBe("");
        mend().tell(TABLE);
        expect(FakeSocket.last.of("act")).toEqual([]);
    });

    it("that is refused says why", async () => {
        const answer = client.act("shoot");
        const key = FakeSocket.last.of("act")[0]!["key"] as string;
        FakeSocket.last.tell({ type: "error", code: "refused", message: "no", key, facts: { rule: "L-1" } });
        await expect(answer).rejects.toEqual(new Problem("refused", "no", { rule: "L-1" }));
    });

    it("without a key complains to whoever listens", () => {
        const heard: Problem[] = [];
        client.onProblem = (problem) => heard.push(problem);
        client.propose("abandon");
        FakeSocket.last.tell({ type: "error", code: "conflict", message: "not now" });
        expect(heard.map((one) => one.code)).toEqual(["conflict"]);
    });
});

describe("what is told", () => {
    it("grows by what is new, and lines that were there stay the same objects", () => {
        FakeSocket.last.tell(TABLE, events(0, 2), position(1), words(1, { events: ["a", "b"], reset: true }));
        const [a, b] = client.told;
        FakeSocket.last.tell(events(2, 1), position(2), words(2, { first: 2, events: ["c"] }));
        expect(client.told.map((one) => one.words)).toEqual(["a", "b", "c"]);
        expect(client.told[0]).toBe(a);
        expect(client.told[1]).toBe(b);
        expect(client.told[2]!.event.number).toBe(2);
    });

    it("begins anew after a take-back by consent", () => {
        FakeSocket.last.tell(
            TABLE,
            events(0, 3),
            position(9),
            words(9, { events: ["a", "b", "c"], reset: true }),
        );
        FakeSocket.last.tell(
            events(0, 1, true, 1),
            position(2, null, 1),
            words(2, { epoch: 1, events: ["a"], reset: true }),
        );
        expect(client.told.map((one) => one.words)).toEqual(["a"]);
        const line = mend();
        expect(line.sent[0]).toMatchObject({ epoch: 1, events: 1 });
    });

    it("of a long game is only its end", () => {
        FakeSocket.last.tell(
            TABLE,
            events(500, 2, true),
            position(90),
            words(90, { first: 500, events: ["y", "z"], reset: true }),
        );
        FakeSocket.last.tell(events(502, 1), position(91), words(91, { first: 502, events: ["!"] }));
        expect(client.told.map((one) => [one.event.number, one.words])).toEqual([
            [500, "y"],
            [501, "z"],
            [502, "!"],
        ]);
    });

    it("is said again in another language", () => {
        FakeSocket.last.tell(
            TABLE,
            events(0, 1),
            position(1),
            words(1, { events: ["You win"], reset: true }),
        );
        client.speak("ru");
        expect(FakeSocket.last.of("lang")).toEqual([{ type: "lang", lang: "ru" }]);
        FakeSocket.last.tell(words(1, { lang: "ru", events: ["Вы победили"], reset: true }));
        expect(client.told.map((one) => one.words)).toEqual(["Вы победили"]);
        settings.language = "ru";
        expect(mend().sent[0]).toMatchObject({ lang: "ru" });
    });
});

describe("a question", () => {
    it("is shown together with its words", () => {
        FakeSocket.last.tell(TABLE, position(1), words(1, { reset: true }));
        FakeSocket.last.tell(position(2, decision("skip")));
        expect(client.position?.ply).toBe(1);
        FakeSocket.last.tell(words(2, { options: ["Do nothing"] }));
        expect(client.position?.decision?.options.length).toBe(client.words?.options.length);
        expect(client.position?.ply).toBe(2);
    });

    it("does not wait for words that are here already", () => {
        FakeSocket.last.tell(TABLE, position(1), words(1, { reset: true }));
        FakeSocket.last.tell({ ...position(1), undo: true });
        expect(client.position?.undo).toBe(true);
    });
});
