/** Which puzzles were solved here. Only this device knows. */
const PLACE = "euphoria.puzzles";

function load(): string[] {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
        return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
    } catch {
        return [];
    }
}

let known = $state.raw<readonly string[]>(load());

export const isSolved = (id: string): boolean => known.includes(id);

export function keepSolved(id: string): void {
    if (known.includes(id)) return;
    known = [...known, id];
    try {
        localStorage.setItem(PLACE, JSON.stringify(known));
    } catch {
        // A private window may forbid it; then it is remembered as long as the page is open.
    }
}
