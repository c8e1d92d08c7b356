/** Every roll that was told: whose it was and what fell. */
import type { Told } from "../../lib/table.svelte";

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
        if (last && last[0]!.ply === roll.ply) last.push(roll);
        else found.push([roll]);
    }
    return found;
}
