import { describe, expect, test } from "vitest";
import { read, write } from "./teams/team";
import { MEASURES } from "./space/sample";
import type { Choice } from "../choices";
import { Camera } from "./camera.svelte";
import { throws } from "./dice";
import {
    inches,
    inside,
    isLit,
    levels,
    middles,
    pathPoints,
    placeWord,
    readPlace,
    shown,
    snapped,
    surfaceAt,
    surfaceMeant,
} from "./plan";
import type { Field, Figure, Point } from "./view";
import { actionFor, drawnOption, elementIn, figuresIn, isPlain, meant, placesFor, waysNear } from "./wishes";

const square = (x: number, y: number, side: number): Point[] => [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
];
const field: Field = {
    name: "yard",
    width: 48000,
    depth: 36000,
    measures: MEASURES,
    middle: [],
    elements: [
        {
            name: "house",
            kind: "building",
            top: 5500,
            roof: 5500,
            open: true,
            footprint: [square(0, 0, 8000)],
        },
        { name: "box", kind: "solid", top: 2500, roof: -1, open: false, footprint: [square(20000, 0, 3000)] },
    ],
    blocks: [],
    openings: [],
    surfaces: [
        { element: -1, name: "ground", z: 0, sheet: 0, outline: square(0, 0, 48000) },
        { element: 0, name: "1.1", z: 3000, sheet: 1, outline: square(0, 0, 8000) },
        { element: 0, name: "1.roof", z: 5500, sheet: 2, outline: square(0, 0, 8000) },
        { element: 1, name: "2.top", z: 2500, sheet: 3, outline: square(20000, 0, 3000) },
    ],
    links: [],
};

describe("the plan", () => {
    test("writes and reads places as the notation does", () => {
        expect(inches(12500)).toBe("12.5");
        // A length that is shown lies on no limit it is not on.
        expect([2000, 2001, 9999, 3417, 1253].map(shown)).toEqual(["2", "2.01", "9.99", "3.42", "1.26"]);
        expect(placeWord([12500, 3250, 4])).toBe("12.5,3.25@4");
        expect(placeWord([12000, 3000, 0])).toBe("12,3");
        expect(readPlace("12.5,3.25@4")).toEqual([12500, 3250, 4]);
        expect(readPlace("nikolai")).toBeNull();
        expect(pathPoints("1,2>3.5,4")).toEqual([
            [1000, 2000],
            [3500, 4000],
        ]);
    });
    test("lights where the middle of a platform may be, which is what one carries", () => {
        const corners = {
            areas: [{ surface: 0, name: "", z: 0, price: null, rings: [square(0, 0, 6000)] }],
            holes: [],
            lines: [],
        };
        expect(middles(corners, 2000).areas[0]!.rings).toEqual([square(2000, 2000, 6000)]);
    });
    test("points at the floor that is not lifted off, and at tops of solids always", () => {
        expect(levels(field)).toEqual([0, 3000, 5500]);
        expect(surfaceAt(field, [4000, 4000], 0, [])).toBe(0);
        expect(surfaceAt(field, [4000, 4000], 3000, [])).toBe(1);
        expect(surfaceAt(field, [4000, 4000], 9000, [])).toBe(2);
        expect(surfaceAt(field, [21000, 1000], 0, [])).toBe(3);
        expect(surfaceAt(field, [21000, 1000], 0, [1])).toBe(0);
    });
    test("means a floor that is lifted off where only that one can be reached", () => {
        const on = (surface: number) => ({
            areas: [{ surface, name: "", z: 0, price: 1, rings: [square(3000, 3000, 2000)] }],
            holes: [],
            lines: [],
        });
        expect(surfaceMeant(field, [4000, 4000], 0, [], on(2))).toBe(2);
        expect(surfaceMeant(field, [4000, 4000], 0, [], on(0))).toBe(0);
        expect(surfaceMeant(field, [6000, 6000], 0, [], on(2))).toBe(0);
        expect(surfaceMeant(field, [4000, 4000], 0, [], null)).toBe(0);
    });
    test("knows that an area without a price has holes of its own", () => {
        const area = { surface: 0, name: "ground", z: 0, price: null, rings: [square(0, 0, 9000)] };
        const thrown = { ...area, holes: [square(2000, 2000, 1000), square(2500, 2500, 2000)] };
        const drawn = { areas: [thrown, area], holes: [], lines: [] };
        expect(isLit([1000, 1000], thrown, drawn)).toBe(true);
        expect(isLit([2700, 2700], thrown, drawn)).toBe(false);
        expect(isLit([2700, 2700], area, drawn)).toBe(true);
    });
    test("means the side of a figure when it is close to one, and never leaves the table", () => {
        const rival = { figure: "B.blanca", place: [10000, 10000, 0], status: "up", carried: false };
        const [x, y] = snapped(field, [rival as unknown as Figure], "A.nikolai", [10900, 10000, 0]);
        expect([x, y]).toEqual([11184, 10000]);
        expect(snapped(field, [], "A.nikolai", [-50, 99000, 0])).toEqual([590, 35410, 0]);
    });
    test("knows what is inside and what is around", () => {
        expect(inside([1, 1], square(0, 0, 2))).toBe(true);
        expect(inside([3, 1], square(0, 0, 2))).toBe(false);
    });
});

