/** A small table for tests: a block, and a house with a floor and a roof. */
import type { Field, Figure, Measures, Point } from "../view";

export const MEASURES: Measures = {
    base: 590,
    marker: 500,
    blast: 2_500,
    platform: 4_000,
    deployment: 6_000,
    bodies: [1_500, 500, 800, 500],
    eyes: [1_350, 400, 700, 400],
};

const box = (x: number, y: number, wide: number, deep: number): Point[] => [
    [x, y],
    [x + wide, y],
    [x + wide, y + deep],
    [x, y + deep],
];

export function someField(): Field {
    const house = box(20_000, 10_000, 6_000, 6_000);
    const block = box(10_000, 10_000, 2_000, 2_000);
    const part = { shadow: [], stands: true };
    return {
        name: "sample",
        width: 48_000,
        depth: 36_000,
        measures: MEASURES,
        middle: [[24_000, 18_000]],
        elements: [
            { name: "container", kind: "solid", top: 2_500, roof: 0, open: false, footprint: [block] },
            { name: "shed", kind: "building", top: 5_500, roof: 5_500, open: true, footprint: [house] },
        ],
        blocks: [
            { element: 0, outline: block, low: 0, high: 2_500, role: "mass", ...part },
            {
                element: 1,
                outline: box(20_000, 10_000, 200, 6_000),
                low: 0,
                high: 2_900,
                role: "wall",
                ...part,
                stands: false,
            },
            { element: 1, outline: house, low: 2_900, high: 3_000, role: "floor", ...part },
            { element: 1, outline: house, low: 5_400, high: 5_500, role: "floor", ...part },
        ],
        openings: [],
        surfaces: [
            { element: -1, name: "ground", z: 0, sheet: 0, outline: box(0, 0, 48_000, 36_000) },
            { element: 0, name: "1.top", z: 2_500, sheet: 1, outline: block },
            { element: 1, name: "2.1", z: 3_000, sheet: 2, outline: house },
            { element: 1, name: "2.top", z: 5_500, sheet: 3, outline: house },
        ],
        links: [],
    };
}

export const somebody = (more: Partial<Figure>): Figure => ({
    figure: "A.nikolai",
    who: "nikolai",
    team: 0,
    owner: null,
    status: "up",
    place: [5_000, 5_000, 0],
    z: 0,
    lp: 100,
    full_lp: 100,
    euphoria: 3,
    ap: 5,
    spent: 0,
    aim: 5,
    shots: [2],
    range: 10_000,
    flame: false,
    attacks: 2,
    value: 10,
    secret_value: null,
    ability: null,
    used: false,
    berserk: false,
    repeats: null,
    barred: null,
    state: [],
    objects: [],
    shown: [],
    site: null,
    carries: null,
    carried: false,
    fight: null,
    killer: null,
    lies: false,
    ...more,
});
