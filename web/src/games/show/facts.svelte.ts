/** The map of this table, fetched once from the house. */
import { get } from "../../lib/api";
import { route } from "../../lib/route.svelte";
import type { Board } from "../../lib/wire";
import type { Field } from "./view";

const known = new Map<string, Promise<Field>>();

function fetched(from: string, invitation = ""): Promise<Field> {
    let coming = known.get(from);
    if (!coming) {
        coming = get<Board>(from, invitation).then(({ board }) => board as unknown as Field);
        coming.catch(() => known.delete(from));
        known.set(from, coming);
    }
    return coming;
}

/** A packaged map by its name. */
export const mapNamed = (name: string): Promise<Field> => fetched(`/api/maps/${encodeURIComponent(name)}`);

/** Packaged maps have a name; what players drew themselves is known by the table it lies on. */
export function fieldOf(map: string): Promise<Field> {
    if (!map.startsWith("{")) return mapNamed(map);
    const [, id = ""] = route.parts;
    return fetched(`/api/tables/${id}/board`, route.invitation);
}
