import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { MEASURES } from "./space/sample";
import type { GameEvent, Told } from "../../lib/table.svelte";
import { Stage as Play } from "../stage.svelte";
import { faces, type Spot } from "./acts";
import chapters from "./chapters.json";
import { Camera } from "./camera.svelte";
import { px, py } from "./plan";
import { SCENES, Stage, UNSEEN } from "./stage.svelte";
import type { Field, Point, ShowView } from "./view";

const ROOF: Point[] = [
    [9_000, 9_000],
    [11_950, 9_000],
    [11_950, 11_000],
    [9_000, 11_000],
];
const field: Field = {
    name: "yard",
    width: 48000,
    depth: 36000,
    measures: MEASURES,
    middle: [],
    elements: [],
    blocks: [],
    openings: [],
    surfaces: [
        { element: -1, name: "ground", z: 0, sheet: 0, outline: [] },
        { element: 0, name: "roof", z: 4_000, sheet: 1, outline: ROOF },
    ],
    links: [],
};
const steps = chapters.steps.map((one) => ({
    before: JSON.parse(one.before) as ShowView,
    events: JSON.parse(one.events) as GameEvent[],
    after: JSON.parse(one.after) as ShowView,
}));
const asView = (view: ShowView) => view as unknown as Record<string, unknown>;
const told = (number: number, event: string, more: Record<string, unknown> = {}): Told => ({
    event: { number, ply: 1, event: `show-${event}`, ...more },
    words: `${event}.`,
});
const BEGIN = told(0, "turn", { turn: 1 });

beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings, { motion: "auto", speed: "normal" });
});
afterEach(() => vi.useRealTimers());

/** Nikolai of A and Blanca of B face each other, ten inches apart. */
function begin(follow: (spots: Spot[]) => void = () => undefined) {
    const view = structuredClone(steps.at(-1)!.before);
    const [one, two] = view.figures.slice(0, 2);
    const figure = { status: "up" as const, fight: null, carried: false, carries: null, killer: null, z: 0 };
    Object.assign(one!, figure, { figure: "A.nikolai", who: "nikolai", team: 0, place: [10000, 10000, 0] });
    Object.assign(two!, figure, {
        figure: "B.blanca",
        who: "blanca",
        team: 1,
        place: [20000, 10000, 0],
        lp: 60,
        value: 120,
    });
    Object.assign(view, { figures: [one!, two!], declared: [], result: null, about: null });
    const [stage, play] = [new Stage({ field: () => field, follow }), new Play()];
    play.perform(stage);
    play.arrive({ view: asView(view), told: [BEGIN] });
    return { stage, play, view };
}
const NIKOLAI = 0;
const BLANCA = 38;
const VOLLEY = [
    told(1, "declared", { figure: NIKOLAI, foe: BLANCA, shots: 2, aim: 6 }),
    told(2, "shot", { figure: NIKOLAI, foe: BLANCA, value: 9 }),
    told(3, "missed", { figure: NIKOLAI, foe: BLANCA }),
    told(4, "shot", { figure: NIKOLAI, foe: BLANCA, value: 2 }),
    told(5, "hit", { figure: NIKOLAI, foe: BLANCA }),
    told(6, "unlucky", { figure: BLANCA, value: 3 }),
    told(7, "hurt", { figure: BLANCA, damage: 77, lp: 0 }),
    told(8, "died", { figure: BLANCA }),
    told(9, "killed-by", { figure: BLANCA, foe: NIKOLAI }),
];

