/** Where we are. Addresses are real paths, so that links, the back button and a reload work. */

interface Place {
    path: string;
    query: URLSearchParams;
    hash: string;
}

const here = (): Place => ({
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
});

let place = $state.raw(here());

/** A part of a path as it was meant; an address nobody of ours wrote stays as it is. */
function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

/** The present place, its path cut at the slashes: `/t/abc` is `["t", "abc"]`. */
export const route = {
    get path() {
        return place.path;
    },
    get parts() {
        return place.path.split("/").filter(Boolean).map(decoded);
    },
    get query() {
        return place.query;
    },
    get hash() {
        return place.hash;
    },
    /** What lets us in here: the invitation to a table, or what shows a finished game to whoever has the link. */
    get invitation() {
        return place.hash || (place.query.get("share") ?? "");
    },
};

export function go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    const before = place.path;
    place = here();
    if (place.path !== before) {
        scrollTo(0, 0);
        // A screen reader starts to read where the new page begins.
        queueMicrotask(() =>
            document.querySelector<HTMLElement>("main h1, main")?.focus({ preventScroll: true }),
        );
    }
}

/** Follow links inside the house without loading the page anew. Returns how to stop. */
export function followLinks(): () => void {
    const click = (event: MouseEvent) => {
        if (
            event.defaultPrevented ||
            event.button ||
            event.metaKey ||
            event.ctrlKey ||
            event.shiftKey ||
            event.altKey
        )
            return;
        const link = (event.target as Element | null)?.closest?.("a");
        if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
        if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/plain")) return;
        event.preventDefault();
        go(link.pathname + link.search + link.hash);
    };
    const moved = () => (place = here());
    document.addEventListener("click", click);
    addEventListener("popstate", moved);
    return () => {
        document.removeEventListener("click", click);
        removeEventListener("popstate", moved);
    };
}
