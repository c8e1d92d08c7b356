/** What is to be seen of an event on the city: pieces on their way, from the piece that acts to the one that changes. */
import type { GameEvent } from "../../lib/table.svelte";
import type { Stand } from "../stage.svelte";
import { centre, dialAt, floorAt, starAt, type Point } from "./plan";
import { unfold, unpacked } from "./unfold";
import { CARDS, FACTIONS, GOODS, type CityView, type Facts } from "./view";
import { asCity, atHome } from "./viewing";

/** A thing on its way. `hop`: thrown out, tumbling; `walk`: off the edge; `roll`: shows its new face; `check`: what
 *  workers know, held against the limit; `glow`: light around something that changes. */
export interface Act {
    what: "place" | "hop" | "walk" | "roll" | "star" | "check" | "turn" | "good" | "glow";
    seat: number;
    value: number | null;
    from: Point;
    to: Point;
    /** Where it goes, as a space; the worker that stands there already is not shown so long. */
    space?: string;
    /** A check that failed costs a worker; a glow that warns. */
    failed?: boolean;
    /** The site whose tile turns. */
    site?: string;
    /** A good or a card; `value` says how many. */
    unit?: string;
}

/** An event in its place in the story. */
export interface Telling {
    event: GameEvent;
    /** It and those that are shown together with it. */
    group: GameEvent[];
    before: Stand;
    after: Stand;
    facts: Facts;
    /** Where a seat's things come from and go to. */
    home: (seat: number) => Point;
}

/** What is rolled, gained or drawn in one go is shown in one: so many of the next events belong to this one. */
export function together(event: GameEvent, next: readonly GameEvent[]): number {
    const kin = ROLLS.includes(event.event) ? [event.event] : GAINS.includes(event.event) ? GAINS : [];
    const other = next.findIndex((one) => !kin.includes(one.event) || one["seat"] !== event["seat"]);
    return other < 0 ? next.length : other;
}
const ROLLS = ["dystopia-rolled", "dystopia-set-value"];
const GAINS = ["dystopia-gained", "dystopia-drew", "dystopia-drew-card"];

/** The city with all carried out that has been told up to this number. */
export function cityAt(
    { before, after, facts }: Omit<Telling, "event" | "group" | "home">,
    upTo: number,
): CityView {
    const last = before.told.at(-1)?.event.number ?? -1;
    const events = after.told.map(({ event }) => event);
    return unfold(
        { before: asCity(before.view), after: asCity(after.view), facts },
        events.filter(({ number }) => number > last && number <= upTo),
    );
}

/** The space at which something happens: where a worker was placed last, in this turn. */
export function placeOf({ event, after, facts }: Telling): Point | null {
    const last = after.told.findLast(({ event: one }) => one.number <= event.number && ACTS.has(one.event));
    if (last?.event.event !== "dystopia-placed") return null;
    return centre(facts.spaces[Number(last.event["space"])]?.space ?? "");
}
const ACTS = new Set(["dystopia-placed", "dystopia-retrieves", "dystopia-shows-dilemma", "dystopia-turn"]);

export function actsOf(telling: Telling): Act[] {
    const { event, group, home } = telling;
    const seat = Number(event["seat"]);
    const mine = home(seat);
    const here = placeOf(telling) ?? centre("");
    switch (event.event) {
        case "dystopia-rolled":
        case "dystopia-set-value":
            return rolls(telling);
        case "dystopia-paid":
            return spread(seat, unpacked(Number(event["payment"])), mine, here);
        case "dystopia-gained":
        case "dystopia-drew":
        case "dystopia-drew-card":
            return spread(seat, group.flatMap(gain), here, mine);
        case "dystopia-lost":
        case "dystopia-discarded":
            return spread(seat, [{ unit: unitOf(event), count: 1 }], mine, away(mine));
        case "dystopia-gave":
            return spread(seat, [{ unit: unitOf(event), count: 1 }], mine, home(Number(event["receiver"])));
        default:
            return pieces(telling);
    }
}

/** Off the table. */
const away = ({ x, y }: Point): Point => ({ x, y: y + 260 });

function pieces(telling: Telling): Act[] {
    const { event, facts, home } = telling;
    const seat = Number(event["seat"]);
    const mine = home(seat);
    const space = facts.spaces[Number(event["space"])]?.space ?? "";
    const site = facts.sites[Number(event["site"])]?.site ?? "";
    const value = typeof event["value"] === "number" ? event["value"] : null;
    const here = { seat, value, from: mine, to: mine };
    switch (event.event) {
        case "dystopia-placed":
            return [{ ...here, what: "place", to: centre(space), space }];
        case "dystopia-bumps": {
            const owner = Number(event["owner"]);
            return [{ what: "hop", seat: owner, value: null, from: centre(space), to: home(owner) }];
        }
        case "dystopia-retrieves":
        case "dystopia-returned":
            return homeward(telling);
        case "dystopia-new-worker":
            return [{ ...here, what: "place", from: placeOf(telling) ?? centre("") }];
        case "dystopia-worker-lost":
            return [
                { ...here, what: "walk", to: away(mine) },
                { ...here, what: "check", value: sum(telling, event.number - 1), failed: true },
            ];
        case "dystopia-sacrificed":
            return [{ ...here, what: "walk", to: away(mine) }];
        case "dystopia-star-territory":
            return [{ ...here, what: "star", to: nextStar(telling) }];
        case "dystopia-star-tile":
            return [{ ...here, what: "star", to: centre(`site-${site}-1`) }];
        case "dystopia-star-recruit":
        case "dystopia-star-dilemma":
            return [{ ...here, what: "star", from: { x: mine.x - 130, y: mine.y - 60 } }];
        case "dystopia-built": {
            const at = centre(`market-${site}`);
            return [{ ...here, what: "turn", from: at, to: at, site }];
        }
        default:
            return tracks(telling);
    }
}

