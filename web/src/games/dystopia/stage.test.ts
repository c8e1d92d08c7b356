import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { GameEvent, Told } from "../../lib/table.svelte";
import { Stage as Play } from "../stage.svelte";
import chapters from "./chapters.json";
import { centre, home } from "./plan";
import positions from "./positions.json";
import { Stage } from "./stage.svelte";
import type { CityView, Facts } from "./view";

const facts = JSON.parse(positions.boards[0]!) as Facts;
const sample = JSON.parse(positions.samples.find((one) => one.kind === "turn")!.view) as CityView;
const space = (name: string) => facts.spaces.findIndex((one) => one.space === name);
const told = (number: number, event: string, more: Record<string, number> = {}): Told => ({
    event: { number, ply: 1, event: `dystopia-${event}`, ...more },
    words: `${event}.`,
});
const BEGIN = told(0, "begins", { seat: 0 });
const asView = (view: CityView) => view as unknown as Record<string, unknown>;

beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings, { motion: "auto", speed: "normal" });
});
afterEach(() => vi.useRealTimers());

/** The city on a stage; two players with two workers at home each. */
function begin(): { stage: Stage; play: Play; view: CityView } {
    const view = structuredClone(sample);
    for (const seat of view.seats) {
        for (const worker of seat.workers) Object.assign(worker, { where: "supply", value: null });
        Object.assign(seat.workers[0]!, { where: "home", value: 5 });
        Object.assign(seat.workers[1]!, { where: "home", value: 3 });
        Object.assign(seat, { knowledge: 4, goods: { ...seat.goods, energy: 3 } });
    }
    Object.assign(view.seats[1]!.workers[1]!, { where: "ark", value: 3 });
    const [stage, play] = [new Stage({ facts: () => facts, you: () => 0 }), new Play()];
    play.perform(stage);
    play.arrive({ view: asView(view), told: [BEGIN] });
    return { stage, play, view };
}
const kinds = (stage: Stage) => stage.acts.map(({ what, value }) => [what, value]);

