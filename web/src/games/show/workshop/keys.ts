/** Everything the hand does on the plan, by keys. Whoever types in a field is not meant. */
import type { Bench } from "./bench.svelte";

const ARROWS: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
};
const FINE = 0.05;
const FAR = 2;

export function handle(event: KeyboardEvent, bench: Bench): void {
    const at = event.target as HTMLElement | null;
    if (event.defaultPrevented || at?.closest?.("input, textarea, select, dialog")) return;
    if (act(event, bench)) event.preventDefault();
}

/** True if the key meant something. */
function act(event: KeyboardEvent, bench: Bench): boolean {
    const { key, shiftKey, altKey } = event;
    if (event.ctrlKey || event.metaKey) return withControl(key.toLowerCase(), shiftKey, bench);
    const arrow = ARROWS[key];
    if (arrow) {
        if (!bench.picked.length) return false;
        const by = altKey ? FINE : shiftKey ? FAR : bench.step || FINE;
        bench.nudge(arrow[0] * by, arrow[1] * by);
        return true;
    }
    if (altKey) return false;
    switch (key) {
        case "Escape":
            bench.picked = [];
            return true;
        case "Delete":
        case "Backspace":
            bench.remove();
            return true;
        case "r":
        case "R":
            bench.turn(shiftKey ? -15 : 15);
            return true;
        case "q":
        case "Q":
            bench.turn(90);
            return true;
        case "+":
        case "=":
            bench.grow(bench.step || FINE);
            return true;
        case "-":
            bench.grow(-(bench.step || FINE));
            return true;
        case "n":
        case "N":
            next(bench, shiftKey ? -1 : 1);
            return true;
    }
    return false;
}

function withControl(key: string, shift: boolean, bench: Bench): boolean {
    switch (key) {
        case "z":
            if (shift) bench.redo();
            else bench.undo();
            return true;
        case "y":
            bench.redo();
            return true;
        case "c":
            if (String(getSelection()) || !bench.picked.length) return false;
            bench.copy();
            return true;
        case "v":
            bench.paste();
            return true;
        case "d":
            bench.duplicate();
            return true;
        case "a":
            bench.picked = bench.draft.pieces.map(({ id }) => id);
            return true;
    }
    return false;
}

/** Pick out the piece after the one that is, or before it. */
function next(bench: Bench, by: number): void {
    const { pieces } = bench.draft;
    if (!pieces.length) return;
    const at = pieces.findIndex(({ id }) => id === bench.picked.at(-1));
    const to = at < 0 ? (by > 0 ? 0 : pieces.length - 1) : (at + by + pieces.length) % pieces.length;
    bench.picked = [pieces[to]!.id];
}
