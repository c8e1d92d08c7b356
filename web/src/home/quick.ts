/** From the address to playing with one click: a table with bots, begun at once. */
import { post } from "../lib/api";
import { introduce } from "../lib/me.svelte";
import type { Entered, NewTable, SeatPlan } from "../lib/wire";

/** A table for one person: theirs is the first seat, bots of the best kind sit on the others. */
export function alone(title: string, players: number): NewTable {
    const bots = Array.from({ length: players - 1 }, (): SeatPlan => ({ kind: "bot" }));
    return {
        title,
        players,
        seats: [{ kind: "open" }, ...bots],
        public: false,
        spectators: false,
        pace: "untimed",
    };
}

/** Make the table and begin if nobody else is awaited. Gives the path to go to. */
export async function lay(name: string, table: NewTable, begin: boolean): Promise<string> {
    await introduce(name);
    const { table: made, path } = await post<Entered>("/api/tables", table);
    if (begin) await post(`/api/tables/${made.id}/start`);
    return path;
}
