/** What moves on the table: each event that is new is shown once, from the piece that acts to what changes.
 *
 *  The view is always right and at once; this only lays a short play over it. It can be skipped at any time,
 *  and where nothing should move it stays empty. */
import type { Told } from "../../lib/table.svelte";
import { moving } from "../../lib/settings.svelte";
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

type Event = Told["event"];
/** After so much news at once (a long absence) nobody wants to see it all. */
const MOST = 40;
const FLIGHT = 340;
const LOOK = 950;

export class Stage {
    flights = $state.raw<Flight[]>([]);
    shot = $state.raw<Flash | null>(null);
    /** The Artifact somebody is showing to the table. */
    shown = $state.raw<{ seat: number; artifact: string } | null>(null);
    /** Recruits that lie open for a moment only: place to kind. */
    faces = $state.raw<ReadonlyMap<number, Kind>>(new Map());

    #heard = -1;
    #epoch: Event | null = null;
    #queue: Event[] = [];
    #playing = false;
    #wake: (() => void) | null = null;
    #numbers = 0;

    get busy(): boolean {
        return this.flights.length > 0 || this.shot !== null || this.shown !== null || this.faces.size > 0;
    }

    /** Everything that was told so far. What is new since the last call is played. */
    hear(told: Told[]): void {
        const first = told[0]?.event ?? null;
        const last = told.at(-1)?.event.number ?? -1;
        const anew = this.#epoch === null || this.#epoch.number !== first?.number || last < this.#heard;
        const fresh = anew ? [] : told.filter(({ event }) => event.number > this.#heard);
        this.#epoch = first;
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
        this.#clear();
    }

    #clear(): void {
        if (!this.busy) return;
        this.flights = [];
        this.shot = null;
        this.shown = null;
        this.faces = new Map();
    }

    async #play(): Promise<void> {
        if (this.#playing) return;
        this.#playing = true;
        for (let event = this.#queue.shift(); event; event = this.#queue.shift()) await this.#step(event);
        if (this.faces.size) await this.#pause(LOOK);
        this.#clear();
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

    async #fly(...flights: Omit<Flight, "number">[]): Promise<void> {
        this.flights = flights.map((flight) => ({ ...flight, number: this.#numbers++ }));
        await this.#pause(FLIGHT);
        this.flights = [];
    }

    async #step(event: Event): Promise<void> {
        const seat = Number(event["seat"]);
        const place = Number(event["recruit"]);
        switch (event.event) {
            case "leaders-shoots":
                this.shot = { number: this.#numbers++, from: seat, to: Number(event["victim"]) };
                await this.#pause(560);
                this.shot = null;
                return;
            case "leaders-exposed":
                this.faces = new Map(this.faces).set(place, KINDS[Number(event["kind"])] ?? "E");
                return this.#pause(140);
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
                await this.#pause(LOOK);
                this.shown = null;
                return;
            case "leaders-exchanged":
                return this.#exchange(place, Number(event["other"]));
        }
    }

    /** Everybody gets a moment to see what lies open before it is hidden again. */
    async #turnDown(place: number): Promise<void> {
        if (!this.faces.has(place)) return;
        if (this.#queue[0]?.event !== "leaders-hidden" || this.faces.size === ROW) await this.#pause(LOOK);
        const left = new Map(this.faces);
        left.delete(place);
        this.faces = left;
    }

    #exchange(place: number, other: number): Promise<void> {
        const [a, b] = [Math.floor(place / ROW), Math.floor(other / ROW)];
        return this.#fly({ what: "recruit", from: a, to: b }, { what: "recruit", from: b, to: a });
    }
}
