"""What the hand sees: the scripts that read a page and change nothing on it.

A board marks what can be done now by `data-now` (web/src/games/now.ts): on buttons to press, on pieces to
take and on lit ground. Everything else is read as people see it: where it is, what lies over it, its name.
"""

PREPARE = """() => {
    // Menus that open and close, and what fingers really hit, from now on.
    if (window.hand) return;
    const now = performance.now();
    const hand = (window.hand = { seen: [], menus: [], hits: [], aimed: null, stirred: now, looked: now });
    const kinds = "[role=dialog], [role=menu], [role=alertdialog], [data-menu]";
    const each = (nodes, act) => {
        for (const node of nodes)
            if (node instanceof Element)
                for (const one of [node, ...node.querySelectorAll(kinds)]) if (one.matches(kinds)) act(one);
    };
    new MutationObserver((changes) => {
        hand.stirred = performance.now();
        for (const { addedNodes, removedNodes } of changes) {
            each(addedNodes, (one) =>
                hand.menus.push({ one, name: one.getAttribute("aria-label"), opened: performance.now() }));
            each(removedNodes, (one) => {
                const menu = hand.menus.findLast((known) => known.one === one);
                if (menu && !one.isConnected) menu.closed = performance.now();
            });
        }
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    // At once: what is pressed may be drawn anew.
    addEventListener("pointerdown", ({ target }) => {
        const { aimed } = hand;
        const hit = !aimed || aimed.contains(target) || target.closest("label")?.control === aimed;
        hand.hits.push(hit ? "" : target.outerHTML.slice(0, 160));
    }, true);
}"""

# Has nothing changed for so many milliseconds? False: it does not come to rest for half a second.
RESTS = """async (quiet) => {
    for (const until = performance.now() + 500; window.hand && performance.now() < until; ) {
        const left = window.hand.stirred + quiet - performance.now();
        if (left <= 0) return true;
        await new Promise((done) => setTimeout(done, left));
    }
    return false;
}"""

# Until something has changed since we looked last, but no longer than this: to look is dear, and not all that
# is seen changes the page (what fades, for example).
STIRS = """async (most) => {
    for (const until = performance.now() + most; performance.now() < until; ) {
        if (window.hand?.stirred !== window.hand?.looked) return;
        await new Promise((done) => setTimeout(done, 10));
    }
}"""

# Everything that can be done now, and what says whether something happened.
_SEE = """() => {
    const hand = window.hand;
    hand.looked = hand.stirred;
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const board = document.querySelector("main .stage, [data-board]") ?? document.body;
    const sure = [...document.querySelectorAll("[data-testid=sure]")].filter(shown);
    const kinds = "dialog[open], [role=dialog], [role=menu], [role=alertdialog], [data-menu]";
    const menus = [...document.querySelectorAll(kinds)]
        .filter((one) => shown(one) && (board.contains(one) || one.matches("dialog[open]")));
    const top = menus.at(-1);
    const within = (around) => [...around.querySelectorAll("[data-now]")]
        .filter((one) => shown(one) && !one.disabled && one.getAttribute("aria-disabled") !== "true");
    // A dialog is answered first. Beside a slip of paper the board can still be used, but not below it.
    const below = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-menu]");
        return over && !over.contains(one);
    };
    // One that we opened ourselves, and could close, has our attention.
    const modal = top && (!top.matches("[data-menu]") || top.querySelector(".close")) && within(top).length;
    const can = modal ? within(top) : within(board).filter((one) => !below(one));
    const marked = sure.length ? sure : can;
    hand.seen = marked;
    const name = (one) => (one.getAttribute("aria-label") ?? one.innerText ?? one.textContent ?? "")
        .replace(/\\s+/g, " ").trim();
    const group = (one) => {
        const around = one.closest("fieldset, [role=dialog], [role=menu], [role=group], section");
        return around?.getAttribute("aria-label") ?? around?.querySelector("legend")?.textContent ?? "";
    };
    const bar = document.querySelector("[data-testid=bar]");
    const offers = marked.map((one, at) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const text = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
        return {
            at, name: name(one), role: one.getAttribute("role") ?? one.localName,
            verbs: (one.dataset.now ?? "").split(" ").filter(Boolean),
            sure: sure.includes(one), ground: one.dataset.ground ?? null,
            pressed: (one.getAttribute("aria-pressed") ?? one.getAttribute("aria-checked")) === "true",
            group: group(one),
            left, top, width, height, cut: text && !one.ownerSVGElement,
        };
    });
    const state = (one) => ["aria-pressed", "aria-checked", "aria-label", "disabled", "data-now"]
        .map((kind) => one.getAttribute(kind)).join();
    return {
        offers,
        menu: top ? (top.getAttribute("aria-label") || name(top).slice(0, 60)) : "",
        over: Boolean(document.querySelector("[data-testid=after]")),
        question: bar?.dataset.question ?? "",
        print: [
            board.innerText,
            ...[...board.querySelectorAll("button, [role=button], [role=radio]")].map(state),
            sure.length,
            ...[...board.querySelectorAll("[data-testid=ghost]")].map((one) => one.getAttribute("transform")),
        ].join("|"),
    };
}"""

