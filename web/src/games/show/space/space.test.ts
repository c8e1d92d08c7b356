import { Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { FACES } from "../catalogue";
import type { Field, Figure } from "../view";
import { POSES } from "./body";
import { MINIATURES, miniature } from "./cast";
import { inSpace, offSpace } from "./frame";
import { Mould } from "./mould";
import { blockOn, figuresOn, placeOn, stretchIn, type Ray } from "./rays";
import { poseOf, NOBODY, Troupe } from "./troupe";
import { someField, somebody } from "./sample";

describe("miniatures", () => {
    it("everybody of the catalogue has one, and nobody else", () => {
        expect([...MINIATURES].sort()).toEqual(FACES.map(([who]) => who).sort());
    });
    it("no two have the same outline, and none is a plain body", () => {
        const outlines = MINIATURES.map((who) => silhouette(who));
        expect(new Set(outlines).size).toBe(MINIATURES.length);
        for (const [at, one] of outlines.entries())
            for (const other of outlines.slice(at + 1))
                expect(
                    differing(one, other),
                    `${MINIATURES[at]} ${MINIATURES[outlines.indexOf(other)]}`,
                ).toBeGreaterThan(36);
    });
    it("every pose is another one, above its base and not higher than it should be", () => {
        for (const who of MINIATURES) {
            const tops = new Map<string, number>();
            for (const pose of POSES) {
                const shape = miniature(who, pose);
                shape.computeBoundingBox();
                const { min, max } = shape.boundingBox!;
                if (pose !== "carried") expect(min.y, `${who} ${pose}`).toBeGreaterThan(-0.06);
                tops.set(pose, max.y);
            }
            expect(tops.get("prone")!, who).toBeLessThan(tops.get("standing")! * 0.8);
            expect(tops.get("dead")!, who).toBeLessThan(tops.get("standing")! * 0.8);
            expect(tops.get("standing")!, who).toBeGreaterThan(who === "benkei" ? 0.6 : 1.3);
        }
    });
});

/** Points all over a triangle. */
const SHARES = Array.from({ length: 36 }, (_, at) => [Math.floor(at / 6) / 5, (at % 6) / 5] as const).filter(
    ([a, b]) => a + b <= 1.001,
);

/** What is dark against the light from the front and from the side, in cells of a tenth of an inch. */
function silhouette(who: string): string {
    const spots = miniature(who, "standing").getAttribute("position");
    const cells = new Set<string>();
    for (let at = 0; at < spots.count; at += 3)
        for (const [a, b] of SHARES) {
            const mix = (get: (n: number) => number): number =>
                get(at) * a + get(at + 1) * b + get(at + 2) * (1 - a - b);
            const [x, y, z] = [
                mix((n) => spots.getX(n)),
                mix((n) => spots.getY(n)),
                mix((n) => spots.getZ(n)),
            ];
            cells.add(`front:${Math.round(x * 10)},${Math.round(y * 10)}`);
            cells.add(`side:${Math.round(z * 10)},${Math.round(y * 10)}`);
        }
    return [...cells].sort().join(" ");
}
function differing(one: string, other: string): number {
    const [a, b] = [new Set(one.split(" ")), new Set(other.split(" "))];
    return [...a].filter((cell) => !b.has(cell)).length + [...b].filter((cell) => !a.has(cell)).length;
}

describe("sticks", () => {
    it("are square, look outwards, and reach from end to end in every direction", () => {
        const ends = [new Vector3(3, 0, 0), new Vector3(0, 3, 0), new Vector3(1, -2, 2)];
        for (const end of ends) {
            const made = new Mould().rod(new Vector3(), end, 0.1, { colour: "#fff" }).made();
            const [spots, normals] = [made.getAttribute("position"), made.getAttribute("normal")];
            expect(spots.count).toBe(24);
            const axis = end.clone().normalize();
            for (let at = 0; at < spots.count; at += 3) {
                const [a, b, c] = [0, 1, 2].map((n) => new Vector3().fromBufferAttribute(spots, at + n));
                const normal = new Vector3().fromBufferAttribute(normals, at);
                expect(normal.length()).toBeCloseTo(1);
                expect(normal.dot(axis)).toBeCloseTo(0);
                const wound = b!.clone().sub(a!).cross(c!.clone().sub(a!)).normalize();
                expect(wound.dot(normal)).toBeCloseTo(1);
                for (const one of [a!, b!, c!]) {
                    const along = one.dot(axis);
                    expect([0, end.length()].some((far) => Math.abs(far - along) < 1e-6)).toBe(true);
                    expect(one.clone().addScaledVector(axis, -along).length()).toBeCloseTo(0.1 * Math.SQRT2);
                }
            }
        }
    });
});

describe("poses", () => {
    const on = (more: Partial<Figure>) => poseOf(somebody(more), { ...NOBODY, turn: 2 });
    it("tell how somebody is", () => {
        expect(on({})).toBe("standing");
        expect(on({ ap: 0 })).toBe("crouching");
        expect(on({ status: "down" })).toBe("prone");
        expect(on({ status: "dead", fight: 3 })).toBe("dead");
        expect(on({ fight: 0 })).toBe("fighting");
        expect(on({ carried: true })).toBe("carried");
        const declared = [{ weapon: 0, figure: "B.blanca", shots: 2 }];
        const aiming = { ...NOBODY, turn: 2, declared, about: "A.nikolai" };
        expect(poseOf(somebody({}), aiming)).toBe("aiming");
    });
});

describe("what somebody carries", () => {
    it("is seen: a target of the mission on its back, until it is put down", () => {
        const troupe = new Troupe(someField());
        const seen = (carries: string | null): boolean => {
            troupe.show({ ...NOBODY, turn: 2, figures: [somebody({ carries })] }, new Set());
            return troupe.actor("A.nikolai")!.body.getObjectByName("load")!.visible;
        };
        expect([null, "target-1", null, "susan"].map(seen)).toEqual([false, true, false, false]);
    });
});

describe("places", () => {
    const field: Field = someField();
    const straightDown = (x: number, y: number): Ray => ({ from: [x, y, 20_000], way: [0, 0, -1] });

    it("go to space and back", () => {
        const [x, y, z] = offSpace(inSpace(12_340, 5_670, 890, field), field);
        expect([x, y, z].map(Math.round)).toEqual([12_340, 5_670, 890]);
    });
    it("are those the hand points at: the ground, a roof, a floor under a roof that is lifted off", () => {
        expect(placeOn(straightDown(2_004, 2_006), field, [], new Map())).toEqual([2_000, 2_010, 0]);
        expect(placeOn(straightDown(11_000, 11_000), field, [], new Map())).toEqual([11_000, 11_000, 1]);
        expect(placeOn(straightDown(22_000, 12_000), field, [], new Map())).toEqual([22_000, 12_000, 3]);
        expect(placeOn(straightDown(22_000, 12_000), field, [], new Map([[1, 3_000]]))).toEqual([
            22_000, 12_000, 2,
        ]);
        expect(placeOn(straightDown(22_000, 12_000), field, [], new Map([[1, 0]]))).toEqual([
            22_000, 12_000, 0,
        ]);
        expect(placeOn(straightDown(11_000, 11_000), field, [0], new Map())).toEqual([11_000, 11_000, 0]);
        expect(placeOn(straightDown(-500, 11_000), field, [0], new Map())).toBeNull();
    });
    it("at a wall lie at its foot", () => {
        const ray: Ray = { from: [0, 11_000, 1_000], way: [1_000, 0, 0] };
        expect(placeOn(ray, field, [], new Map())).toEqual([10_000 - field.measures.base - 20, 11_000, 0]);
    });
    it("are hidden by what stands before them, and a look ends there", () => {
        const look: Ray = { from: [5_000, 11_000, 1_350], way: [20_000, 0, 0] };
        expect(blockOn(look, field, [])!.part).toBeCloseTo(0.25);
        expect(blockOn(look, field, [0])!.part).toBeCloseTo(0.75);
        expect(stretchIn(look, field.blocks[0]!.outline, 0, 1_000)).toBeNull();
    });
    it("of figures are taken before the ground, but not through walls", () => {
        const one = somebody({ place: [8_000, 11_000, 0], z: 0 });
        const ray: Ray = { from: [2_000, 11_000, 1_000], way: [1_000, 0, -10] };
        expect(figuresOn(ray, [one], field, [], new Map())).toEqual(["A.nikolai"]);
        const before = somebody({ figure: "B.blanca", place: [6_000, 11_200, 0], z: 0 });
        expect(figuresOn(ray, [one, before], field, [], new Map())).toEqual(["B.blanca", "A.nikolai"]);
        const behind = somebody({ figure: "A.mycky", place: [14_000, 11_000, 0], z: 0 });
        expect(figuresOn(ray, [behind], field, [], new Map())).toEqual([]);
        expect(figuresOn(ray, [behind, one], field, [], new Map())).toEqual(["A.nikolai"]);
    });
});
