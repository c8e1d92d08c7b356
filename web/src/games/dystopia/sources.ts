/** Where the stars of a finished game lie, and the moments at which they were placed. */
import type { Told } from "../../lib/table.svelte";
import { isStar } from "./decisive";
import type { CityView, Seat } from "./view";

export const SOURCES = ["territories", "markets", "recruits", "dilemma"] as const;
export type Source = (typeof SOURCES)[number];
const OF: Record<string, Source> = {
    "dystopia-star-territory": "territories",
    "dystopia-star-tile": "markets",
    "dystopia-star-recruit": "recruits",
    "dystopia-star-dilemma": "dilemma",
};

/** The stars a seat has placed, by source: as the log tells them, and at least as many as lie on the table. */
export function starsOf(seat: Seat, told: readonly Told[]): Record<Source, (Told | null)[]> {
    const placed = told.filter((one) => isStar(one) && one.event["seat"] === seat.seat);
    const lie: Record<Source, number> = {
        territories: Object.values(seat.territories).reduce((sum, count) => sum + count, 0),
        markets: seat.tile_stars.length,
        recruits: seat.starred.length,
        dilemma: Number(seat.served),
    };
    const moments = (source: Source) => placed.filter(({ event }) => OF[event.event] === source);
    const row = (source: Source) =>
        Array.from({ length: lie[source] }, (_, at) => moments(source)[at] ?? null);
    return Object.fromEntries(SOURCES.map((source) => [source, row(source)])) as Record<
        Source,
        (Told | null)[]
    >;
}

/** The steps of the tie-break, in their order, with what each of the tied had; the last one decided. */
export function tieBreak({ seats, result }: CityView): { by: string; had: Map<number, number> }[] {
    const tied = seats.filter((_, seat) => result!.stars[seat] === Math.max(...result!.stars));
    const steps: [string, (seat: Seat) => number][] = [
        ["morale", ({ morale }) => morale],
        ["knowledge", ({ knowledge }) => knowledge],
        ["tiles", ({ tile_stars }) => tile_stars.length],
        ["territories", ({ territories }) => Object.values(territories).filter(Boolean).length],
    ];
    const last = steps.findIndex(([by]) => by === result!.decided);
    if (!result!.decided) return [];
    return steps
        .slice(0, last < 0 ? steps.length : last + 1)
        .map(([by, worth]) => ({ by, had: new Map(tied.map((one) => [one.seat, worth(one)])) }));
}
