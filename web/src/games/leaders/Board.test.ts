import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { DecisionInfo, Words } from "../../lib/wire";
import { need } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { peek } from "./peek.svelte";
import positions from "./positions.json";
import Sheet from "./Sheet.svelte";
import { asLeaders } from "./viewing";

const NAMES = ["Ana", "Bo", "Cleo", "Dmitri", "Eva", "Fitz", "Guo", "Hilde"];
const samples = positions.samples.map((one) => ({
    ...one,
    view: JSON.parse(one.view) as Record<string, unknown>,
    options: one.options.split("|"),
    refused: one.refused ? one.refused.split("|") : [],
}));

function decisionOf(options: string[], refused: string[]): DecisionInfo {
    return {
        kind: "action",
        rule: "L-8.1",
        sealed: false,
        options: options.map((text) => ({ text, verb: text.split(" ")[0]!, arguments: {} })),
        refused: refused.map((text) => ({ text, rule: "L-10.4", reason: "", facts: {} })),
        idle: [],
        posed: 0,
    };
}

function wordsOf(decision: DecisionInfo): Words {
    return {
        type: "words",
        lang: "en",
        ply: 0,
        epoch: 0,
        first: 0,
        reset: true,
        events: [],
        question: "?",
        options: decision.options.map((one) => `do ${one.text}`),
        refused: decision.refused.map((one) => ({ words: `not ${one.text}`, why: `because ${one.text}` })),
        waiting: "",
        result: "",
    };
}

/** A whole question of a game, on the board. */
function lay(find: (options: string[]) => boolean) {
    const sample = samples.find((one) => find(one.options))!;
    const view = asLeaders(sample.view);
    const decision = decisionOf(sample.options, sample.refused);
    const [choose, point] = [vi.fn(), vi.fn()];
    const props = {
        view: sample.view,
        you: view.you,
        names: NAMES.slice(0, view.players),
        decision,
        words: wordsOf(decision),
        told: [],
        pointed: null,
        point,
        choose,
        showRule: vi.fn(),
    };
    return { view, decision, props, choose, point, ...render(Board, { props }) };
}

beforeAll(() => need("web", "leaders", "council"));
beforeEach(() => {
    settings.language = "en";
    settings.motion = "off";
    peek.setWay("hold");
});
afterEach(cleanup);

