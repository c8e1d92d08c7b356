/** The fifteen of the show, and the cat: who they are can be told from their outlines. */
import {
    BoxGeometry,
    ConeGeometry,
    CylinderGeometry,
    Matrix4,
    TorusGeometry,
    Vector3,
    type BufferGeometry,
} from "three";
import {
    along,
    behind,
    body,
    brim,
    collar,
    skirt,
    stick,
    up,
    type Body,
    type Build,
    type Pose,
} from "./body";
import { Mould, type Look } from "./mould";

const STEEL: Look = { colour: "#9aa5b8" };
const IRON: Look = { colour: "#3b4250" };
const BLACK: Look = { colour: "#191b24" };
const BRASS: Look = { colour: "#d9a441" };
const LIT: Look = { colour: "#fff0b0", glow: 0.9 };
const cloth = (colour: string): Look => ({ colour, stuff: "cloth" });
const v = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z);

type Maker = (mould: Mould, pose: Pose) => void;

/** A person with what they wear and hold. */
const person =
    (build: Build, dress: (one: Body) => void): Maker =>
    (mould, pose) =>
        dress(body(mould, pose, build));

/** Something flat on the crown of the head, a little off it. */
const onHead = (one: Body, by: number): Vector3 => one.head.clone().addScaledVector(up(one), by);
const holding = (one: Body): boolean => one.pose !== "carried" && one.pose !== "dead";

