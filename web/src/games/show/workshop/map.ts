/** A map as it is written (docs/maps.md): plain data in inches, x to the east, y to the north. Whether it is any good
 *  only the engine says; here it is only known how it is put together. */

export type XY = [x: number, y: number];
export const KINDS = ["solid", "barricade", "ruin", "crater", "building"] as const;
export type Kind = (typeof KINDS)[number];
export const SIDES = ["south", "east", "north", "west"] as const;
export type Side = (typeof SIDES)[number] | number;
export const SYMMETRIES = ["turned", "mirrored"] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export interface Part {
    box?: number[];
    outline?: XY[];
    bottom?: number;
    height?: number;
    top?: number;
    walkable?: boolean;
}
export interface Opening {
    side?: Side;
    floor?: number;
    kind: "door" | "window";
    from: number;
    to: number;
    bottom?: number;
    top?: number;
}
export interface Link {
    kind?: "ladder" | "stairs";
    foot: number[];
    head: number[];
}
export interface Wall {
    from: XY;
    to: XY;
    floor?: number;
    height?: number;
    openings?: Opening[];
}
export interface Piece extends Part {
    name?: string;
    kind: Kind;
    parts?: Part[];
    links?: Link[];
    openings?: Opening[];
    open_sides?: Side[];
    walls?: Wall[];
    floors?: number[];
    roof?: number;
    twin?: boolean;
}
export interface MapData {
    name?: string;
    about?: string;
    size?: XY;
    symmetry?: Symmetry;
    element?: Piece[];
}

export const SIZE: XY = [48, 36];
export const sizeOf = (map: MapData): XY => map.size ?? SIZE;
/** To the thousandth: that is what the engine counts in. */
export const tidy = (value: number): number => Math.round(value * 1000) / 1000 || 0;

// ------------------------------------------------------------------ is it a map at all?

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
const numbers = (value: unknown, ...counts: number[]): boolean =>
    Array.isArray(value) && counts.includes(value.length) && value.every(isNumber);
const none = (value: unknown): boolean => value === undefined;
const every = (value: unknown, is: (one: unknown) => boolean): boolean =>
    none(value) || (Array.isArray(value) && value.every(is));
const each = (value: Record<string, unknown>, keys: string[], is: (one: unknown) => boolean): boolean =>
    keys.every((key) => none(value[key]) || is(value[key]));

const isPart = (value: unknown): boolean =>
    isRecord(value) &&
    (none(value["box"]) || numbers(value["box"], 4)) &&
    every(value["outline"], (one) => numbers(one, 2)) &&
    each(value, ["bottom", "height", "top"], isNumber);
const isOpening = (value: unknown): boolean =>
    isRecord(value) && isNumber(value["from"]) && isNumber(value["to"]) && typeof value["kind"] === "string";
const isLink = (value: unknown): boolean =>
    isRecord(value) && numbers(value["foot"], 2, 3) && numbers(value["head"], 2, 3);
const isWall = (value: unknown): boolean =>
    isRecord(value) &&
    numbers(value["from"], 2) &&
    numbers(value["to"], 2) &&
    every(value["openings"], isOpening);
const isPiece = (value: unknown): boolean =>
    isPart(value) &&
    isRecord(value) &&
    KINDS.some((kind) => kind === value["kind"]) &&
    (Boolean(value["box"]) || Boolean(value["outline"]) || Boolean(value["parts"])) &&
    each(value, ["roof"], isNumber) &&
    each(value, ["name"], (one) => typeof one === "string") &&
    every(value["parts"], isPart) &&
    every(value["floors"], isNumber) &&
    every(value["openings"], isOpening) &&
    every(value["links"], isLink) &&
    every(value["walls"], isWall);

/** Can it be put on the bench? What comes from files and links may be anything. */
export const isMap = (value: unknown): value is MapData =>
    isRecord(value) &&
    each(value, ["name", "about"], (one) => typeof one === "string") &&
    (none(value["size"]) || numbers(value["size"], 2)) &&
    each(value, ["symmetry"], (one) => SYMMETRIES.some((known) => known === one)) &&
    every(value["element"], isPiece);

// ------------------------------------------------------------------ outlines

export interface Box {
    west: number;
    south: number;
    east: number;
    north: number;
}