describe("the city on the stage", () => {
    test("shows a worker on its way, then a bump, then the roll and who runs away", () => {
        const { stage, play, view } = begin();
        const after = structuredClone(view);
        Object.assign(after.seats[0]!.workers[0]!, { where: "ark", value: 5 });
        Object.assign(after.seats[1]!.workers[0]!, { where: "supply", value: null });
        Object.assign(after.seats[1]!.workers[1]!, { where: "home", value: 6 });
        play.arrive({
            view: asView(after),
            told: [
                BEGIN,
                told(1, "placed", { seat: 0, value: 5, space: space("ark") }),
                told(2, "bumps", { seat: 0, owner: 1, space: space("ark") }),
                told(3, "rolled", { seat: 1, value: 6 }),
                told(4, "knowledge", { seat: 1, step: 5 }),
                told(5, "worker-lost", { seat: 1, value: 6 }),
            ],
        });
        const where = (seat: number) => stage.shown!.seats[seat]!.workers.map((one) => one.where);
        expect(stage.acts).toMatchObject([
            { what: "place", seat: 0, value: 5, space: "ark", to: centre("ark") },
        ]);
        expect(where(1)).toContain("ark");
        vi.advanceTimersByTime(490);
        expect(stage.acts).toMatchObject([{ what: "hop", seat: 1, from: centre("ark"), to: home(1) }]);
        expect(where(0)).toContain("ark");
        expect(where(1)).not.toContain("ark");
        vi.advanceTimersByTime(560);
        // What the two at home and the marker know: 5 + 6 + 4.
        expect(kinds(stage)).toEqual([
            ["roll", 6],
            ["check", 15],
        ]);
        expect(stage.acts.at(-1)).toMatchObject({ failed: false });
        vi.advanceTimersByTime(1_000);
        expect(stage.acts).toMatchObject([{ what: "glow", failed: true }]);
        expect(stage.shown!.seats[1]!.knowledge).toBe(5);
        vi.advanceTimersByTime(520);
        expect(kinds(stage)).toEqual([
            ["walk", 6],
            ["check", 16],
        ]);
        expect(play.scene?.scene.moment).toBe(true);
        vi.advanceTimersByTime(1_600);
        expect([play.busy, stage.acts, stage.shown]).toEqual([false, [], null]);
        expect(play.view).toEqual(after);
    });

    test("lets goods fly to the space and back, and counts them when they are there", () => {
        const { stage, play, view } = begin();
        const after = structuredClone(view);
        Object.assign(after.seats[0]!.workers[1]!, { where: "ark" });
        const gained = told(4, "gained", { seat: 0, good: 4, count: 2 });
        play.arrive({
            view: asView(after),
            told: [
                BEGIN,
                told(1, "placed", { seat: 0, value: 3, space: space("ark") }),
                told(2, "paid", { seat: 0, payment: 3 }),
                gained,
                told(5, "gained", { seat: 0, good: 1, count: 1 }),
            ],
        });
        vi.advanceTimersByTime(490);
        expect(stage.acts).toMatchObject([{ what: "good", unit: "energy", value: 3, to: centre("ark") }]);
        vi.advanceTimersByTime(520);
        expect(stage.acts.map(({ unit, value }) => [unit, value])).toEqual([
            ["gold", 2],
            ["water", 1],
        ]);
        const had = view.seats[0]!.goods;
        expect(stage.shown!.seats[0]!.goods).toMatchObject({ energy: 0, gold: had.gold });
        play.skip();
        expect([stage.acts, stage.shown]).toEqual([[], null]);
        // Once more, on the city as it was then: paid already, not gained yet.
        play.repeat(gained);
        expect(stage.acts).toMatchObject([{ unit: "gold" }, { unit: "water" }]);
        expect(stage.shown!.seats[0]!.goods).toMatchObject({ energy: 0, gold: had.gold });
        expect(stage.shown!.seats[0]!.workers[1]!.where).toBe("ark");
    });

    test("turns a tile over the market that is open then, also once more", () => {
        const { stage, play, view } = begin();
        const built = told(1, "built", { site: 2, tile: 0 });
        const star = told(2, "star-tile", { seat: 0, site: 2 });
        play.arrive({ view: asView(view), told: [BEGIN, built, star] });
        expect(stage.acts).toMatchObject([{ what: "turn", site: "subterran-1" }]);
        expect(play.scene?.scene.moment).toBe(true);
        expect(stage.shown!.sites[2]).toMatchObject({ tile: Object.keys(facts.tiles)[0], stars: [] });
        vi.advanceTimersByTime(1_500);
        expect(stage.acts).toMatchObject([{ what: "star" }]);
        expect(stage.shown!.sites[2]!.stars).toEqual([]);
        play.skip();
        play.repeat(built);
        expect(stage.acts).toMatchObject([{ what: "turn", site: "subterran-1" }]);
    });

    test("lets people read which recruit another player uses, and what came of an offer", () => {
        const { stage, play, view } = begin();
        const events = [
            told(1, "uses", { seat: 1, recruit: 0 }),
            told(2, "not-traded", { seat: 1, receiver: 0 }),
        ];
        play.arrive({ view: asView(view), told: [BEGIN, ...events] });
        expect(stage.note).toMatchObject({ head: "uses." });
        vi.advanceTimersByTime(2_200);
        expect(stage.note).toEqual({ head: "not-traded.", text: "" });
        vi.advanceTimersByTime(1_500);
        expect(stage.note).toBeNull();
        // What we use ourselves we know.
        play.arrive({
            view: asView(view),
            told: [BEGIN, ...events, told(3, "uses", { seat: 0, recruit: 0 })],
        });
        expect(stage.note).toBeNull();
    });

    test("comes through every step of a game, and ends where the house says", () => {
        for (const chapter of chapters) {
            const [before, after] = [chapter.before, chapter.after].map((one) => JSON.parse(one) as CityView);
            const board = JSON.parse(positions.boards[before!.players - 2]!) as Facts;
            const events = (JSON.parse(chapter.events) as GameEvent[]).map((event) => ({ event, words: "" }));
            const stage = new Stage({ facts: () => board, you: () => 0 });
            const play = new Play();
            play.perform(stage);
            const first = { ...BEGIN, event: { ...BEGIN.event, number: events[0]!.event.number - 1 } };
            play.arrive({ view: asView(before!), told: [first] });
            play.arrive({ view: asView(after!), told: [first, ...events] });
            for (let scenes = 0; play.busy && scenes < 99; scenes++) play.hurry();
            expect([play.busy, stage.shown, play.view]).toEqual([false, null, after]);
        }
    });
});
