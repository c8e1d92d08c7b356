/** Looking closer at the poster: by wheel, by two fingers, by buttons and by keys. */
import { HEIGHT, WIDTH } from "./plan";

const MOST = 4;
const STEP = 1.35;

export class Camera {
    /** The window in front of the poster, in units of the drawing; at zoom 1 the whole poster is in it. */
    width = $state(WIDTH);
    height = $state(HEIGHT);
    zoom = $state(1);
    x = $state(0);
    y = $state(0);

    readonly transform = $derived(`translate(${this.x} ${this.y}) scale(${this.zoom})`);

    /** The window has these proportions now. */
    fit(aspect: number): void {
        this.width = Math.max(WIDTH, HEIGHT * aspect);
        this.height = this.width / aspect;
        this.#keep();
    }

    /** Closer or farther, around a point of the window. */
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
    whole = (): void => {
        this.zoom = 1;
        this.#keep();
    };
    move(dx: number, dy: number): void {
        this.x += dx;
        this.y += dy;
        this.#keep();
    }
    /** Bring a point of the poster to the middle. */
    look(x: number, y: number, zoom = this.zoom): void {
        this.zoom = Math.min(MOST, Math.max(1, zoom));
        this.x = this.width / 2 - x * this.zoom;
        this.y = this.height / 2 - y * this.zoom;
        this.#keep();
    }
    /** Inside its window the poster is in the middle; where it is larger it has no gaps at its rims. */
    #keep(): void {
        this.x = inside(this.x, this.width, WIDTH * this.zoom);
        this.y = inside(this.y, this.height, HEIGHT * this.zoom);
    }
}

function inside(at: number, window: number, poster: number): number {
    if (poster <= window) return (window - poster) / 2;
    return Math.min(0, Math.max(window - poster, at));
}
