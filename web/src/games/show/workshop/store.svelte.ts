/** Maps kept in this browser. Each is written down while it is worked on; nobody else sees them. */
import { isMap, type MapData } from "./map";

export interface Kept {
    id: string;
    map: MapData;
    /** Did the engine find it fit to play on when it was last looked at? */
    fit: boolean;
    /** When it was changed, in milliseconds. */
    at: number;
}

const KEY = "euphoria.maps";
const MOST = 60;

function isKept(value: unknown): value is Kept {
    const one = value as Kept | null;
    return typeof one?.id === "string" && isMap(one.map) && typeof one.at === "number";
}
function stored(): Kept[] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
        return Array.isArray(found) ? found.filter(isKept).slice(0, MOST) : [];
    } catch {
        return [];
    }
}

class Maps {
    list = $state.raw<Kept[]>(stored());
    /** The browser keeps no more: whoever builds should know. */
    full = $state(false);

    get(id: string): Kept | undefined {
        return this.list.find((one) => one.id === id);
    }
    keep(id: string, map: MapData, fit: boolean): void {
        const one: Kept = { id, map, fit, at: Date.now() };
        this.#write([one, ...this.list.filter((other) => other.id !== id)].slice(0, MOST));
    }
    forget(id: string): void {
        this.#write(this.list.filter((one) => one.id !== id));
    }
    #write(list: Kept[]): void {
        this.list = list;
        try {
            localStorage.setItem(KEY, JSON.stringify(list));
            this.full = false;
        } catch {
            this.full = true;
        }
    }
}
export const maps = new Maps();

/** A map as the option of a table takes it. */
export const written = (map: MapData): string => JSON.stringify(map);
