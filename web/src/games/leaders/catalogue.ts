// Made by tools/card.py from docs/rules/leaders-cards.yaml. Do not edit.
import d0 from "icon:sarcophagus";
import d1 from "icon:shopping-cart";
import d2 from "icon:brandy-bottle";
import d3 from "icon:rotary-phone";
import d4 from "icon:mirror-mirror";
import d5 from "icon:vacuum-cleaner";
import d6 from "icon:fishing-pole";
import d7 from "icon:piggy-bank";
import d8 from "icon:megaphone";
import d9 from "icon:key-card";
import d10 from "icon:washing-machine";
import d11 from "icon:coffee-beans";
import d12 from "icon:alarm-clock";
import d13 from "icon:fridge";
import d14 from "icon:photo-camera";
import d15 from "icon:two-coins";
import d16 from "icon:stop-sign";
import d17 from "icon:umbrella";
import d18 from "icon:saucepan";
import d19 from "icon:compact-disc";
import d20 from "icon:cctv-camera";
import d21 from "icon:ticket";
import d22 from "icon:banana";
import d23 from "icon:magnet";

export const DRAWINGS: [string, string][] = [
    ["burial-chamber", d0],
    ["cart-puller", d1],
    ["tongue-oil", d2],
    ["whisper-rope", d3],
    ["soul-mirror", d4],
    ["dust-beast", d5],
    ["fish-wand", d6],
    ["clay-swine", d7],
    ["voice-funnel", d8],
    ["plastic-promise", d9],
    ["dizzy-drum", d10],
    ["wake-powder", d11],
    ["mechanical-rooster", d12],
    ["winter-box", d13],
    ["soul-catcher", d14],
    ["ancient-currency", d15],
    ["scarlet-octagon", d16],
    ["rain-shield", d17],
    ["iron-pancake", d18],
    ["rainbow-disc", d19],
    ["unblinking-egg", d20],
    ["windshield-scroll", d21],
    ["yellow-crescent", d22],
    ["iron-charmer", d23],
];
export const FIRST_REACTION = 15;
