/** The rule ledgers, fetched once per title and language; and the rule that is being shown. */
import { titleByLetter } from "../games";
import { get } from "./api";
import { settings } from "./settings.svelte";
import type { Answers, RuleBook, RuleInfo, RuleSection } from "./wire";

export type Rule = RuleInfo;
export type LedgerSection = RuleSection;
export type Ledger = RuleBook;

const ledgers = new Map<string, Promise<Ledger>>();
let shown = $state("");

export const rule = {
    /** The id of the rule on show; empty: none. */
    get shown() {
        return shown;
    },
};

export function showRule(id: string): void {
    shown = id;
}

export function hideRule(): void {
    shown = "";
}

export function ledger(title: string): Promise<Ledger> {
    const path = `/api/rules/${title}?lang=${settings.language}`;
    let coming = ledgers.get(path);
    if (!coming) {
        coming = get<Ledger>(path);
        coming.catch(() => ledgers.delete(path));
        ledgers.set(path, coming);
    }
    return coming;
}

/** The rules and cards that answer a question: the house knows which words mean the same. */
export const answers = (title: string, question: string): Promise<Answers> =>
    get(
        `/api/rules/${title}/answers?lang=${settings.language}&q=${encodeURIComponent(question.slice(0, 200))}`,
    );

/** The title a rule belongs to, by its first letter. */
export const titleOf = (id: string): string => titleByLetter(id[0] ?? "");

/** The rules an id means: one, the one a ruling (`L-9.1a`) belongs to, or a whole section (`L-9`). */
export async function rulesFor(id: string): Promise<{ section: string; rules: Rule[] }> {
    const plain = id.replace(/[a-z]$/, "");
    for (const section of (await ledger(titleOf(id))).sections) {
        const rules = section.rules.filter((one) => one.id === plain || one.id.startsWith(`${plain}.`));
        if (rules.length) return { section: section.name, rules };
    }
    return { section: "", rules: [] };
}
