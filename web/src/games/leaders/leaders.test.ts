import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Told } from "../../lib/table.svelte";
import { need } from "../../lib/words.svelte";
import { lastClaims, readClaim } from "./claims";
import { layout, ringHeight } from "./layout";
import { gunPiece, NO_PIECE, piecesOf, recruitPiece, seatPiece, type Piece } from "./pieces";
import positions from "./positions.json";
import { nextMark, percent, segments, type Mark } from "./sheet";
import { sayClaim } from "./speak";
import { ARTIFACTS, isReaction, specimen } from "./specimens";
import { KINDS, SLOTS, TEAMS, type LeadersView } from "./view";
import { asLeaders } from "./viewing";

const split = (text: string): string[] => (text ? text.split("|") : []);
const samples = positions.samples.map(({ view, options, refused }) => ({
    view: asLeaders(JSON.parse(view) as Record<string, unknown>),
    options: split(options),
    refused: split(refused),
}));

/** Everything on the table that can be touched. */
function allPieces(view: LeadersView): Set<Piece> {
    const pieces = new Set<Piece>(["deck", "centre"]);
    for (const { seat, gun } of view.seats) {
        pieces.add(seatPiece(seat));
        if (gun) pieces.add(gunPiece(seat));
        for (const slot of [0, 1, 2]) pieces.add(recruitPiece(seat, slot));
    }
    for (const artifact of view.seats[view.you!]!.hand) pieces.add(`artifact ${artifact}`);
    return pieces;
}

describe("options and pieces", () => {
    test("every option of whole games lies on a piece, or is a button beside our row", () => {
        const [{ view }] = samples as [(typeof samples)[0]];
        const texts = split(positions.texts);
        expect(texts.length).toBeGreaterThan(400);
        const armed = { ...view, seats: view.seats.map((one) => ({ ...one, gun: { target: 2 } })) };
        for (const text of texts) {
            const free = NO_PIECE.has(text.split(" ")[0]!);
            expect(piecesOf(text, armed).length > 0, text).toBe(!free);
        }
    });

    test("an option that can be chosen lies on a piece that is there", () => {
        let counted = 0;
        for (const { view, options } of samples) {
            if (!options.length) continue;
            const there = allPieces(view);
            for (const text of options)
                for (const piece of piecesOf(text, view)) {
                    expect(there.has(piece), `${text}: ${piece}`).toBe(true);
                    counted++;
                }
        }
        expect(counted).toBeGreaterThan(300);
    });

    test("a shot is fired with the gun; its target is lit, too", () => {
        const { view } = samples.find((one) => one.view.you !== null)!;
        const me = view.you!;
        const seats = view.seats.map((one) => (one.seat === me ? { ...one, gun: { target: 3 } } : one));
        expect(piecesOf("shoot", { ...view, seats })).toEqual([gunPiece(me), seatPiece(3)]);
    });
});

describe("the view", () => {
    test("has the words the types say", () => {
        for (const { view } of samples) {
            for (const seat of view.seats) {
                expect(seat.team === null || TEAMS.includes(seat.team)).toBe(true);
                for (const artifact of seat.hand) expect(ARTIFACTS).toContain(artifact);
                seat.row.forEach((recruit, slot) => {
                    expect(recruit.slot).toBe(SLOTS[slot]);
                    expect(recruit.card === null || KINDS.includes(recruit.card)).toBe(true);
                });
            }
        }
        expect(samples.some((one) => one.view.result)).toBe(true);
    });

    test("of another title is refused", () => {
        expect(() => asLeaders({ title: "show" })).toThrow("show");
    });

    test("every Artifact has a drawing of its own", () => {
        expect(new Set(ARTIFACTS.map(specimen)).size).toBe(24);
        expect(ARTIFACTS.filter(isReaction).length).toBe(9);
    });
});

