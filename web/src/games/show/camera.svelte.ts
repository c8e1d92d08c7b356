/** Looking closer at the table. Its window is measured in pixels. */
import { DrawingCamera } from "../camera.svelte";
import { INCH, len } from "./plan";
import type { Field } from "./view";

const MARGIN = 1.1 * INCH;
/** Nearer to the rim of the window than this nothing is well in view. */
const RIM = 24;

export class Camera extends DrawingCamera {
    #wide = $state(960);
    #deep = $state(720);

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
        this.whole();
    }
    fit(width: number, height: number): void {
        const [cx, cy] = this.toTable(this.width / 2, this.height / 2);
        const first = this.x === 0 && this.y === 0;
        this.width = width;
        this.height = height;
        if (first || this.zoom === 1) this.whole();
        else this.look(cx, cy);
    }
    toTable(x: number, y: number): [number, number] {
        return [(x - this.x) / this.scale, (y - this.y) / this.scale];
    }
    /** Is a point of the drawing well inside the window? */
    sees(x: number, y: number): boolean {
        const [at, down] = [x * this.scale + this.x, y * this.scale + this.y];
        return at > RIM && down > RIM && at < this.width - RIM && down < this.height - RIM;
    }
}
