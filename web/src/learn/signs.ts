/** The drawing on a card of the gallery: its own, as the title has it in `signs.ts`, or one for all. */
import character from "icon:character";
import type { CardInfo } from "../lib/wire";

type Sign = (card: CardInfo) => string;

const found = import.meta.glob<Sign>("../games/*/signs.ts", { eager: true, import: "sign" });

export const sign = (title: string, card: CardInfo): string =>
    found[`../games/${title}/signs.ts`]?.(card) || character;
