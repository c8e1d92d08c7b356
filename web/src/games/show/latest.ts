/** Ask the house about what changes under the pointer: one question at a time, the newest next, none too soon. */
const REST = 90;

export class Latest {
    #busy = false;
    #next: (() => Promise<void>) | null = null;
    #turn = 0;

    /** Ask; of questions that come while one is under way only the last is asked. */
    want<T>(question: () => Promise<T>, heard: (answer: T) => void, failed?: () => void): void {
        const turn = ++this.#turn;
        this.#next = async () => {
            try {
                const answer = await question();
                if (turn === this.#turn) heard(answer);
            } catch {
                // A house that is too busy is asked again with the next step of the pointer.
                if (turn === this.#turn) failed?.();
            }
        };
        if (!this.#busy) void this.#run();
    }
    /** What is under way is of no interest any more. */
    forget(): void {
        this.#turn++;
        this.#next = null;
    }
    async #run(): Promise<void> {
        this.#busy = true;
        while (this.#next) {
            const ask = this.#next;
            this.#next = null;
            const since = performance.now();
            await ask();
            await new Promise((done) => setTimeout(done, Math.max(0, REST - (performance.now() - since))));
        }
        this.#busy = false;
    }
}
