/** What is built onto a piece: doors, windows, ladders, floors, walls, parts; and what becomes of it as another kind. */
import {
    boundsOf,
    bounds,
    ladderAt,
    lengthOf,
    middle,
    outlines,
    sidesOf,
    tidy,
    type Link,
    type Opening,
    type Part,
    type Piece,
    type Wall,
    type XY,
} from "./map";

/** The kinds as people tell them apart: a building is one that can be entered, or not. */
export const LOOKS = ["solid", "barricade", "ruin", "crater", "closed", "open"] as const;
export type Looks = (typeof LOOKS)[number];
export const looksOf = (piece: Piece): Looks =>
    piece.kind === "building" ? (piece.roof === undefined ? "closed" : "open") : piece.kind;

const STOREY = 3;
const WIDE = 2;
const MARGIN = 0.5;

/** The same piece as something else: what that cannot have is left out, what it needs is put in. */
export function as(piece: Piece, looks: Looks): Piece {
    const { name, twin, links, box, outline, parts } = piece;
    const common: Piece = { kind: looks === "closed" || looks === "open" ? "building" : looks };
    if (name !== undefined) common.name = name;
    if (twin !== undefined) common.twin = twin;
    const ground: Piece = { ...common, ...shapeOf(box, outline) };
    if (looks === "ruin" || looks === "crater")
        return parts && !box && !outline
            ? { ...common, parts: parts.map((part) => shapeOf(part.box, part.outline)) }
            : ground;
    const height = Math.max(1, piece.roof ?? piece.height ?? 2);
    if (looks === "open") {
        const frame = bounds(piece);
        const whole =
            box || outline
                ? {}
                : {
                      box: [frame.west, frame.south, frame.east - frame.west, frame.north - frame.south].map(
                          tidy,
                      ),
                  };
        return { ...ground, ...whole, roof: Math.max(2, height), ...(links ? { links } : {}) };
    }
    const mass: Piece = parts && !box && !outline ? { ...common, parts } : ground;
    const own = { ...mass, ...(looks === "barricade" && !parts ? {} : { height }) };
    if (looks === "barricade" || !links) return own;
    return { ...own, links };
}
const shapeOf = (box: number[] | undefined, outline: XY[] | undefined): Part =>
    box ? { box } : outline ? { outline } : {};

/** A door or window where there is room in a storey, the longest wall first. */
export function withOpening(piece: Piece, kind: "door" | "window", storey: number): Piece {
    const open = new Set(piece.open_sides ?? []);
    const sides = sidesOf(piece).filter((side) => !open.has(side));
    for (const side of sides) {
        const from = gap(piece, side, storey);
        if (from === null) continue;
        const made: Opening = { side, kind, from, to: tidy(from + WIDE) };
        if (storey) made.floor = storey;
        return { ...piece, openings: [...(piece.openings ?? []), made] };
    }
    // Nowhere: it is put in all the same, and the engine says why that does not do.
    const made: Opening = { ...(sides[0] ? { side: sides[0] } : {}), kind, from: MARGIN, to: MARGIN + WIDE };
    return { ...piece, openings: [...(piece.openings ?? []), made] };
}
function gap(piece: Piece, side: Opening["side"], storey: number): number | null {
    const span = lengthOf(piece, side);
    const taken = (piece.openings ?? [])
        .filter((one) => one.side === side && (one.floor ?? 0) === storey)
        .sort((a, b) => a.from - b.from);
    let from = MARGIN;
    for (const one of taken) {
        if (one.from - MARGIN >= from + WIDE) break;
        from = Math.max(from, one.to + MARGIN);
    }
    return from + WIDE + MARGIN <= span ? tidy(from) : null;
}

export function withLadder(piece: Piece): Piece {
    const frame = boundsOf(outlines(piece));
    const beside: XY = [middle(frame)[0], frame.south - 1];
    return { ...piece, links: [...(piece.links ?? []), ladderAt(piece, beside)] };
}
/** Inside, from a storey to the next one. */
export function withStairs(piece: Piece, storey: number): Piece {
    const { west, south, east, north } = bounds(piece);
    const levels = [0, ...(piece.floors ?? []), piece.roof ?? 0];
    const [below, above] = [levels[storey] ?? 0, levels[storey + 1] ?? piece.roof ?? 0];
    const x = tidy(Math.min(west + 1.2, (west + east) / 2));
    const run = Math.min(3.6, north - south - 2.4);
    const made: Link = {
        kind: "stairs",
        foot: [x, tidy(south + 1.2), ...(below ? [below] : [])],
        head: [x, tidy(south + 1.2 + Math.max(0.5, run)), above],
    };
    return { ...piece, links: [...(piece.links ?? []), made] };
}
export function withWall(piece: Piece, storey: number): Piece {
    const { west, south, east, north } = bounds(piece);
    const x = tidy((west + east) / 2);
    const made: Wall = { from: [x, tidy(south + 0.2)], to: [x, tidy((south + north) / 2)] };
    if (storey) made.floor = storey;
    return { ...piece, walls: [...(piece.walls ?? []), made] };
}
/** One storey more: what was the roof is a floor now. */
export const withFloor = (piece: Piece): Piece => ({
    ...piece,
    floors: [...(piece.floors ?? []), piece.roof ?? STOREY],
    roof: (piece.roof ?? STOREY) + STOREY,
});
/** The topmost floor and all that stands on it come off. */
export function withoutFloor(piece: Piece): Piece {
    const floors = piece.floors ?? [];
    const top = floors.at(-1);
    if (top === undefined) return piece;
    const left = floors.slice(0, -1);
    const stays = (floor: number | undefined): boolean => (floor ?? 0) <= left.length;
    const found: Piece = { ...piece, roof: top, floors: left };
    if (!left.length) delete found.floors;
    if (piece.openings) found.openings = piece.openings.filter((one) => stays(one.floor));
    if (piece.walls) found.walls = piece.walls.filter((one) => stays(one.floor));
    if (piece.links) found.links = piece.links.filter(({ head }) => (head[2] ?? 0) <= top);
    return found;
}
/** Furniture of a house; of anything else one more block, beside what it was alone before. */
export function withPart(piece: Piece): Piece {
    const frame = bounds(piece);
    const [x, y] = middle(frame);
    if (piece.roof !== undefined)
        return {
            ...piece,
            parts: [...(piece.parts ?? []), { box: [x - 0.5, y - 0.5, 1, 1].map(tidy), height: 0.8 }],
        };
    const beside = { box: [frame.east, frame.south, 2, 2].map(tidy) };
    if (piece.parts) return { ...piece, parts: [...piece.parts, beside] };
    const { box, outline, ...rest } = piece;
    return { ...rest, parts: [shapeOf(box, outline), beside] };
}
/** A corner more, half-way along the longest side. */
export function withCorner(points: XY[]): XY[] {
    let best = 0;
    const span = (at: number): number => {
        const [a, b] = [points[at]!, points[(at + 1) % points.length]!];
        return Math.hypot(b[0] - a[0], b[1] - a[1]);
    };
    points.forEach((_, at) => {
        if (span(at) > span(best)) best = at;
    });
    const [a, b] = [points[best]!, points[(best + 1) % points.length]!];
    // A little outside, for a corner on a straight side is none.
    const [mx, my] = middle(boundsOf([points]));
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const out: XY = [tidy(x + (x - mx) * 0.15), tidy(y + (y - my) * 0.15)];
    return [...points.slice(0, best + 1), out, ...points.slice(best + 1)];
}
