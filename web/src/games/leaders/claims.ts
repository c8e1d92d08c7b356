/** Claims as the engine packs them into one number: a verb and up to three arguments, eight bits each. */
import type { Told } from "../../lib/table.svelte";
import { ARTIFACTS } from "./specimens";
import { KINDS, TEAMS, type Kind, type Team } from "./view";

export type Claim =
    | { verb: "row"; row: (Kind | null)[] }
    | { verb: "saw"; place: number; kind: Kind }
    | { verb: "hand"; artifact: string }
    | { verb: "team"; team: Team };

export function readClaim(code: number): Claim {
    const [verb, a, b, c] = [0, 8, 16, 24].map((bits) => Math.floor(code / 2 ** bits) % 256) as [
        number,
        number,
        number,
        number,
    ];
    switch (verb) {
        case 0:
            return { verb: "row", row: [a, b, c].map((kind) => KINDS[kind] ?? null) };
        case 1:
            return { verb: "saw", place: a, kind: KINDS[b] ?? "E" };
        case 2:
            return { verb: "hand", artifact: ARTIFACTS[a] ?? "" };
        default:
            return { verb: "team", team: TEAMS[a] ?? "euphorian" };
    }
}

export interface Heard {
    claim: Claim;
    words: string;
}

/** The last claim of each seat, as far as we heard it. */
export function lastClaims(told: Told[]): Map<number, Heard> {
    const last = new Map<number, Heard>();
    for (const { event, words } of told)
        if (event.event === "core-claimed")
            last.set(Number(event["seat"]), { claim: readClaim(Number(event["claim"])), words });
    return last;
}
