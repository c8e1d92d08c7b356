/** Lines of the log that only say the same again are folded into the first of them. */
import type { Told } from "../lib/table.svelte";

export interface Folded extends Told {
    /** The lines behind it. */
    more: Told[];
}

/** All lines, where those of these kinds that follow each other are one. */
export function folded(told: readonly Told[], kinds: readonly string[]): Folded[] {
    const lines: Folded[] = [];
    for (const one of told) {
        const last = lines.at(-1);
        if (last && last.event.event === one.event.event && kinds.includes(one.event.event))
            last.more.push(one);
        else lines.push({ ...one, more: [] });
    }
    return lines;
}
