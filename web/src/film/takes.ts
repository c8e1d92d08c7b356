/** One thing after the other happens on the board while it is filmed. */

/** One thing that happens on the board. */
export interface Take {
    /** Let it happen. */
    begin: () => unknown;
    /** Is there nothing more to be seen of it? */
    over: () => boolean;
    /** It in words, to be read below it. */
    words: () => string;
}

export interface Wishes {
    /** From 0 to 1. */
    progress: (part: number) => void;
    signal: AbortSignal;
}

/** Who films: each picture of a take, and then how it stands when it is over. */
export interface Crew {
    show: (take: Take, left: number) => Promise<void>;
    /** `still`: there was nothing to be seen of it. True: the film is full. */
    rest: (take: Take, how: { last: boolean; still: boolean }) => Promise<boolean>;
}

/** Milliseconds after which a take is over, whatever it says. */
const PATIENCE = 60_000;

export async function shoot(takes: readonly Take[], { progress, signal }: Wishes, crew: Crew): Promise<void> {
    for (const [number, take] of takes.entries()) {
        signal.throwIfAborted();
        await take.begin();
        await drawn();
        const still = take.over();
        const until = performance.now() + PATIENCE;
        while (!take.over() && performance.now() < until) {
            await crew.show(take, takes.length - number);
            signal.throwIfAborted();
        }
        const full = await crew.rest(take, { last: number === takes.length - 1, still });
        progress((number + 1) / takes.length);
        if (full) break;
    }
    signal.throwIfAborted();
}

/** Svelte has written, the browser has drawn. */
export const drawn = (): Promise<void> =>
    new Promise((resolve) => {
        const timer = setTimeout(resolve, 200); // a hidden page draws nothing
        requestAnimationFrame(() => {
            clearTimeout(timer);
            setTimeout(resolve, 0);
        });
    });
