/** What moves on the table of Leaders: flights, shots, and what lies open for a moment. */
import type { GameEvent } from "../../lib/table.svelte";
import { Stage as AnyStage } from "../stage.svelte";
import { ARTIFACTS } from "./specimens";
import { KINDS, ROW, type Kind } from "./view";

/** A seat, or a place on the table. */
export type Anchor = number | "deck" | "centre";

export interface Flight {
    number: number;
    what: "artifact" | "recruit" | "gun" | "eye";
    from: Anchor;
    to: Anchor;
}
export interface Flash {
    number: number;
    from: number;
    to: number;
}

const MOST = 40;
const FLIGHT = 340;
const LOOK = 950;

export class Stage extends AnyStage {
    flights = $state.raw<Flight[]>([]);
    shot = $state.raw<Flash | null>(null);
    /** The Artifact somebody is showing to the table. */
    shown = $state.raw<{ seat: number; artifact: string } | null>(null);
    /** Recruits that lie open for a moment only: place to kind. */
    faces = $state.raw<ReadonlyMap<number, Kind>>(new Map());

    constructor() {
        super(MOST);
    }

    get busy(): boolean {
        return this.flights.length > 0 || this.shot !== null || this.shown !== null || this.faces.size > 0;
    }

    protected clear(): void {
        this.flights = [];
        this.shot = null;
        this.shown = null;
        this.faces = new Map();
    }

    protected override async linger(): Promise<void> {
        if (this.faces.size) await this.pause(LOOK);
    }

    async #fly(...flights: Omit<Flight, "number">[]): Promise<void> {
        this.flights = flights.map((flight) => ({ ...flight, number: this.fresh() }));
        await this.pause(FLIGHT);
        this.flights = [];
    }

    protected async show(event: GameEvent): Promise<void> {
        const seat = Number(event["seat"]);
        const place = Number(event["recruit"]);
        switch (event.event) {
            case "leaders-shoots":
                this.shot = { number: this.fresh(), from: seat, to: Number(event["victim"]) };
                await this.pause(560);
                this.shot = null;
                return;
            case "leaders-exposed":
                this.faces = new Map(this.faces).set(place, KINDS[Number(event["kind"])] ?? "E");
                return this.pause(140);
            case "leaders-hidden":
                return this.#turnDown(place);
            case "leaders-interrogates":
            case "leaders-looks":
                return this.#fly({ what: "eye", from: seat, to: Math.floor(place / ROW) });
            case "leaders-drew":
            case "leaders-drew-several":
                return this.#fly({ what: "artifact", from: "deck", to: seat });
            case "leaders-discarded":
                return Number(event["count"])
                    ? this.#fly({ what: "artifact", from: seat, to: "deck" })
                    : undefined;
            case "leaders-returned":
                return this.#fly({ what: "artifact", from: seat, to: "deck" });
            case "leaders-gave":
                return this.#fly({ what: "artifact", from: seat, to: Number(event["receiver"]) });
            case "leaders-took-artifact":
                return this.#fly({ what: "artifact", from: Number(event["player"]), to: seat });
            case "leaders-takes-gun":
                return this.#fly({ what: "gun", from: "centre", to: seat });
            case "leaders-drops-gun":
                return this.#fly({ what: "gun", from: seat, to: "centre" });
            case "leaders-uses":
            case "leaders-reacts":
                this.shown = { seat, artifact: ARTIFACTS[Number(event["artifact"])] ?? "" };
                await this.pause(LOOK);
                this.shown = null;
                return;
            case "leaders-exchanged":
                return this.#exchange(place, Number(event["other"]));
        }
    }

    /** Everybody gets a moment to see what lies open before it is hidden again. */
    async #turnDown(place: number): Promise<void> {
        if (!this.faces.has(place)) return;
        if (this.next?.event !== "leaders-hidden" || this.faces.size === ROW) await this.pause(LOOK);
        const left = new Map(this.faces);
        left.delete(place);
        this.faces = left;
    }

    #exchange(place: number, other: number): Promise<void> {
        const [a, b] = [Math.floor(place / ROW), Math.floor(other / ROW)];
        return this.#fly({ what: "recruit", from: a, to: b }, { what: "recruit", from: b, to: a });
    }
}
