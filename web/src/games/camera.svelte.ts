/** A window in front of a drawing: closer, around, and back to all of it, by wheel, fingers, buttons and keys.
 *
 *  A title says how large its drawing is and how large a unit of it looks. */

const MOVES: Record<string, readonly [number, number]> = {
    ArrowLeft: [1, 0],
    ArrowRight: [-1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
};
const FAR = 60;

export abstract class DrawingCamera {
    /** The window, in units of its own. */
    width = $state(0);
    height = $state(0);
    /** How much closer than "all of it". */
    zoom = $state(1);
    x = $state(0);
    y = $state(0);

    constructor(
        readonly most: number,
        readonly step: number,
    ) {}

    /** The drawing in its own units, and how many of the window's one of them takes. */
    abstract get wide(): number;
    abstract get deep(): number;
    abstract get scale(): number;
    /** So much may be seen beyond the rims of the drawing, in its units. */
    get margin(): number {
        return 0;
    }

    get transform(): string {
        return `translate(${this.x} ${this.y}) scale(${this.scale})`;
    }

    /** Closer or farther, around a point of the window. */
    by(factor: number, cx = this.width / 2, cy = this.height / 2): void {
        const zoom = this.#possible(this.zoom * factor);
        const grown = zoom / this.zoom;
        this.x = cx - (cx - this.x) * grown;
        this.y = cy - (cy - this.y) * grown;
        this.zoom = zoom;
        this.keep();
    }
    nearer = (): void => this.by(this.step);
    farther = (): void => this.by(1 / this.step);
    whole = (): void => {
        this.zoom = 1;
        this.keep();
    };
    move(dx: number, dy: number): void {
        this.x += dx;
        this.y += dy;
        this.keep();
    }
    /** Bring a point of the drawing to the middle. */
    look(x: number, y: number, zoom = this.zoom): void {
        this.zoom = this.#possible(zoom);
        this.x = this.width / 2 - x * this.scale;
        this.y = this.height / 2 - y * this.scale;
        this.keep();
    }
    /** Plus and minus look closer and from farther away, 0 at everything, arrows around; was it one of these? */
    key(key: string): boolean {
        const way = MOVES[key];
        if (way) this.move(way[0] * FAR, way[1] * FAR);
        else if (key === "+" || key === "=") this.nearer();
        else if (key === "-") this.farther();
        else if (key === "0") this.whole();
        else return false;
        return true;
    }
    /** A drawing smaller than its window is in the middle; a larger one shows no gaps at its rims. */
    protected keep(): void {
        const margin = this.margin * this.scale;
        this.x = inside(this.x, this.width, this.wide * this.scale, margin);
        this.y = inside(this.y, this.height, this.deep * this.scale, margin);
    }
    #possible(zoom: number): number {
        return Math.min(this.most, Math.max(1, zoom));
    }
}

/** A pixel is forgiven: what was made to fit must not move by rounding. */
function inside(at: number, window: number, drawing: number, margin: number): number {
    if (drawing + 2 * margin <= window + 1) return (window - drawing) / 2;
    return Math.min(margin, Math.max(window - drawing - margin, at));
}
