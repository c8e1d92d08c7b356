/** A decision as a list of choices: the same data the board and the keyboard offer. */
import { face } from "../games";
import type { DecisionInfo, Words } from "../lib/wire";

export interface Choice {
    text: string;
    verb: string;
    /** What it does, in the reader's language. */
    words: string;
}
export interface Barred {
    text: string;
    words: string;
    why: string;
    rule: string;
}
export interface Group {
    verb: string;
    /** What all its choices begin with; empty: nothing. */
    label: string;
    choices: Choice[];
}

/** A rule's id at the end of a sentence; the page shows it as a link instead. */
const RULE_AT_END = /\s*\(([A-Z]-\d+(?:\.\d+)?[a-z]?)\)(\.?)$/;

export const withoutRule = (sentence: string): string => sentence.replace(RULE_AT_END, "$2");

export function choices(decision: DecisionInfo | null, words: Words | null): Choice[] {
    return (decision?.options ?? []).map(({ text, verb }, at) => ({
        text,
        verb,
        words: words?.options[at] || text,
    }));
}

export function barred(decision: DecisionInfo | null, words: Words | null): Barred[] {
    return (decision?.refused ?? []).map(({ text, rule }, at) => ({
        text,
        rule,
        words: words?.refused[at]?.words || text,
        why: withoutRule(words?.refused[at]?.why ?? ""),
    }));
}

/** Those whose words (or notation) hold every word of the query, wherever. */
export function matching<T extends { words: string; text: string }>(list: T[], query: string): T[] {
    const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    if (!wanted.length) return list;
    return list.filter((one) => {
        const heap = `${one.words} ${one.text}`.toLocaleLowerCase();
        return wanted.every((word) => heap.includes(word));
    });
}

/** Choices of the same verb together, in the order in which the verbs come. */
export function grouped(list: Choice[]): Group[] {
    const groups = new Map<string, Choice[]>();
    for (const choice of list) {
        const known = groups.get(choice.verb);
        if (known) known.push(choice);
        else groups.set(choice.verb, [choice]);
    }
    return [...groups].map(([verb, members]) => ({
        verb,
        label: members.length > 1 ? commonStart(members.map((one) => one.words)) : "",
        choices: members,
    }));
}

/** The words with which all these sentences begin. */
export function commonStart(sentences: string[]): string {
    const [first = [], ...others] = sentences.map((sentence) => sentence.split(" "));
    let length = 0;
    while (length < first.length - 1 && others.every((other) => other[length] === first[length])) length++;
    return first
        .slice(0, length)
        .join(" ")
        .replace(/[:,;–-]+$/, "");
}

/** What a choice says beyond what all choices of its group begin with. */
export function differing(group: Group, choice: Choice): string {
    const rest = group.label ? choice.words.slice(group.label.length).replace(/^[\s:,;–-]+/, "") : "";
    return rest || choice.words;
}

/** Is this a choice to be sure of? A sealed answer that does something cannot be taken back, and some verbs
 *  may end the game. Harmless defaults ("do not react") are never asked about: nagging teaches to click. Where
 *  all answers are called harmless, as when one lays down one's row, none is a default. */
export function grave(title: string, decision: DecisionInfo, action: string): boolean {
    const verb = action.split(" ", 1)[0] ?? "";
    if (face(title).final?.includes(verb)) return true;
    const defaults = decision.idle.length < decision.options.length ? decision.idle : [];
    return decision.sealed && decision.options.length > 1 && !defaults.includes(action);
}

/** Is this put together on the board in several steps, the last of which means it? */
export function settled(title: string, action: string): boolean {
    return face(title).settled?.includes(action.split(" ", 1)[0] ?? "") ?? false;
}
