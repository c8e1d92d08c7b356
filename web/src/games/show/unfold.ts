/** The table between two stands: the view before, and what of the told events has been shown since.
 *
 *  Only what can be seen is carried out here: who stands where and how, life, loads, scenery, declared shots. No rule
 *  is applied. What an event does not tell (where somebody is pushed to) is as in the view after; when all have been
 *  shown the view of the house takes over. */
import type { GameEvent } from "../../lib/table.svelte";
import { badge } from "./badges";
import { OBJECTS } from "./catalogue";
import { inside } from "./plan";
import { PHASES, type Field as Scenery, type Figure, type Place, type ShowView } from "./view";

export interface Between {
    before: ShowView;
    after: ShowView;
    /** The scenery: where a roof ends that somebody is pushed off. */
    field?: Scenery;
}

/** The view before with these events carried out. */
export function unfold(between: Between, events: readonly GameEvent[]): ShowView {
    const view = structuredClone(between.before);
    for (const event of events)
        STEPS[event.event.replace("show-", "")]?.(view, event as unknown as Fields, between);
    return view;
}

type Fields = Record<string, number>;
type Step = (view: ShowView, told: Fields, between: Between) => void;
type Field = keyof Figure;

const find = ({ figures }: ShowView, name: string): Figure | undefined =>
    figures.find((one) => one.figure === name);
const who = (view: ShowView, told: Fields, field = "figure"): Figure | undefined =>
    find(view, badge(told[field]!));

/** These things of a figure are as when all is over. */
function adopt(one: Figure | undefined, { after }: Between, ...fields: Field[]): void {
    const then = one && find(after, one.figure);
    if (then) Object.assign(one, Object.fromEntries(fields.map((field) => [field, then[field]])));
}

function put(one: Figure | undefined, place: Place, between: Between): void {
    const then = one && find(between.after, one.figure);
    if (!one || !then) return;
    one.place = place;
    // Heights are the house's to tell; it does so for where somebody is in the end.
    if (then.place?.join() === place.join()) one.z = then.z;
    if (one.status === "off") adopt(one, between, "status", "ap", "lies");
}

const go: Step = (view, told, between) => {
    const one = who(view, told);
    put(one, [told["x"]!, told["y"]!, told["surface"] ?? one?.place?.[2] ?? 0], between);
    view.active = one?.figure ?? view.active;
    // What is carried comes along.
    if (one?.carries) adopt(find(view, one.carries), between, "place", "z");
};

const lie =
    (status: "up" | "down"): Step =>
    (view, told) => {
        const one = who(view, told);
        if (one) Object.assign(one, { status, lies: status === "down" });
    };

const object = (told: Fields): string => OBJECTS[told["object"]!]?.[0] ?? "";

/** Something is taken up, or lies somewhere again. */
const load =
    (taken: boolean): Step =>
    (view, told, between) => {
        const [one, thing] = [who(view, told), badge(told["thing"]!)];
        if (one) one.carries = taken ? thing : null;
        const carried = find(view, thing);
        if (carried) {
            carried.carried = taken;
            adopt(carried, between, "place", "z");
        }
        const number = view.targets.findIndex(({ target }) => thing === `target-${target}`);
        const [target, then] = [view.targets[number], between.after.targets[number]];
        if (target) target.carrier = taken ? (one?.figure ?? null) : null;
        if (target && then) target.place = taken ? null : then.place;
    };

/** A shot of what was declared has been fired. */
const fired: Step = (view, told) => {
    const line = view.declared.find(({ figure }) => figure === badge(told["foe"]!));
    if (line) line.shots -= 1;
    view.declared = view.declared.filter(({ shots }) => shots > 0);
};

const leave = (one: Figure | undefined): void => {
    if (one) Object.assign(one, { status: "off", place: null, fight: null });
};

const objects: Step = (view, told, between) => {
    for (const field of ["figure", "mate", "body"])
        if (field in told) adopt(who(view, told, field), between, "objects", "shown");
};

/** The part of a way over a roof after which its edge is behind somebody's middle. */
function support(from: Place, to: Place, field?: Scenery): number {
    const outline = field?.surfaces[from[2]]?.outline;
    if (!outline) return 1;
    const parts = Array.from({ length: 40 }, (_, at) => (at + 1) / 40);
    const at = (part: number, axis: 0 | 1): number => from[axis] + (to[axis] - from[axis]) * part;
    return parts.find((part) => !inside([at(part, 0), at(part, 1)], outline)) ?? 1;
}

