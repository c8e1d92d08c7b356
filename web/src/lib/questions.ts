/** Questions to the house about one position: each is asked once, one after the other.
 *
 *  A pointer that goes to and fro asks the same things again and again, and several parts of a page ask at the
 *  same time. What is still waiting when the position changes is not asked any more. */
import { Problem } from "./api";

export class Questions {
    #about: unknown = null;
    #known = new Map<string, Promise<unknown>>();
    #turn: Promise<unknown> = Promise.resolve();

    /** Ask about a position, unless that was done; behind others, if the answer can wait. */
    ask<T>(about: unknown, key: string, question: () => Promise<T>, waits = true): Promise<T> {
        if (about !== this.#about) {
            this.#about = about;
            this.#known.clear();
        }
        const known = this.#known.get(key);
        if (known) return known as Promise<T>;
        const asked = waits ? this.#inTurn(about, question) : question();
        this.#known.set(key, asked);
        asked.catch(() => {
            // Next time the house may be in a better mood.
            if (this.#known.get(key) === asked) this.#known.delete(key);
        });
        return asked;
    }

    #inTurn<T>(about: unknown, question: () => Promise<T>): Promise<T> {
        const asked = this.#turn.then(() => {
            if (about !== this.#about) throw new Problem("stale", "");
            return question();
        });
        this.#turn = asked.catch(() => null);
        return asked;
    }
}
