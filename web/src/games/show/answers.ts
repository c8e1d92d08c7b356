/** What the engine answers to questions about the table (docs/api.md). */
import type { Place, Point } from "./view";

export interface Refusal {
    rule: string;
    reason: string;
    facts: Record<string, string | number>;
}
export interface Chance {
    exact: string;
    percent: number;
}
export interface Spread {
    ways: string[];
    total: string;
    mean: number;
}
export interface Loss {
    figure: string;
    lp: number;
    hurt: Chance;
    kill: Chance;
    loss: Spread;
}
export interface Step {
    action: string;
    ap: number;
}
export interface Route {
    figure: string;
    to: Place;
    found: boolean;
    ap: number;
    price: number | null;
    left: number | null;
    still: boolean;
    refusal: Refusal | null;
    steps: Step[];
}
export type Blocker = { element: number; name: string } | { figure: string } | { target: number } | null;
export interface Seen {
    figure: string;
    foe: boolean;
    sees: boolean;
    seen: boolean;
    free: number;
    cover: { value: number; reason: string; by: Blocker };
}
export interface Sight {
    figure: string;
    at: Place;
    refusal: Refusal | null;
    others: Seen[];
}
export interface SightLine {
    height: "low" | "middle" | "high";
    side: "left" | "axis" | "right";
    free: boolean;
    blocker: Blocker;
}
export interface Looked extends Seen {
    target: string;
    at: Place;
    target_at: Place;
    lines: SightLine[];
    blockers: Blocker[];
}
export interface Modifier {
    id: string;
    value: number;
    rule: string;
}
export interface Aim {
    figure: string;
    target: string;
    distance: number;
    holds: boolean;
    sees: boolean;
    free: number;
    weapons: {
        weapon: "first" | "second";
        shots: number;
        affordable: number;
        refusal: Refusal | null;
        base: number;
        modifiers: Modifier[];
        aim: number;
    }[];
}
export interface Odds {
    weapon: string;
    shots: number;
    aim: number;
    base: number;
    modifiers: Modifier[];
    refusal: Refusal | null;
    hits: Spread;
    victims: Loss[];
}
export interface FightOdds {
    figure: string;
    refusal: Refusal | null;
    members: {
        figure: string;
        foe: boolean;
        lp: number;
        free: number;
        bought: number | null;
        most: number;
    }[];
    choices: {
        dice: number;
        own: number;
        rival: number;
        dealt: Spread;
        taken: Spread;
        hurts: Chance;
        better: Chance;
        worse: Chance;
        all_on: Loss[];
    }[];
}
export interface Under {
    at?: Place;
    radius?: number;
    outline?: Point[];
    refusal?: Refusal | null;
    victims: {
        figure: string;
        lp: number;
        stay: { hurt: Chance; kill: Chance };
        flee?: { hurt: Chance; kill: Chance } | null;
    }[];
}
export interface Measured {
    distance: number;
    gap: number;
    height: number;
}
