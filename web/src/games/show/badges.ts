/** The numbers by which events name figures and things, as the names that views have. */
import { FACES } from "./catalogue";

const TEAM = 32;
/** In a team: the Benkei that was called, and the first of those that were bought, by their owners. */
const CALLED = 15;
const BOUGHT = 16;
const SUSAN = 2 * TEAM;
const CHARACTERS = FACES.map(([who]) => who).filter((who) => who !== "benkei");

export function badge(number: number): string {
    if (number > SUSAN) return `target-${number - SUSAN}`;
    if (number === SUSAN) return "susan";
    const [seat, own] = [number < TEAM ? "A" : "B", number % TEAM];
    if (own === CALLED) return `${seat}.benkei`;
    if (own >= BOUGHT) return `${seat}.${CHARACTERS[own - BOUGHT] ?? ""}.benkei`;
    return `${seat}.${CHARACTERS[own] ?? ""}`;
}