describe("the show on the stage", () => {
    test("shows or knowingly leaves out every kind of event of the engine", () => {
        const known = [...Object.keys(SCENES), ...UNSEEN].map((kind) => `show-${kind}`);
        expect([...known].sort()).toEqual([...chapters.kinds].sort());
    });

    test("fires what was declared shot by shot, and lets nobody die before the bullet", () => {
        const { stage, play, view } = begin();
        const after = structuredClone(view);
        Object.assign(after.figures[1]!, { status: "dead", lp: 0, killer: "A.nikolai" });
        play.arrive({ view: asView(after), told: [BEGIN, ...VOLLEY] });
        const blanca = () => stage.shown!.figures[1]!;
        expect(stage.shown!.declared).toMatchObject([{ figure: "B.blanca", shots: 2 }]);
        vi.advanceTimersByTime(801);
        expect(stage.acts).toMatchObject([{ what: "tracer", hit: false, face: 9, aim: 6 }]);
        expect(stage.shown!.declared).toMatchObject([{ shots: 2 }]);
        vi.advanceTimersByTime(950);
        expect(stage.acts).toMatchObject([{ what: "tracer", hit: true, face: 2 }]);
        expect(stage.shown!.declared).toMatchObject([{ shots: 1 }]);
        expect(blanca().lp).toBe(60);
        vi.advanceTimersByTime(950);
        expect(stage.acts).toMatchObject([{ what: "ring" }, { what: "float", text: "−77", tone: "bad" }]);
        expect([blanca().lp, blanca().status]).toEqual([0, "up"]);
        vi.advanceTimersByTime(1_100);
        // The death and the kill are one scene.
        expect(stage.acts).toMatchObject([{ what: "skull", falls: true }]);
        expect(play.scene?.scene).toMatchObject({ moment: true, still: true });
        expect(stage.applause).toMatchObject({ figure: "B.blanca", seat: 0, points: 120 });
        // The points count when they have arrived.
        expect([blanca().status, blanca().killer]).toEqual(["dead", null]);
        vi.advanceTimersByTime(2_100);
        expect([play.busy, stage.acts, stage.shown, stage.applause]).toEqual([false, [], null, null]);
    });

    test("cheers a mission at home, and at who is left over where it was not fulfilled", () => {
        const cheered = (mission: ShowView["mission"], way: number): Spot | undefined => {
            const { stage, play, view } = begin();
            Object.assign(view, { mission });
            view.seats[0]!.platform = [20_000, 0];
            play.arrive({ view: asView(view), told: [BEGIN] });
            play.arrive({ view: asView(view), told: [BEGIN, told(1, "completed", { seat: 0, way })] });
            const [act] = stage.acts;
            return act?.what === "cheer" ? act.at : undefined;
        };
        const home = { x: px(22_000), y: py(2_000, field), z: 0 };
        const winner = { x: px(10_000), y: py(10_000, field), z: 0 };
        expect(cheered("rescue", 0)).toEqual(home);
        expect(cheered("rescue", 1)).toEqual(winner);
        expect(cheered("massacre", 0)).toEqual(winner);
    });

    test("pushes somebody over the edge of a roof first, and lets it fall from there then, the longer the higher", () => {
        const roof = 4_000;
        const { stage, play, view } = begin();
        for (const [at, one] of view.figures.entries())
            Object.assign(one, { place: [10_000 + 1_180 * at, 10_000, 1], z: roof, fight: 0 });
        play.arrive({ view: asView(view), told: [BEGIN] });
        const after = structuredClone(view);
        Object.assign(after.figures[0]!, { place: [11_180, 10_000, 1], fight: null });
        Object.assign(after.figures[1]!, { place: [12_360, 10_000, 0], z: 0, fight: null });
        const pushed = told(1, "pushed", { seat: 0, distance: 1_180 });
        const fell = told(2, "fell", { figure: BLANCA, height: roof });
        play.arrive({ view: asView(after), told: [BEGIN, pushed, fell] });
        const way = (name: string) => stage.acts.find((one) => one.what === "way" && one.figure === name);
        const [edge, ground] = [
            { x: 239.54, y: 520, z: roof }, // where its middle has no ground any more
            { x: 247.2, y: 520, z: 0 },
        ];
        expect(way("A.nikolai")).toMatchObject({ how: "walk", points: [{ z: roof }, { z: roof }] });
        expect(way("B.blanca")).toMatchObject({ how: "walk", points: [{ z: roof }, edge] });
        const slide = stage.lasts;
        vi.advanceTimersByTime(slide + 10);
        expect(way("B.blanca")).toMatchObject({ how: "fall", points: [edge, ground] });
        expect(stage.lasts).toBeGreaterThan(slide);
    });

    test("shows a line of the log once more on the table as it was then", () => {
        const { stage, play, view } = begin();
        const after = structuredClone(view);
        Object.assign(after.figures[1]!, { status: "dead", lp: 0, killer: "A.nikolai" });
        play.arrive({ view: asView(after), told: [BEGIN, ...VOLLEY] });
        play.skip();
        play.repeat(VOLLEY[3]!);
        expect(stage.acts).toMatchObject([{ what: "tracer", hit: true, face: 2 }]);
        expect(stage.shown!.figures[1]).toMatchObject({ status: "up", lp: 60 });
        vi.advanceTimersByTime(960);
        expect([play.busy, stage.shown]).toEqual([false, null]);
    });

    test("makes a death that is nobody's kill a moment of its own", () => {
        const { play, view } = begin();
        play.arrive({ view: asView(view), told: [BEGIN, told(1, "died", { figure: BLANCA })] });
        expect(play.scene?.scene.moment).toBe(true);
    });

    test("lets a figure walk its way, and looks there", () => {
        const looked: Spot[][] = [];
        const { stage, play, view } = begin((spots) => looked.push(spots));
        const after = structuredClone(view);
        after.figures[0]!.place = [13000, 14000, 0];
        const corners = [10000, 14000];
        play.arrive({
            view: asView(after),
            told: [
                BEGIN,
                told(1, "moved", { figure: NIKOLAI, x: 13000, y: 14000, surface: 0, ap: 2, corners }),
            ],
        });
        const points = [
            { x: 200, y: 520, z: 0 },
            { x: 200, y: 440, z: 0 },
            { x: 260, y: 440, z: 0 },
        ];
        expect(stage.acts).toMatchObject([{ what: "way", figure: "A.nikolai", how: "walk", points }]);
        expect(looked).toEqual([points]);
        expect(stage.lasts).toBeCloseTo(320 + 55 * 7);
    });

    test("folds the dice of a tie into one", () => {
        const { stage, play, view } = begin();
        const ties = [
            told(1, "tie-roll", { figure: NIKOLAI, value: 4 }),
            told(2, "tie-roll", { figure: BLANCA, value: 4 }),
            told(3, "tie-roll", { figure: NIKOLAI, value: 7 }),
            told(4, "tie-roll", { figure: BLANCA, value: 2 }),
        ];
        play.arrive({ view: asView(view), told: [BEGIN, ...ties] });
        expect(stage.acts).toMatchObject([{ what: "dice", rows: [{ faces: [4, 7] }, { faces: [4, 2] }] }]);
        vi.advanceTimersByTime(1_301);
        expect(play.busy).toBe(false);
        expect(faces(0x13a)).toEqual([10, 3, 1]);
    });

    test("comes through every step of a show, and ends where the house says", () => {
        for (const { before, events, after } of steps) {
            const [stage, play] = [new Stage({ field: () => field }), new Play()];
            play.perform(stage);
            const lines = events.map((event) => ({ event, words: "" }));
            const first = { ...BEGIN, event: { ...BEGIN.event, number: events[0]!.number - 1 } };
            play.arrive({ view: asView(before), told: [first] });
            play.arrive({ view: asView(after), told: [first, ...lines] });
            for (let scenes = 0; play.busy && scenes < 99; scenes++) play.hurry();
            expect([play.busy, stage.shown, play.view]).toEqual([false, null, after]);
        }
    });
});

