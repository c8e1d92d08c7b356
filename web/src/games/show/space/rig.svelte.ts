/** The camera in space: around a point of the table, nearer and farther, along the ground, and through somebody's eyes.
 *  It follows what happens until a hand takes it. */
import { PerspectiveCamera, Vector2, Vector3, Raycaster } from "three";
import { moving, pace } from "../../../lib/settings.svelte";
import type { Spot } from "../acts";
import type { Looking } from "../looking";
import { onTable } from "../plan";
import type { Field } from "../view";
import { inSpace, offSpace } from "./frame";
import type { Ray } from "./rays";
import type { Viewer } from "./viewer";

/** Milliseconds of a flight at normal speed. */
const FLIGHT = 650;
const STEP = 1.35;
const NEAREST = 4;
const LOWEST = 0.1;
const STEEPEST = 1.5;
/** Angles of a turn with the finger across the whole window. */
const TURN = 3.4;
const KEYS: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/** Where the camera is: how it turns around a point, and how far from it. */
export interface Shot {
    at: Vector3;
    yaw: number;
    pitch: number;
    far: number;
}

export class Rig implements Looking {
    following = $state(true);
    /** Whose eyes we look through; null: nobody's. */
    eyes = $state<string | null>(null);
    shot: Shot = { at: new Vector3(), yaw: 0, pitch: 0.8, far: 48 };
    #field: Field | null = null;
    #stop: () => void = () => {};
    #eye: { from: Vector3; to: Vector3 } | null = null;
    readonly #caster = new Raycaster();

    constructor(readonly viewer: Viewer) {}
    get camera(): PerspectiveCamera {
        return this.viewer.camera;
    }

