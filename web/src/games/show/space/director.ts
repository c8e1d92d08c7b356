/** Events as shots: who acts is in the picture, bullets fly and end somewhere, who falls falls as far as it is high. What
 *  happens, and how long it is shown, is the stage's; here it only gets its picture. */
import {
    AdditiveBlending,
    Color,
    DoubleSide,
    Matrix4,
    Mesh,
    MeshBasicMaterial,
    RingGeometry,
    Vector3,
} from "three";
import { moving } from "../../../lib/settings.svelte";
import type { Act, How, Spot } from "../acts";
import { onTable } from "../plan";
import type { Field, ShowView } from "../view";
import type { Actor } from "./actor";
import type { Pose } from "./body";
import { BLOCKED, FREE, GOLD, LAMP, teamColour } from "./colours";
import { inSpace, offSpace } from "./frame";
import { Mould } from "./mould";
import { blockOn, stature, upTo, type Lifted, type Ray } from "./rays";
import type { Rig, Shot } from "./rig.svelte";
import { SHOULDER, towards, type Troupe } from "./troupe";
import type { Viewer } from "./viewer";

/** Never longer than this a kill or a mission is slowed down. */
export const SLOWEST = 2_000;

/** Draws itself at a part of its time; what glows goes into the mould. */
type Effect = (part: number, fx: Mould) => void;

const TONES = { good: FREE, bad: BLOCKED, plain: LAMP } as const;
const faded = (colour: string, strength: number): string =>
    `#${new Color(colour).multiplyScalar(Math.max(0, Math.min(1, strength))).getHexString()}`;
/** The part of a time that lies between two others. */
const between = (part: number, from: number, to: number): number =>
    Math.min(1, Math.max(0, (part - from) / (to - from)));
/** Where else the camera may stand, nearest first; and how much higher, if all of that is behind something. */
const TURNS = [0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.6, -1.6];
const RISES = [0, 0.3, 0.6, 0.9];
/** Milliseconds after which the camera is where somebody dies or wins: then it happens. */
const CLOSE_UP = 600;
const angle = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn));
const eased = (part: number): number => part * part * (3 - 2 * part);

