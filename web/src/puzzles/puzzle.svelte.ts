/** A puzzle as the page goes through it: the position from the house, answers from the solver, verdicts from the
 *  house. To the desk it is what a table is: whoever asks. */
import { get, post, Problem } from "../lib/api";
import { Stage } from "../games/stage.svelte";
import { meant } from "../learn/near";
import type { GameEvent, Told } from "../lib/table.svelte";
import type { PuzzleInfo, PuzzleSolution, PuzzleVerdict, Previewed, WorkedOut } from "../lib/wire";
import type { Asking } from "../table/desk.svelte";
import { idOf } from "./shelf";
import { isSolved, keepSolved } from "./solved.svelte";

export class Puzzle implements Asking {
    info = $state.raw<PuzzleInfo | null>(null);
    /** Why there is nothing to see: no such puzzle, or no answer from the house. */
    failed = $state<"" | "missing" | "unreachable">("");
    sent = $state("");
    verdict = $state.raw<PuzzleVerdict | null>(null);
    /** What was chosen last. */
    chosen = $state("");
    /** The choices that were not the best, with how likely each is to win. */
    tried = $state.raw<ReadonlyMap<string, number | null>>(new Map());
    readonly stage = new Stage();
    readonly lenient = true;
    readonly takesBack = false;

    readonly solution = $derived.by((): PuzzleSolution | null => this.verdict?.solution ?? null);
    readonly words = $derived.by(() => this.info?.words ?? null);
    readonly table = $derived.by(() =>
        this.info ? { title: this.info.title, phase: "playing" as const, hints: false } : null,
    );
    readonly position = $derived.by(() => {
        if (!this.info) return null;
        const decision = this.solution || this.stage.busy ? null : this.info.decision;
        return { decision, epoch: 0, standing: [] };
    });

    constructor(readonly id: string) {}

    async load(language: string): Promise<void> {
        this.failed = "";
        try {
            const info = await get<PuzzleInfo>(`${this.#path}?lang=${language}`);
            const first = this.info === null;
            this.info = info;
            if (first) this.#lay();
            // What was said in another language is said again.
            if (this.verdict) await this.#judge(this.chosen, this.solution !== null);
        } catch (problem) {
            this.failed =
                problem instanceof Problem && problem.code === "not-found" ? "missing" : "unreachable";
        }
    }

    /** Is this the best choice? */
    async act(action: string): Promise<void> {
        const options = this.info?.decision.options.map((one) => one.text) ?? [];
        // On a table without squares a place beside an option is meant as that one.
        await this.#judge(options[meant(action, options)] ?? action, false);
        if (this.verdict?.right) keepSolved(this.id);
        else this.tried = new Map([...this.tried, [this.chosen, this.verdict?.chance ?? null]]);
        this.#play();
    }

    /** Whoever has tried may give up. */
    async giveUp(): Promise<void> {
        await this.#judge(this.chosen, true);
        this.#play();
    }

    /** Once more from the beginning. */
    again(): void {
        this.verdict = null;
        this.chosen = "";
        this.tried = new Map();
        this.#lay();
    }

    /** The next puzzle of the title that is not solved here; if all are, simply the next. */
    get next(): string {
        const { title = "", number = 0, count = 0, following = "" } = this.info ?? {};
        for (let far = 1; far < count; far++) {
            const id = idOf(title, ((number - 1 + far) % count) + 1);
            if (!isSolved(id)) return id;
        }
        return following;
    }

    /** What an answer would bring, as at a table. */
    async preview(action: string): Promise<Previewed> {
        return post<Previewed>(`${this.#path}/preview`, { action, lang: this.info?.lang ?? "" });
    }

    /** Let the engine work something out, as at a table. */
    async workOut(question: Record<string, unknown>): Promise<Record<string, unknown>> {
        return (await post<WorkedOut>(`${this.#path}/ask`, { question })).answer ?? {};
    }

    takeBack(): Promise<void> {
        return Promise.resolve();
    }

    hints(): Promise<[]> {
        return Promise.resolve([]);
    }

    get #path(): string {
        return `/api/puzzles/${encodeURIComponent(this.id)}`;
    }

    async #judge(action: string, solution: boolean): Promise<void> {
        this.sent = action;
        try {
            const asked = { action, lang: this.info?.lang ?? "en", solution };
            this.verdict = await post<PuzzleVerdict>(`${this.#path}/answer`, asked);
            this.chosen = action;
        } finally {
            this.sent = "";
        }
    }

    /** The stage shows what comes after something that was told: here, after the question. */
    get #asked(): Told {
        return { event: { event: "puzzle", number: -1, ply: 0 }, words: this.info?.words.question ?? "" };
    }

    #lay(): void {
        if (this.info) this.stage.jump({ view: this.info.view, told: [this.#asked] });
    }

    /** Let the best choice be seen happening, as far as anybody may know what it brings. */
    #play(): void {
        if (!this.info || !this.solution) return;
        const { events, words, view } = this.solution.brings;
        const told = events.map((event, at) => ({ event: event as GameEvent, words: words[at] ?? "" }));
        this.stage.arrive({ view: view ?? this.info.view, told: [this.#asked, ...told] });
    }
}
