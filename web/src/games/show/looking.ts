/** How one looks at the table, from above or in space: what the tools, the keys and what happens ask of it. */
import type { Spot } from "./acts";

export interface Looking {
    /** Does it follow what happens? */
    following: boolean;
    nearer: () => void;
    farther: () => void;
    whole: () => void;
    /** Was it a key of its own? */
    key: (key: string) => boolean;
    /** Is a point of the drawing well in view? */
    sees: (x: number, y: number) => boolean;
    look: (x: number, y: number) => void;
    /** Bring these places into view, near enough to see what happens there. */
    follow: (spots: readonly Spot[]) => void;
    /** Bring the first of them into view without coming nearer. */
    bring: (spots: readonly Spot[]) => void;
}
