/** What somebody may choose now, and what is refused and why: what every board is lit by. */
import type { DecisionInfo, Words } from "../lib/wire";

export interface Choice {
    text: string;
    words: string;
    verb: string;
    /** Somebody recommends it: a hint, or the coach of a lesson. */
    advised?: true;
    /** Why not now; missing: it can be chosen. */
    no?: { why: string; rule: string };
}

/** All choices in the order of the decision, what is refused last. */
export function choicesOf(
    decision: DecisionInfo | null,
    words: Words | null,
    advised: readonly string[] = [],
): Choice[] {
    if (!decision) return [];
    const open = decision.options.map((option, at) => ({
        text: option.text,
        words: words?.options[at] ?? option.text,
        verb: option.verb,
        ...(advised.includes(option.text) ? { advised: true as const } : {}),
    }));
    const refused = decision.refused.map((dimmed, at) => ({
        text: dimmed.text,
        words: words?.refused[at]?.words ?? dimmed.text,
        verb: dimmed.text.split(" ")[0] ?? "",
        no: { why: words?.refused[at]?.why ?? "", rule: dimmed.rule },
    }));
    return [...open, ...refused];
}

export const isOpen = (choices: Choice[] | undefined): boolean => Boolean(choices?.some((one) => !one.no));