LOOK = f"() => {{ ({PREPARE})(); return ({_SEE})(); }}"

# Where a finger would touch an offer: the point, the room around it that is really it, or what lies over it;
# and how far it would have to be moved to come into view.
AIM = """(at) => {
    const one = window.hand.seen[at];
    if (!one?.isConnected) return null;
    window.hand.aimed = one;
    const box = one.getBoundingClientRect();
    const free = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let fixed = false;
    for (let around = one.parentElement; around && !fixed; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        fixed = position === "fixed";
        if (overflowX === "visible" && overflowY === "visible" && around.localName !== "svg") continue;
        const rect = around.getBoundingClientRect();
        if (overflowX !== "visible" || around.localName === "svg") {
            free.left = Math.max(free.left, rect.left);
            free.right = Math.min(free.right, rect.right);
        }
        if (overflowY !== "visible" || around.localName === "svg") {
            free.top = Math.max(free.top, rect.top);
            free.bottom = Math.min(free.bottom, rect.bottom);
        }
    }
    const bar = document.querySelector("[data-testid=bar]");
    // On a phone the tabs lie on top of the bar.
    const tabs = document.querySelector("aside [role=tablist]");
    const feet = [bar, tabs?.getBoundingClientRect().width === innerWidth ? tabs : null];
    for (const foot of feet)
        if (foot && !fixed && !foot.contains(one) && getComputedStyle(foot).position === "fixed")
            free.bottom = Math.min(free.bottom, foot.getBoundingClientRect().top);
    const within = (x, y) => x >= free.left && x < free.right && y >= free.top && y < free.bottom;
    const its = (x, y) => {
        const hit = within(x, y) ? document.elementFromPoint(x, y) : null;
        return hit !== null && (one.contains(hit) || (hit.closest("label")?.control === one));
    };
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
    const spots = shares.flatMap((v) =>
        shares.map((u) => [box.left + box.width * u, box.top + box.height * v]));
    const far = (spot) => Math.hypot(spot[0] - middle[0], spot[1] - middle[1]);
    const spot = [middle, ...spots].sort((a, b) => far(a) - far(b)).find(([x, y]) => its(x, y));
    // How far a finger may stray from the point, each way, and still hit it.
    const room = ([x, y], dx, dy) => {
        let steps = 0;
        while (steps < 24 && its(x + dx * (steps + 1) * 2, y + dy * (steps + 1) * 2)) steps++;
        return steps * 2;
    };
    // A drawing that is scrolled away comes first: what is in it is moved in its own window.
    const drawing = one.ownerSVGElement?.getBoundingClientRect();
    const bottom = Math.min(innerHeight, bar?.getBoundingClientRect().top ?? innerHeight);
    const away = drawing && !spot && Math.min(drawing.bottom, bottom) - Math.max(drawing.top, 0) < 180;
    if (away) {
        const dy = drawing.top < 0 ? 60 - drawing.top : bottom - 8 - drawing.bottom;
        const window = [0, 0, innerWidth, bottom];
        return { spot: null, middle, dx: 0, dy, wide: 0, high: 0, cover: "", window, pans: false };
    }
    const dx = Math.max(free.left + 8 - box.left, 0) + Math.min(free.right - 8 - box.right, 0);
    const dy = Math.max(free.top + 8 - box.top, 0) + Math.min(free.bottom - 8 - box.bottom, 0);
    const covering = within(...middle) ? document.elementFromPoint(...middle) : null;
    return {
        spot: spot ?? null, middle, dx, dy,
        wide: spot ? room(spot, -1, 0) + room(spot, 1, 0) : 0,
        high: spot ? room(spot, 0, -1) + room(spot, 0, 1) : 0,
        cover: spot || !covering ? "" : covering.outerHTML.slice(0, 160),
        window: [free.left, free.top, free.right, free.bottom],
        pans: Boolean(one.ownerSVGElement),
    };
}"""

