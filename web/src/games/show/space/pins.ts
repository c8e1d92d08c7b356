/** Elements of the page that hang at points of space: put into place after every picture, by their transform alone. */
import { Matrix4, Vector3, type PerspectiveCamera } from "three";

type Where = () => Vector3;

export class Pins {
    readonly #all = new Map<HTMLElement, Where>();
    #wide = 1;
    #high = 1;
    #camera: PerspectiveCamera | null = null;
    readonly #spot = new Vector3();

    fit(wide: number, high: number): void {
        [this.#wide, this.#high] = [wide, high];
    }
    /** Hang an element there, its middle over the point. */
    pin =
        (at: Vector3 | Where) =>
        (node: HTMLElement): (() => void) => {
            const where = typeof at === "function" ? at : () => at;
            this.#all.set(node, where);
            this.#one(node, where);
            return () => this.#all.delete(node);
        };
    put(camera: PerspectiveCamera): void {
        this.#camera = camera;
        for (const [node, where] of this.#all) this.#one(node, where);
    }
    #one(node: HTMLElement, where: Where): void {
        if (!this.#camera) return;
        const { x, y, z } = this.#spot.copy(where()).project(this.#camera);
        const seen = z < 1 && Math.abs(x) < 1.2 && Math.abs(y) < 1.2;
        node.style.visibility = seen ? "" : "hidden";
        if (!seen) return;
        const [left, top] = [((x + 1) / 2) * this.#wide, ((1 - y) / 2) * this.#high];
        node.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) translate(-50%, -50%)`;
    }
    get matrix(): string {
        return this.#camera ? matrixOf(this.#camera) : "";
    }
}

/** From space to the window, -1 to 1, as sixteen numbers: whoever wants to know where something is can work it out. */
export const matrixOf = (camera: PerspectiveCamera): string =>
    new Matrix4()
        .multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
        .elements.map((one) => one.toFixed(5))
        .join(" ");