export function cornersOf(part: Part): XY[] {
    if (part.outline) return part.outline;
    const [x = 0, y = 0, width = 0, depth = 0] = part.box ?? [];
    return [
        [x, y],
        [x + width, y],
        [x + width, y + depth],
        [x, y + depth],
    ];
}
/** What a piece covers in plan: furniture and what stands on a roof lie within the first outline. */
export const outlines = (piece: Piece): XY[][] =>
    piece.box || piece.outline ? [cornersOf(piece)] : (piece.parts ?? []).map(cornersOf);
export function boundsOf(shapes: XY[][]): Box {
    const points = shapes.flat();
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    return {
        west: Math.min(...xs),
        south: Math.min(...ys),
        east: Math.max(...xs),
        north: Math.max(...ys),
    };
}
export const bounds = (piece: Piece): Box => boundsOf(outlines(piece));
export const middle = ({ west, south, east, north }: Box): XY => [(west + east) / 2, (south + north) / 2];

/** The heights a piece reaches, for the shade of its sketch. */
export function topOf(piece: Piece): number {
    if (piece.kind === "crater") return 0;
    if (piece.kind === "ruin") return 0.6;
    const one = (part: Part): number =>
        part.top ?? (part.bottom ?? 0) + (part.height ?? (piece.kind === "barricade" ? 1 : 0));
    const parts = (piece.parts ?? []).map((part) =>
        none(part.height) && none(part.top)
            ? one({ ...part, height: piece.height, top: piece.top } as Part)
            : one(part),
    );
    return Math.max(0, piece.roof ?? one(piece), ...parts);
}
export const isOpen = (piece: Piece): boolean => piece.kind === "building" && piece.roof !== undefined;

/** Where a place lies on the other half of a symmetric table. */
export function across([x, y]: XY, symmetry: Symmetry, [width, depth]: XY): XY {
    return [symmetry === "turned" ? tidy(width - x) : x, tidy(depth - y)];
}

// ------------------------------------------------------------------ moving, turning, scaling

type Shift = (point: XY) => XY;
const shifted = (numbers: number[], shift: Shift): number[] => {
    const [x = 0, y = 0, ...rest] = numbers;
    return [...shift([x, y]).map(tidy), ...rest];
};
const pair = (point: XY, shift: Shift): XY => shift(point).map(tidy) as XY;
/** A copy in which what is there is changed. */
function changed<T extends object, K extends keyof T>(
    one: T,
    key: K,
    change: (value: NonNullable<T[K]>) => T[K],
): T {
    const value = one[key];
    return value === undefined || value === null ? one : { ...one, [key]: change(value) };
}

/** Everything that lies at a place: links and inner walls, and shapes by their own way. */
function moveAll(piece: Piece, shape: (part: Part) => Part, shift: Shift, end: Shift = shift): Piece {
    let found: Piece = { ...piece, ...shape(piece) };
    found = changed(found, "parts", (parts) => parts.map(shape));
    found = changed(found, "links", (links) =>
        links.map((link) => ({ ...link, foot: shifted(link.foot, end), head: shifted(link.head, end) })),
    );
    return changed(found, "walls", (walls) =>
        walls.map((wall) => ({ ...wall, from: pair(wall.from, shift), to: pair(wall.to, shift) })),
    );
}

export function moved(piece: Piece, dx: number, dy: number): Piece {
    const shift: Shift = ([x, y]) => [x + dx, y + dy];
    const shape = (part: Part): Part =>
        changed(
            changed(part, "box", (box) => shifted(box, shift)),
            "outline",
            (points) => points.map((one) => pair(one, shift)),
        );
    return moveAll(piece, shape, shift);
}

const turning =
    ([cx, cy]: XY, degrees: number): Shift =>
    ([x, y]) => {
        const angle = (degrees * Math.PI) / 180;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
    };