describe("the window of the show", () => {
    function window(): Camera {
        const camera = new Camera();
        camera.fit(1000, 600);
        settings.motion = "off";
        return camera;
    }
    test("goes near to what happens, and farther for what is far apart", () => {
        const camera = window();
        camera.follow([{ x: 200, y: 200 }]);
        expect(camera.zoom).toBe(camera.nearest);
        expect(camera.sees(200, 200)).toBe(true);
        const far = [
            { x: 40, y: 40 },
            { x: 900, y: 680 },
        ];
        camera.follow(far);
        expect(camera.zoom).toBe(1);
        expect(far.every(({ x, y }) => camera.sees(x, y))).toBe(true);
    });
    test("only brings into view what is out of it where nothing should come nearer", () => {
        const camera = window();
        camera.bring([{ x: 200, y: 200 }]);
        expect(camera.zoom).toBe(1);
        camera.look(900, 680, 3);
        camera.bring([{ x: 40, y: 40 }]);
        expect([camera.zoom, camera.sees(40, 40)]).toEqual([3, true]);
    });
    test("stays where a hand has put it until it may follow again", () => {
        const camera = window();
        camera.by(3, 0, 0);
        const [x, y, zoom] = [camera.x, camera.y, camera.zoom];
        expect(camera.following).toBe(false);
        camera.follow([{ x: 900, y: 680 }]);
        expect([camera.x, camera.y, camera.zoom]).toEqual([x, y, zoom]);
        camera.following = true;
        camera.follow([{ x: 900, y: 680 }]);
        expect(camera.sees(900, 680)).toBe(true);
    });
    test("shows the same in the end, whether it is measured before or after it knows what to follow", () => {
        const spots = [
            { x: 300, y: 500 },
            { x: 420, y: 610 },
        ];
        const seen = (steps: ((camera: Camera) => void)[]): number[] => {
            const camera = new Camera();
            camera.nearest = 2.4;
            for (const step of steps) step(camera);
            return [camera.x, camera.y, camera.zoom, camera.painted];
        };
        const lay = (camera: Camera): void => camera.lay(field);
        const follow = (camera: Camera): void => camera.follow(spots);
        const early = (camera: Camera): void => camera.fit(390, 220);
        const fit = (camera: Camera): void => camera.fit(390, 398);
        settings.motion = "off";
        const settled = seen([lay, fit, follow]);
        expect(settled[2]).toBeGreaterThan(1.5);
        expect(seen([follow, lay, fit])).toEqual(settled);
        expect(seen([lay, early, follow, fit])).toEqual(settled);
        expect(seen([lay, follow, early, fit, follow])).toEqual(settled);
    });
    test("paints nothing anew while it moves a little, and after it has come nearer once it rests", () => {
        const camera = window();
        const { painted, pane } = camera;
        for (let turns = 0; turns < 5; turns++) {
            camera.by(1.2);
            vi.advanceTimersByTime(100);
            camera.move(8, 8);
        }
        expect(camera.painted).toBe(painted);
        expect(camera.pane).toBe(pane);
        expect(camera.shift).toContain(`scale(${camera.scale / painted})`);
        vi.advanceTimersByTime(400);
        expect(camera.painted).toBe(camera.scale);
        camera.nearer();
        expect(camera.painted).toBe(camera.scale);
    });
    test("has always painted what it shows, however far it is moved or taken away", () => {
        const camera = window();
        camera.by(6);
        vi.advanceTimersByTime(400);
        for (const [dx, dy] of [
            [-400, 0],
            [-900, -200],
            [300, -2000],
            [0, 500],
        ] as const) {
            camera.move(dx, dy);
            const { left, top, width, height } = camera.pane;
            const grown = camera.scale / camera.painted;
            expect(-camera.x / grown).toBeGreaterThanOrEqual(left);
            expect(-camera.y / grown).toBeGreaterThanOrEqual(top);
            expect((camera.width - camera.x) / grown).toBeLessThanOrEqual(left + width);
            expect((camera.height - camera.y) / grown).toBeLessThanOrEqual(top + height);
        }
        camera.by(0.3);
        expect(camera.painted).toBe(camera.scale);
    });
});
