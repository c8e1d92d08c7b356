/** The table of Leaders between two stands: the view before, and what of the told events has been shown since.
 *
 *  Only what can be seen changing is carried out: rows, Ray Guns, hands and the deck. No rule is applied; an event says
 *  what it changed, and when all have been shown the view of the house takes over. */
import type { GameEvent } from "../../lib/table.svelte";
import { ARTIFACTS } from "./specimens";
import { KINDS, type LeadersView, type Recruit, type Seat } from "./view";
import { ROW } from "./viewing";

/** The view before with these events carried out. */
export function unfold(before: LeadersView, events: readonly GameEvent[]): LeadersView {
    const view = structuredClone(before);
    for (const event of events)
        STEPS[event.event.replace("leaders-", "")]?.(view, event as unknown as Fields);
    return view;
}

type Fields = Record<string, number>;
type Step = (view: LeadersView, told: Fields) => void;

const at = (view: LeadersView, told: Fields, field = "seat"): Seat => view.seats[told[field]!]!;
const recruit = (view: LeadersView, place: number): Recruit =>
    view.seats[Math.floor(place / ROW)]!.row[place % ROW]!;

/** Cards leave a hand; which ones is known of our own and of those we have seen. */
function leave(seat: Seat, count: number, artifact?: number): void {
    seat.artifacts -= count;
    if (count >= seat.hand.length + seat.drawn.length && seat.artifacts === 0) seat.hand = [];
    else if (artifact !== undefined) seat.hand = without(seat.hand, ARTIFACTS[artifact]!);
}
function without(hand: string[], artifact: string): string[] {
    const first = hand.indexOf(artifact);
    return first < 0 ? hand : hand.filter((_, nth) => nth !== first);
}

const STEPS: Record<string, Step> = {
    turn(view, told) {
        view.active = told["seat"]!;
        view.turn = told["turn"]!;
    },
    exposed(view, told) {
        Object.assign(recruit(view, told["recruit"]!), { exposed: true, card: KINDS[told["kind"]!] });
    },
    hidden(view, told) {
        recruit(view, told["recruit"]!).exposed = false;
    },
    hides(view, told) {
        recruit(view, told["recruit"]!).exposed = false;
    },
    exchanged(view, told) {
        const [one, other] = [recruit(view, told["recruit"]!), recruit(view, told["other"]!)];
        const { exposed, card } = one;
        Object.assign(one, { exposed: other.exposed, card: other.card });
        Object.assign(other, { exposed, card });
    },
    "takes-gun"(view, told) {
        at(view, told).gun = { target: null };
        view.centre -= 1;
    },
    aims: (view, told) => void (at(view, told).gun = { target: told["target"]! }),
    "drops-gun"(view, told) {
        at(view, told).gun = null;
        view.centre += 1;
    },
    "becomes-wastelander"(view, told) {
        Object.assign(at(view, told), { wastelander: true, team: "wastelander" });
    },
    drew(view, told) {
        at(view, told).artifacts += 1;
        view.deck.size -= 1;
    },
    "drew-card": (view, told) => void at(view, told).hand.push(ARTIFACTS[told["artifact"]!]!),
    "drew-several"(view, told) {
        at(view, told).artifacts += told["count"]!;
        view.deck.size -= told["count"]!;
    },
    returned: (view, told) => leave(at(view, told), 1),
    discarded(view, told) {
        leave(at(view, told), told["count"]!);
        view.deck.size += told["count"]!;
    },
    gave(view, told) {
        leave(at(view, told), 1);
        at(view, told, "receiver").artifacts += 1;
    },
    "gave-card"(view, told) {
        const artifact = ARTIFACTS[told["artifact"]!]!;
        at(view, told).hand = without(at(view, told).hand, artifact);
        at(view, told, "receiver").hand.push(artifact);
    },
    uses: (view, told) => leave(at(view, told), 1, told["artifact"]),
    reacts: (view, told) => leave(at(view, told), 1, told["artifact"]),
    "reaction-withdrawn"(view, told) {
        at(view, told).artifacts += 1;
    },
    "under-deck": (view) => void (view.deck.size += 1),
    marked: (view, told) => void (at(view, told, "player").skips = true),
    "took-artifact"(view, told) {
        at(view, told).artifacts += 1;
        leave(at(view, told, "player"), 1);
    },
};
