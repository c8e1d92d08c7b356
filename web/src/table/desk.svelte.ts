/** What a player does at a table, wherever on the page: board, list and keyboard share one desk. */
import { Problem } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { TableClient } from "../lib/table.svelte";
import { has, t } from "../lib/words.svelte";
import { toast } from "../ui/toasts.svelte";
import { barred, choices, grave, grouped, matching } from "./options";

export class Desk {
    /** The option under the pointer or the keyboard's focus, wherever that is. */
    pointed = $state<string | null>(null);
    /** The answer that waits for our "yes, really". */
    asking = $state("");
    /** Is the list of all options open above the bar? */
    sheet = $state(false);
    filter = $state("");

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

    constructor(readonly client: TableClient) {}

    point = (option: string | null): void => {
        this.pointed = option;
    };

    /** Answer, or ask back first if the answer is a grave one. */
    choose = (action: string): void => {
        if (!this.decision || this.client.sent) return;
        const title = this.client.table?.title ?? "";
        if (settings.confirm && this.asking !== action && grave(title, this.decision, action)) {
            this.asking = action;
            this.sheet = false;
        } else void this.#send(action);
    };

    cancel = (): void => {
        this.asking = "";
    };

    undo = (): void => {
        if (this.client.position?.undo && !this.client.sent) void this.client.undo().catch(complain);
    };

    /** Another question (or none): what was begun for the old one is over. */
    fresh(): void {
        this.asking = "";
        this.pointed = null;
        this.filter = "";
        this.sheet = false;
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
