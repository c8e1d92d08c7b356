/** A table while it is being planned, and what the house is asked for in the end. */
import type { Choice, NewTable, OptionInfo, SeatPlan, TitleInfo } from "../../lib/wire";

export type Value = NonNullable<NewTable["options"]>[string];
export type Pace = NonNullable<NewTable["pace"]>;

export interface Plan {
    players: number;
    /** `open`, `closed` or `bot:KIND`, for each seat. */
    seats: string[];
    sit: boolean;
    options: Record<string, Value>;
    public: boolean;
    spectators: boolean;
    /** May players ask a bot what it would do? Null: as the house does, where one person plays with bots alone. */
    hints: boolean | null;
    pace: Pace;
    seconds: number;
}

/** Times for a decision worth offering, in seconds. */
export const TIMES: Record<Pace, number[]> = {
    untimed: [],
    live: [15, 30, 60, 120, 300],
    slow: [8 * 3600, 86400, 2 * 86400, 3 * 86400, 7 * 86400],
};

export function usual(option: OptionInfo): Value {
    return (option.default ?? null) as Value;
}

export function newPlan(info: TitleInfo, players: number): Plan {
    return {
        players,
        seats: Array.from({ length: players }, () => "open"),
        sit: true,
        options: Object.fromEntries(info.settings.map((option) => [option.id, usual(option)])),
        public: true,
        spectators: true,
        hints: null,
        pace: "untimed",
        seconds: 0,
    };
}

/** Another number of players: seats that stay keep what they are, an option that names no seat any more is reset. */
export function resize(plan: Plan, info: TitleInfo, players: number): Plan {
    const seats = Array.from({ length: players }, (_, seat) => plan.seats[seat] ?? "open");
    const options = { ...plan.options };
    for (const option of info.settings) {
        const value = options[option.id];
        if (option.kind !== "choice") continue;
        if (!choices(option, players).some((choice) => choice.value === value))
            options[option.id] = usual(option);
    }
    return { ...plan, players, seats, options };
}

/** What can be chosen at a table of this size: nobody can begin who has no seat. */
export function choices(option: OptionInfo, players: number): Choice[] {
    if (option.id !== "first") return option.choices;
    return option.choices.filter(({ value }) => typeof value !== "number" || value < players);
}

/** The seat its maker takes: the first open one. -1: none. */
export function ownSeat(plan: Plan): number {
    return plan.sit ? plan.seats.indexOf("open") : -1;
}

/** All seats but mine become `kind`. */
export function fill(plan: Plan, kind: string): Plan {
    const own = plan.sit ? Math.max(plan.seats.indexOf("open"), 0) : -1;
    return { ...plan, seats: plan.seats.map((_, seat) => (seat === own ? "open" : kind)) };
}

/** Is nobody else awaited? Then the game can begin at once. */
export function complete(plan: Plan): boolean {
    return plan.seats.filter((kind) => kind === "open").length === (plan.sit ? 1 : 0);
}

/** Will the table have hints? Unless one says otherwise, only where nobody else plays. */
export function hinted(plan: Plan): boolean {
    const people = plan.seats.filter((kind) => kind === "open").length;
    return plan.hints ?? (plan.sit && people === 1);
}

/** The id of a sentence that says what is wrong, or nothing. */
export function mistake(plan: Plan, info: TitleInfo): "" | "home-new-too-few" | "home-new-no-seat" {
    if (plan.seats.filter((kind) => kind !== "closed").length < info.least) return "home-new-too-few";
    if (plan.sit && ownSeat(plan) < 0) return "home-new-no-seat";
    return "";
}

const same = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);

function seatPlan(kind: string): SeatPlan {
    if (kind.startsWith("bot:")) return { kind: "bot", bot: kind.slice(4) };
    return { kind: kind === "closed" ? "closed" : "open" };
}

/** What the house is asked for. Options that are as usual are left out. */
export function asked(plan: Plan, info: TitleInfo): NewTable {
    const options: Record<string, Value> = {};
    for (const option of info.settings) {
        const value = plan.options[option.id] ?? null;
        if (!same(value, usual(option))) options[option.id] = value;
    }
    return {
        title: info.id,
        players: plan.players,
        options,
        seats: plan.seats.map(seatPlan),
        public: plan.public,
        spectators: plan.spectators,
        hints: hinted(plan),
        pace: plan.pace,
        seconds: plan.pace === "untimed" ? 0 : plan.seconds,
        sit: plan.sit,
    };
}

/** A time as `[message id, count]`. */
export function told(seconds: number): [string, number] {
    if (seconds >= 86400) return ["home-days", seconds / 86400];
    if (seconds >= 3600) return ["home-hours", seconds / 3600];
    if (seconds >= 120) return ["home-minutes-long", seconds / 60];
    return ["home-seconds", seconds];
}
