/** The words of a claim, as people read them and as the notation writes them. */
import type { VerbInfo } from "../lib/wire";
import { has, t } from "../lib/words.svelte";

/** `claim row E S ?`, or nothing while a word is missing. */
export function claimText(verb: VerbInfo, picked: Record<string, string | undefined>): string {
    const words = verb.arguments.map((argument) => picked[argument.name]);
    return words.every(Boolean) ? ["claim", verb.name, ...words].join(" ") : "";
}

/** A word of the notation in the reader's language, by the names the title's own messages have. */
export function wordLabel(title: string, vocabulary: string, word: string, names: string[]): string {
    const [letter = "", slot] = word.split(".");
    if (/^[A-Z]$/.test(letter) && (slot || vocabulary === "seat")) {
        const name = names[letter.charCodeAt(0) - 65] ?? letter;
        return slot ? `${name}: ${wordLabel(title, "slot", slot, names)}` : name;
    }
    const plain = word === "?" ? "unknown" : word.toLowerCase();
    for (const kind of [vocabulary, "kind"]) {
        const id = `${title}-${kind}-${plain}`;
        if (has(id)) return t(id);
    }
    return word;
}
