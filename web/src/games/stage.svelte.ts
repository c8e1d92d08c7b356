/** The stage all titles share: what happens is shown in order, one thing at a time, and nothing runs ahead of it.
 *
 *  What arrives from the house is a *stand*: a view, and all that was told up to it. What is new in it is played
 *  scene by scene; until the last of them is over the table is shown as it stood before. A title says what of an
 *  event is to be seen (`Performer`), the stage says when. It can be hurried, skipped, and shown once more.
 *  docs/client.md tells title engineers how to add scenes. */
import { moving, pace } from "../lib/settings.svelte";
import type { GameEvent, Told } from "../lib/table.svelte";

/** The table at a moment, as the house told it. */
export interface Stand {
    view: Record<string, unknown>;
    told: Told[];
}

/** What is to be seen of an event, or of a small group of them. */
export interface Scene {
    /** So many milliseconds at normal speed. */
    lasts: number;
    /** Put it up. What is returned takes it away when its time is over; without that it stays until `clear`. */
    show: () => (() => void) | void;
    /** So many of the events that follow are part of it. */
    takes?: number;
    /** From this scene on the table lies as it is after all these events; without it, as it was before. */
    after?: boolean;
    /** Nothing flies, it only stands there to be read: also shown to people who do not want things to move. */
    still?: boolean;
    /** A moment: the table darkens around `at` and the sentence of the event is written large. */
    moment?: boolean;
    /** Where to look. */
    at?: () => Element | null | undefined;
}

/** A title's part: it puts scenes on its board. */
export interface Performer {
    /** What there is to be seen of an event; `next` are those that come right after it. Null: nothing. */
    scene(
        event: GameEvent,
        next: readonly GameEvent[],
        between: { before: Stand; after: Stand },
    ): Scene | null;
    /** Take away everything: what comes after has been laid on the table, or nobody wants to see it. */
    clear(): void;
}

interface Chapter {
    before: Stand;
    after: Stand;
    fresh: Told[];
    /** It was shown before and is shown once more. */
    again: boolean;
    /** We did it ourselves, and know. */
    own: boolean;
}

interface Manner<S extends Stand> {
    /** Did whoever looks make this choice? Then it need not be given time to be read. */
    own?(before: S, after: S): boolean;
    /** Is there no time to look on, because a clock of ours runs out? */
    urgent?(): boolean;
}

/** After so much news at once (a long absence) nobody wants to see it all. */
const MOST = 60;
/** So long what somebody else did stands before the next thing happens; longer where nothing moves. */
const REST = 600;
const STILL_REST = 1_300;
/** A line of the log of which there is nothing to be seen is at least said again, on the table as it was. */
const SAID: Scene = { lasts: 1_800, still: true, moment: true, show: () => undefined };
/** So many steps back can be shown as they were. */
const KEPT = 80;

export class Stage<S extends Stand = Stand> {
    /** The last stand whose events have all been shown. */
    stand = $state.raw<S | null>(null);
    /** What lies on the board now: while something is shown once more it is the past. */
    view = $state.raw<Record<string, unknown>>({});
    /** All that has been shown so far, newest last. */
    told = $state.raw<Told[]>([]);
    /** What is shown at this moment, with the line of the log that tells it. */
    scene = $state.raw<{ scene: Scene; line: Told } | null>(null);
    /** The line that is being shown once more. */
    again = $state.raw<Told | null>(null);
    /** Is there anything that has not been shown yet? */
    busy = $state(false);

    #newest: S | null = null;
    #chapters: Chapter[] = [];
    #kept = $state.raw<Chapter[]>([]);
    #performers = new Set<Performer>();
    #timer = 0;
    #end: (() => void) | void = undefined;
    #rest = 0;
    #event = 0;

    constructor(readonly manner: Manner<S> = {}) {}

    /** A board takes part until the returned function is called. */
    perform(performer: Performer): () => void {
        this.#performers.add(performer);
        return () => this.#performers.delete(performer);
    }

    /** The house tells how the table stands. What is new since the last time is played. */
    arrive(stand: S): void {
        const before = this.#newest;
        const fresh = before ? news(before.told, stand.told) : null;
        if (
            !before ||
            !fresh ||
            fresh.length > MOST ||
            pace() === 0 ||
            document.hidden ||
            this.manner.urgent?.()
        ) {
            if (before && fresh?.length) this.#keep(before, stand, fresh);
            this.jump(stand);
            return;
        }
        this.#newest = stand;
        this.#chapters.push({ before, after: stand, fresh, again: false, own: this.#own(before, stand) });
        if (fresh.length) this.#keep(before, stand, fresh);
        if (!this.busy) this.#next();
    }

    /** Show this and nothing on the way to it. */
    jump(stand: S): void {
        this.#newest = stand;
        this.#chapters = [];
        this.#stop();
        this.#settle();
    }

    /** Enough of this scene: on to the next. */
    hurry(): void {
        if (!this.busy) return;
        this.#rest = 0;
        this.#stop();
        this.#next();
    }

