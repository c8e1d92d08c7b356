/** The city between two stands: the view before, and what of the told events has been shown since.
 *
 *  Only what can be seen moving is carried out here: pieces, tracks, goods, cards and stars. No rule is applied; an
 *  event says what it changed, and when all have been shown the view of the house takes over. */
import type { GameEvent } from "../../lib/table.svelte";
import { CARDS, FACTIONS, GOODS, type CityView, type Facts, type Seat, type Worker } from "./view";

interface Between {
    before: CityView;
    after: CityView;
    facts: Facts;
}

/** Four bits for the count of each kind; what is paid in knowledge is told by an event of its own. */
export function unpacked(bundle: number): { unit: string; count: number }[] {
    return [...GOODS, ...CARDS]
        .map((unit, place) => ({ unit, count: Math.floor(bundle / 16 ** place) % 16 }))
        .filter(({ count }) => count > 0);
}

/** The view before with these events carried out. */
export function unfold(between: Between, events: readonly GameEvent[]): CityView {
    const view = structuredClone(between.before);
    for (const event of events) carryOut(view, event, between);
    return view;
}

type Fields = Record<string, number>;
type Step = (view: CityView, told: Fields, between: Between) => void;

function carryOut(view: CityView, event: GameEvent, between: Between): void {
    STEPS[event.event.replace("dystopia-", "")]?.(view, event as unknown as Fields, between);
}

const at = (view: CityView, told: Fields): Seat => view.seats[told["seat"]!]!;

function goods(seat: Seat, unit: string, by: number): void {
    const good = GOODS.find((one) => one === unit);
    if (good) seat.goods[good] += by;
}

function discard(view: CityView, seat: Seat, unit: string, count: number): void {
    const card = CARDS.find((one) => one === unit);
    if (!card) return;
    seat.cards -= count;
    if (seat.hand) seat.hand[card] -= count;
    view.discards[card] += count;
}

function star(seat: Seat): void {
    seat.stars_placed += 1;
    seat.stars_left -= 1;
}

/** A worker goes somewhere; it shows nothing until it is rolled. */
function send(worker: Worker | undefined, where: string, value: number | null = null): void {
    if (worker) Object.assign(worker, { where, value });
}

/** The workers of a seat that stand elsewhere now than when all is over. */
function leaving(seat: Seat, { after }: Between, from: (where: string) => boolean): Worker[] {
    const then = after.seats[seat.seat]!.workers;
    return seat.workers.filter(({ number, where }) => {
        const later = then.find((one) => one.number === number);
        return from(where) && later?.where !== where;
    });
}
const outside = (where: string): boolean => where !== "home" && where !== "supply";

const STEPS: Record<string, Step> = {
    turn(view, told) {
        view.active = told["seat"]!;
        view.turn = told["turn"]!;
    },
    placed(view, told, { facts }) {
        const worker = at(view, told).workers.find(
            ({ where, value }) => where === "home" && value === told["value"],
        );
        send(worker, facts.spaces[told["space"]!]!.space, told["value"]);
    },
    bumps(view, told, { before, facts }) {
        const { space } = facts.spaces[told["space"]!]!;
        const owner = view.seats[told["owner"]!]!;
        const there = (one: Worker) => one.where === space;
        const first = before.seats[owner.seat]!.workers.find(there)?.number;
        send(
            owner.workers.find((one) => there(one) && (first === undefined || one.number === first)),
            "home",
        );
    },
    retrieves(view, told, between) {
        const seat = at(view, told);
        for (const worker of leaving(seat, between, outside).slice(0, told["count"])) send(worker, "home");
    },
    returned(view, told, between) {
        const seat = at(view, told);
        const home = leaving(seat, between, (where) => where.startsWith("site-"));
        for (const worker of home.slice(0, told["count"])) send(worker, "home");
    },
    rolled: show,
    "set-value": show,
    "worker-lost": lose,
    sacrificed: lose,
    "new-worker"(view, told) {
        send(
            at(view, told).workers.find(({ where }) => where === "supply"),
            "home",
        );
    },
    paid(view, told) {
        const seat = at(view, told);
        for (const { unit, count } of unpacked(told["payment"]!)) {
            goods(seat, unit, -count);
            discard(view, seat, unit, count);
        }
    },
    gained: (view, told) => goods(at(view, told), GOODS[told["good"]!]!, told["count"]!),
    lost: (view, told) => goods(at(view, told), GOODS[told["good"]!]!, -1),
    gave(view, told) {
        const good = GOODS[told["good"]!]!;
        goods(at(view, told), good, -1);
        goods(view.seats[told["receiver"]!]!, good, 1);
    },
    drew(view, told) {
        at(view, told).cards += 1;
        view.deck -= 1;
    },
    "drew-card"(view, told) {
        const { hand } = at(view, told);
        if (hand) hand[CARDS[told["card"]!]!] += 1;
    },
    reshuffled(view) {
        for (const card of CARDS) {
            view.deck += view.discards[card];
            view.discards[card] = 0;
        }
    },
    discarded: (view, told) => discard(view, at(view, told), CARDS[told["card"]!]!, 1),
    morale: (view, told) => void (at(view, told).morale = told["step"]!),
    knowledge: (view, told) => void (at(view, told).knowledge = told["step"]!),
    allegiance: (view, told) => void (view.allegiance[FACTIONS[told["faction"]!]!] = told["step"]!),
    miner(view, told) {
        const faction = FACTIONS[told["faction"]!]!;
        if (faction !== "icarite") view.miners[faction] = told["step"]!;
    },
    "star-territory"(view, told) {
        const faction = FACTIONS[told["faction"]!]!;
        star(at(view, told));
        at(view, told).territories[faction] += 1;
        view.free_territory[faction] -= 1;
    },
    "star-tile"(view, told) {
        const [seat, site] = [at(view, told), view.sites[told["site"]!]!];
        star(seat);
        site.stars.push(seat.seat);
        seat.tile_stars.push(site.site);
        seat.penalties = seat.penalties.filter((tile) => tile !== site.tile);
    },
    "star-recruit"(view, told, { facts }) {
        star(at(view, told));
        at(view, told).starred.push(Object.keys(facts.recruits)[told["recruit"]!]!);
    },
    "star-dilemma"(view, told) {
        star(at(view, told));
        at(view, told).served = true;
    },
    built(view, told, { facts }) {
        const tile = Object.keys(facts.tiles)[told["tile"]!]!;
        view.sites[told["site"]!]!.tile = tile;
        for (const seat of view.seats) seat.penalties.push(tile);
    },
};

/** A die shows its value. One that came home in an earlier step still has its old one: the view after knows which. */
function show(view: CityView, told: Fields, { after }: Between): void {
    const { seat, workers } = at(view, told);
    const home = workers.filter(({ where }) => where === "home");
    const fresh = (one: Worker) =>
        one.value !== told["value"] &&
        after.seats[seat]!.workers.some((then) => then.number === one.number && then.value === told["value"]);
    const worker = home.find(({ value }) => value === null) ?? home.find(fresh);
    if (worker) worker.value = told["value"]!;
}

function lose(view: CityView, told: Fields): void {
    const { workers } = at(view, told);
    const worth = workers.filter(({ value }) => value === told["value"]);
    send(worth.find(({ where }) => where === "home") ?? worth[0], "supply");
}
