import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { go } from "../lib/route.svelte";
import { need } from "../lib/words.svelte";
import Puzzles from "./Puzzles.svelte";
import { keepSolved } from "./solved.svelte";

/** The first time the parts of the page are made ready for the test, which takes a busy machine its time. */
const PATIENCE = { timeout: 20_000 };
const list = {
    today: "dystopia-2",
    titles: [
        { title: "leaders", name: "Leaders of Euphoria", count: 3 },
        { title: "dystopia", name: "Build a Better Dystopia", count: 2 },
    ],
};

beforeEach(async () => {
    await need("web");
    vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
});

test("puzzles stand by title with what was solved and which is today's", async () => {
    keepSolved("leaders-3");
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(list)));
    go("/puzzles");
    render(Puzzles);
    expect(await screen.findByText("1 of 3 solved", {}, PATIENCE)).toBeTruthy();
    expect(screen.getByText("0 of 2 solved")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Puzzle 3, solved" }).getAttribute("href")).toBe(
        "/puzzles/leaders-3",
    );
    expect(screen.getByRole("link", { name: "Puzzle 2, today’s" })).toBeTruthy();
}, 30_000);

test("a house that does not answer is one sentence and a way back", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    go("/puzzles/leaders-1");
    render(Puzzles);
    const sentence = "The server does not answer. Try again in a moment.";
    expect(await screen.findByText(sentence, {}, PATIENCE)).toBeTruthy();
    expect(screen.getByRole("link", { name: "All puzzles" }).getAttribute("href")).toBe("/puzzles");
}, 30_000);
