import { Vector3 } from "three";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../lib/settings.svelte";
import type { Act, How, Spot } from "../acts";
import { px, py } from "../plan";
import { SCENES } from "../stage.svelte";
import type { Figure, ShowView } from "../view";
import { Director, SLOWEST } from "./director";
import { inSpace } from "./frame";
import type { Rig, Shot } from "./rig.svelte";
import { someField, somebody } from "./sample";
import { NOBODY, SHOULDER, Troupe } from "./troupe";
import type { Motion, Viewer } from "./viewer";

const field = someField();
const spot = (x: number, y: number, z = 0): Spot => ({ x: px(x), y: py(y, field), z });
const A = somebody({ figure: "A.nikolai", place: [5_000, 11_000, 0] });
const B = somebody({ figure: "B.blanca", who: "blanca", team: 1, place: [8_000, 11_000, 0] });

/** A director without a screen: what moves is kept, and what the camera is told. */
function studio(figures: Figure[] = [A, B], cuts = false) {
    const motions: Motion[] = [];
    const told: string[] = [];
    const shots: Shot[] = [];
    const cheers: number[] = [];
    const viewer = {
        wake() {},
        shadows() {},
        move: (one: Motion) => (motions.push(one), () => undefined),
        stadium: { cheer: (strength: number) => void cheers.push(strength) },
    };
    const shot: Shot = { at: new Vector3(), yaw: 0, pitch: 0.8, far: 48 };
    const rig = {
        following: true,
        shot,
        goal: (points: Vector3[]): Shot | null => ({ ...shot, at: points[0]! }),
        framing: (points: Vector3[]): Shot => ({ ...shot, at: points[0]!, far: 13 }),
        wide: (beside: number): number => beside,
        isElsewhere: () => true,
        cut: () => void told.push("cut"),
        fly: (to: Shot, lasts?: number) => (told.push(`fly ${lasts ?? "usual"}`), void shots.push(to)),
    };
    const troupe = new Troupe(field);
    const view = { ...NOBODY, turn: 1, figures } as unknown as ShowView;
    troupe.show(view, new Set());
    const director = new Director(viewer as unknown as Viewer, rig as unknown as Rig, troupe, field);
    director.cuts = cuts;
    /** Show these, and stop at a part of their time. */
    const at = (acts: Act[], part: number, lasts = 1_000): void => {
        motions.length = 0;
        director.play(acts, view, lasts);
        motions.at(-1)?.(1_000);
        motions.at(-1)?.(1_000 + part * lasts);
    };
    const glow = () => {
        director.mesh.geometry.computeBoundingBox();
        return director.mesh.geometry.boundingBox!;
    };
    const actor = (name: string) => troupe.actor(name)!;
    return { director, at, glow, actor, told, shots, rig, motions, view, cheers };
}
const here = (x: number, y: number, z = 0): Vector3 => inSpace(x, y, z, field);

beforeEach(() => Object.assign(settings, { motion: "auto", speed: "normal" }));

const tracer = (hit: boolean, face = 3): Extract<Act, { what: "tracer" }> => ({
    what: "tracer",
    from: spot(5_000, 11_000),
    to: spot(8_000, 11_000),
    hit,
    face,
    aim: 5,
    text: "",
});

