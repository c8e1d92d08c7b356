/** Dragging a worker over the city. */

import { breakOff } from "../breakoff";

/** A pointer that moved less has clicked. */
const FAR = 6;

export interface Drag {
    /** Where the worker is now, in pixels of the page, and the space under it. */
    over: (x: number, y: number, space: string | null) => void;
    /** It was let go; null: not over a space, or the drag was broken off. */
    end: (space: string | null) => void;
}

export function drag(event: PointerEvent, to: Drag): void {
    const [x0, y0] = [event.clientX, event.clientY];
    let begun = false;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
        begun ||= Math.hypot(x - x0, y - y0) >= FAR;
        if (begun) to.over(x, y, spaceAt(x, y));
    };
    const end = ({ type, clientX: x, clientY: y }: Pick<PointerEvent, "type" | "clientX" | "clientY">) => {
        listening();
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        if (!begun) return;
        // The click that follows a drag is not one.
        addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
        to.end(type === "pointerup" ? spaceAt(x, y) : null);
    };
    const listening = breakOff(() => end({ type: "off", clientX: x0, clientY: y0 }));
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
}

const spaceAt = (x: number, y: number): string | null =>
    document.elementFromPoint(x, y)?.closest("[data-space]")?.getAttribute("data-space") ?? null;

function stop(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
}
