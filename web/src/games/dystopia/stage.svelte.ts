/** What moves over the city: workers, rolls, checks, stars and tiles. */
import type { GameEvent } from "../../lib/table.svelte";
import { Stage as AnyStage } from "../stage.svelte";
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

const MOST = 60;
const TIME = { place: 320, hop: 350, walk: 500, roll: 420, star: 330, check: 420, turn: 520 };

export class Stage extends AnyStage {
    acts = $state.raw<Act[]>([]);

    constructor(readonly facts: () => Facts | null) {
        super(MOST);
    }

    get busy(): boolean {
        return this.acts.length > 0;
    }

    protected clear(): void {
        this.acts = [];
    }

    protected async show(event: GameEvent): Promise<void> {
        const acts = this.#actsOf(event);
        if (!acts.length) return;
        this.acts = acts.map((act) => ({ ...act, number: this.fresh() }));
        await this.pause(TIME[acts[0]!.what]);
        this.acts = [];
    }

    #actsOf(event: GameEvent): Omit<Act, "number">[] {
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
    #rolls(event: GameEvent, seat: number, value: number | null): Omit<Act, "number">[] {
        const values = [value];
        while (this.next?.event === event.event && Number(this.next["seat"]) === seat)
            values.push(Number(this.take()!["value"]));
        const there = home(seat);
        const acts: Omit<Act, "number">[] = values.map((face, at) => {
            const to = { x: there.x - 46 * at, y: there.y };
            return { what: "roll", seat, value: face, from: to, to };
        });
        const next = this.next?.event;
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