const STEPS: Record<string, Step> = {
    "platform-set"(view, told) {
        view.seats[told["seat"]!]!.platform = [told["x"]!, told["y"]!];
    },
    deployed: go,
    turn(view, told, { after }) {
        view.turn = told["turn"]!;
        view.phase = "special";
        view.order = after.order;
        view.acted = 0;
    },
    phase(view, told, { after }) {
        Object.assign(view, { phase: PHASES[told["phase"]!]!, order: after.order, acted: 0, declared: [] });
    },
    ability(view, told) {
        const one = who(view, told);
        if (one) one.used = true;
        view.active = one?.figure ?? view.active;
    },
    removed(view, told) {
        if (!view.gone.includes(told["element"]!)) view.gone = [...view.gone, told["element"]!];
    },
    "dropped-down"(view, told, between) {
        lie("down")(view, told, between);
        adopt(who(view, told), between, "place", "z");
    },
    "stayed-above": go,
    moved: go,
    climbed: go,
    "came-down": go,
    jumped: go,
    "used-link": go,
    fled: go,
    "hit-the-deck": lie("down"),
    "got-up": lie("up"),
    took: load(true),
    left: load(false),
    dropped: load(false),
    healed(view, told, between) {
        const mate = who(view, told, "mate");
        if (mate) mate.lp = told["lp"]!;
        objects(view, told, between);
    },
    adrenaline: objects,
    revived(view, told, between) {
        adopt(who(view, told, "body"), between, "status", "lies", "lp", "place", "z", "killer");
        objects(view, told, between);
    },
    ransacked: objects,
    "given-exactly": objects,
    freed(view, _told, between) {
        adopt(find(view, "susan"), between, "team", "owner");
    },
    "alone-again"(view, told, between) {
        adopt(who(view, told), between, "team", "owner", "fight");
    },
    contact(view, told, between) {
        const both = [who(view, told), who(view, told, "foe")];
        for (const one of both) adopt(one, between, "fight");
        // A fight that is over before the next question is one nevertheless.
        if (both.some((one) => one?.fight === null))
            for (const one of both) if (one) one.fight = 100 + told["figure"]!;
    },
    hurt(view, told) {
        const one = who(view, told);
        if (one) one.lp = told["lp"]!;
    },
    died(view, told, between) {
        const one = who(view, told);
        // Without its owner a Benkei is loved for itself.
        for (const pet of view.figures.filter(({ owner }) => owner === one?.figure))
            adopt(pet, between, "euphoria");
        view.declared = view.declared.filter(({ figure }) => figure !== one?.figure);
        if (one?.who === "benkei") leave(one);
        else if (one) Object.assign(one, { status: "dead", lies: false, fight: null, lp: 0 });
    },
    "killed-by"(view, told) {
        const one = who(view, told);
        if (one) one.killer = badge(told["foe"]!);
    },
    euphoria(view, told) {
        const one = who(view, told);
        const pets = view.figures.filter(({ who, owner }) => who === "benkei" && owner === one?.figure);
        for (const figure of one ? [one, ...pets] : []) figure.euphoria = told["value"]!;
    },
    "new-leader"(view, told) {
        view.seats[told["seat"]!]!.leader = badge(told["figure"]!);
    },
    pushed(view, _told, between) {
        const all = view.figures.filter(({ fight }) => fight !== null);
        const falling = all.flatMap((one) => {
            const to = find(between.after, one.figure);
            return one.place && to?.place && to.z < one.z ? [{ one, from: one.place, to: to.place }] : [];
        });
        // They go together until the first of them loses the ground; it falls when that is told.
        const part = Math.min(1, ...falling.map(({ from, to }) => support(from, to, between.field)));
        for (const { one, from, to } of falling) {
            const at = (axis: 0 | 1): number => Math.round(from[axis] + (to[axis] - from[axis]) * part);
            one.place = [at(0), at(1), from[2]];
        }
        for (const one of all.filter((each) => !falling.some((other) => other.one === each)))
            adopt(one, between, "place", "z");
    },
    fell(view, told, between) {
        adopt(who(view, told), between, "place", "z");
    },
    declared(view, told, { before }) {
        view.about = view.active = badge(told["figure"]!);
        // Shots that a person declared one after the other are on the table already.
        if (!before.declared.length)
            view.declared = [
                ...view.declared,
                { weapon: 0, figure: badge(told["foe"]!), shots: told["shots"]! },
            ];
    },
    hit: fired,
    missed: fired,
    "went-berserk"(view, told) {
        const one = who(view, told);
        if (one) one.berserk = true;
    },
    "called-in"(view, told, between) {
        const name = badge(told["figure"]!);
        const then = find(between.after, name);
        if (!find(view, name) && then) view.figures = [...view.figures, structuredClone(then)];
        go(view, told, between);
    },
    "sent-off": (view, told) => leave(who(view, told)),
    "cat-runs"(view, told, { after }) {
        view.cat = [told["x"]!, told["y"]!, after.cat?.[2] ?? 0];
    },
    "cat-gone"(view) {
        view.cat = null;
    },
    "shows-object"(view, told) {
        const one = who(view, told);
        const kind = object(told);
        if (one && !one.shown.includes(kind)) one.shown = [...one.shown, kind];
        if (one && !one.objects.includes(kind)) one.objects = [...one.objects, kind];
    },
    delivered(view, _told, { after }) {
        view.seats.forEach((seat, at) => (seat.delivered = after.seats[at]!.delivered));
        view.targets.forEach((target, at) => Object.assign(target, after.targets[at]));
    },
};
