/** A figure on its base: ring for life, dots for action points, the shape of its team; who it is stands on it. */
import {
    CylinderGeometry,
    Group,
    Matrix4,
    Mesh,
    MeshBasicMaterial,
    GreaterDepth,
    RingGeometry,
    TorusGeometry,
    Vector3,
    type BufferGeometry,
} from "three";
import type { Figure } from "../view";
import type { Pose } from "./body";
import { miniature } from "./cast";
import { GOLD, LAMP, teamColour } from "./colours";
import { Mould } from "./mould";
import { Stuff } from "./stuff";

const BASE = 0.59;
const THICK = 0.1;
/** Above the base the miniature stands. */
export const FOOT = THICK;

/** How somebody is to be seen. */
export interface Manner {
    pose: Pose;
    /** Where it looks, as an angle about the upright axis; missing: as before. */
    facing?: number;
    active?: boolean;
    open?: boolean;
    leader?: boolean;
    /** Only thought of: where it would stand. */
    ghost?: boolean;
    /** In the dark: dead, or without any action left. */
    tired?: boolean;
}

/** Geometries are made once for all who look alike; materials once for a team. */
export class Wardrobe {
    readonly #shapes = new Map<string, BufferGeometry>();
    readonly #stuffs = new Map<string, Stuff>();
    readonly shade = new Map<number, MeshBasicMaterial>();

    shape(key: string, make: () => BufferGeometry): BufferGeometry {
        let found = this.#shapes.get(key);
        if (!found) this.#shapes.set(key, (found = make()));
        return found;
    }
    stuff(team: number | null, { tired = false, ghost = false }: Partial<Manner> = {}): Stuff {
        const key = `${team ?? 2} ${tired} ${ghost}`;
        let found = this.#stuffs.get(key);
        if (!found) {
            found = new Stuff({ rim: teamColour(team), dim: tired ? 0.62 : 1, opacity: ghost ? 0.55 : 1 });
            // After the shades of those behind something, so that nobody shines through itself.
            found.transparent = true;
            this.#stuffs.set(key, found);
        }
        return found;
    }
    base(ghost: boolean): Stuff {
        const key = `base ${ghost}`;
        let found = this.#stuffs.get(key);
        if (!found) this.#stuffs.set(key, (found = new Stuff({ opacity: ghost ? 0.55 : 1 })));
        return found;
    }
    /** Who is behind something is seen through it, faintly, in the colour of its team. */
    through(team: number | null): MeshBasicMaterial {
        const number = team ?? 2;
        let found = this.shade.get(number);
        if (!found) {
            found = new MeshBasicMaterial({
                color: teamColour(team),
                transparent: true,
                opacity: 0.28,
                depthFunc: GreaterDepth,
                depthWrite: false,
                fog: false,
            });
            this.shade.set(number, found);
        }
        return found;
    }
    dispose(): void {
        for (const all of [this.#shapes, this.#stuffs, this.shade]) {
            for (const one of all.values()) one.dispose();
            all.clear();
        }
    }
}

export class Actor {
    readonly group = new Group();
    readonly #figure = new Group();
    readonly #mini = new Mesh();
    readonly #base = new Mesh();
    readonly #shade = new Mesh();
    readonly #load = new Mesh();
    #worn = "";
    manner: Manner = { pose: "standing" };

    constructor(readonly wardrobe: Wardrobe) {
        this.#mini.castShadow = true;
        this.#base.castShadow = this.#base.receiveShadow = true;
        this.#shade.renderOrder = 4;
        this.#mini.renderOrder = 6;
        this.#figure.position.y = FOOT;
        this.#load.name = "load";
        this.#load.castShadow = true;
        this.#figure.add(this.#mini, this.#shade, this.#load);
        this.group.add(this.#base, this.#figure);
        this.#shade.visible = false;
    }
    /** The miniature alone, to be tilted, thrown and carried by who directs. */
    get body(): Group {
        return this.#figure;
    }
    set hidden(behind: boolean) {
        this.#shade.visible = behind;
    }
    /** Dress as this figure is now. True: its outline has changed. */
    dress(one: Figure, manner: Manner): boolean {
        this.manner = manner;
        if (manner.facing !== undefined) this.#figure.rotation.y = manner.facing;
        const life = Math.round(24 * Math.max(0, Math.min(1, one.lp / (one.full_lp || 1))));
        const ap = Math.min(12, one.ap);
        const dead = one.status === "dead";
        const marks = `${one.team} ${dead ? "dead" : life} ${ap} ${manner.active} ${manner.open} ${manner.leader}`;
        const loaded = Boolean(one.carries?.startsWith("target-"));
        const worn = `${one.who} ${manner.pose} ${marks} ${manner.tired} ${manner.ghost} ${loaded}`;
        if (worn === this.#worn) return false;
        this.#worn = worn;
        const { wardrobe } = this;
        this.#mini.geometry = wardrobe.shape(`${one.who} ${manner.pose}`, () =>
            miniature(one.who, manner.pose),
        );
        this.#mini.material = wardrobe.stuff(one.team, {
            tired: Boolean(manner.tired) || dead,
            ghost: Boolean(manner.ghost),
        });
        this.#mini.castShadow = !manner.ghost;
        this.#shade.geometry = this.#mini.geometry;
        this.#shade.material = wardrobe.through(one.team);
        const small = one.carried;
        this.#base.visible = !small;
        this.#base.geometry = wardrobe.shape(`base ${marks}`, () => base(one, life, ap, manner, dead));
        this.#base.material = wardrobe.base(Boolean(manner.ghost));
        this.#load.visible = loaded;
        if (loaded) {
            this.#load.geometry = wardrobe.shape("load", load);
            this.#load.material = this.#base.material;
            this.#load.position.set(0, manner.pose === "prone" ? 0.3 : 0.85, -0.3);
        }
        return true;
    }
}

