/** Hands over the table in space. A mouse acts with its left button and looks around with empty ground, the right button
 *  or the wheel; one finger acts, two look. */
import { breakOff } from "../../breakoff";
import type { Aimed, Meaning } from "../pointers";
import type { Rig } from "./rig.svelte";

export interface Sight {
    /** What is meant under a point of the window. */
    aimed: (x: number, y: number) => Aimed | null;
    /** Where that which is carried would be put: at the side of a rival one points at. */
    target: (x: number, y: number) => Aimed | null;
    /** Who is there. */
    figure: (x: number, y: number) => string | null;
    /** Does somebody stand there who can be carried? `finger`: beside it counts, too. */
    grip: (x: number, y: number, finger: boolean) => boolean;
    /** What a tap there means: a place, and the figure there if there is one. */
    tapped: (x: number, y: number, finger: boolean) => { at: Aimed | null; figure: string | null };
}
const FAR = 5;
interface Spot {
    x: number;
    y: number;
}

export function gestures(node: HTMLElement, rig: Rig, sight: Sight, meaning: () => Meaning): () => void {
    const down = new Map<number, Spot>();
    let start: (Spot & { grip: boolean; touch: boolean; button: number }) | null = null;
    let mode: "" | "orbit" | "pan" | "drag" | "name" | "stretch" | "two" | "off" = "";
    let listening = () => {};
    let frame = 0;
    let latest: Spot | null = null;

    /** Beside each other in a replay boards are drawn smaller than they are: only what is seen counts. */
    const local = (event: PointerEvent | WheelEvent): Spot => {
        const box = node.getBoundingClientRect();
        return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const size = (): [number, number] => {
        const { width, height } = node.getBoundingClientRect();
        return [width, height];
    };
    const aimed = ({ x, y }: Spot): Aimed | null => sight.aimed(x, y);

    function press(event: PointerEvent): void {
        const at = local(event);
        const touch = event.pointerType !== "mouse";
        down.set(event.pointerId, at);
        if (down.size === 1) {
            start = { ...at, grip: sight.grip(at.x, at.y, touch), touch, button: event.button };
            mode = "";
        } else if (mode !== "off") {
            if (mode === "drag") off();
            mode = "two";
        }
    }
    function move(event: PointerEvent): void {
        const at = local(event);
        const before = down.get(event.pointerId);
        if (!before) {
            if (event.pointerType === "mouse") soon(at);
            return;
        }
        if (mode === "two" && down.size === 2) two(event.pointerId, before, at);
        down.set(event.pointerId, at);
        if (mode === "" && start && Math.hypot(at.x - start.x, at.y - start.y) > FAR) begin(event);
        const [wide, high] = size();
        const [dx, dy] = [(at.x - before.x) / wide, (at.y - before.y) / high];
        if (mode === "orbit") rig.orbit(dx, dy);
        else if (mode === "pan") rig.pan(dx, dy);
        else if (mode === "drag" || mode === "stretch" || mode === "name") soon(at);
    }
    function begin(event: PointerEvent): void {
        node.setPointerCapture(event.pointerId);
        const { grip, touch, button } = start!;
        if (button !== 0) mode = "pan";
        else if (grip) mode = "drag";
        else if (meaning().stretch) mode = "stretch";
        else if (touch) mode = "name";
        else mode = event.shiftKey ? "pan" : "orbit";
        if (mode === "drag") listening = breakOff(off);
    }
    /** The hand has changed its mind: what it carried is back. */
    function off(): void {
        quiet();
        mode = "off";
        meaning().drop(null);
    }
    function quiet(): void {
        cancelAnimationFrame(frame);
        frame = 0;
        latest = null;
    }
    /** At most once a frame. */
    function soon(at: Spot): void {
        latest = at;
        frame ||= requestAnimationFrame(() => {
            frame = 0;
            if (!latest) return;
            const spot = mode === "drag" ? sight.target(latest.x, latest.y) : aimed(latest);
            const from = start && aimed(start);
            if (mode === "drag") {
                if (spot) meaning().drag(spot);
            } else if (mode === "stretch") {
                if (spot && from) meaning().stretch?.(from, spot, false);
            } else if (mode === "name") meaning().hover(spot, null);
            else meaning().hover(spot, sight.figure(latest.x, latest.y));
        });
    }
    /** Two fingers: nearer, around, along. */
    function two(id: number, before: Spot, at: Spot): void {
        const other = [...down].find(([key]) => key !== id)![1];
        const [was, is] = [
            Math.hypot(before.x - other.x, before.y - other.y),
            Math.hypot(at.x - other.x, at.y - other.y),
        ];
        const [wide, high] = size();
        if (was > 0) rig.by(is / was, (at.x + other.x) / wide - 1, 1 - (at.y + other.y) / high);
        const turn =
            Math.atan2(at.y - other.y, at.x - other.x) - Math.atan2(before.y - other.y, before.x - other.x);
        rig.orbit(-Math.atan2(Math.sin(turn), Math.cos(turn)) / 3.4, 0);
        rig.pan((at.x - before.x) / 2 / wide, (at.y - before.y) / 2 / high);
    }
    function lift(event: PointerEvent): void {
        if (!down.has(event.pointerId)) return;
        const at = local(event);
        down.delete(event.pointerId);
        listening();
        quiet();
        const ended = event.type === "pointerup";
        const spot = ended ? aimed(at) : null;
        const from = start && aimed(start);
        if (mode === "drag") meaning().drop(ended ? sight.target(at.x, at.y) : null);
        else if (mode === "stretch" && spot && from) meaning().stretch?.(from, spot, true);
        else if (mode === "name" && spot) meaning().tap(spot, null);
        else if (mode === "" && ended && start?.button === 0) {
            const meant = sight.tapped(at.x, at.y, start.touch);
            if (meant.at) meaning().tap(meant.at, meant.figure);
        }
        if (!down.size) {
            mode = "";
            start = null;
        } else if (mode !== "off") mode = "two";
    }
    function wheel(event: WheelEvent): void {
        event.preventDefault();
        const { x, y } = local(event);
        const [wide, high] = size();
        rig.by(Math.exp(-event.deltaY * 0.0016), (x / wide) * 2 - 1, 1 - (y / high) * 2);
    }
    const leave = (): void => meaning().hover(null, null);
    const menu = (event: Event): void => event.preventDefault();

    const heard = { pointerdown: press, pointermove: move, pointerup: lift, pointercancel: lift } as const;
    for (const [name, react] of Object.entries(heard)) node.addEventListener(name, react as EventListener);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("contextmenu", menu);
    return () => {
        quiet();
        listening();
        for (const [name, react] of Object.entries(heard))
            node.removeEventListener(name, react as EventListener);
        node.removeEventListener("pointerleave", leave);
        node.removeEventListener("wheel", wheel);
        node.removeEventListener("contextmenu", menu);
    };
}
