/** A person in clay: told where hips, hands and feet are, knees and elbows follow. Everybody looks to the south (+z); the
 *  right hand is in the west (-x). */
import { ConeGeometry, CylinderGeometry, Matrix4, Quaternion, TorusGeometry, Vector3 } from "three";
import { Mould, type Look } from "./mould";

export const POSES = [
    "standing",
    "crouching",
    "aiming",
    "fighting",
    "falling",
    "carried",
    "prone",
    "dead",
] as const;
export type Pose = (typeof POSES)[number];

type Spot = readonly [x: number, y: number, z: number];
export const at = ([x, y, z]: Spot): Vector3 => new Vector3(x, y, z);

/** Where the ends of a body are, in inches above the base. */
interface Stance {
    hip: Spot;
    neck: Spot;
    head: Spot;
    right: Spot;
    left: Spot;
    rightFoot: Spot;
    leftFoot: Spot;
    /** Where what is held points to. */
    aim: Spot;
}
const STANCES: Record<Pose, Stance> = {
    standing: {
        hip: [0, 0.66, 0],
        neck: [0, 1.11, 0.02],
        head: [0, 1.27, 0.05],
        right: [-0.2, 0.76, 0.22],
        left: [0.12, 0.82, 0.3],
        rightFoot: [-0.15, 0, -0.06],
        leftFoot: [0.15, 0, 0.06],
        aim: [0.25, -0.2, 1],
    },
    crouching: {
        hip: [0, 0.38, -0.08],
        neck: [0, 0.78, 0.1],
        head: [0, 0.93, 0.18],
        right: [-0.2, 0.44, 0.3],
        left: [0.18, 0.5, 0.32],
        rightFoot: [-0.17, 0, -0.24],
        leftFoot: [0.16, 0, 0.2],
        aim: [0.2, -0.45, 1],
    },
    aiming: {
        hip: [0, 0.63, -0.04],
        neck: [0, 1.08, 0.03],
        head: [-0.03, 1.24, 0.08],
        right: [-0.13, 1.02, 0.3],
        left: [0.05, 1.02, 0.46],
        rightFoot: [-0.16, 0, -0.2],
        leftFoot: [0.13, 0, 0.22],
        aim: [0, 0, 1],
    },
    fighting: {
        hip: [0, 0.56, 0],
        neck: [0.02, 0.99, 0.16],
        head: [0.02, 1.14, 0.24],
        right: [-0.34, 1.3, 0.16],
        left: [0.26, 0.92, 0.46],
        rightFoot: [-0.18, 0, -0.3],
        leftFoot: [0.18, 0, 0.3],
        aim: [-0.2, 0.9, 0.5],
    },
    falling: {
        hip: [0, 0.55, -0.05],
        neck: [0, 0.92, -0.3],
        head: [0, 1.04, -0.42],
        right: [-0.5, 1.2, -0.15],
        left: [0.5, 1.14, -0.1],
        rightFoot: [-0.2, 0.18, 0.38],
        leftFoot: [0.2, 0.02, 0.25],
        aim: [-0.7, 0.7, 0.2],
    },
    carried: {
        hip: [0, 0.2, 0],
        neck: [0.36, 0.08, 0.02],
        head: [0.46, -0.06, 0.04],
        right: [0.42, -0.34, 0.16],
        left: [0.4, -0.34, -0.14],
        rightFoot: [-0.46, -0.3, 0.08],
        leftFoot: [-0.46, -0.26, -0.08],
        aim: [0.2, -1, 0],
    },
    prone: {
        hip: [0, 0.12, -0.12],
        neck: [0, 0.28, 0.26],
        head: [0, 0.38, 0.38],
        right: [-0.16, 0.14, 0.5],
        left: [0.12, 0.14, 0.56],
        rightFoot: [-0.17, 0.04, -0.62],
        leftFoot: [0.17, 0.04, -0.62],
        aim: [0, 0.05, 1],
    },
    dead: {
        hip: [0, 0.09, 0],
        neck: [0.06, 0.1, -0.4],
        head: [0.12, 0.11, -0.54],
        right: [-0.42, 0.04, -0.5],
        left: [0.46, 0.04, -0.1],
        rightFoot: [-0.26, 0.04, 0.58],
        leftFoot: [0.14, 0.04, 0.62],
        aim: [-1, 0, 0.2],
    },
};

