/** A table as this page knows it, kept up to date by its socket.
 *
 *  The house is right and the page only shows: what arrives replaces what was known. A cut line is mended by
 *  itself; the page says what it has and gets what it missed. An answer without an acknowledgement is sent
 *  again with the same key, so it is never done twice. */
import { freshKey, get, post, Problem } from "./api";
import { Stage, type Stand } from "../games/stage.svelte";
import { Questions } from "./questions";
import { settings } from "./settings.svelte";
import type {
    Act,
    Checked,
    HintInfo,
    Hints,
    Message,
    Position,
    Previewed,
    Region,
    Say,
    TableInfo,
    ToClient,
    Undo,
    Words,
    WorkedOut,
} from "./wire";

export type GameEvent = Record<string, unknown> & {
    number: number;
    ply: number;
    event: string;
    rule?: string;
};
export type Line = "connecting" | "open" | "lost" | "closed";

/** An event with its sentence, as the log shows it. */
export interface Told {
    event: GameEvent;
    words: string;
}

/** All that the house says about a moment of the game. */
interface Moment extends Stand {
    position: Position;
    words: Words | null;
}

type Request = Act | Undo | Say;
interface Pending {
    request: Request;
    done: (ply: number) => void;
    failed: (problem: Problem) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** How often we ask whether the line still stands, how long the house may take before we say that we hear nothing,
 *  and after which time we hang up and try anew. */
const PULSE = 2_400;
const SILENCE = 2_200;
const PATIENCE = 10_000;

/** So many of our own choices are remembered. */
const KEPT = 50;
/** With less time left on our clock than this, nobody wants to look on. */
const HURRY = 15_000;

export class TableClient {
    /** What happens, one thing at a time; all that follows here is as far as it has been shown. */
    readonly stage = new Stage<Moment>({
        own: ({ position: { decision } }, after) =>
            decision !== null && (!decision.sealed || decision.posed === after.position.decision?.posed),
        urgent: () => this.#timeRunsOut(),
    });
    readonly position = $derived.by(() => {
        const position = this.stage.stand?.position ?? null;
        // Nobody is asked before they have seen what it is about.
        return position?.decision && this.stage.busy ? { ...position, decision: null } : position;
    });
    readonly words = $derived.by(() => this.stage.stand?.words ?? null);
    readonly told = $derived.by(() => this.stage.told);
    /** The end comes when it has been shown. */
    readonly table = $derived.by((): TableInfo | null => {
        const table = this.#table;
        const early = table?.phase === "over" && this.position?.waiting.length;
        return table && early ? { ...table, phase: "playing", result: null } : table;
    });
    #table = $state.raw<TableInfo | null>(null);
    chat = $state.raw<Message[]>([]);
    line = $state<Line>("connecting");
    /** The line stands, but the house does not answer. */
    silent = $state(false);
    /** Why the line was closed for good, as a code of the protocol. */
    closed = $state("");
    /** Server's clock minus ours, in milliseconds. */
    ahead = $state(0);
    /** The answer or undo that is under way and not yet acknowledged. */
    sent = $state("");
    /** What the house says about things it was not asked with a key. */
    onProblem: (problem: Problem) => void = () => {};

    #socket: WebSocket | null = null;
    #wait = FIRST_WAIT;
    #timer = 0;
    #ended = false;
    #pending = new Map<string, Pending>();
    #events: GameEvent[] = [];
    #firstEvent = 0;
    #firstSentence = 0;
    #epoch = 0;
    /** A position whose words are not here yet. */
    #next: Position | null = null;
    /** The newest that the house has said, shown or not. */
    #position = $state.raw<Position | null>(null);
    /** How many actions were done before each of our own choices, as far as we remember them. */
    #chosen = $state.raw<number[]>([]);
    #words: Words | null = null;
    #told: Told[] = [];
    #pulse = 0;
    #pinged = 0;
    #quiet = 0;
    #questions = new Questions();

