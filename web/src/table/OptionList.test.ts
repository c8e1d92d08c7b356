import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableClient } from "../lib/table.svelte";
import type { Words } from "../lib/wire";
import { settings } from "../lib/settings.svelte";
import { need } from "../lib/words.svelte";
import { Desk } from "./desk.svelte";
import OptionList from "./OptionList.svelte";

const option = (text: string) => ({ text, verb: text.split(" ")[0]!, arguments: {} });
const act = vi.fn<TableClient["act"]>();
const standing = vi.fn<TableClient["standing"]>();

/** A desk with ten options, one of them grave, and one refused. */
function desk(): Desk {
    const looks = Array.from({ length: 8 }, (_, at) => `interrogate ${"ABCDEFGH"[at]}.left`);
    return new Desk({
        sent: "",
        table: { title: "leaders", phase: "playing" },
        position: {
            ply: 3,
            epoch: 0,
            undo: false,
            standing: [],
            decision: {
                kind: "action",
                rule: "L-8.1",
                sealed: false,
                options: ["skip", ...looks, "shoot"].map(option),
                refused: [{ text: "arm left", rule: "L-18.1", reason: "x", facts: {} }],
                idle: ["skip"],
                posed: 3,
            },
        },
        words: {
            options: ["Do nothing", ...looks.map((_, at) => `Interrogate player ${at + 1}`), "Shoot"],
            refused: [{ words: "Arm", why: "You hold a Ray Gun (L-18.1)." }],
        } as Words,
        act,
        standing,
    } as unknown as TableClient);
}

let here: Desk;
beforeEach(async () => {
    await need("table", "web");
    settings.confirm = true;
    act.mockReset().mockResolvedValue(4);
    standing.mockReset();
    here = desk();
    render(OptionList, { desk: here, client: here.client });
});
afterEach(cleanup);

test("every option is there in words, those of a verb together", () => {
    expect(screen.getAllByRole("button").filter((one) => one.dataset["option"])).toHaveLength(10);
    expect(screen.getByRole("heading", { name: "Interrogate player …" })).toBeTruthy();
});

test("the filter leaves what fits, and Enter takes the only one", async () => {
    const filter = screen.getByRole("searchbox");
    await fireEvent.input(filter, { target: { value: "player 7" } });
    expect(screen.getAllByRole("button").filter((one) => one.dataset["option"])).toHaveLength(1);
    await fireEvent.keyDown(filter, { key: "Enter" });
    expect(act).toHaveBeenCalledExactlyOnceWith("interrogate G.left");
});

test("a grave choice is not sent before it is confirmed", async () => {
    await fireEvent.click(screen.getByRole("button", { name: /Shoot/ }));
    expect(act).not.toHaveBeenCalled();
    expect(here.asking).toBe("shoot");
    here.choose("shoot");
    expect(act).toHaveBeenCalledExactlyOnceWith("shoot");
});

test("whoever does not want to be asked is not", async () => {
    settings.confirm = false;
    await fireEvent.click(screen.getByRole("button", { name: /Shoot/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith("shoot");
});

test("pointing at an option points at it everywhere", async () => {
    await fireEvent.focus(screen.getByRole("button", { name: /player 3/ }));
    expect(here.pointed).toBe("interrogate C.left");
    await fireEvent.blur(screen.getByRole("button", { name: /player 3/ }));
    expect(here.pointed).toBeNull();
});

test("what is refused says why and by which rule", () => {
    expect(screen.getByTestId("barred").textContent).toContain("You hold a Ray Gun.");
    expect(screen.getByRole("button", { name: "L-18.1" })).toBeTruthy();
});

test("the harmless answer can be made an order", async () => {
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(standing).toHaveBeenCalledExactlyOnceWith("action", true);
});
