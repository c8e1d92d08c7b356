/** What is to be seen of an event on the table: ways, tracers, templates, dice, what floats up from a figure. */
import { t } from "../../lib/words.svelte";
import type { GameEvent } from "../../lib/table.svelte";
import { badge } from "./badges";
import { OBJECTS } from "./catalogue";
import { figureName } from "./names";
import { centre, len, px, py, surfaceAt } from "./plan";
import type { Field, Figure, Point, ShowView } from "./view";

/** A point of the drawing, and how high it is above the table. */
export interface Spot {
    x: number;
    y: number;
    z?: number;
}

/** How somebody gets from one place to another; who falls did not want to. */
export type How = "walk" | "climb" | "drop" | "fall" | "come";

/** A thing on its way, or words over a place. All of them lie in the drawing; `what` says which. */
export type Act =
    | { what: "way"; figure: string; how: How; points: Spot[] }
    | { what: "tracer"; from: Spot; to: Spot; hit: boolean; face: number | null; aim: number; text: string }
    | { what: "throw"; from: Spot; to: Spot; mark: string }
    | { what: "blast"; at: Spot; r: number }
    | { what: "flame"; from: Spot; to: Spot }
    | { what: "clash"; from: Spot; to: Spot }
    | { what: "float"; at: Spot; text: string; tone: "good" | "bad" | "plain"; mark?: string }
    | { what: "ring"; at: Spot; tone: "good" | "bad" | "plain"; r?: number }
    | { what: "skull"; at: Spot; team: number; falls: boolean }
    | { what: "cheer"; at: Spot; team: number }
    | { what: "dice"; at: Spot; rows: { team: number; faces: number[]; name?: string; wounds?: number }[] };

/** An event in its place in the story. */
export interface Telling {
    event: GameEvent;
    /** It and those that are shown together with it. */
    group: GameEvent[];
    /** The table before it, right after it, and when all is over. */
    was: ShowView;
    is: ShowView;
    after: ShowView;
    /** The aim of the volley a shot belongs to. */
    aim: number;
    /** Is this the moment at which somebody who dies goes down? */
    falls: boolean;
    field: Field;
}

const kindOf = (event: GameEvent | undefined): string => event?.event.replace("show-", "") ?? "";
const value = (event: GameEvent): number => Number(event["value"]);

/** What is rolled or lost in one go is shown in one: so many of the next events belong to this one. */
export function together(event: GameEvent, next: readonly GameEvent[]): number {
    const kind = kindOf(event);
    const first = kindOf(next[0]);
    if (kind === "shot") return first === "hit" || first === "missed" ? 1 : 0;
    if (kind === "unlucky") return first === "hurt" && next[0]!["figure"] === event["figure"] ? 1 : 0;
    if (kind === "given") return first === "given-exactly" ? 1 : 0;
    const kin = KIN[kind];
    if (!kin) return 0;
    const other = next.findIndex((one) => !kin.includes(kindOf(one)));
    return other < 0 ? next.length : other;
}
const KIN: Record<string, string[]> = {
    "rolled-off": ["rolled-off"],
    "tie-roll": ["tie-roll"],
    "dice-rolled": ["dice-rolled", "wounds"],
    burnt: ["burnt"],
    share: ["share"],
    euphoria: ["euphoria"],
    stunned: ["stunned"],
    "shows-object": ["shows-object"],
    points: ["points"],
};

/** Dice in one number, four bits each. */
export function faces(packed: number): number[] {
    const found: number[] = [];
    for (let rest = packed; rest > 0; rest = Math.floor(rest / 16)) found.push(rest % 16);
    return found;
}

export function actsOf(telling: Telling): Act[] {
    const make = MAKERS[kindOf(telling.event)];
    return make ? make(new Scenery(telling)) : [];
}

/** The places that must be in the window for these. */
export function spotsOf(acts: readonly Act[]): Spot[] {
    return acts.flatMap((act) => {
        if (act.what === "way") return act.points;
        if ("at" in act) return [act.at];
        return [act.from, act.to];
    });
}

