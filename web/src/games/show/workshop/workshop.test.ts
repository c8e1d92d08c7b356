import { describe, expect, test, vi } from "vitest";
import type { Surveyed } from "../view";
import {
    as,
    looksOf,
    withFloor,
    withLadder,
    withOpening,
    withoutFloor,
    withPart,
    withStairs,
    withWall,
} from "./addons";
import { Bench, dataOf } from "./bench.svelte";
import { gripped, gripsOf, type Grip } from "./grips";
import { History } from "./history";
import { handle } from "./keys";
import {
    across,
    bounds,
    fitted,
    fresh,
    isMap,
    ladderAt,
    mark,
    moved,
    nearestSide,
    onGrid,
    snap,
    STOCK,
    turned,
    type MapData,
    type Piece,
} from "./map";
import packagedMaps from "./packaged.json";
import { packed, unpacked } from "./share";
import { maps } from "./store.svelte";

const MAPS = packagedMaps as unknown as Record<string, MapData>;
const crate = (x: number, y: number, more: Partial<Piece> = {}): Piece => ({
    kind: "solid",
    box: [x, y, 2, 2],
    height: 1,
    ...more,
});
const house: Piece = {
    name: "house",
    kind: "building",
    box: [10, 10, 8, 6],
    floors: [3],
    roof: 6,
    openings: [
        { side: "south", kind: "door", from: 1, to: 3 },
        { side: "east", kind: "window", from: 1, to: 2.5 },
        { side: "north", floor: 1, kind: "window", from: 5, to: 7 },
        { side: "west", kind: "door", from: 0.5, to: 2 },
    ],
    open_sides: [],
    walls: [{ from: [14, 10.2], to: [14, 13] }],
    links: [{ kind: "stairs", foot: [11.2, 11.2], head: [11.2, 14.8, 3] }],
};
const told = (made: MapData, more: Partial<Surveyed> = {}): Surveyed => ({
    made: made as Record<string, unknown>,
    text: "",
    field: null,
    origins: [],
    complaints: [],
    fit: true,
    compared: [],
    ...more,
});
const bench = (map: MapData, now?: () => number): Bench =>
    new Bench(map, () => Promise.resolve(told(map)), now);
const boxes = (one: Bench): (number[] | undefined)[] => one.draft.pieces.map(({ piece }) => piece.box);

describe("the data of a map", () => {
    test.each(Object.keys(MAPS))("%s is taken in and written out unchanged", (name) => {
        const map = MAPS[name]!;
        expect(isMap(map)).toBe(true);
        expect(bench(map).map).toEqual(map);
    });
    test.each(Object.keys(MAPS))("%s comes back from a link as it was", async (name) => {
        const word = await packed(MAPS[name]!);
        expect(word).toMatch(/^[\w-]+$/);
        expect(word.length).toBeLessThan(4000);
        expect(await unpacked(word)).toEqual(MAPS[name]);
    });
    test("what is no map is refused, also if it unpacks to a mountain", async () => {
        expect(await unpacked("x")).toBeNull();
        expect(
            await unpacked(await packed({ element: [{ kind: "moon" }] } as unknown as MapData)),
        ).toBeNull();
        expect(await unpacked(await packed({ about: "x".repeat(200_000) }))).toBeNull();
        for (const bad of [
            null,
            [],
            { element: {} },
            { element: [{ kind: "solid" }] },
            { element: [{ kind: "solid", box: [1, 2, 3] }] },
            { element: [{ kind: "solid", outline: [[1, null]] }] },
            { element: [crate(1, 1, { links: [{ foot: [1], head: [1, 2] }] })] },
            { size: [1] },
            { symmetry: "odd" },
        ])
            expect(isMap(bad)).toBe(false);
    });
});

