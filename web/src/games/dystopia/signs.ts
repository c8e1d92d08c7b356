/** The drawings on cards in the gallery: of a thing its own, of a recruit that of the faction. */
import "./cards.css";
import bear from "icon:bear-face";
import box from "icon:meeple";
import balloons from "icon:balloons";
import bat from "icon:baseball-bat";
import book from "icon:open-book";
import bifocals from "icon:spectacles";
import dilemma from "icon:scales";
import drop from "icon:water-drop";
import generator from "icon:power-generator";
import shop from "icon:shop";
import wheat from "icon:wheat";
import zeppelin from "icon:zeppelin";
import type { CardInfo } from "../../lib/wire";

const THINGS: Record<string, string> = { bat, balloons, bifocals, book, box, bear };
const FACTIONS: Record<string, string> = {
    euphorian: generator,
    subterran: drop,
    wastelander: wheat,
    icarite: zeppelin,
};
const KINDS: Record<string, string> = { market: shop, dilemma };

export const sign = ({ id, kind, group = "" }: CardInfo): string =>
    THINGS[id] ?? FACTIONS[group] ?? KINDS[kind] ?? "";
