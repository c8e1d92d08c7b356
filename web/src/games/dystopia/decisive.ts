/** What decided a game of the city: the star with which the winner had placed all. */
import type { Told } from "../../lib/table.svelte";

export const isStar = ({ event }: Told): boolean => /^dystopia-star-/.test(event.event);

export function decisive(told: readonly Told[], result: Record<string, unknown>): Told | null {
    const [winner] = (result["winners"] ?? result["leading"] ?? []) as number[];
    return told.findLast((one) => isStar(one) && one.event["seat"] === winner) ?? null;
}
