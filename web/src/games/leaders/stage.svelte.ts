/** What is shown on the table of Leaders: flights, shots, and what lies open for a moment. */
import type { GameEvent } from "../../lib/table.svelte";
import type { Performer, Scene } from "../stage.svelte";
import { ARTIFACTS } from "./specimens";
import { KINDS, type Kind } from "./view";
import { ROW } from "./viewing";

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

const FLIGHT = 420;
/** Time to see a face, and to read a card. */
const LOOK = 1_200;
const READ = 2_400;

export class Stage implements Performer {
    flights = $state.raw<Flight[]>([]);
    shot = $state.raw<Flash | null>(null);
    /** The Artifact somebody is showing to the table. */
    shown = $state.raw<{ seat: number; artifact: string } | null>(null);
    /** Recruits that lie open for a moment only: place to kind. */
    faces = $state.raw<ReadonlyMap<number, Kind>>(new Map());
    #numbers = 0;

    clear(): void {
        this.flights = [];
        this.shot = null;
        this.shown = null;
        if (this.faces.size) this.faces = new Map();
    }

    scene(event: GameEvent, next: readonly GameEvent[]): Scene | null {
        const seat = Number(event["seat"]);
        const place = Number(event["recruit"]);
        switch (event.event) {
            case "leaders-shoots":
                return this.#shoots(seat, Number(event["victim"]));
            case "leaders-exposed":
                return this.#turnsUp(place, KINDS[Number(event["kind"])] ?? "E", next[0]);
            case "leaders-hidden":
                return this.#turnsDown(place);
            case "leaders-interrogates":
            case "leaders-looks":
                return this.#fly({ what: "eye", from: seat, to: Math.floor(place / ROW) });
            case "leaders-drew":
            case "leaders-drew-several":
                return this.#fly({ what: "artifact", from: "deck", to: seat });
            case "leaders-discarded":
                return Number(event["count"])
                    ? this.#fly({ what: "artifact", from: seat, to: "deck" })
                    : null;
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
                return this.#holdsUp(seat, ARTIFACTS[Number(event["artifact"])] ?? "");
            case "leaders-exchanged":
                return this.#exchange(place, Number(event["other"]));
            default:
                return null;
        }
    }

    #fly(...flights: Omit<Flight, "number">[]): Scene {
        return {
            lasts: FLIGHT,
            show: () => {
                this.flights = flights.map((flight) => ({ ...flight, number: this.#numbers++ }));
                return () => (this.flights = []);
            },
        };
    }

    #shoots(from: number, to: number): Scene {
        return {
            lasts: 1_400,
            moment: true,
            still: true,
            show: () => {
                this.shot = { number: this.#numbers++, from, to };
                return () => (this.shot = null);
            },
        };
    }

    #holdsUp(seat: number, artifact: string): Scene {
        return {
            lasts: READ,
            still: true,
            show: () => {
                this.shown = { seat, artifact };
                return () => (this.shown = null);
            },
        };
    }

    /** Faces stay until they are turned down or the table has taken them over; several turn one after the other. */
    #turnsUp(place: number, kind: Kind, next: GameEvent | undefined): Scene {
        return {
            lasts: next?.event === "leaders-exposed" ? 200 : LOOK,
            still: true,
            show: () => void (this.faces = new Map(this.faces).set(place, kind)),
        };
    }

    #turnsDown(place: number): Scene {
        return {
            lasts: 150,
            show: () => {
                const left = new Map(this.faces);
                left.delete(place);
                this.faces = left;
            },
        };
    }

    #exchange(place: number, other: number): Scene {
        const [a, b] = [Math.floor(place / ROW), Math.floor(other / ROW)];
        return this.#fly({ what: "recruit", from: a, to: b }, { what: "recruit", from: b, to: a });
    }
}
