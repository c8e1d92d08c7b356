/** What our hands do over the city: the worker we hold, the space under it, the slip that is open. */
import type { Choice } from "../choices";
import { spaceOf, valueOf, type Piece } from "./choices";

/** A choice that must be made more exact, or a wish that the rules refuse. */
export interface Slip {
    piece: Piece;
    head: string;
    choices: Choice[];
    why?: string | undefined;
    rule?: string | undefined;
}

export class Hands {
    /** The value of the worker in our hand; null: none. */
    held = $state<number | null>(null);
    /** The space under the pointer or the focus. */
    over = $state<string | null>(null);
    slip = $state.raw<Slip | null>(null);
    /** The panel we opened: workers to be brought home, or an offer. */
    panel = $state<"retrieve" | "trade" | null>(null);
    /** Where a worker is being dragged, in pixels of the page. */
    dragged = $state.raw<{ value: number; x: number; y: number } | null>(null);

    /** A new question: what was begun for the old one is over. */
    fresh(values: number[]): void {
        this.rest();
        this.dragged = null;
        // With one value at hand there is nothing to pick first.
        this.held = values.length === 1 ? values[0]! : null;
    }

    /** Put away slips and panels. */
    rest(): void {
        this.slip = null;
        this.panel = null;
    }

    hold(value: number): void {
        this.held = this.held === value ? null : value;
        this.slip = null;
    }

    toggle(panel: "retrieve" | "trade"): void {
        this.slip = null;
        this.panel = this.panel === panel ? null : panel;
    }
}

/** Of these placements, the one of a worker on a space. */
export const placement = (choices: Choice[], value: number, space: string): Choice | undefined =>
    choices.find((one) => one.verb === "place" && valueOf(one.text) === value && spaceOf(one.text) === space);
