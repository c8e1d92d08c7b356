/** What happens here, as it sounds. */
import type { Sound } from "../../lib/sound";

export const sounds: Readonly<Record<string, Sound>> = {
    "leaders-drew": "card",
    "leaders-gave": "card",
    "leaders-discarded": "card",
    "leaders-exchanged": "card",
    "leaders-dealt": "card",
    "leaders-exposed": "flip",
    "leaders-hides": "flip",
    "leaders-looks": "flip",
    "leaders-interrogates": "flip",
    "leaders-revealed": "flip",
    "leaders-arms": "aim",
    "leaders-aims": "aim",
    "leaders-takes-gun": "aim",
    "leaders-drops-gun": "piece",
    "leaders-uses": "gain",
    "leaders-reacts": "gain",
    "leaders-shot": "shot",
    "leaders-becomes-wastelander": "fall",
};
