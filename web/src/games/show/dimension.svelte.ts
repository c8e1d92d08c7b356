/** From above or in space? What this device likes is remembered; where space cannot be had the plan is there. */
import type { Component } from "svelte";

const PLACE = "euphoria.show.space";

type SpaceProps = import("svelte").ComponentProps<typeof import("./space/Space.svelte").default>;

function liked(): boolean {
    try {
        return localStorage.getItem(PLACE) === "1";
    } catch {
        return false;
    }
}

export class Dimension {
    wanted = $state(liked());
    /** Why there is only the plan, though space is wanted. */
    trouble = $state<"" | "missing" | "lost">("");
    /** What draws it, fetched when it is asked for. */
    space = $state.raw<Component<SpaceProps> | null>(null);

    get here(): boolean {
        return this.wanted && this.space !== null && this.trouble !== "missing";
    }
    toggle = (): void => {
        this.wanted = !this.wanted;
        this.trouble = "";
        try {
            localStorage.setItem(PLACE, this.wanted ? "1" : "0");
        } catch {
            // A private window may forbid it; then it lasts as long as the page.
        }
    };
    /** Fetch it, if it is wanted. */
    fetch(): void {
        if (!this.wanted || this.space || this.trouble) return;
        void import("./space/Space.svelte").then(
            (found) => (this.space = found.default),
            () => (this.trouble = "missing"),
        );
    }
}
