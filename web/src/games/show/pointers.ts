/** Fingers and mouse over the table: looking around, pinching, tapping, dragging a figure. */
import { breakOff } from "../breakoff";
import type { Camera } from "./camera.svelte";

/** A point of the drawing; in space a hand also says which surface there it means. */
export type Aimed = readonly [x: number, y: number, on?: number];

export interface Meaning {
    /** A tap at a point, on the figure under it if there is one. */
    tap: (at: Aimed, figure: string | null) => void;
    /** The mouse rests or wanders; null: it has left. */
    hover: (at: Aimed | null, figure: string | null) => void;
    /** May this figure be dragged? */
    held: (figure: string) => boolean;
    drag: (at: Aimed) => void;
    /** Null: the hand has changed its mind. */
    drop: (at: Aimed | null) => void;
    /** Does the drag of an empty place mean something else than looking around, as when one measures? */
    stretch?: ((from: Aimed, to: Aimed, done: boolean) => void) | null;
}

const FAR = 5;

/** Listen on the picture; returns how to stop. */
export function listen(node: SVGSVGElement, camera: Camera, meaning: () => Meaning): () => void {
    const down = new Map<number, { x: number; y: number }>();
    let start: { x: number; y: number; figure: string | null } | null = null;
    let mode: "" | "pan" | "drag" | "pinch" | "stretch" | "off" = "";
    let listening = () => {};
    let frame = 0;
    let latest: { x: number; y: number } | null = null;

    const local = (event: PointerEvent | WheelEvent) => {
        const box = node.getBoundingClientRect();
        return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const figureAt = (event: Event): string | null =>
        (event.target as Element | null)?.closest?.("[data-figure]")?.getAttribute("data-figure") ?? null;

    function press(event: PointerEvent): void {
        if (event.button !== 0) return;
        const at = local(event);
        down.set(event.pointerId, at);
        if (down.size === 1) {
            start = { ...at, figure: figureAt(event) };
            mode = "";
        } else if (mode !== "off") mode = "pinch";
    }
    function move(event: PointerEvent): void {
        const at = local(event);
        const before = down.get(event.pointerId);
        if (!before) {
            if (event.pointerType === "mouse") {
                meaning().hover(camera.toTable(at.x, at.y), figureAt(event));
            }
            return;
        }
        if (mode === "pinch" && down.size === 2) pinch(event.pointerId, before, at);
        down.set(event.pointerId, at);
        if (mode === "" && start && Math.hypot(at.x - start.x, at.y - start.y) > FAR) begin(event);
        if (mode === "pan") camera.move(at.x - before.x, at.y - before.y);
        if (mode === "drag" || mode === "stretch") soon(at);
    }
    function begin(event: PointerEvent): void {
        node.setPointerCapture(event.pointerId);
        const { figure } = start!;
        mode = figure && meaning().held(figure) ? "drag" : meaning().stretch ? "stretch" : "pan";
        if (mode === "drag") listening = breakOff(off);
    }
    /** The hand has changed its mind: what it carried is back, and nothing more comes of this drag. */
    function off(): void {
        cancelAnimationFrame(frame);
        frame = 0;
        latest = null;
        mode = "off";
        meaning().drop(null);
    }
    /** At most once a frame. */
    function soon(at: { x: number; y: number }): void {
        latest = at;
        frame ||= requestAnimationFrame(() => {
            frame = 0;
            if (!latest) return;
            const at = camera.toTable(latest.x, latest.y);
            if (mode === "drag") meaning().drag(at);
            else if (mode === "stretch" && start)
                meaning().stretch?.(camera.toTable(start.x, start.y), at, false);
        });
    }
    function pinch(id: number, before: { x: number; y: number }, at: { x: number; y: number }): void {
        const other = [...down].find(([key]) => key !== id)![1];
        const [was, is] = [
            Math.hypot(before.x - other.x, before.y - other.y),
            Math.hypot(at.x - other.x, at.y - other.y),
        ];
        if (was > 0) camera.by(is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
        camera.move((at.x - before.x) / 2, (at.y - before.y) / 2);
    }
    function lift(event: PointerEvent): void {
        if (!down.has(event.pointerId)) return;
        const { x, y } = local(event);
        const at = camera.toTable(x, y);
        down.delete(event.pointerId);
        listening();
        cancelAnimationFrame(frame);
        frame = 0;
        latest = null;
        const ended = event.type === "pointerup";
        if (mode === "drag") meaning().drop(ended ? at : null);
        else if (mode === "stretch" && start) meaning().stretch?.(camera.toTable(start.x, start.y), at, true);
        else if (mode === "" && ended && start) meaning().tap(at, start.figure);
        if (!down.size) {
            mode = "";
            start = null;
        } else if (mode !== "off") mode = "pan";
    }
    function wheel(event: WheelEvent): void {
        event.preventDefault();
        const { x, y } = local(event);
        camera.by(Math.exp(-event.deltaY * 0.0016), x, y);
    }
    const leave = () => meaning().hover(null, null);

    node.addEventListener("pointerdown", press);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", lift);
    node.addEventListener("pointercancel", lift);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
        cancelAnimationFrame(frame);
        listening();
        node.removeEventListener("pointerdown", press);
        node.removeEventListener("pointermove", move);
        node.removeEventListener("pointerup", lift);
        node.removeEventListener("pointercancel", lift);
        node.removeEventListener("pointerleave", leave);
        node.removeEventListener("wheel", wheel);
    };
}