/** A target of the mission: a case with two golden bands and a lamp. */
export function target(mould: Mould, at: Vector3, wide: number, high: number, turn: number): void {
    mould.box(at.x, at.y + high / 2, at.z, wide, high * 0.92, wide, { colour: "#6b5410" }, turn);
    for (const part of [0.16, 0.82])
        mould.box(
            at.x,
            at.y + high * part,
            at.z,
            wide * 1.03,
            high * 0.1,
            wide * 1.03,
            { colour: GOLD, glow: 0.5 },
            turn,
        );
    const lamp = at.clone().setY(at.y + high * 1.04);
    mould.ball(lamp, high * 0.1, { colour: "#fff0b0", glow: 1 }, [1, 1, 1], 6);
}
/** The same on somebody's back, small enough to leave its outline to who carries it. */
function load(): BufferGeometry {
    const mould = new Mould();
    target(mould, new Vector3(), 0.42, 0.62, 0);
    return mould.made();
}

function base(one: Figure, life: number, ap: number, manner: Manner, dead: boolean): BufferGeometry {
    const mould = new Mould();
    const team = teamColour(one.team);
    const flat = (y: number): Matrix4 => new Matrix4().makeRotationX(-Math.PI / 2).setPosition(0, y, 0);
    mould.add(
        new CylinderGeometry(BASE * 0.96, BASE, THICK, 28),
        { colour: dead ? "#0b0c11" : "#12141c" },
        new Matrix4().setPosition(0, THICK / 2, 0),
    );
    if (dead) {
        mould.add(
            new RingGeometry(BASE * 0.8, BASE * 0.94, 28, 1),
            { colour: team, glow: 0.12 },
            flat(THICK + 0.004),
        );
        for (const turn of [0.785, -0.785])
            mould.add(
                new CylinderGeometry(0.02, 0.02, 0.8, 4),
                { colour: team, glow: 0.2 },
                new Matrix4()
                    .makeRotationY(turn)
                    .multiply(new Matrix4().makeRotationZ(Math.PI / 2))
                    .setPosition(0, THICK + 0.01, 0),
            );
        return mould.made();
    }
    // Life: a ring that grows shorter; white when there is little left.
    mould.add(new RingGeometry(BASE * 0.78, BASE * 0.96, 28, 1), { colour: "#2c313e" }, flat(THICK + 0.003));
    if (life > 0) {
        const left = new RingGeometry(
            BASE * 0.76,
            BASE * 0.98,
            Math.max(3, life + 4),
            1,
            Math.PI / 2,
            (life / 24) * 2 * Math.PI,
        );
        mould.add(left, { colour: one.lp < 25 ? "#ffffff" : team, glow: 0.85 }, flat(THICK + 0.008));
    }
    shape(mould, one.team, team);
    for (let dot = 0; dot < ap; dot++) {
        const turn = Math.PI / 2 + (dot - (ap - 1) / 2) * 0.2;
        const spot = new Vector3(Math.cos(turn) * BASE * 0.64, THICK + 0.02, Math.sin(turn) * BASE * 0.64);
        mould.ball(spot, 0.034, { colour: "#f1f4fa", glow: 0.8 }, [1, 0.6, 1], 5);
    }
    const around = (radius: number, thick: number, colour: string): void => {
        mould.add(new TorusGeometry(radius, thick, 5, 30), { colour, glow: 1 }, flat(0.04));
    };
    if (manner.active) around(BASE * 1.24, 0.035, LAMP);
    if (manner.open) around(BASE * 1.1, 0.03, GOLD);
    if (manner.leader)
        for (const at of [-1, 0, 1])
            mould.limb(
                new Vector3(at * 0.1, THICK, -BASE * 0.86),
                new Vector3(at * 0.14, THICK + 0.2 - Math.abs(at) * 0.03, -BASE * 0.9),
                0.05,
                0.004,
                { colour: GOLD, glow: 0.7 },
                5,
            );
    return mould.made();
}

/** A team is known by a shape as well: a wedge, a ball or a block stands out of the rim. */
function shape(mould: Mould, team: number | null, colour: string): void {
    const look = { colour, glow: 0.8 };
    for (const turn of [Math.PI / 2, -Math.PI / 2, Math.PI]) {
        const spot = new Vector3(Math.sin(turn) * BASE, THICK * 0.7, Math.cos(turn) * BASE);
        if (team === 0)
            mould.limb(
                spot,
                spot.clone().add(new Vector3(Math.sin(turn) * 0.17, 0, Math.cos(turn) * 0.17)),
                0.11,
                0.005,
                look,
                3,
            );
        else if (team === 1) mould.ball(spot.clone().multiplyScalar(1.06), 0.085, look, [1, 1, 1], 8);
        else mould.box(spot.x * 1.06, spot.y, spot.z * 1.06, 0.13, 0.13, 0.13, look);
    }
}
