/** What this device keeps for when there is no line: the shell of the page, and finished games (see sw.js). */
import { get } from "./api";

const FILES = "euphoria-assets";
const GAMES = "euphoria-games";
const AT_ONCE = 4;
const PRINTED = /\/(board|outcome|maps\/[^/]+)$/;

/** Can this browser keep anything? Not in some private windows, and not on a page that came without TLS. */
export const keeps = (): boolean => "serviceWorker" in navigator && "caches" in globalThis;

/** Let the worker in, once the page has nothing better to do; then load what should be there without a line. */
export function employ(ahead: () => Promise<unknown>): void {
    if (!keeps() || import.meta.env.DEV) return;
    const register = async () => {
        try {
            await navigator.serviceWorker.register("/sw.js");
            await navigator.serviceWorker.ready;
            await ahead();
            await keepLoaded();
        } catch {
            // Without a worker everything works, but only with a line.
        }
    };
    if (document.readyState === "complete") void register();
    else addEventListener("load", () => void register(), { once: true });
}

/** What was loaded before the worker was there is kept, too. */
async function keepLoaded(): Promise<void> {
    const files = await caches.open(FILES);
    for (const { href, pathname } of loadedHere()) {
        if (pathname.startsWith("/assets/") && !(await files.match(href)))
            await files.add(href).catch(() => undefined);
    }
}

const loadedHere = (): URL[] =>
    performance
        .getEntriesByType("resource")
        .map((entry) => new URL(entry.name))
        .filter((url) => url.origin === location.origin);

/** Ask for all of these once, so that the worker keeps the answers. Says how many have come. */
export async function keepAll(
    paths: string[],
    invitation: string,
    come: (count: number) => void,
): Promise<void> {
    await navigator.serviceWorker.ready;
    await keepLoaded();
    // What the board asked for by itself, such as what is printed on it.
    const further = loadedHere().filter(
        (url) => url.pathname.startsWith("/api/") && PRINTED.test(url.pathname),
    );
    const waiting = [...paths, ...further.map((url) => url.pathname + url.search)];
    let done = 0;
    const askOn = async (): Promise<void> => {
        for (let path = waiting.shift(); path; path = waiting.shift()) {
            await get(path, invitation);
            come(Math.min(++done, paths.length - 1));
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
    come(paths.length);
}

/** Somebody else uses this device, or nobody any more: what was kept for the last one goes. */
export function forgetGames(): void {
    if (!keeps()) return;
    void caches.delete(GAMES).catch(() => undefined);
    void hush().catch(() => undefined);
}

/** It is not called for them any more, either; the house learns that when it next tries. */
async function hush(): Promise<void> {
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
