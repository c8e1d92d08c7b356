/** The sheet: the engine's exact odds, and the reader's own pencil marks. */
import { KINDS, type Kind } from "./view";

export type Odds = Record<Kind, number>;

export interface SeatOdds {
    seat: number;
    /** null: a Wastelander. */
    team: { euphorian: number; subterran: number } | null;
    leader: { EL: number; SL: number };
    row: (Odds & { slot: string })[];
}

/** The answer to `{ask: "deduction"}`: weights, all out of `deals`. */
export interface Deduction {
    deals: number;
    exact: boolean;
    seats: SeatOdds[];
    removed: Odds;
}

/** A chance in per cent, rounded so that only what is certain says 0 or 100. */
export function percent(weight: number, of: number): string {
    if (weight <= 0 || of <= 0) return "0";
    if (weight >= of) return "100";
    const share = (100 * weight) / of;
    return share < 1 ? "<1" : share > 99 ? ">99" : String(Math.round(share));
}

/** What a slot can be, in the order of its bar: Euphorians, then Subterrans, Leaders inside. */
export const BAR: Kind[] = ["E", "EL", "SL", "S"];
export const segments = (odds: Odds, of: number): { kind: Kind; share: number; text: string }[] =>
    BAR.filter((kind) => odds[kind] > 0).map((kind) => ({
        kind,
        share: odds[kind] / of,
        text: percent(odds[kind], of),
    }));

// ------------------------------------------------------------------ pencil

export type Mark = Kind | "?" | "";
export const MARKS: Mark[] = ["", ...KINDS, "?"];

export interface Pencil {
    /** By place, three for each seat. */
    marks: Record<string, Mark>;
    /** By seat. */
    notes: Record<string, string>;
}

const place = (table: string, seat: number | null): string =>
    `euphoria.leaders.sheet.${table}.${seat ?? "gallery"}`;

export function readPencil(table: string, seat: number | null): Pencil {
    const empty: Pencil = { marks: {}, notes: {} };
    try {
        return {
            ...empty,
            ...(JSON.parse(localStorage.getItem(place(table, seat)) ?? "{}") as Partial<Pencil>),
        };
    } catch {
        return empty;
    }
}

export function keepPencil(table: string, seat: number | null, pencil: Pencil): void {
    try {
        localStorage.setItem(place(table, seat), JSON.stringify(pencil));
    } catch {
        // A private window may forbid it; then the marks last as long as the page.
    }
}

export const nextMark = (mark: Mark): Mark => MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length]!;
