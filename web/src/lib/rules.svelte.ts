/** The rule ledgers, fetched once per title; and the rule that is being shown. */
import { titleByLetter } from "../games";
import { get } from "./api";

export interface Ruling {
    id: string;
    text: string;
}
export interface Rule {
    id: string;
    text: string;
    source: string;
    rulings: Ruling[];
}
export interface LedgerSection {
    name: string;
    rules: Rule[];
}
export interface Ledger {
    title: string;
    name: string;
    sections: LedgerSection[];
}

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
    let coming = ledgers.get(title);
    if (!coming) {
        coming = get<Ledger>(`/api/rules/${title}`);
        coming.catch(() => ledgers.delete(title));
        ledgers.set(title, coming);
    }
    return coming;
}

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
