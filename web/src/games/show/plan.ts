/** From the table to the picture and back. An inch is 20 units of the drawing; north is up. */
import type { Area, Drawn, Element, Field, Figure, Place, Point, Surface } from "./view";

export const INCH = 20;
const THOUSANDTHS = 1000 / INCH;

export const px = (x: number): number => x / THOUSANDTHS;
export const py = (y: number, field: Field): number => (field.depth - y) / THOUSANDTHS;
export const len = (length: number): number => length / THOUSANDTHS;

/** A point of the drawing as one of the table, on a hundredth of an inch. */
export const onTable = (x: number, y: number, field: Field): Point => [
    Math.round((x * THOUSANDTHS) / 10) * 10,
    Math.round((field.depth - y * THOUSANDTHS) / 10) * 10,
];

export const outline = (points: Point[], field: Field): string =>
    points.map(([x, y]) => `${px(x)},${py(y, field)}`).join(" ");

/** Closed rings as one path: a hole is a ring inside another. */
export const rings = (all: Point[][], field: Field): string =>
    all.map((ring) => `M${ring.map(([x, y]) => `${px(x)} ${py(y, field)}`).join("L")}Z`).join("");

/** Inches as people write them and as the notation reads them: 12500 is 12.5. */
/** A length to a hundredth that lies on no limit it is not on: 2001 is 2.01, 9999 is 9.99, 2000 is 2 (S-4.2b). */
export function shown(thousandths: number): string {
    const near = Math.round(thousandths / 10) * 10;
    if (near === thousandths || near % 50) return inches(near);
    return inches(thousandths > near ? near + 10 : near - 10);
}
export const inches = (thousandths: number): string => String(Math.round(thousandths) / 1000);
export const pointWord = ([x, y]: readonly number[]): string => `${inches(x!)},${inches(y!)}`;
export const placeWord = (place: Place): string => pointWord(place) + (place[2] ? `@${place[2]}` : "");

const POINT = /^(-?[\d.]+),(-?[\d.]+)(?:@(\d+))?$/;
export function readPlace(word: string): Place | null {
    const found = POINT.exec(word);
    return found ? [Number(found[1]) * 1000, Number(found[2]) * 1000, Number(found[3] ?? 0)] : null;
}

/** Is a point inside a convex outline that runs counter-clockwise? */
export function inside([x, y]: readonly number[], points: Point[]): boolean {
    return points.every(([ax, ay], at) => {
        const [bx, by] = points[(at + 1) % points.length]!;
        return (bx - ax) * (y! - ay) - (by - ay) * (x! - ax) >= 0;
    });
}

export const centre = (points: Point[]): Point => [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
export const apart = (a: readonly number[], b: readonly number[]): number =>
    Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);

/** The floor of an open building that is seen when everything above `level` is lifted off. */
export function floorOf(field: Field, number: number, level: number): number {
    const floors = field.surfaces.filter((one) => one.element === number && one.z <= level);
    return Math.max(0, ...floors.map((one) => one.z));
}

/** The surface one points at: the highest there, in open buildings the one that is not lifted off. */
export function surfaceAt(field: Field, point: readonly number[], level: number, gone: number[]): number {
    let best = 0;
    field.surfaces.forEach((surface: Surface, number) => {
        if (!number || gone.includes(surface.element) || !inside(point, surface.outline)) return;
        const element: Element | undefined = field.elements[surface.element];
        if (element?.open && surface.z > level) return;
        if (surface.z >= (best ? field.surfaces[best]!.z : 0)) best = number;
    });
    return best;
}

/** Outlines of where a corner may be, as outlines of where the middle may be. */
export const middles = (drawn: Drawn, half: number): Drawn => ({
    ...drawn,
    areas: drawn.areas.map((area) => ({
        ...area,
        rings: area.rings.map((ring) => ring.map(([x, y]): Point => [x + half, y + half])),
    })),
});