describe("the board", () => {
    const asks = (verb: string) => (options: string[]) => options.some((one) => one.startsWith(verb));

    test("a piece with one option chooses it", async () => {
        const { decision, choose, view } = lay(asks("interrogate"));
        const text = decision.options.find((one) => one.verb === "interrogate")!.text;
        const [letter, slot] = text.split(" ")[1]!.split(".");
        const owner = NAMES["ABCDEFGH".indexOf(letter!)]!;
        await fireEvent.click(
            screen.getByRole("button", { name: new RegExp(`^${owner}’s ${slot} Recruit`) }),
        );
        expect(choose).toHaveBeenCalledWith(text);
        expect(view.seats).toHaveLength(view.players);
    });

    test("a piece with several opens a menu with all of them, the refused ones with their reason", async () => {
        const { decision, choose } = lay((options) => asks("arm")(options) && asks("interrogate")(options));
        await fireEvent.click(screen.getByRole("button", { name: /in the centre/ }));
        const menu = screen.getByRole("dialog");
        const arms = decision.options.filter((one) => one.verb === "arm");
        for (const { text } of arms) within(menu).getByRole("button", { name: `do ${text}` });
        await fireEvent.click(within(menu).getByRole("button", { name: `do ${arms[0]!.text}` }));
        expect(choose).toHaveBeenCalledWith(arms[0]!.text);
        expect(screen.queryByRole("dialog")).toBeNull();
    });

    test("what is refused is there, with its reason", async () => {
        const sample = samples.find((one) => one.refused.some((text) => text.startsWith("use ")))!;
        lay((options) => options === sample.options);
        const text = sample.refused.find((one) => one.startsWith("use "))!;
        await fireEvent.click(document.querySelector(`button[data-artifact="${text.split(" ")[1]}"]`)!);
        within(screen.getByRole("dialog")).getByText(`because ${text}`);
    });

    test("what lies on no piece is a button", async () => {
        const { choose } = lay(asks("pass"));
        await fireEvent.click(screen.getByRole("button", { name: "do pass" }));
        expect(choose).toHaveBeenCalledWith("pass");
    });

    test("pointing at a piece points at its option, and an option lights its pieces", async () => {
        const { decision, point, props, rerender } = lay(asks("interrogate"));
        const text = decision.options.find((one) => one.verb === "interrogate")!.text;
        await rerender({ ...props, pointed: text });
        const lit = document.querySelector(".recruit.pointed")!;
        expect(lit).not.toBeNull();
        await fireEvent.focus(lit);
        expect(point).toHaveBeenCalledWith(text);
    });

    test("our secrets show while the button is held, and are not in the page otherwise", async () => {
        const { view } = lay((options) => options.includes("skip"));
        const hidden = view.seats[view.you!]!.row.filter((one) => !one.exposed).length;
        expect(hidden).toBeGreaterThan(0);
        const mine = () => within(screen.getByRole("region", { name: "Your side of the table" }));
        const secret = /Follower, hidden|Leader, hidden/;
        const faces = () => document.querySelectorAll(".mine .front .disc").length;
        expect(mine().queryAllByRole("button", { name: secret })).toHaveLength(0);
        expect(faces()).toBe(3 - hidden);
        const look = mine().getByRole("button", { name: "Hold to look" });
        await fireEvent.keyDown(look, { key: " " });
        expect(mine().queryAllByRole("button", { name: secret })).toHaveLength(hidden);
        expect(faces()).toBe(3);
        await fireEvent.keyUp(look, { key: " " });
        expect(faces()).toBe(3 - hidden);
        await fireEvent.pointerDown(look);
        expect(faces()).toBe(3);
        await fireEvent.pointerUp(window);
        expect(faces()).toBe(3 - hidden);
    });

    test("who cannot hold switches, and sees the state", async () => {
        peek.setWay("switch");
        lay((options) => options.includes("skip"));
        const look = screen.getByRole("button", { name: "Look" });
        expect(look.getAttribute("aria-pressed")).toBe("false");
        await fireEvent.click(look);
        expect(screen.getByRole("button", { name: "Cover" }).getAttribute("aria-pressed")).toBe("true");
        await fireEvent.click(look);
        expect(look.getAttribute("aria-pressed")).toBe("false");
    });

    test("a reaction window looks the same whoever still thinks", async () => {
        const sample = samples.find((one) => asLeaders(one.view).question === "react")!;
        const view = asLeaders(sample.view);
        const look = (waiting: number[]): string => {
            const { container } = render(Board, {
                props: {
                    view: { ...sample.view, waiting },
                    you: null,
                    names: NAMES,
                    decision: null,
                    words: null,
                    told: [],
                    pointed: null,
                    point: vi.fn(),
                    choose: vi.fn(),
                    showRule: vi.fn(),
                },
            });
            const html = container.innerHTML;
            cleanup();
            return html;
        };
        const someone = view.seats.map((one) => one.seat).filter((seat) => seat !== view.active);
        expect(look(someone.slice(0, 1))).toBe(look(someone));
    });

    test("laying down: two taps trade two Recruits, then they are laid", async () => {
        const { decision, choose } = lay(asks("arrange"));
        await fireEvent.click(screen.getByRole("button", { name: /^left: / }));
        await fireEvent.click(screen.getByRole("button", { name: /^right: / }));
        await fireEvent.click(screen.getByRole("button", { name: "Lay them down" }));
        expect(decision.options.map((one) => one.text)).toContain(choose.mock.calls[0]![0]);
    });
});

describe("the sheet", () => {
    test("shows the engine's odds, keeps our marks, and leaves our own row out", async () => {
        localStorage.clear();
        const sample = samples.find((one) => one.options.includes("skip"))!;
        const view = asLeaders(sample.view);
        const row = { E: 2, S: 1, EL: 1, SL: 0 };
        const seats = view.seats.map(({ seat }) => ({
            seat,
            team: { euphorian: 3, subterran: 1 },
            leader: { EL: 1, SL: 0 },
            row: [row, row, row],
        }));
        const workOut = vi.fn(async () => ({ ask: "deduction", deals: 4, exact: true, seats, removed: row }));
        const props = {
            view: sample.view,
            you: view.you,
            names: NAMES.slice(0, view.players),
            decision: null,
            words: null,
            told: [],
            pointed: null,
            point: vi.fn(),
            choose: vi.fn(),
            showRule: vi.fn(),
            workOut,
        };
        const { unmount } = render(Sheet, { props });
        const bars = await screen.findAllByRole("img", { name: /50 % Euphorian Follower, 25 % Subterran/ });
        expect(workOut).toHaveBeenCalledWith({ ask: "deduction" });
        expect(bars).toHaveLength(3 * (view.players - 1));
        const mark = screen.getAllByRole("button", { name: /^My mark/ })[0]!;
        await fireEvent.click(mark);
        expect(mark.getAttribute("aria-label")).toContain("Euphorian Follower");
        unmount();
        render(Sheet, { props });
        expect(screen.getAllByRole("button", { name: /^My mark/ })[0]!.getAttribute("aria-label")).toContain(
            "Euphorian Follower",
        );
    });
});
