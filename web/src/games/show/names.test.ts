import { beforeAll, expect, test } from "vitest";
import { need, speak } from "../../lib/words.svelte";
import { whyNot } from "./names";
import type { Field } from "./view";

const field = { elements: [{ name: "wall" }, { name: "shed" }] } as unknown as Field;
const refused = (reason: string, facts: Record<string, string | number>) => ({
    rule: "S-11.4",
    reason,
    facts,
});

beforeAll(() => need("show"));

test("a refusal names the figure, the scenery or the target that is in the way", async () => {
    expect(whyNot(refused("show-no-through-figure", { blocker: "B.blanca" }), field)).toContain("Blanca");
    expect(whyNot(refused("show-no-in-scenery", { blocker: "#2" }), field)).toContain("shed 2");
    expect(whyNot(refused("show-no-on-marker", { blocker: "target-3" }), field)).toContain("3");
    await speak("ru");
    expect(whyNot(refused("show-no-through-scenery", { blocker: "#1" }), field)).toContain("стена 1");
    await speak("en");
});

test("without a name it says the reason alone", () => {
    expect(whyNot(refused("show-no-ap", { ap: 2 }), field)).toContain("2 left");
    expect(whyNot(refused("show-no-through-figure", {}), null)).toBe("Another figure is in the way");
    expect(whyNot(null, field)).toBe("");
});
