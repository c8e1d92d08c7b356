/** The worlds as the front of the house shows them: each title tells its own in `front.ts`. */
import type { Component } from "svelte";

export interface Front {
    /** Where it hangs, from left to right. */
    place: number;
    art: Component<Record<string, never>>;
    least: number;
    most: number;
    /** How long a game against bots takes. */
    minutes: number;
    /** How many sit at a table that is made by one click. */
    quick: number;
}
export type World = Front & { id: string };

const found = import.meta.glob<Front>("../games/*/front.ts", { eager: true, import: "default" });

export const WORLDS: World[] = Object.entries(found)
    .map(([path, front]) => ({ id: path.split("/").at(-2) ?? "", ...front }))
    .sort((one, two) => one.place - two.place);
