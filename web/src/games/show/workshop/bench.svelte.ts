/** The bench: a map while it is built, what is picked out on it, what was before, and what the engine says about it. */
import { post, Problem } from "../../../lib/api";
import { introduce, recognise } from "../../../lib/me.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Board } from "../../../lib/wire";
import { proposedName } from "../../../home/names.svelte";
import { sentence } from "../../../home/problems";
import type { Complaint, Surveyed } from "../view";
import { History } from "./history";
import {
    bounds,
    fitted,
    moved,
    sizeOf,
    snap,
    turned,
    type Box,
    type MapData,
    type Piece,
    type Snapped,
    type XY,
} from "./map";

/** A piece that keeps its name while it changes. */
export interface Placed {
    id: number;
    piece: Piece;
}
export interface Draft {
    head: Omit<MapData, "element">;
    pieces: Placed[];
}
export interface Looked {
    draft: Draft;
    told: Surveyed;
}

/** Ask the workshop of the house. */
export async function ask(wanted: Record<string, unknown>): Promise<Surveyed> {
    if (!(await recognise())) await introduce(proposedName());
    const { board } = await post<Board>("/api/titles/show/workshop", { wanted, lang: settings.language });
    return board as unknown as Surveyed;
}

let last = 0;
const laid = (piece: Piece): Placed => ({ id: ++last, piece });
const drafted = ({ element = [], ...head }: MapData): Draft => ({ head, pieces: element.map(laid) });
export const dataOf = ({ head, pieces }: Draft): MapData => ({
    ...head,
    element: pieces.map(({ piece }) => piece),
});

export const STEPS = [0, 0.25, 0.5, 1] as const;
const PASTED = 1;

export class Bench {
    draft = $state.raw<Draft>({ head: {}, pieces: [] });
    /** The pieces picked out, by their ids. */
    picked = $state.raw<number[]>([]);
    /** The mesh that things snap to, in inches; 0: they do not. */
    step = $state<number>(0.5);
    /** What the engine said last, and about what. */
    looked = $state.raw<Looked | null>(null);
    /** Why nothing can be said now; empty: it can. */
    trouble = $state("");
    asking = $state(false);
    canUndo = $state(false);
    canRedo = $state(false);

    readonly #history: History<Draft>;
    #clipboard: Piece[] = [];
    #wanted: { compare: boolean } | null = null;

    constructor(
        map: MapData,
        private readonly question: typeof ask = ask,
        now?: () => number,
    ) {
        this.#history = new History(now);
        this.draft = drafted(map);
    }

    get map(): MapData {
        return dataOf(this.draft);
    }
    get size(): XY {
        return sizeOf(this.draft.head);
    }
    /** The one that is picked out, if it is one. */
    get one(): Placed | null {
        return this.picked.length === 1
            ? (this.draft.pieces.find(({ id }) => id === this.picked[0]) ?? null)
            : null;
    }
    /** The engine has spoken about what lies on the bench now. */
    get current(): boolean {
        return this.looked?.draft === this.draft;
    }
    get fit(): boolean {
        return this.current && (this.looked?.told.fit ?? false);
    }
    complaintsOf(id: number): Complaint[] {
        const { draft, told } = this.looked ?? { draft: this.draft, told: null };
        const at = draft.pieces.findIndex((one) => one.id === id);
        return (told?.complaints ?? []).filter((one) => one.elements.includes(at));
    }

    // -------------------------------------------------------------- changes

