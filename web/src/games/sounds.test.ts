import { expect, test } from "vitest";
import { lasting, SOUNDS, type Sound } from "../lib/sound";
import type { Told } from "../lib/table.svelte";
import { face } from ".";
import { soundOf } from "./sounds";

const told = (event: string): Told => ({
    event: { event, ply: 1, number: 1, rule: "" } as Told["event"],
    words: "",
});

test("of several things at once the weightiest is heard", () => {
    const sounds = face("leaders").sounds!;
    expect(soundOf([told("leaders-drew"), told("leaders-shot"), told("leaders-turn")], sounds)).toBe("shot");
    expect(soundOf([told("leaders-turn")], sounds)).toBeNull();
    expect(soundOf([], sounds)).toBeNull();
});

test("every title sounds, with sounds there are", () => {
    for (const title of ["leaders", "dystopia", "show"]) {
        const heard = Object.values(face(title).sounds ?? {});
        expect(heard.length).toBeGreaterThan(4);
        for (const sound of heard) expect(SOUNDS).toHaveProperty(sound);
    }
});

test("no sound keeps anybody waiting", () => {
    for (const name of Object.keys(SOUNDS) as Sound[]) {
        expect(lasting(name)).toBeGreaterThan(0.04);
        expect(lasting(name)).toBeLessThan(2.1);
    }
});
