/** Finding rules and cards: every word asked for must begin a word of what is found. Questions go to the house. */
import type { Ledger, LedgerSection, Rule } from "../lib/rules.svelte";
import type { CardInfo } from "../lib/wire";

const ID = /^([A-Za-z])-(\d+)(?:\.(\d+)([a-z])?)?$/;
const PART = /([A-Z]-\d+(?:\.\d+[a-z]?)?)|`([^`]+)`/g;

export interface Found {
    sections: LedgerSection[];
    /** The rule that was asked for by its number; its section is shown around it. */
    rule: string;
    words: RegExp[];
    count: number;
}

/** A stretch of a rule's text: plain, found, a term of the engine, or the number of another rule. */
export interface Stretch {
    kind: "plain" | "hit" | "term" | "rule";
    text: string;
}

/** Is this asked as people ask, so that no rule can be expected to have all its words? */
export const isQuestion = (query: string): boolean =>
    /[?¿]/.test(query) || query.trim().split(/\s+/).length > 3;

/** The rules with these ids, in this order, each with the name of its section. */
export function inOrder(ledger: Ledger, ids: string[]): { section: string; rule: Rule }[] {
    const known = new Map(
        ledger.sections.flatMap((one) =>
            one.rules.map((rule) => [rule.id, { section: one.name, rule }] as const),
        ),
    );
    return ids.flatMap((id) => known.get(id) ?? []);
}

export function findRules(ledger: Ledger, query: string): Found {
    const wanted = query.trim();
    const id = ID.exec(wanted);
    if (id) {
        const section = `${id[1]!.toUpperCase()}-${id[2]}`;
        const rule = id[3] ? `${section}.${id[3]}` : "";
        const sections = ledger.sections.filter((one) =>
            one.rules.some((r) => r.id.startsWith(`${section}.`)),
        );
        if (!rule || sections.some((one) => one.rules.some((r) => r.id === rule)))
            return { sections, rule, words: [], count: count(sections) };
    }
    const words = beginnings(wanted);
    const sections = ledger.sections
        .map((section) => ({
            ...section,
            rules: section.rules.filter((rule) => fits(words, textOf(section.name, rule))),
        }))
        .filter((section) => section.rules.length);
    return { sections, rule: "", words, count: count(sections) };
}

export function findCards(cards: CardInfo[], query: string, kind = "", group = ""): CardInfo[] {
    const words = beginnings(query);
    return cards.filter(
        (card) =>
            (!kind || card.kind === kind) &&
            (!group || card.group === group) &&
            fits(words, [card.name, card.text, card.id, ...Object.values(card.facts)].join(" ")),
    );
}

/** A text cut at what was found in it and at the numbers of rules. */
export function stretches(text: string, words: RegExp[]): Stretch[] {
    const found: Stretch[] = [];
    let from = 0;
    for (const match of text.matchAll(PART)) {
        found.push(...hits(text.slice(from, match.index), words));
        found.push(match[1] ? { kind: "rule", text: match[1] } : { kind: "term", text: match[2]! });
        from = match.index + match[0].length;
    }
    return [...found, ...hits(text.slice(from), words)];
}

function hits(text: string, words: RegExp[]): Stretch[] {
    if (!text) return [];
    if (!words.length) return [{ kind: "plain", text }];
    const any = new RegExp(words.map((word) => word.source).join("|"), "giu");
    const found: Stretch[] = [];
    let from = 0;
    for (const match of text.matchAll(any)) {
        if (match.index > from) found.push({ kind: "plain", text: text.slice(from, match.index) });
        found.push({ kind: "hit", text: match[0] });
        from = match.index + match[0].length;
    }
    if (from < text.length) found.push({ kind: "plain", text: text.slice(from) });
    return found;
}

function beginnings(query: string): RegExp[] {
    const words = query.split(/\s+/).filter(Boolean);
    return words.map(
        (word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "iu"),
    );
}

const fits = (words: RegExp[], text: string) => words.every((word) => word.test(text));

const textOf = (section: string, rule: Rule) =>
    [rule.id, section, rule.text, ...rule.rulings.flatMap((one) => [one.id, one.text])].join(" ");

const count = (sections: LedgerSection[]) => sections.reduce((sum, one) => sum + one.rules.length, 0);
