/** What the house says about a title: the names of its bots and options in the reader's language. */
import { get } from "../lib/api";
import { settings } from "../lib/settings.svelte";

export interface OptionAbout {
    id: string;
    label: string;
    help: string;
    choices: { value: unknown; label: string }[];
    default: unknown;
}
export interface TitleAbout {
    bots: { id: string; label: string }[];
    options: OptionAbout[];
}

interface Listed {
    id: string;
    bots: string[];
}

export async function catalogue(title: string): Promise<TitleAbout | null> {
    const language = settings.language;
    try {
        const { titles } = await get<{ titles: Listed[] }>(`/api/titles?lang=${language}`);
        const found = titles.find((one) => one.id === title);
        return found ? { bots: found.bots.map((id) => ({ id, label: id })), options: [] } : null;
    } catch {
        return null;
    }
}

export const botName = (about: TitleAbout | null, bot: string): string =>
    about?.bots.find((one) => one.id === bot)?.label ?? bot;