/** Where things are, at the time of an event. */
class Scenery {
    constructor(readonly telling: Telling) {}
    get event(): GameEvent {
        return this.telling.event;
    }
    /** A place of the table; without a surface it is on the ground. */
    spot([x, y, surface = 0]: readonly number[]): Spot {
        const { field } = this.telling;
        return { x: px(x!), y: py(y!, field), z: field.surfaces[surface]?.z ?? 0 };
    }
    /** A point of which only the plan is told: on what is highest there in the open. */
    open(point: Point): Spot {
        const { field, was } = this.telling;
        return this.spot([...point, surfaceAt(field, point, 0, was.gone)]);
    }
    figure(field = "figure", event = this.event): Figure | undefined {
        const name = badge(Number(event[field]));
        const { was, is, after } = this.telling;
        const at = (view: ShowView) => view.figures.find((one) => one.figure === name);
        return [at(was), at(is), at(after)].find((one) => one?.place) ?? at(is);
    }
    /** Where a figure is that an event names; null: not on the table. */
    at(field = "figure", event = this.event): Spot | null {
        const place = this.figure(field, event)?.place;
        return place ? this.spot(place) : null;
    }
    /** The middle of those who fight, to show dice at. */
    fight(): Spot {
        const { was, is } = this.telling;
        const inside = was.figures.filter((one) => one.place && one.fight !== null);
        const number = (was.figures.find((one) => one.figure === was.active) ?? inside[0])?.fight;
        const those = inside.filter((one) => one.fight === number);
        const all = (those.length ? those : is.figures.filter((one) => one.place)).map((one) => one.place!);
        return this.spot([...centre(all.map(([x, y]) => [x, y] as Point)), all[0]?.[2] ?? 0]);
    }
    element(): Spot {
        const { field, after } = this.telling;
        if (kindOf(this.event) === "detonated" && after.template) return this.spot(after.template);
        const shapes = field.elements[Number(this.event["element"])]?.footprint ?? [];
        return this.spot(shapes.length ? centre(shapes.flat()) : [0, 0]);
    }
    /** From where somebody stood to where it stands, by the way that was told. */
    way(how: How, name = badge(Number(this.event["figure"]))): Act[] {
        const { was, is } = this.telling;
        const place = (view: ShowView) => view.figures.find((one) => one.figure === name)?.place;
        const [from, to] = [place(was), place(is)];
        if (!to) return [];
        const told = (this.event["corners"] ?? []) as number[];
        const points: number[][] = [];
        // Corners lie on the surface where one began to go.
        const on = (from ?? to)[2];
        for (let at = 0; at + 1 < told.length; at += 2) points.push([told[at]!, told[at + 1]!, on]);
        const all = [...(from ? [from] : []), ...points, to].map((one) => this.spot(one));
        return [{ what: "way", figure: name, how: from ? how : "come", points: all }];
    }
    float(text: string, tone: "good" | "bad" | "plain" = "plain", field = "figure", mark?: string): Act[] {
        const at = this.at(field);
        return at ? [{ what: "float", at, text, tone, ...(mark ? { mark } : {}) }] : [];
    }
    ring(tone: "good" | "bad" | "plain", field = "figure"): Act[] {
        const at = this.at(field);
        return at ? [{ what: "ring", at, tone }] : [];
    }
    die(): Act[] {
        const at = this.at();
        const one = this.figure();
        return at ? [{ what: "dice", at, rows: [{ team: one?.team ?? 2, faces: [value(this.event)] }] }] : [];
    }
}

const objectOf = (event: GameEvent): string => OBJECTS[Number(event["object"])]?.[0] ?? "";
const thingName = (number: number): string => {
    const name = badge(number);
    return name.startsWith("target-")
        ? t("show-target", { number: Number(name.slice(7)) })
        : figureName(name);
};
const thing = (s: Scenery, tone: "good" | "plain" = "plain"): Act[] => [
    ...s.ring(tone),
    ...s.float(thingName(Number(s.event["thing"])), tone),
];

function tracer(s: Scenery, hit: boolean, face: number | null): Act[] {
    const [from, to] = [s.at(), s.at("foe")];
    if (!from || !to) return [];
    const { aim } = s.telling;
    const by = face === null ? 0 : Math.abs(aim - face);
    const text = hit
        ? face === null
            ? t("arena-sure-hit")
            : t("arena-hit-by", { by })
        : t("arena-missed-by", { by });
    return [{ what: "tracer", from, to, hit, face, aim, text }];
}

/** Somebody lost life: what luck said before, if anything. */
function loss(s: Scenery): Act[] {
    const hurt = s.telling.group.find((one) => kindOf(one) === "hurt");
    const at = s.at();
    if (!at || !hurt) return at ? s.float(t("arena-no-luck", { value: value(s.event) }), "bad") : [];
    return [
        { what: "ring", at, tone: "bad" },
        { what: "float", at, text: `−${Number(hurt["damage"])}`, tone: "bad" },
    ];
}

function fightDice(s: Scenery): Act[] {
    const rows = s.telling.group
        .filter((one) => kindOf(one) === "dice-rolled")
        .map((one) => {
            const seat = Number(one["seat"]);
            const wounds = s.telling.group.find(
                (other) => kindOf(other) === "wounds" && other["seat"] === seat,
            );
            return {
                team: seat,
                faces: faces(Number(one["dice"])),
                ...(wounds ? { wounds: Number(wounds["count"]) } : {}),
            };
        });
    return [{ what: "dice", at: s.fight(), rows }];
}

