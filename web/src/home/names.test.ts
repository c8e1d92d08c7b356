import { beforeAll, describe, expect, test } from "vitest";
import { need, speak } from "../lib/words.svelte";
import { inventName, LONGEST_NAME, proposedName, proposeName } from "./names.svelte";

beforeAll(() => need("home"));

describe("a guest's name", () => {
    test.each(["en", "es", "ru"] as const)("is two words the house takes, in %s", async (language) => {
        await speak(language);
        for (let first = 0; first < 16; first++)
            for (let second = 0; second < 16; second++) {
                const draws = [first / 16, second / 16];
                const name = inventName(() => draws.shift()!);
                expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
                expect(name.split(" ").length).toBe(2);
            }
    });
    test("stays the same until the reader types another", () => {
        const name = proposedName();
        expect(proposedName()).toBe(name);
        proposeName("Ana");
        expect(proposedName()).toBe("Ana");
    });
});