    /** Put another state in the place of this one; steps of one kind in a row are taken back together. */
    change(next: Draft, kind = ""): void {
        if (next === this.draft) return;
        this.#history.note(this.draft, kind);
        this.#set(next);
    }
    #set(draft: Draft): void {
        this.draft = draft;
        this.picked = this.picked.filter((id) => draft.pieces.some((one) => one.id === id));
        this.canUndo = this.#history.canUndo;
        this.canRedo = this.#history.canRedo;
    }
    undo(): void {
        this.#set(this.#history.undo(this.draft));
    }
    redo(): void {
        this.#set(this.#history.redo(this.draft));
    }
    /** What is carried shows at once; it is a step only when it is put down. */
    carry(next: Draft): void {
        this.draft = next;
    }
    putDown(before: Draft): void {
        const next = this.draft;
        this.draft = before;
        this.change(next);
    }

    head(change: Partial<Draft["head"]>, kind = ""): void {
        const head = { ...this.draft.head, ...change };
        for (const key of Object.keys(head) as (keyof typeof head)[])
            if (head[key] === undefined) delete head[key];
        this.change({ ...this.draft, head }, kind);
    }
    /** Change one piece. */
    edit(id: number, change: (piece: Piece) => Piece, kind = ""): void {
        this.change(withPieces(this.draft, [id], change), kind);
    }
    add(piece: Piece): void {
        const placed = laid(piece);
        this.change({ ...this.draft, pieces: [...this.draft.pieces, placed] });
        this.picked = [placed.id];
    }
    remove(): void {
        if (!this.picked.length) return;
        const gone = new Set(this.picked);
        this.change({ ...this.draft, pieces: this.draft.pieces.filter(({ id }) => !gone.has(id)) });
    }
    copy(): void {
        this.#clipboard = this.#chosen().map(({ piece }) => piece);
    }
    paste(): void {
        if (!this.#clipboard.length) return;
        const placed = this.#clipboard.map((piece) => laid(moved(piece, PASTED, -PASTED)));
        this.#clipboard = placed.map(({ piece }) => piece);
        this.change({ ...this.draft, pieces: [...this.draft.pieces, ...placed] });
        this.picked = placed.map(({ id }) => id);
    }
    duplicate(): void {
        const before = this.#clipboard;
        this.copy();
        this.paste();
        this.#clipboard = before;
    }
    /** By so many inches, as the arrow keys do. */
    nudge(dx: number, dy: number): void {
        this.change(
            withPieces(this.draft, this.picked, (piece) => moved(piece, dx, dy)),
            "nudge",
        );
    }
    turn(degrees: number): void {
        this.change(
            withPieces(this.draft, this.picked, (piece) => turned(piece, degrees)),
            "turn",
        );
    }
    /** Wider and deeper by so many inches, from the south-west corner. */
    grow(by: number): void {
        this.change(
            withPieces(this.draft, this.picked, (piece) => {
                const frame = bounds(piece);
                return fitted(piece, { ...frame, east: frame.east + by, north: frame.north + by });
            }),
            "grow",
        );
    }

    #chosen(): Placed[] {
        return this.draft.pieces.filter(({ id }) => this.picked.includes(id));
    }

    // -------------------------------------------------------------- carrying

    /** What is picked out, carried by so much from where it was in `before`. */
    carried(before: Draft, dx: number, dy: number): { draft: Draft; guides: Snapped["guides"] } {
        const mine = before.pieces
            .filter(({ id }) => this.picked.includes(id))
            .map(({ piece }) => bounds(piece));
        const others = before.pieces
            .filter(({ id }) => !this.picked.includes(id))
            .map(({ piece }) => bounds(piece));
        const frame: Box = {
            west: Math.min(...mine.map((one) => one.west)),
            south: Math.min(...mine.map((one) => one.south)),
            east: Math.max(...mine.map((one) => one.east)),
            north: Math.max(...mine.map((one) => one.north)),
        };
        const found = snap(frame, dx, dy, others, sizeOf(before.head), this.step);
        return {
            draft: withPieces(before, this.picked, (piece) => moved(piece, found.dx, found.dy)),
            guides: found.guides,
        };
    }

    // -------------------------------------------------------------- the engine's word

    /** Have the engine look at it; one question at a time, and the newest state last. */
    async look(compare: boolean): Promise<void> {
        this.#wanted = { compare: compare || (this.#wanted?.compare ?? false) };
        if (this.asking) return;
        this.asking = true;
        try {
            while (this.#wanted) await this.#ask();
        } finally {
            this.asking = false;
        }
    }
    async #ask(): Promise<void> {
        const { compare } = this.#wanted!;
        const draft = this.draft;
        this.#wanted = null;
        try {
            const told = await this.question({ made: dataOf(draft), compare });
            // What each side gets stays on the page until it is known anew.
            const compared =
                told.compared.length || compare ? told.compared : (this.looked?.told.compared ?? []);
            this.looked = { draft, told: { ...told, compared } };
            this.trouble = "";
        } catch (problem) {
            const wait =
                problem instanceof Problem && problem.code === "too-many" ? problem.facts["seconds"] : null;
            if (typeof wait === "number") {
                await new Promise((go) => setTimeout(go, 1000 * Math.max(1, wait)));
                this.#wanted ??= { compare };
            } else if (!compare || this.looked?.draft !== draft) {
                // What each side gets is an extra: without it the word about the map itself still holds.
                this.trouble = sentence(problem);
                this.looked = null;
            }
        }
    }
}

export function withPieces(draft: Draft, ids: readonly number[], change: (piece: Piece) => Piece): Draft {
    if (!ids.length) return draft;
    return {
        ...draft,
        pieces: draft.pieces.map((one) =>
            ids.includes(one.id) ? { ...one, piece: change(one.piece) } : one,
        ),
    };
}
