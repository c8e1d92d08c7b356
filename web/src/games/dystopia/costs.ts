/** What a space costs and whether that is at hand: arithmetic on what is printed, never a ruling. Whether a worker may go
 *  there the house says; recruits may make things cheaper or dearer. */
import { has, t } from "../../lib/words.svelte";
import { counted } from "./marks";
import { aboutSpace } from "./reading";
import type { Table } from "./table";
import { CARDS, GOODS, type Seat } from "./view";

const RESOURCES = ["gold", "stone", "clay"] as const;
const COMMODITIES = ["energy", "water", "food", "bliss"] as const;

interface Count {
    unit: string;
    count: number;
}

/** What is missing to pay in the way that comes nearest; nothing: one of the ways can be paid. */
export function lacking(ways: string[][], seat: Seat): Count[] {
    const missing = ways.map((way) => missingFor(way, seat));
    const sum = (counts: Count[]) => counts.reduce((total, { count }) => total + count, 0);
    return missing.sort((a, b) => sum(a) - sum(b))[0] ?? [];
}

function missingFor(way: string[], { goods, cards, hand }: Seat): Count[] {
    const left: Record<string, number> = { ...goods, ...(hand ?? {}) };
    let inHand = cards;
    /** Take from what is left, of these kinds; how many are missing? */
    const take = (units: readonly string[], count: number): number => {
        for (const unit of units) {
            const taken = Math.min(count, left[unit] ?? 0);
            left[unit] = (left[unit] ?? 0) - taken;
            count -= taken;
        }
        return count;
    };
    // What is asked for by name first: of the rest one may choose.
    const asked = counted(way).sort((a, b) => Number(isAny(a.unit)) - Number(isAny(b.unit)));
    return asked
        .map(({ unit, count }) => {
            if (unit === "resource") return { unit, count: take(RESOURCES, count) };
            if (unit === "commodity") return { unit, count: take(COMMODITIES, count) };
            if (unit === "not-bliss") return { unit, count: take(COMMODITIES.slice(0, 3), count) };
            if (unit === "card") return { unit, count: Math.max(0, count - inHand) };
            if (unit === "same-card") {
                const most = Math.max(0, ...CARDS.map((card) => hand?.[card] ?? 0));
                return { unit, count: Math.max(0, count - most) };
            }
            const missing = take([unit], count);
            if ((CARDS as readonly string[]).includes(unit)) inHand -= count - missing;
            return { unit, count: missing };
        })
        .filter(({ count }) => count > 0);
}
const isAny = (unit: string): boolean =>
    !(GOODS as readonly string[]).includes(unit) && !(CARDS as readonly string[]).includes(unit);

/** `2 water and 1 card`, as the language joins it. */
function listed(counts: Count[]): string {
    const things = counts.map(({ unit, count }) => {
        if (unit === "card") return t("dystopia-count-cards", { count });
        return t(has(`dystopia-count-${unit}`) ? `dystopia-count-${unit}` : `city-count-${unit}`, { count });
    });
    const last = things.pop() ?? "";
    return things.length ? t("dystopia-and", { most: things.join(", "), last }) : last;
}

/** What somebody reads who looks at a space: what it costs, what it brings, and what they lack. */
export function offer(space: string, table: Table, seat: number | null): { lines: string[]; lack: string } {
    const printed = table.printed.get(space)!;
    const site = /^(?:market|site)-(\w+-\d)/.exec(space)?.[1];
    const tile = table.view.sites.find((one) => one.site === site)?.tile ?? null;
    const costs = printed.kind === "market" ? (tile ? [table.facts.tiles[tile]!] : []) : printed.costs;
    const counts = seat === null || costs.length === 0 ? [] : lacking(costs, table.view.seats[seat]!);
    const lack = counts.length ? t("city-lack", { things: listed(counts) }) : "";
    if (printed.kind === "market") return { lines: market(tile, table), lack };
    if (printed.kind === "site") return { lines: tile ? [] : construction(space, site!, table), lack };
    const { head, lines } = aboutSpace("", printed);
    // The name stands above; here only what follows it.
    return { lines: lines.map((line) => sentence(line.slice(head.length).replace(/^:\s*/, ""))), lack };
}
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function market(tile: string | null, { facts }: Table): string[] {
    if (!tile) return [t("city-market-shut", { needed: facts.needed })];
    const id = `dystopia-tile-${tile}`;
    return [
        `${t("dystopia-label-cost")}: ${t(`${id}.cost`)}`,
        `${t("dystopia-label-gain")}: ${t("dystopia-visit")}`,
        t("dystopia-penalty", { penalty: t(`${id}.penalty`) }),
    ];
}

function construction(space: string, site: string, table: Table): string[] {
    const printed = table.printed.get(space)!;
    return [
        t("city-site-cost", { good: t(`dystopia-count-${printed.costs[0]?.[0] ?? "gold"}`, { count: 1 }) }),
        siteLine(site, table),
    ];
}

/** How many workers a site lacks when one more has come. */
function missingAt(site: string, { view, facts }: Table): number {
    const there = view.seats.flatMap(({ workers }) =>
        workers.filter(({ where }) => where.startsWith(`site-${site}-`)),
    );
    return facts.needed - there.length - 1;
}
function siteLine(site: string, table: Table): string {
    const missing = missingAt(site, table);
    return missing > 0 ? t("city-site-more", { missing }) : t("city-site-last");
}

/** What is certain although it comes after luck, or after something hidden is shown. */
export function certain(action: string, table: Table): string[] {
    const [verb, first = "", second = ""] = action.split(" ");
    if (verb === "resolve") return [t(`city-sure-${first}`)];
    const site = verb === "place" ? /^site-(\w+-\d)/.exec(second)?.[1] : undefined;
    return site ? [siteLine(site, table)] : [];
}

/** What luck decides after an answer at which a preview ends. */
export function luckAfter(action: string, table: Table): string {
    const [verb, first = "", second = ""] = action.split(" ");
    if (verb === "retrieve") return t("city-luck-roll");
    if (verb === "resolve") return t(first === "fight" ? "city-luck-recruits" : "city-then-open");
    if (verb !== "place") return t("city-then-luck");
    if (second.startsWith("site-")) return t("city-luck-market");
    if (table.printed.get(second)?.holds === "bump" && table.standing.get(second)?.length)
        return t("city-luck-bump");
    return t(
        table.printed.get(second)?.gains.some((way) => way.includes("card"))
            ? "city-luck-card"
            : "city-then-luck",
    );
}
