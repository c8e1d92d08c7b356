/** Looking closer at the poster. Its window is measured in units of the drawing. */
import { DrawingCamera } from "../camera.svelte";
import { HEIGHT, WIDTH } from "./plan";

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
}