describe("pieces", () => {
    test("are moved with everything that belongs to them", () => {
        const there = moved(house, 1.5, -2);
        expect(there.box).toEqual([11.5, 8, 8, 6]);
        expect(there.walls).toEqual([{ from: [15.5, 8.2], to: [15.5, 11] }]);
        expect(there.links![0]).toEqual({ kind: "stairs", foot: [12.7, 9.2], head: [12.7, 12.8, 3] });
        expect(moved(there, -1.5, 2)).toEqual(house);
    });
    test("four quarters of a turn are none, and doors stay in their walls", () => {
        expect(turned(house, 360)).toEqual(house);
        const once = turned(house, 90);
        expect(once.box).toEqual([11, 9, 6, 8]);
        expect(once.openings!.map(({ side }) => side)).toEqual(["east", "north", "west", "south"]);
        // The middle of each opening goes where the turn takes it.
        house.openings!.forEach((one, k) => {
            const [x, y] = mark(house, one.side, (one.from + one.to) / 2);
            const now = once.openings![k]!;
            const [tx, ty] = mark(once, now.side, (now.from + now.to) / 2);
            expect([tx, ty]).toEqual(
                [14 - (y - 13), 13 + (x - 14)].map((v) => expect.closeTo(v, 3) as number),
            );
        });
        expect(turned(once, 270)).toEqual(house);
    });
    test("turned by less they are outlines, and doors are where they were", () => {
        const there = turned(house, 30);
        expect(there.box).toBeUndefined();
        expect(there.outline).toHaveLength(4);
        const angle = Math.PI / 6;
        house.openings!.forEach((one, k) => {
            const [x, y] = mark(house, one.side, (one.from + one.to) / 2);
            const now = there.openings![k]!;
            const [tx, ty] = mark(there, now.side, (now.from + now.to) / 2);
            expect(tx).toBeCloseTo(14 + (x - 14) * Math.cos(angle) - (y - 13) * Math.sin(angle), 2);
            expect(ty).toBeCloseTo(13 + (x - 14) * Math.sin(angle) + (y - 13) * Math.cos(angle), 2);
        });
    });
    test("made larger they keep the width of doors and the room at ladders", () => {
        const ladder = { ...crate(10, 10), links: [ladderAt(crate(10, 10), [11, 8])] };
        expect(ladder.links[0]).toEqual({ kind: "ladder", foot: [11, 9.6], head: [11, 10.8] });
        const wide = fitted(ladder, { west: 10, south: 10, east: 16, north: 14 });
        expect(wide.box).toEqual([10, 10, 6, 4]);
        expect(wide.links![0]!.foot[1]).toBe(9.6);
        const big = fitted(house, { west: 10, south: 10, east: 26, north: 16 });
        expect(big.openings![0]).toMatchObject({ from: 3, to: 5 });
        // Never below nothing.
        expect(bounds(fitted(house, { west: 5, south: 5, east: 1, north: 1 }))).toEqual({
            west: 5,
            south: 5,
            east: 5.25,
            north: 5.25,
        });
    });
    test("twins lie across", () => {
        expect(across([1, 2], "turned", [48, 36])).toEqual([47, 34]);
        expect(across([1, 2], "mirrored", [48, 36])).toEqual([1, 34]);
    });
    test.each(STOCK)("a new %s is a piece with its middle where it was put", (stock) => {
        const piece = fresh(stock, "new", [20, 12]);
        expect(isMap({ element: [piece] })).toBe(true);
        const { west, east } = bounds(piece);
        expect((west + east) / 2).toBeCloseTo(20, 0);
    });
    test("as another kind they have what that needs and nothing else", () => {
        const ruin = as(house, "ruin");
        expect(Object.keys(ruin).sort()).toEqual(["box", "kind", "name"]);
        expect(looksOf(as(ruin, "open"))).toBe("open");
        expect(as(ruin, "open").roof).toBe(2);
        expect(as(house, "closed")).toMatchObject({ kind: "building", height: 6 });
        expect(as(crate(1, 1), "barricade").height).toBeUndefined();
    });
    test("doors, floors, stairs, walls and parts are built on", () => {
        const more = withOpening(house, "door", 0);
        // Behind the first door of the south wall there is room.
        expect(more.openings!.at(-1)).toEqual({ side: "south", kind: "door", from: 3.5, to: 5.5 });
        const upstairs = withOpening(house, "window", 1).openings!.at(-1)!;
        expect(upstairs).toMatchObject({ floor: 1, side: "south" });
        const tall = withFloor(house);
        expect([tall.floors, tall.roof]).toEqual([[3, 6], 9]);
        expect(withoutFloor(tall)).toEqual(house);
        const low = withoutFloor(house);
        expect([low.floors, low.roof, low.openings!.length]).toEqual([undefined, 3, 3]);
        expect(withStairs(house, 1).links!.at(-1)).toMatchObject({
            foot: [11.2, 11.2, 3],
            head: [11.2, 14.8, 6],
        });
        expect(withWall(house, 0).walls).toHaveLength(2);
        expect(withLadder(house).links!.at(-1)).toMatchObject({ foot: [14, 9.6] });
        expect(withPart(crate(1, 1)).parts).toEqual([{ box: [1, 1, 2, 2] }, { box: [3, 1, 2, 2] }]);
        expect(withPart(house).parts).toHaveLength(1);
    });
});

