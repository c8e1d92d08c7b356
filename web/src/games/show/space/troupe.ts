/** Everybody on the table, what lies on it, and who fights whom: from a view to actors, and nothing else. */
import { BufferGeometry, Group, Matrix4, Mesh, RingGeometry, type Vector3 } from "three";
import { apart } from "../plan";
import type { Field, Figure, ShowView } from "../view";
import { Actor, target, Wardrobe, type Manner } from "./actor";
import type { Pose } from "./body";
import { cat } from "./cast";
import { GOLD, teamColour } from "./colours";
import { east, inSpace, placeInSpace, south } from "./frame";
import { Mould } from "./mould";
import type { Lifted } from "./rays";
import { Stuff } from "./stuff";

/** What there is to see of a table: a part of the view, so that others than a game can show one. */
export type Company = Pick<
    ShowView,
    "figures" | "targets" | "cat" | "seats" | "declared" | "about" | "active" | "gone" | "turn"
>;

export const NOBODY: Company = {
    figures: [],
    targets: [],
    cat: null,
    seats: [],
    declared: [],
    about: null,
    active: null,
    gone: [],
    turn: 0,
};

/** How somebody holds itself, from what the view says of it. */
export function poseOf(one: Figure, { declared, about, turn }: Company): Pose {
    if (one.status === "dead") return "dead";
    if (one.carried) return "carried";
    if (one.status === "down") return "prone";
    if (one.fight !== null) return "fighting";
    if (declared.length && one.figure === about) return "aiming";
    return tired(one, turn) ? "crouching" : "standing";
}
const tired = (one: Figure, turn: number): boolean => turn > 0 && one.ap === 0 && one.status === "up";

/** Who is led about by who directs, and how they hold themselves meanwhile; null: as they are. */
export type Led = ReadonlyMap<string, Pose | null>;

/** So high above where its carrier stands somebody is carried. */
export const SHOULDER = 1.28;

/** The angle at which one looks from here to there. */
export const towards = (from: Vector3, to: Vector3): number => Math.atan2(to.x - from.x, to.z - from.z);

export class Troupe {
    readonly group = new Group();
    readonly #wardrobe = new Wardrobe();
    readonly #actors = new Map<string, Actor>();
    readonly #plain = new Stuff();
    /** Platforms, markers, the cat, the bars between those who fight. */
    readonly #props = new Mesh(new BufferGeometry(), this.#plain);
    #laid = "";
    /** Where somebody looks who has moved, shot or fought. */
    readonly facing = new Map<string, number>();

