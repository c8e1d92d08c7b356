/** Looking closer at the table: by wheel, by two fingers, by buttons and by keys. */
import { INCH } from "./plan";

const MOST = 7;
const STEP = 1.4;
const MARGIN = 1.1 * INCH;

export class Camera {
    /** The window in pixels. */
    width = $state(960);
    height = $state(600);
    /** The table in units of the drawing. */
    wide = $state(960);
    deep = $state(720);
    /** How much closer than "all of it". */
    zoom = $state(1);
    x = $state(0);
    y = $state(0);

    readonly whole = $derived(
        Math.min(this.width / (this.wide + 2 * MARGIN), this.height / (this.deep + 2 * MARGIN)),
    );
    readonly scale = $derived(this.whole * this.zoom);
    readonly transform = $derived(`translate(${this.x} ${this.y}) scale(${this.scale})`);

    fit(width: number, height: number): void {
        const [cx, cy] = this.toTable(this.width / 2, this.height / 2);
        const first = this.x === 0 && this.y === 0;
        this.width = width;
        this.height = height;
        if (first || this.zoom === 1) this.all();
        else this.look(cx, cy);
    }
    toTable(x: number, y: number): [number, number] {
        return [(x - this.x) / this.scale, (y - this.y) / this.scale];
    }
    by(factor: number, cx = this.width / 2, cy = this.height / 2): void {
        const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
        const grown = zoom / this.zoom;
        this.x = cx - (cx - this.x) * grown;
        this.y = cy - (cy - this.y) * grown;
        this.zoom = zoom;
        this.#keep();
    }
    nearer = (): void => this.by(STEP);
    farther = (): void => this.by(1 / STEP);
    all = (): void => {
        this.zoom = 1;
        this.#keep();
    };
    move(dx: number, dy: number): void {
        this.x += dx;
        this.y += dy;
        this.#keep();
    }
    /** Bring a point of the drawing to the middle. */
    look(x: number, y: number, zoom = this.zoom): void {
        this.zoom = Math.min(MOST, Math.max(1, zoom));
        this.x = this.width / 2 - x * this.scale;
        this.y = this.height / 2 - y * this.scale;
        this.#keep();
    }
    /** Is a point of the drawing well inside the window? */
    sees(x: number, y: number): boolean {
        const [at, down] = [x * this.scale + this.x, y * this.scale + this.y];
        return at > 24 && down > 24 && at < this.width - 24 && down < this.height - 24;
    }
    #keep(): void {
        this.x = within(this.x, this.width, this.wide * this.scale, MARGIN * this.scale);
        this.y = within(this.y, this.height, this.deep * this.scale, MARGIN * this.scale);
    }
}

function within(at: number, window: number, table: number, margin: number): number {
    if (table + 2 * margin <= window + 1) return (window - table) / 2;
    return Math.min(margin, Math.max(window - table - margin, at));
}
