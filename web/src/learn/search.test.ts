import { describe, expect, test } from "vitest";
import type { Ledger } from "../lib/rules.svelte";
import type { CardInfo } from "../lib/wire";
import { findCards, findRules, inOrder, isQuestion, stretches } from "./search";

const rule = (id: string, text: string, ruling = "") => ({
    id,
    text,
    lang: "en" as const,
    rulings: ruling ? [{ id: `${id}a`, text: ruling, lang: "en" as const }] : [],
});
const LEDGER: Ledger = {
    title: "leaders",
    name: "Leaders",
    minute: [],
    five: [],
    signs: [],
    sections: [
        {
            name: "Interrogate",
            rules: [
                rule("L-9.1", "Choose a hidden Recruit.", "Not your own, see L-4.3."),
                rule("L-9.2", "Only hidden ones."),
            ],
        },
        { name: "Arm", rules: [rule("L-11.1", "Pay by exposing a hidden Recruit; take a Ray Gun.")] },
    ],
};
const ids = (query: string) => findRules(LEDGER, query).sections.flatMap((one) => one.rules.map((r) => r.id));

describe("rules", () => {
    test("nothing asked: all", () => expect(ids(" ")).toEqual(["L-9.1", "L-9.2", "L-11.1"]));
    test("a word is found by its beginning, in any case", () => {
        expect(ids("RECR")).toEqual(["L-9.1", "L-11.1"]);
        expect(ids("cruit")).toEqual([]);
    });
    test("all words must be there, also in rulings and the section", () => {
        expect(ids("interrogate own")).toEqual(["L-9.1"]);
        expect(ids("hidden gun")).toEqual(["L-11.1"]);
    });
    test("a number shows the rule among its section", () => {
        expect(findRules(LEDGER, "l-9.2")).toMatchObject({ rule: "L-9.2", count: 2 });
        expect(findRules(LEDGER, "L-9.1a")).toMatchObject({ rule: "L-9.1", count: 2 });
        expect(findRules(LEDGER, "L-11")).toMatchObject({ rule: "", count: 1 });
    });
    test("L-1 is not L-11, and an unknown number finds nothing", () => {
        expect(findRules(LEDGER, "L-1").count).toBe(0);
        expect(findRules(LEDGER, "L-9.7").count).toBe(0);
    });
    test("what means something to regular expressions is only text", () => expect(ids("(.*")).toEqual([]));
});

describe("questions", () => {
    test("a mark or many words make one", () => {
        expect(["can I shoot", "exposed leader shot", "L-9.1", ""].map(isQuestion)).toEqual(
            Array(4).fill(false),
        );
        expect(["shoot?", "¿disparar", "can I shoot now"].map(isQuestion)).toEqual(Array(3).fill(true));
    });
    test("answers come in the order of the house, each with its section; unknown ids are left out", () => {
        expect(
            inOrder(LEDGER, ["L-11.1", "L-0.0", "L-9.2"]).map((one) => [one.section, one.rule.id]),
        ).toEqual([
            ["Arm", "L-11.1"],
            ["Interrogate", "L-9.2"],
        ]);
    });
});

describe("stretches", () => {
    test("numbers of rules become links, terms stand out", () => {
        expect(stretches("See L-4.3 and `shot_declared`.", [])).toEqual([
            { kind: "plain", text: "See " },
            { kind: "rule", text: "L-4.3" },
            { kind: "plain", text: " and " },
            { kind: "term", text: "shot_declared" },
            { kind: "plain", text: "." },
        ]);
    });
    test("what was asked for is marked, and the text stays whole", () => {
        const { words } = findRules(LEDGER, "hid rec");
        const parts = stretches("A hidden Recruit, not unhidden.", words);
        expect(parts.filter((one) => one.kind === "hit").map((one) => one.text)).toEqual(["hid", "Rec"]);
        expect(parts.map((one) => one.text).join("")).toBe("A hidden Recruit, not unhidden.");
    });
});

test("cards are found by words in any script, kind and group", () => {
    const card = (id: string, name: string, kind: CardInfo["kind"], group = ""): CardInfo => ({
        id,
        name,
        kind,
        group,
        text: "",
        rule: "",
        facts: { Цена: "один рекрут" },
        numbers: {},
    });
    const cards = [card("a", "Масло для языка", "action"), card("b", "Лидер", "recruit", "euphorian")];
    expect(findCards(cards, "язы").map((one) => one.id)).toEqual(["a"]);
    expect(findCards(cards, "рекр", "recruit").map((one) => one.id)).toEqual(["b"]);
    expect(findCards(cards, "", "", "euphorian").map((one) => one.id)).toEqual(["b"]);
});
