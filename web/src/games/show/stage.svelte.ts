/** What is shown on the table of the show, in the order in which it happens, and the table as far as it has been shown. */
import type { GameEvent } from "../../lib/table.svelte";
import type { Performer, Scene, Stand } from "../stage.svelte";
import { actsOf, spotsOf, together, type Act, type Spot } from "./acts";
import { badge } from "./badges";
import { variantOf } from "./commentary";
import { len } from "./plan";
import { unfold } from "./unfold";
import type { Field, ShowView } from "./view";
import { asShow } from "./viewing";

/** How something is shown: so many milliseconds; `note`: its sentence is written over the table; `still`: also where
 *  nothing should move; `first`: what it changes is seen changed from its beginning, otherwise when it is over. */
interface Manner {
    lasts: number;
    note?: true;
    still?: true;
    moment?: true;
    first?: true;
}

const WALK: Manner = { lasts: 0, first: true };
const FLOAT: Manner = { lasts: 900, still: true };
const SAID: Manner = { lasts: 1_200, still: true, note: true, first: true };
const BRIEF: Manner = { lasts: 450, first: true };
const DICE: Manner = { lasts: 1_300, still: true };
const DEED: Manner = { lasts: 1_400, still: true, note: true };

/** Every kind of event that is seen, by its name in the engine. */
export const SCENES: Readonly<Record<string, Manner>> = {
    "rolled-off": SAID,
    "picked-side": SAID,
    "let-rival-pick": SAID,
    "platform-set": { ...BRIEF, lasts: 600 },
    deployed: { lasts: 500, first: true },
    turn: { ...SAID, lasts: 1_600 },
    phase: { ...SAID, lasts: 700 },
    "tie-roll": { ...DICE, note: true },
    ability: { ...DEED, first: true },
    motivated: DEED,
    bargained: DEED,
    removed: { lasts: 900, still: true },
    "dropped-down": WALK,
    moved: WALK,
    climbed: WALK,
    "came-down": WALK,
    jumped: WALK,
    "used-link": WALK,
    "hit-the-deck": BRIEF,
    "got-up": BRIEF,
    took: { ...FLOAT, first: true },
    left: { ...FLOAT, first: true },
    dropped: { ...FLOAT, first: true },
    healed: { ...DEED, first: true },
    adrenaline: DEED,
    revived: { ...DEED, lasts: 1_800, first: true },
    ransacked: DEED,
    freed: { ...DEED, first: true },
    "alone-again": DEED,
    contact: { lasts: 700, still: true, first: true },
    "dice-bought": { lasts: 600, still: true },
    "dice-rolled": { ...DICE, lasts: 1_900 },
    wounded: { lasts: 500 },
    lucky: { ...FLOAT, lasts: 1_100 },
    unlucky: { ...FLOAT, lasts: 1_100, first: true },
    hurt: { ...FLOAT, first: true },
    died: { lasts: 900, still: true },
    "killed-by": { lasts: 2_000, still: true, moment: true, first: true },
    euphoria: { ...FLOAT, lasts: 800, first: true },
    "new-leader": { ...DEED, first: true },
    "push-rolled": DICE,
    pushed: WALK,
    "stayed-above": WALK,
    fell: { ...WALK, still: true },
    declared: { lasts: 800, still: true, first: true },
    shot: { lasts: 950, still: true },
    hit: { lasts: 950, still: true },
    missed: { lasts: 950, still: true },
    share: { ...FLOAT, lasts: 1_400 },
    stray: DICE,
    burnt: { lasts: 1_200, still: true },
    threw: { lasts: 1_300, still: true },
    detonated: { lasts: 1_300, still: true },
    fled: WALK,
    stunned: FLOAT,
    "berserk-roll": DICE,
    "went-berserk": { ...DEED, first: true },
    "rage-roll": DICE,
    rages: { ...DEED, first: true },
    "last-roll": DICE,
    "called-in": { lasts: 600, first: true },
    "sent-off": { lasts: 600 },
    given: { lasts: 700 },
    "cat-runs": { ...DEED, first: true },
    "cat-teases": FLOAT,
    "cat-gone": { ...SAID, lasts: 700 },
    "shows-object": { ...FLOAT, lasts: 1_100, first: true },
    delivered: { ...DEED, lasts: 1_800, first: true },
    completed: { lasts: 2_000, still: true, moment: true },
    "time-up": { lasts: 1_800, still: true, moment: true },
    points: { ...SAID, lasts: 1_400 },
};