/** Is a point within rings, of which those inside others are holes? */
function within([x, y]: readonly number[], all: Point[][]): boolean {
    let odd = false;
    for (const ring of all)
        ring.forEach(([ax, ay], at) => {
            const [bx, by] = ring[(at + 1) % ring.length]!;
            if (ay > y! !== by > y! && x! < ((bx - ax) * (y! - ay)) / (by - ay) + ax) odd = !odd;
        });
    return odd;
}

/** Is a point in one of several pieces? */
const among = (point: readonly number[], pieces: Point[][]): boolean =>
    pieces.some((piece) => within(point, [piece]));

/** Is a point lit? What has a price is made of pieces that overlap, and of holes where nobody stops. */
export function isLit(point: readonly number[], area: Area, drawn: Drawn): boolean {
    if (area.price === null) return within(point, area.rings) && !among(point, area.holes ?? []);
    const off = drawn.holes.some((hole) => hole.surface === area.surface && among(point, hole.rings));
    return !off && among(point, area.rings);
}

/** The surface that is meant: the one in view, unless only another one can be reached there. */
export function surfaceMeant(
    field: Field,
    point: readonly number[],
    level: number,
    gone: number[],
    drawn: Drawn | null,
): number {
    const seen = surfaceAt(field, point, level, gone);
    const lit = new Set(
        (drawn?.areas ?? []).filter((area) => isLit(point, area, drawn!)).map((area) => area.surface),
    );
    const sheet = (number: number): number => field.surfaces[number]!.sheet;
    if (!lit.size || lit.has(seen) || lit.has(sheet(seen))) return seen;
    const others = field.surfaces.flatMap((surface, number) =>
        (lit.has(number) || lit.has(surface.sheet)) &&
        !gone.includes(surface.element) &&
        (number === 0 || inside(point, surface.outline))
            ? [number]
            : [],
    );
    return others.at(-1) ?? seen;
}

/** Heights at which open buildings have something to stand on, the table included. */
export const levels = (field: Field): number[] =>
    [
        ...new Set([
            0,
            ...field.surfaces.filter((one) => field.elements[one.element]?.open).map((one) => one.z),
        ]),
    ].sort((a, b) => a - b);

/** So much off another base's centre counts as touching and not as overlapping. */
const TOUCHING = 4;
const MAGNET = 380;

/** A wish close to another figure means: at its side. */
export function snapped(field: Field, figures: Figure[], mover: string, place: Place): Place {
    const reach = 2 * field.measures.base + TOUCHING;
    let [x, y, surface] = place;
    const near = figures
        .filter((one) => one.figure !== mover && one.place && one.status !== "dead" && !one.carried)
        .map((one) => ({ one, away: apart(one.place!, place) }))
        .filter(({ away }) => away < reach + MAGNET)
        .sort((a, b) => a.away - b.away)[0];
    if (near && near.away > 0) {
        const [nx, ny, ns] = near.one.place!;
        x = Math.round(nx + ((x - nx) * reach) / near.away);
        y = Math.round(ny + ((y - ny) * reach) / near.away);
        surface = ns;
    }
    const base = field.measures.base;
    x = Math.min(field.width - base, Math.max(base, x));
    y = Math.min(field.depth - base, Math.max(base, y));
    return [x, y, surface];
}

/** The cool grey of a height, as in printed maps: the higher, the lighter. */
export function grey(height: number): string {
    const share = Math.min(height, 8000) / 8000;
    return `hsl(216 13% ${Math.round(21 + 57 * share ** 0.62)}%)`;
}
/** Is dark ink better to read on this height? */
export const pale = (height: number): boolean => height >= 2400;

/** The points of a path of the notation: `10,12>13,12.5`. */
export const pathPoints = (word: string): Point[] =>
    word.split(">").flatMap((one) => {
        const place = readPlace(one);
        return place ? [[place[0], place[1]] as Point] : [];
    });
