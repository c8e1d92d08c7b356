/** The tape: from anything to anything, at any time; the engine reads it off. */
import type { BoardProps } from "../board";
import type { Measured } from "./answers";
import { Latest } from "./latest";
import { placeWord } from "./plan";
import type { Place } from "./view";

export class Measure {
    on = $state(false);
    from = $state.raw<Place | null>(null);
    to = $state.raw<Place | null>(null);
    told = $state.raw<Measured | null>(null);
    #words: [string, string] = ["", ""];
    #asking = new Latest();

    constructor(readonly now: () => BoardProps) {}

    toggle = (): void => {
        this.on = !this.on;
        this.clear();
    };
    clear(): void {
        this.from = this.to = this.told = null;
        this.#asking.forget();
    }
    /** Two taps: where from, where to; a figure is measured from its rim. */
    tap(place: Place, figure: string | null): void {
        const word = figure ?? placeWord(place);
        if (!this.from || this.told) {
            this.clear();
            this.from = place;
            this.#words[0] = word;
        } else this.#read(place, word);
    }
    stretch(from: Place, to: Place, done: boolean): void {
        this.from = from;
        this.#words[0] = placeWord(from);
        this.#read(to, placeWord(to), done);
    }
    #read(to: Place, word: string, done = true): void {
        this.to = to;
        if (done) this.#words[1] = word;
        const ask = this.now().workOut;
        if (!ask) return;
        const question = { ask: "measure", from: this.#words[0], to: word };
        this.#asking.want(
            () => ask(question) as unknown as Promise<Measured>,
            (told) => (this.told = told),
        );
    }
}