export class Director {
    readonly #glow = new MeshBasicMaterial({
        vertexColors: true,
        transparent: true,
        blending: AdditiveBlending,
        depthWrite: false,
        side: DoubleSide,
        fog: false,
    });
    readonly mesh = new Mesh(undefined, this.#glow);
    /** Who is being led about, and the pose they are in meanwhile; null: their own. */
    readonly led = new Map<string, Pose | null>();
    /** A film cuts to what happens elsewhere; at a table the camera flies there, so that nobody loses their way. */
    cuts = false;
    /** Storeys that one looks through. */
    lifted: Lifted = new Map();
    #stop: () => void = () => {};

    constructor(
        readonly viewer: Viewer,
        readonly rig: Rig,
        readonly troupe: Troupe,
        readonly field: Field,
    ) {
        this.mesh.frustumCulled = false;
        this.mesh.renderOrder = 12;
        this.mesh.visible = false;
    }

    /** Show these; so many milliseconds. */
    play(acts: readonly Act[], view: ShowView, lasts: number): void {
        this.clear();
        if (!acts.length) return;
        const effects = acts.flatMap((act) => this.#effect(act, view));
        const slow = acts.some((act) => act.what === "skull" || act.what === "cheer");
        const time = slow ? Math.min(SLOWEST, lasts) : lasts;
        this.#frame(acts, view);
        if (!moving() || !time) {
            // Nothing moves: what happens is seen as it is in its middle, and everybody is where they are going.
            this.#draw(effects, 0.6);
            this.led.clear();
            this.viewer.shadows();
            return;
        }
        let began = 0;
        this.#stop = this.viewer.move((now) => {
            began ||= now;
            const part = Math.min(1, (now - began) / time);
            this.#draw(effects, part);
            if (this.led.size) this.viewer.shadows();
            return part < 1;
        });
    }
    clear(): void {
        this.#stop();
        this.#stop = () => {};
        this.led.clear();
        this.viewer.stadium?.cheer(0);
        if (!this.mesh.visible) return;
        this.mesh.visible = false;
        this.viewer.wake();
    }
    dispose(): void {
        this.clear();
        this.mesh.geometry.dispose();
        this.#glow.dispose();
    }
    #draw(effects: readonly Effect[], part: number): void {
        const fx = new Mould();
        for (const effect of effects) effect(part, fx);
        this.mesh.geometry.dispose();
        this.mesh.geometry = fx.made();
        this.mesh.visible = !fx.empty;
    }

    // ---------------------------------------------------------------- the camera

    /** Who acts is framed: a shot from over the shoulder, a kill from close by, everything else so that all is in view. */
    #frame(acts: readonly Act[], view: ShowView): void {
        if (!this.rig.following || !moving()) return;
        const shot = acts.find(
            (act) => act.what === "tracer" || act.what === "flame" || act.what === "throw",
        );
        const close = acts.find((act) => act.what === "skull" || act.what === "cheer");
        const fall = acts.find((act) => act.what === "way" && act.how === "fall");
        // Words over a head are read where they are.
        const points = acts.filter((act) => act.what !== "float").flatMap((act) => this.#points(act));
        if (close) {
            const at = this.#at(close.at, 0.7);
            const far = close.what === "cheer" ? 14 : 9;
            const goal = { at, far, pitch: 0.36, yaw: this.rig.shot.yaw + 0.5 };
            this.#shoot(this.#unhidden(goal, [at], view), CLOSE_UP);
        } else if (shot) this.#overShoulder(this.#at(shot.from, 1), this.#at(shot.to, 0.8), view);
        else if (fall && points.length) {
            // From the side and from below: how high it was is to be seen.
            const goal = { ...this.rig.framing(points, 13), pitch: 0.3 };
            this.#shoot(this.#unhidden(goal, points, view), 260);
        } else if (points.length) {
            const goes = acts.some((act) => act.what === "way");
            const nearest = goes ? 15 : 13;
            // Of a way its end matters: the camera need not see around all corners.
            const about = goes ? points.slice(-1) : points;
            const hidden = this.#hidden(this.rig.shot, about, view) > 0;
            const goal =
                this.rig.goal(points, nearest) ?? (hidden ? this.rig.framing(points, nearest) : null);
            if (goal) this.#shoot(this.#unhidden(goal, about, view));
        }
    }
    /** From beside the shooter's shoulder, but never so that the camera turns around; a cut may. The more it looks from
     *  the side, the farther apart both are in the window: they must fit into it. */
    #overShoulder(from: Vector3, to: Vector3, view: ShowView): void {
        const behind = towards(to, from);
        const yaw = behind + 0.34;
        const kept = this.cuts || Math.abs(angle(yaw - this.rig.shot.yaw)) < 1.9 ? yaw : this.rig.shot.yaw;
        const apart = from.distanceTo(to);
        const far = Math.max(10, apart * 1.05 + 4);
        const goal = { at: from.clone().lerp(to, 0.55), far, pitch: 0.42, yaw: kept };
        const shot = this.#unhidden(goal, [from, to], view);
        const beside = apart * 0.55 * Math.abs(Math.sin(shot.yaw - behind)) + 1.5;
        this.#shoot({ ...shot, far: Math.max(far, this.rig.wide(beside)) }, 420);
    }
    /** The same shot from where no scenery is before what it is about: from a side within a quarter turn, else from
     *  higher up, else where least of it is hidden. */
    #unhidden(goal: Shot, points: readonly Vector3[], view: ShowView): Shot {
        let [best, least] = [goal, Infinity];
        for (const rise of RISES)
            for (const turn of TURNS) {
                const shot = { ...goal, yaw: goal.yaw + turn, pitch: goal.pitch + rise };
                const hidden = this.#hidden(shot, points, view);
                if (!hidden) return shot;
                if (hidden < least) [best, least] = [shot, hidden];
            }
        return best;
    }
    /** How many of these points scenery hides in a shot. */
    #hidden({ at, yaw, pitch, far }: Shot, points: readonly Vector3[], view: ShowView): number {
        const flat = Math.cos(pitch) * far;
        const eye = new Vector3(Math.sin(yaw) * flat, Math.sin(pitch) * far, Math.cos(yaw) * flat).add(at);
        const from = offSpace(eye, this.field);
        return points.filter((point) => {
            const to = offSpace(point, this.field);
            const way: Ray["way"] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
            return blockOn({ from, way }, this.field, view.gone, 0.97, 0, this.lifted);
        }).length;
    }
    #shoot(goal: Shot, lasts?: number): void {
        if (this.cuts && this.rig.isElsewhere(goal))
            this.rig.cut({ ...goal, far: goal.far * 1.12, yaw: goal.yaw + 0.08 });
        this.rig.fly(goal, lasts);
    }
    #points(act: Act): Vector3[] {
        if (act.what === "way") return act.points.map((one) => this.#at(one, 0.6));
        if ("at" in act) return [this.#at(act.at, 0.6)];
        return [this.#at(act.from, 0.6), this.#at(act.to, 0.6)];
    }
    /** A spot of an act in space. */
    #at({ x, y, z = 0 }: Spot, above = 0): Vector3 {
        const [tx, ty] = onTable(x, y, this.field);
        const spot = inSpace(tx, ty, z, this.field);
        return spot.setY(spot.y + above);
    }
    /** Who stands here, to be moved by what happens to it. */
    #standing(spot: Spot, view: ShowView): string | null {
        const [x, y] = onTable(spot.x, spot.y, this.field);
        const near = view.figures
            .filter((one) => one.place && !one.carried && one.status !== "off")
            .map((one) => ({ one, away: Math.hypot(one.place![0] - x, one.place![1] - y) }))
            .sort((a, b) => a.away - b.away)[0];
        return near && near.away < 300 ? near.one.figure : null;
    }

    // ---------------------------------------------------------------- what is seen

    #effect(act: Act, view: ShowView): Effect[] {
        switch (act.what) {
            case "way":
                return this.#way(act, view);
            case "tracer":
                return this.#tracer(act, view);
            case "throw":
                return [this.#lob(act.from, act.to, view)];
            case "blast":
                return [this.#blast(act.at, (act.r * 50) / 1000)];
            case "flame":
                return [this.#flame(act.from, act.to, view)];
            case "clash":
                return [this.#clash(act.from, act.to, view)];
            case "ring":
                return [this.#ring(act.at, TONES[act.tone], act.r ? (act.r * 50) / 1000 : 0.85)];
            case "skull":
                return [this.#death(act, view)];
            case "cheer":
                return [this.#cheer(act.at, act.team)];
            default:
                return [];
        }
    }

    #way({ figure, how, points }: Extract<Act, { what: "way" }>, view: ShowView): Effect[] {
        const actor = this.troupe.actor(figure);
        if (!actor) return [];
        const falls = how === "fall" && points.length > 1;
        this.led.set(figure, falls ? "falling" : null);
        // Whoever was in the middle of something else is done with it.
        actor.body.rotation.set(0, actor.body.rotation.y, 0);
        const load = this.#load(figure, view);
        const spots = points.map((one) => this.#at(one));
        const end = spots.at(-1)!;
        if (how === "come" || spots.length < 2)
            return [
                (part, fx) => {
                    const down = 1 - eased(between(part, 0, 0.8));
                    actor.group.position.copy(end).setY(end.y + down * 5);
                    actor.body.rotation.y += down * 0.1;
                    this.#shaft(fx, end, 1 - part);
                },
            ];
        const path = how === "walk" ? spots : over(spots, how);
        const far = path.slice(1).map((one, at) => one.distanceTo(path[at]!));
        const all = far.reduce((sum, one) => sum + one, 0) || 1;
        const fell = spots[0]!.y - end.y;
        return [
            (part, fx) => {
                // Who falls is down a little before its time is over, and lies in the dust.
                const on = falls ? between(part, 0, 0.82) : part;
                let left = (how === "drop" || falls ? on ** 1.6 : eased(on)) * all;
                let leg = 0;
                while (leg < far.length - 1 && left > far[leg]!) left -= far[leg++]!;
                const [from, to] = [path[leg]!, path[leg + 1]!];
                const at = from.clone().lerp(to, far[leg] ? Math.min(1, left / far[leg]!) : 1);
                const level = Math.hypot(to.x - from.x, to.z - from.z);
                if (level > 0.05) {
                    const facing = towards(from, to);
                    actor.body.rotation.y = facing;
                    this.troupe.facing.set(figure, facing);
                }
                const steps = how === "walk" ? Math.abs(Math.sin(part * all * 3.2)) * 0.09 : 0;
                actor.group.position.copy(at).setY(at.y + steps);
                load?.group.position.copy(at).setY(at.y + steps + SHOULDER);
                // Who comes down from a height against its will tumbles.
                if (falls) {
                    actor.body.rotation.x = -Math.sin(on * Math.PI) * Math.min(1.4, Math.max(0, fell * 0.35));
                    this.#dust(fx, end, between(part, 0.8, 1), 0.7 + fell * 0.14);
                } else actor.body.rotation.z = how === "walk" ? Math.sin(part * all * 3.2) * 0.05 : 0;
                if (part >= 1) actor.body.rotation.set(0, actor.body.rotation.y, 0);
            },
        ];
    }

    /** Who is carried goes along. */
    #load(carrier: string, view: ShowView): Actor | undefined {
        const carried = view.figures.find((one) => one.figure === carrier)?.carries;
        const load = carried ? this.troupe.actor(carried) : undefined;
        if (load) this.led.set(carried!, null);
        return load;
    }

    #tracer(act: Extract<Act, { what: "tracer" }>, view: ShowView): Effect[] {
        const shooter = this.#standing(act.from, view);
        const target = this.#standing(act.to, view);
        const height = (name: string | null): number => {
            const one = view.figures.find(({ figure }) => figure === name);
            return one ? stature(one, this.field).eye / 1000 : 1.2;
        };
        const muzzle = this.#at(act.from, height(shooter) * 0.86);
        const body = this.#at(act.to, height(target) * 0.62);
        const { end, wall } = act.hit ? { end: body, wall: false } : this.#miss(muzzle, body, act, view);
        const hit = target && this.troupe.actor(target);
        this.#turn(shooter, muzzle, body);
        return [
            (part, fx) => {
                const flash = 1 - between(part, 0, 0.18);
                if (flash > 0)
                    fx.ball(
                        muzzle.clone().lerp(body, 0.04),
                        0.16 + flash * 0.26,
                        { colour: faded("#fff3b8", flash) },
                        [1, 1, 1],
                        7,
                    );
                const fly = between(part, 0.06, 0.36);
                if (fly < 1) {
                    const [tail, head] = [Math.max(0, fly - 0.3), fly].map((one) =>
                        muzzle.clone().lerp(end, one),
                    ) as [Vector3, Vector3];
                    fx.limb(tail, head, 0.02, 0.09, { colour: act.hit ? "#fff3b8" : "#c9d4e8" }, 5);
                    fx.limb(muzzle, head, 0.012, 0.012, { colour: "#33322a" }, 4);
                    return;
                }
                const burst = 1 - between(part, 0.36, 0.8);
                sparks(
                    fx,
                    end,
                    12,
                    between(part, 0.36, 0.8),
                    act.hit ? BLOCKED : wall ? "#c9c2b0" : "#8b93a5",
                    1.1,
                );
                // A cloud where it struck: blood-red on somebody, dust on a wall.
                if (act.hit || wall)
                    fx.ball(
                        end,
                        0.2 + (1 - burst) * 0.5,
                        { colour: faded(act.hit ? BLOCKED : "#c9c2b0", burst * 0.8) },
                        [1, 1, 1],
                        8,
                    );
                // Who is hit is thrown back a little.
                if (act.hit && hit) hit.body.rotation.x = -Math.sin(burst * Math.PI) * 0.3;
            },
        ];
    }
    /** Who acts turns to what it acts on, and keeps looking there. */
    #turn(name: string | null, from: Vector3, to: Vector3): void {
        const actor = name ? this.troupe.actor(name) : undefined;
        if (!actor) return;
        const facing = towards(from, to);
        this.troupe.facing.set(name!, facing);
        actor.body.rotation.y = facing;
    }
    /** A miss flies past, the farther beside the worse it was, and ends at what stands behind. */
    #miss(
        from: Vector3,
        to: Vector3,
        act: Extract<Act, { what: "tracer" }>,
        view: ShowView,
    ): { end: Vector3; wall: boolean } {
        const by = act.face === null ? 1 : Math.abs(act.aim - act.face);
        const way = to.clone().sub(from);
        const side = new Vector3(-way.z, 0, way.x).normalize().multiplyScalar(0.75 + 0.16 * by);
        const past = to
            .clone()
            .add(side)
            .setY(to.y + 0.25 + 0.06 * by);
        const [start, aim] = [offSpace(from, this.field), offSpace(past, this.field)];
        const ray: Ray = { from: start, way: [aim[0] - start[0], aim[1] - start[1], aim[2] - start[2]] };
        const wall = blockOn(ray, this.field, view.gone, 4, 0.9);
        const end = wall?.part ?? Math.min(4, 1 + 14_000 / (way.length() * 1000));
        return { end: inSpace(...upTo(ray, end), this.field), wall: wall !== null };
    }

    #lob(from: Spot, to: Spot, view: ShowView): Effect {
        const [a, b] = [this.#at(from, 1.2), this.#at(to, 0.15)];
        this.#turn(this.#standing(from, view), a, b);
        return (part, fx) => {
            const fly = between(part, 0, 0.4);
            if (fly >= 1) return;
            const at = a.clone().lerp(b, fly);
            at.y += Math.sin(fly * Math.PI) * Math.max(1.5, a.distanceTo(b) * 0.3);
            fx.ball(at, 0.13, { colour: GOLD }, [1, 1.2, 1], 6);
            fx.ball(at, 0.24, { colour: faded(BLOCKED, 0.4) }, [1, 1, 1], 6);
        };
    }
    #blast(spot: Spot, radius: number): Effect {
        const at = this.#at(spot, 0.1);
        return (part, fx) => {
            const grow = between(part, 0.4, 1);
            if (part < 0.4) return this.#circle(fx, at, radius, faded(BLOCKED, 0.7), 0.08);
            const light = 1 - grow;
            fx.ball(
                at,
                radius * (0.2 + 0.8 * eased(grow)),
                { colour: faded("#ff7a1e", light * 0.7) },
                [1, 0.8, 1],
                14,
            );
            fx.ball(
                at,
                radius * (0.1 + 0.5 * eased(grow)),
                { colour: faded("#ffd98a", light ** 2) },
                [1, 1, 1],
                12,
            );
            this.#circle(fx, at, radius * (0.4 + 0.6 * grow), faded("#ffcf5a", light), 0.14);
            sparks(fx, at, 22, grow, "#ffcf5a", radius * 1.1);
        };
    }
    #flame(from: Spot, to: Spot, view: ShowView): Effect {
        const [a, b] = [this.#at(from, 0.95), this.#at(to, 0.6)];
        this.#turn(this.#standing(from, view), a, b);
        const way = b.clone().sub(a);
        const long = Math.max(6, way.length());
        way.normalize();
        return (part, fx) => {
            const reach = between(part, 0, 0.35);
            const light = 1 - between(part, 0.6, 1);
            for (let at = 0; at < 9; at++) {
                const out = (at + 1) / 9;
                if (out > reach) break;
                const wobble = Math.sin(part * 60 + at * 2.1) * 0.12 * at * 0.3;
                const spot = a
                    .clone()
                    .addScaledVector(way, out * long)
                    .add(new Vector3(wobble, Math.abs(wobble), -wobble));
                fx.ball(spot, 0.16 + out * 0.72, { colour: faded("#ff5a14", light * 0.24) }, [1, 1, 1], 8);
                fx.ball(spot, 0.1 + out * 0.34, { colour: faded("#ffb02e", light * 0.3) }, [1, 1, 1], 7);
            }
        };
    }
    #clash(from: Spot, to: Spot, view: ShowView): Effect {
        const middle = this.#at(from, 0.9).lerp(this.#at(to, 0.9), 0.5);
        const both = [this.#standing(from, view), this.#standing(to, view)].map(
            (one) => one && this.troupe.actor(one),
        );
        return (part, fx) => {
            const lunge = Math.sin(Math.min(1, part * 2) * Math.PI) * 0.3;
            for (const actor of both) if (actor) actor.body.rotation.x = lunge;
            sparks(fx, middle, 14, between(part, 0.2, 0.9), "#fff3b8", 1.2);
            fx.ball(middle, 0.15 + lunge * 0.6, { colour: faded("#fff3b8", 1 - part) }, [1, 1, 1], 7);
        };
    }
    #ring(spot: Spot, colour: string, radius: number): Effect {
        const at = this.#at(spot, 0.12);
        return (part, fx) => {
            this.#circle(fx, at, radius * (0.7 + 0.8 * eased(part)), faded(colour, 1 - part), 0.09);
            this.#circle(
                fx,
                at.clone().setY(at.y + eased(part) * 1.3),
                radius * 0.9,
                faded(colour, (1 - part) * 0.6),
                0.05,
            );
        };
    }
    /** A death: slowly over backwards, in the light of its team; the audience is on its feet. */
    #death({ at: spot, team, falls }: Extract<Act, { what: "skull" }>, view: ShowView): Effect {
        const at = this.#at(spot, 0.08);
        const name = this.#standing(spot, view);
        const actor = falls && name ? this.troupe.actor(name) : undefined;
        if (actor) this.led.set(name!, "falling");
        const colour = teamColour(team);
        return (part, fx) => {
            // It begins when the camera is there.
            if (actor) actor.body.rotation.x = -eased(between(part, 0.28, 0.72)) * 1.5;
            this.#circle(fx, at, 0.6 + part * 1.8, faded(colour, 1 - part), 0.12);
            this.#shaft(fx, at, (1 - part) * 0.8, colour);
            sparks(fx, at.clone().setY(at.y + 0.8), 14, between(part, 0, 0.7), colour, 1.4);
            if (falls) this.#dust(fx, at, between(part, 0.66, 0.98), 0.9);
            this.viewer.stadium?.cheer(Math.sin(part * Math.PI));
        };
    }
    /** A mission is fulfilled: light, and paper in two colours that comes down over it. */
    #cheer(spot: Spot, team: number): Effect {
        const at = this.#at(spot, 0.08);
        const colour = teamColour(team);
        return (part, fx) => {
            this.#shaft(fx, at, 1 - part * 0.6, colour);
            for (const lag of [0, 0.25, 0.5]) {
                const open = between(part, lag, lag + 0.5);
                this.#circle(fx, at, 0.6 + open * 4.5, faded(colour, 1 - open), 0.14);
            }
            for (let one = 0; one < 60; one++) {
                const [turn, out] = [one * 2.4, 0.4 + ((one * 7) % 20) / 5];
                const high = 6.5 - ((part * 5 + ((one * 11) % 30) / 10) % 6.5);
                const sway = Math.sin(part * 9 + one) * 0.3;
                const paper = { colour: one % 2 ? GOLD : colour };
                const [x, z] = [at.x + Math.cos(turn) * out + sway, at.z + Math.sin(turn) * out];
                fx.box(x, at.y + high, z, 0.15, 0.02, 0.1, paper, turn + part * 8);
            }
            this.viewer.stadium?.cheer(Math.sin(Math.min(1, part * 1.2) * Math.PI));
        };
    }
    /** What somebody raises who hits the ground. */
    #dust(fx: Mould, at: Vector3, part: number, reach: number): void {
        if (part <= 0 || part >= 1) return;
        sparks(fx, at, 12, part, "#c9c2b0", reach);
        this.#circle(fx, at.clone().setY(at.y + 0.06), reach * (0.3 + part), faded("#c9c2b0", 1 - part), 0.2);
    }

    /** A column of light on somebody. */
    #shaft(fx: Mould, at: Vector3, strength: number, colour: string = LAMP): void {
        fx.limb(at, at.clone().setY(at.y + 9), 0.7, 0.35, { colour: faded(colour, strength * 0.16) }, 14);
    }
    #circle(fx: Mould, at: Vector3, radius: number, colour: string, thick: number): void {
        const lay = new Matrix4().makeRotationX(-Math.PI / 2).setPosition(at);
        fx.add(new RingGeometry(Math.max(0.01, radius - thick), radius, 32, 1), { colour }, lay);
    }
}

