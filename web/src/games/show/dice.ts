/** Every roll that was told: whose it was and what fell. */
import type { Told } from "../../lib/table.svelte";
import { t } from "../../lib/words.svelte";

export interface Roll {
    number: number;
    ply: number;
    words: string;
    dice: number[];
    /** Of a hundred faces; otherwise ten. */
    hundred: boolean;
    kind: string;
}

const ONE = new Set([
    "show-rolled-off",
    "show-tie-roll",
    "show-lucky",
    "show-unlucky",
    "show-shot",
    "show-stray",
    "show-push-rolled",
    "show-berserk-roll",
    "show-rage-roll",
    "show-last-roll",
]);

const TIE = "show-tie-roll";
const folded = (one: Roll, more: Roll): Roll => ({
    ...one,
    dice: [...one.dice, ...more.dice],
    words: t("arena-ties", { count: one.dice.length + 1 }),
});

export function rollOf({ event, words }: Told): Roll | null {
    const base = { number: event.number, ply: event.ply, words, kind: event.event };
    if (ONE.has(event.event)) return { ...base, dice: [Number(event["value"])], hundred: false };
    if (event.event === "show-hurt") return { ...base, dice: [Number(event["damage"])], hundred: true };
    if (event.event === "show-dice-rolled") {
        // The dice of a side are packed into one number; its sentence lists them.
        const dice = (words.split(":").at(-1)?.match(/\d+/g) ?? []).map(Number);
        return { ...base, dice, hundred: false };
    }
    return null;
}

/** Rolls that fell together, newest last: all of one answer. */
export function throws(told: Told[]): Roll[][] {
    const found: Roll[][] = [];
    for (const one of told) {
        const roll = rollOf(one);
        if (!roll) continue;
        const last = found.at(-1);
        const before = last?.at(-1);
        if (!last || last[0]!.ply !== roll.ply) found.push([roll]);
        // Ties are rolled for until there is none left: one line is enough for all of them.
        else if (before?.kind === TIE && roll.kind === TIE) last[last.length - 1] = folded(before, roll);
        else last.push(roll);
    }
    return found;
}
