import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Told } from "../../lib/table.svelte";
import { Stage as Play } from "../stage.svelte";
import { centre, home } from "./plan";
import positions from "./positions.json";
import { Stage } from "./stage.svelte";
import type { Facts } from "./view";

const facts = JSON.parse(positions.boards[0]!) as Facts;
const space = (name: string) => facts.spaces.findIndex((one) => one.space === name);
const told = (number: number, event: string, more: Record<string, number> = {}): Told => ({
    event: { number, ply: 1, event: `dystopia-${event}`, ...more },
    words: "",
});
const BEGIN = told(0, "begins", { seat: 0 });

beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings, { motion: "auto", speed: "normal" });
});
afterEach(() => vi.useRealTimers());

/** The city on a stage. */
function begin(): { stage: Stage; play: Play } {
    const [stage, play] = [new Stage(() => facts), new Play()];
    play.perform(stage);
    play.arrive({ view: {}, told: [BEGIN] });
    return { stage, play };
}

describe("the city on the stage", () => {
    test("shows a worker on its way, then a bump, then the roll", () => {
        const { stage, play } = begin();
        expect(play.busy).toBe(false);
        play.arrive({
            view: {},
            told: [
                BEGIN,
                told(1, "placed", { seat: 0, value: 5, space: space("ark") }),
                told(2, "bumps", { seat: 0, owner: 1, space: space("ark") }),
                told(3, "rolled", { seat: 1, value: 2 }),
                told(4, "rolled", { seat: 1, value: 6 }),
                told(5, "worker-lost", { seat: 1, value: 6 }),
            ],
        });
        const placed = { what: "place", seat: 0, value: 5, space: "ark", to: centre("ark") };
        expect(stage.acts).toMatchObject([placed]);
        vi.advanceTimersByTime(430);
        // The worker has come to its place and stays, the other one leaves it.
        expect(stage.acts).toMatchObject([
            placed,
            { what: "hop", seat: 1, from: centre("ark"), to: home(1) },
        ]);
        vi.advanceTimersByTime(450);
        expect(stage.acts.map(({ what, value }) => [what, value])).toEqual([
            ["place", 5],
            ["roll", 2],
            ["roll", 6],
        ]);
        vi.advanceTimersByTime(700);
        expect(stage.acts.map(({ what }) => what)).toEqual(["place", "walk", "check"]);
        vi.advanceTimersByTime(700);
        expect([play.busy, stage.acts]).toEqual([false, []]);
    });

    test("turns a tile over the market that is open then, also once more", () => {
        const { stage, play } = begin();
        const built = told(1, "built", { site: 2, tile: 0 });
        play.arrive({ view: { open: true }, told: [BEGIN, built] });
        expect(stage.acts).toMatchObject([{ what: "turn", site: "subterran-1" }]);
        expect(play.view).toEqual({ open: true });
        play.skip();
        expect(stage.acts).toEqual([]);
        play.repeat(built);
        expect(stage.acts).toMatchObject([{ what: "turn", site: "subterran-1" }]);
    });
});