/** Up along a wall and over its edge; or off it and down. */
function over(spots: readonly Vector3[], how: How): Vector3[] {
    const [from, to] = [spots[0]!, spots.at(-1)!];
    if (how === "drop" || how === "fall") {
        const points = [from];
        for (let at = 1; at <= 8; at++) {
            const part = at / 8;
            const spot = from.clone().lerp(to, part);
            spot.y = from.y + (to.y - from.y) * part ** 2 + Math.sin(part * Math.PI) * 0.3;
            points.push(spot);
        }
        return points;
    }
    const top = Math.max(from.y, to.y) + 0.12;
    const edge = from.y < to.y ? from.clone().lerp(to, 0.35) : from.clone().lerp(to, 0.65);
    const [first, last] =
        from.y < to.y
            ? [edge.clone().setY(from.y), edge.setY(top)]
            : [edge.clone().setY(top), edge.setY(to.y)];
    return [from, first, last, to];
}

/** Splinters that fly apart and fall: always the same ones, for a replay is no other show. */
function sparks(fx: Mould, at: Vector3, count: number, part: number, colour: string, reach: number): void {
    if (part <= 0 || part >= 1) return;
    for (let one = 0; one < count; one++) {
        const turn = one * 2.4;
        const rise = 0.3 + ((one * 7) % 10) / 10;
        const out = reach * part * (0.5 + ((one * 3) % 7) / 10);
        const spot = new Vector3(
            Math.cos(turn) * out,
            rise * part * 1.5 - part * part * 1.4,
            Math.sin(turn) * out,
        ).add(at);
        if (spot.y < 0.02) spot.y = 0.02;
        fx.box(spot.x, spot.y, spot.z, 0.07, 0.07, 0.07, { colour: faded(colour, 1 - part) }, turn);
    }
}
