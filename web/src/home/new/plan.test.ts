import { describe, expect, test } from "vitest";
import type { OptionInfo, TitleInfo } from "../../lib/wire";
import { asked, choices, complete, fill, mistake, newPlan, ownSeat, resize, told } from "./plan";

const option = (given: Partial<OptionInfo> & { id: string }): OptionInfo => ({
    label: "",
    help: "",
    kind: "bool",
    choices: [],
    default: false,
    least: null,
    most: null,
    ...given,
});
const FIRST = option({
    id: "first",
    kind: "choice",
    default: null,
    choices: [null, 0, 1, 2, 3].map((value) => ({ value, label: String(value) })),
});
const INFO: TitleInfo = {
    id: "dystopia",
    least: 2,
    most: 4,
    revision: 1,
    options: {},
    bots: ["random", "greedy"],
    claims: false,
    name: "",
    about: "",
    settings: [
        FIRST,
        option({ id: "trading", default: true }),
        option({ id: "house", kind: "list", default: [] }),
    ],
    opponents: [],
    company: [],
};

describe("a plan", () => {
    const plan = newPlan(INFO, 3);

    test("begins as the house has it: I sit on the first of the open seats", () => {
        expect(ownSeat(plan)).toBe(0);
        expect(mistake(plan, INFO)).toBe("");
        expect(asked(plan, INFO)).toMatchObject({ title: "dystopia", players: 3, options: {}, sit: true });
    });
    test("tells the house only what is not as usual", () => {
        const changed = { ...plan, options: { ...plan.options, trading: false, house: [] } };
        expect(asked(changed, INFO).options).toEqual({ trading: false });
    });
    test("says the kind of each bot", () => {
        const filled = fill(plan, "bot:greedy");
        const bot = { kind: "bot", bot: "greedy" };
        expect(asked(filled, INFO).seats).toEqual([{ kind: "open" }, bot, bot]);
    });
    test("is complete when nobody else is awaited", () => {
        expect(complete(plan)).toBe(false);
        expect(complete(fill(plan, "bot:greedy"))).toBe(true);
        expect(complete(fill({ ...plan, sit: false }, "bot:greedy"))).toBe(true);
    });
    test("keeps seats and drops a first player who has no seat any more", () => {
        const wide = { ...resize(plan, INFO, 4), seats: ["open", "closed", "open", "open"] };
        wide.options = { ...wide.options, first: 3 };
        const narrow = resize(wide, INFO, 2);
        expect(narrow.seats).toEqual(["open", "closed"]);
        expect(narrow.options["first"]).toBeNull();
        expect(choices(FIRST, 2).map((choice) => choice.value)).toEqual([null, 0, 1]);
    });
    test("is wrong with too few seats, or none for me", () => {
        expect(mistake({ ...plan, seats: ["open", "closed", "closed"] }, INFO)).toBe("home-new-too-few");
        expect(mistake({ ...plan, seats: ["bot:random", "bot:random"] }, INFO)).toBe("home-new-no-seat");
    });
    test("has no time without a clock", () => {
        expect(asked({ ...plan, seconds: 60 }, INFO).seconds).toBe(0);
        expect(asked({ ...plan, pace: "live", seconds: 60 }, INFO).seconds).toBe(60);
    });
});

test("times are told in the largest unit that fits", () => {
    expect([60, 300, 8 * 3600, 2 * 86400].map(told)).toEqual([
        ["home-seconds", 60],
        ["home-minutes-long", 5],
        ["home-hours", 8],
        ["home-days", 2],
    ]);
});
