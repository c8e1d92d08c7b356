/** The pictures of docs/arena.md (tools/arena.py): every map, and every miniature in its poses, as the table draws them. */
import {
    Color,
    DirectionalLight,
    Fog,
    HemisphereLight,
    Mesh,
    MeshLambertMaterial,
    PlaneGeometry,
} from "three";
import type { Field } from "../view";
import { Actor, Wardrobe } from "./actor";
import type { Pose } from "./body";
import { Rig } from "./rig.svelte";
import { somebody } from "./sample";
import { Viewer } from "./viewer";

const canvas = document.querySelector("canvas")!;
const GAP = 1.75;
const POSES: Pose[] = ["standing", "aiming", "fighting", "crouching", "falling", "prone", "carried"];

function picture(viewer: Viewer, quality: number): string {
    viewer.shadows();
    viewer.paint();
    return canvas.toDataURL("image/webp", quality);
}

/** A map, from where one sits down at it. */
async function map(name: string): Promise<string> {
    const answer = await fetch(`/api/maps/${name}`, { headers: { "X-Euphoria": "1" } });
    const { board } = (await answer.json()) as { board: Field };
    const viewer = new Viewer(canvas);
    viewer.fit(640, 360);
    viewer.lay(board);
    viewer.stadium!.show({ points: [0, 0], standing: [5, 5], names: ["A", "B"], line: name });
    const rig = new Rig(viewer);
    rig.lay(board);
    rig.cut({ far: rig.shot.far * 0.98, pitch: 0.68, yaw: 0.32 });
    return picture(viewer, 0.72);
}

/** One of the cast in all its poses, side by side. */
function cast(who: string, team: number | null): string {
    const viewer = new Viewer(canvas);
    viewer.fit(640, 150);
    viewer.scene.background = new Color("#171a24");
    viewer.scene.fog = new Fog("#171a24", 40, 90);
    const sun = new DirectionalLight("#fff6e6", 2.7);
    sun.position.set(-6, 9, 8);
    sun.castShadow = true;
    Object.assign(sun.shadow.camera, { left: -9, right: 9, top: 4, bottom: -4, near: 1, far: 30 });
    sun.shadow.mapSize.setScalar(1024);
    const floor = new Mesh(
        new PlaneGeometry(60, 20).rotateX(-Math.PI / 2),
        new MeshLambertMaterial({ color: "#262a36" }),
    );
    floor.receiveShadow = true;
    viewer.add(new HemisphereLight("#b4c2e4", "#22242e", 1.15), sun, floor);
    const wardrobe = new Wardrobe();
    POSES.forEach((pose, at) => {
        const actor = new Actor(wardrobe);
        const status = pose === "prone" ? "down" : "up";
        const one = somebody({ figure: who, who, team, status, carried: pose === "carried" });
        actor.dress(one, { pose, facing: 0.35 });
        actor.group.position.set((at - (POSES.length - 1) / 2) * GAP, pose === "carried" ? 0.5 : 0, 0);
        viewer.add(actor.group);
    });
    viewer.camera.fov = 14;
    viewer.camera.position.set(0, 3.2, 12.4);
    viewer.camera.updateProjectionMatrix();
    viewer.camera.lookAt(0, 0.72, 0);
    return picture(viewer, 0.8);
}

Object.assign(window, { gallery: { map, cast } });
