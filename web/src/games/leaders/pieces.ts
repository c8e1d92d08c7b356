/** Which pieces of the table an option is about, so that it can be chosen on any of them.
 *
 *  Read from the notation alone (`give fish-wand C`): it is the same for options and for what is refused. */
import type { Choice } from "../choices";
import { SLOTS, type LeadersView } from "./view";
import { LETTERS } from "./viewing";

/** `recruit B.left`, `seat B`, `gun B`, `artifact fish-wand`, `deck`, `centre`. */
export type Piece = string;

/** Choices about no piece: they are buttons beside our row. */
export const NO_PIECE = new Set(["skip", "done", "pass"]);

export const recruitPiece = (seat: number, slot: number): Piece => `recruit ${LETTERS[seat]}.${SLOTS[slot]}`;
export const seatPiece = (seat: number): Piece => `seat ${LETTERS[seat]}`;
export const gunPiece = (seat: number): Piece => `gun ${LETTERS[seat]}`;
export const artifactPiece = (artifact: string): Piece => `artifact ${artifact}`;

export function piecesOf(text: string, view: LeadersView): Piece[] {
    const [verb = "", first = "", second = ""] = text.split(" ");
    const me = view.you === null ? "?" : LETTERS[view.you]!;
    switch (verb) {
        case "arrange":
            return SLOTS.map((slot) => `recruit ${me}.${slot}`);
        case "draw":
            return ["deck"];
        case "give":
            return [`artifact ${first}`, `seat ${second}`];
        case "interrogate":
        case "hide":
        case "recruit":
            return [`recruit ${first}`];
        case "use":
        case "react":
            return [`artifact ${first}`, `recruit ${me}.${second}`];
        case "arm":
            return ["centre", `recruit ${me}.${first}`];
        case "shoot":
            return [`gun ${me}`, ...aimedAt(view)];
        case "target":
            return [`seat ${first}`];
        case "player":
            return [`seat ${first}`];
        case "expose":
            return [`recruit ${me}.${first}`];
        case "return":
            return [`artifact ${first}`];
        default:
            return [];
    }
}

function aimedAt(view: LeadersView): Piece[] {
    const target = view.you === null ? null : view.seats[view.you]?.gun?.target;
    return target === null || target === undefined ? [] : [seatPiece(target)];
}

export function byPiece(choices: Choice[], view: LeadersView): Map<Piece, Choice[]> {
    const found = new Map<Piece, Choice[]>();
    for (const choice of choices)
        for (const piece of piecesOf(choice.text, view))
            found.set(piece, [...(found.get(piece) ?? []), choice]);
    return found;
}

/** What can be chosen on these pieces, each choice once. */
export function onPieces(found: Map<Piece, Choice[]>, pieces: Piece[]): Choice[] {
    const seen = new Map<string, Choice>();
    for (const piece of pieces) for (const choice of found.get(piece) ?? []) seen.set(choice.text, choice);
    return [...seen.values()];
}
