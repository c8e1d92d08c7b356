/** Where everything is on the poster: four regions around the tower of allegiance, in units of the drawing. */
import { FACTIONS, type Faction } from "./view";

export const WIDTH = 1120;
export const HEIGHT = 800;

export interface Box {
    x: number;
    y: number;
    w: number;
    h: number;
}
export interface Point {
    x: number;
    y: number;
}

/** Side of a space that one worker uses. */
export const SPACE = 46;
export const SITE_SPACE = 38;

export const REGION: Record<Faction, Box> = {
    icarite: { x: 6, y: 6, w: 1108, h: 162 },
    euphorian: { x: 6, y: 176, w: 384, h: 434 },
    wastelander: { x: 730, y: 176, w: 384, h: 434 },
    subterran: { x: 6, y: 618, w: 1108, h: 176 },
};

/** The name of a region, its territory, and its commodity area. */
export const NAME: Record<Faction, Point> = {
    icarite: { x: 22, y: 44 },
    euphorian: { x: 22, y: 206 },
    wastelander: { x: 746, y: 206 },
    subterran: { x: 22, y: 648 },
};
/** Where the first star of a territory lies: rows end at the right rim of their region, or before the area. */
export function territory(faction: Faction, places: number): Point {
    const across = Math.min(places, PINS[faction]);
    const right = { icarite: 192, euphorian: 380, wastelander: 1104, subterran: 350 }[faction];
    const y = { icarite: 84, euphorian: 198, wastelander: 198, subterran: 641 }[faction];
    return faction === "icarite" ? { x: 36, y } : { x: right - across * 27 + 10, y };
}
/** How many stars lie in a row. */
export const PINS: Record<Faction, number> = { icarite: 3, euphorian: 6, wastelander: 6, subterran: 6 };
/** Where the star with this number lies in a territory. */
export function starAt(faction: Faction, nth: number, places: number): Point {
    const [first, across] = [territory(faction, places), PINS[faction]];
    return { x: first.x + (nth % across) * 27, y: first.y + Math.floor(nth / across) * 30 };
}
export const TOWER: Box = { x: 400, y: 180, w: 320, h: 258 };
export const DIALS: Record<"morale" | "knowledge", Box> = {
    morale: { x: 398, y: 444, w: 160, h: 88 },
    knowledge: { x: 562, y: 444, w: 160, h: 88 },
};

/** Panels of spaces; those without an entry lie inside another panel. */
export const PANEL: Record<string, Box> = {
    "cloud-mine": { x: 206, y: 22, w: 316, h: 136 },
    "wind-saloon": { x: 534, y: 22, w: 138, h: 136 },
    "nimbus-loft": { x: 678, y: 22, w: 138, h: 136 },
    "breeze-bar": { x: 822, y: 22, w: 138, h: 136 },
    "sky-lounge": { x: 966, y: 22, w: 138, h: 136 },
    "tank-energy": { x: 398, y: 536, w: 160, h: 74 },
    "tank-water": { x: 562, y: 536, w: 160, h: 74 },
    generator: { x: 16, y: 218, w: 364, h: 96 },
    "euphorian-tunnel": { x: 16, y: 322, w: 364, h: 64 },
    incinerator: { x: 16, y: 394, w: 364, h: 58 },
    "euphorian-1": { x: 16, y: 460, w: 178, h: 144 },
    "euphorian-2": { x: 202, y: 460, w: 178, h: 144 },
    farm: { x: 740, y: 218, w: 364, h: 96 },
    "wastelander-tunnel": { x: 740, y: 322, w: 364, h: 64 },
    ark: { x: 740, y: 394, w: 364, h: 58 },
    "wastelander-1": { x: 740, y: 460, w: 178, h: 144 },
    "wastelander-2": { x: 926, y: 460, w: 178, h: 144 },
    aquifer: { x: 16, y: 664, w: 340, h: 120 },
    "subterran-tunnel": { x: 364, y: 628, w: 372, h: 74 },
    "free-press": { x: 364, y: 710, w: 372, h: 74 },
    "subterran-1": { x: 744, y: 628, w: 178, h: 156 },
    "subterran-2": { x: 928, y: 628, w: 178, h: 156 },
};

const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The middle of a space that one worker uses, or of an area. */
export function centre(space: string): Point {
    const own = PANEL[space];
    const tunnel = /^(\w+)-tunnel(-end)?$/.exec(space);
    if (tunnel) {
        const box = PANEL[`${tunnel[1]}-tunnel`]!;
        return { x: tunnel[2] ? box.x + box.w - 66 : box.x + 62, y: box.y + box.h / 2 };
    }
    const market = /^market-(.+)$/.exec(space);
    if (market) {
        const box = PANEL[market[1]!]!;
        return { x: box.x + box.w - 30, y: box.y + 56 };
    }
    const site = /^site-(.+)-(\d)$/.exec(space);
    if (site) {
        const box = PANEL[site[1]!]!;
        return { x: box.x + 25 + (Number(site[2]) - 1) * 42.6, y: box.y + box.h - 26 };
    }
    if (!own) return { x: WIDTH / 2, y: HEIGHT / 2 };
    if (own.w > 300 && own.h < 90) return { x: own.x + own.w - 128, y: own.y + own.h / 2 };
    if (own.w > 300) return middle(own);
    return { x: own.x + own.w / 2, y: own.h < 90 ? own.y + own.h / 2 + 7 : own.y + 80 };
}

/** The shaft of a faction in the tower, and the height of a floor. */
export const SHAFT = { w: 40, gap: 12, floor: 18.4 };
export function floorAt(faction: Faction, step: number): Point {
    const at = FACTIONS.indexOf(faction);
    return {
        x: TOWER.x + 66 + at * (SHAFT.w + SHAFT.gap),
        y: TOWER.y + TOWER.h - 16 - step * SHAFT.floor,
    };
}

/** Where a step of a dial is: an arc from left to right. */
export function dialAt(
    track: "morale" | "knowledge",
    step: number,
    steps: number,
    radius: number,
    aside = 0,
): Point {
    const box = DIALS[track];
    const angle = Math.PI * (1 - (step - 0.5 + aside) / steps);
    return {
        x: box.x + box.w / 2 + Math.cos(angle) * radius,
        y: box.y + box.h - 8 - Math.sin(angle) * radius * 0.86,
    };
}

/** Where workers of a seat come from and go to: the rim of the poster beside the players. */
export const home = (seat: number): Point => ({ x: WIDTH - 34, y: 210 + seat * 62 });
