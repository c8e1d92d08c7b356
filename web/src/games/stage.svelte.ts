/** What moves over a board: each event that is new is shown once, from the piece that acts to what changes.
 *
 *  The view is always right and at once; this only lays a short play over it. It can be skipped at any time,
 *  and where nothing should move it stays empty. A title says how one event is shown. */
import { moving } from "../lib/settings.svelte";
import type { GameEvent, Told } from "../lib/table.svelte";

export abstract class Stage {
    #heard = -1;
    #first = -1;
    #queue: GameEvent[] = [];
    #playing = false;
    #wake: (() => void) | null = null;
    #numbers = 0;

    /** `most`: after so much news at once (a long absence) nobody wants to see it all. */
    constructor(readonly most: number) {}

    /** Is anything shown now? */
    abstract get busy(): boolean;
    /** Show one event; what it waits for is `pause`. */
    protected abstract show(event: GameEvent): Promise<void>;
    /** Take away what is shown. */
    protected abstract clear(): void;
    /** What stays for a moment after the last event. */
    protected async linger(): Promise<void> {}

    /** Everything that was told so far. What is new since the last call is played. */
    hear(told: Told[]): void {
        const first = told[0]?.event.number ?? -1;
        const last = told.at(-1)?.event.number ?? -1;
        const anew = this.#heard < 0 || first !== this.#first || last < this.#heard;
        const fresh = anew ? [] : told.filter(({ event }) => event.number > this.#heard);
        this.#first = first;
        this.#heard = last;
        if (anew || fresh.length > this.most || !moving()) {
            this.skip();
            return;
        }
        this.#queue.push(...fresh.map(({ event }) => event));
        void this.#play();
    }

    /** Show one event of the log again. */
    again(event: GameEvent): void {
        if (!moving()) return;
        this.#queue.push(event);
        void this.#play();
    }

    /** Leave out what has not been shown yet. */
    skip(): void {
        this.#queue = [];
        this.#wake?.();
        if (this.busy) this.clear();
    }

    async #play(): Promise<void> {
        if (this.#playing) return;
        this.#playing = true;
        for (let event = this.#queue.shift(); event; event = this.#queue.shift()) await this.show(event);
        await this.linger();
        if (this.busy) this.clear();
        this.#playing = false;
    }

    protected pause(time: number): Promise<void> {
        return new Promise((done) => {
            const timer = setTimeout(done, time);
            this.#wake = () => {
                clearTimeout(timer);
                done();
            };
        });
    }

    /** The event that comes after the one being shown. */
    protected get next(): GameEvent | undefined {
        return this.#queue[0];
    }

    /** The next event, shown together with this one. */
    protected take(): GameEvent | undefined {
        return this.#queue.shift();
    }

    /** A number nothing else on the stage has. */
    protected fresh(): number {
        return this.#numbers++;
    }
}
