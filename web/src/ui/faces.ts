/** The faces of the house: small portraits from simple shapes, told apart by outline and colour at 24 pixels.
 *  Bots always wear their own; people may choose one. */

/** A shape: its path, its fill, and perhaps the colour of its outline (then the fill may be "none"). */
export type Shape = [path: string, fill: string, stroke?: string];

export interface Drawing {
    ground: string;
    shapes: Shape[];
}

const round = (x: number, y: number, rx: number, ry = rx) =>
    `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const box = (x: number, y: number, w: number, h: number, r: number) =>
    `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}` +
    `q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;
const star = (x: number, y: number, r: number) =>
    `M${x} ${y - r}l${r * 0.3} ${r * 0.7}l${r * 0.7} ${r * 0.3}l${-r * 0.7} ${r * 0.3}l${-r * 0.3} ${r * 0.7}` +
    `l${-r * 0.3} ${-r * 0.7}l${-r * 0.7} ${-r * 0.3}l${r * 0.7} ${-r * 0.3}z`;

const INK = "#1b1826";
const SKIN = { light: "#f3cfae", warm: "#d99f74", deep: "#9a6242", dark: "#6d4230" };

const coat = (colour: string): Shape => ["M6 66C6 51 19 46 32 46s26 5 26 20z", colour];
const head = (skin: string, rx = 12, ry = 14): Shape[] => [
    ["M27 38h10v10q-5 4-10 0z", skin],
    [round(32, 29, rx, ry), skin],
];
const dots = (y = 29, gap = 5): Shape[] => [
    [round(32 - gap, y, 1.7), INK],
    [round(32 + gap, y, 1.7), INK],
];
const lids = (y = 29): Shape[] => [[`M24 ${y}q3 2.6 6 0M34 ${y}q3 2.6 6 0`, "none", INK]];
const smile = (y = 36): Shape => [`M27.5 ${y}q4.5 3.6 9 0`, "none", INK];
const flat = (y = 37): Shape => [`M28.5 ${y}h7`, "none", INK];

