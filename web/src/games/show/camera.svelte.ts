/** Looking closer at the table. Its window is measured in pixels. */
import { moving, pace } from "../../lib/settings.svelte";
import { DrawingCamera } from "../camera.svelte";
import type { Spot } from "./acts";
import type { Looking } from "./looking";
import { INCH, len } from "./plan";
import type { Field } from "./view";

const MARGIN = 1.1 * INCH;
/** Nearer to the rim of the window than this nothing is well in view. */
const RIM = 24;
/** The tools lie over this much of the window, at its right: what is there cannot be touched. */
const TOOLS = 64;
/** So much of the table is seen around what is followed. */
const AROUND = 7 * INCH;
/** Milliseconds for the way to what happens, at normal speed. */
const GLIDE = 320;
/** What is followed is as near as it should be within these limits: nobody likes a window that never rests. */
const NEAR_ENOUGH = 0.7;
const TOO_NEAR = 1.5;
/** So long a hand that brings the table nearer must rest before the table is painted anew (milliseconds). */
const REST = 350;
/** So much is painted around the window, as a share of it: within that looking around costs no painting. */
const AHEAD = 1 / 3;

export class Camera extends DrawingCamera implements Looking {
    #wide = $state(960);
    #deep = $state(720);
    /** Does it follow what happens? It does until a hand takes it, and again when the hand gives it back. */
    following = $state(true);
    /** So near it goes by itself. */
    nearest = 1.8;
    #frame = 0;
    /** Has the window been measured? Before that nothing can be brought into it. */
    #measured = false;
    /** What it follows, to be brought into view again when window or table have another size: what is seen in the
     *  end must not depend on which of them came first. */
    #followed: (() => void) | null = null;
    #resting = 0;
    /** How large the drawing is painted, in pixels for a unit of it. Moving the window costs no painting at all; while
     *  it comes nearer what is painted is stretched, and painted anew when it has come to rest. */
    #painted = $state(1);
    /** The part of the drawing that is painted, in pixels of it: all of it would be much more than anybody sees. */
    pane = $state.raw({ left: 0, top: 0, width: 0, height: 0 });

