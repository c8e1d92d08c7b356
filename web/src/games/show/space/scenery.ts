/** The scenery of a map in space: what never changes is one thing to draw; open houses come apart by storeys, so that
 *  those above a figure can fade; what was blown up is gone. */
import {
    BufferGeometry,
    CircleGeometry,
    Float32BufferAttribute,
    Group,
    LineBasicMaterial,
    LineSegments,
    Matrix4,
    Mesh,
    Vector3,
} from "three";
import type { Block, Element, Field, Link, Point } from "../view";
import { LAMP } from "./colours";
import { east, placeInSpace, south, up } from "./frame";
import { Mould, type Look, type Stuff as Grain } from "./mould";
import { Stuff } from "./stuff";

interface Dress {
    words: RegExp;
    grain: Grain;
    colours: string[];
}
/** Names people give to scenery, and what it is made of then. The first that fits. */
const DRESSES: Dress[] = [
    {
        words: /container|stack|row|lorry|van|bus|trailer|generator|kiosk/,
        grain: "ribbed",
        colours: ["#5f7c8c", "#8a6a55", "#5d7a68", "#77708f", "#8d8458"],
    },
    { words: /sand ?bag/, grain: "bags", colours: ["#8d8468"] },
    { words: /barrier|road|hurdle|queue|works/, grain: "hazard", colours: ["#c9a63a"] },
    {
        words: /crate|pallet|box|stall|fence|set|props|scenery|cart|drum|planter|billboard/,
        grain: "planks",
        colours: ["#8a7a64", "#7a6d5c"],
    },
    {
        words: /house|hotel|tenement|bar|hall|shed|tower|wall|corner|judges/,
        grain: "brick",
        colours: ["#79828f", "#8a8078", "#6f7b8c"],
    },
    { words: /rubble|scrap|heap|wreck|column|arch|ruin/, grain: "rubble", colours: ["#6d717b"] },
];
const PLAIN: Dress = { words: /./, grain: "concrete", colours: ["#7b8494", "#6f7888"] };

/** A number for a name, so that the same thing always has the same colour. */
const hash = (name: string): number =>
    [...name].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 997, 7);

/** The higher, the lighter, as on the plan. */
function lightened(colour: string, height: number): string {
    const share = 0.82 + 0.4 * Math.min(1, height / 7000);
    const part = (from: number): number =>
        Math.min(255, Math.round(parseInt(colour.slice(from, from + 2), 16) * share));
    return `rgb(${part(1)}, ${part(3)}, ${part(5)})`;
}
function dressOf(element: Element): { grain: Grain; colour: string } {
    const name = element.name.toLowerCase().replace(/ ii$/, "");
    const { grain, colours } = DRESSES.find(({ words }) => words.test(name)) ?? PLAIN;
    return { grain, colour: colours[hash(name) % colours.length]! };
}

/** A storey of an open house. */
interface Storey {
    element: number;
    /** Where it begins above the table. */
    floor: number;
    mesh: Mesh;
}

export class Scenery {
    readonly group = new Group();
    readonly #solid = new Stuff({ smooth: true });
    readonly #glass = new Stuff({ opacity: 0.3 });
    readonly #ghost = new Stuff({ opacity: 0.07 });
    readonly #ink = new LineBasicMaterial({ color: LAMP, transparent: true, opacity: 0.3 });
    readonly #whole: Mesh;
    readonly #edges: LineSegments;
    #storeys: Storey[] = [];
    #gone = "";

