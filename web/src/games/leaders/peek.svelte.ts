/** My secrets show while I hold them, and no longer. Who cannot hold may switch instead. */

const PLACE = "euphoria.leaders.peek";
const LONG = 220;

class Peek {
    /** Are the hidden cards turned to us? */
    on = $state(false);
    /** Hold, or switch on and off. */
    way = $state<"hold" | "switch">("hold");
    #timer = 0;
    #held = false;

    constructor() {
        try {
            if (localStorage.getItem(PLACE) === "switch") this.way = "switch";
        } catch {
            // A private window may forbid it; then holding is the way.
        }
    }

    setWay(way: "hold" | "switch"): void {
        this.way = way;
        this.on = false;
        try {
            localStorage.setItem(PLACE, way);
        } catch {
            // It lasts as long as the page.
        }
    }

    /** The button: down. */
    down(): void {
        if (this.way === "hold") this.on = true;
    }

    /** The button, or anything: up. */
    up(): void {
        clearTimeout(this.#timer);
        if (this.way === "hold") this.on = false;
    }

    /** The button was pressed, by whatever means: this alone counts where we switch. */
    toggle(): void {
        if (this.way === "switch") this.on = !this.on;
    }

    /** A finger on a card: a short touch chooses it, a long one looks. */
    press(): void {
        this.#held = false;
        if (this.way !== "hold") return;
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => {
            this.#held = true;
            this.on = true;
        }, LONG);
    }

    /** Was the click that comes now the end of a long look? */
    looked(): boolean {
        const held = this.#held;
        this.#held = false;
        return held;
    }
}

/** One for the page: the board looks, the sheet says how. */
export const peek = new Peek();
export type { Peek };
