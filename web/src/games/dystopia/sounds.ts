/** What happens here, as it sounds. */
import type { Sound } from "../../lib/sound";

export const sounds: Readonly<Record<string, Sound>> = {
    "dystopia-placed": "piece",
    "dystopia-bumps": "piece",
    "dystopia-retrieves": "piece",
    "dystopia-gained": "gain",
    "dystopia-drew": "card",
    "dystopia-rolled": "dice",
    "dystopia-tie-roll": "dice",
    "dystopia-worker-lost": "fall",
    "dystopia-built": "piece",
    "dystopia-activated": "flip",
    "dystopia-star-territory": "star",
    "dystopia-star-tile": "star",
    "dystopia-star-recruit": "star",
    "dystopia-star-dilemma": "star",
    "dystopia-traded": "gain",
};
