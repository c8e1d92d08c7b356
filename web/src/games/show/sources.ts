/** Where the points of a finished show come from, and how everybody fared. */
import type { Told } from "../../lib/table.svelte";
import { badge } from "./badges";
import { SOURCES, type ShowView, type Source } from "./view";

/** The points of a seat by source; only sources that gave anybody anything. */
export function pointsOf({ scored }: ShowView): {
    sources: Source[];
    of: (seat: number, source: Source) => number;
} {
    const of = (seat: number, source: Source): number =>
        scored
            .filter((one) => one.seat === seat && one.source === source)
            .reduce((sum, one) => sum + one.points, 0);
    return { sources: SOURCES.filter((source) => scored.some((one) => one.source === source)), of };
}

/** The moment at which a figure fell for the last time, if it was told. */
export const fallOf = (figure: string, told: readonly Told[]): Told | null => {
    const last = (kind: string) =>
        told.findLast(({ event }) => event.event === kind && badge(Number(event["figure"])) === figure);
    const died = last("show-died");
    const kill = last("show-killed-by");
    return kill && died && kill.event.number > died.event.number ? kill : (died ?? null);
};

/** The life a side has lost to blows, shots and falls. */
export function lossesOf(told: readonly Told[], seat: number): number {
    const letter = seat === 0 ? "A." : "B.";
    return told
        .filter(
            ({ event }) => event.event === "show-hurt" && badge(Number(event["figure"])).startsWith(letter),
        )
        .reduce((sum, { event }) => sum + Number(event["damage"]), 0);
}