describe("what is seen of an event", () => {
    it("a shot flies from the shooter to whoever is hit, who is thrown back", () => {
        const { at, glow, actor } = studio();
        at([tracer(true)], 0.2);
        const flying = glow();
        expect(flying.min.x).toBeGreaterThan(here(4_600, 0).x);
        expect(flying.max.x).toBeLessThan(here(8_000, 0).x);
        expect(flying.min.y).toBeGreaterThan(0.5);
        at([tracer(true)], 0.5);
        expect(
            glow()
                .getCenter(new Vector3())
                .distanceTo(here(8_000, 11_000, 800)),
        ).toBeLessThan(0.7);
        expect(actor("B.blanca").body.rotation.x).toBeLessThan(-0.05);
        expect(actor("A.nikolai").body.rotation.y).toBeCloseTo(Math.PI / 2, 1);
    });
    it("a miss goes past and ends at the wall behind", () => {
        const target = somebody({ ...B, place: [17_000, 13_000, 0] });
        const { at, glow, actor } = studio([A, target]);
        const missed: Act = { ...tracer(false, 6), from: spot(8_000, 13_000), to: spot(17_000, 13_000) };
        at([missed], 0.45);
        // The house begins at twenty inches; who was missed stands before it and does not move.
        const splinters = glow().getCenter(new Vector3());
        expect(splinters.x).toBeCloseTo(here(20_000, 0).x, 0);
        expect(actor("B.blanca").body.rotation.x).toBeCloseTo(0, 6);
    });
    it("a blast is as wide as its template, and follows what was thrown", () => {
        const { at, glow } = studio();
        const thrown: Act[] = [
            { what: "throw", from: spot(5_000, 11_000), to: spot(8_000, 20_000), mark: "grenade" },
            { what: "blast", at: spot(8_000, 20_000), r: 50 },
        ];
        at(thrown, 0.2);
        expect(glow().max.y).toBeGreaterThan(2);
        at(thrown, 0.84);
        const size = glow().getSize(new Vector3());
        expect(size.x).toBeGreaterThan(4);
        expect(glow().getCenter(new Vector3()).x).toBeCloseTo(here(8_000, 0).x, 0);
    });
    it("a flame reaches from the one who burns to the other", () => {
        const { at, glow } = studio();
        at([{ what: "flame", from: spot(5_000, 11_000), to: spot(8_000, 11_000) }], 0.5);
        expect(glow().max.x).toBeGreaterThan(here(8_000, 0).x);
        expect(glow().min.x).toBeGreaterThan(here(4_600, 0).x);
    });
    it("who burns or throws turns to whom or where", () => {
        const [from, to] = [spot(5_000, 11_000), spot(8_000, 11_000)];
        const acts: Act[] = [
            { what: "flame", from, to },
            { what: "throw", from, to, mark: "grenade" },
        ];
        for (const act of acts) {
            const { at, actor } = studio();
            at([act], 0.1);
            expect(actor("A.nikolai").body.rotation.y, act.what).toBeCloseTo(Math.PI / 2, 5);
        }
    });
    it("a fight is a lunge of both", () => {
        const { at, actor } = studio();
        at([{ what: "clash", from: spot(5_000, 11_000), to: spot(8_000, 11_000) }], 0.25);
        for (const name of ["A.nikolai", "B.blanca"])
            expect(actor(name).body.rotation.x, name).toBeGreaterThan(0.2);
    });
    it("a ring opens around somebody", () => {
        const { at, glow } = studio();
        at([{ what: "ring", at: spot(5_000, 11_000), tone: "good" }], 0.5);
        expect(glow().getCenter(new Vector3()).x).toBeCloseTo(here(5_000, 0).x, 1);
    });
    it("who dies falls over backwards, once", () => {
        const { at, actor, director } = studio();
        at([{ what: "skull", at: spot(8_000, 11_000), team: 1, falls: true }], 0.28);
        // The camera has arrived: until now nothing was missed.
        expect(actor("B.blanca").body.rotation.x).toBeCloseTo(0, 5);
        at([{ what: "skull", at: spot(8_000, 11_000), team: 1, falls: true }], 0.72);
        expect(actor("B.blanca").body.rotation.x).toBeCloseTo(-1.5, 5);
        expect(director.led.get("B.blanca")).toBe("falling");
        at([{ what: "skull", at: spot(8_000, 11_000), team: 1, falls: false }], 0.7);
        expect(director.led.has("B.blanca")).toBe(false);
    });
    it("a mission is cheered over its place, with the audience on its feet", () => {
        const { at, glow, cheers } = studio();
        at([{ what: "cheer", at: spot(8_000, 11_000), team: 1 }], 0.4);
        expect(glow().getCenter(new Vector3()).x).toBeCloseTo(here(8_000, 0).x, 0);
        expect(glow().max.y).toBeGreaterThan(5);
        expect(Math.max(...cheers)).toBeGreaterThan(0.5);
    });
    it("words and dice are read over the picture, not in it", () => {
        const { at, director } = studio();
        at([{ what: "float", at: spot(5_000, 11_000), text: "−25", tone: "bad" }], 0.5);
        expect(director.mesh.visible).toBe(false);
        at([{ what: "dice", at: spot(5_000, 11_000), rows: [{ team: 0, faces: [3] }] }], 0.5);
        expect(director.mesh.visible).toBe(false);
    });
});

