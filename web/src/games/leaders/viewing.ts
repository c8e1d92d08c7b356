/** Looking at the view of a table of Leaders: `view.ts` says what is in it. */
import { SLOTS, type Kind, type LeadersView } from "./view";

/** Seats as the notation writes them. */
export const LETTERS = "ABCDEFGH";
/** Recruits in a row. */
export const ROW = SLOTS.length;

/** The board is only ever given views of its own title; anything else is a mistake of the page. */
export function asLeaders(view: Record<string, unknown>): LeadersView {
    if (view["title"] !== "leaders") throw new Error(`not a view of Leaders: ${String(view["title"])}`);
    return view as unknown as LeadersView;
}

export const isLeader = (kind: Kind): boolean => kind === "EL" || kind === "SL";
export const isEuphorian = (kind: Kind): boolean => kind === "E" || kind === "EL";

/** `B.left` for a place in the engine's numbering (3 for each seat). */
export const placeName = (place: number): string =>
    `${LETTERS[Math.floor(place / ROW)]}.${SLOTS[place % ROW]}`;
