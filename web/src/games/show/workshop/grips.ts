/** What can be taken hold of at a piece that is picked out, and what comes of carrying it somewhere. */
import {
    bounds,
    carried,
    fitted,
    isOpen,
    mark,
    middle,
    onGrid,
    turned,
    type Box,
    type Piece,
    type XY,
} from "./map";

export type Grip =
    | { what: "frame"; corner: "sw" | "se" | "ne" | "nw"; at: XY }
    | { what: "turn"; at: XY }
    | { what: "corner"; index: number; at: XY }
    | { what: "link"; index: number; end: "foot" | "head"; at: XY }
    | { what: "wall"; index: number; end: "from" | "to"; at: XY }
    | { what: "opening"; index: number; at: XY };

/** How far the handle for turning stands off, in inches. */
const ARM = 1.6;
const TURN = 15;

/** The storey of an open building that is in view when everything above a height is lifted off. */
export const storeyOf = (piece: Piece, level: number): number =>
    Math.min((piece.floors ?? []).filter((one) => one <= level).length, (piece.floors ?? []).length);

export function gripsOf(piece: Piece, level: number): Grip[] {
    const { west, south, east, north } = bounds(piece);
    const found: Grip[] = [
        { what: "frame", corner: "sw", at: [west, south] },
        { what: "frame", corner: "se", at: [east, south] },
        { what: "frame", corner: "ne", at: [east, north] },
        { what: "frame", corner: "nw", at: [west, north] },
        { what: "turn", at: [(west + east) / 2, north + ARM] },
    ];
    (piece.outline ?? []).forEach((at, index) => found.push({ what: "corner", index, at }));
    (piece.walls ?? []).forEach((wall, index) => {
        if ((wall.floor ?? 0) !== storeyOf(piece, level)) return;
        found.push({ what: "wall", index, end: "from", at: wall.from });
        found.push({ what: "wall", index, end: "to", at: wall.to });
    });
    if (isOpen(piece))
        (piece.openings ?? []).forEach((one, index) => {
            if ((one.floor ?? 0) === storeyOf(piece, level))
                found.push({ what: "opening", index, at: mark(piece, one.side, (one.from + one.to) / 2) });
        });
    (piece.links ?? []).forEach((link, index) => {
        found.push({ what: "link", index, end: "foot", at: [link.foot[0]!, link.foot[1]!] });
        found.push({ what: "link", index, end: "head", at: [link.head[0]!, link.head[1]!] });
    });
    return found;
}

const replaced = <T>(list: T[] | undefined, index: number, change: (one: T) => T): T[] =>
    (list ?? []).map((one, at) => (at === index ? change(one) : one));

/** The piece after a grip was carried to a place; `step` is the grid, 0 without. */
export function gripped(piece: Piece, grip: Grip, to: XY, step: number): Piece {
    const place: XY = [onGrid(to[0], step), onGrid(to[1], step)];
    // Ladders and corners want finer places than houses.
    const fine: XY = [onGrid(to[0], step && 0.1), onGrid(to[1], step && 0.1)];
    switch (grip.what) {
        case "frame":
            return fitted(piece, stretched(bounds(piece), grip.corner, place));
        case "turn": {
            const [x, y] = middle(bounds(piece));
            const degrees = (Math.atan2(to[1] - y, to[0] - x) * 180) / Math.PI - 90;
            return turned(piece, step ? Math.round(degrees / TURN) * TURN : Math.round(degrees));
        }
        case "corner":
            return { ...piece, outline: replaced(piece.outline, grip.index, () => fine) };
        case "wall":
            return {
                ...piece,
                walls: replaced(piece.walls, grip.index, (wall) => ({ ...wall, [grip.end]: fine })),
            };
        case "opening":
            return {
                ...piece,
                openings: replaced(piece.openings, grip.index, (one) => carried(piece, one, to, step)),
            };
        case "link":
            return {
                ...piece,
                links: replaced(piece.links, grip.index, (link) => ({
                    ...link,
                    [grip.end]: [...fine, ...link[grip.end].slice(2)],
                })),
            };
    }
}

const LEAST = 0.25;
function stretched(frame: Box, corner: "sw" | "se" | "ne" | "nw", [x, y]: XY): Box {
    const found = { ...frame };
    if (corner.endsWith("w")) found.west = Math.min(x, frame.east - LEAST);
    else found.east = Math.max(x, frame.west + LEAST);
    if (corner.startsWith("s")) found.south = Math.min(y, frame.north - LEAST);
    else found.north = Math.max(y, frame.south + LEAST);
    return found;
}
