import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { DecisionInfo, Words } from "../../lib/wire";
import { need, t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { parts } from "./marks";
import { centre, HEIGHT, WIDTH } from "./plan";
import positions from "./positions.json";
import { aboutCard } from "./reading";
import type { Facts } from "./view";
import { asCity } from "./viewing";

const NAMES = ["Ana", "Bo", "Cleo", "Dmitri", "Eva", "Fitz"];
const boards = positions.boards.map((text) => ({
    ...(JSON.parse(text) as Facts),
    trading: false,
    classic: false,
}));
const samples = positions.samples.map((one) => ({
    kind: one.kind,
    view: JSON.parse(one.view) as Record<string, unknown>,
    options: one.options ? one.options.split("|") : [],
}));

vi.mock("./facts.svelte", () => ({
    printed: (players: number) => Promise.resolve(boards[players - 2]),
}));

function lay(sample: (typeof samples)[number]) {
    const view = asCity(sample.view);
    const decision: DecisionInfo = {
        kind: sample.kind,
        rule: "D-4.1",
        sealed: false,
        options: sample.options.map((text) => ({ text, verb: text.split(" ")[0]!, arguments: {} })),
        refused: [],
        idle: [],
        posed: 0,
    };
    const words: Words = {
        type: "words",
        lang: "en",
        ply: 0,
        epoch: 0,
        first: 0,
        reset: true,
        events: [],
        question: "?",
        options: sample.options.map((text) => `do ${text}`),
        refused: [],
        waiting: "",
        result: "",
    };
    const choose = vi.fn();
    render(Board, {
        view: sample.view,
        you: view.you,
        names: NAMES.slice(0, view.players),
        decision: sample.options.length ? decision : null,
        words,
        told: [],
        pointed: null,
        point: vi.fn(),
        choose,
        showRule: vi.fn(),
    });
    return { choose, view };
}

const piece = (query: string): Element => {
    const found = document.querySelector(query);
    if (!found) throw new Error(`not on the board: ${query}`);
    return found;
};

/** Answer with one option, by the pieces of the board alone. */
async function answer(text: string): Promise<void> {
    const [verb = "", first = "", second = ""] = text.split(" ");
    if (verb === "place") {
        const die = piece(`[data-die="${first}"]:not(:disabled)`);
        if (die.getAttribute("aria-pressed") !== "true") await fireEvent.click(die);
        await fireEvent.click(piece(`[data-space="${second}"]`));
    } else if (verb === "retrieve") {
        await fireEvent.click(screen.getByTestId("retrieve"));
        const wanted = first.split("+");
        for (const worker of within(screen.getByTestId("retrieval")).getAllByRole("button", {
            pressed: true,
        }))
            if (!wanted.includes(worker.dataset["worker"]!)) await fireEvent.click(worker);
        await fireEvent.click(piece(`[data-choice="${text}"]`));
    } else if (verb === "keep") {
        await fireEvent.click(piece(`[data-recruit="${first}"]`));
        await fireEvent.click(piece(`[data-recruit="${second}"]`));
        await fireEvent.click(screen.getByTestId("keep-both"));
    } else {
        if (verb === "resolve") await fireEvent.click(screen.getByTestId("dilemma"));
        await fireEvent.click(piece(`[data-choice="${text}"]`));
    }
}

beforeAll(async () => {
    await need("dystopia", "city", "table", "web");
    HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(cleanup);

describe("a question of a random game", () => {
    for (const sample of samples.filter((one) => one.kind)) {
        const { kind } = sample;
        const players = asCity(sample.view).players;
        test(`${kind} with ${players} players: every sort of answer lies on the board`, async () => {
            // One option of each verb, of placements two.
            const verbs = new Map<string, string[]>();
            for (const text of sample.options) {
                const verb = text.split(" ")[0]!;
                verbs.set(verb, [...(verbs.get(verb) ?? []), text]);
            }
            for (const options of verbs.values())
                for (const text of options[0]!.startsWith("place") ? options.slice(-2) : options.slice(-1)) {
                    const { choose } = lay(sample);
                    await vi.waitFor(() => piece("[data-testid=city-map]"));
                    await answer(text);
                    expect(choose).toHaveBeenCalledWith(text);
                    cleanup();
                }
        });
    }

    test("no kind needs the list", () => {
        const kept = new Set(samples.map((one) => one.kind).filter(Boolean));
        expect(Object.keys(positions.kinds).filter((kind) => !kept.has(kind))).toEqual([]);
    });
});

describe("the city", () => {
    test("shows the race of a finished or running game to anybody", async () => {
        for (const sample of samples.filter((one) => !one.kind)) {
            const { view } = lay(sample);
            await vi.waitFor(() => piece("[data-testid=city-map]"));
            for (const { seat, stars_placed } of view.seats)
                expect(piece(`[data-seat="${seat}"] strong`).textContent).toBe(String(stars_placed));
            cleanup();
        }
    });

    test("reads a space that cannot be chosen where nobody can be asked why", async () => {
        const sample = samples.find((one) => one.kind === "turn")!;
        const { view } = lay(sample);
        await vi.waitFor(() => piece("[data-testid=city-map]"));
        const open = new Set(sample.options.map((text) => text.split(" ")[2]));
        const { space } = boards[view.players - 2]!.spaces.find(
            (one) => ["loft", "bar", "cards"].includes(one.kind) && !open.has(one.space),
        )!;
        const die = piece("[data-die]:not(:disabled)");
        if (die.getAttribute("aria-pressed") !== "true") await fireEvent.click(die);
        await fireEvent.click(piece(`[data-space="${space}"]`));
        expect(screen.queryByTestId("slip")).toBeNull();
        expect(piece("dialog").textContent).toContain(t(`dystopia-space-${space}`));
        expect(piece("dialog").textContent).toMatch(/: (for|free)/);
    });

    test("has room for every space, and no two in one place", () => {
        const places = boards[0]!.spaces.map(({ space }) => centre(space));
        for (const { x, y } of places) {
            expect(x).toBeGreaterThan(20);
            expect(x).toBeLessThan(WIDTH - 20);
            expect(y).toBeGreaterThan(20);
            expect(y).toBeLessThan(HEIGHT - 15);
        }
        for (const [at, a] of places.entries())
            for (const b of places.slice(at + 1))
                expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(36);
    });

    test("tells recruits in the wording of the table", () => {
        const id = "dystopia-recruit-julia-thought-inspector";
        expect(aboutCard(id, boards[0]!).lines).toEqual([t(`${id}.text`)]);
        expect(aboutCard(id, { ...boards[0]!, classic: true }).lines).toEqual([t(`${id}.classic`)]);
    });

    test("reads payments", () => {
        expect(parts("3energy+book")).toEqual([
            { unit: "energy", count: 3 },
            { unit: "book", count: 1 },
        ]);
    });
});
