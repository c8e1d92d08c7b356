/** What moves over the city: each event that is new is shown once, from the piece that acts to what changes.
 *
 *  The view is always right and at once; this only lays a short play over it. It can be skipped at any time,
 *  and where nothing should move it stays empty. */
import { moving } from "../../lib/settings.svelte";
import type { Told } from "../../lib/table.svelte";
import { centre, home, territory, type Point } from "./plan";
import { FACTIONS, type Facts } from "./view";

/** A thing on its way. `hop`: thrown out, tumbling; `walk`: off the edge; `roll`: shows its new face. */
export interface Act {
    number: number;
    what: "place" | "hop" | "walk" | "roll" | "star" | "check" | "turn";
    seat: number;
    value: number | null;
    from: Point;
    to: Point;
    /** Where it goes, as a space; the worker that stands there already is not shown so long. */
    space?: string;
    /** A check that failed costs a worker. */
    failed?: boolean;
    /** The site whose tile turns. */
    site?: string;
}

type Event = Told["event"];
/** After so much news at once (a long absence) nobody wants to see it all. */
const MOST = 60;
const TIME = { place: 320, hop: 350, walk: 500, roll: 420, star: 330, check: 420, turn: 520 };

export class Stage {
    acts = $state.raw<Act[]>([]);

    #heard = -1;
    #first = -1;
    #queue: Event[] = [];
    #playing = false;
    #wake: (() => void) | null = null;
    #numbers = 0;

    constructor(readonly facts: () => Facts | null) {}

    get busy(): boolean {
        return this.acts.length > 0;
    }

    /** Everything that was told so far. What is new since the last call is played. */
    hear(told: Told[]): void {
        const first = told[0]?.event.number ?? -1;
        const last = told.at(-1)?.event.number ?? -1;
        const anew = this.#heard < 0 || first !== this.#first || last < this.#heard;
        const fresh = anew ? [] : told.filter(({ event }) => event.number > this.#heard);
        this.#first = first;
        this.#heard = last;
        if (anew || fresh.length > MOST || !moving()) {
            this.skip();
            return;
        }
        this.#queue.push(...fresh.map(({ event }) => event));
        void this.#play();
    }

    /** Show one event of the log again. */
    again(event: Event): void {
        if (!moving()) return;
        this.#queue.push(event);
        void this.#play();
    }

    /** Leave out what has not been shown yet. */
    skip(): void {
        this.#queue = [];
        this.#wake?.();
        if (this.busy) this.acts = [];
    }

    async #play(): Promise<void> {
        if (this.#playing) return;
        this.#playing = true;
        for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
            const acts = this.#actsOf(event);
            if (!acts.length) continue;
            this.acts = acts.map((act) => ({ ...act, number: this.#numbers++ }));
            await this.#pause(TIME[acts[0]!.what]);
            this.acts = [];
        }
        this.#playing = false;
    }

    #pause(time: number): Promise<void> {
        return new Promise((done) => {
            const timer = setTimeout(done, time);
            this.#wake = () => {
                clearTimeout(timer);
                done();
            };
        });
    }

    #actsOf(event: Event): Omit<Act, "number">[] {
        const facts = this.facts();
        if (!facts) return [];
        const seat = Number(event["seat"]);
        const value = typeof event["value"] === "number" ? event["value"] : null;
        const space = facts.spaces[Number(event["space"])]?.space ?? "";
        const there = home(seat);
        switch (event.event) {
            case "dystopia-placed":
                return [{ what: "place", seat, value, from: there, to: centre(space), space }];
            case "dystopia-bumps": {
                const owner = Number(event["owner"]);
                return [{ what: "hop", seat: owner, value: null, from: centre(space), to: home(owner) }];
            }
            case "dystopia-rolled":
            case "dystopia-set-value":
                return this.#rolls(event, seat, value);
            case "dystopia-worker-lost":
                return [
                    { what: "walk", seat, value, from: there, to: { x: there.x, y: there.y + 260 } },
                    { what: "check", seat, value: facts.overload, from: there, to: there, failed: true },
                ];
            case "dystopia-star-territory": {
                const to = territory(FACTIONS[Number(event["faction"])]!, facts.territory);
                return [{ what: "star", seat, value: null, from: there, to }];
            }
            case "dystopia-star-tile": {
                const site = facts.sites[Number(event["site"])]?.site ?? "";
                return [{ what: "star", seat, value: null, from: there, to: centre(`site-${site}-1`) }];
            }
            case "dystopia-built": {
                const site = facts.sites[Number(event["site"])]?.site ?? "";
                const at = centre(`market-${site}`);
                return [{ what: "turn", seat: 0, value: null, from: at, to: at, site }];
            }
            default:
                return [];
        }
    }

    /** Dice that are rolled together tumble together; if no worker runs away after them the check was passed. */
    #rolls(event: Event, seat: number, value: number | null): Omit<Act, "number">[] {
        const values = [value];
        while (this.#queue[0]?.event === event.event && Number(this.#queue[0]["seat"]) === seat)
            values.push(Number(this.#queue.shift()!["value"]));
        const there = home(seat);
        const acts: Omit<Act, "number">[] = values.map((face, at) => {
            const to = { x: there.x - 46 * at, y: there.y };
            return { what: "roll", seat, value: face, from: to, to };
        });
        const next = this.#queue[0]?.event;
        const at = { x: there.x - 46 * (values.length - 1), y: there.y };
        if (next !== "dystopia-worker-lost")
            acts.push({
                what: "check",
                seat,
                value: this.facts()!.overload,
                from: at,
                to: at,
                failed: false,
            });
        return acts;
    }
}
