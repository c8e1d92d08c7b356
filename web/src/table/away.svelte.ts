/** What happened while nobody looked: the page was hidden, or the line was lost. */
import type { TableClient } from "../lib/table.svelte";

/** News that arrive this soon after the line was mended were missed while it was lost. */
const MENDING = 1_000;

export class Away {
    /** The number of the first event that was missed; null: none. */
    from = $state<number | null>(null);
    count = $state(0);
    #left: number | null = null;

    constructor(readonly client: TableClient) {}

    #newest(): number {
        return this.client.told.at(-1)?.event.number ?? -1;
    }

    /** Keep an eye on the page and the line until the returned function is called. */
    watch(): () => void {
        const stop = $effect.root(() => {
            $effect(() => {
                if (this.client.line === "lost") this.#leave();
                else if (this.client.line === "open" && this.client.told) this.#back(MENDING);
            });
        });
        const look = () => (document.hidden ? this.#leave() : this.#back(0));
        document.addEventListener("visibilitychange", look);
        return () => {
            stop();
            document.removeEventListener("visibilitychange", look);
        };
    }

    #leave(): void {
        this.#left ??= this.#newest();
    }

    #back(patience: number): void {
        if (this.#left === null || document.hidden || this.client.line !== "open") return;
        const missed = this.#newest() - this.#left;
        if (missed > 0) {
            this.from = this.#left + 1;
            this.count = missed;
            this.#left = null;
        } else if (patience) {
            setTimeout(() => (this.#left = null), patience);
        } else this.#left = null;
    }

    dismiss = (): void => {
        this.count = 0;
    };
}
