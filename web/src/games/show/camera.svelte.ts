/** Looking closer at the table. Its window is measured in pixels. */
import { moving, pace } from "../../lib/settings.svelte";
import { DrawingCamera } from "../camera.svelte";
import type { Spot } from "./acts";
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

export class Camera extends DrawingCamera {
    #wide = $state(960);
    #deep = $state(720);
    /** Does it follow what happens? It does until a hand takes it, and again when the hand gives it back. */
    following = $state(true);
    /** So near it goes by itself. */
    nearest = 1.8;
    #frame = 0;

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
    /** Another map lies on the table. */
    lay(field: Field): void {
        [this.#wide, this.#deep] = [len(field.width), len(field.depth)];
        this.#all();
    }
    fit(width: number, height: number): void {
        const [cx, cy] = this.toTable(this.width / 2, this.height / 2);
        const first = this.x === 0 && this.y === 0;
        this.width = width;
        this.height = height;
        if (first || this.zoom === 1) this.#all();
        else this.look(cx, cy);
    }
    #all(): void {
        this.zoom = 1;
        this.keep();
    }
    /** A hand has taken it. */
    #taken(): void {
        cancelAnimationFrame(this.#frame);
        this.following = false;
    }
    override move(dx: number, dy: number): void {
        this.#taken();
        super.move(dx, dy);
    }
    override by(factor: number, cx?: number, cy?: number): void {
        this.#taken();
        super.by(factor, cx, cy);
    }
    override whole = (): void => {
        this.#taken();
        this.#all();
    };
    /** Bring all these places into the window, near enough to see what happens there. */
    follow(spots: readonly Spot[]): void {
        if (!this.following || !spots.length) return;
        const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
        const [left, top, right, foot] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
        const fitting = Math.min(
            (this.width - TOOLS) / (right - left + 2 * AROUND),
            this.height / (foot - top + 2 * AROUND),
        );
        const zoom = Math.max(1, Math.min(this.nearest, (this.zoom * fitting) / this.scale));
        const well = this.zoom >= zoom * NEAR_ENOUGH && this.zoom <= zoom * TOO_NEAR;
        if (well && spots.every(({ x, y }) => this.sees(x, y))) return;
        const aside = TOOLS / 2 / ((this.scale * zoom) / this.zoom);
        this.#glide((left + right) / 2 + aside, (top + foot) / 2, zoom);
    }
    /** Bring a place into the window that is not in it, as near as it is now. */
    bring([spot]: readonly Spot[]): void {
        if (this.following && spot && !this.sees(spot.x, spot.y)) this.look(spot.x, spot.y);
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
            this.look(fx + (x - fx) * eased, fy + (y - fy) * eased, from * (zoom / from) ** eased);
            if (part < 1) this.#frame = requestAnimationFrame(step);
        };
        this.#frame = requestAnimationFrame(step);
    }
    toTable(x: number, y: number): [number, number] {
        return [(x - this.x) / this.scale, (y - this.y) / this.scale];
    }
    /** Is a point of the drawing well inside the window? */
    sees(x: number, y: number): boolean {
        const [at, down] = [x * this.scale + this.x, y * this.scale + this.y];
        return at > RIM && down > RIM && at < this.width - TOOLS && down < this.height - RIM;
    }
}
