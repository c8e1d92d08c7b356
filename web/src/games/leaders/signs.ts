/** The drawings on cards in the gallery. */
import "./cards.css";
import crown from "icon:crown";
import gear from "icon:big-gear";
import helmet from "icon:mining-helmet";
import sun from "icon:sun";
import type { CardInfo } from "../../lib/wire";
import { specimen } from "./specimens";

const RECRUITS: Record<string, string> = { E: sun, S: gear, EL: crown, SL: helmet };

export const sign = ({ id }: CardInfo): string => RECRUITS[id] ?? specimen(id);
