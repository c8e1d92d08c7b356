/** The faces on the bases: one drawing for each character and object. */
import android from "icon:android-mask";
import kobayhisi from "icon:hollow-cat";
import centinel from "icon:robot-helmet";
import chastas from "icon:flamethrower";
import kabuki from "icon:katana";
import nikolai from "icon:missile-launcher";
import scauter from "icon:skateboard";
import odonell from "icon:minigun";
import richelle from "icon:police-badge";
import sooyoung from "icon:crossed-pistols";
import blanca from "icon:uzi";
import madeleine from "icon:eyelashes";
import arendal from "icon:bundle-grenade";
import mycky from "icon:boxing-glove";
import susan from "icon:queen-crown";
import benkei from "icon:sitting-dog";
import kit from "icon:first-aid-kit";
import defibrillator from "icon:defibrilate";
import adrenaline from "icon:syringe";
import grenade from "icon:grenade";
import stun from "icon:stun-grenade";
import charges from "icon:dynamite";

const FACES: Record<string, string> = {
    nikolai,
    kabuki,
    madeleine,
    odonell,
    richelle,
    sooyoung,
    blanca,
    centinel,
    scauter,
    arendal,
    chastas,
    mycky,
    kobayhisi,
    susan,
    benkei,
};
const OBJECTS: Record<string, string> = {
    "first-aid-kit": kit,
    defibrillator,
    adrenaline,
    grenade,
    "stun-grenade": stun,
    "explosive-charges": charges,
    benkei,
};
export const faceOf = (who: string): string => FACES[who] ?? android;
export const objectMark = (object: string): string => OBJECTS[object] ?? charges;
