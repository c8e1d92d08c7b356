/** What decided a game of Leaders: the shot that met the last victim, or how a Leader came into the wrong hands. */
import type { Told } from "../../lib/table.svelte";

/** How a game ends, and the deeds that bring it about, the nearest first. */
const DEEDS: Record<string, readonly string[]> = {
    "leaders-leader-is-shot": ["leaders-shoots"],
    "leaders-given-leader": ["leaders-exchanged", "leaders-uses"],
    "leaders-has-both-leaders": ["leaders-exchanged", "leaders-uses"],
};

export function decisive(told: readonly Told[]): Told | null {
    const end = told.findLast(({ event }) => DEEDS[event.event]);
    for (const deed of end ? DEEDS[end.event.event]! : []) {
        const found = told.findLast(({ event }) => event.event === deed);
        if (found) return found;
    }
    return end ?? null;
}
