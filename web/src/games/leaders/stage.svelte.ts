/** What is shown on the table of Leaders: flights, shots, what lies open for a moment, and the table as far as it has
 *  been shown. */
import type { GameEvent } from "../../lib/table.svelte";
import type { Performer, Scene, Stand } from "../stage.svelte";
import { recruitPiece, seatPiece, type Piece } from "./pieces";
import { ARTIFACTS } from "./specimens";
import { unfold } from "./unfold";
import { KINDS, type Kind, type LeadersView } from "./view";
import { asLeaders, isLeader, ROW } from "./viewing";

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

const FLIGHT = 480;
/** Time to see a face, a name, a beam; to read a card; and to take in what changes the game. */
const LOOK = 1_300;
const NAMED = 800;
const READ = 2_600;
const MOMENT = 1_900;

/** Who is meant by what is said about nobody's card in particular. */
const MOMENTS: Record<string, string> = {
    "leaders-shot-cancelled": "victim",
    "leaders-new-victim": "victim",
    "leaders-shot-void": "seat",
    "leaders-leader-is-shot": "victim",
    "leaders-given-leader": "seat",
    "leaders-has-both-leaders": "seat",
};

export class Stage implements Performer {
    flights = $state.raw<Flight[]>([]);
    shot = $state.raw<Flash | null>(null);
    /** The Artifact somebody is showing to the table. */
    shown = $state.raw<{ seat: number; artifact: string } | null>(null);
    /** Recruits that are turned to our eyes and to nobody else's: place to kind. */
    looks = $state.raw<ReadonlyMap<number, Kind>>(new Map());
    /** What somebody points at. */
    named = $state.raw<ReadonlySet<Piece>>(new Set());
    /** Who becomes a Wastelander at this moment. */
    born = $state.raw<number | null>(null);
    /** The table as far as it has been shown; null: as it is. */
    view = $state.raw<LeadersView | null>(null);
    #numbers = 0;

    /** `find` gives the element of a piece, to throw light on it. */
    constructor(readonly find: (piece: Piece) => Element | null = () => null) {}

    clear(): void {
        this.flights = [];
        this.shot = null;
        this.shown = null;
        this.born = null;
        this.view = null;
        if (this.looks.size) this.looks = new Map();
        if (this.named.size) this.named = new Set();
    }

    scene(
        event: GameEvent,
        next: readonly GameEvent[],
        { before, after }: { before: Stand; after: Stand },
    ): Scene | null {
        const scene = this.#sceneOf(event, next[0]);
        if (!scene) return null;
        const last = before.told.at(-1)?.event.number ?? -1;
        const at = (upTo: number): LeadersView => {
            const events = after.told.map((one) => one.event);
            return unfold(
                asLeaders(before.view),
                events.filter(({ number }) => number > last && number <= upTo),
            );
        };
        return {
            ...scene,
            show: () => {
                // A card turns, a gun aims at once; what flies is where it goes when it has come there.
                this.view = at(ARRIVES.has(event.event) ? event.number - 1 : event.number);
                const end = scene.show();
                return () => {
                    end?.();
                    this.view = at(event.number);
                };
            },
        };
    }

    #sceneOf(event: GameEvent, next: GameEvent | undefined): Scene | null {
        const seat = Number(event["seat"]);
        const place = Number(event["recruit"]);
        switch (event.event) {
            case "leaders-shoots":
                return this.#shoots(seat, Number(event["victim"]));
            case "leaders-exposed":
                return this.#turns(place, KINDS[Number(event["kind"])] ?? "E", next);
            case "leaders-hidden":
            case "leaders-hides":
                return { lasts: 300, show: () => undefined };
            case "leaders-sees":
                return this.#looks(place, KINDS[Number(event["kind"])] ?? "E");
            case "leaders-interrogates":
            case "leaders-looks":
                return this.#names(pieceAt(place), { what: "eye", from: seat, to: Math.floor(place / ROW) });
            case "leaders-names-recruit":
                return this.#names(pieceAt(place));
            case "leaders-names-player":
            case "leaders-shuffled":
            case "leaders-marked":
                return this.#names(seatPiece(Number(event["player"])));
            case "leaders-aims":
                return this.#names(seatPiece(Number(event["target"])));
            case "leaders-becomes-wastelander":
                return this.#born(seat);
            case "leaders-uses":
            case "leaders-reacts":
                return this.#holdsUp(seat, ARTIFACTS[Number(event["artifact"])] ?? "");
            case "leaders-exchanged":
                return this.#exchange(place, Number(event["other"]));
            default:
                return this.#moves(event) ?? this.#moment(event);
        }
    }

    /** Pieces that change hands. */
    #moves(event: GameEvent): Scene | null {
        const seat = Number(event["seat"]);
        switch (event.event) {
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
            default:
                return null;
        }
    }

    #moment(event: GameEvent): Scene | null {
        const whom = MOMENTS[event.event];
        if (!whom) return null;
        const piece = seatPiece(Number(event[whom]));
        return {
            lasts: MOMENT,
            moment: true,
            still: true,
            at: () => this.find(piece),
            show: () => undefined,
        };
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

    /** Somebody points at a piece; the eye is led there. */
    #names(piece: Piece, ...flights: Omit<Flight, "number">[]): Scene {
        return {
            lasts: NAMED,
            show: () => {
                this.named = new Set([piece]);
                this.flights = flights.map((flight) => ({ ...flight, number: this.#numbers++ }));
                return () => {
                    this.named = new Set();
                    this.flights = [];
                };
            },
        };
    }

    #shoots(from: number, to: number): Scene {
        return {
            lasts: MOMENT,
            moment: true,
            still: true,
            at: () => this.find(seatPiece(to)),
            show: () => {
                this.shot = { number: this.#numbers++, from, to };
                return () => (this.shot = null);
            },
        };
    }

    #born(seat: number): Scene {
        return {
            lasts: MOMENT,
            moment: true,
            still: true,
            at: () => this.find(seatPiece(seat)),
            show: () => {
                this.born = seat;
                return () => (this.born = null);
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

    /** A card is turned up; several turn one after the other. Nobody should miss a Leader. */
    #turns(place: number, kind: Kind, next: GameEvent | undefined): Scene {
        const piece = pieceAt(place);
        const show = () => {
            this.named = new Set([piece]);
            return () => (this.named = new Set());
        };
        if (isLeader(kind))
            return { lasts: MOMENT, moment: true, still: true, at: () => this.find(piece), show };
        return { lasts: next?.event === "leaders-exposed" ? 250 : LOOK, still: true, show };
    }

    /** What we are shown in secret is turned over for us, and back again. */
    #looks(place: number, kind: Kind): Scene {
        return {
            lasts: MOMENT,
            still: true,
            show: () => {
                this.looks = new Map([[place, kind]]);
                this.named = new Set([pieceAt(place)]);
                return () => {
                    this.looks = new Map();
                    this.named = new Set();
                };
            },
        };
    }

    #exchange(place: number, other: number): Scene {
        const [a, b] = [Math.floor(place / ROW), Math.floor(other / ROW)];
        return this.#fly({ what: "recruit", from: a, to: b }, { what: "recruit", from: b, to: a });
    }
}

/** What comes from somewhere else is there when it has arrived. */
const ARRIVES = new Set([
    "leaders-drew",
    "leaders-drew-several",
    "leaders-drops-gun",
    "leaders-gave",
    "leaders-takes-gun",
    "leaders-took-artifact",
]);

const pieceAt = (place: number): Piece => recruitPiece(Math.floor(place / ROW), place % ROW);
