/** What is shown on the city, in the order in which it happens, and the city as far as it has been shown. */
import type { GameEvent } from "../../lib/table.svelte";
import type { Performer, Scene, Stand } from "../stage.svelte";
import { actsOf, cityAt, placeOf, together, type Act, type Telling } from "./acts";
import { ability } from "./names";
import { home, type Point } from "./plan";
import type { CityView, Facts } from "./view";

/** Something to be read over the city: a recruit who is used, an offer. */
export interface Note {
    head: string;
    text: string;
}

const TIME: Record<Act["what"], number> = {
    place: 480,
    hop: 560,
    walk: 1_600,
    roll: 1_000,
    star: 900,
    check: 700,
    turn: 1_500,
    good: 520,
    glow: 520,
};
/** Time to read a card, a sentence, and how a game was won. */
const READ = 2_200;
const SENTENCE = 1_500;
const END = 2_000;
/** What arrives or is rolled counts when it is there; what leaves, moves or turns at once. */
const ARRIVES = new Set(["good", "star", "roll"]);
/** What is looked at where it ends; all else where the worker was placed. */
const THERE = new Set(["glow", "star", "turn"]);
/** Sentences nobody should have to look for in the log. */
const SPOKEN = new Set([
    "dystopia-offered",
    "dystopia-offered-exactly",
    "dystopia-traded",
    "dystopia-not-traded",
    "dystopia-cannot-pay",
    "dystopia-no-star",
    "dystopia-shows-dilemma",
]);
const CARDS_SHOWN = new Set(["dystopia-uses", "dystopia-activated"]);
/** What nobody should miss, and where to look. */
const MOMENTS: Record<string, string> = {
    "dystopia-built": "[data-testid=plays] .slat",
    "dystopia-worker-lost": "[data-testid=plays] .walk",
    "dystopia-last-star": "",
};

/** What the stage asks of the board it is on. */
export interface Board {
    facts: () => Facts | null;
    /** Where a seat's things come from and go to. */
    home: (seat: number) => Point;
    you: () => number | null;
    /** Look at a place, if it is not in the window. */
    follow: (at: Point) => void;
}

export class Stage implements Performer {
    acts = $state.raw<(Act & { number: number })[]>([]);
    /** The city as far as it has been shown; null: as it is. */
    shown = $state.raw<CityView | null>(null);
    note = $state.raw<Note | null>(null);
    readonly #board: Board;
    #numbers = 0;

    constructor(board: Partial<Board> & Pick<Board, "facts">) {
        this.#board = { home, you: () => null, follow: () => undefined, ...board };
    }

    clear(): void {
        if (this.acts.length) this.acts = [];
        if (this.shown) this.shown = null;
        if (this.note) this.note = null;
    }

    scene(
        event: GameEvent,
        next: readonly GameEvent[],
        { before, after }: { before: Stand; after: Stand },
    ): Scene | null {
        const facts = this.#board.facts();
        if (!facts || !event.event.startsWith("dystopia-")) return null;
        const takes = together(event, next);
        const group = [event, ...next.slice(0, takes)];
        const telling: Telling = { event, group, before, after, facts, home: this.#board.home };
        return this.#read(telling) ?? this.#move(telling, takes);
    }

    /** What can only be read: which recruit is used, what is offered to whom. What one did oneself one knows. */
    #read({ event, after, before, facts }: Telling): Scene | null {
        const card = CARDS_SHOWN.has(event.event);
        const known = Number(event["seat"]) === this.#board.you() && event.event !== "dystopia-activated";
        if (known || (!card && !SPOKEN.has(event.event))) return null;
        const head = after.told.find((one) => one.event.number === event.number)?.words ?? "";
        const id = Object.keys(facts.recruits)[Number(event["recruit"])] ?? "";
        return {
            lasts: card ? READ : SENTENCE,
            still: true,
            show: () => {
                this.shown = cityAt({ before, after, facts }, event.number);
                this.note = { head, text: card ? ability(id, facts) : "" };
                return () => (this.note = null);
            },
        };
    }

    #move(telling: Telling, takes: number): Scene | null {
        const { event, group } = telling;
        const [first] = actsOf(telling);
        const spot = MOMENTS[event.event];
        const moment = spot !== undefined;
        if (!first && !moment) return null;
        const end = group.at(-1)!.number;
        return {
            lasts: first ? TIME[first.what] : END,
            takes,
            ...(moment
                ? { moment, still: true, at: () => (spot ? document.querySelector(spot) : null) }
                : {}),
            show: () => {
                if (first)
                    this.#board.follow(THERE.has(first.what) ? first.to : (placeOf(telling) ?? first.from));
                this.shown = cityAt(telling, first && ARRIVES.has(first.what) ? event.number - 1 : end);
                // Asked again: the window may have moved.
                this.acts = actsOf(telling).map((act) => ({ ...act, number: this.#numbers++ }));
                return () => {
                    this.acts = [];
                    this.shown = cityAt(telling, end);
                };
            },
        };
    }
}