    constructor(readonly field: Field) {
        this.#whole = new Mesh(new BufferGeometry(), this.#solid);
        this.#edges = new LineSegments(new BufferGeometry(), this.#ink);
        this.#whole.castShadow = this.#whole.receiveShadow = true;
        this.group.add(this.#whole, this.#edges);
        this.#build([]);
    }

    /** Scenery that was blown up is gone from here on. True: something has changed. */
    remove(gone: readonly number[]): boolean {
        const now = [...gone].sort().join();
        if (now === this.#gone) return false;
        this.#gone = now;
        this.#build(gone);
        return true;
    }

    /** Houses with somebody inside are opened: by element the floor one wants to see. What lies above it fades, the
     *  walls around it become glass. True: something has changed. */
    open(floors: ReadonlyMap<number, number>): boolean {
        let changed = false;
        for (const { element, floor, mesh } of this.#storeys) {
            const wanted = floors.get(element);
            const material =
                wanted === undefined || floor < wanted - 50
                    ? this.#solid
                    : floor < wanted + 50
                      ? this.#glass
                      : this.#ghost;
            if (mesh.material === material) continue;
            mesh.material = material;
            mesh.castShadow = material !== this.#ghost;
            mesh.renderOrder = material === this.#solid ? 0 : 8;
            changed = true;
        }
        return changed;
    }

    dispose(): void {
        for (const one of [this.#whole, this.#edges, ...this.#storeys.map(({ mesh }) => mesh)])
            one.geometry.dispose();
        for (const one of [this.#solid, this.#glass, this.#ghost, this.#ink]) one.dispose();
    }

    // ---------------------------------------------------------------- building

    #build(gone: readonly number[]): void {
        for (const { mesh } of this.#storeys) {
            mesh.geometry.dispose();
            this.group.remove(mesh);
        }
        const { field } = this;
        const whole = new Mould();
        const edges: number[] = [];
        const houses = new Map<string, { element: number; floor: number; mould: Mould }>();
        const storey = (element: number, low: number): Mould => {
            const floors = [
                0,
                ...field.surfaces.filter((one) => one.element === element).map((one) => one.z),
            ];
            const floor = Math.max(0, ...floors.filter((one) => one <= low + 150));
            const key = `${element} ${floor}`;
            if (!houses.has(key)) houses.set(key, { element, floor, mould: new Mould() });
            return houses.get(key)!.mould;
        };
        const moulds = (element: number, low: number): Mould =>
            field.elements[element]?.open ? storey(element, low) : whole;
        for (const block of field.blocks)
            if (!gone.includes(block.element)) {
                raise(field, block, moulds(block.element, block.low), edges);
            }
        for (const link of field.links)
            if (!gone.includes(link.element))
                ladder(field, link, moulds(link.element, field.surfaces[link.foot[2]]?.z ?? 0));
        for (const opening of field.openings) {
            if (gone.includes(opening.element)) continue;
            frame(field, opening.axis, opening.low, opening.high, moulds(opening.element, opening.low));
        }
        this.#whole.geometry.dispose();
        this.#whole.geometry = whole.made();
        this.#edges.geometry.dispose();
        this.#edges.geometry = new BufferGeometry();
        this.#edges.geometry.setAttribute("position", new Float32BufferAttribute(edges, 3));
        this.#storeys = [...houses.values()].map(({ element, floor, mould }) => {
            const mesh = new Mesh(mould.made(), this.#solid);
            mesh.castShadow = mesh.receiveShadow = true;
            this.group.add(mesh);
            return { element, floor, mesh };
        });
    }
}

const corners = (outline: readonly Point[], field: Field): Vector3[] =>
    outline.map(([x, y]) => new Vector3(east(x, field), 0, south(y, field)));

function raise(field: Field, block: Block, mould: Mould, edges: number[]): void {
    const element = field.elements[block.element]!;
    const outline = corners(block.outline, field);
    if (element.kind === "crater") return crater(outline, mould);
    if (element.kind === "ruin") return rubble(outline, up(block.high), mould, hash(element.name));
    const { grain, colour } = dressOf(element);
    const walls: Look = { colour: lightened(colour, block.high * 0.7), stuff: grain };
    const roof: Grain = grain === "hazard" || grain === "bags" || grain === "planks" ? grain : "concrete";
    const top: Look = {
        colour: lightened(block.role === "floor" ? "#6d7686" : colour, block.high + 1500),
        stuff: roof,
    };
    mould.prism(outline, up(block.low), up(block.high), walls, top);
    // A line along the upper edge: heights are read from afar. Walls have so many that it would be a web.
    if (block.role === "wall" || block.role === "frame") return;
    const high = up(block.high) + 0.012;
    outline.forEach((one, at) => {
        const next = outline[(at + 1) % outline.length]!;
        edges.push(one.x, high, one.z, next.x, high, next.z);
    });
}

/** A hollow: a dark disc with a raised, broken rim. */
function crater(outline: Vector3[], mould: Mould): void {
    const middle = middleOf(outline);
    const ring = outline.flatMap((one, at) => {
        const next = outline[(at + 1) % outline.length]!;
        return [one, one.clone().lerp(next, 0.5)];
    });
    ring.forEach((one, at) => {
        const next = ring[(at + 1) % ring.length]!;
        const inner = (point: Vector3): Vector3 => middle.clone().lerp(point, 0.72).setY(0.012);
        const crest = (point: Vector3): Vector3 => middle.clone().lerp(point, 0.9).setY(0.09);
        const foot = (point: Vector3): Vector3 => point.clone().setY(0.01);
        const look = { colour: at % 2 ? "#39404f" : "#444c5c", stuff: "rubble" as const };
        quad(mould, foot(one), foot(next), crest(next), crest(one), look);
        quad(mould, crest(one), crest(next), inner(next), inner(one), { ...look, colour: "#242a36" });
    });
    const reach = Math.min(...outline.map((one) => one.distanceTo(middle))) * 0.74;
    const lay = new Matrix4().makeRotationX(-Math.PI / 2).setPosition(middle.x, 0.014, middle.z);
    mould.add(new CircleGeometry(reach, 14), { colour: "#161a24", stuff: "rubble" }, lay);
}

/** Rubble one walks through: a low mound with pieces of what once stood there. */
function rubble(outline: Vector3[], high: number, mould: Mould, seed: number): void {
    const middle = middleOf(outline);
    mould.prism(outline, 0, 0.07, { colour: "#525a69", stuff: "rubble" });
    let state = seed + 11;
    const luck = (): number => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
    const area = outline.reduce((sum, one, at) => {
        const next = outline[(at + 1) % outline.length]!;
        return sum + (one.x * next.z - next.x * one.z) / 2;
    }, 0);
    const count = Math.min(90, Math.round(Math.abs(area) * 2.2));
    for (let at = 0; at < count; at++) {
        const edge = Math.floor(luck() * outline.length);
        const on = outline[edge]!.clone().lerp(outline[(edge + 1) % outline.length]!, luck());
        const spot = middle.clone().lerp(on, Math.sqrt(luck()) * 0.95);
        const tall = (0.16 + luck() * 0.84) * high * (at % 7 === 0 ? 1 : 0.62);
        const wide = 0.16 + luck() * 0.42;
        const colour = ["#6a7282", "#5b6271", "#78808e", "#6c625a"][at % 4]!;
        mould.box(
            spot.x,
            tall / 2,
            spot.z,
            wide,
            tall,
            0.14 + luck() * 0.34,
            { colour, stuff: "concrete" },
            luck() * 3,
        );
    }
}

function quad(mould: Mould, a: Vector3, b: Vector3, c: Vector3, d: Vector3, look: Look): void {
    const geometry = new BufferGeometry();
    const points = [a, b, c, a, c, d].flatMap(({ x, y, z }) => [x, y, z]);
    geometry.setAttribute("position", new Float32BufferAttribute(points, 3));
    geometry.computeVertexNormals();
    mould.add(geometry, look);
}

const middleOf = (outline: readonly Vector3[]): Vector3 =>
    outline.reduce((sum, one) => sum.add(one), new Vector3()).divideScalar(outline.length);

const RAIL: Look = { colour: "#c8ced9" };
const RUNG: Look = { colour: "#ffd34d", glow: 0.25 };

/** Ladders lean, stairs climb, gangways lie. */
function ladder(field: Field, { kind, foot, head }: Link, mould: Mould): void {
    const [from, to] = [placeInSpace(foot, field), placeInSpace(head, field)];
    const way = to.clone().sub(from);
    const long = way.length();
    const flat = new Vector3(way.x, 0, way.z);
    const side = flat.lengthSq() > 1e-6 ? new Vector3(-flat.z, 0, flat.x).normalize() : new Vector3(1, 0, 0);
    if (kind === "ladder") {
        // At the wall it stands upright for the most part: the head lies inside of the edge.
        const top = from
            .clone()
            .lerp(to, 0.5)
            .setY(to.y + 0.25);
        const base = from.clone().lerp(to, 0.28).setY(from.y);
        for (const by of [-0.24, 0.24]) {
            const off = side.clone().multiplyScalar(by);
            mould.limb(base.clone().add(off), top.clone().add(off), 0.045, 0.045, RAIL, 5);
        }
        const rungs = Math.max(2, Math.round((top.y - base.y) / 0.36));
        for (let at = 1; at < rungs; at++) {
            const spot = base.clone().lerp(top, at / rungs);
            const off = side.clone().multiplyScalar(0.24);
            mould.limb(spot.clone().sub(off), spot.clone().add(off), 0.035, 0.035, RUNG, 5);
        }
        return;
    }
    const steps = Math.max(2, Math.round(long / 0.42));
    const turn = Math.atan2(flat.x, flat.z);
    for (let at = 0; at < steps; at++) {
        const spot = from.clone().lerp(to, (at + 0.5) / steps);
        const look = { colour: at % 2 ? "#8b94a5" : "#9aa3b4", stuff: "concrete" as const };
        mould.box(
            spot.x,
            Math.max(0.05, spot.y - 0.06),
            spot.z,
            0.9,
            0.1,
            (flat.length() / steps) * 1.02,
            look,
            turn,
        );
    }
    for (const by of [-0.46, 0.46]) {
        const off = side.clone().multiplyScalar(by);
        mould.limb(from.clone().add(off), to.clone().add(off), 0.05, 0.05, RUNG, 5);
    }
}

/** The bright frame of a door or a window. */
function frame(field: Field, axis: readonly [Point, Point], low: number, high: number, mould: Mould): void {
    const [a, b] = axis.map(([x, y]) => new Vector3(east(x, field), 0, south(y, field))) as [
        Vector3,
        Vector3,
    ];
    const look: Look = { colour: low ? "#9fc4ff" : "#ffd34d", glow: 0.45 };
    const at = (point: Vector3, y: number): Vector3 => point.clone().setY(y);
    const [foot, top] = [up(low) + 0.04, up(high) - 0.03];
    for (const one of [a, b]) mould.limb(at(one, foot), at(one, top), 0.06, 0.06, look, 5);
    mould.limb(at(a, top), at(b, top), 0.06, 0.06, look, 5);
    if (low) mould.limb(at(a, foot), at(b, foot), 0.06, 0.06, look, 5);
}
