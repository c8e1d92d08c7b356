/** What a player does at a table, wherever on the page: board, list and keyboard share one desk. */
import { Problem } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Stage } from "../games/stage.svelte";
import type { Checked, HintInfo, Position, TableInfo, Words } from "../lib/wire";
import { has, t } from "../lib/words.svelte";
import { toast } from "../ui/toasts.svelte";
import { barred, choices, grave, grouped, matching, settled } from "./options";

/** Milliseconds after which a pointer has nothing to do with a choice. */
const AT_HAND = 2_000;

/** Whoever asks: a table, or a puzzle. */
export interface Asking {
    readonly position: Pick<Position, "decision" | "epoch" | "standing"> | null;
    readonly words: Words | null;
    readonly table: Pick<TableInfo, "title" | "phase" | "hints"> | null;
    /** The answer that is under way. */
    readonly sent: string;
    readonly takesBack: boolean;
    readonly stage: Pick<Stage, "busy" | "recap" | "hurry" | "skip">;
    /** Nothing is lost by a choice: nobody is asked whether they are sure. */
    readonly lenient?: boolean;
    act(action: string): Promise<unknown>;
    takeBack(): Promise<void>;
    hints(): Promise<HintInfo[]>;
    /** Would this be taken? Missing: answers are those of the list. */
    check?(action: string): Promise<Checked>;
    /** Missing: there are no standing orders. */
    standing?(kind: string, on: boolean): void;
}

export class Desk {
    /** The option under the pointer or the keyboard's focus, wherever that is. */
    pointed = $state<string | null>(null);
    /** The answer that waits for our "yes, really". */
    asking = $state("");
    /** Where the pointer was that chose it; null: it was chosen by keys. */
    hand = $state.raw<{ x: number; y: number } | null>(null);
    #pointer = { x: 0, y: 0, at: -Infinity };
    /** Is the list of all options open above the bar? */
    sheet = $state(false);
    filter = $state("");

    /** What a bot would do in our place, best first; empty: nobody has asked. */
    hints = $state.raw<HintInfo[]>([]);
    /** A bot is thinking about it. */
    hinting = $state(false);
    readonly advised = $derived.by(() => this.hints.map((one) => one.action));

    readonly decision = $derived.by(() => this.client.position?.decision ?? null);
    readonly mine = $derived.by(() => this.decision !== null && this.client.table?.phase === "playing");
    readonly choices = $derived.by(() => choices(this.decision, this.client.words));
    readonly barred = $derived.by(() => barred(this.decision, this.client.words));
    readonly shown = $derived.by(() => matching(this.choices, this.filter));
    readonly groups = $derived.by(() => grouped(this.shown));
    /** The choices in the order in which the list shows them: what the number keys mean. */
    readonly listed = $derived.by(() => this.groups.flatMap((group) => group.choices));
    /** The same as long as the question is the same, also over a lost line. */
    readonly question = $derived.by(() => {
        const { position } = this.client;
        return position?.decision
            ? `${position.epoch} ${position.decision.posed} ${position.decision.kind}`
            : "";
    });

    /** The one harmless answer, where there is no other: nobody needs to be asked for it. */
    readonly only = $derived.by(() => {
        const { options = [], idle = [] } = this.decision ?? {};
        return this.mine && options.length === 1 && idle[0] === options[0]?.text ? idle[0] : "";
    });

    constructor(readonly client: Asking) {}

    point = (option: string | null): void => {
        this.pointed = option;
    };

    /** Remember where the hand is. */
    touch = ({ clientX, clientY }: PointerEvent): void => {
        this.#pointer = { x: clientX, y: clientY, at: performance.now() };
    };

    /** Answer, or ask back first if the answer is a grave one. What was put together on the board step by step
     *  was confirmed there. */
    choose = (action: string, onBoard = false): void => {
        if (!this.decision || this.client.sent) return;
        const title = this.client.table?.title ?? "";
        const sure = this.asking === action || (onBoard && settled(title, action));
        const asks = settings.confirm && !this.client.lenient;
        if (asks && !sure && grave(title, this.decision, action)) {
            const { x, y, at } = this.#pointer;
            this.hand = performance.now() - at < AT_HAND ? { x, y } : null;
            this.asking = action;
            this.sheet = false;
        } else void this.#send(action);
    };

    cancel = (): void => {
        this.asking = "";
    };

    /** What would a bot do? Asked once more, the answer goes away. */
    hint = (): void => {
        if (this.hints.length) this.unhint();
        else if (!this.client.table?.hints) toast(t("problems-hints-off"));
        else if (!this.mine) toast(t("problems-hints-not-asked"));
        else if (!this.hinting) void this.#ask();
    };

    unhint = (): void => {
        this.hints = [];
        this.pointed = null;
    };

    async #ask(): Promise<void> {
        const { question } = this;
        this.hinting = true;
        try {
            const hints = await this.client.hints();
            if (this.question !== question) return;
            this.sheet = false;
            this.hints = hints;
        } catch (problem) {
            complain(problem);
        } finally {
            this.hinting = false;
        }
    }

    undo = (): void => {
        if (this.client.takesBack) void this.client.takeBack().catch(complain);
    };

    /** Another question (or none): what was begun for the old one is over. */
    fresh(): void {
        this.asking = "";
        this.pointed = null;
        this.filter = "";
        this.sheet = false;
        this.hints = [];
    }

    async #send(action: string): Promise<void> {
        this.asking = "";
        try {
            await this.client.act(action);
        } catch (problem) {
            complain(problem);
        }
    }
}

/** Say what the house did not do, in the reader's language: by the message it names, or by its code. */
export function complain(problem: unknown): void {
    toast(sentence(problem), { bad: true });
}

export function sentence(problem: unknown): string {
    if (!(problem instanceof Problem)) throw problem;
    const reason = typeof problem.facts["reason"] === "string" ? problem.facts["reason"] : "";
    if (reason && has(reason)) return t(reason, facts(problem.facts));
    if (settings.language === "en" && problem.message) return problem.message;
    const known = `table-problem-${problem.code}`;
    return t(has(known) ? known : "table-problem-unavailable");
}

function facts(all: Record<string, unknown>): Record<string, string | number> {
    return Object.fromEntries(
        Object.entries(all).filter(
            (pair): pair is [string, string | number] =>
                typeof pair[1] === "string" || typeof pair[1] === "number",
        ),
    );
}
