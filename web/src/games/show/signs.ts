/** The drawings on cards in the gallery: of an object or a mission its own; a character is one of many. */
import "./cards.css";
import cat from "icon:cat";
import kit from "icon:first-aid-kit";
import grenade from "icon:grenade";
import stun from "icon:flash-grenade";
import charge from "icon:dynamite";
import heart from "icon:heart-plus";
import syringe from "icon:syringe";
import skull from "icon:skull-crossed-bones";
import flag from "icon:flag-objective";
import buoy from "icon:life-buoy";
import type { CardInfo } from "../../lib/wire";

const OWN: Record<string, string> = {
    ...{ benkei: cat, "first-aid-kit": kit, defibrillator: heart, adrenaline: syringe },
    ...{ grenade, "stun-grenade": stun, "explosive-charges": charge },
    ...{ rescue: buoy, objectives: flag, massacre: skull },
};

export const sign = ({ id }: CardInfo): string => OWN[id] ?? "";
