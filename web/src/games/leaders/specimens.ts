/** The drawing of each old-world object, in the order of the catalogue (`games/leaders/rules/cards.py`). */
import burial from "icon:sarcophagus";
import cart from "icon:shopping-cart";
import bottle from "icon:brandy-bottle";
import phone from "icon:rotary-phone";
import mirror from "icon:mirror-mirror";
import vacuum from "icon:vacuum-cleaner";
import rod from "icon:fishing-pole";
import pig from "icon:piggy-bank";
import megaphone from "icon:megaphone";
import credit from "icon:key-card";
import dryer from "icon:washing-machine";
import coffee from "icon:coffee-beans";
import alarm from "icon:alarm-clock";
import fridge from "icon:fridge";
import camera from "icon:photo-camera";
import coins from "icon:two-coins";
import stop from "icon:stop-sign";
import umbrella from "icon:umbrella";
import pan from "icon:saucepan";
import disc from "icon:compact-disc";
import cctv from "icon:cctv-camera";
import ticket from "icon:ticket";
import banana from "icon:banana";
import magnet from "icon:magnet";

const DRAWINGS: [string, string][] = [
    ["burial-chamber", burial],
    ["cart-puller", cart],
    ["tongue-oil", bottle],
    ["whisper-rope", phone],
    ["soul-mirror", mirror],
    ["dust-beast", vacuum],
    ["fish-wand", rod],
    ["clay-swine", pig],
    ["voice-funnel", megaphone],
    ["plastic-promise", credit],
    ["dizzy-drum", dryer],
    ["wake-powder", coffee],
    ["mechanical-rooster", alarm],
    ["winter-box", fridge],
    ["soul-catcher", camera],
    ["ancient-currency", coins],
    ["scarlet-octagon", stop],
    ["rain-shield", umbrella],
    ["iron-pancake", pan],
    ["rainbow-disc", disc],
    ["unblinking-egg", cctv],
    ["windshield-scroll", ticket],
    ["yellow-crescent", banana],
    ["iron-charmer", magnet],
];
const FIRST_REACTION = 15;

export const ARTIFACTS: string[] = DRAWINGS.map(([id]) => id);
const bodies = new Map(DRAWINGS);

export const specimen = (artifact: string): string => bodies.get(artifact) ?? "";
export const isReaction = (artifact: string): boolean => ARTIFACTS.indexOf(artifact) >= FIRST_REACTION;
/** The number in the museum's catalogue. */
export const catalogue = (artifact: string): number => ARTIFACTS.indexOf(artifact) + 1;