describe("the ring of seats", () => {
    const SIZES = [
        { width: 352, mat: { width: 104, height: 90 } },
        { width: 620, mat: { width: 104, height: 90 } },
        { width: 700, mat: { width: 176, height: 132 } },
        { width: 880, mat: { width: 176, height: 132 } },
        { width: 900, mat: { width: 176, height: 132 } },
        { width: 922, mat: { width: 176, height: 132 } },
        { width: 960, mat: { width: 176, height: 132 } },
        { width: 1000, mat: { width: 176, height: 132 } },
        { width: 1100, mat: { width: 176, height: 132 } },
    ];
    for (const players of [4, 5, 6, 7, 8])
        test(`of ${players}: no two mats touch, none leaves the board, the next player sits at our left`, () => {
            for (const { width, mat } of SIZES)
                for (const me of [null, 0, 2]) {
                    const height = ringHeight(players, width, me === null);
                    const { seats } = layout(players, me, width, height, mat);
                    const others = seats.filter((_, seat) => seat !== me);
                    others.forEach((a, at) => {
                        expect(a.x - mat.width / 2).toBeGreaterThanOrEqual(0);
                        expect(a.x + mat.width / 2).toBeLessThanOrEqual(width);
                        expect(a.y - mat.height / 2).toBeGreaterThanOrEqual(0);
                        for (const b of others.slice(at + 1)) {
                            const apart =
                                Math.abs(a.x - b.x) >= mat.width || Math.abs(a.y - b.y) >= mat.height - 4;
                            expect(apart, `${players} ${width} ${me} ${at}`).toBe(true);
                        }
                    });
                    if (me !== null) expect(seats[(me + 1) % players]!.x).toBeLessThan(width / 2);
                }
        });
});

test("up to six players and our own row fit on a laptop of 1280 by 800", () => {
    const [board, mine] = [{ width: 922, height: 568 }, 178];
    for (const players of [4, 5, 6])
        expect(ringHeight(players, board.width, false) + mine).toBeLessThanOrEqual(board.height);
});

describe("claims", () => {
    beforeAll(() => need("leaders"));

    test("are read from their number", () => {
        expect(readClaim(0 + (0 << 8) + (1 << 16) + 4 * 2 ** 24)).toEqual({
            verb: "row",
            row: ["E", "S", null],
        });
        expect(readClaim(1 + (5 << 8) + (3 << 16))).toEqual({ verb: "saw", place: 5, kind: "SL" });
        expect(readClaim(2 + (6 << 8))).toEqual({ verb: "hand", artifact: "fish-wand" });
        expect(readClaim(3 + (2 << 8))).toEqual({ verb: "team", team: "wastelander" });
    });

    test("the last of each seat counts", () => {
        const told = (seat: number, claim: number): Told => ({
            event: { number: 0, ply: 0, event: "core-claimed", seat, claim },
            words: `${claim}`,
        });
        const last = lastClaims([told(1, 3), told(2, 3), told(1, 259)]);
        expect(last.get(1)?.claim).toEqual({ verb: "team", team: "subterran" });
        expect([...last.keys()]).toEqual([1, 2]);
    });

    test("are said in words", () => {
        settings.language = "en";
        expect(sayClaim("claim saw B.left el", ["Ana", "Bo"])).toBe(
            "I know Bo’s left Recruit: Euphorian Leader",
        );
        expect(sayClaim("claim row E ? S", ["Ana"])).toContain("Euphorian Follower, not said, Subterran");
    });
});

describe("the sheet", () => {
    test("says 0 and 100 only of what is certain", () => {
        expect([0, 1, 500, 999, 1000].map((weight) => percent(weight, 1000))).toEqual([
            "0",
            "<1",
            "50",
            ">99",
            "100",
        ]);
    });
    test("shows Leaders between the Followers, and nothing that cannot be", () => {
        const odds = { E: 2, S: 1, EL: 1, SL: 0 };
        expect(segments(odds, 4).map((one) => [one.kind, one.text])).toEqual([
            ["E", "50"],
            ["EL", "25"],
            ["S", "25"],
        ]);
    });
    test("goes round through all marks", () => {
        const seen = new Set<Mark>();
        for (let mark: Mark = ""; !seen.has(mark); mark = nextMark(mark)) seen.add(mark);
        expect(seen.size).toBe(6);
    });
});