describe("snapping", () => {
    const frame = bounds(crate(10, 10));
    test("to the grid, by the south-west corner", () => {
        expect(snap(frame, 1.3, 0.6, [], [48, 36], 0.5)).toMatchObject({ dx: 1.5, dy: 0.5 });
        expect(snap(frame, 1.3, 0.6, [], [48, 36], 0)).toMatchObject({ dx: 1.3, dy: 0.6 });
        expect(onGrid(0.1 + 0.2, 0)).toBe(0.3);
    });
    test("flush with neighbours and borders before the grid", () => {
        const other = bounds(crate(15.1, 20));
        const found = snap(frame, 2.9, -9.8, [other], [48, 36], 0.5);
        expect(found).toEqual({ dx: 3.1, dy: -10, guides: { x: 15.1, y: 0 } });
    });
});

describe("grips", () => {
    const of = (what: Grip["what"]): Grip => gripsOf(house, 0).find((one) => one.what === what)!;
    test("stretch, turn, and carry doors and ladders", () => {
        expect(gripped(house, { what: "frame", corner: "ne", at: [18, 16] }, [20.2, 17.1], 0.5).box).toEqual([
            10, 10, 10, 7,
        ]);
        expect(gripped(house, of("turn"), [9, 13], 0.5)).toEqual(turned(house, 90));
        const door = gripped(house, of("opening"), [18.3, 13], 0.5).openings![0]!;
        expect(door).toMatchObject({ side: "east", from: 2, to: 4 });
        const link = gripped(house, of("link"), [12.04, 12.26], 0.5).links![0]!;
        expect(link.foot).toEqual([12, 12.3]);
        expect(nearestSide(house, [9, 12]).side).toBe("west");
    });
    test("only what is in view can be taken", () => {
        const doors = (level: number) => gripsOf(house, level).filter((one) => one.what === "opening").length;
        expect([doors(0), doors(3), doors(6)]).toEqual([3, 1, 1]);
    });
});

describe("undo", () => {
    test("goes back and forth, and what is new ends what was undone", () => {
        const history = new History<number>(() => 0);
        history.note(1);
        history.note(2);
        expect(history.undo(3)).toBe(2);
        expect(history.undo(2)).toBe(1);
        expect(history.undo(1)).toBe(1);
        expect(history.redo(1)).toBe(2);
        history.note(2);
        expect(history.canRedo).toBe(false);
    });
    test("takes a row of small steps of one kind as one", () => {
        let time = 0;
        const one = bench({ element: [crate(1, 1)] }, () => time);
        one.picked = [one.draft.pieces[0]!.id];
        one.nudge(1, 0);
        one.nudge(1, 0);
        time += 5000;
        one.nudge(0, 1);
        expect(boxes(one)).toEqual([[3, 2, 2, 2]]);
        one.undo();
        expect(boxes(one)).toEqual([[3, 1, 2, 2]]);
        one.undo();
        expect([boxes(one), one.canUndo, one.canRedo]).toEqual([[[1, 1, 2, 2]], false, true]);
        one.redo();
        one.redo();
        expect(boxes(one)).toEqual([[3, 2, 2, 2]]);
    });
    test("takes back adding, removing, copying and what is said about the map", () => {
        const map = { name: "a", element: [crate(1, 1)] };
        const one = bench(map, () => 0);
        one.add(crate(5, 5));
        expect(one.picked).toHaveLength(1);
        one.duplicate();
        expect(boxes(one).at(-1)).toEqual([6, 4, 2, 2]);
        one.remove();
        one.head({ name: "b", symmetry: "turned" });
        expect(one.map).toMatchObject({ name: "b", symmetry: "turned" });
        for (let left = 4; left > 0; left--) one.undo();
        expect(one.map).toEqual(map);
    });
    test("a thing carried is one step, and none if it is put back", () => {
        const one = bench({ element: [crate(1, 1), crate(20, 20)] });
        one.picked = [one.draft.pieces[0]!.id];
        const before = one.draft;
        one.carry(one.carried(before, 2.2, 0).draft);
        one.carry(one.carried(before, 4.1, 3).draft);
        one.putDown(before);
        expect(boxes(one)[0]).toEqual([5, 4, 2, 2]);
        one.undo();
        expect(one.draft).toBe(before);
        one.carry(before);
        one.putDown(before);
        expect(one.canUndo).toBe(false);
    });
});

