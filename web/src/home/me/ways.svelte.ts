/** How we come in, as the house knows it; and what waits until we have shown that it is us. */
import { get, Problem } from "../../lib/api";
import type { Ways } from "../../lib/wire";
import { toast } from "../../ui/toasts.svelte";
import { sentence } from "../problems";

type Deed = () => Promise<void>;
let found = $state.raw<Ways | null>(null);
let waiting = $state.raw<Deed | null>(null);
let recovered = $state(false);

export const ways = {
    get known() {
        return found;
    },
    get waiting() {
        return waiting;
    },
    /** Did we come by a recovery code, and have set nothing right since? */
    get recovered() {
        return recovered;
    },
};

export async function look(): Promise<void> {
    found = await get<Ways>("/api/me/ways");
}

export function comeByCode(did: boolean): void {
    recovered = did;
}

/** Change how we come in. The house wants proof from whoever came in long ago; then this waits for it. */
export async function attempt(deed: Deed): Promise<void> {
    if (found && !found.proved) {
        waiting = deed;
        return;
    }
    try {
        await deed();
        await look();
    } catch (problem) {
        if (problem instanceof Problem && problem.facts.reason === "problems-prove") waiting = deed;
        else toast(sentence(problem), { bad: true });
    }
}

/** We have shown that it is us, or have thought better of it. */
export async function goOn(proved: boolean): Promise<void> {
    const deed = waiting;
    waiting = null;
    if (!proved || !deed) return;
    await look();
    await attempt(deed);
}