describe("ways", () => {
    const way = (how: How, ...points: Spot[]): Act => ({
        what: "way",
        figure: "A.nikolai",
        how,
        points,
    });
    it("lead from where somebody stood to where it stands", () => {
        const { at, actor, director } = studio();
        const walk = way("walk", spot(1_000, 11_000), spot(5_000, 11_000));
        at([walk], 0.5);
        expect(actor("A.nikolai").group.position.x).toBeCloseTo(here(3_000, 0).x, 1);
        expect(director.led.has("A.nikolai")).toBe(true);
        at([walk], 1);
        expect(actor("A.nikolai").group.position.x).toBeCloseTo(here(5_000, 0).x, 2);
        expect(actor("A.nikolai").body.rotation.x).toBe(0);
    });
    it("up go along the wall and over its edge", () => {
        const { at, actor } = studio();
        const climb = way("climb", spot(9_000, 11_000), spot(10_700, 11_000, 2_500));
        at([climb], 0.5);
        const { x, y } = actor("A.nikolai").group.position;
        expect(x).toBeLessThan(here(10_000, 0).x);
        expect(y).toBeGreaterThan(0.5);
        at([climb], 1);
        expect(actor("A.nikolai").group.position.y).toBeCloseTo(2.5, 2);
    });
    it("off a roof become a fall: faster and faster, tumbling the more the higher it is", () => {
        const { at, actor, director } = studio();
        const fall = (height: number, part: number): { high: number; tilt: number } => {
            at([way("fall", spot(10_500, 11_000, height), spot(9_000, 11_000))], part);
            const { group, body } = actor("A.nikolai");
            return { high: group.position.y, tilt: -body.rotation.x };
        };
        const [one, two] = [fall(3_000, 0.2).high, fall(3_000, 0.4).high];
        expect(one - two).toBeGreaterThan((3 - one) * 1.5);
        expect(fall(3_000, 0.41).tilt).toBeCloseTo(3 * 0.35, 2);
        expect(fall(1_200, 0.41).tilt).toBeCloseTo(1.2 * 0.35, 2);
        // Down before its time is over: what is left of it, one lies in the dust.
        expect(fall(3_000, 0.85)).toMatchObject({ high: 0 });
        expect(director.mesh.visible).toBe(true);
        expect(director.led.get("A.nikolai")).toBe("falling");
        // Who jumps does so upright, as it is.
        at([way("drop", spot(10_500, 11_000, 3_000), spot(9_000, 11_000))], 0.4);
        expect(actor("A.nikolai").body.rotation.x).toBe(0);
        expect(director.led.get("A.nikolai")).toBeNull();
    });
    it("onto the table begin in the air", () => {
        const { at, actor } = studio();
        const come = way("come", spot(5_000, 11_000));
        at([come], 0.2);
        expect(actor("A.nikolai").group.position.y).toBeGreaterThan(2);
        at([come], 1);
        expect(actor("A.nikolai").group.position.y).toBeCloseTo(0, 3);
    });
    it("are those of whoever is carried, too", () => {
        const susan = somebody({ figure: "susan", who: "susan", team: null, carried: true, place: null });
        const saviour = somebody({ ...A, carries: "susan" });
        const { at, actor, director } = studio([saviour, susan]);
        at([way("walk", spot(1_000, 11_000), spot(5_000, 11_000))], 0.5);
        const [carrier, carried] = [actor("A.nikolai"), actor("susan")].map((one) => one.group.position);
        expect(carried!.x).toBeCloseTo(carrier!.x, 5);
        expect(carried!.y - carrier!.y).toBeCloseTo(SHOULDER, 5);
        expect(director.led.has("susan")).toBe(true);
    });
});