/** All dice of a tie at once: whose they are stands beside them. */
function ties(s: Scenery): Act[] {
    const rolled = s.telling.group.map((one) => ({
        one,
        who: s.figure("figure", one),
        at: s.at("figure", one),
    }));
    const spots = rolled.flatMap(({ at }) => (at ? [at] : []));
    if (!spots.length) return [];
    // Where those are who roll, so that nobody has to look for them.
    const at = {
        x: spots.reduce((sum, one) => sum + one.x, 0) / spots.length,
        y: spots.reduce((sum, one) => sum + one.y, 0) / spots.length,
        z: Math.max(...spots.map(({ z = 0 }) => z)),
    };
    const rows = new Map<string, { team: number; faces: number[]; name: string }>();
    for (const { one, who } of rolled) {
        const name = who?.figure ?? "";
        const row = rows.get(name) ?? { team: who?.team ?? 2, faces: [], name: figureName(name) };
        row.faces.push(value(one));
        rows.set(name, row);
    }
    return [{ what: "dice", at, rows: [...rows.values()] }];
}

function death(s: Scenery): Act[] {
    const at = s.at();
    return at ? [{ what: "skull", at, team: s.figure()?.team ?? 2, falls: s.telling.falls }] : [];
}

/** The engine's number for a show that ended by its mission; the other way is that no rival is left. */
const BY_MISSION = 0;

/** What ended the show is cheered where it was about: at home, or at who was left over. */
function completed(s: Scenery): Act[] {
    const { is, field } = s.telling;
    const team = Number(s.event["seat"]);
    const brought = Number(s.event["way"]) === BY_MISSION && is.mission !== "massacre";
    const home = brought ? is.seats[team]?.platform : null;
    const half = field.measures.platform / 2;
    const winners = is.figures.filter((one) => one.place && one.team === team && one.status === "up");
    const winner = winners.find((one) => one.figure === is.active) ?? winners[0];
    const at = home ? s.spot([home[0] + half, home[1] + half]) : winner && s.spot(winner.place!);
    return at ? [{ what: "cheer", at, team }] : [];
}

function pushed(s: Scenery): Act[] {
    const { was, is } = s.telling;
    const there = new Map(is.figures.map((one) => [one.figure, one.place?.join()]));
    return was.figures
        .filter((one) => one.place && there.get(one.figure) && there.get(one.figure) !== one.place.join())
        .flatMap((one) => s.way("walk", one.figure));
}

