/** What the events of a title sound like. Several that come at once are heard as the loudest of them. */
import type { Told } from "../lib/table.svelte";
import type { Sound } from "../lib/sound";

/** From what is passed over to what must be heard. */
const WEIGHT: Sound[] = ["card", "piece", "gain", "flip", "dice", "aim", "star", "shot", "fall"];

/** The one sound for all of these lines; null: they are silent. */
export function soundOf(lines: readonly Told[], sounds: Readonly<Record<string, Sound>>): Sound | null {
    const heard = lines.map(({ event }) => sounds[event.event]).filter((sound) => sound !== undefined);
    return heard.length ? heard.reduce((a, b) => (WEIGHT.indexOf(b) > WEIGHT.indexOf(a) ? b : a)) : null;
}