export interface Build {
    /** 1: an ordinary person. */
    bulk?: number;
    /** How long legs and body are, 1: ordinary. */
    tall?: number;
    skin: string;
    top: string;
    legs: string;
    boots?: string;
    hair?: string;
    glove?: string;
}

/** A body that has been made, for what is put on it. */
export interface Body {
    mould: Mould;
    pose: Pose;
    hip: Vector3;
    neck: Vector3;
    head: Vector3;
    right: Vector3;
    left: Vector3;
    rightFoot: Vector3;
    leftFoot: Vector3;
    /** From hip to neck. */
    spine: Vector3;
    aim: Vector3;
    /** Away from the back. */
    back: Vector3;
    lies: boolean;
}

export function body(mould: Mould, pose: Pose, build: Build): Body {
    const stance = STANCES[pose];
    const { bulk = 1, tall = 1 } = build;
    const grown = ([x, y, z]: Spot): Vector3 => new Vector3(x, y * tall, z);
    const [hip, neck, head] = [grown(stance.hip), grown(stance.neck), grown(stance.head)];
    const [right, left] = [grown(stance.right), grown(stance.left)];
    const [rightFoot, leftFoot] = [grown(stance.rightFoot), grown(stance.leftFoot)];
    const spine = neck.clone().sub(hip);
    const across = new Vector3(1, 0, 0);
    if (pose === "carried") across.set(0, 0, 1);
    const back = spine.clone().cross(across).normalize();
    if (back.z > 0 && pose !== "prone") back.negate();
    if (pose === "prone") back.set(0, 1, 0);
    if (pose === "dead" || pose === "carried") back.set(0, pose === "dead" ? -0.2 : 1, 0);

    const shoulder = (side: number): Vector3 =>
        neck
            .clone()
            .addScaledVector(across, side * 0.165 * bulk)
            .addScaledVector(spine, -0.1);
    const socket = (side: number): Vector3 => hip.clone().addScaledVector(across, side * 0.09 * bulk);
    const trousers: Look = { colour: build.legs, stuff: "cloth" };
    const shirt: Look = { colour: build.top, stuff: "cloth" };
    const skin: Look = { colour: build.skin };
    const boots: Look = { colour: build.boots ?? "#1d2029" };

    // Trunk: broad above, narrow below.
    const middle = hip.clone().lerp(neck, 0.45);
    mould.limb(hip, middle, 0.135 * bulk, 0.145 * bulk, shirt, 9);
    mould.limb(middle, hip.clone().lerp(neck, 0.86), 0.15 * bulk, 0.185 * bulk, shirt, 9);
    mould.ball(hip.clone().lerp(neck, 0.84), 0.185 * bulk, shirt, [1, 0.62, 0.8], 9);
    mould.ball(hip, 0.14 * bulk, trousers, [1, 0.9, 0.9], 8);
    mould.limb(neck.clone().addScaledVector(spine, -0.05), head, 0.07, 0.065, skin, 6);
    mould.ball(head, 0.128, skin, [0.92, 1.08, 1], 10);

    const joint = (from: Vector3, to: Vector3, upper: number, lower: number, bend: Vector3): Vector3 => {
        const way = to.clone().sub(from);
        const far = Math.min(way.length(), upper + lower - 0.001);
        const along = (upper ** 2 - lower ** 2 + far ** 2) / (2 * far || 1);
        const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
        const unit = way.normalize();
        const side = bend.clone().addScaledVector(unit, -bend.dot(unit)).normalize();
        return from.clone().addScaledVector(unit, along).addScaledVector(side, out);
    };
    const forward = pose === "prone" ? new Vector3(0, -1, 0.2) : new Vector3(0, 0.1, 1);
    for (const [side, foot] of [
        [-1, rightFoot],
        [1, leftFoot],
    ] as const) {
        const from = socket(side);
        const ankle = foot.clone().add(new Vector3(0, 0.06, 0));
        const knee = joint(
            from,
            ankle,
            0.33 * tall,
            0.33 * tall,
            forward.clone().add(new Vector3(side * 0.25, 0, 0)),
        );
        mould.limb(from, knee, 0.105 * bulk, 0.082 * bulk, trousers);
        mould.ball(knee, 0.082 * bulk, trousers, [1, 1, 1], 6);
        mould.limb(knee, ankle, 0.08 * bulk, 0.06 * bulk, boots);
        const toe =
            pose === "prone" || pose === "dead" ? new Vector3(0, 0.05, 0.02) : new Vector3(0, -0.02, 0.07);
        mould.ball(ankle.clone().add(toe), 0.075, boots, [0.85, 0.6, 1.5], 6);
    }
    const outward = (side: number): Vector3 => new Vector3(side * 0.8, -0.7, -0.3);
    for (const [side, hand] of [
        [-1, right],
        [1, left],
    ] as const) {
        const from = shoulder(side);
        const elbow = joint(from, hand, 0.26, 0.25, outward(side));
        mould.ball(from, 0.085 * bulk, shirt, [1, 1, 1], 7);
        mould.limb(from, elbow, 0.078 * bulk, 0.062 * bulk, shirt);
        mould.limb(elbow, hand, 0.062 * bulk, 0.05 * bulk, shirt);
        mould.ball(
            hand,
            0.062 * Math.max(1, bulk * 0.9),
            { colour: build.glove ?? build.skin },
            [1, 1, 1],
            6,
        );
    }
    if (build.hair)
        mould.ball(
            head.clone().add(new Vector3(0, 0.035, -0.03)),
            0.135,
            { colour: build.hair },
            [0.95, 0.95, 1],
            9,
        );
    const lies = pose === "prone" || pose === "dead" || pose === "carried";
    return {
        mould,
        pose,
        hip,
        neck,
        head,
        right,
        left,
        rightFoot,
        leftFoot,
        spine,
        aim: at(stance.aim).normalize(),
        back,
        lies,
    };
}