    /** Enough of all of it. */
    skip(): void {
        if (this.busy && this.#newest) this.jump(this.#newest);
    }

    /** Show once more what a line of the log tells. */
    repeat(line: Told): void {
        const known = this.#kept.find((one) => one.fresh.some((told) => same(told, line)));
        const stand = this.#newest;
        if (!known && !stand) return;
        const from = known?.fresh.findIndex((told) => same(told, line)) ?? 0;
        this.#repeat(
            known
                ? { ...known, fresh: known.fresh.slice(from, from + 1 + this.#taken(known, from)) }
                : { before: stand!, after: stand!, fresh: [line], again: true, own: false },
        );
    }

    /** Show once more what happened since we last chose; if nothing did, what our choice brought. */
    recap(): void {
        this.#repeat(...this.#last());
    }

    /** How the table really stands, shown or not. */
    get newest(): S | null {
        return this.#newest;
    }

    /** Is there anything to show once more? */
    get recalls(): boolean {
        return this.#kept.length > 0;
    }

    #last(): Chapter[] {
        const at = this.#kept.findLastIndex((one) => one.own);
        return at === this.#kept.length - 1 ? this.#kept.slice(-1) : this.#kept.slice(at + 1);
    }

    #repeat(...chapters: Chapter[]): void {
        if (!chapters.length) return;
        this.#chapters.push(...chapters.map((one) => ({ ...one, again: true })));
        this.#rest = 0;
        if (!this.busy) this.#next();
    }

    #keep(before: S, after: S, fresh: Told[]): void {
        const own = this.#own(before, after);
        this.#kept = [...this.#kept, { before, after, fresh, again: false, own }].slice(-KEPT);
    }

    #own(before: S, after: S): boolean {
        return this.manner.own?.(before, after) ?? false;
    }

    /** Go on until there is something to wait for. */
    #next(): void {
        for (let chapter = this.#chapters[0]; chapter; chapter = this.#chapters[0]) {
            if (this.#event === 0) {
                const wait = this.#rest - performance.now();
                if (wait > 0 && chapter.fresh.length && !chapter.own && !chapter.again)
                    return this.#wait(wait);
                this.view = chapter.before.view;
            }
            if (this.manner.urgent?.()) return this.skip();
            const line = chapter.fresh[this.#event];
            if (!line) this.#close(chapter);
            else if (this.#open(chapter, line)) return;
        }
        this.#settle();
    }

    /** Put up what is to be seen of a line; is there anything to wait for? */
    #open(chapter: Chapter, line: Told): boolean {
        const alone = chapter.again && chapter.fresh.length === 1;
        const scene = this.#sceneOf(chapter, this.#event) ?? (alone ? SAID : null);
        this.#event += 1 + (scene?.takes ?? 0);
        if (!chapter.again) this.told = chapter.after.told.slice(0, this.#toldBy(chapter));
        if (!scene || (!moving() && !scene.still)) return false;
        if (scene.after) this.view = chapter.after.view;
        this.again = chapter.again ? line : null;
        this.scene = { scene, line };
        this.#end = scene.show();
        this.#wait(scene.lasts * (pace() || 1));
        return true;
    }

    /** How many lines have been told when the events up to now have been shown. */
    #toldBy({ after, fresh }: Chapter): number {
        return after.told.length - fresh.length + Math.min(this.#event, fresh.length);
    }

    #sceneOf({ before, after, fresh }: Chapter, at: number): Scene | null {
        const next = fresh.slice(at + 1).map(({ event }) => event);
        for (const performer of this.#performers) {
            const scene = performer.scene(fresh[at]!.event, next, { before, after });
            if (scene) return scene;
        }
        return null;
    }

    #taken(chapter: Chapter, at: number): number {
        return this.#sceneOf(chapter, at)?.takes ?? 0;
    }

    /** All of a step has been shown: the table lies as it is after it. */
    #close(chapter: Chapter): void {
        this.#chapters.shift();
        this.#event = 0;
        this.again = null;
        if (!chapter.again) {
            this.stand = chapter.after as S;
            this.told = chapter.after.told;
        }
        this.view = chapter.after.view;
        for (const performer of this.#performers) performer.clear();
        const rest = chapter.own || !chapter.fresh.length ? 0 : moving() ? REST : STILL_REST;
        this.#rest = performance.now() + rest * pace();
    }

    #wait(time: number): void {
        this.busy = true;
        this.#timer = window.setTimeout(() => {
            this.#stop();
            this.#next();
        }, time);
    }

    /** Take down what is shown. */
    #stop(): void {
        clearTimeout(this.#timer);
        this.#end?.();
        this.#end = undefined;
        this.scene = null;
    }

    /** Everything has been shown. */
    #settle(): void {
        for (const performer of this.#performers) performer.clear();
        this.#event = 0;
        this.again = null;
        this.busy = false;
        if (!this.#newest) return;
        this.stand = this.#newest;
        this.told = this.#newest.told;
        this.view = this.#newest.view;
    }
}

const same = (one: Told, two: Told): boolean =>
    one.event.number === two.event.number &&
    one.event.event === two.event.event &&
    one.event.ply === two.event.ply;

/** What the second tells beyond the first; null: it is another story (a jump, a step back). */
function news(before: Told[], after: Told[]): Told[] | null {
    const last = before.at(-1);
    if (!last) return after.length ? null : [];
    const at = after.findIndex((one) => one.event.number === last.event.number);
    if (at < 0 || !same(after[at]!, last)) return null;
    return after.slice(at + 1);
}
