// Made by tools/card.py from docs/rules/show-data.yaml. Do not edit.
import d0 from "icon:missile-launcher";
import d1 from "icon:katana";
import d2 from "icon:eyelashes";
import d3 from "icon:minigun";
import d4 from "icon:police-badge";
import d5 from "icon:crossed-pistols";
import d6 from "icon:uzi";
import d7 from "icon:robot-helmet";
import d8 from "icon:skateboard";
import d9 from "icon:bundle-grenade";
import d10 from "icon:flamethrower";
import d11 from "icon:boxing-glove";
import d12 from "icon:hollow-cat";
import d13 from "icon:queen-crown";
import d14 from "icon:sitting-dog";
import d15 from "icon:first-aid-kit";
import d16 from "icon:defibrilate";
import d17 from "icon:syringe";
import d18 from "icon:grenade";
import d19 from "icon:stun-grenade";
import d20 from "icon:dynamite";
import d21 from "icon:sitting-dog";

export const FACES: [string, string][] = [
    ["nikolai", d0],
    ["kabuki", d1],
    ["madeleine", d2],
    ["odonell", d3],
    ["richelle", d4],
    ["sooyoung", d5],
    ["blanca", d6],
    ["centinel", d7],
    ["scauter", d8],
    ["arendal", d9],
    ["chastas", d10],
    ["mycky", d11],
    ["kobayhisi", d12],
    ["susan", d13],
    ["benkei", d14],
];
export const OBJECTS: [string, string][] = [
    ["first-aid-kit", d15],
    ["defibrillator", d16],
    ["adrenaline", d17],
    ["grenade", d18],
    ["stun-grenade", d19],
    ["explosive-charges", d20],
    ["benkei", d21],
];