const MAKERS: Record<string, (s: Scenery) => Act[]> = {
    "platform-set": (s) => {
        const half = s.telling.field.measures.platform / 2;
        const at = s.spot([Number(s.event["x"]) + half, Number(s.event["y"]) + half]);
        return [{ what: "ring", at, tone: "good", r: len(half) }];
    },
    deployed: (s) => s.way("come"),
    "tie-roll": ties,
    ability: (s) => [...s.ring("good"), ...s.float(t(`show-ability-${s.figure()?.ability ?? ""}`), "good")],
    removed: (s) => [{ what: "blast", at: s.element(), r: len(s.telling.field.measures.blast) }],
    motivated: (s) => [...s.ring("good"), ...s.ring("good", "mate")],
    bargained: (s) => [...s.ring("good"), ...s.ring("bad", "foe")],
    "stayed-above": (s) => s.way("walk"),
    // Which results of the die would hit whom.
    share: (s) =>
        s.telling.group.flatMap((one) => {
            const at = s.at("figure", one);
            const [low, high] = [Number(one["low"]), Number(one["high"])];
            const text = low === high ? `${low}` : `${low}–${high}`;
            return at ? [{ what: "float" as const, at, text, tone: "plain" as const }] : [];
        }),
    "dropped-down": (s) => s.way("fall"),
    moved: (s) => s.way("walk"),
    climbed: (s) => s.way("climb"),
    "came-down": (s) => s.way("climb"),
    "used-link": (s) => s.way("climb"),
    jumped: (s) => s.way("drop"),
    "hit-the-deck": (s) => s.ring("plain"),
    "got-up": (s) => s.ring("plain"),
    took: (s) => thing(s),
    left: (s) => thing(s),
    dropped: (s) => thing(s),
    delivered: (s) => thing(s, "good"),
    healed: (s) => [...s.ring("good", "mate"), ...s.float(`${Number(s.event["lp"])} ♥`, "good", "mate")],
    adrenaline: (s) => s.float(`${t("arena-ap")} ${Number(s.event["ap"])}`, "good", "figure", "adrenaline"),
    revived: (s) => [...s.ring("good", "body"), ...s.float("♥", "good", "body", "defibrillator")],
    ransacked: (s) => [...s.ring("plain", "body"), ...s.ring("plain")],
    freed: (s) => s.ring("good"),
    "alone-again": (s) => s.ring("bad"),
    contact: (s) => {
        const [from, to] = [s.at(), s.at("foe")];
        return from && to ? [{ what: "clash", from, to }] : [];
    },
    "dice-bought": (s) => s.float(`${Number(s.event["count"])} ◆`),
    "dice-rolled": fightDice,
    wounded: (s) => s.ring("bad"),
    lucky: (s) => [...s.ring("good"), ...s.float(t("arena-luck", { value: value(s.event) }), "good")],
    unlucky: loss,
    hurt: loss,
    died: death,
    "killed-by": death,
    completed,
    euphoria: (s) =>
        s.telling.group.flatMap((one) => {
            const at = s.at("figure", one);
            const name = badge(Number(one["figure"]));
            const had = s.telling.was.figures.find(({ figure }) => figure === name)?.euphoria ?? 0;
            const tone = value(one) >= had ? "good" : "bad";
            return at
                ? [{ what: "float" as const, at, text: `★ ${value(one)}`, tone: tone as "good" | "bad" }]
                : [];
        }),
    "new-leader": (s) => [...s.ring("good"), ...s.float("♛", "good")],
    "push-rolled": (s) => [
        { what: "dice", at: s.fight(), rows: [{ team: Number(s.event["seat"]), faces: [value(s.event)] }] },
    ],
    pushed,
    fell: (s) => s.way("fall"),
    declared: (s) => s.ring("bad", "foe"),
    shot: (s) => tracer(s, kindOf(s.telling.group[1]) === "hit", value(s.event)),
    hit: (s) => tracer(s, true, null),
    missed: (s) => tracer(s, false, null),
    stray: (s) => {
        const team = s.figure()?.team ?? 2;
        return [{ what: "dice", at: s.fight(), rows: [{ team, faces: [value(s.event)] }] }];
    },
    burnt: (s) => {
        const from = s.at();
        const burning = s.telling.group.flatMap((one) => s.at("foe", one) ?? []);
        return from ? burning.map((to) => ({ what: "flame", from, to })) : [];
    },
    threw: (s) => {
        const from = s.at();
        const to = s.open([Number(s.event["x"]), Number(s.event["y"])]);
        const r = len(s.telling.field.measures.blast);
        const blast: Act = { what: "blast", at: to, r };
        return from ? [{ what: "throw", from, to, mark: objectOf(s.event) }, blast] : [blast];
    },
    detonated: (s) => [{ what: "blast", at: s.element(), r: len(s.telling.field.measures.blast) }],
    fled: (s) => s.way("walk"),
    stunned: (s) =>
        s.telling.group.flatMap((one) => {
            const at = s.at("figure", one);
            const text = `${t("arena-ap")} ${Number(one["ap"])}`;
            return at
                ? [{ what: "float" as const, at, text, tone: "bad" as const, mark: "stun-grenade" }]
                : [];
        }),
    "berserk-roll": (s) => s.die(),
    "rage-roll": (s) => s.die(),
    "last-roll": (s) => s.die(),
    "went-berserk": (s) => [...s.ring("bad"), ...s.float(t("show-state-berserk"), "bad")],
    rages: (s) => [...s.ring("bad"), ...s.float(t("show-state-raging"), "bad")],
    "called-in": (s) => s.way("come"),
    "sent-off": (s) => s.ring("plain"),
    given: (s) => {
        const [from, to] = [s.at(), s.at("mate")];
        const exact = s.telling.group[1];
        return from && to ? [{ what: "throw", from, to, mark: exact ? objectOf(exact) : "" }] : [];
    },
    "cat-runs": (s) => [
        { what: "ring", at: s.spot([Number(s.event["x"]), Number(s.event["y"])]), tone: "plain" },
    ],
    "cat-teases": (s) => [...s.ring("bad"), ...s.float(`${t("arena-cat")}: 0 ${t("arena-ap")}`, "bad")],
    "shows-object": (s) =>
        s.telling.group.flatMap((one, nth) => {
            const at = s.at("figure", one);
            const object = objectOf(one);
            const text = t(`show-object-${object}`);
            const lower = at && { ...at, y: at.y + 24 * nth };
            return lower
                ? [{ what: "float" as const, at: lower, text, tone: "plain" as const, mark: object }]
                : [];
        }),
};