describe("wishes", () => {
    test("become actions", () => {
        const at = [10000, 12000, 2] as [number, number, number];
        const from: Point = [9000, 12000];
        expect(actionFor("platform", at, field, from)).toBe("platform 8,10");
        expect(actionFor("deploy A.nikolai", at, field, from)).toBe("deploy A.nikolai 10,12@2");
        expect(actionFor("throw grenade", at, field, from)).toBe("throw grenade 10,12@2");
        expect(actionFor("flee", at, field, from)).toBe("flee 10,12");
        expect(actionFor("burn", [9000, 12500, 0], field, from)).toBe("burn 0,0.5");
        expect(actionFor("grenades", at, field, from, [[1000, 2000, 0]])).toBe(
            "grenades 1,2 10,12@2 10,12@2",
        );
    });
    test("of a choice along lines are the nearest point of them", () => {
        const drawn = {
            areas: [],
            holes: [],
            lines: [
                {
                    figure: null,
                    points: [
                        [0, 0],
                        [5000, 0],
                    ] as Point[],
                },
            ],
        };
        expect(meant("flee", [4000, 900, 0], drawn)).toEqual([5000, 0, 0]);
        expect(meant("cat", [4000, 900, 0], drawn)).toEqual([4000, 900, 0]);
    });
    test("can be read off options", () => {
        expect(drawnOption("move 1,2>3,4").end).toEqual([3000, 4000, 0]);
        expect(drawnOption("push 1,0").end).toBeNull();
        expect(figuresIn("aim first B.blanca 2")).toEqual(["B.blanca"]);
        expect(figuresIn("deploy A.nikolai 1,2")).toEqual([]);
        expect(elementIn("missile 7")).toBe(6);
        expect(elementIn("site A.nikolai 3")).toBe(2);
        expect(elementIn("move 1,2")).toBeNull();
    });
});

test("rolls of one answer are shown together, hundred-sided ones apart", () => {
    const told = (number: number, ply: number, event: string, more: object, words = "") => ({
        event: { number, ply, event, ...more },
        words,
    });
    const found = throws([
        told(1, 4, "show-shot", { value: 3 }),
        told(2, 4, "show-hit", {}),
        told(3, 4, "show-hurt", { damage: 57 }),
        told(4, 6, "show-dice-rolled", { dice: 88 }, "Your attack dice: 3, 10."),
    ]);
    expect(found.map((one) => one.map((roll) => roll.dice))).toEqual([[[3], [57]], [[3, 10]]]);
    expect(found[0]![1]!.hundred).toBe(true);
});