const CAST: Record<string, Maker> = {
    // A missile launcher as long as he is tall, a fur cap, a heavy coat.
    nikolai: person(
        { skin: "#d9a98a", top: "#5a6247", legs: "#474d3c", bulk: 1.18, glove: "#2a2b26" },
        (one) => {
            skirt(one, 0.3, 0.46, cloth("#525a42"));
            collar(one, 0.15, 0.07, { colour: "#6e5a45" });
            one.mould.ball(onHead(one, 0.09), 0.15, { colour: "#6e5a45" }, [1.08, 0.7, 1.08], 9);
            for (const side of [-1, 1])
                one.mould.ball(
                    one.head.clone().add(v(side * 0.13, 0, -0.01)),
                    0.06,
                    { colour: "#6e5a45" },
                    [0.7, 1.4, 1],
                    6,
                );
            const seat = holding(one) ? one.neck.clone().add(v(-0.2, 0.13, 0)) : one.right.clone();
            const way = one.pose === "standing" ? v(0.1, 0.35, 1).normalize() : one.aim;
            const [front, end] = [
                seat.clone().addScaledVector(way, 0.62),
                seat.clone().addScaledVector(way, -0.5),
            ];
            one.mould.limb(end, front, 0.085, 0.085, { colour: "#6b7358" }, 10);
            one.mould.limb(end, end.clone().addScaledVector(way, -0.12), 0.085, 0.13, IRON, 10);
            one.mould.limb(front, front.clone().addScaledVector(way, 0.1), 0.1, 0.12, IRON, 10);
            one.mould.limb(
                front.clone().addScaledVector(way, 0.08),
                front.clone().addScaledVector(way, 0.26),
                0.075,
                0.01,
                { colour: "#d1423c", glow: 0.3 },
                9,
            );
        },
    ),
    // A mane to the waist, horns, wide trousers, a sword as long as a leg.
    kabuki: person({ skin: "#eceff5", top: "#7a1f2c", legs: "#23263a", hair: "#c8202f" }, (one) => {
        skirt(one, 0.36, 0.56, cloth("#23263a"));
        for (const side of [-1, 1]) {
            const shoulder = one.neck.clone().add(v(side * 0.24, -0.02, 0));
            one.mould.add(
                new BoxGeometry(0.2, 0.05, 0.3),
                BRASS,
                new Matrix4().makeRotationZ(side * -0.5).setPosition(shoulder),
            );
            one.mould.limb(
                onHead(one, 0.06).add(v(side * 0.08, 0, 0)),
                onHead(one, 0.3).add(v(side * 0.2, 0, 0)),
                0.035,
                0.006,
                BRASS,
            );
        }
        const fall = behind(one, 0.1, 0.3);
        one.mould.limb(
            onHead(one, 0.05).addScaledVector(one.back, 0.08),
            fall,
            0.15,
            0.24,
            { colour: "#c8202f" },
            9,
        );
        one.mould.ball(onHead(one, 0.05), 0.17, { colour: "#c8202f" }, [1, 0.85, 1], 9);
        one.mould.box(one.head.x, one.head.y + 0.02, one.head.z + 0.115, 0.16, 0.035, 0.03, {
            colour: "#6df0ff",
            glow: 1,
        });
        const hand = holding(one) ? one.right : one.right.clone().add(v(-0.1, 0, 0));
        const way = one.pose === "standing" ? v(-0.35, 0.85, 0.3).normalize() : one.aim;
        one.mould.limb(
            hand.clone().addScaledVector(way, -0.16),
            hand.clone().addScaledVector(way, 0.08),
            0.03,
            0.03,
            BLACK,
        );
        one.mould.add(
            new CylinderGeometry(0.07, 0.07, 0.02, 8),
            BRASS,
            along(way, hand.clone().addScaledVector(way, 0.08)),
        );
        one.mould.limb(
            hand.clone().addScaledVector(way, 0.08),
            hand.clone().addScaledVector(way, 0.86),
            0.032,
            0.012,
            { colour: "#dfe8f5", glow: 0.25 },
            4,
        );
    }),
    // Gown to the floor and the broadest hat of the show.
    madeleine: person({ skin: "#f0c9b0", top: "#5b2a6e", legs: "#3c1c4a", bulk: 0.84, tall: 1.03 }, (one) => {
        skirt(one, 0.42, 0.66, cloth("#6a3280"));
        skirt(one, 0.3, 0.4, cloth("#8b45a5"));
        brim(one, 0.36, 0.12, { colour: "#2b1336" }, 0.13, 0.1);
        one.mould.ball(
            onHead(one, 0.16).add(v(0.14, 0.03, 0)),
            0.07,
            { colour: "#ff7ad9", glow: 0.4 },
            [1, 1, 1],
            6,
        );
        one.mould.ball(
            one.head.clone().addScaledVector(one.back, 0.07),
            0.13,
            { colour: "#2d1a14" },
            [1, 1.15, 0.9],
            8,
        );
        collar(one, 0.12, 0.03, { colour: "#ff7ad9", glow: 0.3 });
        if (holding(one)) {
            stick(one, one.right, 0.3, 0.04, 0.022, STEEL);
            const fan = new CylinderGeometry(0.2, 0.2, 0.015, 12, 1, false, 0, Math.PI);
            one.mould.add(
                fan,
                { colour: "#ff7ad9", glow: 0.25 },
                new Matrix4().makeRotationX(1.2).setPosition(one.left),
            );
        }
    }),
    // A gun of six barrels at the hip, fed from a drum on her back.
    odonell: person({ skin: "#b77c5b", top: "#3f5c3a", legs: "#39422f", bulk: 1.26 }, (one) => {
        one.mould.ball(onHead(one, 0.1).add(v(0.04, 0, 0)), 0.14, { colour: "#7c1e28" }, [1.2, 0.42, 1.1], 9);
        one.mould.ball(
            one.head.clone().addScaledVector(one.back, 0.09),
            0.1,
            { colour: "#b5652c" },
            [1, 1, 1],
            7,
        );
        const pack = behind(one, 0.55, 0.26);
        one.mould.add(
            new CylinderGeometry(0.19, 0.19, 0.34, 12),
            { colour: "#4a5240" },
            along(v(1, 0, 0), pack),
        );
        one.mould.add(
            new TorusGeometry(0.19, 0.03, 6, 12),
            BRASS,
            new Matrix4().makeRotationY(Math.PI / 2).setPosition(pack),
        );
        const hand = one.lies
            ? one.right
            : one.right
                  .clone()
                  .lerp(one.left, 0.5)
                  .add(v(-0.05, -0.06, 0));
        const way = one.pose === "standing" ? v(0.1, 0.02, 1).normalize() : one.aim;
        one.mould.limb(
            hand.clone().addScaledVector(way, -0.2),
            hand.clone().addScaledVector(way, 0.14),
            0.12,
            0.12,
            IRON,
            10,
        );
        for (let barrel = 0; barrel < 6; barrel++) {
            const turn = (barrel / 6) * 2 * Math.PI;
            const off = v(Math.cos(turn) * 0.07, Math.sin(turn) * 0.07, 0);
            one.mould.limb(
                hand.clone().add(off).addScaledVector(way, 0.12),
                hand.clone().add(off).addScaledVector(way, 0.72),
                0.026,
                0.026,
                STEEL,
                5,
            );
        }
        one.mould.add(
            new TorusGeometry(0.09, 0.025, 5, 10),
            IRON,
            along(way, hand.clone().addScaledVector(way, 0.62)).multiply(
                new Matrix4().makeRotationX(Math.PI / 2),
            ),
        );
        one.mould.limb(
            pack.clone().add(v(-0.2, -0.05, 0.05)),
            hand.clone().addScaledVector(way, -0.1),
            0.035,
            0.035,
            BRASS,
            6,
        );
    }),
    // A long coat, a star that shines, a broad hat with a curled rim, a rifle.
    richelle: person({ skin: "#c98d68", top: "#76553a", legs: "#2f3442", bulk: 0.98 }, (one) => {
        skirt(one, 0.34, 0.58, cloth("#8a6544"));
        brim(one, 0.25, 0.17, { colour: "#5d4028" }, 0.13, 0.08);
        one.mould.ball(
            one.head.clone().addScaledVector(one.back, 0.09),
            0.09,
            { colour: "#2b1c14" },
            [0.8, 1.8, 0.8],
            7,
        );
        const star = one.neck
            .clone()
            .addScaledVector(one.spine, -0.28)
            .addScaledVector(one.back, -0.19)
            .add(v(0.08, 0, 0));
        one.mould.add(
            new CylinderGeometry(0.06, 0.06, 0.03, 5),
            { colour: "#ffd34d", glow: 0.9 },
            along(one.back, star),
        );
        if (!holding(one)) return;
        // At ease the rifle leans on her shoulder.
        const way = one.pose === "standing" ? v(-0.12, 0.95, -0.25).normalize() : one.aim;
        const butt = one.right.clone().addScaledVector(way, -0.26);
        one.mould.limb(one.right, one.right.clone().addScaledVector(way, 0.8), 0.045, 0.03, IRON);
        one.mould.limb(butt, one.right, 0.075, 0.05, { colour: "#6e4427" });
    }),
    // Two pistols, arms wide, a tail of hair that flies.
    sooyoung: person(
        { skin: "#f2cfb4", top: "#14161f", legs: "#1b1e2a", bulk: 0.88, hair: "#17131c" },
        (one) => {
            const tail = onHead(one, 0.08).addScaledVector(one.back, 0.12);
            one.mould.ball(tail, 0.07, { colour: "#ff4fa0", glow: 0.3 }, [1, 1, 1], 6);
            const end = tail
                .clone()
                .addScaledVector(one.back, 0.42)
                .add(v(0.12, one.lies ? 0 : -0.16, 0));
            one.mould.limb(
                tail,
                tail
                    .clone()
                    .lerp(end, 0.6)
                    .add(v(0, 0.08, 0)),
                0.06,
                0.07,
                { colour: "#17131c" },
            );
            one.mould.limb(
                tail
                    .clone()
                    .lerp(end, 0.6)
                    .add(v(0, 0.08, 0)),
                end,
                0.07,
                0.01,
                { colour: "#17131c" },
            );
            one.mould.limb(
                one.hip.clone().addScaledVector(one.spine, 0.1),
                one.hip.clone().addScaledVector(one.spine, 0.24),
                0.155,
                0.155,
                { colour: "#ff4fa0", glow: 0.25 },
                9,
            );
            skirt(one, 0.22, 0.24, cloth("#26202e"));
            if (one.pose === "dead" || one.pose === "carried") return;
            const wide = one.pose === "aiming" || one.pose === "standing" || one.pose === "fighting";
            for (const [hand, side] of [
                [one.right, -1],
                [one.left, 1],
            ] as const) {
                const way = wide
                    ? v(side * 0.5, one.pose === "standing" ? 0.75 : 0.1, 0.8).normalize()
                    : one.aim;
                one.mould.limb(hand, hand.clone().addScaledVector(way, 0.34), 0.036, 0.03, STEEL, 5);
                one.mould.limb(hand, hand.clone().add(v(0, -0.1, -0.02)), 0.03, 0.03, BLACK, 5);
            }
        },
    ),
    // A globe of hair, a collar of fur, a short gun held high.
    blanca: person(
        { skin: "#8a5536", top: "#f1f3f8", legs: "#e3e6ef", boots: "#d9b14a", bulk: 0.92 },
        (one) => {
            one.mould.ball(
                onHead(one, 0.08).addScaledVector(one.back, 0.04),
                0.25,
                { colour: "#2a1c18", stuff: "rubble" },
                [1, 0.95, 0.95],
                11,
            );
            collar(one, 0.2, 0.1, { colour: "#ffffff" });
            skirt(one, 0.27, 0.34, cloth("#ffffff"));
            one.mould.box(one.head.x, one.head.y + 0.02, one.head.z + 0.12, 0.19, 0.06, 0.03, {
                colour: "#ffd34d",
                glow: 0.5,
            });
            if (!holding(one)) return;
            const way = one.pose === "standing" ? v(-0.25, 0.9, 0.35).normalize() : one.aim;
            one.mould.limb(
                one.right.clone().addScaledVector(way, -0.1),
                one.right.clone().addScaledVector(way, 0.26),
                0.05,
                0.045,
                IRON,
                5,
            );
            one.mould.limb(one.right, one.right.clone().add(v(0, -0.2, 0.02)), 0.035, 0.035, BRASS, 5);
        },
    ),
    // A machine: no neck, shoulders like doors, a cannon for an arm.
    centinel(mould, pose) {
        const one = body(mould, pose, {
            skin: "#5d6a80",
            top: "#4e5b72",
            legs: "#3f4a5e",
            bulk: 1.45,
            boots: "#39435a",
            glove: "#39435a",
        });
        const plate: Look = { colour: "#7f90ad" };
        const chest = one.hip.clone().addScaledVector(one.spine, 0.72);
        mould.add(new BoxGeometry(0.62, 0.42, 0.42), plate, along(one.spine, chest));
        mould.add(
            new BoxGeometry(0.36, 0.24, 0.34),
            { colour: "#59667e" },
            along(one.spine, one.hip.clone().addScaledVector(one.spine, 0.14)),
        );
        for (const side of [-1, 1])
            mould.add(
                new BoxGeometry(0.26, 0.24, 0.4),
                plate,
                along(
                    one.spine,
                    one.neck
                        .clone()
                        .add(one.lies && pose === "carried" ? v(0, 0, side * 0.36) : v(side * 0.4, 0.02, 0)),
                ),
            );
        mould.add(
            new CylinderGeometry(0.15, 0.19, 0.2, 8),
            { colour: "#8fa1bf" },
            along(one.spine, one.head),
        );
        mould.box(one.head.x, one.head.y, one.head.z + 0.15, 0.22, 0.06, 0.06, {
            colour: "#ff3b30",
            glow: 1,
        });
        mould.box(chest.x, chest.y, chest.z + 0.22, 0.12, 0.12, 0.03, { colour: "#6df0ff", glow: 1 });
        const way = pose === "standing" ? v(0.05, -0.1, 1).normalize() : one.aim;
        mould.limb(
            one.right.clone().addScaledVector(way, -0.2),
            one.right.clone().addScaledVector(way, 0.42),
            0.12,
            0.1,
            IRON,
            9,
        );
        mould.limb(
            one.right.clone().addScaledVector(way, 0.3),
            one.right.clone().addScaledVector(way, 0.5),
            0.13,
            0.13,
            STEEL,
            9,
        );
        for (const [foot] of [[one.rightFoot], [one.leftFoot]] as const)
            mould.box(foot.x, foot.y + 0.07, foot.z + 0.05, 0.24, 0.13, 0.34, { colour: "#39435a" });
        for (const side of [-1, 1])
            mould.limb(
                behind(one, 0.9, 0.18).add(v(side * 0.16, 0, 0)),
                behind(one, 1.35, 0.24).add(v(side * 0.16, 0, 0)),
                0.05,
                0.04,
                IRON,
                6,
            );
    },
    // On his board, cap the wrong way round, a bag of presents on his back.
    scauter: person(
        { skin: "#e2b08e", top: "#2f7d5b", legs: "#38508a", bulk: 0.94, boots: "#e8e8ee" },
        (one) => {
            one.mould.ball(onHead(one, 0.05), 0.14, { colour: "#ff8a3d" }, [1.02, 0.75, 1.02], 9);
            one.mould.box(one.head.x, one.head.y + 0.07, one.head.z - 0.17, 0.16, 0.03, 0.14, {
                colour: "#ff8a3d",
            });
            one.mould.ball(behind(one, 0.62, 0.25), 0.2, cloth("#c6512f"), [1, 1.25, 0.8], 9);
            if (one.lies) {
                one.mould.box(one.left.x + 0.2, 0.1, one.left.z - 0.3, 0.22, 0.05, 0.9, {
                    colour: "#ffd34d",
                });
                return;
            }
            const board = v(0, 0.1, 0);
            one.mould.add(
                new BoxGeometry(0.28, 0.05, 0.94),
                { colour: "#ffd34d", stuff: "planks" },
                new Matrix4().setPosition(board),
            );
            for (const end of [-1, 1]) {
                one.mould.add(
                    new BoxGeometry(0.28, 0.05, 0.16),
                    { colour: "#ffd34d" },
                    new Matrix4().makeRotationX(end * -0.5).setPosition(0, 0.135, end * 0.52),
                );
                for (const side of [-1, 1])
                    one.mould.ball(
                        v(side * 0.11, 0.045, end * 0.3),
                        0.05,
                        { colour: "#e9eef7" },
                        [1, 1, 1],
                        6,
                    );
            }
        },
    ),
    // A belly, a beard, grenades all over, one already in the air.
    arendal: person({ skin: "#d99f80", top: "#7b4a2c", legs: "#4d3a2b", bulk: 1.32, tall: 0.96 }, (one) => {
        one.mould.ball(
            one.hip.clone().addScaledVector(one.spine, 0.36).addScaledVector(one.back, -0.08),
            0.25,
            cloth("#8a5432"),
            [1, 0.95, 0.95],
            10,
        );
        one.mould.limb(
            one.head.clone().add(v(0, -0.05, 0.08)),
            one.head.clone().add(v(0, -0.36, 0.18)),
            0.13,
            0.03,
            { colour: "#c9652a" },
            8,
        );
        one.mould.ball(onHead(one, 0.1), 0.13, { colour: "#2f3a2a" }, [1.05, 0.6, 1.05], 8);
        for (let at = 0; at < 6; at++) {
            const part = at / 5;
            const spot = one.neck
                .clone()
                .add(v(-0.2, 0, 0))
                .lerp(one.hip.clone().add(v(0.2, 0.05, 0)), part)
                .addScaledVector(one.back, -0.3 + Math.abs(part - 0.5) * 0.18);
            one.mould.ball(spot, 0.062, { colour: at % 2 ? "#3d5a34" : "#4c6e40" }, [1, 1.25, 1], 6);
        }
        // On his back a bundle of those with long handles, fanned out over his shoulders.
        const bundle = behind(one, 0.5, 0.28);
        one.mould.ball(bundle, 0.2, cloth("#4d3a2b"), [1.1, 1.2, 0.8], 8);
        for (let at = -2; at <= 2; at++) {
            const way = one.spine
                .clone()
                .normalize()
                .add(v(at * 0.32, 0, 0))
                .normalize();
            const top = bundle.clone().addScaledVector(way, 0.78 - Math.abs(at) * 0.06);
            one.mould.limb(bundle, top, 0.03, 0.03, { colour: "#8a6a44" }, 5);
            one.mould.limb(
                top,
                top.clone().addScaledVector(way, 0.16),
                0.075,
                0.075,
                { colour: "#3d5a34" },
                7,
            );
        }
        for (const hand of [one.right, one.left]) {
            one.mould.ball(hand.clone().add(v(0, 0.08, 0)), 0.095, { colour: "#4c6e40" }, [1, 1.25, 1], 7);
            one.mould.ball(
                hand.clone().add(v(0, 0.2, 0)),
                0.03,
                { colour: "#ff5a3c", glow: 0.8 },
                [1, 1, 1],
                5,
            );
        }
    }),
    // Two tanks on the back, a mask with a snout, a coat, a pipe with a flame before it.
    chastas: person({ skin: "#cfd6de", top: "#e6eaf0", legs: "#6b7480", bulk: 1 }, (one) => {
        skirt(one, 0.32, 0.5, cloth("#f2f5f9"));
        for (const side of [-1, 1]) {
            const off = v(side * 0.115, 0, 0);
            const [low, high] = [behind(one, -0.05, 0.2).add(off), behind(one, 1.05, 0.2).add(off)];
            one.mould.limb(low, high, 0.105, 0.105, { colour: "#c8502d" }, 10);
            one.mould.ball(high, 0.105, { colour: "#e0602f" }, [1, 1, 1], 8);
        }
        one.mould.ball(one.head, 0.145, { colour: "#353b33" }, [1, 1.05, 1], 9);
        one.mould.limb(
            one.head.clone().add(v(0, -0.04, 0.1)),
            one.head.clone().add(v(0, -0.1, 0.27)),
            0.07,
            0.085,
            { colour: "#4d5549" },
            8,
        );
        for (const side of [-1, 1])
            one.mould.ball(
                one.head.clone().add(v(side * 0.06, 0.04, 0.115)),
                0.045,
                { colour: "#ffb13d", glow: 0.8 },
                [1, 1, 0.6],
                7,
            );
        if (!holding(one)) return;
        stick(one, one.right, 0.62, 0.2, 0.045, IRON, 0.035);
        const tip = one.right.clone().addScaledVector(one.aim, 0.62);
        one.mould.limb(
            tip,
            tip.clone().addScaledVector(one.aim, 0.2),
            0.06,
            0.005,
            { colour: "#ff9d3c", glow: 1 },
            7,
        );
        one.mould.limb(
            one.right.clone().addScaledVector(one.aim, -0.15),
            behind(one, 0.1, 0.2),
            0.03,
            0.03,
            BLACK,
            6,
        );
    }),
    // Gloves larger than his head, bare chest, a comb of hair.
    mycky: person(
        {
            skin: "#c48a64",
            top: "#c48a64",
            legs: "#1f6d4f",
            boots: "#e8e8ee",
            bulk: 1.3,
            tall: 0.94,
            glove: "#e02f3c",
        },
        (one) => {
            for (const hand of [one.right, one.left]) {
                one.mould.ball(hand, 0.2, { colour: "#e02f3c" }, [1, 0.95, 1.1], 10);
                one.mould.ball(
                    hand.clone().add(v(0, -0.02, -0.14)),
                    0.11,
                    { colour: "#ffffff" },
                    [1, 1, 0.6],
                    7,
                );
            }
            for (let at = 0; at < 5; at++) {
                const back = onHead(one, 0.12).addScaledVector(one.back, -0.1 + at * 0.06);
                one.mould.limb(
                    back,
                    back.clone().addScaledVector(up(one), 0.17 - Math.abs(at - 2) * 0.02),
                    0.04,
                    0.012,
                    { colour: "#39e06a", glow: 0.35 },
                    5,
                );
            }
            one.mould.limb(
                one.hip.clone().addScaledVector(one.spine, -0.02),
                one.hip.clone().addScaledVector(one.spine, 0.2),
                0.2,
                0.19,
                { colour: "#ffd34d" },
                10,
            );
            skirt(one, 0.28, 0.26, cloth("#1f6d4f"));
        },
    ),
    // Top hat, tails, a stick, and the cat on his shoulder.
    kobayhisi: person({ skin: "#e8c4a4", top: "#20222e", legs: "#2a2c3a", bulk: 0.9, tall: 1.02 }, (one) => {
        brim(one, 0.19, 0.3, BLACK, 0.125, 0.1);
        one.mould.add(
            new CylinderGeometry(0.128, 0.13, 0.05, 10),
            { colour: "#8d2438" },
            along(up(one), onHead(one, 0.14)),
        );
        const tails = one.hip.clone().addScaledVector(one.back, 0.14);
        const feet = one.rightFoot.clone().add(one.leftFoot).multiplyScalar(0.5);
        for (const side of [-1, 1])
            one.mould.limb(
                tails.clone().add(v(side * 0.07, 0.1, 0)),
                tails
                    .clone()
                    .lerp(feet, 0.75)
                    .addScaledVector(one.back, 0.16)
                    .add(v(side * 0.1, 0, 0)),
                0.09,
                0.02,
                BLACK,
                5,
            );
        one.mould.box(one.neck.x, one.neck.y - 0.12, one.neck.z + 0.17, 0.12, 0.2, 0.03, {
            colour: "#f1f3f8",
        });
        one.mould.add(
            new TorusGeometry(0.045, 0.012, 5, 10),
            BRASS,
            new Matrix4().setPosition(one.head.clone().add(v(0.055, 0.03, 0.125))),
        );
        if (!one.lies) kitten(one.mould, one.neck.clone().add(v(0.26, 0.06, 0)), 0.62);
        if (!holding(one)) return;
        const foot =
            one.pose === "standing"
                ? v(one.right.x - 0.06, 0, one.right.z + 0.12)
                : one.right.clone().addScaledVector(one.aim, 0.75);
        one.mould.limb(one.right, foot, 0.025, 0.02, BLACK, 6);
        one.mould.ball(one.right.clone().add(v(0, 0.05, 0)), 0.05, BRASS, [1, 1, 1], 6);
    }),
    // A crown, a train, a sash: nobody else is dressed like that here.
    susan: person(
        { skin: "#f1cdb2", top: "#f6d98a", legs: "#d8b24c", bulk: 0.84, hair: "#c98a3a" },
        (one) => {
            skirt(one, 0.46, 0.64, cloth("#f3cf6a"));
            const crown = onHead(one, 0.14);
            one.mould.add(
                new CylinderGeometry(0.12, 0.11, 0.08, 10, 1, true),
                { colour: "#ffd34d", glow: 0.6 },
                along(up(one), crown),
            );
            for (let at = 0; at < 6; at++) {
                const turn = (at / 6) * 2 * Math.PI;
                const foot = crown.clone().add(v(Math.cos(turn) * 0.115, 0.03, Math.sin(turn) * 0.115));
                one.mould.limb(
                    foot,
                    foot.clone().addScaledVector(up(one), 0.12),
                    0.032,
                    0.002,
                    { colour: "#ffd34d", glow: 0.6 },
                    5,
                );
            }
            one.mould.limb(
                one.neck.clone().add(v(-0.14, -0.06, 0.1)),
                one.hip.clone().add(v(0.14, 0.06, 0.12)),
                0.05,
                0.05,
                { colour: "#ff4d9a", glow: 0.25 },
                6,
            );
            one.mould.ball(
                one.head
                    .clone()
                    .addScaledVector(one.back, 0.1)
                    .add(v(0, -0.08, 0)),
                0.12,
                { colour: "#c98a3a" },
                [1, 1.7, 0.8],
                8,
            );
        },
    ),
    // Four legs, a chest like a barrel, a collar with spikes.
    benkei(mould, pose) {
        const flat = pose === "dead" || pose === "prone";
        const leap = pose === "fighting" || pose === "falling";
        mould.at = new Matrix4().makeTranslation(0, flat ? -0.2 : 0, 0);
        const [chest, rump] = [v(0, leap ? 0.56 : 0.46, 0.22), v(0, leap ? 0.34 : 0.42, -0.3)];
        const hide: Look = { colour: "#8a7662" };
        mould.limb(rump, chest, 0.15, 0.2, hide, 9);
        mould.ball(chest, 0.215, hide, [1, 1, 1], 9);
        mould.ball(rump, 0.155, hide, [1, 1, 1], 8);
        const head = chest.clone().add(v(0, 0.17, 0.24));
        mould.limb(chest, head, 0.14, 0.12, hide, 8);
        mould.ball(head, 0.155, hide, [1.05, 0.9, 1], 9);
        mould.limb(
            head.clone().add(v(0, -0.04, 0.06)),
            head.clone().add(v(0, -0.06, 0.26)),
            0.11,
            0.085,
            { colour: "#b29b82" },
            8,
        );
        mould.ball(head.clone().add(v(0, -0.03, 0.28)), 0.045, BLACK, [1, 0.8, 0.8], 6);
        for (const side of [-1, 1]) {
            mould.limb(
                head.clone().add(v(side * 0.11, 0.08, -0.02)),
                head.clone().add(v(side * 0.17, 0.21, -0.05)),
                0.05,
                0.01,
                hide,
                5,
            );
            mould.ball(
                head.clone().add(v(side * 0.065, 0.05, 0.13)),
                0.025,
                { colour: "#ff3b30", glow: 1 },
                [1, 1, 1],
                5,
            );
            for (const [from, z, front] of [
                [chest, 0.28, true],
                [rump, -0.34, false],
            ] as const) {
                const foot = flat
                    ? v(side * 0.34, 0.24, z)
                    : v(side * 0.16, 0, z + (leap && front ? 0.24 : 0));
                if (leap && front) foot.y = 0.3;
                mould.limb(from.clone().add(v(side * 0.12, -0.04, 0)), foot, 0.085, 0.055, hide, 6);
                mould.ball(foot.clone().add(v(0, 0.03, 0.04)), 0.06, { colour: "#6e5d4d" }, [1, 0.7, 1.3], 6);
            }
        }
        mould.limb(
            rump.clone().add(v(0, 0.08, -0.1)),
            rump.clone().add(v(0, 0.24, -0.26)),
            0.035,
            0.01,
            hide,
            5,
        );
        const ring = new Matrix4().makeRotationX(0.9).setPosition(chest.clone().lerp(head, 0.5));
        mould.add(new TorusGeometry(0.15, 0.035, 6, 12), { colour: "#c8202f" }, ring);
        for (let at = 0; at < 7; at++) {
            const turn = (at / 7) * 2 * Math.PI;
            const spike = v(Math.cos(turn) * 0.17, Math.sin(turn) * 0.17, 0).applyMatrix4(ring);
            mould.add(
                new ConeGeometry(0.028, 0.09, 5),
                STEEL,
                along(spike.clone().sub(v(0, 0, 0).applyMatrix4(ring)), spike),
            );
        }
        mould.at = new Matrix4();
    },
};