// -------------------------------------------------------------------- things one wears and holds

/** Turned so that its upper end points that way. */
export function along(way: Vector3, where: Vector3): Matrix4 {
    const turned = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize());
    return new Matrix4().compose(where, turned, new Vector3(1, 1, 1));
}
/** A stick from a hand, so far forward and back. */
export function stick(
    one: Body,
    from: Vector3,
    front: number,
    behind: number,
    thick: number,
    look: Look,
    thin = thick,
): void {
    const [a, b] = [-behind, front].map((by) => from.clone().addScaledVector(one.aim, by)) as [
        Vector3,
        Vector3,
    ];
    one.mould.limb(a, b, thick, thin, look);
}
export function brim(one: Body, radius: number, high: number, look: Look, crown = 0.12, lift = 0.1): void {
    const top = up(one);
    const seat = one.head.clone().addScaledVector(top, lift);
    one.mould.add(new CylinderGeometry(radius, radius, 0.03, 14), look, along(top, seat));
    one.mould.add(
        new CylinderGeometry(crown * 0.9, crown, high, 10),
        look,
        along(top, seat.clone().addScaledVector(top, high / 2)),
    );
}
/** Where the crown of the head is. */
export const up = (one: Body): Vector3 => one.head.clone().sub(one.neck).normalize();

/** A skirt, a gown or the tails of a coat from the hips down; who lies has it along the legs. */
export function skirt(one: Body, wide: number, long: number, look: Look): void {
    const feet = one.rightFoot.clone().add(one.leftFoot).multiplyScalar(0.5);
    const way = one.lies ? one.hip.clone().sub(feet).normalize() : new Vector3(0, 1, 0);
    const where = one.hip.clone().addScaledVector(way, -long / 2 + 0.05);
    if (!one.lies) where.y = Math.max(where.y, long / 2 + 0.02);
    one.mould.add(new ConeGeometry(wide, long, 12, 1, true), look, along(way, where));
    one.mould.add(new ConeGeometry(wide * 0.99, long * 0.99, 12, 1), look, along(way, where));
}
export function collar(one: Body, radius: number, thick: number, look: Look): void {
    const where = one.neck.clone().addScaledVector(one.spine, -0.06);
    const laid = along(one.spine, where).multiply(new Matrix4().makeRotationX(Math.PI / 2));
    one.mould.add(new TorusGeometry(radius, thick, 7, 14), look, laid);
}
/** Something on the back, as high up as this part of the spine. */
export const behind = (one: Body, part: number, off: number): Vector3 =>
    one.hip.clone().addScaledVector(one.spine, part).addScaledVector(one.back, off);
