import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../lib/settings.svelte";
import type { GameEvent, Told } from "../../lib/table.svelte";
import { has, need, speak, t } from "../../lib/words.svelte";
import chapters from "./chapters.json";
import { LINES, lineOf, SILENT, toldLast, variantOf } from "./commentary";

const EVENTS = chapters.steps.flatMap(({ events }) => JSON.parse(events) as GameEvent[]);
const NAMES = ["Ana", "Boris"];
const all = Object.keys(LANGUAGES) as Language[];
const FACTS = Object.fromEntries(
    ["figure", "figure-whom", "foe", "foe-whom", "mate", "body", "seat", "turn"].map((fact) => [fact, fact]),
);
const told = (events: GameEvent[]): Told[] => events.map((event) => ({ event, words: "" }));
const event = (kind: string, ply: number, more: Record<string, unknown> = {}): GameEvent => ({
    number: ply,
    ply,
    event: `show-${kind}`,
    ...more,
});

beforeAll(() => need("show", "tv"));

describe("the commentator", () => {
    test("has a line for every kind of event, or is silent about it on purpose", () => {
        const kinds = chapters.kinds.map((kind) => kind.replace("show-", ""));
        expect([...Object.keys(LINES), ...SILENT].sort()).toEqual([...kinds].sort());
    });
    test.each(all)("says every line in %s, and no two alike", async (language) => {
        await speak(language);
        const lines: string[] = [];
        for (const [kind, { variants }] of Object.entries(LINES)) {
            expect(variants).toBeGreaterThan(1);
            for (let n = 1; n <= variants; n++) {
                expect(has(`tv-${kind}-${n}`), `tv-${kind}-${n}`).toBe(true);
                lines.push(t(`tv-${kind}-${n}`, FACTS));
            }
            expect(has(`tv-${kind}-${variants + 1}`)).toBe(false);
        }
        expect(new Set(lines).size).toBe(lines.length);
    });
    test.each(all)("leaves no gap in %s, whatever happens", async (language) => {
        await speak(language);
        for (const one of EVENTS) {
            const line = lineOf(one, NAMES);
            if (variantOf(one)) expect(line, JSON.stringify(one)).toMatch(/^[^{}]+[.!?…]$/);
            else expect(line).toBe("");
            expect(line).not.toMatch(/undefined|show-|tv-/);
        }
    });
    test("chooses by the event alone, and uses every variant", () => {
        const used = new Set<string>();
        for (let ply = 0; ply < 200; ply++) {
            const one = event("killed-by", ply, { figure: ply % 14, foe: 32 + (ply % 5) });
            expect(variantOf({ ...one, number: 999 })).toBe(variantOf(one));
            used.add(variantOf(one)!);
        }
        expect(used.size).toBe(LINES["killed-by"]!.variants);
    });
    test("tells the weightiest of the last answer, the same in a replay", () => {
        const show = [
            event("turn", 1, { turn: 1 }),
            event("hit", 4, { figure: 1, foe: 33 }),
            event("killed-by", 4, { figure: 33, foe: 1 }),
            event("euphoria", 4, { figure: 1, value: 5 }),
            event("moved", 5, { figure: 2 }),
        ];
        expect(toldLast(told(show))).toBe(show[2]);
        expect(toldLast(told(show.slice(0, 2)))).toBe(show[1]);
        expect(toldLast(told(show.slice(0, 1)))).toBe(show[0]);
        expect(toldLast([])).toBeNull();
    });
    test("says only what the event says", async () => {
        await speak("en");
        const given = event("given-exactly", 3, { figure: 1, mate: 2, object: 3 });
        expect(lineOf(given, NAMES)).toBe("");
        const named = /\{ \$([\w-]+) \}/g;
        const files = import.meta.glob<string>("../../../../src/euphoria/games/show/locale/*/tv.ftl", {
            eager: true,
            query: "?raw",
            import: "default",
        });
        expect(Object.keys(files)).toHaveLength(3);
        for (const text of Object.values(files))
            for (const [, fact] of text.matchAll(named)) expect(Object.keys(FACTS)).toContain(fact);
    });
});
