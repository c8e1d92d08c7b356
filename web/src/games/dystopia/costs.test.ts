import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { need } from "../../lib/words.svelte";
import { certain, lacking, luckAfter, offer } from "./costs";
import positions from "./positions.json";
import type { Table } from "./table";
import type { CityView, Facts, Seat } from "./view";
import { standing } from "./viewing";

const facts = JSON.parse(positions.boards[0]!) as Facts;
const view = JSON.parse(positions.samples.find((one) => one.kind === "turn")!.view) as CityView;

function seat(goods: Partial<Seat["goods"]>, hand: Partial<NonNullable<Seat["hand"]>> = {}): Seat {
    const none = { energy: 0, water: 0, food: 0, bliss: 0, gold: 0, stone: 0, clay: 0 };
    const empty = { bat: 0, balloons: 0, bifocals: 0, book: 0, box: 0, bear: 0 };
    const cards = Object.values(hand).reduce((sum, count) => sum + count, 0);
    return { ...view.seats[0]!, goods: { ...none, ...goods }, hand: { ...empty, ...hand }, cards };
}
/** A table at which these sit; only what costs read. */
function table(me: Seat, where: string[] = []): Table {
    const workers = where.map((there, at) => ({ number: at, value: 1, where: there }));
    const now = { ...view, seats: [{ ...me, workers }, ...view.seats.slice(1)] };
    const printed = new Map(facts.spaces.map((one) => [one.space, one]));
    return { view: now, facts, printed, standing: standing(now) } as unknown as Table;
}

beforeAll(async () => {
    settings.language = "en";
    await need("dystopia", "city");
});

describe("what is missing", () => {
    test("is counted for each kind, and nothing is missing where all is there", () => {
        expect(lacking([["water", "water", "water"]], seat({ water: 1 }))).toEqual([
            { unit: "water", count: 2 },
        ]);
        expect(lacking([["water", "water", "water"]], seat({ water: 3 }))).toEqual([]);
        expect(lacking([], seat({}))).toEqual([]);
    });
    test("is least in the way that comes nearest", () => {
        const ways = [
            ["card", "card", "card"],
            ["same-card", "same-card"],
        ];
        expect(lacking(ways, seat({}, { book: 1, bat: 1 }))).toEqual([{ unit: "card", count: 1 }]);
        expect(lacking(ways, seat({}, { book: 2 }))).toEqual([]);
        expect(lacking(ways, seat({}, { book: 1 }))).toEqual([{ unit: "same-card", count: 1 }]);
    });
    test("pays with nothing twice", () => {
        expect(lacking([["bliss", "not-bliss"]], seat({ bliss: 2 }))).toEqual([
            { unit: "not-bliss", count: 1 },
        ]);
        expect(lacking([["commodity", "energy"]], seat({ energy: 1 }))).toEqual([
            { unit: "commodity", count: 1 },
        ]);
        expect(lacking([["resource", "resource", "resource"]], seat({ gold: 1, clay: 1 }))).toEqual([
            { unit: "resource", count: 1 },
        ]);
        expect(lacking([["commodity", "bear"]], seat({ food: 1 }, { book: 1 }))).toEqual([
            { unit: "bear", count: 1 },
        ]);
    });
});

describe("who looks at a space reads", () => {
    test("what it costs and brings, and what they lack", () => {
        const { lines, lack } = offer("tank-water", table(seat({ water: 1 })), 0);
        expect(lines.join(" ")).toContain("3 water");
        expect(lines.join(" ")).toContain("a new worker");
        expect(lack).toBe("You lack 2 water");
        expect(offer("tank-water", table(seat({ water: 3 })), 0).lack).toBe("");
        expect(offer("tank-water", table(seat({})), null).lack).toBe("");
    });
    test("of every space something, in sentences", () => {
        for (const { space } of facts.spaces)
            for (const line of offer(space, table(seat({})), 0).lines) expect(line).toMatch(/^[A-Z0-9].{6}/);
        const silent = facts.spaces.filter(({ space }) => !offer(space, table(seat({})), 0).lines.length);
        expect(silent).toEqual([]);
    });
    test("of a site, who gets a star and when", () => {
        const first = table(seat({}));
        expect(offer("site-subterran-1-1", first, 0).lines[1]).toContain("one more completes");
        const last = table(
            seat({}),
            Array.from({ length: facts.needed - 1 }, (_, at) => `site-subterran-1-${at + 2}`),
        );
        expect(certain("place 4 site-subterran-1-1", last)).toEqual([
            "This worker completes the market: everybody who has one here places a star on it.",
        ]);
        expect(luckAfter("place 4 site-subterran-1-1", last)).toContain("which market");
    });
    test("of a dilemma, what it leads to and what luck decides", () => {
        expect(certain("resolve serve", table(seat({})))).toEqual([
            "Certain: you place a star on this card.",
        ]);
        expect(luckAfter("resolve fight", table(seat({})))).toContain("which two recruits");
    });
});
