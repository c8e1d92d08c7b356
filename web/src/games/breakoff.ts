/** How a drag is called off, besides bringing back what is carried: Escape, the other button, a second finger. */

/** Call `off` once if the hand changes its mind; returns how to stop listening. */
export function breakOff(off: () => void): () => void {
    const key = (event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        done();
    };
    const press = (event: MouseEvent) => {
        if (event.button === 2) done();
    };
    const finger = (event: PointerEvent) => {
        if (event.pointerType === "touch" && !event.isPrimary) done();
    };
    function stop(): void {
        removeEventListener("keydown", key, true);
        removeEventListener("mousedown", press, true);
        removeEventListener("pointerdown", finger, true);
    }
    function done(): void {
        stop();
        // The menu that the other button would open belongs to the page, not to the hand.
        addEventListener("contextmenu", prevent, { capture: true, once: true });
        setTimeout(() => removeEventListener("contextmenu", prevent, { capture: true }), 1000);
        off();
    }
    addEventListener("keydown", key, true);
    addEventListener("mousedown", press, true);
    addEventListener("pointerdown", finger, true);
    return stop;
}

const prevent = (event: Event): void => event.preventDefault();
