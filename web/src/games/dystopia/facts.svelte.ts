/** What is printed on the board of this table, fetched once from the house. */
import { get } from "../../lib/api";
import { route } from "../../lib/route.svelte";
import type { Board } from "../../lib/wire";
import type { Facts } from "./view";

const known = new Map<string, Promise<Facts>>();

/** The address of what is printed; lessons are at no table, so they ask for the title's board. */
function address(players: number): string {
    const [page = "", id = ""] = route.parts;
    return ["t", "r"].includes(page)
        ? `/api/tables/${id}/board`
        : `/api/titles/dystopia/board?players=${players}`;
}

export function printed(players: number): Promise<Facts> {
    const from = address(players);
    let coming = known.get(from);
    if (!coming) {
        coming = get<Board>(from, route.invitation).then(({ board }) => board as unknown as Facts);
        coming.catch(() => known.delete(from));
        known.set(from, coming);
    }
    return coming;
}
