/** A claim in its notation (`claim row E S ?`), as the player said it. */
import { t } from "../../lib/words.svelte";
import { kindId, teamId } from "./marks";
import type { Kind, Team } from "./view";
import { LETTERS } from "./viewing";

const kind = (word: string): string =>
    t(word === "?" ? "leaders-kind-unknown" : kindId(word.toUpperCase() as Kind));

/** The words of a claim, to be quoted: nobody in it is "you". */
export function sayClaim(text: string, names: string[]): string {
    const [verb = "", a = "", b = "", c = ""] = text.replace(/^claim\s+/i, "").split(/\s+/);
    switch (verb) {
        case "row":
            return t("leaders-claim-row", { left: kind(a), middle: kind(b), right: kind(c) });
        case "saw": {
            const [letter = "", slot = ""] = a.split(".");
            const owner = LETTERS.indexOf(letter.toUpperCase());
            const place = t("leaders-place", {
                you: "no",
                owner: names[owner] ?? letter,
                slot: t(`leaders-slot-${slot}`),
            });
            return t("leaders-claim-saw", { recruit: place, kind: kind(b) });
        }
        case "hand":
            return t("leaders-claim-hand", { artifact: t(`leaders-artifact-${a}`) });
        case "team":
            return t("leaders-claim-team", { team: t(teamId(a as Team)) });
        default:
            return text;
    }
}
