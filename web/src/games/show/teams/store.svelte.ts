/** Teams kept in this browser, and what the house says about teams. */
import { get } from "../../../lib/api";
import type { Board } from "../../../lib/wire";

export interface Saved {
    name: string;
    team: string;
}
export interface Refusal {
    rule: string;
    reason: string;
    facts: Record<string, string | number>;
}
export interface Priced {
    team: string;
    price: number;
    budget: number;
    refusal: Refusal | null;
    members: {
        character: string;
        price: number;
        euphoria: number;
        aim: number | null;
        attacks: number;
        shots: number[];
    }[];
}
export interface Profile {
    character: string;
    price: number;
    ap: number;
    aim: number | null;
    lp: number;
    euphoria: number;
    shots: number[];
    attacks: number;
    flame: boolean;
    ability: string | null;
    /** What can be raised. */
    raised: string[];
}
export interface Offer {
    budget: number;
    characters: Profile[];
    objects: { object: string; price: number }[];
    upgrade: { price: number; most: number };
    prepared: (Priced & { name: string })[];
}

const KEY = "euphoria.teams";
const MOST = 60;

let offer: Promise<Offer> | null = null;
export function offered(): Promise<Offer> {
    offer ??= get<Board>("/api/teams").then(({ board }) => board as unknown as Offer);
    offer.catch(() => (offer = null));
    return offer;
}
export const price = async (team: string, budget: number): Promise<Priced> =>
    (await get<Board>(`/api/teams?team=${encodeURIComponent(team)}&budget=${budget}`))
        .board as unknown as Priced;

function isSaved(value: unknown): value is Saved {
    const one = value as Saved | null;
    return typeof one?.name === "string" && typeof one.team === "string";
}
function stored(): Saved[] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
        return Array.isArray(found) ? found.filter(isSaved).slice(0, MOST) : [];
    } catch {
        return [];
    }
}

class Teams {
    list = $state.raw<Saved[]>(stored());

    save(name: string, team: string): void {
        this.#keep([{ name, team }, ...this.list.filter((one) => one.name !== name)].slice(0, MOST));
    }
    forget(name: string): void {
        this.#keep(this.list.filter((one) => one.name !== name));
    }
    #keep(list: Saved[]): void {
        this.list = list;
        localStorage.setItem(KEY, JSON.stringify(list));
    }
}
export const teams = new Teams();
