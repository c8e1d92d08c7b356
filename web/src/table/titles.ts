/** What the house says about a title: the names of its bots and options in the reader's language. */
import { get } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { TitleInfo, Titles } from "../lib/wire";

const known = new Map<string, Promise<Titles>>();

/** Null where the house does not say; then ids stand for names. Asked once per language. */
export async function aboutTitle(title: string): Promise<TitleInfo | null> {
    const { language } = settings;
    let coming = known.get(language);
    if (!coming) {
        coming = get<Titles>(`/api/titles?lang=${language}`);
        known.set(language, coming);
        coming.catch(() => known.delete(language));
    }
    try {
        return (await coming).titles.find((one) => one.id === title) ?? null;
    } catch {
        return null;
    }
}

export const botName = (about: TitleInfo | null, bot: string): string =>
    about?.opponents.find((one) => one.id === bot)?.label ?? bot;

/** What a character of the house is like, in one line. */
export const lineOf = (about: TitleInfo | null, face: string): string =>
    about?.company.find((one) => one.id === face)?.line ?? "";

const UNITS = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
] as const;

/** A span of time in the largest unit that fits: "60 seconds", "2 days". */
export function duration(seconds: number): string {
    const fits = UNITS.find(([, size]) => seconds >= 2 * size && seconds % size === 0);
    const [unit, size] = fits ?? (["second", 1] as const);
    const format = new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay: "long" });
    return format.format(seconds / size);
}
