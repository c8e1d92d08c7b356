/** What decided a show: the deed that completed the mission, or the winner's last kill. */
import type { Told } from "../../lib/table.svelte";

const DEEDS = new Set([
    "show-delivered",
    "show-killed-by",
    "show-moved",
    "show-climbed",
    "show-came-down",
    "show-jumped",
    "show-used-link",
    "show-pushed",
    "show-fell",
    "show-died",
]);
const TEAM = 32;

/** Was this a kill by the figure of a seat? */
const kill = ({ event }: Told, seat: number): boolean =>
    event.event === "show-killed-by" && Math.floor(Number(event["foe"]) / TEAM) === seat;

export function decisive(told: readonly Told[], result: Record<string, unknown>): Told | null {
    const [winner] = (result["winners"] ?? []) as number[];
    const end = told.findLastIndex(({ event }) => event.event === "show-completed");
    if (end >= 0) return told.slice(0, end).findLast(({ event }) => DEEDS.has(event.event)) ?? null;
    return told.findLast((one) => (winner === undefined ? false : kill(one, winner))) ?? null;
}