# Points of lit ground that a finger can hit, spread over it; of lines, points on them.
GROUND = """(at) => {
    const one = window.hand.seen[at];
    const svg = one.ownerSVGElement;
    const matrix = one.getScreenCTM();
    const frame = svg.getBoundingClientRect();
    const box = one.getBoundingClientRect();
    const free = ([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        // Around a base there is room that still belongs to the ground.
        const base = hit?.closest("[data-figure]")?.querySelector(".hit ~ *")?.getBoundingClientRect();
        const on = base && x > base.left && x < base.right && y > base.top && y < base.bottom;
        const there = hit && svg.contains(hit) && !on;
        const inside = x > frame.left + 2 && x < frame.right - 2 && y > frame.top + 2;
        return there && inside && y < frame.bottom - 2;
    };
    const shares = Array.from({ length: 19 }, (_, number) => number / 18);
    if (one.localName === "path") {
        const inverse = matrix.inverse();
        const holes = [...one.parentElement.querySelectorAll(".hole")];
        const hole = (point) => holes.some((other) => other.isPointInFill(point));
        return shares.flatMap((v) => shares.map((u) => [box.left + box.width * u, box.top + box.height * v]))
            .filter(([x, y]) => {
                const point = new DOMPoint(x, y).matrixTransform(inverse);
                return one.isPointInFill(point) && !hole(point);
            })
            .filter(free);
    }
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    if (one.localName === "circle") return [middle].filter(free);
    const length = one.getTotalLength();
    return shares.map((share) => one.getPointAtLength(length * share).matrixTransform(matrix))
        .map(({ x, y }) => [x, y]).filter(free);
}"""

# Where what can be carried is taken; null: nothing is, or it lies outside of the window.
CARRIED = """() => {
    const all = [...document.querySelectorAll("[data-carry]")].filter((one) => one.checkVisibility());
    const one = all.find((piece) => piece.getAttribute("aria-checked") === "true") ?? all[0];
    if (!one) return null;
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""

# Where everything that stays stands, to see what moves under the hand.
PLACES = """() => {
    const board = document.querySelector("main .stage, [data-board]") ?? document.body;
    const kept = window.hand.kept ?? new Map();
    const moved = [];
    const now = new Map();
    const pieces = "button, [role=button], [data-testid=arena], [data-testid=city-map]";
    for (const one of board.querySelectorAll(pieces)) {
        // What hangs in space moves with the camera.
        if (!one.checkVisibility() || one.closest("[data-testid=space]")) continue;
        const { left, top } = one.getBoundingClientRect();
        now.set(one, [left, top]);
        const was = kept.get(one);
        if (was) moved.push([one.getAttribute("aria-label") ?? one.innerText, left - was[0], top - was[1]]);
    }
    window.hand.kept = now;
    return moved;
}"""

# What was touched instead of what was aimed at; nothing: it was hit.
FELL = "() => window.hand.hits[0] ?? 'nothing'"

# How long the menus stayed that were opened since we forgot: their names and milliseconds.
MENUS = """() => window.hand.menus.map(({ name, opened, closed }) => [name, (closed ?? Infinity) - opened])"""

# Where the last aim is now, to see whether it still moves.
REST = """() => {
    const { left, top } = window.hand.aimed.getBoundingClientRect();
    return `${left} ${top}`;
}"""

# Before a gesture: what came of others is nothing to it, and everything stands where it stands now.
FORGET = f"() => {{ window.hand.menus = []; window.hand.hits = []; ({PLACES})(); }}"
