/** What every title's board gets, at a live table, in a replay and in a lesson alike.
 *
 *  A board draws a view and offers the options of the decision on its pieces. It never knows a rule: what is
 *  possible is in `decision`, what an endless choice leads to comes from `check`, `region` and `workOut`. */
import type { Component } from "svelte";
import type { Checked, DecisionInfo, OptionInfo, Previewed, Region, Words } from "../lib/wire";
import type { Sound } from "../lib/sound";
import type { Told } from "../lib/table.svelte";
import type { Stage } from "./stage.svelte";

export interface BoardProps {
    /** The title's own view, as its `view.py` makes it; never ahead of what the stage has shown. */
    view: Record<string, unknown>;
    /** The seat whose eyes we look through; null: a spectator's. */
    you: number | null;
    names: string[];
    /** Nobody can look over a shoulder: what these eyes may see lies open (replays). */
    open?: boolean;
    /** What we must choose; null: nothing now (also in replays, and while something is being shown). */
    decision: DecisionInfo | null;
    /** The same in words; its `options` run parallel to `decision.options`. */
    words: Words | null;
    /** All that has been told and shown so far, newest last. */
    told: Told[];
    /** The option under the pointer or the keyboard's focus, wherever that is; null: none. */
    pointed: string | null;
    point: (option: string | null) => void;
    /** Options that somebody recommends, best first: a hint at the table, the coach of a lesson. They are marked. */
    advised?: readonly string[];
    /** Answer with the text of an option (or of the notation, for endless choices). The frame confirms and sends. */
    choose: (action: string) => void;
    /** Ask the engine. In replays these may be missing; then boards show no previews. */
    check?: (action: string) => Promise<Checked>;
    preview?: (action: string) => Promise<Previewed>;
    region?: () => Promise<Region["region"]>;
    workOut?: (question: Record<string, unknown>) => Promise<Record<string, unknown>>;
    /** Where things are shown happening: a board takes part in it with its scenes. Missing: nothing moves. */
    stage?: Pick<Stage, "perform">;
    /** The line of the log that is being shown once more; each new object is one wish. */
    again?: Told | null;
    /** Show a rule of the ledger. */
    showRule: (id: string) => void;
}

/** A page of the client, fetched when somebody goes there. */
export type Page = () => Promise<{ default: Component<Record<string, never>> }>;

/** A field of its own for an option of a new table. */
export interface FieldProps {
    option: OptionInfo;
    value: unknown;
    change: (value: string) => void;
}

/** What the client knows about a title outside its folder, which tells it in `face.ts`. */
export interface TitleFace {
    /** The board; missing: the title is played by list and text table. */
    board?: () => Promise<{ default: Component<BoardProps> }>;
    /** Panels beside the log, such as the sheet of Leaders. */
    panels?: { id: string; label: string; load: () => Promise<{ default: Component<BoardProps> }> }[];
    /** Verbs that may end the game at once or cannot be made good again: whoever chooses one is asked again. */
    final?: string[];
    /** Verbs that are put together on the board in several steps and confirmed there: nobody is asked twice. */
    settled?: string[];
    /** What lies in the middle of the end: everybody's cards turned over, points by source. */
    end?: () => Promise<{ default: Component<BoardProps> }>;
    /** The event of all that was told that decided the game; null, or missing: the last one. */
    decisive?: (told: readonly Told[], result: Record<string, unknown>) => Told | null;
    /** The board makes an end of its own. */
    endsItself?: boolean;
    /** Files of words the board needs. */
    words: string[];
    /** Kinds of events that come in rows of the same: the log folds them into one line. */
    folded?: string[];
    /** What its events sound like. */
    sounds?: Readonly<Record<string, Sound>>;
    /** Ground and accents: `data-world` on the page. */
    world: string;
    /** The ledger: the letter its rules begin with, and one of them as an example of what can be looked for. */
    rules?: { letter: string; example: string };
    /** Options of a new table that are chosen in a field of their own, by the option's id. */
    fields?: Record<string, () => Promise<{ default: Component<FieldProps> }>>;
    /** Pages besides tables, by their first word in the address. */
    pages?: Record<string, Page>;
}