/** Counter-clockwise about its middle. What is a box stays one by quarters of a circle and else becomes an outline. */
export function turned(piece: Piece, degrees: number): Piece {
    const whole = ((degrees % 360) + 360) % 360;
    if (whole % 90 === 0) {
        let found = piece;
        for (let left = whole / 90; left > 0; left--) found = quarter(found);
        return found;
    }
    const shift = turning(middle(bounds(piece)), whole);
    const shape = (part: Part): Part => {
        if (!part.box && !part.outline) return part;
        const { box, outline, ...rest } = part;
        void [box, outline];
        return { ...rest, outline: cornersOf(part).map((one) => pair(one, shift)) };
    };
    const free = piece.box ? unboxed(piece) : piece;
    const { box, ...rest } = moveAll(free, shape, shift);
    void box;
    return rest;
}

const NEXT: Record<string, (typeof SIDES)[number]> = {
    south: "east",
    east: "north",
    north: "west",
    west: "south",
};
const spanOf = (piece: Piece, side: Side): number => {
    const [, , width = 0, depth = 0] = piece.box ?? [];
    return side === "south" || side === "north" ? width : depth;
};
const flipped = (opening: Opening, span: number): Opening => ({
    ...opening,
    from: tidy(span - opening.to),
    to: tidy(span - opening.from),
});

function quarter(piece: Piece): Piece {
    const shift = turning(middle(bounds(piece)), 90);
    const shape = (part: Part): Part => {
        const found = changed(part, "box", ([x = 0, y = 0, width = 0, depth = 0]) => {
            // What was its north-west corner is its south-west one then.
            const [west, south] = shift([x, y + depth]);
            return [west, south, depth, width].map(tidy);
        });
        return changed(found, "outline", (points) => points.map((one) => pair(one, shift)));
    };
    let found = moveAll(piece, shape, shift);
    if (!piece.box) return found;
    found = changed(found, "openings", (all) =>
        all.map((one) => {
            // Marks count from west and south: those of the east and the west side count from the other end now.
            const back = one.side === "east" || one.side === "west";
            const side = NEXT[String(one.side)] ?? one.side;
            return { ...(back ? flipped(one, spanOf(piece, one.side!)) : one), ...(side ? { side } : {}) };
        }),
    );
    return changed(found, "open_sides", (sides) => sides.map((side) => NEXT[String(side)] ?? side));
}

/** The sides of a box by their names become those of an outline by their numbers, counted from the other end in the
 *  north and in the west, where the outline runs back. */
function unboxed(piece: Piece): Piece {
    const number = (side: Side | undefined): number => SIDES.indexOf(side as (typeof SIDES)[number]) + 1;
    const { box, ...rest } = piece;
    void box;
    let found: Piece = { ...rest, outline: cornersOf(piece) };
    found = changed(found, "openings", (all) =>
        all.map((one) => {
            const back = one.side === "north" || one.side === "west";
            return { ...(back ? flipped(one, spanOf(piece, one.side!)) : one), side: number(one.side) };
        }),
    );
    return changed(found, "open_sides", (sides) => sides.map(number));
}

const KEPT = 1;
/** A mark of one stretch on another: what lies beside an end, or close to it, stays as far from it. */
function along(value: number, [a, b]: XY, [c, d]: XY, keep: boolean): number {
    if (keep && value <= a + KEPT) return c + value - a;
    if (keep && value >= b - KEPT) return d + value - b;
    return b === a ? c : c + ((value - a) * (d - c)) / (b - a);
}
const LEAST = 0.25;

/** The same piece in another frame: doors keep their width, ladders their distance from the wall. */
export function fitted(piece: Piece, to: Box): Piece {
    const from = bounds(piece);
    const next: Box = {
        ...to,
        east: Math.max(to.east, to.west + LEAST),
        north: Math.max(to.north, to.south + LEAST),
    };
    const scale =
        (keep: boolean): Shift =>
        ([x, y]) => [
            along(x, [from.west, from.east], [next.west, next.east], keep),
            along(y, [from.south, from.north], [next.south, next.north], keep),
        ];
    const shape = (part: Part): Part => {
        const found = changed(part, "box", ([x = 0, y = 0, width = 0, depth = 0]) => {
            const [west, south] = scale(false)([x, y]);
            const [east, north] = scale(false)([x + width, y + depth]);
            return [west, south, east - west, north - south].map(tidy);
        });
        return changed(found, "outline", (points) => points.map((one) => pair(one, scale(false))));
    };
    const found = moveAll(piece, shape, scale(false), scale(true));
    return changed(found, "openings", (all) =>
        all.map((one) => {
            const before = lengthOf(piece, one.side);
            const after = lengthOf(found, one.side);
            const half = (one.to - one.from) / 2;
            const at = before ? ((one.from + one.to) / 2 / before) * after : one.from + half;
            const from = tidy(Math.max(0.2, Math.min(at - half, after - 0.2 - 2 * half)));
            return { ...one, from, to: tidy(from + 2 * half) };
        }),
    );
}

