/** A friendly name for somebody who has not told us theirs. */
import { t } from "../lib/words.svelte";

const PLACE = "euphoria.guest";
/** The longest name the house takes. */
export const LONGEST_NAME = 24;

const words = (id: string): string[] =>
    t(id)
        .split(",")
        .map((word) => word.trim());

export function inventName(luck: () => number = Math.random): string {
    const draw = (list: string[]) => list[Math.floor(luck() * list.length)]!;
    return `${draw(words("home-guest-first"))} ${draw(words("home-guest-second"))}`;
}

/** What the reader typed before the house knows them. */
let typed = $state("");
let invented = "";

/** The name this device proposed before, or a new one: a reload must not make somebody else of us. */
export function proposedName(): string {
    if (typed) return typed;
    invented ||= kept() || inventName();
    keep(invented);
    return invented;
}

export function proposeName(name: string): void {
    typed = name;
    keep(name);
}

function kept(): string {
    try {
        return localStorage.getItem(PLACE) ?? "";
    } catch {
        return "";
    }
}

function keep(name: string): void {
    try {
        localStorage.setItem(PLACE, name);
    } catch {
        // A private window may forbid it; then the name lasts as long as the page.
    }
}
