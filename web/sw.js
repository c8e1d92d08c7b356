/* The service worker: keeps the shell of the page, and the finished games one has looked at, for when there is no
 * line, and says that it is our turn while no page is open. The build writes its version, the list of assets and the
 * words into it (service-worker.ts), so that every build is a
 * new worker. What comes over the line always goes first; of a running game nothing is kept. */
const VERSION = "__VERSION__";
const ASSETS = new Set(__ASSETS__);
const WORDS = __WORDS__;
const SHELL = `euphoria-shell-${VERSION}`;
const FILES = "euphoria-assets";
const GAMES = "euphoria-games";
const MOST = 3000; // answers about games; who has not been asked for longest goes
const TIDIED = 50; // so often that is looked after
let puts = 0;

/** What is only answered when a game is over, and so may be kept. */
const AFTERWARDS = /^\/api\/tables\/[a-z0-9]+\/(replay|timeline|outcome|statistics|record)$/;
/** What may be kept if the game is over, and what is printed on its board, which is no secret. */
const TABLE = /^\/api\/tables\/[a-z0-9]+$/;
const PRINTED = /^\/api\/(tables\/[a-z0-9]+\/board|titles|titles\/[a-z0-9_-]+\/board|maps\/[a-z0-9_-]+)$/;
/** Who I am and the list of my games; it tells no position. */
const MINE = /^\/api\/me(\/games)?$/;

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(SHELL)
            .then((cache) => cache.addAll(["/", "/manifest.webmanifest", "/icon-192.png"]))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** Forget other versions' shells and the assets this version does not know. */
async function tidy() {
    for (const name of await caches.keys()) {
        if (name.startsWith("euphoria-shell-") && name !== SHELL) await caches.delete(name);
    }
    const files = await caches.open(FILES);
    for (const request of await files.keys()) {
        if (!ASSETS.has(new URL(request.url).pathname)) await files.delete(request);
    }
}

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== self.location.origin) return;
    if (request.mode === "navigate") {
        if (!url.pathname.startsWith("/api/")) event.respondWith(navigate(request));
    } else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
    else if (kept(url)) event.respondWith(answer(event, request, url));
});

const kept = ({ pathname }) => [AFTERWARDS, TABLE, PRINTED, MINE].some((known) => known.test(pathname));

async function navigate(request) {
    try {
        return await fetch(request);
    } catch {
        return (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
    }
}

/** Their names hold a hash of what is in them, so one that is here is the right one. */
async function asset(request) {
    const files = await caches.open(FILES);
    const here = await files.match(request.url);
    if (here) return here;
    const found = await fetch(request);
    if (found.ok) await files.put(request.url, found.clone());
    return found;
}

async function answer(event, request, url) {
    try {
        const found = await fetch(request);
        if (found.ok) event.waitUntil(keep(url, found.clone()));
        return found;
    } catch (problem) {
        const games = await caches.open(GAMES);
        const here = await games.match(url.href, { ignoreVary: true });
        if (here) return here;
        throw problem;
    }
}

async function keep(url, found) {
    const games = await caches.open(GAMES);
    if (TABLE.test(url.pathname)) {
        const { table } = await found.clone().json();
        if (table.phase !== "over" && table.phase !== "abandoned") return;
    }
    await games.put(url.href, found);
    if (++puts % TIDIED) return;
    const all = await games.keys();
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) await games.delete(old);
}

/** It is our turn. What came says at which table and in which language, nothing else. */
self.addEventListener("push", (event) => {
    const told = event.data?.json() ?? {};
    const words = WORDS[told.lang] ?? WORDS.en;
    const shown = {
        body: words["web-push-text"],
        tag: `turn-${told.table}`,
        icon: "/icon-192.png",
        data: told,
    };
    event.waitUntil(
        looking(told.table).then(
            (here) => here || self.registration.showNotification(words["web-push-title"], shown),
        ),
    );
});

/** Does somebody look at this table just now? Then they know. */
async function looking(table) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    return pages.some((page) => page.focused && new URL(page.url).pathname === `/t/${table}`);
}

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(`/t/${event.notification.data.table}`));
});

/** The page that shows it, any page of ours, or a new one. */
async function open(path) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
    if (!page) return self.clients.openWindow(path);
    await page.focus().catch(() => undefined); // some browsers let no page come to the front by itself
    if (new URL(page.url).pathname !== path) await page.navigate(path);
}