describe("keys", () => {
    const press = (one: Bench, key: string, more: KeyboardEventInit = {}): void => {
        const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
        handle(event, one);
    };
    test("do everything the hand does", () => {
        const one = bench({ element: [crate(1, 1), crate(20, 20)] });
        press(one, "n");
        expect(one.one?.piece.box).toEqual([1, 1, 2, 2]);
        press(one, "N", { shiftKey: true });
        expect(one.one?.piece.box).toEqual([20, 20, 2, 2]);
        press(one, "ArrowUp");
        press(one, "ArrowLeft", { shiftKey: true });
        press(one, "ArrowRight", { altKey: true });
        expect(one.one?.piece.box).toEqual([18.05, 20.5, 2, 2]);
        press(one, "+");
        expect(one.one?.piece.box).toEqual([18.05, 20.5, 2.5, 2.5]);
        press(one, "r");
        expect(one.one?.piece.outline).toHaveLength(4);
        press(one, "c", { ctrlKey: true });
        press(one, "v", { ctrlKey: true });
        expect(one.draft.pieces).toHaveLength(3);
        press(one, "Delete");
        expect(one.draft.pieces).toHaveLength(2);
        press(one, "z", { ctrlKey: true });
        expect(one.draft.pieces).toHaveLength(3);
        press(one, "Escape");
        expect(one.picked).toEqual([]);
    });
    test("mean nothing in a field", () => {
        const one = bench({ element: [crate(1, 1)] });
        one.picked = [one.draft.pieces[0]!.id];
        const field = document.body.appendChild(document.createElement("input"));
        field.addEventListener("keydown", (event) => handle(event, one));
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true }));
        expect(one.draft.pieces).toHaveLength(1);
        field.remove();
    });
});

describe("the engine's word", () => {
    test("is about what lies there, and the newest state is asked about last", async () => {
        const asked: number[] = [];
        let answer: (() => void)[] = [];
        const one = new Bench({ element: [crate(1, 1)] }, async (wanted) => {
            const made = wanted["made"] as MapData;
            asked.push(made.element!.length);
            await new Promise<void>((go) => answer.push(go));
            return told(made, {
                complaints: [{ elements: [0], part: "", rule: "S-1.4", error: true, at: null, says: "no" }],
                fit: false,
            });
        });
        const looking = one.look(false);
        one.add(crate(5, 5));
        void one.look(false);
        one.add(crate(9, 9));
        void one.look(false);
        await vi.waitFor(() => expect(answer).toHaveLength(1));
        answer[0]!();
        await vi.waitFor(() => expect(answer).toHaveLength(2));
        expect(one.current).toBe(false);
        answer[1]!();
        await looking;
        expect(asked).toEqual([1, 3]);
        expect(one.current).toBe(true);
        expect(one.fit).toBe(false);
        expect(one.complaintsOf(one.draft.pieces[0]!.id)).toHaveLength(1);
        expect(one.complaintsOf(one.draft.pieces[1]!.id)).toEqual([]);
        answer = [];
    });
    test("what cannot be asked is told, and nothing is claimed", async () => {
        const one = new Bench({ element: [] }, () => Promise.reject(new Error("away")));
        await one.look(true);
        expect(one.trouble).not.toBe("");
        expect(one.fit).toBe(false);
    });
});

test("maps are kept in the browser, newest first", () => {
    maps.keep("one", { name: "a" }, true);
    maps.keep("two", { name: "b" }, false);
    maps.keep("one", { name: "c" }, true);
    expect(maps.list.map(({ id, map }) => [id, map.name])).toEqual([
        ["one", "c"],
        ["two", "b"],
    ]);
    expect(JSON.parse(localStorage.getItem("euphoria.maps")!)).toHaveLength(2);
    maps.forget("one");
    expect(maps.get("one")).toBeUndefined();
    expect(dataOf({ head: {}, pieces: [] })).toEqual({ element: [] });
});
