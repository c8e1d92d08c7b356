/** What a line through space meets: the ground one points at, a figure, the wall a look or a bullet ends at. All lengths
 *  are thousandths of an inch, as the engine has them; nothing here decides anything, it only finds out where a hand
 *  points and where a line that the engine calls blocked has to end. */
import { inside } from "../plan";
import type { Block, Field, Figure, Place, Point } from "../view";

export type Spot = readonly [x: number, y: number, z: number];
export interface Ray {
    from: Spot;
    /** Of any length. */
    way: Spot;
}
export const upTo = ({ from, way }: Ray, part: number): [number, number, number] => [
    from[0] + way[0] * part,
    from[1] + way[1] * part,
    from[2] + way[2] * part,
];

/** Which part of the ray lies in an upright prism over a convex outline; null: none. */
export function stretchIn(
    ray: Ray,
    outline: readonly Point[],
    low: number,
    high: number,
): [number, number] | null {
    let [enter, leave] = [-Infinity, Infinity];
    const clip = (distance: number, speed: number): boolean => {
        // Inside where distance + speed * part >= 0.
        if (Math.abs(speed) < 1e-9) return distance >= 0;
        const at = -distance / speed;
        if (speed > 0) enter = Math.max(enter, at);
        else leave = Math.min(leave, at);
        return enter <= leave;
    };
    const [x, y, z] = ray.from;
    const [dx, dy, dz] = ray.way;
    if (!clip(z - low, dz) || !clip(high - z, -dz)) return null;
    for (let at = 0; at < outline.length; at++) {
        const [ax, ay] = outline[at]!;
        const [bx, by] = outline[(at + 1) % outline.length]!;
        const [ex, ey] = [bx - ax, by - ay];
        if (!clip(ex * (y - ay) - ey * (x - ax), ex * dy - ey * dx)) return null;
    }
    return enter <= leave && leave >= 0 ? [Math.max(0, enter), leave] : null;
}

/** Which storeys are lifted off: by element the floor that is in view. */
export type Lifted = ReadonlyMap<number, number>;
const isLifted = (block: Block, lifted: Lifted): boolean => {
    const floor = lifted.get(block.element);
    return floor !== undefined && block.low >= floor - 150;
};

/** The first block the ray meets after a little, before it has come this far. */
export function blockOn(
    ray: Ray,
    field: Field,
    gone: readonly number[],
    most = Infinity,
    least = 0,
    lifted: Lifted = new Map(),
    only?: (block: Block) => boolean,
): { part: number; block: Block } | null {
    let best: { part: number; block: Block } | null = null;
    for (const block of field.blocks) {
        if (gone.includes(block.element) || block.role === "rough" || isLifted(block, lifted)) continue;
        if (only && !only(block)) continue;
        const found = stretchIn(ray, block.outline, block.low, block.high);
        if (!found || found[0] < least || found[0] > most) continue;
        if (!best || found[0] < best.part) best = { part: found[0], block };
    }
    return best;
}

/** Of the surfaces one can stand on the first the ray meets. */
function surfaceOn(
    ray: Ray,
    field: Field,
    gone: readonly number[],
    lifted: Lifted,
): { part: number; number: number } | null {
    let best: { part: number; number: number } | null = null;
    field.surfaces.forEach((surface, number) => {
        if (number && gone.includes(surface.element)) return;
        const floor = lifted.get(surface.element);
        if (floor !== undefined && surface.z > floor) return;
        const part = (surface.z - ray.from[2]) / ray.way[2];
        if (!(part > 0) || (best && part > best.part + 1e-9)) return;
        const [x, y] = upTo(ray, part);
        if (inside([x, y], surface.outline)) best = { part, number };
    });
    return best;
}

const hundredth = (length: number): number => Math.round(length / 10) * 10;

