/** A finished game as the page walks through it. One request per jump; what was seen is kept. */
import { get, Problem } from "../lib/api";
import type { GameEvent, Told } from "../lib/table.svelte";
import type { Entered, ReplayFrame, Moment, TableInfo, Timeline } from "../lib/wire";

const KEPT = 60;
const PAUSE = 1400;
/** So often we look whether what is being shown is over, and so long we wait for it. */
const LOOK = 80;
const PATIENCE = 8_000;
/** So long a table is looked at before something happens on it. */
const WATCH = 1200;

export class Player {
    table = $state.raw<TableInfo | null>(null);
    /** The path of the link that shows this game to everybody who gets it. */
    shared = $state("");
    frame = $state.raw<ReplayFrame | null>(null);
    timeline = $state.raw<Timeline | null>(null);
    eyes = $state("spectator");
    /** The code of what went wrong; empty: nothing. */
    failed = $state("");
    playing = $state(false);
    speed = $state(1);
    /** With everything open: on whose place we sit, or all places side by side. */
    seat = $state(0);
    beside = $state(false);
    /** Which of the stops we are at. */
    index = $state(0);

    /** Is something being shown? Whoever watches at normal speed sees all of it. */
    busy: () => boolean = () => false;

    #language = "en";
    #frames = new Map<string, Promise<ReplayFrame>>();
    #asked = 0;
    #timer = 0;

    constructor(
        readonly id: string,
        readonly invitation = "",
    ) {}

    get path(): string {
        return `/api/tables/${this.id}`;
    }

    /** The moments at which these eyes see something new, with the first question and the end. */
    stops = $derived(stopsOf(this.timeline));
    /** The numbers of the stops at which turns begin. */
    turns = $derived(turnsOf(this.timeline, this.stops, this.table?.title ?? ""));

    get at(): number {
        return this.stops[this.index] ?? 0;
    }

    /** The address of this moment, seen as we see it, from the path of a link. */
    moment(path: string): string {
        return `${path}${path.includes("?") ? "&" : "?"}at=${this.at}&eyes=${this.eyes}`;
    }

    /** How many of the timeline's moments have come to pass. */
    get past(): number {
        const at = this.at;
        return this.timeline?.moments.filter((moment) => moment.at <= at).length ?? 0;
    }

    /** What was told at this moment, or else the last thing before it. */
    get said(): string {
        const moments = this.timeline?.moments ?? [];
        const told = moments.filter((one) => one.at === this.at);
        const last = told.length ? told : moments.slice(0, this.past).slice(-1);
        return last.map((one) => one.words).join(" ");
    }

    /** The stops of the turn we are in, from its beginning to the last before the next one. */
    get turnStops(): number[] {
        return stretch(this.turns, this.index, this.stops.length);
    }

    /** Begin, at the moment and with the eyes of the address; without eyes those of our own seat. A `ply` counts
     *  the actions of the game instead: the moment after it. Who wants to watch it sees how it was before. */
    async open(eyes: string, at: number, language: string, ply = -1, watch = false): Promise<void> {
        try {
            const entered = await get<Entered>(this.path, this.invitation);
            this.table = entered.table;
            this.shared = entered.shared;
            this.seat = this.table.you ?? 0;
            const mine = this.table.you === null ? "spectator" : String(this.table.you);
            await this.look(eyes || mine, language, at);
            await this.#after(watch ? ply - 1 : ply);
            if (watch) this.#timer = window.setTimeout(() => void this.#after(ply), WATCH);
        } catch (problem) {
            this.#fail(problem);
        }
    }

