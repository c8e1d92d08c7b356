/** The faces on the bases: one drawing for each character and object. */
import android from "icon:android-mask";
import charges from "icon:dynamite";
import { FACES, OBJECTS } from "./catalogue";

const faces = new Map(FACES);
const objects = new Map(OBJECTS);
export const faceOf = (who: string): string => faces.get(who) ?? android;
export const objectMark = (object: string): string => objects.get(object) ?? charges;
