/** Names of pieces in the reader's language, from the words of the title. */
import { has, t } from "../../lib/words.svelte";
import type { CityView, Facts, Faction } from "./view";

export const good = (id: string): string => t(`dystopia-good-${id}`);
export const card = (id: string): string => t(`dystopia-card-${id}`);
export const tile = (id: string): string => t(`dystopia-tile-${id}`);
export const recruit = (id: string): string => t(`dystopia-recruit-${id}`);
export const short = (id: string): string => (has(`${id}.short`) ? t(`${id}.short`) : t(id));
/** What a recruit does at this table. */
export function ability(id: string, { classic }: Facts): string {
    const old = `dystopia-recruit-${id}.classic`;
    return t(classic && has(old) ? old : `dystopia-recruit-${id}.text`);
}
/** Short names may begin small, inside a sentence; on a sign they do not. */
export const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const region = (faction: Faction): string => t(`dystopia-region-${faction}`);

export function site(id: string): string {
    const [faction = "", number = ""] = id.split("-");
    return t("dystopia-site", { faction: t(`dystopia-faction-${faction}`), number });
}

export function space(id: string, view: CityView, facts: Facts): string {
    const market = /^market-(.+)$/.exec(id)?.[1];
    if (market) {
        const built = view.sites.find((one) => one.site === market)?.tile;
        return built ? tile(built) : t("dystopia-space-market", { site: site(market) });
    }
    const part = /^site-(.+)-(\d)$/.exec(id);
    if (part) {
        const printed = facts.spaces.find((one) => one.space === id);
        return t("dystopia-space-construction", {
            site: site(part[1]!),
            number: part[2]!,
            good: good(printed?.costs[0]?.[0] ?? ""),
        });
    }
    return t(`dystopia-space-${id}`);
}

/** A good in the forms that languages with cases ask for. */
function inCases(id: string): Record<string, string> {
    const whom = `dystopia-good-${id}.whom`;
    return { good: good(id), "good-whom": has(whom) ? t(whom) : good(id) };
}

/** What a level of allegiance brings a faction's players. */
export function level(number: number, faction: Faction, facts: Facts): string {
    if (number === 1) {
        const area = facts.spaces.find((one) => one.kind === "area" && one.region === faction);
        return t("dystopia-level-1", {
            space: t(`dystopia-space-${area?.space ?? ""}`),
            ...inCases(facts.commodities[faction]),
        });
    }
    if (number === 2) {
        if (faction === "icarite") return t("dystopia-level-2-icarite");
        const tunnel = facts.spaces.find((one) => one.kind === "tunnel" && one.region === faction);
        return t("dystopia-level-2", inCases(tunnel?.gains[0]?.[0] ?? ""));
    }
    return t(`dystopia-level-${number}`);
}

/** A size of type at which a name fits into so much room of the drawing. */
export const fit = (text: string, room: number, size: number, wide = 0.58): number =>
    Math.min(size, Math.max(9, room / (Math.max(text.length, 1) * wide)));

/** A name in two lines that are about as long as each other; one word stays one line. */
export function halves(text: string): string[] {
    const words = text.split(" ");
    const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const);
    const pairs = cuts.map(([a, b]) => [a.join(" "), b.join(" ")]);
    const longest = (pair: string[]) => Math.max(...pair.map((line) => line.length));
    return pairs.sort((a, b) => longest(a) - longest(b))[0] ?? [text];
}