    async #after(ply: number): Promise<void> {
        const end = this.timeline?.ends[ply];
        if (end !== undefined) await this.go(indexOf(this.stops, end));
    }

    /** See the same moment with other eyes or in another language. */
    async look(eyes: string, language: string, at = this.at): Promise<void> {
        try {
            const query = `eyes=${encodeURIComponent(eyes)}&lang=${language}`;
            const timeline = await get<Timeline>(`${this.path}/timeline?${query}`, this.invitation);
            this.#frames.clear();
            this.#language = language;
            this.eyes = eyes;
            this.timeline = timeline;
            this.failed = "";
            await this.go(indexOf(this.stops, at));
        } catch (problem) {
            this.#fail(problem);
        }
    }

    async go(index: number): Promise<void> {
        const wanted = Math.min(Math.max(index, 0), this.stops.length - 1);
        this.index = wanted;
        const asked = ++this.#asked;
        try {
            const frame = await this.#fetch(wanted);
            // Whoever moves fast sees only where they arrive.
            if (asked === this.#asked) this.frame = frame;
            if (wanted + 1 < this.stops.length) this.#fetch(wanted + 1).catch(() => null);
        } catch (problem) {
            this.pause();
            this.#fail(problem);
        }
    }

    step(by: number): void {
        this.#walk();
        void this.go(this.index + by);
    }

    turn(by: 1 | -1): void {
        this.#walk();
        const { turns, index } = this;
        const found = by > 0 ? turns.find((at) => at > index) : turns.findLast((at) => at < index);
        void this.go(found ?? (by > 0 ? this.stops.length - 1 : 0));
    }

    /** Go to the moment at which this was told. */
    jump(moment: Moment): void {
        this.seek(moment.at);
    }

    /** Go to the last stop that is not after this moment. */
    seek(at: number): void {
        this.#walk();
        void this.go(indexOf(this.stops, at));
    }

    play(): void {
        if (this.index >= this.stops.length - 1) this.index = 0;
        this.playing = true;
        this.#tick();
    }

    pause(): void {
        this.playing = false;
        clearTimeout(this.#timer);
    }

    /** Somebody walks themselves: nothing that was to be watched comes in between. */
    #walk(): void {
        if (!this.playing) clearTimeout(this.#timer);
    }

    #tick(wait = PAUSE / this.speed, patience = PATIENCE): void {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => {
            if (this.speed === 1 && patience > 0 && this.busy()) return this.#tick(LOOK, patience - LOOK);
            void this.go(this.index + 1).then(() => {
                if (this.index >= this.stops.length - 1) this.pause();
                if (this.playing) this.#tick();
            });
        }, wait);
    }

    /** Everything to ask for so that this game can be read without a line: as we see it, and as whoever comes from
     *  the list of their games does. */
    paths(): string[] {
        const mine = this.table?.you == null ? "spectator" : String(this.table.you);
        const all = [...new Set([this.eyes, mine])].flatMap((eyes) => [
            `${this.path}/timeline?eyes=${eyes}&lang=${this.#language}`,
            ...this.stops.map((at) => this.#address(at, eyes)),
        ]);
        return [this.path, ...all];
    }

    /** The same moment as one seat saw it. */
    frameOf(seat: number, at: number): Promise<ReplayFrame> {
        return this.#ask(at, String(seat));
    }

    #fetch(index: number): Promise<ReplayFrame> {
        return this.#ask(this.stops[index] ?? 0, this.eyes);
    }

    #address(at: number, eyes: string): string {
        return `${this.path}/replay?at=${at}&eyes=${eyes}&lang=${this.#language}`;
    }

    #ask(at: number, eyes: string): Promise<ReplayFrame> {
        const address = this.#address(at, eyes);
        let coming = this.#frames.get(address);
        if (!coming) {
            coming = get<ReplayFrame>(address, this.invitation);
            coming.catch(() => this.#frames.delete(address));
            this.#frames.set(address, coming);
            if (this.#frames.size > KEPT) this.#frames.delete(this.#frames.keys().next().value ?? "");
        }
        return coming;
    }

    #fail(problem: unknown): void {
        this.failed = problem instanceof Problem ? problem.code : "unavailable";
    }
}

/** Into how many columns so many boards go, so that each is as large as can be; boards are wider than high. */
export function columnsFor(boards: number, width: number, height: number): number {
    const size = (columns: number) => Math.min(width / columns / 3, height / Math.ceil(boards / columns) / 2);
    const all = Array.from({ length: boards }, (_, less) => less + 1);
    return all.reduce((best, columns) => (size(columns) > size(best) ? columns : best), 1);
}

/** What was told up to a moment, as boards take it. */
export function toldOf(frame: ReplayFrame): Told[] {
    return frame.events.map((event, number) => ({
        event: event as unknown as GameEvent,
        words: frame.words[number] ?? "",
    }));
}

export function stopsOf(timeline: Timeline | null): number[] {
    if (!timeline) return [0];
    const told = timeline.moments.map((moment) => moment.at);
    return [...new Set([timeline.ends[0] ?? 0, ...told, timeline.length])].sort((one, two) => one - two);
}

/** Turns begin where the title says so. */
export function turnsOf(timeline: Timeline | null, stops: number[], title: string): number[] {
    const begun = new Set(
        timeline?.moments.filter((one) => one.event === `${title}-turn`).map((one) => one.at) ?? [],
    );
    return stops.flatMap((at, index) => (begun.has(at) ? [index] : []));
}

/** The numbers of the stops of the turn that a stop belongs to; before the first turn, those before it. */
export function stretch(turns: number[], index: number, count: number): number[] {
    const from = turns.findLast((at) => at <= index) ?? 0;
    const to = turns.find((at) => at > index) ?? count;
    return Array.from({ length: to - from }, (_, more) => from + more);
}

/** The last stop that is not after this moment. */
export function indexOf(stops: number[], at: number): number {
    return Math.max(
        0,
        stops.findLastIndex((stop) => stop <= at),
    );
}
