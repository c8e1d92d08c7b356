/** Moving through time by keyboard, wherever the focus is, except where a key has a meaning of its own. */

export interface Mover {
    readonly playing: boolean;
    step(by: number): void;
    turn(by: 1 | -1): void;
    go(index: number): unknown;
    play(): void;
    pause(): void;
}

const KEYS: Record<string, (mover: Mover) => void> = {
    ArrowLeft: (mover) => mover.step(-1),
    ArrowRight: (mover) => mover.step(1),
    PageUp: (mover) => mover.turn(-1),
    PageDown: (mover) => mover.turn(1),
    Home: (mover) => void mover.go(0),
    End: (mover) => void mover.go(Number.MAX_SAFE_INTEGER),
    " ": (mover) => (mover.playing ? mover.pause() : mover.play()),
};

export function movement(event: KeyboardEvent, mover: Mover): void {
    const act = KEYS[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
        return;
    const target = event.target as Element | null;
    if (target?.closest?.("input, select, textarea, dialog")) return;
    if (event.key === " " && target?.closest?.("button, a, summary")) return;
    event.preventDefault();
    act(mover);
}
