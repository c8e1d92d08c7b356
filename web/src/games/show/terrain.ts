/** How scenery is drawn: storeys, and the places of labels. Shadows and openings come with the map. */
import { centre, floorOf, inside } from "./plan";
import type { Block, Element, Field, Opening, Point } from "./view";

/** The floor of an open building that is in view, and where the next one begins. */
export interface Storey {
    floor: number;
    ceiling: number;
    roofed: boolean;
}
export function storey(field: Field, number: number, level: number): Storey {
    const element = field.elements[number]!;
    const floor = floorOf(field, number, level);
    const above = field.surfaces.filter((one) => one.element === number && one.z > floor).map((one) => one.z);
    return { floor, ceiling: Math.min(element.roof, ...above), roofed: floor >= element.roof };
}

/** Walls and openings that stand on the floor in view. */
export const onStorey = (part: Block | Opening, { floor, ceiling }: Storey): boolean =>
    part.low >= floor - 50 && part.low < Math.max(ceiling, floor + 1);

export interface Label {
    at: Point;
    text: string;
    height: number;
    number: number;
    /** The first label of an element bears its number. */
    first: boolean;
    upright: boolean;
    small: boolean;
}

/** The heights that can be read off the picture. */
export function labels(field: Field, gone: number[], level: number): Label[] {
    const found: Label[] = [];
    field.elements.forEach((element, number) => {
        if (gone.includes(number)) return;
        tops(field, element, number, level).forEach(({ outline, height, text }, at) => {
            const higher = field.blocks.filter(
                (one) => one.element === number && one.role === "mass" && one.high > height,
            );
            const middle = centre(outline);
            // Below a higher part nothing can be read: then the corner that is in the open.
            const spot = higher.some((one) => inside(middle, one.outline))
                ? (outline
                      .map((corner) => between(middle, corner))
                      .find((one) => !higher.some((block) => inside(one, block.outline))) ?? null)
                : middle;
            if (!spot) return;
            const wide = span(outline, 0);
            const deep = span(outline, 1);
            found.push({
                at: spot,
                text,
                height,
                number,
                first: at === 0,
                upright: wide < 1500 && deep > wide,
                small: Math.max(wide, deep) < 2600 || (at > 0 && Math.min(wide, deep) < 1500),
            });
        });
    });
    return found;
}
const between = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * 0.6, a[1] + (b[1] - a[1]) * 0.6];
const span = (points: Point[], axis: 0 | 1): number =>
    Math.max(...points.map((one) => one[axis])) - Math.min(...points.map((one) => one[axis]));

interface Top {
    outline: Point[];
    height: number;
    text: string;
}
const mark = (height: number): string => `${Math.round(height / 100) / 10}″`;
function tops(field: Field, element: Element, number: number, level: number): Top[] {
    const [first = []] = element.footprint;
    if (element.kind === "ruin" || element.kind === "crater")
        return [{ outline: first, height: 0, text: element.top ? mark(element.top) : "" }];
    const found: Top[] = [];
    if (element.open) {
        const { floor } = storey(field, number, level);
        const floors = field.surfaces.filter((one) => one.element === number).map((one) => one.z);
        const all = [...new Set([0, ...floors])].sort((a, b) => a - b);
        const text = all.map((z) => (z === floor ? `▸${z / 1000}` : `${z / 1000}`)).join(" ");
        found.push({ outline: first, height: floor, text: `${text}″` });
    }
    const seen = new Set<number>();
    for (const block of field.blocks) {
        if (block.element !== number || block.role !== "mass") continue;
        if (element.open && block.low > level) continue;
        if (seen.has(block.high)) continue;
        seen.add(block.high);
        found.push({ outline: block.outline, height: block.high, text: mark(block.high) });
    }
    return found;
}
