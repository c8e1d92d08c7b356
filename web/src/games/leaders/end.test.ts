import { describe, expect, test } from "vitest";
import type { Told } from "../../lib/table.svelte";
import chapters from "./chapters.json";
import { decisive } from "./decisive";
import { knewOf } from "./house";
import type { LeadersView } from "./view";

const tell = (...events: string[]): Told[] =>
    events.map((event, number) => ({
        event: { number, ply: 10 + number, event: `leaders-${event}` },
        words: "",
    }));

describe("the end of a council", () => {
    test("was decided by the shot, not by the rows that were turned over after it", () => {
        const told = tell(
            "shoots",
            "shot-cancelled",
            "turn",
            "shoots",
            "exposed",
            "leader-is-shot",
            "wins",
            "revealed",
        );
        expect(decisive(told)?.event.ply).toBe(13);
    });

    test("was decided by the Leader who changed hands", () => {
        expect(decisive(tell("shoots", "uses", "exchanged", "given-leader", "wins"))?.event.ply).toBe(12);
        expect(decisive(tell("uses", "has-both-leaders", "wins"))?.event.ply).toBe(10);
        expect(decisive(tell("turn", "stopped"))).toBeNull();
    });

    test("tells who had seen what was hidden, and nothing of what lay open", () => {
        const view = JSON.parse(chapters[1]!.before) as LeadersView;
        const views = view.seats.map(({ seat }) => {
            const own = structuredClone(view);
            for (const one of own.seats)
                for (const recruit of one.row) Object.assign(recruit, { exposed: false, card: null });
            for (const recruit of own.seats[seat]!.row) recruit.card = "E";
            return own;
        });
        views[2]!.seats[0]!.row[1]!.card = "S";
        views[3]!.seats[0]!.row[1]!.card = "S";
        for (const own of views) Object.assign(own.seats[1]!.row[0]!, { exposed: true, card: "SL" });
        const knew = knewOf(views);
        expect(knew[1]).toEqual([2, 3]);
        expect(knew.filter((who) => who.length)).toHaveLength(1);
    });
});
