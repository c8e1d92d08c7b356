/** The old-world objects: their drawings, and their places in the museum's catalogue. */
import { DRAWINGS, FIRST_REACTION } from "./catalogue";

export const ARTIFACTS: string[] = DRAWINGS.map(([id]) => id);
const bodies = new Map(DRAWINGS);

export const specimen = (artifact: string): string => bodies.get(artifact) ?? "";
export const isReaction = (artifact: string): boolean => ARTIFACTS.indexOf(artifact) >= FIRST_REACTION;
/** The number in the museum's catalogue. */
export const catalogue = (artifact: string): number => ARTIFACTS.indexOf(artifact) + 1;
