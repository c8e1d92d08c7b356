/** Looking closer at the poster. Its window is measured in units of the drawing. */
import { moving, pace } from "../../lib/settings.svelte";
import { DrawingCamera } from "../camera.svelte";
import { HEIGHT, WIDTH, type Point } from "./plan";

/** What is nearer to the rim of the window is not well seen. */
const RIM = 40;
/** Milliseconds for the way to what happens, at normal speed. */
const GLIDE = 280;

export class Camera extends DrawingCamera {
    /** Are our own things below the city, and not beside it? */
    below = false;
    /** Where the hand had left it before it followed what happens. */
    #left: Point | null = null;
    #goal: Point | null = null;
    #frame = 0;

    constructor() {
        super(4, 1.35);
        this.width = WIDTH;
        this.height = HEIGHT;
    }
    get wide(): number {
        return WIDTH;
    }
    get deep(): number {
        return HEIGHT;
    }
    get scale(): number {
        return this.zoom;
    }
    /** The window has these proportions now; at zoom 1 the whole poster is in it. */
    fit(aspect: number): void {
        this.width = Math.max(WIDTH, HEIGHT * aspect);
        this.height = this.width / aspect;
        this.keep();
    }
    /** Where a point of the poster is in the window. */
    at({ x, y }: Point): Point {
        return { x: this.x + x * this.scale, y: this.y + y * this.scale };
    }
    /** Where a seat's things come from and go to: the rim of the window that is nearest to them. */
    rim(seat: number, mine: boolean): Point {
        const { x, y } = this.#goal ?? this;
        const [left, top] = [Math.max(0, -x / this.scale), Math.max(0, -y / this.scale)];
        const right = Math.min(WIDTH, (this.width - x) / this.scale);
        const foot = Math.min(HEIGHT, (this.height - y) / this.scale);
        if (mine && this.below) return { x: (left + right) / 2, y: foot - 26 };
        return { x: right - 34, y: top + (foot - top) * (0.26 + seat * 0.078) };
    }
    /** Bring a place into the window where something happens, if not all of the city is in it. */
    follow(at: Point): void {
        if (this.sees(at)) return;
        this.#left ??= { x: this.x, y: this.y };
        const from = { x: this.x, y: this.y };
        this.look(at.x, at.y);
        this.#glide(from, { x: this.x, y: this.y });
    }
    /** Enough followed. */
    back(): void {
        const [from, to] = [{ x: this.x, y: this.y }, this.#left];
        this.#left = null;
        if (to) this.#glide(from, to);
    }
    override move(dx: number, dy: number): void {
        this.#stop();
        super.move(dx, dy);
    }
    override by(factor: number, cx?: number, cy?: number): void {
        this.#stop();
        super.by(factor, cx, cy);
    }
    #stop(): void {
        cancelAnimationFrame(this.#frame);
        this.#goal = null;
        this.#left = null;
    }
    #glide(from: Point, to: Point): void {
        cancelAnimationFrame(this.#frame);
        this.#goal = to;
        const [began, lasts] = [performance.now(), moving() ? GLIDE * pace() : 0];
        const step = (now: number): void => {
            const part = lasts ? Math.min(1, Math.max(0, (now - began) / lasts)) : 1;
            const eased = 1 - (1 - part) ** 3;
            this.x = from.x + (to.x - from.x) * eased;
            this.y = from.y + (to.y - from.y) * eased;
            if (part < 1) this.#frame = requestAnimationFrame(step);
            else {
                this.#goal = null;
                this.keep();
            }
        };
        step(began);
    }
    /** Can this point of the poster be seen now? */
    sees(point: Point): boolean {
        const { x, y } = this.at(point);
        return x > RIM && x < this.width - RIM && y > RIM && y < this.height - RIM;
    }
}
