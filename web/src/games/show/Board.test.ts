import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { MEASURES } from "./space/sample";
import type { GameEvent } from "../../lib/table.svelte";
import OnStage from "../OnStage.svelte";
import { Stage } from "../stage.svelte";
import Board from "./Board.svelte";
import chapters from "./chapters.json";
import { fieldOf } from "./facts.svelte";
import type { Field, ShowView } from "./view";

const field: Field = {
    name: "yard",
    width: 48000,
    depth: 36000,
    measures: MEASURES,
    middle: [],
    elements: [],
    blocks: [],
    openings: [],
    surfaces: [{ element: -1, name: "ground", z: 0, sheet: 0, outline: [] }],
    links: [],
};
vi.mock("./facts.svelte", () => ({ fieldOf: vi.fn(() => Promise.resolve(field)) }));

beforeEach(() => {
    Object.assign(settings, { motion: "auto", speed: "normal" });
});
afterEach(() => (document.body.innerHTML = ""));

test("the board plays its part: what is declared, then the shot, then what it did", async () => {
    const step = chapters.steps.find(({ events }) => events.includes('"show-shot"'))!;
    const [before, after] = [step.before, step.after].map(
        (one) => JSON.parse(one) as ShowView as unknown as Record<string, unknown>,
    );
    const events = (JSON.parse(step.events) as GameEvent[]).map((event) => ({ event, words: event.event }));
    // With its turn, as the engine tells it: the commentator may have a line about it.
    const first = {
        event: { number: events[0]!.event.number - 1, ply: 0, event: "show-turn", turn: 1 },
        words: "",
    };
    const stage = new Stage();
    stage.arrive({ view: before!, told: [first] });
    const given = {
        you: 0,
        names: ["Ana", "Boris"],
        decision: null,
        words: null,
        pointed: null,
        point: () => undefined,
        choose: () => undefined,
        showRule: () => undefined,
    };
    const app = mount(OnStage, { target: document.body, props: { Board, stage, given } as never });
    flushSync();
    await vi.waitFor(() => expect(document.querySelector("[data-testid=arena]")).not.toBeNull());
    stage.arrive({ view: after!, told: [first, ...events] });
    flushSync();
    expect(stage.busy).toBe(true);
    for (let scenes = 0; stage.busy && !document.querySelector(".tracer") && scenes < 20; scenes++) {
        stage.hurry();
        flushSync();
        await vi.dynamicImportSettled(); // what draws it comes with the first thing that happens
        flushSync();
    }
    expect(document.querySelector(".tracer .verdict")).not.toBeNull();
    // With a map who acts comes into the window; while something is shown it stays with that.
    expect(fieldOf).toHaveBeenCalledTimes(1);
    stage.skip();
    flushSync();
    expect(document.querySelector(".tracer")).toBeNull();
    await unmount(app);
});
