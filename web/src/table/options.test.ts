import { describe, expect, it } from "vitest";
import type { DecisionInfo, Words } from "../lib/wire";
import { barred, choices, commonStart, grave, grouped, matching, withoutRule } from "./options";

const option = (text: string) => ({ text, verb: text.split(" ")[0]!, arguments: {} });
const DECISION: DecisionInfo = {
    kind: "action",
    rule: "L-8.1",
    sealed: false,
    options: ["skip", "interrogate A.left", "shoot", "interrogate B.left"].map(option),
    refused: [{ text: "arm left", rule: "L-18.1", reason: "leaders-no-second-gun", facts: {} }],
    idle: ["skip"],
    posed: 3,
};
const WORDS = {
    options: ["Do nothing", "Interrogate Ana’s left", "Shoot", "Interrogate Bo’s left"],
    refused: [{ words: "Arm", why: "You hold a Ray Gun (L-18.1)." }],
} as Words;

describe("the list of options", () => {
    it("labels each option with the words at its place", () => {
        expect(choices(DECISION, WORDS).map((one) => one.words)).toEqual(WORDS.options);
        expect(choices(DECISION, null)[1]!.words).toBe("interrogate A.left");
        expect(choices(null, WORDS)).toEqual([]);
    });

    it("shows what is refused with the reason, and the rule apart", () => {
        expect(barred(DECISION, WORDS)).toEqual([
            { text: "arm left", rule: "L-18.1", words: "Arm", why: "You hold a Ray Gun." },
        ]);
    });

    it("puts options of one verb together under what they have in common", () => {
        const groups = grouped(choices(DECISION, WORDS));
        expect(groups.map((one) => [one.verb, one.label, one.choices.length])).toEqual([
            ["skip", "", 1],
            ["interrogate", "Interrogate", 2],
            ["shoot", "", 1],
        ]);
    });

    it("finds options by any of their words, in any order and case", () => {
        const found = (query: string) => matching(choices(DECISION, WORDS), query).map((one) => one.text);
        expect(found("LEFT interr")).toEqual(["interrogate A.left", "interrogate B.left"]);
        expect(found("b.left")).toEqual(["interrogate B.left"]);
        expect(found("  ")).toHaveLength(4);
        expect(found("nothing else")).toEqual([]);
    });
});

describe("words", () => {
    it("lose the id of their rule, and nothing else", () => {
        expect(withoutRule("Your action: arm or shoot (L-8.1).")).toBe("Your action: arm or shoot.");
        expect(withoutRule("Will you react? (L-17.3)")).toBe("Will you react?");
        expect(withoutRule("Pay (twice).")).toBe("Pay (twice).");
    });

    it("share a start that leaves each sentence something of its own", () => {
        expect(commonStart(["Place a 4 on the Farm", "Place a 4 in the Bar"])).toBe("Place a 4");
        expect(commonStart(["Pay gold", "Pay gold"])).toBe("Pay");
        expect(commonStart(["Go", "Stay"])).toBe("");
        expect(commonStart(["Laid: a, b", "Laid: a, c"])).toBe("Laid: a");
    });
});

describe("a grave choice", () => {
    const sealed = { ...DECISION, sealed: true };

    it("is one that may end the game", () => {
        expect(grave("leaders", DECISION, "shoot")).toBe(true);
        expect(grave("show", DECISION, "shoot")).toBe(false);
    });
    it("is a sealed answer that does something", () => {
        expect(grave("leaders", sealed, "interrogate A.left")).toBe(true);
        expect(grave("leaders", sealed, "skip")).toBe(false);
        expect(grave("leaders", DECISION, "interrogate A.left")).toBe(false);
    });
    it("is none where there is nothing to choose", () => {
        expect(grave("leaders", { ...sealed, options: [option("arrange E E E")] }, "arrange E E E")).toBe(
            false,
        );
    });
});