/** What there is nothing to be seen of: secret, no change, or told by what comes with it. */
export const UNSEEN: readonly string[] = [
    // The teams stand on the bench.
    "team-shown",
    "site-set",
    // Nothing changes.
    "waits",
    "not-pushed",
    "stayed",
    // The template lies there, and what follows happens to them.
    "caught",
    // Shown together with the dice, and with the gift.
    "wounds",
    "given-exactly",
    // The end itself says it.
    "wins",
    "drawn",
];

/** A way takes the longer the farther it is: so many milliseconds, and for each inch. */
const STEP = 320;
const INCH = 55;
const FARTHEST = 1_500;
const UNITS = 20;

function wayTime(acts: readonly Act[]): number {
    const far = acts.map((act) => {
        if (act.what !== "way") return 0;
        return act.points.slice(1).reduce((sum, { x, y, z = 0 }, at) => {
            const from = act.points[at]!;
            return sum + Math.hypot(x - from.x, y - from.y, len(z - (from.z ?? 0)));
        }, 0);
    });
    return Math.min(FARTHEST, STEP + (INCH * Math.max(0, ...far)) / UNITS);
}

/** Points of the audience on their way to the score. */
export interface Applause {
    number: number;
    figure: string;
    seat: number;
    points: number;
}

/** What the stage asks of the board it is on. */
export interface Board {
    field: () => Field | null;
    /** Bring these places into the window. */
    follow: (spots: Spot[]) => void;
    /** The element of a figure, to throw light on it. */
    find: (figure: string) => Element | null;
}

export class Stage implements Performer {
    acts = $state.raw<(Act & { number: number })[]>([]);
    /** The table as far as it has been shown; null: as it is. */
    shown = $state.raw<ShowView | null>(null);
    note = $state("");
    applause = $state.raw<Applause | null>(null);
    /** What is being shown; null: nothing. */
    playing = $state.raw<GameEvent | null>(null);
    /** So long what is shown now takes, at normal speed. */
    lasts = $state(0);
    readonly #board: Board;
    #numbers = 0;

    constructor(board: Partial<Board> & Pick<Board, "field">) {
        this.#board = { follow: () => undefined, find: () => null, ...board };
    }

    /** The element of a figure, or where one sees it. */
    find(figure: string): Element | null {
        return this.#board.find(figure);
    }

    clear(): void {
        if (this.acts.length) this.acts = [];
        if (this.shown) this.shown = null;
        this.note = "";
        this.applause = null;
        this.playing = null;
    }

