import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Told } from "../../lib/table.svelte";
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
    settings.motion = "auto";
});
afterEach(() => vi.useRealTimers());

describe("the stage", () => {
    test("shows a worker on its way, then a bump, then the roll", async () => {
        const stage = new Stage(() => facts);
        stage.hear([BEGIN]);
        expect(stage.busy).toBe(false);
        stage.hear([
            BEGIN,
            told(1, "placed", { seat: 0, value: 5, space: space("ark") }),
            told(2, "bumps", { seat: 0, owner: 1, space: space("ark") }),
            told(3, "rolled", { seat: 1, value: 2 }),
            told(4, "rolled", { seat: 1, value: 6 }),
            told(5, "worker-lost", { seat: 1, value: 6 }),
        ]);
        expect(stage.acts).toMatchObject([
            { what: "place", seat: 0, value: 5, space: "ark", to: centre("ark") },
        ]);
        await vi.advanceTimersByTimeAsync(330);
        expect(stage.acts).toMatchObject([{ what: "hop", seat: 1, from: centre("ark"), to: home(1) }]);
        await vi.advanceTimersByTimeAsync(360);
        expect(stage.acts.map(({ what, value }) => [what, value])).toEqual([
            ["roll", 2],
            ["roll", 6],
        ]);
        await vi.advanceTimersByTimeAsync(430);
        expect(stage.acts.map(({ what }) => what)).toEqual(["walk", "check"]);
        await vi.advanceTimersByTimeAsync(510);
        expect(stage.busy).toBe(false);
    });

    test("shows an event of the log again, and can be skipped", () => {
        const stage = new Stage(() => facts);
        const built = told(1, "built", { site: 2, tile: 0 });
        stage.hear([BEGIN, built]);
        expect(stage.busy).toBe(false);
        stage.again(built.event);
        expect(stage.acts).toMatchObject([{ what: "turn", site: "subterran-1" }]);
        stage.skip();
        expect(stage.busy).toBe(false);
    });

    test("stays empty where nothing should move", () => {
        settings.motion = "off";
        const stage = new Stage(() => facts);
        stage.hear([BEGIN]);
        stage.hear([BEGIN, told(1, "placed", { seat: 0, value: 5, space: 0 })]);
        stage.again(BEGIN.event);
        expect(stage.busy).toBe(false);
    });
});
