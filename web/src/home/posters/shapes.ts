/** Outlines the posters are drawn with, as path data. Angles are degrees, clockwise from the top. */

export interface Point {
    x: number;
    y: number;
}

export function around(centre: Point, radius: number, angle: number): Point {
    const turn = ((angle - 90) * Math.PI) / 180;
    return { x: centre.x + radius * Math.cos(turn), y: centre.y + radius * Math.sin(turn) };
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const round = (value: number) => Math.round(value * 10) / 10;

export function polygon(points: Point[]): string {
    return `M${points.map(at).join("L")}Z`;
}

/** A toothed wheel. */
export function gear(x: number, y: number, radius: number, teeth: number, depth: number): string {
    const centre = { x, y };
    const step = 360 / teeth;
    const points: Point[] = [];
    for (let tooth = 0; tooth < teeth; tooth++) {
        const middle = tooth * step;
        points.push(around(centre, radius, middle - step * 0.3));
        points.push(around(centre, radius + depth, middle - step * 0.18));
        points.push(around(centre, radius + depth, middle + step * 0.18));
        points.push(around(centre, radius, middle + step * 0.3));
    }
    return polygon(points);
}

/** Rays of a burst: every second wedge of a full turn (or of the part between two angles). */
export function burst(x: number, y: number, radius: number, rays: number, from = 0, to = 360): string {
    const centre = { x, y };
    const step = (to - from) / (rays * 2);
    let path = "";
    for (let ray = 0; ray < rays; ray++) {
        const start = from + ray * 2 * step;
        path += polygon([centre, around(centre, radius, start), around(centre, radius, start + step)]);
    }
    return path;
}

/** Pointed rays between two radii. */
export function flames(x: number, y: number, inner: number, outer: number, rays: number): string {
    const centre = { x, y };
    const step = 360 / rays;
    let path = "";
    for (let ray = 0; ray < rays; ray++) {
        const middle = ray * step;
        path += polygon([
            around(centre, inner, middle - step * 0.32),
            around(centre, outer, middle),
            around(centre, inner, middle + step * 0.32),
        ]);
    }
    return path;
}

export function hexagon(x: number, y: number, radius: number): string {
    return polygon([0, 60, 120, 180, 240, 300].map((angle) => around({ x, y }, radius, angle)));
}

/** The same "random" numbers every time, so that a drawing stays as it was approved. */
export function scatter(seed: number): () => number {
    let state = seed;
    return () => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return state / 2147483648;
    };
}
