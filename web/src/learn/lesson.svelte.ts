/** A guided game as the page goes through it: frames from the house, choices from the learner. */
import { get, post } from "../lib/api";
import type { GameEvent, Told } from "../lib/table.svelte";
import type { LessonFrame, LessonInfo, Previewed, WorkedOut } from "../lib/wire";
import { meant } from "./near";

export class Lesson {
    info = $state.raw<LessonInfo | null>(null);
    at = $state(0);
    /** What the coach says to a choice that does not lead on; empty: nothing. */
    answer = $state("");
    failed = $state(false);
    /** The choices made so far, at the steps that leave one. */
    #made: number[] = [];

    constructor(readonly title: string) {}

    get frame(): LessonFrame | null {
        return this.info?.frames[this.at] ?? null;
    }

    get last(): boolean {
        return this.info !== null && this.at === this.info.frames.length - 1;
    }

    /** All that was told up to this frame. */
    get told(): Told[] {
        const frames = this.info?.frames.slice(0, this.at + 1) ?? [];
        return frames.flatMap(({ events, words }) =>
            events.map((event, number) => ({ event: event as GameEvent, words: words.events[number] ?? "" })),
        );
    }

    /** What was told since the frame before. */
    get news(): string[] {
        return this.frame?.words.events ?? [];
    }

    get made(): string {
        return this.#made.join(",");
    }

    async load(language: string, made = this.made, at = this.at): Promise<void> {
        this.failed = false;
        try {
            const info = await get<LessonInfo>(`/api/lessons/${this.title}?lang=${language}&made=${made}`);
            this.#made = [...info.made];
            this.info = info;
            this.at = Math.min(Math.max(at, 0), info.frames.length - 1);
        } catch {
            this.failed = true;
        }
    }

    /** Take an option. Does it lead on? If not, the coach says why. */
    async choose(option: string): Promise<boolean> {
        const frame = this.frame;
        if (!this.info || !frame) return false;
        const taken = meant(option, frame.expect);
        if (taken < 0) {
            this.answer = frame.instead;
            return false;
        }
        const number = this.info.frames.slice(0, this.at).filter((one) => one.expect.length).length;
        const played = this.info.made[number] ?? 0;
        this.#made = [...Array.from({ length: number }, (_, k) => this.#made[k] ?? 0), taken];
        // What follows was told for another choice: let the house play it again.
        if (taken !== played) await this.load(this.info.lang, this.made);
        this.#go(this.at + 1);
        return true;
    }

    /** Let the engine work something out at this step, as at a table. */
    async workOut(question: Record<string, unknown>): Promise<Record<string, unknown>> {
        const asked = { step: this.at, made: this.#made, question };
        return (await post<WorkedOut>(`/api/lessons/${this.title}/ask`, asked)).answer ?? {};
    }

    /** What an answer would bring at this step, as at a table. */
    async preview(action: string): Promise<Previewed> {
        const asked = { step: this.at, made: this.#made, action, lang: this.info?.lang ?? "" };
        return post<Previewed>(`/api/lessons/${this.title}/preview`, asked);
    }

    next(): void {
        if (this.frame && !this.frame.expect.length && !this.last) this.#go(this.at + 1);
    }

    back(): void {
        if (this.at > 0) this.#go(this.at - 1);
    }

    restart(): void {
        this.#made = [];
        this.#go(0);
    }

    #go(at: number): void {
        this.answer = "";
        this.at = at;
    }
}