/** The place on the table that is pointed at. At a wall the place at its foot is meant: behind it nobody sees the ground. */
export function placeOn(ray: Ray, field: Field, gone: readonly number[], lifted: Lifted): Place | null {
    const ground = surfaceOn(ray, field, gone, lifted);
    const wall = blockOn(ray, field, gone, ground ? ground.part - 1e-6 : Infinity, 0, lifted);
    if (wall) {
        const [x, y, z] = upTo(ray, wall.part);
        if (z > wall.block.high - 30 && wall.block.stands) return onTop([x, y], wall.block, field);
        const far = Math.hypot(ray.way[0], ray.way[1]) || 1;
        const back = field.measures.base + 20;
        const [fx, fy] = [x - (ray.way[0] / far) * back, y - (ray.way[1] / far) * back];
        return within([fx, fy, highestBelow([fx, fy], z, field, gone)], field);
    }
    if (!ground) return null;
    const [x, y] = upTo(ray, ground.part);
    return within([x, y, ground.number], field);
}
function within([x, y, on]: Place, field: Field): Place | null {
    if (x < 0 || y < 0 || x > field.width || y > field.depth) return null;
    return [hundredth(x), hundredth(y), on];
}
function onTop([x, y]: Point, block: Block, field: Field): Place {
    const number = field.surfaces.findLastIndex(
        (one) =>
            one.element === block.element && Math.abs(one.z - block.high) < 30 && inside([x, y], one.outline),
    );
    return [hundredth(x), hundredth(y), Math.max(0, number)];
}
function highestBelow(point: Point, z: number, field: Field, gone: readonly number[]): number {
    let best = 0;
    field.surfaces.forEach((one, number) => {
        if (!number || gone.includes(one.element) || one.z > z || !inside(point, one.outline)) return;
        if (one.z >= field.surfaces[best]!.z) best = number;
    });
    return best;
}

/** Which part of the ray comes first into an upright cylinder; null: none. */
function cylinderOn(
    ray: Ray,
    x: number,
    y: number,
    radius: number,
    low: number,
    high: number,
): number | null {
    const [px, py] = [ray.from[0] - x, ray.from[1] - y];
    const [dx, dy, dz] = ray.way;
    const a = dx * dx + dy * dy;
    const b = px * dx + py * dy;
    const root = b * b - a * (px * px + py * py - radius * radius);
    if (root < 0 || a === 0) return null;
    const [enter, leave] = [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a];
    const heights = [(low - ray.from[2]) / dz, (high - ray.from[2]) / dz].sort((one, two) => one - two);
    const [first, last] = [Math.max(enter, heights[0]!, 0), Math.min(leave, heights[1]!)];
    return first <= last ? first : null;
}

/** How tall a figure is now, and where its eyes are: what sight is about. */
export function stature(one: Figure, field: Field): { body: number; eye: number } {
    const { bodies, eyes } = field.measures;
    const number = one.who === "benkei" ? 2 : one.status === "down" || one.status === "dead" ? 1 : 0;
    return { body: bodies[number]!, eye: eyes[number]! };
}

/** The figures that are pointed at, the nearest first; `wider`: so much beside them still counts, for fingers. */
export function figuresOn(
    ray: Ray,
    figures: readonly Figure[],
    field: Field,
    gone: readonly number[],
    lifted: Lifted,
    wider = 0,
): string[] {
    const found: { part: number; figure: string }[] = [];
    for (const one of figures) {
        if (!one.place || one.carried) continue;
        const { body } = stature(one, field);
        const part = bodyOn(ray, one.place, one.z, body, field, wider);
        if (part !== null) found.push({ part, figure: one.figure });
    }
    if (!found.length) return [];
    found.sort((a, b) => a.part - b.part);
    // Nobody is taken through a wall, though one sees that somebody is there.
    const wall = wider ? null : blockOn(ray, field, gone, found.at(-1)!.part, 0, lifted);
    return found.filter(({ part }) => !wall || part <= wall.part + 1e-6).map(({ figure }) => figure);
}
/** Which part of the ray comes first into a body that stands there; null: none. */
export const bodyOn = (
    ray: Ray,
    [x, y]: readonly number[],
    z: number,
    body: number,
    field: Field,
    wider = 0,
): number | null => cylinderOn(ray, x!, y!, field.measures.base + wider, z, z + body + wider);
