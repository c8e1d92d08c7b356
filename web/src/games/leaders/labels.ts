/** What a screen reader says of the pieces, in whole phrases. */
import { t } from "../../lib/words.svelte";
import { kindId, teamId } from "./marks";
import type { LeadersView, Recruit } from "./view";

/** `Ana’s left Recruit: Subterran Follower, exposed`. What is hidden is named only while it is looked at. */
export function cardLabel(
    recruit: Recruit,
    seat: number,
    names: string[],
    you: number | null,
    peek: boolean,
): string {
    const place = t("leaders-place", {
        you: seat === you ? "yes" : "no",
        owner: names[seat] ?? "",
        slot: t(`leaders-slot-${recruit.slot}`),
    });
    if (recruit.card && (recruit.exposed || peek))
        return t(recruit.exposed ? "council-card-exposed" : "council-card-known", {
            place,
            kind: t(kindId(recruit.card)),
        });
    return t("council-card-hidden", { place });
}

export function seatLabel(view: LeadersView, seat: number, names: string[]): string {
    const here = view.seats[seat]!;
    const name = names[seat] ?? "";
    const said = [name];
    if (view.active === seat) said.push(t("council-at-turn"));
    if (here.team) said.push(t(teamId(here.team)));
    if (here.gun)
        said.push(
            here.gun.target === null
                ? t("council-gun-unaimed")
                : t("council-gun-at", { target: names[here.gun.target] ?? "" }),
        );
    if (here.skips) said.push(t("council-skips"));
    return said.join(", ");
}