/** Light around a marker that moves; what gets worse for its owner is a warning. */
function tracks(telling: Telling): Act[] {
    const { event, facts } = telling;
    const [seat, step] = [Number(event["seat"]), Number(event["step"])];
    const faction = FACTIONS[Number(event["faction"])] ?? "icarite";
    const glow = (at: Point, failed = false): Act[] => [
        { what: "glow", seat, value: step, from: at, to: at, failed },
    ];
    switch (event.event) {
        case "dystopia-morale":
        case "dystopia-knowledge": {
            const track = event.event === "dystopia-morale" ? "morale" : "knowledge";
            const was = cityAt(telling, event.number - 1).seats[seat]![track];
            const worse = track === "morale" ? step < was : step > was;
            return glow(dialAt(track, step, facts.track, 49), worse);
        }
        case "dystopia-allegiance":
            return glow(floorAt(faction, step));
        case "dystopia-miner":
        case "dystopia-tunnel-open":
            return glow(centre(`${faction}-tunnel-end`));
        default:
            return [];
    }
}

/** Dice that are rolled together tumble together, and what all workers at home know is held against the limit. */
function rolls(telling: Telling): Act[] {
    const { event, group, facts, home } = telling;
    const seat = Number(event["seat"]);
    const there = home(seat);
    const spot = (at: number): Point => ({ x: there.x - 50 * at, y: there.y });
    const dice: Act[] = group.map((one, at) => ({
        what: "roll",
        seat,
        value: Number(one["value"]),
        from: spot(at),
        to: spot(at),
    }));
    const end = spot(group.length - 1);
    const value = sum(telling, group.at(-1)!.number);
    return [...dice, { what: "check", seat, value, from: end, to: end, failed: value >= facts.overload }];
}

/** What the workers at home and the marker of a seat know together. */
function sum(telling: Telling, upTo: number): number {
    const seat = cityAt(telling, upTo).seats[Number(telling.event["seat"])]!;
    return atHome(seat).reduce((total, { value }) => total + (value ?? 0), seat.knowledge);
}

/** Workers come home from wherever they stand. */
function homeward(telling: Telling): Act[] {
    const { event, home } = telling;
    const seat = Number(event["seat"]);
    const [was, now] = [event.number - 1, event.number].map(
        (upTo) => cityAt(telling, upTo).seats[seat]!.workers,
    ) as [CityView["seats"][number]["workers"], CityView["seats"][number]["workers"]];
    return was
        .filter(({ where }, at) => where !== "home" && now[at]!.where === "home")
        .map(({ where, value }, at) => {
            const to = home(seat);
            return { what: "hop", seat, value, from: centre(where), to: { x: to.x - 50 * at, y: to.y } };
        });
}

/** The first free place of a territory. */
function nextStar(telling: Telling): Point {
    const { event, facts } = telling;
    const faction = FACTIONS[Number(event["faction"])]!;
    return starAt(
        faction,
        facts.territory - cityAt(telling, event.number - 1).free_territory[faction],
        facts.territory,
    );
}

const unitOf = (event: GameEvent): string =>
    typeof event["card"] === "number" ? CARDS[event["card"]]! : GOODS[Number(event["good"])]!;

/** What comes to somebody. A card one may see is told twice: that it was drawn, and which it is. */
function gain(event: GameEvent, _at: number, all: GameEvent[]): { unit: string; count: number }[] {
    if (event.event === "dystopia-gained") return [{ unit: unitOf(event), count: Number(event["count"]) }];
    if (event.event === "dystopia-drew-card") return [{ unit: unitOf(event), count: 1 }];
    return all.some((one) => one.event === "dystopia-drew-card") ? [] : [{ unit: "card", count: 1 }];
}

/** Things fly side by side. */
function spread(seat: number, things: { unit: string; count: number }[], from: Point, to: Point): Act[] {
    return things.map(({ unit, count }, at) => {
        const aside = (at - (things.length - 1) / 2) * 40;
        return {
            what: "good",
            seat,
            value: count,
            unit,
            from: { x: from.x, y: from.y + aside },
            to: { x: to.x, y: to.y + aside },
        };
    });
}
