/** The show as `view.py` tells it, and its map as the house prints it. Lengths are thousandths of an inch. */

export type Point = [number, number];
/** x, y and the number of the surface. */
export type Place = [number, number, number];

export interface Figure {
    figure: string;
    who: string;
    team: number | null;
    owner: string | null;
    status: "off" | "up" | "down" | "dead";
    place: Place | null;
    z: number;
    lp: number;
    full_lp: number;
    euphoria: number;
    ap: number;
    spent: number;
    aim: number | null;
    shots: number[];
    range: number;
    flame: boolean;
    attacks: number;
    value: number;
    ability: string | null;
    used: boolean;
    berserk: boolean;
    state: string[];
    objects: string[];
    shown: string[];
    site: number | null;
    carries: string | null;
    carried: boolean;
    fight: number | null;
    killer: string | null;
}

export interface Side {
    seat: number;
    side: "south" | "north" | null;
    platform: Point | null;
    total: number;
    leader: string | null;
    associate: string | null;
    delivered: number;
}

export interface Target {
    target: number;
    place: Place | null;
    carrier: string | null;
    delivered: boolean;
}

export interface ShowView {
    you: number | null;
    mission: string;
    map: string;
    gone: number[];
    budget: number;
    turn: number;
    turns: number;
    phase: string;
    active: string | null;
    order: string[];
    acted: number;
    seats: Side[];
    figures: Figure[];
    targets: Target[];
    cat: Place | null;
    declared: { weapon: number; figure: string; shots: number }[];
    template: Point | null;
    question: string | null;
    about: string | null;
    waiting: number[];
    result: { way: string; winners: number[]; points: number[] } | null;
}

export const asShow = (view: Record<string, unknown>): ShowView => view as unknown as ShowView;

export interface Element {
    name: string;
    kind: "solid" | "barricade" | "ruin" | "crater" | "building";
    top: number;
    roof: number;
    open: boolean;
    footprint: Point[][];
}
export interface Block {
    element: number;
    role: "mass" | "wall" | "frame" | "floor" | "rough";
    outline: Point[];
    low: number;
    high: number;
    /** Can one stand on its top? */
    stands: boolean;
    /** Nothing for what stands under a roof. */
    shadow: Point[];
}
export interface Opening {
    element: number;
    kind: "door" | "window";
    outline: Point[];
    low: number;
    high: number;
    /** From end to end of its stretch of wall. */
    axis: [Point, Point];
}
export interface Surface {
    element: number;
    name: string;
    z: number;
    sheet: number;
    outline: Point[];
}
export interface Link {
    element: number;
    kind: "ladder" | "stairs";
    foot: Place;
    head: Place;
}
/** What stands on the table before anything is blown up. */
export interface Field {
    name: string;
    about?: string;
    width: number;
    depth: number;
    measures: { base: number; marker: number; blast: number; platform: number; deployment: number };
    middle: Point[];
    elements: Element[];
    blocks: Block[];
    openings: Opening[];
    surfaces: Surface[];
    links: Link[];
}

/** Outlines and lines of an endless choice. */
export interface Drawn {
    areas: { surface: number; z: number; price: number | null; figure?: string | null; rings: Point[][] }[];
    lines: { figure: string | null; points: Point[] }[];
}
