/** What the commentator says: a line for each event worth one, from what this seat was told and from nothing else.
 *  Which of its variants is said depends on the event alone, so that a replay says the same. */
import type { GameEvent, Told } from "../../lib/table.svelte";
import { has, t, type Facts } from "../../lib/words.svelte";
import { badge } from "./badges";
import { figureName } from "./names";

/** How many variants a kind of event has, and how much it is worth: of several at once the weightiest is told. */
interface Lines {
    variants: number;
    weight: number;
}
const rare = (weight: number): Lines => ({ variants: 2, weight });
const often = (weight: number): Lines => ({ variants: 3, weight });

export const LINES: Readonly<Record<string, Lines>> = {
    wins: often(100),
    drawn: rare(100),
    completed: rare(95),
    "time-up": rare(90),
    "killed-by": often(80),
    delivered: rare(78),
    revived: rare(76),
    died: rare(70),
    freed: rare(68),
    "alone-again": rare(66),
    detonated: rare(64),
    "new-leader": rare(62),
    "went-berserk": rare(60),
    rages: rare(58),
    "cat-runs": rare(56),
    "called-in": rare(54),
    fell: often(52),
    removed: rare(50),
    burnt: rare(48),
    stunned: rare(46),
    threw: rare(44),
    lucky: rare(42),
    hit: often(40),
    took: rare(38),
    dropped: rare(38),
    ransacked: rare(36),
    "cat-teases": rare(34),
    healed: rare(32),
    adrenaline: rare(30),
    motivated: rare(28),
    bargained: rare(28),
    jumped: rare(26),
    pushed: rare(24),
    contact: often(22),
    missed: often(20),
    declared: rare(10),
    turn: often(8),
};

/** What is better left unsaid: routine, dice that something else tells of, and what nobody but its owner may know. */
export const SILENT: readonly string[] = [
    "team-shown",
    "rolled-off",
    "picked-side",
    "let-rival-pick",
    "site-set",
    "platform-set",
    "deployed",
    "phase",
    "tie-roll",
    "waits",
    "ability",
    "dropped-down",
    "moved",
    "climbed",
    "came-down",
    "used-link",
    "hit-the-deck",
    "got-up",
    "left",
    "dice-bought",
    "dice-rolled",
    "wounds",
    "wounded",
    "unlucky",
    "hurt",
    "euphoria",
    "push-rolled",
    "not-pushed",
    "stayed-above",
    "shot",
    "share",
    "stray",
    "caught",
    "fled",
    "stayed",
    "berserk-roll",
    "rage-roll",
    "last-roll",
    "sent-off",
    "given",
    "given-exactly",
    "cat-gone",
    "shows-object",
    "points",
];

const kindOf = ({ event }: GameEvent): string => event.replace("show-", "");

/** A number that is the same for the same event, at every seat and in every replay. */
function drawn(event: GameEvent): number {
    const text = [event.event, event.ply, event["figure"], event["foe"], event["turn"]].join(" ");
    let sum = 2166136261;
    for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619);
    return (sum ^ (sum >>> 13)) >>> 0;
}
export function variantOf(event: GameEvent): string | null {
    const kind = kindOf(event);
    const lines = LINES[kind];
    return lines ? `tv-${kind}-${1 + (drawn(event) % lines.variants)}` : null;
}

/** The weightiest event of the last answer that was worth a line; null: nothing was yet. */
export function toldLast(told: readonly Told[]): GameEvent | null {
    let best: GameEvent | null = null;
    for (let at = told.length - 1; at >= 0; at--) {
        const { event } = told[at]!;
        if (best && event.ply !== best.ply) break;
        const lines = LINES[kindOf(event)];
        if (lines && (!best || lines.weight > LINES[kindOf(best)]!.weight)) best = event;
    }
    return best;
}

const FIGURES = ["figure", "foe", "mate", "body"] as const;

/** Whom something is done to, where the language has another word for that. */
function whom(figure: string): string {
    const parts = figure.split(".");
    if (parts.length === 3) return t("show-pet.whom", { owner: t(`show-character-${parts[1]}.of`) });
    const id = `show-character-${parts.at(-1)}.whom`;
    return has(id) ? t(id) : figureName(figure);
}

/** The line, in the reader's words. */
export function lineOf(event: GameEvent, names: readonly string[]): string {
    const id = variantOf(event);
    if (!id) return "";
    const facts: Facts = {};
    for (const field of FIGURES) {
        if (typeof event[field] !== "number") continue;
        const figure = badge(event[field]);
        facts[field] = figureName(figure);
        facts[`${field}-whom`] = whom(figure);
    }
    if (typeof event["seat"] === "number") facts["seat"] = names[event["seat"]] ?? "";
    if (typeof event["turn"] === "number") facts["turn"] = event["turn"];
    return t(id, facts);
}
