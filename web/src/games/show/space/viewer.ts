/** One canvas, one picture at a time: it is painted when something has changed, and never otherwise. */
import { Fog, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer, type Object3D } from "three";
import type { Field } from "../view";
import { Scenery } from "./scenery";
import { haze, Stadium } from "./stadium";

/** What is moving now: it is told the time (milliseconds) and says whether it goes on. */
export type Motion = (now: number) => boolean;

/** A frame that takes longer than this is too slow; several of them in a row, and pictures become coarser. */
const SLOW = 45;
const SEVERAL = 6;
const COARSEST = 0.6;
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

export class Viewer {
    readonly renderer: WebGLRenderer;
    readonly scene = new Scene();
    readonly camera = new PerspectiveCamera(38, 4 / 3, 0.1, 320);
    /** No graphics processor: everything is painted by the one that thinks. */
    readonly software: boolean;
    scenery: Scenery | null = null;
    stadium: Stadium | null = null;
    /** Called before every picture, and after it: what lies over it is put into place. */
    painting: () => void = () => {};
    painted: () => void = () => {};
    /** The canvas has lost, or found again, what it draws with. */
    lost: (gone: boolean) => void = () => {};
    /** The most that one picture has needed so far. */
    most = { calls: 0, triangles: 0 };
    #motions = new Set<Motion>();
    #frame = 0;
    #ratio: number;
    #slow = 0;
    #last = 0;
    #shadows = true;

    constructor(readonly canvas: HTMLCanvasElement) {
        const context = canvas.getContext("webgl2", { antialias: true, powerPreference: "high-performance" });
        if (!context) throw new Error("no WebGL");
        this.renderer = new WebGLRenderer({ canvas, context });
        const about = context.getExtension("WEBGL_debug_renderer_info");
        const name = about ? String(context.getParameter(about.UNMASKED_RENDERER_WEBGL)) : "";
        this.software = SOFTWARE.test(name);
        this.#ratio = Math.min(this.software ? 1 : 2, devicePixelRatio);
        this.renderer.shadowMap.enabled = true;
        this.renderer.shadowMap.type = PCFShadowMap;
        this.renderer.shadowMap.autoUpdate = false;
        this.scene.background = haze();
        this.scene.fog = new Fog(haze(), 60, 170);
        canvas.addEventListener("webglcontextlost", this.#gone);
        canvas.addEventListener("webglcontextrestored", this.#back);
        canvas.addEventListener("paint", this.#asked);
    }
    #gone = (event: Event): void => {
        event.preventDefault();
        this.lost(true);
    };
    #back = (): void => {
        this.lost(false);
        this.shadows();
    };

    /** Somebody wants to copy the picture, which is there only while it is being painted. */
    #asked = (): void => this.paint();

    /** Another map lies on the table. */
    lay(field: Field): void {
        this.#clear();
        this.scenery = new Scenery(field);
        this.stadium = new Stadium(field, !this.software);
        this.scene.add(this.scenery.group, this.stadium.group);
        this.shadows();
    }
    #clear(): void {
        for (const one of [this.scenery, this.stadium]) {
            if (!one) continue;
            this.scene.remove(one.group);
            one.dispose();
        }
        this.scenery = this.stadium = null;
    }
    add(...things: Object3D[]): void {
        this.scene.add(...things);
    }

    fit(width: number, height: number): void {
        this.renderer.setPixelRatio(this.#ratio);
        this.renderer.setSize(width, height, false);
        this.camera.aspect = width / height;
        this.camera.updateProjectionMatrix();
        // A canvas of another size is empty: nobody shall see that.
        if (this.scenery) this.paint();
    }

    // ---------------------------------------------------------------- painting

    /** Something has changed: paint it with the next frame. */
    wake(): void {
        this.#frame ||= requestAnimationFrame(this.#step);
    }
    /** What throws shadows has changed, too. */
    shadows(): void {
        this.#shadows = true;
        this.wake();
    }
    /** Something moves: it is asked before every picture until it says that it is over. */
    move(motion: Motion): () => void {
        this.#motions.add(motion);
        this.wake();
        return () => this.#motions.delete(motion);
    }
    get moving(): boolean {
        return this.#motions.size > 0;
    }
    #step = (now: number): void => {
        this.#frame = 0;
        for (const motion of [...this.#motions]) if (!motion(now)) this.#motions.delete(motion);
        this.paint();
        if (this.#motions.size) {
            this.#judge(now);
            this.wake();
        } else this.#last = this.#slow = 0;
    };
    paint(): void {
        if (this.renderer.getContext().isContextLost()) return;
        this.painting();
        this.renderer.shadowMap.needsUpdate = this.#shadows;
        this.#shadows = false;
        this.renderer.render(this.scene, this.camera);
        const { calls, triangles } = this.renderer.info.render;
        this.most = {
            calls: Math.max(this.most.calls, calls),
            triangles: Math.max(this.most.triangles, triangles),
        };
        this.painted();
        this.canvas.dispatchEvent(new Event("painted"));
    }
    /** Slow pictures become coarser, step by step. */
    #judge(now: number): void {
        const gap = now - this.#last;
        this.#slow = this.#last && gap > SLOW && gap < 400 ? this.#slow + 1 : 0;
        this.#last = now;
        if (this.#slow < SEVERAL || this.#ratio <= COARSEST) return;
        this.#slow = 0;
        this.#ratio = Math.max(COARSEST, this.#ratio * 0.8);
        const { clientWidth, clientHeight } = this.canvas;
        if (clientWidth && clientHeight) this.fit(clientWidth, clientHeight);
    }

    dispose(): void {
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
        this.#motions.clear();
        this.painting = this.painted = this.lost = () => {};
        this.#clear();
        this.canvas.removeEventListener("webglcontextlost", this.#gone);
        this.canvas.removeEventListener("webglcontextrestored", this.#back);
        this.canvas.removeEventListener("paint", this.#asked);
        this.renderer.dispose();
        // What the browser keeps for it is given back now, not when somebody tidies up.
        this.renderer.forceContextLoss();
    }
}
