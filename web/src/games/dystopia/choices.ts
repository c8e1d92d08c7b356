/** Which piece of the city an option is about, so that it can be chosen there. Read from the notation alone. */
import type { Choice } from "../choices";

/** `space farm`, `hand book`, `good clay`, `recruit ray-foreman`, `dilemma`, `territory`, `tile euphorian-1`. */
export type Piece = string;

const SITE = /^(euphorian|subterran|wastelander)-[12]$/;

export function pieceOf(text: string): Piece | null {
    const [verb = "", first = "", second = ""] = text.split(" ");
    switch (verb) {
        case "place":
            return `space ${second}`;
        case "discard":
        case "burn":
            return `hand ${first}`;
        case "lose":
            return `good ${first}`;
        case "use":
            return `recruit ${first}`;
        case "resolve":
            return "dilemma";
        case "choose":
            return first === "territory" ? "territory" : SITE.test(first) ? `tile ${first}` : null;
        default:
            return null;
    }
}

export function byPiece(choices: Choice[]): Map<Piece, Choice[]> {
    const found = new Map<Piece, Choice[]>();
    for (const choice of choices) {
        const piece = pieceOf(choice.text);
        if (piece) found.set(piece, [...(found.get(piece) ?? []), choice]);
    }
    return found;
}

/** All that somebody touches who follows a recommendation: a worker is taken before it is placed. */
export function advisedPieces(text: string): Piece[] {
    const [verb = "", first = "", second = ""] = text.split(" ");
    const piece = pieceOf(text);
    if (verb === "place") return [`die ${first}`, piece!];
    if (verb === "keep") return [`card ${first}`, `card ${second}`];
    return [piece ?? verb];
}

/** The values that can still be placed, and those of them that lead to a space. */
export const placements = (choices: Choice[]): Choice[] =>
    choices.filter((one) => one.verb === "place" && !one.no);

export const valueOf = (text: string): number => Number(text.split(" ")[1]);
export const spaceOf = (text: string): string => text.split(" ")[2] ?? "";

/** Retrievals by their workers and their ways. */
export function retrievals(choices: Choice[]): { workers: string; way: string; choice: Choice }[] {
    return choices
        .filter((one) => one.verb === "retrieve" && !one.no)
        .map((choice) => {
            const [, workers = "", way = ""] = choice.text.split(" ");
            return { workers, way, choice };
        });
}

/** Verbs that have a place of their own on the board; all others are buttons on the slip. */
export const AT_HOME = new Set(["place", "retrieve", "resolve"]);
