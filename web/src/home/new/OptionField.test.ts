import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { OptionInfo } from "../../lib/wire";
import { need } from "../../lib/words.svelte";
import OptionField from "./OptionField.svelte";
import type { Value } from "./plan";

beforeAll(() => need("home"));
afterEach(cleanup);

const base = { label: "Label", help: "What it does.", choices: [], least: null, most: null };
const listed = (...values: (string | null)[]) =>
    values.map((value) => ({ value, label: value ?? "By lot", help: "" }));

function show(option: Partial<OptionInfo>, value: Value) {
    const change = vi.fn();
    render(OptionField, {
        option: { ...base, id: "one", kind: "bool", default: null, ...option },
        players: 4,
        value,
        change,
    });
    return change;
}

describe("an option", () => {
    test("that is on or off is a box with its explanation", async () => {
        const change = show({ kind: "bool", default: false }, false);
        const box = screen.getByLabelText("Label");
        expect(box.getAttribute("aria-describedby")).toBe(screen.getByText("What it does.").id);
        await fireEvent.click(box);
        expect(change).toHaveBeenCalledWith(true);
    });
    test("of few choices shows them all, of many a list; values keep their kind", async () => {
        const few = show({ kind: "choice", choices: listed(null, "a") }, "a");
        await fireEvent.click(screen.getByLabelText("By lot"));
        expect(few).toHaveBeenCalledWith(null);
        cleanup();
        const many = show({ kind: "choice", choices: listed(null, "a", "b", "c", "d") }, null);
        await fireEvent.change(screen.getByLabelText("Label"), { target: { value: '"c"' } });
        expect(many).toHaveBeenCalledWith("c");
    });
    test("that is a number gives a number within its bounds", async () => {
        const change = show({ kind: "number", default: 800, least: 75, most: 5000 }, 800);
        const field = screen.getByLabelText<HTMLInputElement>("Label");
        expect([field.min, field.max]).toEqual(["75", "5000"]);
        await fireEvent.input(field, { target: { value: "600" } });
        expect(change).toHaveBeenCalledWith(600);
    });
    test("that is a list takes any of its choices", async () => {
        const change = show({ kind: "list", default: [], choices: listed("a", "b", "c") }, ["b"]);
        await fireEvent.click(screen.getByLabelText("c"));
        expect(change).toHaveBeenLastCalledWith(["b", "c"]);
        await fireEvent.click(screen.getByLabelText("b"));
        expect(change).toHaveBeenLastCalledWith([]);
    });
    test("that names both sides names both or none", async () => {
        const off = show({ kind: "list", choices: listed("a", "b", "c") }, null);
        await fireEvent.click(screen.getByLabelText("Label"));
        expect(off).toHaveBeenCalledWith(["a", "b"]);
        cleanup();
        const on = show({ kind: "list", choices: listed("a", "b", "c") }, ["a", "b"]);
        await fireEvent.change(screen.getByLabelText("Second team"), { target: { value: "c" } });
        expect(on).toHaveBeenLastCalledWith(["a", "c"]);
        await fireEvent.click(screen.getByLabelText("Label"));
        expect(on).toHaveBeenLastCalledWith(null);
    });
});
