/** Looking closer at the poster. Its window is measured in units of the drawing. */
import { DrawingCamera } from "../camera.svelte";
import { HEIGHT, WIDTH, type Point } from "./plan";

/** What is nearer to the rim of the window is not well seen. */
const RIM = 40;

export class Camera extends DrawingCamera {
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
    /** Can this point of the poster be seen now? */
    sees(point: Point): boolean {
        const { x, y } = this.at(point);
        return x > RIM && x < this.width - RIM && y > RIM && y < this.height - RIM;
    }
}