// ------------------------------------------------------------------ doors, windows, ladders

/** From where to where the marks along a side of an open building run. */
export function sideLine(piece: Piece, side: Side | undefined): [XY, XY] | null {
    const [a, b, c, d] = cornersOf(piece);
    if (piece.box) {
        if (side === "south") return [a!, b!];
        if (side === "east") return [b!, c!];
        if (side === "north") return [d!, c!];
        return side === "west" ? [a!, d!] : null;
    }
    const points = piece.outline ?? [];
    const at = Number(side) - 1;
    return points[at] ? [points[at], points[(at + 1) % points.length]!] : null;
}
export function lengthOf(piece: Piece, side: Side | undefined): number {
    const line = sideLine(piece, side);
    return line ? Math.hypot(line[1][0] - line[0][0], line[1][1] - line[0][1]) : 0;
}
export const sidesOf = (piece: Piece): Side[] =>
    piece.box ? [...SIDES] : (piece.outline ?? []).map((_, at) => at + 1);

/** The place of a mark along a side. */
export function mark(piece: Piece, side: Side | undefined, at: number): XY {
    const line = sideLine(piece, side);
    const span = lengthOf(piece, side);
    if (!line || !span) return middle(bounds(piece));
    const [[ax, ay], [bx, by]] = line;
    return [ax + ((bx - ax) * at) / span, ay + ((by - ay) * at) / span];
}

/** The side nearest to a place, and how far along it that is. */
export function nearestSide(piece: Piece, [x, y]: XY): { side: Side; at: number; away: number } {
    let best: { side: Side; at: number; away: number } = {
        side: sidesOf(piece)[0] ?? 1,
        at: 0,
        away: Infinity,
    };
    for (const side of sidesOf(piece)) {
        const line = sideLine(piece, side);
        const span = lengthOf(piece, side);
        if (!line || !span) continue;
        const [[ax, ay], [bx, by]] = line;
        const [ux, uy] = [(bx - ax) / span, (by - ay) / span];
        const at = Math.max(0, Math.min(span, (x - ax) * ux + (y - ay) * uy));
        const away = Math.hypot(ax + ux * at - x, ay + uy * at - y);
        if (away < best.away) best = { side, at, away };
    }
    return best;
}

/** The same door somewhere else: at the side nearest to a place, within its ends. */
export function carried(piece: Piece, opening: Opening, to: XY, step: number): Opening {
    const { side, at } = nearestSide(piece, to);
    const wide = opening.to - opening.from;
    const span = lengthOf(piece, side);
    const from = Math.max(0.2, Math.min(onGrid(at - wide / 2, step), span - 0.2 - wide));
    return { ...opening, side, from: tidy(from), to: tidy(from + wide) };
}

/** A ladder at the side of a piece nearest to a place: a base fits at its foot, and at its head. */
export function ladderAt(piece: Piece, to: XY): Link {
    const shape = outlines(piece)[0] ?? [];
    const frame: Piece = { kind: "solid", outline: shape };
    const { side, at } = nearestSide(frame, to);
    const span = lengthOf(frame, side);
    const [x, y] = mark(
        frame,
        side,
        Math.max(Math.min(0.7, span / 2), Math.min(at, span - Math.min(0.7, span / 2))),
    );
    const [[ax, ay], [bx, by]] = sideLine(frame, side) ?? [
        [0, 0],
        [1, 0],
    ];
    const left = area(shape) > 0 ? 1 : -1;
    const [nx, ny] = [((by - ay) / (span || 1)) * left, (-(bx - ax) / (span || 1)) * left];
    const place = (away: number): XY => [tidy(x + nx * away), tidy(y + ny * away)];
    return { kind: "ladder", foot: place(0.4), head: place(-0.8) };
}
const area = (points: XY[]): number =>
    points.reduce((sum, [x, y], at) => {
        const [bx, by] = points[(at + 1) % points.length]!;
        return sum + x * by - bx * y;
    }, 0);

