/** The view of a table of Leaders, as `games/leaders/view.py` makes it. */

export const KINDS = ["E", "S", "EL", "SL"] as const;
export type Kind = (typeof KINDS)[number];
export const SLOTS = ["left", "middle", "right"] as const;
export type Slot = (typeof SLOTS)[number];
export const TEAMS = ["euphorian", "subterran", "wastelander"] as const;
export type Team = (typeof TEAMS)[number];
/** Seats as the notation writes them. */
export const LETTERS = "ABCDEFGH";
/** Recruits in a row. */
export const ROW = 3;

export interface Recruit {
    slot: Slot;
    exposed: boolean;
    /** null: we do not know it. */
    card: Kind | null;
}

export interface Seat {
    seat: number;
    row: Recruit[];
    wastelander: boolean;
    /** null: not ours to know. */
    team: Team | null;
    /** null: no Ray Gun; its target is null for the moment between taking and aiming. */
    gun: { target: number | null } | null;
    skips: boolean;
    /** How many Artifacts; `hand` has those we know. */
    artifacts: number;
    hand: string[];
    drawn: string[];
}

export interface Result {
    way: "leader-shot" | "wastelander-given-leader" | "both-leaders" | "stopped";
    rule: string;
    winners: number[];
    teams: Team[];
    turns: number;
    shot_last: number | null;
}

export interface LeadersView {
    title: "leaders";
    you: number | null;
    players: number;
    turn: number;
    active: number | null;
    seats: Seat[];
    centre: number;
    deck: { size: number; known: { below: number; artifact: string }[] };
    using: string | null;
    named: number[];
    victim: number | null;
    removed: Kind | null;
    history: number[];
    question: string | null;
    waiting: number[];
    result: Result | null;
}

/** The board is only ever given views of its own title; anything else is a mistake of the page. */
export function asLeaders(view: Record<string, unknown>): LeadersView {
    if (view["title"] !== "leaders") throw new Error(`not a view of Leaders: ${String(view["title"])}`);
    return view as unknown as LeadersView;
}

export const isLeader = (kind: Kind): boolean => kind === "EL" || kind === "SL";
export const isEuphorian = (kind: Kind): boolean => kind === "E" || kind === "EL";

/** `B.left` for a place in the engine's numbering (3 for each seat). */
export const placeName = (place: number): string =>
    `${LETTERS[Math.floor(place / ROW)]}.${SLOTS[place % ROW]}`;
