/** The packaged maps, by the names the house gives them. */
import { titles } from "../../../home/titles";
import { settings } from "../../../lib/settings.svelte";

export async function offeredMaps(): Promise<{ name: string; label: string }[]> {
    const list = await titles(settings.language);
    const maps = list.find(({ id }) => id === "show")?.settings.find(({ id }) => id === "map");
    return (maps?.choices ?? []).map(({ value, label }) => ({ name: String(value), label }));
}
