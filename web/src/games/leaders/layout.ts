/** Where everybody sits: we at the bottom, the others clockwise from our left hand. */

export interface Point {
    x: number;
    y: number;
}

export interface Layout {
    /** Where each seat's mat has its centre; ours is on the lower edge, above our row. */
    seats: Point[];
    centre: Point;
    deck: Point;
    table: { cx: number; cy: number; rx: number; ry: number };
}

/** The room that so many players need to sit all around the table, ours included; with less width they sit at
 *  its sides. As low as it goes without two mats touching, so that on a laptop our own row is in view. */
const WIDE_FROM: Record<number, { width: number; height: number }> = {
    4: { width: 880, height: 360 },
    5: { width: 880, height: 360 },
    6: { width: 880, height: 390 },
    7: { width: 900, height: 440 },
    8: { width: 1000, height: 440 },
};
const TALL_HEIGHT = 490;
/** The width of our own row on a narrow board, where it lies at the right. */
const MY_ROW = 202;
/** Below this width of the board seats are small, and a tap opens a seat in large. */
export const NARROW = 640;

// Places of the others, as shares of the half axes: by hand, so that no two mats ever touch.
const WIDE: Record<number, [number, number][]> = {
    3: mirrored([[-1, 0.1]], true),
    4: mirrored([
        [-1, 0.34],
        [-0.5, -1],
    ]),
    5: mirrored(
        [
            [-1, 0.5],
            [-0.8, -0.62],
        ],
        true,
    ),
    6: mirrored([
        [-1, 0.56],
        [-0.94, -0.4],
        [-0.36, -1],
    ]),
    7: mirrored(
        [
            [-0.98, 0.62],
            [-0.98, -0.32],
            [-0.54, -0.96],
        ],
        true,
    ),
};
const TALL: Record<number, [number, number][]> = {
    3: mirrored([[-1, 0.25]], true),
    4: mirrored([
        [-1, 0.55],
        [-0.6, -1],
    ]),
    5: mirrored(
        [
            [-1, 0.7],
            [-0.94, -0.52],
        ],
        true,
    ),
    6: mirrored([
        [-1, 0.84],
        [-1, -0.16],
        [-0.48, -1],
    ]),
    7: mirrored(
        [
            [-1, 0.96],
            [-1, 0.06],
            [-0.94, -0.84],
        ],
        true,
    ),
};
// A spectator has no row of their own: the first seat sits at the bottom like everybody else.
const AT_THE_FOOT: [number, number] = [0, 1];

function mirrored(left: [number, number][], top = false): [number, number][] {
    const right = left.map(([x, y]): [number, number] => [-x, y]).reverse();
    return [...left, ...(top ? [[0, -1] as [number, number]] : []), ...right];
}

/** How high the ring of seats has to be, for a width. */
export function ringHeight(players: number, width: number, looking: boolean): number {
    if (width >= NARROW) {
        const wide = WIDE_FROM[players]!;
        return (width < wide.width ? TALL_HEIGHT : wide.height) + (looking ? 160 : 0);
    }
    const rows = players <= 4 ? 252 : players <= 5 ? 272 : players <= 6 ? 288 : 330;
    return rows + (looking ? 96 : 0);
}

export function layout(
    players: number,
    me: number | null,
    width: number,
    height: number,
    mat: { width: number; height: number },
): Layout {
    const foot = me === null ? mat.height / 2 : 0;
    const narrow = width < NARROW;
    const cx = width / 2;
    const rx = (width - mat.width) / 2 - (narrow ? 2 : 12);
    const top = mat.height / 2 + (narrow ? 2 : 10);
    const bottom = height - (me === null ? mat.height / 2 + 4 : narrow ? 44 : 70);
    const cy = (top + bottom) / 2;
    const ry = (bottom - top) / 2;
    const others = (width < WIDE_FROM[players]!.width ? TALL : WIDE)[players - 1] ?? [];
    const first = me ?? 0;
    const seats: Point[] = [];
    for (let away = 0; away < players; away++) {
        const [u, v] = others[away - 1] ?? AT_THE_FOOT;
        if (away === 0 && me !== null) seats[first] = { x: narrow ? width - MY_ROW / 2 - 8 : cx, y: height };
        else seats[(first + away) % players] = { x: cx + u * rx, y: cy + v * ry };
    }
    const centre = { x: cx, y: cy + (narrow ? 15 : 4) };
    return {
        seats,
        centre,
        deck: { x: cx, y: centre.y + (narrow ? 30 : 44) },
        table: {
            cx,
            cy: (mat.height * 0.35 + height - foot) / 2,
            rx: width / 2 - mat.width * (narrow ? 0.28 : 0.36),
            ry: (height - foot - mat.height * 0.35) / 2 + (narrow ? 6 : 20),
        },
    };
}

/** Where the line from a mat's centre towards a point leaves the mat, and `gap` further on. */
export function rim(from: Point, towards: Point, mat: { width: number; height: number }, gap = 0): Point {
    const [dx, dy] = [towards.x - from.x, towards.y - from.y];
    const share = Math.min(
        1,
        (mat.width / 2 + gap) / (Math.abs(dx) || 1e-9),
        (mat.height / 2 + gap) / (Math.abs(dy) || 1e-9),
    );
    return { x: from.x + dx * share, y: from.y + dy * share };
}