test("a team is taken apart and put together again", () => {
    const word = "nikolai*:aim2:grenade/blanca!:shots1a:shots2b:benkei/susan";
    const team = read(word);
    expect(team[0]).toMatchObject({
        character: "nikolai",
        leader: true,
        raised: { aim: 2 },
        objects: ["grenade"],
    });
    expect(team[1]).toMatchObject({ associate: true, raised: { shots: 1, "second-shots": 2 } });
    expect(write(team, new Set(["blanca"]))).toBe(word);
    expect(write([], new Set())).toBe("nobody");
    expect(read("nobody")).toEqual([]);
});

describe("places of the list", () => {
    const choice = (text: string, no?: { why: string; rule: string }): Choice => ({
        text,
        verb: text.split(" ")[0]!,
        words: text,
        ...(no && { no }),
    });
    const places = (verb: string, ...texts: string[]) =>
        placesFor(
            verb,
            texts.map((text) => choice(text)),
            field,
            [10000, 8000],
            3,
        );

    test("are where a way ends, on the surface it ends on", () => {
        expect(places("go", "move 1,2>3,4", "climb 5,6@1", "done", "leave 7,8", "lead 9,9")).toEqual([
            [3000, 4000, 3],
            [5000, 6000, 1],
        ]);
    });
    test("are the middle of a platform, and of one figure only", () => {
        expect(places("platform", "platform 8,0")).toEqual([[10000, 2000, 0]]);
        expect(places("deploy A.blanca", "deploy A.blanca 1,2", "deploy A.blanca.benkei 3,4")).toEqual([
            [1000, 2000, 0],
        ]);
    });
    test("are a direction from the figure", () => {
        expect(places("burn", "burn 1,-1")).toEqual([[11000, 7000, 3]]);
    });
    test("are not those that are refused", () => {
        const no = { why: "too far", rule: "S-11.2" };
        expect(placesFor("go", [choice("move 1,2", no)], field, [0, 0], 0)).toEqual([]);
    });
    test("a way of its own has one button, and what needs no place another one", () => {
        const all = ["climb 5,6@1", "deck", "move 1,2"].map((text) => choice(text));
        expect(waysNear(all, null).map((one) => one.text)).toEqual(["climb 5,6@1"]);
        expect(all.filter(isPlain).map((one) => one.text)).toEqual(["deck"]);
    });
    test("other answers are plain buttons", () => {
        const plain = ["done", "move 1,2", "wound B.kabuki", "missile 4", "roll 2", "deck"].filter((text) =>
            isPlain(choice(text)),
        );
        expect(plain).toEqual(["done", "deck"]);
    });
});

describe("the camera", () => {
    const camera = new Camera();
    camera.lay(field);
    camera.fit(1004, 764);

    test("shows the whole table first, in the middle", () => {
        expect(camera.scale).toBeCloseTo(1);
        expect([camera.x, camera.y].map(Math.round)).toEqual([22, 22]);
        expect(camera.sees(480, 360)).toBe(true);
    });
    test("keeps what is under the pointer where it is", () => {
        const [x, y] = camera.toTable(300, 200);
        camera.by(2, 300, 200);
        const [zoomed, down] = camera.toTable(300, 200);
        expect(zoomed).toBeCloseTo(x);
        expect(down).toBeCloseTo(y);
    });
    test("knows its keys, and shows no gap at the rims", () => {
        camera.look(0, 0, 4);
        expect(camera.toTable(0, 0)[0]).toBeCloseTo(-22);
        expect(camera.key("x")).toBe(false);
        expect(camera.key("ArrowRight")).toBe(true);
        expect(camera.toTable(0, 0)[0]).toBeCloseTo(-22 + 60 / camera.scale);
        camera.key("+");
        expect(camera.zoom).toBeCloseTo(5.6);
        camera.key("0");
        expect(camera.zoom).toBe(1);
    });
});
