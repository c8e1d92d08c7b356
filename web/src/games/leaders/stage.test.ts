import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { GameEvent, Told } from "../../lib/table.svelte";
import { Stage as Play } from "../stage.svelte";
import chapters from "./chapters.json";
import { ARTIFACTS } from "./specimens";
import { Stage } from "./stage.svelte";
import type { LeadersView } from "./view";

const position = JSON.parse(chapters[1]!.before) as LeadersView;
const asView = (view: LeadersView) => view as unknown as Record<string, unknown>;
const tell = (...events: [string, Record<string, number>?][]): Told[] =>
    events.map(([event, facts], number) => ({
        event: { number, ply: 0, event: `leaders-${event}`, ...facts },
        words: "",
    }));

beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings, { motion: "auto", speed: "normal" });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** The council on a stage, when the turn has begun. */
function begin(...events: [string, Record<string, number>?][]) {
    const told = tell(["turn", { seat: 0, turn: 1 }], ...events);
    const view = structuredClone(position);
    for (const seat of view.seats) for (const recruit of seat.row) recruit.exposed = false;
    const [stage, play] = [new Stage(), new Play()];
    play.perform(stage);
    play.arrive({ view: asView(view), told: told.slice(0, 1) });
    expect(play.busy).toBe(false);
    return { stage, play, told, arrive: () => play.arrive({ view: asView(view), told }) };
}

describe("the council on the stage", () => {
    test("a shot is a moment and a line, then the cards lie open, then all is as the view says", () => {
        const { stage, play, arrive, told } = begin(
            ["shoots", { seat: 0, victim: 2 }],
            ["exposed", { recruit: 6, kind: 1 }],
            ["exposed", { recruit: 7, kind: 2 }],
            ["hidden", { recruit: 6, kind: 1 }],
        );
        const up = (slot: number) => stage.view!.seats[2]!.row[slot];
        arrive();
        expect(stage.shot).toMatchObject({ from: 0, to: 2 });
        expect(play.scene?.scene.moment).toBe(true);
        expect(up(0)).toMatchObject({ exposed: false });
        vi.advanceTimersByTime(1_900);
        expect(stage.shot).toBe(null);
        expect(up(0)).toMatchObject({ exposed: true, card: "S" });
        expect(play.scene?.scene.moment).toBeFalsy();
        vi.advanceTimersByTime(250);
        // A Leader is a moment of its own.
        expect(up(1)).toMatchObject({ exposed: true, card: "EL" });
        expect(play.scene?.scene.moment).toBe(true);
        vi.advanceTimersByTime(1_900);
        expect([up(0)!.exposed, up(1)!.exposed]).toEqual([false, true]);
        vi.advanceTimersByTime(1_000);
        expect([play.busy, stage.view]).toEqual([false, null]);
        play.repeat(told[1]!);
        expect(stage.shot).toMatchObject({ to: 2 });
    });

    test("an interrogated Recruit turns over for us and only for us, and back", () => {
        const { stage, play, arrive } = begin(
            ["interrogates", { seat: 0, recruit: 4 }],
            ["sees", { seat: 0, recruit: 4, kind: 3 }],
        );
        arrive();
        expect(stage.flights).toMatchObject([{ what: "eye", from: 0, to: 1 }]);
        expect([...stage.named]).toEqual(["recruit B.middle"]);
        expect(stage.looks.size).toBe(0);
        vi.advanceTimersByTime(800);
        expect([...stage.looks]).toEqual([[4, "SL"]]);
        // On the table it stays hidden: nobody else is shown anything.
        expect(stage.view!.seats[1]!.row[1]!.exposed).toBe(false);
        vi.advanceTimersByTime(1_900);
        expect([play.busy, stage.looks.size]).toEqual([false, 0]);
    });

    test("a Wastelander's birth is a moment", () => {
        const { stage, play, arrive } = begin(["becomes-wastelander", { seat: 3 }]);
        arrive();
        expect([stage.born, play.scene?.scene.moment]).toEqual([3, true]);
        expect(stage.view!.seats[3]).toMatchObject({ wastelander: true });
        vi.advanceTimersByTime(1_900);
        expect([play.busy, stage.born]).toEqual([false, null]);
    });

    test("a gun flies, then stands there, then aims", () => {
        const { stage, arrive } = begin(["takes-gun", { seat: 1 }], ["aims", { seat: 1, target: 0 }]);
        arrive();
        expect(stage.flights).toMatchObject([{ what: "gun", from: "centre", to: 1 }]);
        expect(stage.view!.seats[1]!.gun).toBeNull();
        vi.advanceTimersByTime(480);
        expect(stage.view!.seats[1]!.gun).toEqual({ target: 0 });
        expect([...stage.named]).toEqual(["seat A"]);
    });

    test("an Artifact that is used can be read in peace, at any speed that shows things", () => {
        const { stage, arrive } = begin(["uses", { seat: 1, artifact: 3 }]);
        arrive();
        vi.advanceTimersByTime(2_500);
        expect(stage.shown).toEqual({ seat: 1, artifact: ARTIFACTS[3] });
        vi.advanceTimersByTime(200);
        expect(stage.shown).toBeNull();
    });

    test("comes through every step of a game, and ends where the house says", () => {
        for (const chapter of chapters) {
            const [before, after] = [chapter.before, chapter.after].map(
                (one) => JSON.parse(one) as Record<string, unknown>,
            );
            const events = (JSON.parse(chapter.events) as GameEvent[]).map((event) => ({ event, words: "" }));
            const [stage, play] = [new Stage(), new Play()];
            play.perform(stage);
            const first = tell(["turn"])[0]!;
            first.event.number = events[0]!.event.number - 1;
            play.arrive({ view: before!, told: [first] });
            play.arrive({ view: after!, told: [first, ...events] });
            for (let scenes = 0; play.busy && scenes < 99; scenes++) play.hurry();
            expect([play.busy, stage.view, play.view]).toEqual([false, null, after]);
        }
    });
});