    constructor(readonly field: Field) {
        this.#props.castShadow = this.#props.receiveShadow = true;
        this.group.add(this.#props);
    }
    actor(figure: string): Actor | undefined {
        return this.#actors.get(figure);
    }
    get actors(): IterableIterator<[string, Actor]> {
        return this.#actors.entries();
    }
    /** A figure that is only thought of: not among the others. */
    ghost(one: Figure): Actor {
        const actor = new Actor(this.#wardrobe);
        actor.dress(one, {
            pose: one.status === "down" ? "prone" : "standing",
            ghost: true,
            facing: this.#facing(one),
        });
        return actor;
    }

    /** Show the table as this view has it. */
    show(company: Company, open: ReadonlySet<string>, led: Led = new Map()): void {
        const { field } = this;
        const there = new Set<string>();
        const leaders = company.seats.map((one) => one.leader);
        for (const one of company.figures) {
            if (one.status === "off" || (!one.place && !one.carried)) continue;
            const carrier = one.carried
                ? company.figures.find((other) => other.carries === one.figure)
                : undefined;
            const place = carrier?.place ?? one.place;
            if (!place) continue;
            there.add(one.figure);
            const actor = this.#actor(one.figure);
            const manner: Manner = {
                pose: led.get(one.figure) ?? poseOf(one, company),
                facing: this.#look(one, company),
                active: one.figure === company.active || one.figure === company.about,
                open: open.has(one.figure),
                leader: leaders.includes(one.figure),
                tired: tired(one, company.turn),
            };
            actor.dress(one, manner);
            // Somebody on its way is led by who directs.
            if (led.has(one.figure)) continue;
            const spot = inSpace(place[0], place[1], carrier ? carrier.z : one.z, field);
            if (carrier) spot.y += SHOULDER;
            actor.group.position.copy(spot);
            actor.body.position.set(0, carrier ? 0 : 0.1, 0);
            actor.body.rotation.set(0, actor.body.rotation.y, 0);
        }
        for (const [figure, actor] of this.#actors)
            if (!there.has(figure)) {
                this.group.remove(actor.group);
                this.#actors.delete(figure);
            }
        // The bar between two who fight is not where they are being led.
        const still = company.figures.filter((one) => !led.has(one.figure));
        this.#lay({ ...company, figures: still });
    }
    #actor(figure: string): Actor {
        let found = this.#actors.get(figure);
        if (!found) {
            found = new Actor(this.#wardrobe);
            this.#actors.set(figure, found);
            this.group.add(found.group);
        }
        return found;
    }
    #facing(one: Figure): number {
        const own = this.facing.get(one.figure);
        if (own !== undefined) return own;
        // At first everybody looks across the table.
        return one.place && one.place[1] < this.field.depth / 2 ? Math.PI : 0;
    }
    #look(one: Figure, { figures, declared, about }: Company): number {
        const foe =
            one.fight !== null
                ? figures.find((other) => other.fight === one.fight && other.team !== one.team && other.place)
                : declared.length && one.figure === about
                  ? figures.find((other) => other.figure === declared[0]!.figure)
                  : undefined;
        if (foe?.place && one.place)
            this.facing.set(
                one.figure,
                towards(placeInSpace(one.place, this.field), placeInSpace(foe.place, this.field)),
            );
        return this.#facing(one);
    }

    // ---------------------------------------------------------------- what lies there

    #lay({ seats, targets, cat: runs, figures }: Company): void {
        const { field } = this;
        const fights = this.#fights(figures);
        const laid = JSON.stringify([seats.map((one) => one.platform), targets, runs, fights]);
        if (laid === this.#laid) return;
        this.#laid = laid;
        const mould = new Mould();
        const size = field.measures.platform / 1000;
        for (const { seat, platform } of seats)
            if (platform) {
                const [x, z] = [east(platform[0], field) + size / 2, south(platform[1], field) - size / 2];
                home(mould, x, z, size, seat);
            }
        for (const { place } of targets)
            if (place) target(mould, placeInSpace(place, field), field.measures.marker * 0.0015, 1.25, 0.4);
        if (runs) {
            const at = placeInSpace(runs, field);
            mould.add(cat(), { colour: "#2b2c38" }, new Matrix4().setPosition(at));
        }
        for (const [ax, ay, bx, by, z] of fights) {
            const [from, to] = [inSpace(ax, ay, z + 60, field), inSpace(bx, by, z + 60, field)];
            mould.limb(from, to, 0.1, 0.1, { colour: GOLD, glow: 1 }, 6);
        }
        this.#props.geometry.dispose();
        this.#props.geometry = mould.made();
    }
    /** Fights are between bases that touch; a little more, for pictures need no exactness. */
    #fights(figures: readonly Figure[]): [number, number, number, number, number][] {
        const reach = 2 * this.field.measures.base + 50;
        const all = figures.filter((one) => one.place && one.fight !== null && !one.carried);
        return all.flatMap((one, at) =>
            all
                .slice(0, at)
                .filter((other) => other.fight === one.fight && apart(one.place!, other.place!) <= reach)
                .map((other): [number, number, number, number, number] => [
                    one.place![0],
                    one.place![1],
                    other.place![0],
                    other.place![1],
                    Math.max(one.z, other.z),
                ]),
        );
    }

    /** The floors of houses that somebody is in: those above them are lifted off. */
    inside(company: Company, also: Lifted = new Map()): Map<number, number> {
        const floors = new Map(also);
        for (const one of company.figures) {
            if (!one.place || one.status === "off" || one.carried) continue;
            const house = this.field.elements.findIndex(
                (element, number) =>
                    element.open &&
                    !company.gone.includes(number) &&
                    one.z < element.roof - 100 &&
                    element.footprint.some((shape) => within(one.place!, shape)),
            );
            if (house < 0) continue;
            floors.set(house, Math.max(floors.get(house) ?? 0, one.z));
        }
        return floors;
    }

    dispose(): void {
        this.#wardrobe.dispose();
        this.#props.geometry.dispose();
        this.#plain.dispose();
        this.#actors.clear();
        this.group.clear();
    }
}

const within = ([x, y]: readonly number[], shape: readonly (readonly [number, number])[]): boolean =>
    shape.every(([ax, ay], at) => {
        const [bx, by] = shape[(at + 1) % shape.length]!;
        return (bx - ax) * (y! - ay) - (by - ay) * (x! - ax) >= 0;
    });

/** An exit platform: a lit square with the mark of its team. */
function home(mould: Mould, x: number, z: number, size: number, seat: number): void {
    const colour = teamColour(seat);
    mould.box(x, 0.02, z, size, 0.04, size, { colour: seat ? "#10386a" : "#5c1424", stuff: "ribbed" });
    const edge = { colour, glow: 0.9 };
    for (const side of [-1, 1]) {
        mould.box(x, 0.05, z + (side * size) / 2, size, 0.06, 0.1, edge);
        mould.box(x + (side * size) / 2, 0.05, z, 0.1, 0.06, size, edge);
    }
    if (seat === 0) mould.add(new RingGeometry(0.45, 0.9, 3, 1, Math.PI / 6), edge, flat(x, z));
    else mould.add(new RingGeometry(0.5, 0.85, 24, 1), edge, flat(x, z));
}
const flat = (x: number, z: number): Matrix4 =>
    new Matrix4().makeRotationX(-Math.PI / 2).setPosition(x, 0.05, z);