    constructor(
        readonly id: string,
        readonly invitation = "",
    ) {
        this.#chosen = JSON.parse(sessionStorage.getItem(`euphoria.chosen.${id}`) ?? "[]") as number[];
        this.#connect();
        addEventListener("online", this.#hurry);
        document.addEventListener("visibilitychange", this.#look);
    }

    get path(): string {
        return `/api/tables/${this.id}`;
    }

    /** Our seat; null: we look on. */
    get you(): number | null {
        return this.#table?.you ?? null;
    }

    close(): void {
        this.#ended = true;
        clearTimeout(this.#timer);
        clearInterval(this.#pulse);
        removeEventListener("online", this.#hurry);
        document.removeEventListener("visibilitychange", this.#look);
        this.#socket?.close();
    }

    /** Hang up and come back: who we are at this table has changed. */
    reconnect(): void {
        this.#wait = 0;
        this.#socket?.close();
    }

    // ---------------------------------------------------------------- what we ask

    async act(action: string): Promise<number> {
        const ply = this.position?.ply ?? 0;
        const done = await this.#request({ type: "act", key: freshKey(), ply, action });
        this.#remember([...this.#chosen.filter((one) => one < ply), ply]);
        return done;
    }

    /** Is it only us and bots? Then nobody else needs to agree to anything. */
    get alone(): boolean {
        return this.#table?.seats.every((one) => one.seat === this.you || one.kind === "bot") ?? false;
    }

    /** Can our last choice be taken back: as the rules of undo allow, or because nobody minds? */
    get takesBack(): boolean {
        if (this.#table?.phase !== "playing" || this.sent) return false;
        return this.#position?.undo || (this.alone && this.#chosen.length > 0);
    }

    /** Go back to before our last choice, whatever bots have done since. */
    async takeBack(): Promise<void> {
        const ply = this.#chosen.at(-1);
        this.stage.skip();
        if (this.#position?.undo)
            await this.#request({ type: "undo", key: freshKey(), ply: this.#position.ply });
        else if (ply !== undefined && this.alone) this.propose("takeback", ply);
        else return;
        this.#remember(this.#chosen.slice(0, -1));
    }

    /** Kept for this tab, so that a reload forgets nothing. */
    #remember(chosen: number[]): void {
        this.#chosen = chosen.slice(-KEPT);
        sessionStorage.setItem(`euphoria.chosen.${this.id}`, JSON.stringify(this.#chosen));
    }

    say(text: string, to: number | null = null): Promise<number> {
        return this.#request({ type: "say", key: freshKey(), text, to });
    }

    standing(kind: string, on: boolean): void {
        this.#send({ type: "standing", kind, on });
    }

    propose(kind: "abandon" | "takeback", ply = 0): void {
        this.#send({ type: "propose", kind, ply });
    }

    answer(agree: boolean): void {
        this.#send({ type: "answer", agree });
    }

    speak(lang: string): void {
        this.#send({ type: "lang", lang });
    }

    /** Would this answer be taken, and why not? */
    check(action: string): Promise<Checked> {
        return this.#once("check", action, (asked) => post<Checked>(`${this.path}/check`, asked), false);
    }

    /** What an answer would bring, as far as one may know beforehand. */
    async preview(action: string): Promise<Previewed> {
        const seen = await this.#once("preview", action, (asked) =>
            post<Previewed>(`${this.path}/preview`, asked),
        );
        if (seen.then === "no") throw new Problem("refused", "");
        return seen;
    }

    /** What a bot would do in our place, and why. */
    async hints(): Promise<HintInfo[]> {
        const found = await this.#once(
            "hints",
            "",
            ({ lang }) => post<Hints>(`${this.path}/hints`, { lang }),
            false,
        );
        return found.hints;
    }

    /** Where an endless choice may lead. */
    async region(): Promise<Region["region"]> {
        return (await this.#once("region", "", () => get<Region>(`${this.path}/region`))).region;
    }

    /** Let the engine work something out from what we may know of the position we see. */
    async workOut(question: Record<string, unknown>): Promise<Record<string, unknown>> {
        const asked = { question, ply: this.position?.ply ?? null };
        const { answer } = await this.#once("ask", JSON.stringify(question), () =>
            post<WorkedOut>(`${this.path}/ask`, asked, this.invitation),
        );
        if (!answer) throw new Problem("stale", "");
        return answer;
    }

    /** Ask about the position we see: what was asked before is known, and what is no choice waits its turn. */
    #once<T>(
        what: string,
        action: string,
        ask: (asked: { action: string; lang: string }) => Promise<T>,
        waits = true,
    ): Promise<T> {
        const lang = settings.language;
        const question = () => ask({ action, lang });
        return this.#questions.ask(this.position, `${what} ${lang} ${action}`, question, waits);
    }

    // ---------------------------------------------------------------- the line

    #connect(): void {
        if (this.#ended) return;
        const socket = new WebSocket(
            `${location.protocol.replace("http", "ws")}//${location.host}/ws/tables/${this.id}`,
        );
        this.#socket = socket;
        socket.onopen = () => {
            this.#send({
                type: "hello",
                invitation: this.invitation,
                epoch: this.#epoch,
                events: this.#firstEvent + this.#events.length,
                chat: this.chat.at(-1)?.number ?? -1,
                lang: settings.language,
            });
        };
        socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as ToClient);
        socket.onclose = ({ code, reason }) => this.#lost(code, reason);
    }

    /** The network is back: do not wait for the next try. */
    #hurry = (): void => {
        if (this.#socket || this.#ended) return;
        clearTimeout(this.#timer);
        this.#connect();
    };

    /** A page that sleeps is told of no lost line; on waking it asks. */
    #look = (): void => {
        if (document.visibilityState === "visible") this.#ping();
    };

    #ping(): void {
        if (this.#socket?.readyState !== WebSocket.OPEN || this.#pinged) return;
        const socket = this.#socket;
        this.#send({ type: "ping", n: 0 });
        this.#quiet = window.setTimeout(() => (this.silent = true), SILENCE);
        this.#pinged = window.setTimeout(() => {
            this.#pinged = 0;
            socket.onclose = null;
            socket.close();
            if (this.#socket === socket) this.#lost(1006, "");
        }, PATIENCE);
    }

    /** Nobody needs to wait for an answer to our ping any more. */
    #heardOf(): void {
        clearTimeout(this.#quiet);
        clearTimeout(this.#pinged);
        this.#pinged = 0;
        this.silent = false;
    }

    #lost(code: number, reason: string): void {
        this.#socket = null;
        this.#next = null;
        clearInterval(this.#pulse);
        this.#heardOf();
        if (this.#ended) return;
        if (code >= 4400 && code < 4429) {
            this.line = "closed";
            this.closed = reason;
            this.#ended = true;
            for (const pending of this.#pending.values()) pending.failed(new Problem(reason, ""));
            this.#pending.clear();
            this.sent = "";
            return;
        }
        if (this.#wait) this.line = "lost";
        this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
        this.#wait = Math.min(Math.max(this.#wait, FIRST_WAIT / 2) * 2, LONGEST_WAIT);
    }

    #send(message: Record<string, unknown> & { type: string }): void {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    }

    #request(request: Request): Promise<number> {
        return new Promise((done, failed) => {
            this.#pending.set(request.key, { request, done, failed });
            this.#showSent();
            this.#send({ ...request });
        });
    }

    #hear(message: ToClient): void {
        switch (message.type) {
            case "table":
                this.#welcome();
                this.#table = message.table;
                return;
            case "events":
                this.#hearEvents(message.epoch, message.first, message.reset, message.events as GameEvent[]);
                return;
            case "position":
                this.#hearPosition(message);
                return;
            case "words":
                this.#hearWords(message);
                return;
            case "chat":
                this.chat = [...this.chat, ...message.messages];
                return;
            case "ack":
                this.#settle(message.key)?.done(message.ply);
                return;
            case "error":
                this.#refused(message.key ?? "", new Problem(message.code, message.message, message.facts));
                return;
            case "pong":
                this.#heardOf();
                this.ahead = message.now - Date.now();
                return;
        }
    }

    /** The first thing a new line brings is the table: now it stands, and what was not answered is sent again. */
    #welcome(): void {
        if (this.line === "open") return;
        this.line = "open";
        this.#wait = FIRST_WAIT;
        this.#ping();
        this.#pulse = window.setInterval(() => this.#ping(), PULSE);
        for (const pending of this.#pending.values()) this.#send({ ...pending.request });
    }

    #settle(key: string): Pending | undefined {
        const pending = this.#pending.get(key);
        this.#pending.delete(key);
        this.#showSent();
        return pending;
    }

    #refused(key: string, problem: Problem): void {
        const pending = this.#settle(key);
        if (pending) pending.failed(problem);
        else this.onProblem(problem);
    }

    #showSent(): void {
        const last = [...this.#pending.values()].findLast(({ request }) => request.type !== "say");
        this.sent = !last ? "" : last.request.type === "act" ? last.request.action : "undo";
    }

    /** A question and its words are shown together: without its words a position waits for them. */
    #hearPosition(position: Position): void {
        const words = this.#words;
        const options = position.decision?.options.length ?? 0;
        const told =
            words?.ply === position.ply &&
            words.epoch === position.epoch &&
            words.options.length === options &&
            this.line === "open";
        this.#next = told ? null : position;
        if (told) this.#show(position);
    }

    #hearEvents(epoch: number, first: number, reset: boolean, events: GameEvent[]): void {
        this.#epoch = epoch;
        if (reset) this.#firstEvent = first;
        this.#events = reset ? events : [...this.#events.slice(0, first - this.#firstEvent), ...events];
    }

    /** Sentences are numbered like the events they tell; after a long absence only the last of both come. */
    #hearWords(words: Words): void {
        if (words.reset) this.#firstSentence = words.first;
        const kept = words.reset ? [] : this.#told.slice(0, words.first - this.#firstSentence);
        const fresh = words.events.flatMap((sentence, at) => {
            const event = this.#events[words.first + at - this.#firstEvent];
            return event ? [{ event, words: sentence }] : [];
        });
        if (fresh.length || words.reset) this.#told = [...kept, ...fresh];
        this.#words = words;
        const position = this.#next ?? this.#position;
        this.#next = null;
        if (position) this.#show(position);
    }

    /** On to the stage with it. Another language tells the same anew, so nothing of it moves. */
    #show(position: Position): void {
        this.#position = position;
        const moment = { view: position.view, told: this.#told, position, words: this.#words };
        if (this.#words?.lang === this.stage.stand?.words?.lang) this.stage.arrive(moment);
        else this.stage.jump(moment);
    }

    #timeRunsOut(): boolean {
        const own = this.#position?.waiting.find((one) => one.seat === this.you);
        return own?.deadline != null && own.deadline - this.ahead - Date.now() < HURRY;
    }
}
