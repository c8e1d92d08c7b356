/** From a place on the table to the text of an action, and back. Read from the notation alone. */
import type { Choice } from "../choices";
import { apart, pathPoints, placeWord, pointWord, readPlace } from "./plan";
import { verbsOf } from "../now";
import type { Drawn, Field, Place, Point, ShowView } from "./view";

/** What a place can be named for: `go`, `platform`, `deploy A.nikolai`, `throw grenade`, `burn` … */
export type Verb = string;

export function verbsFor(kind: string, choices: Choice[], view: ShowView): Verb[] {
    const found = new Set<Verb>();
    const about = view.figures.find((one) => one.figure === view.about);
    for (const { text, verb } of choices) {
        const [, first = ""] = text.split(" ");
        if (verb === "deploy" || verb === "throw") found.add(`${verb} ${first}`);
        else if (
            ["platform", "cat", "call", "grenades", "detonate", "flee", "push", "lead", "burn"].includes(verb)
        )
            found.add(verb);
    }
    if (kind === "position" && !found.has("lead")) found.add("go");
    if (kind === "object")
        for (const object of about?.objects ?? [])
            if (object === "grenade" || object === "stun-grenade") found.add(`throw ${object}`);
    if (kind === "fire" && about?.flame) found.add("burn");
    return [...found];
}

/** Where directions begin: at the figure, or in the middle of the fight that is pushed. */
export function origin(view: ShowView, drawn: Drawn | null): Point {
    const about = view.figures.find((one) => one.figure === view.about)?.place;
    if (about) return [about[0], about[1]];
    const starts = (drawn?.lines ?? []).flatMap(({ points }) => points.slice(0, 1));
    if (!starts.length) return [0, 0];
    return [
        starts.reduce((sum, [x]) => sum + x, 0) / starts.length,
        starts.reduce((sum, [, y]) => sum + y, 0) / starts.length,
    ];
}

const ON_LINES = new Set(["flee", "call", "lead"]);

/** The place that is meant: some choices lie on lines only. */
export function meant(verb: Verb, place: Place, drawn: Drawn | null): Place {
    if (!ON_LINES.has(verb)) return place;
    const points = (drawn?.lines ?? []).flatMap((line) => line.points);
    const [best] = [...points].sort((a, b) => apart(a, place) - apart(b, place));
    return best ? [best[0], best[1], place[2]] : place;
}

export function actionFor(
    verb: Verb,
    place: Place,
    field: Field,
    from: Point,
    earlier: Place[] = [],
): string {
    const half = field.measures.platform / 2;
    switch (verb) {
        case "platform":
            return `platform ${pointWord([Math.max(0, place[0] - half), Math.max(0, place[1] - half)])}`;
        case "cat":
        case "call":
        case "flee":
        case "detonate":
        case "lead":
            return `${verb} ${pointWord(place)}`;
        case "push":
        case "burn":
            return `${verb} ${pointWord([place[0] - from[0], place[1] - from[1] || 1])}`;
        case "grenades": {
            const three = [...earlier, place, place, place].slice(0, 3);
            return `grenades ${three.map(placeWord).join(" ")}`;
        }
        default:
            return `${verb} ${placeWord(place)}`;
    }
}

/** Has this choice a circle to lay on the table, and does it burn or explode? */
export const isBlast = (verb: Verb): boolean =>
    verb.startsWith("throw") || verb === "grenades" || verb === "detonate";

/** What can be drawn of an option: the way it takes, the place where it ends. */
export function drawnOption(text: string): { path: Point[]; end: Place | null } {
    const words = text.split(" ");
    const last = words.at(-1) ?? "";
    if (words[0] === "push" || words[0] === "burn") return { path: [], end: null };
    const path = pathPoints(last);
    const end = readPlace(last.split(">").at(-1) ?? "");
    return { path, end };
}

/** The verbs of the rules that naming a place for this may carry out. */
export function verbsMeant(verb: Verb, choices: Choice[]): string | undefined {
    if (verb !== "go") return verb.split(" ")[0] || undefined;
    const ways = choices.filter((one) => !one.no && !NO_WAYS.has(one.verb) && drawnOption(one.text).end);
    return verbsOf(ways);
}

/** Choices of an activation that end somewhere and yet are no way of going there. */
const NO_WAYS = new Set(["leave", "lead"]);

/** The places of the list's options for what is being placed, in the list's order. */
export function placesFor(
    verb: Verb,
    choices: Choice[],
    field: Field,
    from: Point,
    surface: number,
): Place[] {
    const half = field.measures.platform / 2;
    return choices.flatMap((one): Place[] => {
        if (one.no) return [];
        const mine = verb === "go" ? !NO_WAYS.has(one.verb) : `${one.text} `.startsWith(`${verb} `);
        const found = mine ? readPlace(one.text.split(/[ >]/).at(-1) ?? "") : null;
        if (!found) return [];
        const [x, y, on] = found;
        if (verb === "platform") return [[x + half, y + half, 0]];
        if (verb === "push" || verb === "burn") return [[from[0] + x, from[1] + y, surface]];
        return [[x, y, one.verb === "move" ? surface : on]];
    });
}

/** Ways up, down and across that one may want although another way leads there, too; and laying something down. */
const OWN_WAYS = new Set(["climb", "let-down", "jump", "link", "deck", "rise", "leave"]);
const NEAR = 3000;
const FEW = 6;

/** Those of them that end near a place; without one, the first few. What is about no place has its button already. */
export function waysNear(choices: Choice[], place: Place | null): Choice[] {
    const near = ({ text }: Choice): boolean => {
        const { end } = drawnOption(text);
        return place === null || (end !== null && apart(end, place) < NEAR);
    };
    return choices
        .filter((one) => !one.no && OWN_WAYS.has(one.verb) && !isPlain(one) && near(one))
        .slice(0, FEW);
}

/** The figures an option names. */
export function figuresIn(text: string): string[] {
    const [verb, ...words] = text.split(" ");
    if (verb === "team" || verb === "deploy") return [];
    return words.filter((word) => /^[AB]\.[a-z.]+$|^susan$/.test(word));
}
/** The piece of scenery an option names, from 0. */
export function elementIn(text: string): number | null {
    const words = text.split(" ");
    if (words[0] === "missile") return Number(words[1]) - 1;
    if (words[0] === "site") return Number(words[2]) - 1;
    return null;
}
const ELSEWHERE = new Set(["team", "roll", "push", "burn"]);
/** Is this about no place, no figure and nothing that has buttons of its own? */
export const isPlain = ({ text, verb }: Choice): boolean =>
    !figuresIn(text).length &&
    elementIn(text) === null &&
    drawnOption(text).end === null &&
    !ELSEWHERE.has(verb);
