/** Which tables and games are shown, and in what order. */
import type { PastGame, TableLine } from "../lib/wire";

export interface Filter {
    title: string;
    pace: string;
    free: boolean;
}

export const ANY: Filter = { title: "", pace: "", free: false };

export function matching(tables: TableLine[], { title, pace, free }: Filter): TableLine[] {
    return tables.filter(
        (table) =>
            (!title || table.title === title) && (!pace || table.pace === pace) && (!free || table.open > 0),
    );
}

/** What one can do at a table of the list. */
export function offer(table: TableLine, mine: boolean): "open" | "sit" | "look" | null {
    if (mine) return "open";
    if (table.open > 0) return "sit";
    return table.spectators ? "look" : null;
}

const RUNNING = new Set(["open", "playing", "paused", "frozen"]);

/** Games that go on: those that wait for me first, then the latest. */
export function running(games: PastGame[]): PastGame[] {
    return games
        .filter((game) => RUNNING.has(game.phase))
        .sort((a, b) => Number(b.your_turn ?? false) - Number(a.your_turn ?? false) || b.changed - a.changed);
}

export function finished(games: PastGame[]): PastGame[] {
    return games.filter((game) => !RUNNING.has(game.phase)).sort((a, b) => b.changed - a.changed);
}

/** What to look for among my games; days as date fields write them. */
export interface Sought {
    opponent: string;
    title: string;
    since: string;
    until: string;
}

export const EVERYTHING: Sought = { opponent: "", title: "", since: "", until: "" };

/** The question to the house, in the reader's own days; empty: nothing is looked for. */
export function sought({ opponent, title, since, until }: Sought): string {
    const query = new URLSearchParams();
    if (opponent.trim()) query.set("opponent", opponent.trim());
    if (title) query.set("title", title);
    if (since) query.set("since", String(new Date(`${since}T00:00`).getTime()));
    // The last day counts, too: up to the midnight that ends it.
    if (until) query.set("until", String(new Date(`${until}T00:00`).setHours(24)));
    return query.toString();
}

/** "3 hours ago" in the reader's language. */
export function ago(then: number, now: number, language: string): string {
    const minutes = Math.round((then - now) / 60_000);
    const told = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    if (Math.abs(minutes) < 60) return told.format(minutes, "minute");
    const hours = Math.round(minutes / 60);
    if (Math.abs(hours) < 36) return told.format(hours, "hour");
    return told.format(Math.round(hours / 24), "day");
}
