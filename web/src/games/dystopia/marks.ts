/** The signs of the city: every thing has a drawing of its own, every player a colour and a pattern. */
import balloons from "icon:balloons";
import bat from "icon:baseball-bat";
import bear from "icon:bear-face";
import brain from "icon:brain";
import box from "icon:empty-chessboard";
import brick from "icon:clay-brick";
import cardIcon from "icon:card-pick";
import twins from "icon:card-random";
import wheel from "icon:big-gear";
import bolt from "icon:electric";
import drop from "icon:drop";
import bars from "icon:gold-bar";
import heart from "icon:hearts";
import helmet from "icon:mining-helmet";
import book from "icon:book-cover";
import glasses from "icon:spectacles";
import generator from "icon:power-generator";
import star from "icon:round-star";
import stone from "icon:stone-block";
import tripod from "icon:stack";
import basket from "icon:basket";
import wheat from "icon:wheat";
import worker from "icon:meeple";
import zeppelin from "icon:zeppelin";
import mining from "icon:mining";
import flag from "icon:flying-flag";
import type { Faction } from "./view";

export const THING: Record<string, string> = {
    energy: bolt,
    water: drop,
    food: wheat,
    bliss: zeppelin,
    gold: bars,
    stone,
    clay: brick,
    bat,
    balloons,
    bifocals: glasses,
    book,
    box,
    bear,
    card: cardIcon,
    "same-card": twins,
    resource: tripod,
    commodity: basket,
    "not-bliss": basket,
    star,
    "tile-star": star,
    allegiance: flag,
    worker,
    dig: mining,
    "knowledge+": brain,
    "knowledge-": brain,
    knowledge: brain,
    "morale+": heart,
    "morale-": heart,
    morale: heart,
    territory: star,
    miner: helmet,
};

export const FACTION_MARK: Record<Faction, string> = {
    euphorian: generator,
    subterran: wheel,
    wastelander: wheat,
    icarite: zeppelin,
};

/** A player's colour, what is written on it, and the pattern that tells it without colour. */
export const PLAYERS = [
    { fill: "#b3202c", ink: "#ffffff" },
    { fill: "#fbf6e8", ink: "#1b1a17" },
    { fill: "#1f242c", ink: "#ffffff" },
    { fill: "#0c6f69", ink: "#ffffff" },
    { fill: "#e98a2b", ink: "#1b1a17" },
    { fill: "#eda3c6", ink: "#1b1a17" },
] as const;

/** How many pips, and where: on a die of 6 by 6. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
    [],
    [[3, 3]],
    [
        [1.5, 1.5],
        [4.5, 4.5],
    ],
    [
        [1.4, 1.4],
        [3, 3],
        [4.6, 4.6],
    ],
    [
        [1.5, 1.5],
        [4.5, 1.5],
        [1.5, 4.5],
        [4.5, 4.5],
    ],
    [
        [1.4, 1.4],
        [4.6, 1.4],
        [3, 3],
        [1.4, 4.6],
        [4.6, 4.6],
    ],
    [
        [1.6, 1.2],
        [4.4, 1.2],
        [1.6, 3],
        [4.4, 3],
        [1.6, 4.8],
        [4.4, 4.8],
    ],
];

/** Equal things together: `["energy", "energy"]` is two energies. */
export function counted(units: string[]): { unit: string; count: number }[] {
    const found = new Map<string, number>();
    for (const unit of units) found.set(unit, (found.get(unit) ?? 0) + 1);
    return [...found].map(([unit, count]) => ({ unit, count }));
}

/** What a payment of the notation holds: `3energy+book`. */
export function parts(payment: string): { unit: string; count: number }[] {
    return payment.split("+").map((part) => {
        const [, count = "", unit = part] = /^(\d*)(.+)$/.exec(part) ?? [];
        return { unit, count: Number(count || 1) };
    });
}
