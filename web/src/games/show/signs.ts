/** The drawings on cards in the gallery: of an object or a mission its own; a character is one of many. */
import "./cards.css";
import skull from "icon:skull-crossed-bones";
import flag from "icon:flag-objective";
import buoy from "icon:life-buoy";
import type { CardInfo } from "../../lib/wire";
import { OBJECTS } from "./catalogue";

const own = new Map([...OBJECTS, ["rescue", buoy], ["objectives", flag], ["massacre", skull]]);

export const sign = ({ id }: CardInfo): string => own.get(id) ?? "";
