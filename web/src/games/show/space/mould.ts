/** Coloured shapes melted into one geometry: a house, a stand, a whole figure is one thing to draw. */
import {
    BoxGeometry,
    BufferGeometry,
    Color,
    CylinderGeometry,
    Float32BufferAttribute,
    Matrix4,
    Quaternion,
    SphereGeometry,
    Vector3,
} from "three";

/** What a surface is made of; the shader draws its grain (`stuff.ts`). */
export const STUFF = {
    plain: 0,
    ribbed: 1,
    brick: 2,
    concrete: 3,
    planks: 4,
    bags: 5,
    rubble: 6,
    hazard: 7,
    cloth: 8,
} as const;
export type Stuff = keyof typeof STUFF;

export interface Look {
    colour: string;
    stuff?: Stuff;
    /** How much of its own light it gives, 0 to 1. */
    glow?: number;
}

const UP = new Vector3(0, 1, 0);
const EAST = new Vector3(1, 0, 0);
const turned = new Quaternion();
const [along, across, above, facing] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
const tint = new Color();
/** The sides of a square stick: the corners between which each lies, and where it looks. */
const SIDES = [
    [
        [
            [1, 1],
            [-1, 1],
        ],
        [0, 1],
    ],
    [
        [
            [-1, 1],
            [-1, -1],
        ],
        [-1, 0],
    ],
    [
        [
            [-1, -1],
            [1, -1],
        ],
        [0, -1],
    ],
    [
        [
            [1, -1],
            [1, 1],
        ],
        [1, 0],
    ],
] as const;

export class Mould {
    readonly #positions: number[] = [];
    readonly #normals: number[] = [];
    readonly #colours: number[] = [];
    /** What it is made of, and how it glows. */
    readonly #grain: number[] = [];
    /** All that is added is moved by this first. */
    at = new Matrix4();

    get empty(): boolean {
        return this.#positions.length === 0;
    }

    add(shape: BufferGeometry, look: Look, where: Matrix4 = new Matrix4()): this {
        const flat = shape.index ? shape.toNonIndexed() : shape;
        flat.applyMatrix4(this.at.clone().multiply(where));
        const [position, normal] = [flat.getAttribute("position"), flat.getAttribute("normal")];
        const { r, g, b } = new Color(look.colour);
        for (let at = 0; at < position.count; at++) {
            this.#positions.push(position.getX(at), position.getY(at), position.getZ(at));
            this.#normals.push(normal.getX(at), normal.getY(at), normal.getZ(at));
            this.#colours.push(r, g, b);
            this.#grain.push(STUFF[look.stuff ?? "plain"], look.glow ?? 0);
        }
        flat.dispose();
        shape.dispose();
        return this;
    }
    box(
        x: number,
        y: number,
        z: number,
        wide: number,
        high: number,
        deep: number,
        look: Look,
        turn = 0,
    ): this {
        const where = new Matrix4().makeRotationY(turn).setPosition(x, y, z);
        return this.add(new BoxGeometry(wide, high, deep), look, where);
    }
    ball(
        at: Vector3,
        radius: number,
        look: Look,
        stretch: [number, number, number] = [1, 1, 1],
        fine = 7,
    ): this {
        const where = new Matrix4().makeScale(...stretch).setPosition(at);
        return this.add(new SphereGeometry(radius, fine, Math.max(4, fine - 3)), look, where);
    }
    /** A round stick from one point to another. */
    limb(from: Vector3, to: Vector3, thick: number, thin: number, look: Look, fine = 6): this {
        const way = to.clone().sub(from);
        const long = way.length();
        if (long < 1e-4) return this;
        turned.setFromUnitVectors(UP, way.divideScalar(long));
        const where = new Matrix4().compose(
            from.clone().add(to).multiplyScalar(0.5),
            turned,
            new Vector3(1, 1, 1),
        );
        return this.add(new CylinderGeometry(thin, thick, long, fine), look, where);
    }
    /** A square stick without ends, for lines of many: nothing is made for it but its corners. */
    rod(from: Vector3, to: Vector3, thick: number, look: Look): this {
        along.subVectors(to, from);
        if (along.lengthSq() < 1e-8) return this;
        across.crossVectors(along, Math.abs(along.y) > Math.abs(along.x) + Math.abs(along.z) ? EAST : UP);
        across.setLength(thick);
        above.crossVectors(across, along).setLength(thick);
        const { r, g, b } = tint.set(look.colour);
        const grain = [STUFF[look.stuff ?? "plain"], look.glow ?? 0] as const;
        for (const [[one, other], out] of SIDES) {
            facing.copy(across).multiplyScalar(out[0]).addScaledVector(above, out[1]).divideScalar(thick);
            const corner = (end: Vector3, [u, v]: readonly [number, number]): void => {
                this.#positions.push(
                    end.x + across.x * u + above.x * v,
                    end.y + across.y * u + above.y * v,
                    end.z + across.z * u + above.z * v,
                );
                this.#normals.push(facing.x, facing.y, facing.z);
                this.#colours.push(r, g, b);
                this.#grain.push(grain[0], grain[1]);
            };
            corner(from, other);
            corner(from, one);
            corner(to, one);
            corner(from, other);
            corner(to, one);
            corner(to, other);
        }
        return this;
    }
    /** An upright prism over a convex outline that runs counter-clockwise seen from above. */
    prism(outline: readonly Vector3[], low: number, high: number, look: Look, top: Look = look): this {
        const count = outline.length;
        const faces: number[] = [];
        const triangle = (a: Vector3, b: Vector3, c: Vector3): void => {
            for (const one of [a, b, c]) faces.push(one.x, one.y, one.z);
        };
        const level = (one: Vector3, y: number): Vector3 => new Vector3(one.x, y, one.z);
        outline.forEach((one, at) => {
            const next = outline[(at + 1) % count]!;
            const [a, b] = [level(one, low), level(next, low)];
            const [c, d] = [level(next, high), level(one, high)];
            triangle(a, b, c);
            triangle(a, c, d);
        });
        this.add(flat(faces), look);
        const lid: number[] = [];
        for (let at = 1; at + 1 < count; at++)
            for (const one of [outline[0]!, outline[at]!, outline[at + 1]!]) lid.push(one.x, high, one.z);
        return this.add(flat(lid), top);
    }
    made(): BufferGeometry {
        const geometry = new BufferGeometry();
        geometry.setAttribute("position", new Float32BufferAttribute(this.#positions, 3));
        geometry.setAttribute("normal", new Float32BufferAttribute(this.#normals, 3));
        geometry.setAttribute("color", new Float32BufferAttribute(this.#colours, 3));
        geometry.setAttribute("grain", new Float32BufferAttribute(this.#grain, 2));
        geometry.computeBoundingSphere();
        return geometry;
    }
}

function flat(corners: number[]): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new Float32BufferAttribute(corners, 3));
    geometry.computeVertexNormals();
    return geometry;
}
