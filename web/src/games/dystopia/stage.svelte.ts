/** What is shown on the city: workers, rolls, checks, stars and tiles. */
import type { GameEvent } from "../../lib/table.svelte";
import type { Performer, Scene } from "../stage.svelte";
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
type Acts = Omit<Act, "number">[];

/** What has come to its place stays there until the table shows it itself. */
const STAYS = ["place", "star"];
const TIME = { place: 420, hop: 450, walk: 700, roll: 700, star: 600, check: 500, turn: 900 };

export class Stage implements Performer {
    acts = $state.raw<Act[]>([]);
    #numbers = 0;

    constructor(readonly facts: () => Facts | null) {}

    clear(): void {
        if (this.acts.length) this.acts = [];
    }

    scene(event: GameEvent, next: readonly GameEvent[]): Scene | null {
        const facts = this.facts();
        if (!facts) return null;
        if (event.event === "dystopia-rolled" || event.event === "dystopia-set-value")
            return this.#rolls(event, next, facts);
        const acts = actsOf(event, facts);
        // A tile turns over what lies on the table then: the market is open under its slats.
        return acts.length ? this.#put(acts, { after: acts[0]!.what === "turn" }) : null;
    }

    #put(acts: Acts, more: Partial<Scene> = {}): Scene {
        return {
            lasts: TIME[acts[0]!.what],
            show: () => {
                const mine = acts.map((act) => ({ ...act, number: this.#numbers++ }));
                this.acts = [...this.acts, ...mine];
                return () =>
                    (this.acts = this.acts.filter((act) => STAYS.includes(act.what) || !mine.includes(act)));
            },
            ...more,
        };
    }

    /** Dice that are rolled together tumble together; if no worker runs away after them the check was passed. */
    #rolls(event: GameEvent, next: readonly GameEvent[], facts: Facts): Scene {
        const seat = Number(event["seat"]);
        const other = next.findIndex((one) => one.event !== event.event || Number(one["seat"]) !== seat);
        const takes = other < 0 ? next.length : other;
        const values = [event, ...next.slice(0, takes)].map((one) => Number(one["value"]));
        const there = home(seat);
        const spot = (at: number): Point => ({ x: there.x - 46 * at, y: there.y });
        const acts: Acts = values.map((value, at) => ({
            what: "roll",
            seat,
            value,
            from: spot(at),
            to: spot(at),
        }));
        const end = spot(values.length - 1);
        if (next[takes]?.event !== "dystopia-worker-lost")
            acts.push({ what: "check", seat, value: facts.overload, from: end, to: end, failed: false });
        return this.#put(acts, { takes });
    }
}

function actsOf(event: GameEvent, facts: Facts): Acts {
    const seat = Number(event["seat"]);
    const value = typeof event["value"] === "number" ? event["value"] : null;
    const space = facts.spaces[Number(event["space"])]?.space ?? "";
    const site = facts.sites[Number(event["site"])]?.site ?? "";
    const there = home(seat);
    switch (event.event) {
        case "dystopia-placed":
            return [{ what: "place", seat, value, from: there, to: centre(space), space }];
        case "dystopia-bumps": {
            const owner = Number(event["owner"]);
            return [{ what: "hop", seat: owner, value: null, from: centre(space), to: home(owner) }];
        }
        case "dystopia-worker-lost":
            return [
                { what: "walk", seat, value, from: there, to: { x: there.x, y: there.y + 260 } },
                { what: "check", seat, value: facts.overload, from: there, to: there, failed: true },
            ];
        case "dystopia-star-territory": {
            const to = territory(FACTIONS[Number(event["faction"])]!, facts.territory);
            return [{ what: "star", seat, value: null, from: there, to }];
        }
        case "dystopia-star-tile":
            return [{ what: "star", seat, value: null, from: there, to: centre(`site-${site}-1`) }];
        case "dystopia-built": {
            const at = centre(`market-${site}`);
            return [{ what: "turn", seat: 0, value: null, from: at, to: at, site }];
        }
        default:
            return [];
    }
}
