/** What the council asks of the house beyond its board: claims, and the verdicts at the end. */
import { freshKey, get, post } from "../../lib/api";
import { route } from "../../lib/route.svelte";
import type { ReplayFrame, Outcome, Timeline } from "../../lib/wire";
import type { LeadersView } from "./view";
import { asLeaders } from "./viewing";

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

/** For each place, three to a seat: who besides its owner knew the hidden Recruit there, right before the last move.
 *  When a game is over the house shows it as every seat saw it. */
export async function knewBefore(players: number): Promise<number[][]> {
    const path = `/api/tables/${tableId()}`;
    const { ends } = await get<Timeline>(`${path}/timeline?eyes=spectator&lang=en`, route.invitation);
    const at = ends.at(-2) ?? 0;
    const eyes = Array.from({ length: players }, (_, seat) =>
        get<ReplayFrame>(`${path}/replay?at=${at}&eyes=${seat}`, route.invitation),
    );
    return knewOf((await Promise.all(eyes)).map(({ view }) => asLeaders(view)));
}

/** The same from the views of all seats, in their order. */
export function knewOf(views: LeadersView[]): number[][] {
    const places = views[0]?.seats.flatMap(({ seat, row }) => row.map((_, slot) => ({ seat, slot }))) ?? [];
    return places.map(({ seat, slot }) =>
        views.flatMap((view, who) => {
            const { card, exposed } = view.seats[seat]!.row[slot]!;
            return who !== seat && card !== null && !exposed ? [who] : [];
        }),
    );
}
