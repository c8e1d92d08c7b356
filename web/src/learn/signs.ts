/** The drawing on a card of the gallery: its own, or that of its faction or kind. */
import bear from "icon:bear-face";
import box from "icon:meeple";
import balloons from "icon:balloons";
import bat from "icon:baseball-bat";
import book from "icon:open-book";
import bifocals from "icon:spectacles";
import cat from "icon:cat";
import character from "icon:character";
import crown from "icon:crown";
import dilemma from "icon:scales";
import drop from "icon:water-drop";
import gear from "icon:big-gear";
import generator from "icon:power-generator";
import helmet from "icon:mining-helmet";
import kit from "icon:first-aid-kit";
import grenade from "icon:grenade";
import stun from "icon:flash-grenade";
import charge from "icon:dynamite";
import heart from "icon:heart-plus";
import syringe from "icon:syringe";
import shop from "icon:shop";
import skull from "icon:skull-crossed-bones";
import flag from "icon:flag-objective";
import buoy from "icon:life-buoy";
import sun from "icon:sun";
import wheat from "icon:wheat";
import zeppelin from "icon:zeppelin";
import { specimen } from "../games/leaders/specimens";
import type { CardInfo } from "../lib/wire";

const OWN: Record<string, string> = {
    E: sun,
    S: gear,
    EL: crown,
    SL: helmet,
    ...{ bat, balloons, bifocals, book, box, bear },
    ...{ benkei: cat, "first-aid-kit": kit, defibrillator: heart, adrenaline: syringe },
    ...{ grenade, "stun-grenade": stun, "explosive-charges": charge },
    ...{ rescue: buoy, objectives: flag, massacre: skull },
};
const FACTIONS: Record<string, string> = {
    euphorian: generator,
    subterran: drop,
    wastelander: wheat,
    icarite: zeppelin,
};
const KINDS: Record<string, string> = { market: shop, dilemma, character };

export function sign(title: string, { id, kind, group = "" }: CardInfo): string {
    const own = OWN[id] ?? (title === "leaders" ? specimen(id) : "");
    return own || FACTIONS[group] || KINDS[kind] || character;
}
