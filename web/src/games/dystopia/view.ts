/** The view of a city, as `games/dystopia/rules/view.py` makes it, and what is printed on its board. */

export const FACTIONS = ["euphorian", "subterran", "wastelander", "icarite"] as const;
export type Faction = (typeof FACTIONS)[number];
export const GOODS = ["energy", "water", "food", "bliss", "gold", "stone", "clay"] as const;
export type Good = (typeof GOODS)[number];
export const CARDS = ["bat", "balloons", "bifocals", "book", "box", "bear"] as const;
export type Card = (typeof CARDS)[number];
/** Seats as the notation writes them. */
export const LETTERS = "ABCDEF";

export interface Worker {
    number: number;
    /** null: not rolled, or not in play. */
    value: number | null;
    /** A space, `home`, or `supply`. */
    where: string;
}

export interface Seat {
    seat: number;
    goods: Record<Good, number>;
    cards: number;
    /** null: not ours to know. */
    hand: Record<Card, number> | null;
    morale: number;
    knowledge: number;
    workers: Worker[];
    stars_left: number;
    stars_placed: number;
    territories: Record<Faction, number>;
    tile_stars: string[];
    recruits: string[];
    starred: string[];
    hidden_count: number;
    hidden: string[] | null;
    dealt: string[] | null;
    tiles: string[] | null;
    dilemma: string | null;
    resolved: boolean;
    served: boolean;
    penalties: string[];
}

export interface Site {
    site: string;
    tile: string | null;
    stars: number[];
}

export interface CityView {
    title: "dystopia";
    you: number | null;
    players: number;
    turn: number;
    active: number | null;
    seats: Seat[];
    allegiance: Record<Faction, number>;
    miners: Record<Exclude<Faction, "icarite">, number>;
    free_territory: Record<Faction, number>;
    sites: Site[];
    deck: number;
    discards: Record<Card, number>;
    placing: string | null;
    question: string | null;
    waiting: number[];
    offer: { partner: number; give?: number; get?: number } | null;
    result: {
        way: "ten-stars" | "stopped";
        rule: string;
        winners: number[];
        stars: number[];
        leading: number[];
        turns: number;
    } | null;
}

/** One space as it is printed: `games/dystopia/rules/printed.py`. */
export interface Printed {
    space: string;
    kind: "area" | "tunnel" | "end" | "tank" | "cards" | "loft" | "bar" | "market" | "site";
    region: Faction | null;
    holds: "many" | "bump" | "once";
    /** Each is one way to pay. */
    costs: string[][];
    /** Where there are two, the player chooses. */
    gains: string[][];
    bands: { from: number; to: number | null; gains: string[] }[];
}

export interface Facts {
    spaces: Printed[];
    sites: { site: string; region: Faction }[];
    tiles: Record<string, string[]>;
    recruits: Record<string, Faction>;
    dilemmas: Record<string, Card>;
    commodities: Record<Faction, Good>;
    levels: number[];
    miner: { activates: number; end: number };
    needed: number;
    territory: number;
    overload: number;
    track: number;
    stars: number;
    /** May players of this table trade? */
    trading: boolean;
    /** Do its recruits work as in the first printing? */
    classic: boolean;
}

/** The board is only ever given views of its own title; anything else is a mistake of the page. */
export function asCity(view: Record<string, unknown>): CityView {
    if (view["title"] !== "dystopia") throw new Error(`not a view of a city: ${String(view["title"])}`);
    return view as unknown as CityView;
}

/** A worker that stands somewhere, with its owner. */
export interface Standing extends Worker {
    seat: number;
}

/** Who stands on which space. */
export function standing(view: CityView): Map<string, Standing[]> {
    const found = new Map<string, Standing[]>();
    for (const { seat, workers } of view.seats)
        for (const worker of workers)
            if (worker.where !== "home" && worker.where !== "supply")
                found.set(worker.where, [...(found.get(worker.where) ?? []), { ...worker, seat }]);
    return found;
}

export const atHome = (seat: Seat): Worker[] => seat.workers.filter((worker) => worker.where === "home");
export const onBoard = (seat: Seat): Worker[] =>
    seat.workers.filter((worker) => worker.where !== "home" && worker.where !== "supply");