    constructor() {
        super(7, 1.4);
        this.width = 960;
        this.height = 600;
    }
    get wide(): number {
        return this.#wide;
    }
    get deep(): number {
        return this.#deep;
    }
    override get margin(): number {
        return MARGIN;
    }
    get scale(): number {
        const fitting = Math.min(
            this.width / (this.wide + 2 * MARGIN),
            this.height / (this.deep + 2 * MARGIN),
        );
        return fitting * this.zoom;
    }
    get painted(): number {
        return this.#painted;
    }
    /** Where the drawing begins, once at rest on whole pixels of the screen: between them all lines would be blurred. */
    get #corner(): [number, number] {
        if (this.painted !== this.scale) return [this.x, this.y];
        const whole = (at: number): number => Math.round(at * devicePixelRatio) / devicePixelRatio;
        return [whole(this.x), whole(this.y)];
    }
    /** Where what is painted is put. */
    get shift(): string {
        const [x, y] = this.#corner;
        return `translate(${x}px, ${y}px) scale(${this.scale / this.painted})`;
    }
    #paint(): void {
        clearTimeout(this.#resting);
        this.#painted = this.scale;
        const [across, down] = [this.width * AHEAD, this.height * AHEAD];
        const [left, top] = [-this.x - across, -this.y - down];
        this.pane = { left, top, width: this.width + 2 * across, height: this.height + 2 * down };
    }
    /** Is all of the table that the window shows painted? */
    get #covered(): boolean {
        const grown = this.scale / this.painted;
        const { left, top, width, height } = this.pane;
        const within = (at: number, window: number, drawing: number, from: number, long: number): boolean =>
            Math.max(-at / grown, -MARGIN * this.painted) >= from &&
            Math.min((window - at) / grown, (drawing + MARGIN) * this.painted) <= from + long;
        return (
            within(this.x, this.width, this.wide, left, width) &&
            within(this.y, this.height, this.deep, top, height)
        );
    }
    protected override keep(): void {
        super.keep();
        if (!this.#covered) this.#paint();
    }
    #paintSoon(): void {
        clearTimeout(this.#resting);
        this.#resting = window.setTimeout(() => this.#paint(), REST);
    }
    /** Another map lies on the table. */
    lay(field: Field): void {
        [this.#wide, this.#deep] = [len(field.width), len(field.depth)];
        this.#all();
        this.#again();
    }
    fit(width: number, height: number): void {
        const [cx, cy] = this.toTable(this.width / 2, this.height / 2);
        this.width = width;
        this.height = height;
        if (this.#measured && this.zoom !== 1) this.look(cx, cy);
        else this.#all();
        this.#measured = true;
        this.#again();
    }
    #again(): void {
        if (this.#measured && this.following) this.#followed?.();
    }
    #all(): void {
        this.zoom = 1;
        this.keep();
        this.#paint();
    }
    /** A hand has taken it. */
    #taken(): void {
        cancelAnimationFrame(this.#frame);
        this.following = false;
        if (this.painted !== this.scale) this.#paintSoon();
    }
    override move(dx: number, dy: number): void {
        this.#taken();
        super.move(dx, dy);
    }
    override by(factor: number, cx?: number, cy?: number): void {
        this.#taken();
        super.by(factor, cx, cy);
        this.#paintSoon();
    }
    override nearer = (): void => this.#step(this.step);
    override farther = (): void => this.#step(1 / this.step);
    #step(factor: number): void {
        this.by(factor);
        this.#paint();
    }
    override look(x: number, y: number, zoom = this.zoom): void {
        super.look(x, y, zoom);
        this.#paint();
    }
    override whole = (): void => {
        this.#taken();
        this.#all();
    };
    /** Bring all these places into the window, near enough to see what happens there. */
    follow(spots: readonly Spot[]): void {
        if (!this.following || !spots.length) return;
        this.#followed = () => {
            cancelAnimationFrame(this.#frame);
            this.look(...this.#near(spots));
        };
        if (!this.#measured) return;
        const [x, y, zoom] = this.#near(spots);
        const well = this.zoom >= zoom * NEAR_ENOUGH && this.zoom <= zoom * TOO_NEAR;
        if (!well || !spots.every((spot) => this.sees(spot.x, spot.y))) this.#glide(x, y, zoom);
    }
    /** The middle of the window and how near it is, so that all these places are well in it. */
    #near(spots: readonly Spot[]): [number, number, number] {
        const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
        const [left, top, right, foot] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
        const fitting = Math.min(
            (this.width - TOOLS) / (right - left + 2 * AROUND),
            this.height / (foot - top + 2 * AROUND),
        );
        const zoom = Math.max(1, Math.min(this.nearest, (this.zoom * fitting) / this.scale));
        const aside = TOOLS / 2 / ((this.scale * zoom) / this.zoom);
        return [(left + right) / 2 + aside, (top + foot) / 2, zoom];
    }
    /** Bring a place into the window that is not in it, as near as it is now. */
    bring([spot]: readonly Spot[]): void {
        if (!this.following || !spot) return;
        this.#followed = () => {
            if (!this.sees(spot.x, spot.y)) this.look(spot.x, spot.y);
        };
        this.#again();
    }
    #glide(x: number, y: number, zoom: number): void {
        cancelAnimationFrame(this.#frame);
        const lasts = moving() ? GLIDE * pace() : 0;
        if (!lasts) return this.look(x, y, zoom);
        const [fx, fy] = this.toTable(this.width / 2, this.height / 2);
        const [from, began] = [this.zoom, performance.now()];
        const step = (now: number): void => {
            const part = Math.min(1, Math.max(0, (now - began) / lasts));
            const eased = 1 - (1 - part) ** 3;
            super.look(fx + (x - fx) * eased, fy + (y - fy) * eased, from * (zoom / from) ** eased);
            if (part < 1) this.#frame = requestAnimationFrame(step);
            else this.#paint();
        };
        this.#frame = requestAnimationFrame(step);
    }
    toTable(x: number, y: number): [number, number] {
        const [left, top] = this.#corner;
        return [(x - left) / this.scale, (y - top) / this.scale];
    }
    /** Is a point of the drawing well inside the window? */
    sees(x: number, y: number): boolean {
        const [at, down] = [x * this.scale + this.x, y * this.scale + this.y];
        return at > RIM && down > RIM && at < this.width - TOOLS && down < this.height - RIM;
    }
}