    scene(
        event: GameEvent,
        next: readonly GameEvent[],
        { before, after }: { before: Stand; after: Stand },
    ): Scene | null {
        const field = this.#board.field();
        const kind = event.event.replace("show-", "");
        const manner = SCENES[kind];
        if (!field || !manner || awaitsKill(event, next)) return null;
        const takes = together(event, next);
        const group = [event, ...next.slice(0, takes)];
        const end = group.at(-1)!.number;
        const is = this.#tableAt(before, after, end);
        const was = this.#tableAt(before, after, event.number - 1);
        const aim = aimOf(event, after);
        // Who dies is looked for where it stood while it lived: some are taken off the table at once.
        const death = kind === "killed-by" ? deathOf(event, after) : null;
        const lived = death ? this.#tableAt(before, after, death.number - 1) : was;
        const falls = kind !== "killed-by" || death !== null;
        const telling = { event, group, was: lived, is, after: asShow(after.view), aim, falls, field };
        const acts = actsOf(telling);
        if (!acts.length && !manner.note && !manner.moment) return null;
        const lasts = manner.lasts || wayTime(acts);
        const victim = badge(Number(event["figure"]));
        return {
            lasts,
            takes,
            ...(manner.still ? { still: true } : {}),
            ...(manner.moment || lonely(event, next)
                ? { moment: true, still: true, lasts: Math.max(lasts, 1_800) }
                : {}),
            at: () => this.find(victim),
            show: () => {
                // Words over a head are read where they are; nobody looks away from what happens for them.
                if (acts.some((act) => act.what !== "float")) this.#board.follow(spotsOf(acts));
                this.lasts = lasts;
                this.playing = group.findLast((one) => variantOf(one)) ?? event;
                // A killer is known, and its points counted, when they have arrived at the score.
                this.shown = manner.first && kind !== "killed-by" ? is : was;
                this.note = manner.note ? sentence(event, after) : "";
                this.applause = kind === "killed-by" ? this.#applause(event, was) : null;
                this.acts = acts.map((act) => ({ ...act, number: this.#numbers++ }));
                return () => {
                    this.acts = [];
                    this.note = "";
                    this.applause = null;
                    this.playing = null;
                    this.shown = is;
                };
            },
        };
    }

    /** The table with all carried out that has been told up to this number. */
    #tableAt(before: Stand, after: Stand, upTo: number): ShowView {
        const last = before.told.at(-1)?.event.number ?? -1;
        const events = after.told.map(({ event }) => event);
        const field = this.#board.field();
        return unfold(
            {
                before: asShow(before.view),
                after: asShow(after.view),
                ...(field ? { field } : {}),
            },
            events.filter(({ number }) => number > last && number <= upTo),
        );
    }

    /** What a kill is worth flies to the score, if it was a rival. */
    #applause(event: GameEvent, { figures }: ShowView): Applause | null {
        const named = (field: string) => figures.find(({ figure }) => figure === badge(Number(event[field])));
        const [victim, killer] = [named("figure"), named("foe")];
        const seat = killer?.team ?? null;
        if (!victim || seat === null || victim.team === null || victim.team === seat) return null;
        return { number: this.#numbers++, figure: victim.figure, seat, points: victim.value };
    }
}

/** What comes at once between a death and its kill. */
const AT_ONCE = ["show-euphoria", "show-shows-object"];

/** A kill is one scene: the death it begins with, and what comes between, are part of it. */
function awaitsKill(event: GameEvent, next: readonly GameEvent[]): boolean {
    const end = next.findIndex((one) => !AT_ONCE.includes(one.event));
    const kill = next[end];
    if (kill?.event !== "show-killed-by") return false;
    return event.event === "show-died" ? kill["figure"] === event["figure"] : AT_ONCE.includes(event.event);
}
/** The death of a kill, if it was left to it. */
function deathOf(kill: GameEvent, { told }: Stand): GameEvent | null {
    const before = told.map(({ event }) => event).filter(({ number }) => number < kill.number);
    const last = before.findLast((one) => !AT_ONCE.includes(one.event));
    return last?.event === "show-died" && last["figure"] === kill["figure"] ? last : null;
}

/** A death that nobody is credited with is a moment of its own; otherwise the kill is it. */
function lonely(event: GameEvent, next: readonly GameEvent[]): boolean {
    return (
        event.event === "show-died" &&
        !next.some((one) => one.event === "show-killed-by" && one["figure"] === event["figure"])
    );
}

const sentence = ({ number }: GameEvent, after: Stand): string =>
    after.told.find(({ event }) => event.number === number)?.words ?? "";

/** The aim with which a volley was declared. */
function aimOf(shot: GameEvent, { told }: Stand): number {
    const line = told.findLast(
        ({ event }) =>
            event.event === "show-declared" &&
            event.number < shot.number &&
            event["figure"] === shot["figure"] &&
            event["foe"] === shot["foe"],
    );
    return Number(line?.event["aim"] ?? 0);
}
