/** What was before, and what came after it: any number of steps back and forth. */
const MOST = 200;

export interface Step<T> {
    state: T;
    /** Steps of one kind that follow each other at once are one. */
    kind: string;
}

export class History<T> {
    #past: Step<T>[] = [];
    #future: Step<T>[] = [];
    #at: number = -Infinity;

    constructor(
        private readonly now: () => number = () => performance.now(),
        private readonly together = 700,
    ) {}

    get canUndo(): boolean {
        return this.#past.length > 0;
    }
    get canRedo(): boolean {
        return this.#future.length > 0;
    }

    /** `state` is what was there before this step. */
    note(state: T, kind = ""): void {
        const time = this.now();
        const goesOn = kind !== "" && this.#past.at(-1)?.kind === kind && time - this.#at < this.together;
        this.#at = time;
        this.#future = [];
        if (goesOn) return;
        this.#past = [...this.#past.slice(1 - MOST), { state, kind }];
    }
    undo(state: T): T {
        const before = this.#past.at(-1);
        if (!before) return state;
        this.#past = this.#past.slice(0, -1);
        this.#future = [...this.#future, { state, kind: "" }];
        this.#at = -Infinity;
        return before.state;
    }
    redo(state: T): T {
        const after = this.#future.at(-1);
        if (!after) return state;
        this.#future = this.#future.slice(0, -1);
        this.#past = [...this.#past, { state, kind: "" }];
        this.#at = -Infinity;
        return after.state;
    }
}
