/** What happens here, as it sounds. */
import type { Sound } from "../../lib/sound";

export const sounds: Readonly<Record<string, Sound>> = {
    "show-moved": "piece",
    "show-climbed": "piece",
    "show-jumped": "piece",
    "show-deployed": "piece",
    "show-platform-set": "piece",
    "show-dice-rolled": "dice",
    "show-rolled-off": "dice",
    "show-declared": "aim",
    "show-shot": "shot",
    "show-detonated": "shot",
    "show-hurt": "piece",
    "show-died": "fall",
    "show-fell": "fall",
    "show-completed": "star",
    "show-delivered": "star",
    "show-healed": "gain",
    "show-revived": "gain",
};