const DRAWINGS: Record<string, Drawing> = {
    pip: {
        ground: "#f2b03d",
        shapes: [
            coat("#256d72"),
            ["M32 18V8", "none", INK],
            [round(32, 7, 3.4), "#d1603d"],
            [box(17, 17, 30, 25, 7), "#7fd0c8"],
            [round(26, 28, 5.4), "#fff"],
            [round(39, 28, 4), "#fff"],
            [round(27, 28.6, 2.2), INK],
            [round(38.6, 28.6, 1.8), INK],
            ["M27 37h10M30 35.4v3.2M34 35.4v3.2", "none", INK],
        ],
    },
    dotty: {
        ground: "#f29ab0",
        shapes: [
            [round(18, 15, 6.5), "#6b2f1d"],
            [round(46, 15, 6.5), "#6b2f1d"],
            coat("#fff4e2"),
            [round(20, 56, 2), "#c8324e"],
            [round(32, 53, 2), "#c8324e"],
            [round(44, 56, 2), "#c8324e"],
            [round(26, 61, 2), "#c8324e"],
            [round(38, 61, 2), "#c8324e"],
            ...head(SKIN.light),
            ["M19 30C17 12 47 12 45 30C42 21 36 20 32 20s-10 1-13 10z", "#6b2f1d"],
            ...dots(30),
            [round(24.5, 34.5, 2.2), "#f0a58f"],
            [round(39.5, 34.5, 2.2), "#f0a58f"],
            smile(36),
        ],
    },
    fizz: {
        ground: "#b9d94c",
        shapes: [
            coat("#7a3bb0"),
            ...head(SKIN.warm),
            ["M18 26L16 12L23 17L26 7L32 15L39 6L41 17L49 13L46 26Q39 17 32 18T18 26z", "#e4572e"],
            ["M18 23h28", "none", INK],
            [round(26, 23, 5), "#bfe9f5", INK],
            [round(38, 23, 5), "#bfe9f5", INK],
            ...dots(31),
            ["M27 35.5h10q-1 5-5 5t-5-5z", "#fff", INK],
        ],
    },
    moth: {
        ground: "#5b4b8a",
        shapes: [
            coat("#cdbfa6"),
            ["M27 17Q22 6 12 6M37 17Q42 6 52 6", "none", "#f0e3c4"],
            ["M22 11l-3 4M18 8.6l-3 4M42 11l3 4M46 8.6l3 4", "none", "#f0e3c4"],
            [
                "M14 48Q12 38 19 40Q16 30 20 22Q26 14 32 14T44 22Q48 30 45 40Q52 38 50 48Q32 56 14 48z",
                "#e9dcc0",
            ],
            [round(25.5, 29, 5), INK],
            [round(38.5, 29, 5), INK],
            [round(27, 27.4, 1.5), "#fff"],
            [round(40, 27.4, 1.5), "#fff"],
            ["M30 38q2 1.8 4 0", "none", INK],
        ],
    },
    noodle: {
        ground: "#e7743c",
        shapes: [
            coat("#2b4a6f"),
            ...head(SKIN.deep),
            smile(37),
            [
                "M17 40Q12 12 32 12T47 40Q45 36 44 30L42 34L39 28L36 35L32 28L28 35L25 28L22 34L20 30" +
                    "Q19 36 17 40z",
                "#f6d365",
            ],
            ["M23 18q-3 7-1 13M32 15v12M41 18q3 7 1 13", "none", "#b98a1e"],
        ],
    },
    tilt: {
        ground: "#6c7a89",
        shapes: [
            coat("#39434f"),
            ["M29 40l8 1v8h-9z", "#aab4bf"],
            ["M20 35L25 15Q37 10 46 20L44 39Q32 44 20 35z", "#dfe5ea"],
            ["M23 25l22 4.6-1 6.4-22.4-5z", INK],
            [round(36, 30.6, 2.6), "#ff5d5d"],
            ["M30 12.6l-1-6", "none", INK],
            [round(29, 6, 2), "#ffd34d"],
            ["M30 39l6 1.2", "none", INK],
        ],
    },
    wobble: {
        ground: "#8fd6b4",
        shapes: [
            coat("#394b3f"),
            [round(32, 32, 17, 15), "#f7d9c4"],
            ["M13 19h38", "none", INK],
            ["M19 19Q19 6 32 6t13 13z", "#30323d"],
            ["M19 17h26v2.4H19z", "#c8a45a"],
            [round(24, 33, 2.6), "#f0a58f"],
            [round(40, 33, 2.6), "#f0a58f"],
            ...dots(28.6, 6),
            ["M28 38q2-2 4 0t4 0", "none", INK],
        ],
    },
    zuzu: {
        ground: "#d9468f",
        shapes: [
            coat("#f2b03d"),
            ...head(SKIN.dark),
            ["M18 27Q16 8 33 7T46 27Q39 20 32 20T18 27z", "#2aa7a0"],
            ["M20 22Q30 10 45 20M26 12Q36 10 43 14", "none", "#1b6f6b"],
            [star(32, 13, 5), "#ffe9a8"],
            ...lids(30),
            [round(18.8, 35, 2.2), "#ffe9a8"],
            [round(45.2, 35, 2.2), "#ffe9a8"],
            smile(36.5),
        ],
    },
    sprout: {
        ground: "#bfe3f2",
        shapes: [
            coat("#5f8f3e"),
            ["M32 17V9", "none", "#3f6b26"],
            ["M32 11Q22 12 20 3Q30 2 32 11zM32 9Q42 10 44 2Q34 1 32 9z", "#6fbf44"],
            [round(32, 31, 14, 15), "#d9c08a"],
            ["M22 24l2 2M40 22l3 1M37 42l2-2", "none", "#a88c52"],
            ...dots(31, 5.5),
            smile(36.5),
        ],
    },
    tuppence: {
        ground: "#caa7e0",
        shapes: [
            coat("#b5651d"),
            ["M16 60h32", "none", "#f2b03d"],
            ...head(SKIN.light),
            ["M18 27Q20 9 33 11Q47 10 46 27Q40 25 38 19Q30 26 18 27z", "#c58b3b"],
            [round(32, 12, 6), "#c77b30", INK],
            ["M30 12h4M32 10v4", "none", INK],
            ...dots(31),
            flat(37),
        ],
    },
    hiccup: {
        ground: "#ffd166",
        shapes: [
            coat("#c8324e"),
            ...head(SKIN.deep, 13, 13),
            ["M19 26Q15 10 26 13Q28 5 36 11Q47 8 45 26Q38 20 32 21T19 26z", "#241612"],
            [round(26.5, 29, 3.6), "#fff"],
            [round(37.5, 29, 3.6), "#fff"],
            [round(26.5, 28, 1.6), INK],
            [round(37.5, 28, 1.6), INK],
            [round(32, 37.5, 2.6), "#5a1f1f"],
        ],
    },
    marble: {
        ground: "#4a6fa5",
        shapes: [
            coat("#d9e2ec"),
            [round(32, 28, 16), "#9fd8d2"],
            ["M19 22Q30 16 33 28T46 36", "none", "#e4572e"],
            ["M18 32Q28 30 32 40", "none", "#fff"],
            ...dots(27, 6),
            smile(33),
            ["M22 18Q25 15 29 14.6", "none", "#fff"],
        ],
    },
    otto: {
        ground: "#9ccf8f",
        shapes: [
            coat("#31486b"),
            ...head(SKIN.warm, 14, 13),
            ["M17 25Q17 13 32 13t15 12z", "#e24a3b"],
            ["M15 25h34v3H15z", "#b5352a"],
            [round(32, 12, 3), "#fff4e2"],
            ...dots(32, 6),
            [round(24, 36.5, 2.4), "#e78f73"],
            [round(40, 36.5, 2.4), "#e78f73"],
            flat(38),
        ],
    },
    pebble: {
        ground: "#d8c7e0",
        shapes: [
            coat("#4f6d8f"),
            ["M16 34Q15 18 30 16Q50 15 49 33Q47 44 32 44Q18 44 16 34z", "#a4a9b1"],
            ["M22 23Q27 18 33 19", "none", "#d5d9de"],
            ["M41 22l3 4M20 38l3 2", "none", "#7d828b"],
            ...dots(31, 6),
            smile(37),
        ],
    },
    waffle: {
        ground: "#f7e3a1",
        shapes: [
            coat("#b5483a"),
            [box(17, 14, 30, 30, 6), "#d9994a"],
            ["M25 14v30M39 14v30M17 21h30M17 39h30", "none", "#a86c28"],
            ["M19 12h26v5q-3 5-5 0q-3 6-6 0q-3 4-5 0q-4 5-6 0q-2 3-4 0z", "#fff4e2"],
            ...dots(29, 6.5),
            flat(35),
        ],
    },
    bramble: {
        ground: "#cfe6d4",
        shapes: [
            coat("#6a4a7d"),
            ...head(SKIN.deep, 12, 13),
            [round(20, 20, 5), "#43264f"],
            [round(27, 15, 5.5), "#5a3369"],
            [round(36, 15, 5.5), "#43264f"],
            [round(44, 20, 5), "#5a3369"],
            ["M32 11Q36 4 44 6Q40 12 32 11z", "#5f9d4a"],
            ...dots(30),
            smile(36),
        ],
    },
    vesper: {
        ground: "#232a5c",
        shapes: [
            [star(50, 13, 4), "#ffe9a8"],
            coat("#151833"),
            ["M16 44Q12 12 32 11T48 44Q44 46 42 40L22 40Q20 46 16 44z", "#0d0f1f"],
            ...head("#e9c3a0", 10.5, 13),
            ["M21 28Q22 16 36 17Q42 19 43 28Q36 24 33 19Q28 26 21 28z", "#0d0f1f"],
            ...lids(30),
            ["M29.5 37q2.5 1.8 5 0z", "#b23a48"],
            ["M44 36a3 3 0 1 0 2 5a3.6 3.6 0 0 1-2-5z", "#ffe9a8"],
        ],
    },
    magnus: {
        ground: "#a63d2f",
        shapes: [
            coat("#2b2330"),
            ...head(SKIN.light, 13, 14),
            ["M18 30Q19 50 32 50T46 30Q43 35 38 35H26Q21 35 18 30z", "#d06a25"],
            ["M22 34Q27 31 32 34Q37 31 42 34Q37 38 32 36Q27 38 22 34z", "#a94e17"],
            ["M18 20L16 7L24 14L32 5L40 14L48 7L46 20z", "#f2b03d"],
            ["M18 18h28v3.4H18z", "#c8862a"],
            ...dots(28),
            ["M23 24.6l6 1.4M41 24.6l-6 1.4", "none", INK],
        ],
    },
    octavia: {
        ground: "#2d8f88",
        shapes: [
            [round(32, 9, 6), "#c9c6d2"],
            coat("#4b2e57"),
            ["M32 46l-6 6 6 8 6-8z", "#f3ecdc"],
            ...head(SKIN.warm),
            ["M19 29Q18 13 32 13T45 29Q42 20 32 20T19 29z", "#c9c6d2"],
            [round(26.5, 30, 4.6), "#eef7f6", INK],
            [round(37.5, 30, 4.6), "#eef7f6", INK],
            ["M31 30h2", "none", INK],
            ...dots(30, 5.5),
            flat(38),
        ],
    },
    ledger: {
        ground: "#8a9a5b",
        shapes: [
            coat("#5a4632"),
            ["M26 46h12l-2 18h-8z", "#f3ecdc"],
            [round(32, 51, 0.9), INK],
            [round(32, 55, 0.9), INK],
            [round(32, 59, 0.9), INK],
            [box(19, 15, 26, 28, 4), "#c9a36b"],
            ["M14 22Q32 8 50 22L47 27Q32 20 17 27z", "#1f7a4d"],
            [box(23, 28, 18, 5, 2.5), INK],
            [round(28, 30.5, 1.6), "#8df0b8"],
            [round(36, 30.5, 1.6), "#8df0b8"],
            ["M26 38h12", "none", INK],
        ],
    },
    corvus: {
        ground: "#8d86a6",
        shapes: [
            coat("#17151f"),
            ["M18 46Q18 20 32 20t14 26z", "#2a2636"],
            ["M23 30Q24 22 32 22t9 8Q40 42 22 52Q27 44 24 38z", "#d8cfbb"],
            [round(28, 31, 3.4), "#5a1f1f", INK],
            [round(38, 31, 3.4), "#5a1f1f", INK],
            ["M10 22h44v3H10z", "#17151f"],
            ["M19 22L22 6H42L45 22z", "#17151f"],
            ["M19.6 18.4h24.8V22H19.6z", "#8a2f3b"],
        ],
    },
    halley: {
        ground: "#163a63",
        shapes: [
            ["M44 14Q56 10 62 2Q58 14 50 20z", "#ffe9a8"],
            coat("#e8ecf2"),
            [round(32, 29, 19), "#e8ecf2"],
            [round(32, 30, 14.5, 13.5), "#0e2440"],
            [round(32, 31, 9.6, 11), SKIN.deep],
            ["M22 30Q22 19 32 19t10 11Q38 24 32 24t-10 6z", "#2a1712"],
            ...dots(31, 4),
            ["M28.5 36q3.5 2.8 7 0", "none", "#fff"],
            ["M21 24Q24 18 29 17", "none", "#bfe0ff"],
            [round(32, 55, 3), "#e4572e"],
        ],
    },
    ambrose: {
        ground: "#6d1f35",
        shapes: [
            coat("#20202b"),
            ["M32 46l-7 5 7 12 7-12z", "#f3ecdc"],
            ["M32 49l-7-4v8zM32 49l7-4v8z", "#c8a45a"],
            ...head(SKIN.light, 13, 15),
            ["M18.6 30q-3-1-2.4 3t3.4 3zM45.4 30q3-1 2.4 3t-3.4 3z", SKIN.light],
            ["M18.5 31Q17 24 21 20Q20 27 21 32zM45.5 31Q47 24 43 20Q44 27 43 32z", "#ece9e4"],
            ["M32 34Q26 32 22 37Q27 41 32 37Q37 41 42 37Q38 32 32 34z", "#ece9e4"],
            ...dots(28),
            [round(37.5, 28, 5), "none", "#c8a45a"],
            ["M42 31Q45 38 43 46", "none", "#c8a45a"],
        ],
    },
    sable: {
        ground: "#c8a45a",
        shapes: [
            ["M8 66Q8 50 15 44Q12 8 32 8t17 36Q56 50 56 66z", "#221a2b"],
            ["M20 42Q16 14 32 14t12 28Q32 54 20 42z", "#0d0a12"],
            ["M23 29q4-3.4 7 1.4q-4 2.6-7-1.4zM41 29q-4-3.4-7 1.4q4 2.6 7-1.4z", "#ffd34d"],
            [round(27, 29.4, 1), INK],
            [round(37, 29.4, 1), INK],
            ["M26 50q6 4 12 0", "none", "#c8a45a"],
        ],
    },
    argus: {
        ground: "#0f4c4a",
        shapes: [
            coat("#0b2426"),
            [box(18, 12, 28, 32, 12), "#c9a36b"],
            [round(32, 20, 4.4), "#fff", INK],
            [round(25, 29, 4), "#fff", INK],
            [round(39, 29, 4), "#fff", INK],
            [round(32, 20.6, 1.7), INK],
            [round(25.6, 29.4, 1.6), INK],
            [round(38.4, 29.4, 1.6), INK],
            ["M26 38h12", "none", INK],
        ],
    },
    hestia: {
        ground: "#7a2e1d",
        shapes: [
            ["M10 66Q10 22 32 10t22 56z", "#3b1d24"],
            ["M10 66Q12 46 32 46t22 20z", "#d9822b"],
            ...head(SKIN.dark, 11, 13),
            ["M21 28Q22 15 32 15t11 13Q38 21 32 21t-11 7z", "#3b1d24"],
            ["M32 2Q38 8 34 13Q33 15 32 15T30 13Q26 8 32 2z", "#ffcf5c"],
            ...lids(30),
            smile(36),
        ],
    },
    boreas: {
        ground: "#34516e",
        shapes: [
            coat("#e8ecf2"),
            ...head("#bcd3e6", 13, 14),
            ["M17 30Q12 8 32 8t15 22Q50 16 40 13Q34 18 24 14Q15 17 17 30z", "#f7fbff"],
            ["M19 34Q18 56 32 58T45 34Q40 40 32 38T19 34z", "#f7fbff"],
            ["M22 26l7 1.6M42 26l-7 1.6", "none", INK],
            ...dots(30),
            ["M29 42q3 1.6 6 0", "none", "#34516e"],
        ],
    },
    quill: {
        ground: "#e6d9bd",
        shapes: [
            coat("#222a4a"),
            ["M26 47l6 6 6-6-2 19h-8z", "#fff"],
            ...head(SKIN.warm, 11, 14),
            ["M20 28Q20 13 32 13t12 15Q42 20 37 19Q30 22 26 19Q22 21 20 28z", "#5b5a66"],
            ["M44 30Q56 20 58 4Q44 10 41 27z", "#2f6f8f"],
            ["M42 32L55 9", "none", "#d9eef5"],
            [round(27, 30, 4), "none", INK],
            [round(37, 30, 4), "none", INK],
            ["M31 30h2", "none", INK],
            flat(37.5),
        ],
    },
    regent: {
        ground: "#1d1b2e",
        shapes: [
            ["M8 66Q8 44 18 42Q32 52 46 42Q56 44 56 66z", "#8a1f3d"],
            ["M14 46Q32 58 50 46L48 52Q32 62 16 52z", "#f3ecdc"],
            ...head(SKIN.deep, 11.5, 14),
            ["M20 20h24v4H20z", "#f2c14e"],
            ["M20 20L18 9L26 15L32 7L38 15L46 9L44 20z", "#f2c14e"],
            [round(32, 16, 2), "#3ea6a0"],
            ["M22 27h9.4q-1 6-5 6t-4.4-6zM42 27h-9.4q1 6 5 6t4.4-6z", INK],
            smile(38),
        ],
    },
    sybil: {
        ground: "#2b1e4a",
        shapes: [
            ["M10 66Q10 20 32 8Q54 20 54 66z", "#7b5ea7"],
            ...head(SKIN.warm, 11, 14),
            ["M21 27Q22 14 32 14t11 13Q32 18 21 27z", "#3b2a5e"],
            [star(32, 20, 4.6), "#f2c14e"],
            ...lids(31),
            flat(38),
        ],
    },
    castor: {
        ground: "#e0b45a",
        shapes: [
            coat("#1f3b57"),
            ...head(SKIN.dark, 12, 14),
            ["M32 14Q45 15 45 29Q45 43 32 43z", "#e9edf0"],
            ["M20 25Q20 12 32 12t12 13Q38 17 32 17t-12 8z", "#15202b"],
            [round(27, 29, 1.8), "#fff"],
            [round(37, 29, 1.8), INK],
            ["M28 37h4", "none", "#fff"],
            ["M32 37h4", "none", INK],
        ],
    },
    umbra: {
        ground: "#8fa3b8",
        shapes: [
            ["M6 66Q8 30 20 18Q28 6 44 8Q38 14 46 24Q56 40 58 66z", "#1c1b28"],
            ["M21 32Q22 18 32 18t11 14Q41 44 32 44T21 32z", "#2f2d42"],
            ["M24 29l7 3-6 1.5zM40 29l-7 3 6 1.5z", "#ffd166"],
            ["M28 39q4-2 8 0", "none", "#5c5a78"],
        ],
    },
};

/** The faces to choose from, in the order they are shown. */
export const FACES = Object.keys(DRAWINGS);

/** The drawing of a face; undefined if there is none of this name. */
export const drawing = (face: string): Drawing | undefined => DRAWINGS[face];

/** One or two letters for whoever chose no face. */
export function initials(name: string): string {
    const words = name.trim().split(/\s+/u);
    const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
    return letters
        .map((word) => [...(word ?? "")][0] ?? "")
        .join("")
        .toLocaleUpperCase();
}

/** A colour that goes with a name, dark enough for white letters. */
export function tint(name: string): string {
    const sum = [...name].reduce((all, letter) => (all * 31 + letter.codePointAt(0)!) % 360, 7);
    return `hsl(${sum} 42% 34%)`;
}
