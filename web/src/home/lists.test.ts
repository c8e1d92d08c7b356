import { describe, expect, test } from "vitest";
import type { PastGame, TableLine } from "../lib/wire";
import { ago, ANY, EVERYTHING, finished, matching, offer, running, sought } from "./lists";

const table = (given: Partial<TableLine>): TableLine => ({
    id: "t",
    title: "leaders",
    phase: "open",
    pace: "untimed",
    players: 5,
    open: 2,
    names: ["Ana"],
    spectators: true,
    changed: 0,
    ...given,
});
const game = (table: string, given: Partial<PastGame>): PastGame => ({
    table,
    title: "leaders",
    phase: "playing",
    seat: 0,
    players: 5,
    names: [],
    won: null,
    changed: 0,
    ...given,
});
const ids = (list: { id?: string; table?: string }[]) => list.map((one) => one.id ?? one.table);

describe("open tables", () => {
    const all = [
        table({ id: "a" }),
        table({ id: "b", title: "show", pace: "live" }),
        table({ id: "c", open: 0, phase: "playing" }),
    ];

    test("are all shown until somebody filters", () => {
        expect(matching(all, ANY)).toEqual(all);
    });
    test("are filtered by title, pace and free seats", () => {
        expect(ids(matching(all, { ...ANY, title: "show" }))).toEqual(["b"]);
        expect(ids(matching(all, { ...ANY, pace: "untimed" }))).toEqual(["a", "c"]);
        expect(ids(matching(all, { ...ANY, free: true }))).toEqual(["a", "b"]);
        expect(matching(all, { title: "show", pace: "slow", free: false })).toEqual([]);
    });
    test("say what one can do there", () => {
        expect(offer(table({}), false)).toBe("sit");
        expect(offer(table({}), true)).toBe("open");
        expect(offer(table({ open: 0 }), false)).toBe("look");
        expect(offer(table({ open: 0, spectators: false }), false)).toBeNull();
    });
});

describe("my games", () => {
    const all = [
        game("old", { changed: 1 }),
        game("mine", { changed: 0, your_turn: true }),
        game("new", { changed: 5, phase: "paused" }),
        game("done", { phase: "over", won: true, changed: 3 }),
        game("left", { phase: "abandoned", changed: 4 }),
    ];

    test("that wait for me come first, then the latest", () => {
        expect(ids(running(all))).toEqual(["mine", "new", "old"]);
    });
    test("that are over come in a list of their own", () => {
        expect(ids(finished(all))).toEqual(["left", "done"]);
    });
});

test("games are looked for by what was filled in, in the reader's own days", () => {
    expect(sought(EVERYTHING)).toBe("");
    expect(sought({ ...EVERYTHING, opponent: "  " })).toBe("");
    expect(sought({ ...EVERYTHING, opponent: " Ana ", title: "show" })).toBe("opponent=Ana&title=show");
    const query = new URLSearchParams(sought({ ...EVERYTHING, since: "2026-03-28", until: "2026-03-29" }));
    expect(Number(query.get("since"))).toBe(new Date(2026, 2, 28).getTime());
    expect(Number(query.get("until"))).toBe(new Date(2026, 2, 30).getTime());
});

test("times are told in the reader's language", () => {
    const hour = 3_600_000;
    expect(ago(0, 10 * 60_000, "en")).toBe("10 minutes ago");
    expect(ago(0, 3 * hour, "es")).toBe("hace 3 horas");
    expect(ago(0, 72 * hour, "ru")).toBe("3 дня назад");
});