describe("the camera", () => {
    const kill: Act = { what: "skull", at: spot(8_000, 11_000), team: 1, falls: true };
    it("looks over the shoulder of who shoots, comes close to a kill, and leaves who took it alone", () => {
        const { at, shots, rig, told } = studio();
        at([tracer(true)], 0);
        expect(shots.at(-1)!.at.x).toBeCloseTo(here(6_650, 0).x, 1);
        expect(shots.at(-1)).toMatchObject({ far: 10, pitch: 0.42 });
        // From behind who shoots, who stands in the west.
        expect(shots.at(-1)!.yaw).toBeCloseTo(-Math.PI / 2 + 0.34, 5);
        at([kill], 0);
        expect(shots.at(-1)!.at.distanceTo(here(8_000, 11_000, 700))).toBeLessThan(1e-6);
        expect(shots.at(-1)!.far).toBe(9);
        const before = told.length;
        rig.following = false;
        at([kill], 0);
        expect(told.length).toBe(before);
    });
    it("sees both who shoots and who is shot at, also where it would have to turn around", () => {
        const { at, shots, rig } = studio();
        // A narrow window: a telephone.
        rig.wide = (beside) => beside / 0.2;
        rig.shot.yaw = Math.PI / 2 + 1.2;
        at([tracer(true)], 0);
        const aside = Math.abs(Math.sin(shots.at(-1)!.yaw + Math.PI / 2));
        expect(aside).toBeGreaterThan(0.9);
        expect(shots.at(-1)!.far).toBeCloseTo((Math.hypot(3, 0.2) * 0.55 * aside + 1.5) / 0.2, 5);
        rig.wide = (beside) => beside / 0.6;
        at([tracer(true)], 0);
        expect(shots.at(-1)!.far).toBe(10);
    });
    it("sees a fall from the side, both where it begins and where it ends", () => {
        const { at, shots, told } = studio();
        const [from, to] = [spot(10_500, 11_000, 5_000), spot(9_000, 11_000)];
        at([{ what: "way", figure: "A.nikolai", how: "fall", points: [from, to] }], 0);
        expect(shots.at(-1)).toMatchObject({ pitch: 0.3, far: 13 });
        expect(told).toEqual(["fly 260"]);
    });
    it("does not look away for words over a head", () => {
        const { at, told } = studio();
        at([{ what: "float", at: spot(30_000, 20_000), text: "★ 6", tone: "good" }], 0);
        expect(told).toEqual([]);
    });
    it("looks from where no scenery is before a kill, if there is such a side", () => {
        // The house reaches from 20 to 30 inches: seen from the east it would hide who falls west of it.
        const target = somebody({ ...B, place: [18_500, 13_000, 0] });
        const { at, shots, rig } = studio([A, target]);
        rig.shot.yaw = Math.PI / 2 - 0.5;
        at([{ ...kill, at: spot(18_500, 13_000) }], 0);
        expect(Math.abs(shots.at(-1)!.yaw - Math.PI / 2)).toBeCloseTo(1.2, 5);
        rig.shot.yaw = -Math.PI / 2 - 0.5;
        at([{ ...kill, at: spot(18_500, 13_000) }], 0);
        expect(shots.at(-1)!.yaw).toBeCloseTo(-Math.PI / 2, 5);
    });
    it("does not rest where scenery hides what happens, though it would be in the window", () => {
        const { at, shots, told, rig } = studio();
        const hurt: Act = { what: "ring", at: spot(18_500, 13_000), tone: "bad" };
        rig.goal = () => null;
        Object.assign(rig.shot, { at: here(18_500, 13_000), far: 13, pitch: 0.36, yaw: -Math.PI / 2 });
        at([hurt], 0);
        expect(told).toEqual([]);
        rig.shot.yaw = Math.PI / 2;
        at([hurt], 0);
        expect(Math.abs(shots.at(-1)!.yaw - Math.PI / 2)).toBeCloseTo(1.2, 5);
    });
    it("looks through the walls of a storey that is lifted off, and around others", () => {
        const { at, shots, rig, director } = studio();
        const indoors: Act = { ...kill, at: spot(22_000, 13_000) };
        rig.shot.yaw = -Math.PI / 2 - 0.5;
        at([indoors], 0);
        expect(Math.abs(shots.at(-1)!.yaw + Math.PI / 2)).toBeGreaterThan(0.7);
        director.lifted = new Map([[1, 0]]);
        at([indoors], 0);
        expect(shots.at(-1)!.yaw).toBeCloseTo(-Math.PI / 2, 5);
    });
    it("cuts in a film, and flies at a table", () => {
        const [film, table] = [studio([A, B], true), studio()];
        for (const one of [film, table]) one.at([tracer(true)], 0);
        expect(film.told).toEqual(["cut", "fly 420"]);
        expect(table.told).toEqual(["fly 420"]);
    });
    it("slows a kill or a mission down for two seconds at most, also for people in no hurry", () => {
        for (const [name, manner] of Object.entries(SCENES))
            if (manner.moment) expect(manner.lasts, name).toBeLessThanOrEqual(SLOWEST);
        settings.speed = "calm";
        const { director, motions, view, told } = studio();
        director.play([kill], view, 3_600);
        motions[0]!(1_000);
        expect(motions[0]!(1_000 + SLOWEST - 1)).toBe(true);
        expect(motions[0]!(1_000 + SLOWEST)).toBe(false);
        expect(Number(told[0]!.split(" ")[1]) * 1.8).toBeLessThanOrEqual(SLOWEST);
    });
    it("stands still for people who do not want things to move, and everybody is where they go", () => {
        settings.motion = "off";
        const { at, told, motions, director } = studio();
        at([tracer(true), kill], 0);
        expect(told).toEqual([]);
        expect(motions).toEqual([]);
        expect(director.led.size).toBe(0);
        expect(director.mesh.visible).toBe(true);
    });
});
