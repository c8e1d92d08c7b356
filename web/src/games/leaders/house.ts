/** What the council asks of the house beyond its board: claims, and the verdicts at the end. */
import { freshKey, get, post } from "../../lib/api";
import { route } from "../../lib/route.svelte";
import type { Outcome } from "../../lib/wire";

/** The table this page is about; empty in lessons. */
export const tableId = (): string =>
    ["t", "r"].includes(route.parts[0] ?? "") ? (route.parts[1] ?? "") : "";

/** Only somebody who sits at a live table can be heard. */
export const canSpeak = (you: number | null): boolean => you !== null && route.parts[0] === "t";

/** Claim something to everybody: `team euphorian`, `row E S ?`, `saw B.left E`. */
export async function claim(text: string): Promise<void> {
    await post(
        `/api/tables/${tableId()}/chat`,
        { type: "say", key: freshKey(), text: `claim ${text}`, to: null },
        route.hash,
    );
}

export const outcome = (): Promise<Outcome> =>
    get<Outcome>(`/api/tables/${tableId()}/outcome`, route.invitation);