// ------------------------------------------------------------------ snapping

export const onGrid = (value: number, step: number): number =>
    tidy(step ? Math.round(value / step) * step : value);

export interface Snapped {
    dx: number;
    dy: number;
    /** Lines that were hit, to be shown: x of upright ones, y of level ones. */
    guides: { x: number | null; y: number | null };
}
const PULL = 0.3;

/** Where a frame that is carried by so much wants to lie: flush with others or with the table, else on the grid. */
export function snap(frame: Box, dx: number, dy: number, others: Box[], size: XY, step: number): Snapped {
    if (!step) return { dx: tidy(dx), dy: tidy(dy), guides: { x: null, y: null } };
    const across = pulled(
        [frame.west + dx, frame.east + dx],
        [0, size[0], ...others.flatMap((one) => [one.west, one.east])],
    );
    const up = pulled(
        [frame.south + dy, frame.north + dy],
        [0, size[1], ...others.flatMap((one) => [one.south, one.north])],
    );
    return {
        dx: tidy(across ? dx + across.by : onGrid(frame.west + dx, step) - frame.west),
        dy: tidy(up ? dy + up.by : onGrid(frame.south + dy, step) - frame.south),
        guides: { x: across?.line ?? null, y: up?.line ?? null },
    };
}
function pulled(edges: number[], lines: number[]): { by: number; line: number } | null {
    let best: { by: number; line: number } | null = null;
    for (const edge of edges)
        for (const line of lines)
            if (Math.abs(line - edge) < PULL && (!best || Math.abs(line - edge) < Math.abs(best.by)))
                best = { by: line - edge, line };
    return best;
}

// ------------------------------------------------------------------ new pieces

export const STOCK = [
    "container",
    "crate",
    "wall",
    "barricade",
    "ruin",
    "crater",
    "block",
    "house",
    "tower",
] as const;
export type Stock = (typeof STOCK)[number];

/** A new piece with its middle at a place. */
export function fresh(stock: Stock, name: string, [x, y]: XY): Piece {
    const box = (width: number, depth: number): number[] =>
        [x - width / 2, y - depth / 2, width, depth].map((one) => onGrid(one, 0.25));
    const ring = (...points: XY[]): XY[] => points.map(([dx, dy]) => [tidy(x + dx), tidy(y + dy)]);
    switch (stock) {
        case "container":
            return { name, kind: "solid", box: box(6, 2.5), height: 2.5 };
        case "crate":
            return { name, kind: "solid", box: box(2, 2), height: 1.2 };
        case "wall":
            return { name, kind: "solid", box: box(6, 0.5), height: 3 };
        case "barricade":
            return { name, kind: "barricade", box: box(4, 0.5) };
        case "ruin":
            return { name, kind: "ruin", outline: ring([-2.5, -1.5], [1, -2], [2.5, 0], [1, 2], [-2, 1.5]) };
        case "crater":
            return {
                name,
                kind: "crater",
                outline: ring([-1.5, -1], [0.5, -1.75], [1.75, 0], [0.5, 1.5], [-1, 1.25]),
            };
        case "block":
            return { name, kind: "building", box: box(5, 4), height: 4 };
        case "house":
            return {
                name,
                kind: "building",
                box: box(8, 6),
                roof: 3,
                openings: [
                    { side: "south", kind: "door", from: 1, to: 3 },
                    { side: "south", kind: "window", from: 5, to: 7 },
                    { side: "north", kind: "window", from: 3, to: 5 },
                ],
            };
        case "tower": {
            const [west = 0, south = 0] = box(6, 6);
            return {
                name,
                kind: "building",
                box: box(6, 6),
                floors: [3],
                roof: 6,
                openings: [
                    { side: "south", kind: "door", from: 3, to: 5 },
                    { side: "north", floor: 1, kind: "window", from: 2, to: 4 },
                    { side: "south", floor: 1, kind: "window", from: 2, to: 4 },
                ],
                links: [
                    { kind: "stairs", foot: [west + 1.2, south + 1.2], head: [west + 1.2, south + 4.8, 3] },
                ],
            };
        }
    }
}
