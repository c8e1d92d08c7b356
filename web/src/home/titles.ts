/** The games as the house offers them, in words of a language. Asked once per language. */
import { get } from "../lib/api";
import type { TitleInfo, Titles } from "../lib/wire";
import { has, t } from "../lib/words.svelte";

/** What people call a title; its id, if the front of the house has no word for it. */
export function nameOf(title: string): string {
    return has(`home-${title}-name`) ? t(`home-${title}-name`) : title;
}

const asked = new Map<string, Promise<TitleInfo[]>>();

export function titles(language: string): Promise<TitleInfo[]> {
    let coming = asked.get(language);
    if (!coming) {
        coming = get<Titles>(`/api/titles?lang=${language}`).then((found) => found.titles);
        coming.catch(() => asked.delete(language));
        asked.set(language, coming);
    }
    return coming;
}