function kitten(mould: Mould, where: Vector3, size: number): void {
    const fur: Look = { colour: "#2b2c38" };
    const p = (x: number, y: number, z: number): Vector3 => v(x, y, z).multiplyScalar(size).add(where);
    mould.limb(p(0, 0.16, -0.16), p(0, 0.18, 0.12), 0.1 * size, 0.09 * size, fur, 8);
    mould.ball(p(0, 0.3, 0.2), 0.115 * size, fur, [1, 0.95, 0.95], 8);
    for (const side of [-1, 1]) {
        mould.limb(p(side * 0.06, 0.37, 0.2), p(side * 0.085, 0.48, 0.19), 0.04 * size, 0.004, fur, 5);
        mould.ball(p(side * 0.045, 0.32, 0.3), 0.026 * size, LIT, [1, 1, 1], 5);
        mould.limb(p(side * 0.05, 0.14, 0.1), p(side * 0.06, 0, 0.14), 0.035 * size, 0.03 * size, fur, 5);
        mould.limb(p(side * 0.06, 0.14, -0.14), p(side * 0.07, 0, -0.16), 0.04 * size, 0.03 * size, fur, 5);
    }
    mould.limb(p(0, 0.18, -0.18), p(0.06, 0.42, -0.3), 0.03 * size, 0.02 * size, fur, 5);
}

/** Who has a miniature. */
export const MINIATURES: readonly string[] = Object.keys(CAST);

/** Who stands here as whom: only those of the cast. */
export function miniature(who: string, pose: Pose): BufferGeometry {
    const make = CAST[who];
    if (!make) throw new Error(`nobody has made a miniature of ${who}`);
    const mould = new Mould();
    make(mould, pose);
    const shape = mould.made();
    // Who lies is not sunk into the ground: what would be below it is pressed flat.
    const spots = shape.getAttribute("position");
    if (pose !== "carried")
        for (let at = 0; at < spots.count; at++) spots.setY(at, Math.max(0.002, spots.getY(at)));
    return shape;
}
export function cat(): BufferGeometry {
    const mould = new Mould();
    kitten(mould, v(0, 0, 0), 1);
    return mould.made();
}