    /** A map lies on the table, seen from this edge. */
    lay(field: Field, north = false): void {
        this.#field = field;
        this.shot = { ...this.#all(), yaw: north ? Math.PI : 0 };
        this.#put();
    }
    /** All of the table. */
    #all(): Shot {
        const { aspect, fov } = this.camera;
        const [wide, deep] = [this.#field!.width / 1000 + 3, this.#field!.depth / 1000 + 3];
        const half = Math.tan((fov * Math.PI) / 360);
        const turned = Math.abs(Math.sin(this.shot.yaw)) > 0.7;
        const [across, along] = turned ? [deep, wide] : [wide, deep];
        const far = Math.max(across / (2 * half * aspect), along / (2 * half) / 1.18) + along * 0.2;
        return { at: new Vector3(0, 0, along * 0.02), yaw: this.shot.yaw, pitch: 0.88, far };
    }

    // ---------------------------------------------------------------- where it is

    #put(): void {
        const { camera } = this;
        if (this.#eye) {
            camera.position.copy(this.#eye.from);
            camera.lookAt(this.#eye.to);
        } else {
            const { at, yaw, pitch, far } = this.shot;
            camera.position.set(
                at.x + Math.sin(yaw) * Math.cos(pitch) * far,
                at.y + Math.sin(pitch) * far,
                at.z + Math.cos(yaw) * Math.cos(pitch) * far,
            );
            camera.lookAt(at);
        }
        camera.updateMatrixWorld();
        this.viewer.wake();
    }
    /** Fly there; at once where nothing should move. */
    fly(to: Partial<Shot>, lasts = FLIGHT): void {
        this.#stop();
        this.#leaveEyes();
        const [from, goal] = [this.shot, this.#kept({ ...this.shot, ...to })];
        const time = moving() ? lasts * pace() : 0;
        if (!time) {
            this.shot = goal;
            return this.#put();
        }
        const turn = Math.atan2(Math.sin(goal.yaw - from.yaw), Math.cos(goal.yaw - from.yaw));
        let began = 0;
        this.#stop = this.viewer.move((now) => {
            began ||= now;
            const part = Math.min(1, (now - began) / time);
            const eased = part * part * (3 - 2 * part);
            const mix = (a: number, b: number): number => a + (b - a) * eased;
            this.shot = {
                at: from.at.clone().lerp(goal.at, eased),
                yaw: from.yaw + turn * eased,
                pitch: mix(from.pitch, goal.pitch),
                far: from.far * (goal.far / from.far) ** eased,
            };
            this.#put();
            return part < 1;
        });
    }
    /** Be where the shot of a director is, now. */
    cut(to: Partial<Shot>): void {
        this.#stop();
        this.#leaveEyes();
        this.shot = this.#kept({ ...this.shot, ...to });
        this.#put();
    }
    #kept(shot: Shot): Shot {
        const [wide, deep] = [(this.#field?.width ?? 0) / 2000, (this.#field?.depth ?? 0) / 2000];
        return {
            at: new Vector3(
                Math.min(wide, Math.max(-wide, shot.at.x)),
                Math.max(0, shot.at.y),
                Math.min(deep, Math.max(-deep, shot.at.z)),
            ),
            yaw: shot.yaw,
            pitch: Math.min(STEEPEST, Math.max(LOWEST, shot.pitch)),
            far: Math.min(90, Math.max(NEAREST, shot.far)),
        };
    }

    // ---------------------------------------------------------------- a hand

    #taken(): void {
        this.#stop();
        this.#leaveEyes();
        this.following = false;
    }
    /** Turn around the point that is looked at, by parts of the window. */
    orbit(across: number, down: number): void {
        this.#taken();
        const { yaw, pitch } = this.shot;
        this.cut({ yaw: yaw - across * TURN, pitch: pitch + down * TURN * 0.6 });
    }
    /** Along the ground, by parts of the window. */
    pan(across: number, down: number): void {
        this.#taken();
        const { at, yaw, far, pitch } = this.shot;
        const high = 2 * Math.tan((this.camera.fov * Math.PI) / 360) * far;
        const [x, y] = [
            -across * high * this.camera.aspect,
            (-down * high) / Math.max(0.35, Math.sin(pitch)),
        ];
        this.cut({
            at: new Vector3(
                at.x + Math.cos(yaw) * x + Math.sin(yaw) * y,
                at.y,
                at.z - Math.sin(yaw) * x + Math.cos(yaw) * y,
            ),
        });
    }
    /** Nearer, by this factor; what lies at this point of the window stays there. */
    by(factor: number, x = 0, y = 0): void {
        this.#taken();
        const far = Math.min(90, Math.max(NEAREST, this.shot.far / factor));
        const grown = 1 - far / this.shot.far;
        const ground = this.#groundAt(x, y);
        const at = ground ? this.shot.at.clone().lerp(ground, grown) : this.shot.at;
        this.cut({ far, at: at.setY(this.shot.at.y) });
    }
    #groundAt(x: number, y: number): Vector3 | null {
        this.#caster.setFromCamera(new Vector2(x, y), this.camera);
        const { origin, direction } = this.#caster.ray;
        if (direction.y > -0.02) return null;
        return origin.clone().addScaledVector(direction, -origin.y / direction.y);
    }
    nearer = (): void => {
        this.following = false;
        this.fly({ far: this.shot.far / STEP }, FLIGHT / 2);
    };
    farther = (): void => {
        this.following = false;
        this.fly({ far: this.shot.far * STEP }, FLIGHT / 2);
    };
    whole = (): void => {
        this.following = false;
        this.fly(this.#all());
    };
    turn(by: number): void {
        this.following = false;
        this.fly({ yaw: this.shot.yaw + by }, FLIGHT / 2);
    }
    key(key: string): boolean {
        const way = KEYS[key];
        if (way) this.pan(-way[0] * 0.12, -way[1] * 0.12);
        else if (key === "+" || key === "=") this.nearer();
        else if (key === "-") this.farther();
        else if (key === "0") this.whole();
        else if (key === ",") this.turn(-Math.PI / 8);
        else if (key === ".") this.turn(Math.PI / 8);
        else return false;
        return true;
    }

    // ---------------------------------------------------------------- following

    #spot({ x, y, z = 0 }: Spot): Vector3 {
        const [tx, ty] = onTable(x, y, this.#field!);
        return inSpace(tx, ty, z, this.#field!);
    }
    /** The shot in which all these places are well in view. */
    framing(points: readonly Vector3[], nearest = 13): Shot {
        const at = points.reduce((sum, one) => sum.add(one), new Vector3()).divideScalar(points.length);
        const reach = Math.max(...points.map((one) => one.distanceTo(at)));
        const half = Math.tan((this.camera.fov * Math.PI) / 360) * Math.min(1, this.camera.aspect);
        const far = Math.min(this.#all().far, Math.max(nearest, (reach + 3.2) / half));
        const pitch = Math.min(0.86, Math.max(0.42, this.shot.pitch));
        return { at: at.setY(Math.max(0.6, at.y)), yaw: this.shot.yaw, pitch, far };
    }
    /** How far away one must be so that so much to either side of the middle is in the window. */
    wide(beside: number): number {
        const { aspect, fov } = this.camera;
        return beside / (Math.tan((fov * Math.PI) / 360) * aspect);
    }
    follow(spots: readonly Spot[]): void {
        if (!this.following || !spots.length || !this.#field) return;
        this.frame(spots.map((one) => this.#spot(one)));
    }
    /** Bring these points of space into view. */
    frame(points: readonly Vector3[], nearest?: number): void {
        const goal = this.goal(points, nearest);
        if (goal) this.fly(goal);
    }
    /** From where these points would be well in view; null: they are. */
    goal(points: readonly Vector3[], nearest?: number): Shot | null {
        if (!points.length) return null;
        const goal = this.framing(points, nearest);
        const well = this.shot.far < goal.far * 1.7 && this.shot.far > goal.far * 0.6;
        return !this.eyes && well && points.every((one) => this.#sees(one)) ? null : goal;
    }
    /** Is this another picture than that of now, so that a film would cut to it? */
    isElsewhere({ at, yaw, far }: Shot): boolean {
        const turn = Math.atan2(Math.sin(yaw - this.shot.yaw), Math.cos(yaw - this.shot.yaw));
        const away = at.distanceTo(this.shot.at) > 8 || Math.abs(turn) > 0.8;
        return away || Math.abs(Math.log(far / this.shot.far)) > 0.6;
    }
    bring([spot]: readonly Spot[]): void {
        if (!this.following || !spot || !this.#field) return;
        const point = this.#spot(spot);
        if (!this.#sees(point)) this.cut({ at: point });
    }
    sees(x: number, y: number): boolean {
        return this.#field !== null && this.#sees(this.#spot({ x, y }));
    }
    #sees(point: Vector3): boolean {
        const { x, y, z } = point.clone().project(this.camera);
        return z < 1 && Math.abs(x) < 0.86 && Math.abs(y) < 0.82;
    }
    look(x: number, y: number): void {
        this.fly({ at: this.#spot({ x, y }) });
    }

    // ---------------------------------------------------------------- somebody's eyes

    /** See what somebody sees: from the height of its own eyes to what it looks at. */
    seeAs(figure: string, from: Vector3, to: Vector3): void {
        this.#stop();
        this.following = false;
        this.eyes = figure;
        this.#eye = { from, to };
        this.camera.near = 0.05;
        this.camera.fov = 55;
        this.camera.updateProjectionMatrix();
        this.#put();
    }
    #leaveEyes(): void {
        if (!this.#eye) return;
        this.#eye = null;
        this.eyes = null;
        this.camera.near = 0.1;
        this.camera.fov = 38;
        this.camera.updateProjectionMatrix();
    }
    ownEyes(): void {
        this.#leaveEyes();
        this.#put();
    }

    // ---------------------------------------------------------------- between window and table

    /** The line through a point of the window, -1 to 1 each way, over the table. */
    ray(x: number, y: number): Ray {
        this.#caster.setFromCamera(new Vector2(x, y), this.camera);
        const { origin, direction } = this.#caster.ray;
        const from = offSpace(origin, this.#field!);
        const to = offSpace(origin.clone().add(direction), this.#field!);
        return { from, way: [to[0] - from[0], to[1] - from[1], to[2] - from[2]] };
    }
    stop(): void {
        this.#stop();
    }
}
