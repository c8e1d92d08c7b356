/** Figures and scenery in the reader's words, all of them from show.ftl. */
import { has, t } from "../../lib/words.svelte";
import type { Blocker, Refusal } from "./answers";
import type { Field } from "./view";

const short = (who: string): string => {
    const id = `show-character-${who}`;
    return has(`${id}.short`) ? t(`${id}.short`) : t(id);
};

/** `A.nikolai`, `A.nikolai.benkei`, `susan`: as short as one says it. */
export function figureName(figure: string): string {
    const parts = figure.split(".");
    if (parts.length === 3) return t("show-pet", { owner: t(`show-character-${parts[1]}.of`) });
    return short(parts.at(-1) ?? figure);
}

/** What an object does; a Benkei that can be bought is a figure, and is told as one. */
export const objectText = (object: string): string =>
    has(`show-object-${object}.text`) ? t(`show-object-${object}.text`) : t(`show-character-${object}.text`);

export function elementName(field: Field, number: number): string {
    const element = field.elements[number];
    if (!element) return String(number + 1);
    const id = `show-element-${element.name.replace(/[^a-z0-9]+/gi, "-").toLowerCase()}`;
    const plain = has(id) ? t(id) : element.name;
    return `${plain} ${number + 1}`;
}

export function blockerName(field: Field, by: Blocker): string {
    if (!by) return "";
    if ("element" in by) return elementName(field, by.element - 1);
    if ("figure" in by) return figureName(by.figure);
    return t("show-target", { number: by.target });
}

/** Who or what is in the way, as refusals name it: `B.blanca`, `#6`, `target-2`. */
function inTheWay(field: Field, by: string): string {
    if (by.startsWith("#")) return elementName(field, Number(by.slice(1)) - 1);
    const target = /^target-(\d+)$/.exec(by)?.[1];
    return target ? t("show-target", { number: Number(target) }) : figureName(by);
}

/** Why something cannot be; the form `.by` of a reason names what is in the way. */
export function whyNot(refusal: Refusal | null | undefined, field: Field | null): string {
    if (!refusal) return "";
    const by = refusal.facts["blocker"];
    if (typeof by !== "string" || !field) return t(refusal.reason, refusal.facts);
    return t(`${refusal.reason}.by`, { blocker: inTheWay(field, by) });
}
