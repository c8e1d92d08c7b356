/** The night around the table: the lit floor, stands full of people, four masts of floodlights, screens with the score. */
import {
    AdditiveBlending,
    BufferGeometry,
    CanvasTexture,
    Color,
    ConeGeometry,
    DirectionalLight,
    Float32BufferAttribute,
    Group,
    HemisphereLight,
    Matrix4,
    Mesh,
    MeshBasicMaterial,
    MeshLambertMaterial,
    PlaneGeometry,
    Points,
    PointsMaterial,
    Quaternion,
    SRGBColorSpace,
    Vector3,
} from "three";
import type { Field } from "../view";
import { HAZE, LAMP, TEAMS } from "./colours";
import { Mould } from "./mould";
import { Stuff } from "./stuff";

/** What the screens show. */
export interface Board {
    points: readonly [number, number];
    standing: readonly [number, number];
    names: readonly [string, string];
    line: string;
}

const STAND_ROWS = 9;
const AROUND = 72;
/** From the rim of the table to the first row, and the depth and height of a row. */
const ALLEY = 7;
const ROW = 2.1;
const RISE = 1.35;
const LAMP_HEIGHT = 24;
/** How large somebody in the stands is who only looks on. */
const CALM = 0.5;

export class Stadium {
    readonly group = new Group();
    readonly #made: { dispose(): void }[] = [];
    readonly #screen: HTMLCanvasElement;
    readonly #picture: CanvasTexture;
    /** The one light that throws shadows. */
    readonly sun: DirectionalLight;
    #shown = "";
    /** The audience; it grows and shines when it cheers. */
    readonly #crowd: PointsMaterial;

    constructor(field: Field, fine: boolean) {
        const [wide, deep] = [field.width / 1000, field.depth / 1000];
        this.#floor(field, wide, deep, fine);
        this.#crowd = this.#bowl(wide, deep);
        this.sun = this.#lights(wide, deep, fine);
        this.#screen = document.createElement("canvas");
        [this.#screen.width, this.#screen.height] = [512, 192];
        this.#picture = this.#keep(new CanvasTexture(this.#screen));
        this.#picture.colorSpace = SRGBColorSpace;
        this.#screens(wide, deep);
        this.show({ points: [0, 0], standing: [0, 0], names: ["", ""], line: "" });
    }
    #keep<T extends { dispose(): void }>(thing: T): T {
        this.#made.push(thing);
        return thing;
    }

    // ---------------------------------------------------------------- light

    #lights(wide: number, deep: number, fine: boolean): DirectionalLight {
        const sky = new HemisphereLight("#c2cff0", "#2c2f3c", 1.3);
        const sun = new DirectionalLight("#fff6e6", 3.4);
        sun.position.set(-wide * 0.42, LAMP_HEIGHT, deep * 0.36);
        sun.castShadow = true;
        const half = Math.hypot(wide, deep) / 2 + 2;
        Object.assign(sun.shadow.camera, {
            left: -half,
            right: half,
            top: half,
            bottom: -half,
            near: 1,
            far: 90,
        });
        sun.shadow.mapSize.setScalar(fine ? 2048 : 1024);
        sun.shadow.bias = -0.0008;
        sun.shadow.normalBias = 0.03;
        sun.shadow.intensity = 0.82;
        const back = new DirectionalLight("#86aaff", 0.75);
        back.position.set(wide * 0.5, LAMP_HEIGHT * 0.7, -deep * 0.5);
        const warm = new DirectionalLight("#ffd9a8", 0.3);
        warm.position.set(wide * 0.5, LAMP_HEIGHT * 0.8, deep * 0.6);
        this.group.add(sky, sun, sun.target, back, warm);
        this.#made.push(sun, back, warm);
        return sun;
    }

    // ---------------------------------------------------------------- the floor

    #floor(field: Field, wide: number, deep: number, fine: boolean): void {
        const picture = this.#keep(new CanvasTexture(ground(field, fine ? 30 : 22)));
        picture.colorSpace = SRGBColorSpace;
        picture.anisotropy = 4;
        const top = new Mesh(
            this.#keep(new PlaneGeometry(wide, deep).rotateX(-Math.PI / 2)),
            this.#keep(new MeshLambertMaterial({ map: picture })),
        );
        top.receiveShadow = true;
        const mould = new Mould();
        mould.box(0, -0.62, 0, wide + 0.7, 1.2, deep + 0.7, { colour: "#20242f" });
        mould.box(0, -2.3, 0, 240, 0.3, 240, { colour: "#07080d" });
        const rim = { colour: LAMP, glow: 0.55 };
        for (const side of [-1, 1]) {
            mould.box(0, -0.05, side * (deep / 2 + 0.2), wide + 0.7, 0.1, 0.08, rim);
            mould.box(side * (wide / 2 + 0.2), -0.05, 0, 0.08, 0.1, deep + 0.7, rim);
        }
        // Sponsors' boards around the ring, in the colours of the house.
        const boards = ["#2a2f52", "#3b1a2a", "#18324e", "#3d3517"];
        const count = 14;
        for (const side of [-1, 1])
            for (let at = 0; at < count; at++) {
                const long = (wide + 8) / count;
                const x = -(wide + 8) / 2 + long * (at + 0.5);
                const colour = boards[(at + (side > 0 ? 2 : 0)) % boards.length]!;
                mould.box(x, -1.5, side * (deep / 2 + 4), long - 0.12, 1.3, 0.2, { colour, glow: 0.35 });
                const across = (deep + 8) / count;
                const z = -(deep + 8) / 2 + across * (at + 0.5);
                mould.box(side * (wide / 2 + 4), -1.5, z, 0.2, 1.3, across - 0.12, { colour, glow: 0.35 });
            }
        this.group.add(top, new Mesh(this.#keep(mould.made()), this.#keep(new Stuff())));
    }

    // ---------------------------------------------------------------- the stands

    #bowl(wide: number, deep: number): PointsMaterial {
        const mould = new Mould();
        const people: number[] = [];
        const tints: number[] = [];
        const shades = ["#8f99c4", "#7480ad", "#aab4d8", "#5c6794", TEAMS[2], TEAMS[0], TEAMS[1]].map(
            (one) => new Color(one),
        );
        let state = 29;
        const luck = (): number => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
        const spot = (angle: number, row: number, high: number): Vector3 => {
            const [a, b] = [wide / 2 + ALLEY + row * ROW, deep / 2 + ALLEY + row * ROW];
            // A rounded square: straight stands and full corners.
            const [c, s] = [Math.cos(angle), Math.sin(angle)];
            const grown = 1 / (Math.abs(c) ** 4 + Math.abs(s) ** 4) ** 0.25;
            return new Vector3(a * c * grown, high, b * s * grown);
        };
        for (let row = 0; row < STAND_ROWS; row++) {
            const high = -1.4 + row * RISE;
            const colour = row === STAND_ROWS - 1 ? "#2a2f52" : row % 2 ? "#14172c" : "#191d36";
            const corners: number[] = [];
            for (let at = 0; at < AROUND; at++) {
                const [one, two] = [at, at + 1].map((n) => (n / AROUND) * 2 * Math.PI) as [number, number];
                const [a, b] = [spot(one, row, high), spot(two, row, high)];
                const [c, d] = [spot(two, row, high - RISE), spot(one, row, high - RISE)];
                const [e, f] = [spot(one, row + 1, high), spot(two, row + 1, high)];
                for (const p of [a, c, b, a, d, c, a, b, f, a, f, e]) corners.push(p.x, p.y, p.z);
                for (let seat = 0; seat < 6; seat++) {
                    if (luck() < 0.3) continue;
                    const p = spot(
                        one + ((seat + luck() * 0.6) / 6) * (two - one),
                        row + 0.4,
                        high + 0.42 + luck() * 0.2,
                    );
                    people.push(p.x, p.y, p.z);
                    const dice = luck();
                    const tint =
                        shades[dice > 0.94 ? 4 : dice > 0.88 ? 5 : dice > 0.82 ? 6 : Math.floor(luck() * 4)]!;
                    const light = 0.3 + luck() * 0.7;
                    tints.push(tint.r * light, tint.g * light, tint.b * light);
                }
            }
            const shape = new BufferGeometry();
            shape.setAttribute("position", new Float32BufferAttribute(corners, 3));
            shape.computeVertexNormals();
            mould.add(shape, { colour, glow: 0.18 });
        }
        this.#masts(mould, wide, deep);
        const crowd = this.#keep(new BufferGeometry());
        crowd.setAttribute("position", new Float32BufferAttribute(people, 3));
        crowd.setAttribute("color", new Float32BufferAttribute(tints, 3));
        const dots = this.#keep(
            new PointsMaterial({ size: CALM, vertexColors: true, sizeAttenuation: true }),
        );
        this.group.add(new Mesh(this.#keep(mould.made()), this.#keep(new Stuff())), new Points(crowd, dots));
        return dots;
    }
    /** The audience is on its feet: from 0, as usual, to 1. */
    cheer(strength: number): void {
        this.#crowd.size = CALM * (1 + 0.9 * strength);
        this.#crowd.color.setScalar(1 + 1.2 * strength);
    }

    #masts(mould: Mould, wide: number, deep: number): void {
        const beams = new Mould();
        for (const [sx, sz] of [
            [-1, -1],
            [1, -1],
            [-1, 1],
            [1, 1],
        ] as const) {
            const foot = new Vector3(sx * (wide / 2 + 13), -2, sz * (deep / 2 + 13));
            const head = foot.clone().setY(LAMP_HEIGHT);
            mould.limb(foot, head, 0.8, 0.4, { colour: "#2b3048" }, 6);
            const turn = Math.atan2(-head.x, -head.z);
            const frame = new Matrix4().makeRotationY(turn).setPosition(head);
            mould.at = frame;
            mould.box(0, 1.2, 0, 7, 4.4, 0.5, { colour: "#12141f" });
            for (let column = 0; column < 4; column++)
                for (let row = 0; row < 3; row++)
                    mould.box(-2.5 + column * 1.66, -0.1 + row * 1.35, 0.3, 1.1, 0.9, 0.2, {
                        colour: "#ffffff",
                        glow: 1,
                    });
            mould.at = new Matrix4();
            const target = new Vector3(-sx * wide * 0.1, 0, -sz * deep * 0.1);
            const way = target.clone().sub(head);
            const long = way.length();
            const where = new Matrix4().compose(
                head.clone().add(target).multiplyScalar(0.5),
                new Quaternion().setFromUnitVectors(new Vector3(0, -1, 0), way.normalize()),
                new Vector3(1, 1, 1),
            );
            beams.add(new ConeGeometry(9, long, 20, 1, true), { colour: "#9cb8ff" }, where);
        }
        const glow = this.#keep(
            new MeshBasicMaterial({
                color: "#5f7cc0",
                transparent: true,
                opacity: 0.028,
                blending: AdditiveBlending,
                depthWrite: false,
                fog: false,
            }),
        );
        const light = new Mesh(this.#keep(beams.made()), glow);
        light.renderOrder = 5;
        this.group.add(light);
    }

    // ---------------------------------------------------------------- the screens

    /** High ones for who stands on the table and looks up; low ones behind its edge, which a camera that looks down has
     *  in its picture. From behind there is nothing of the low ones: none is ever before the table. */
    #screens(wide: number, deep: number): void {
        const glow = this.#keep(new MeshBasicMaterial({ map: this.#picture, fog: false }));
        const low = this.#keep(new PlaneGeometry(14.4, 5.4).rotateX(-0.2).translate(0, 2.1, 0));
        const edge = 5.4;
        for (const [x, z, turn] of [
            [-wide * 0.27, -(deep / 2 + edge), 0],
            [wide * 0.27, -(deep / 2 + edge), 0],
            [-wide * 0.27, deep / 2 + edge, Math.PI],
            [wide * 0.27, deep / 2 + edge, Math.PI],
            [-(wide / 2 + edge), 0, Math.PI / 2],
            [wide / 2 + edge, 0, -Math.PI / 2],
        ] as const) {
            const screen = new Mesh(low, glow);
            screen.position.set(x, 0, z);
            screen.rotation.y = turn;
            this.group.add(screen);
        }
        const box = new Mould();
        const shapes: BufferGeometry[] = [];
        for (const [x, z, turn] of [
            [0, -(deep / 2 + 16), 0],
            [0, deep / 2 + 16, Math.PI],
            [-(wide / 2 + 16), 0, Math.PI / 2],
            [wide / 2 + 16, 0, -Math.PI / 2],
        ] as const) {
            const where = new Matrix4().makeRotationY(turn).setPosition(x, 13, z);
            box.at = where;
            box.box(0, 0, -0.4, 19.4, 7.9, 0.6, { colour: "#05060c" });
            box.box(0, -9, -0.4, 1.6, 11, 0.5, { colour: "#171a2a" });
            shapes.push(new PlaneGeometry(18.6, 7).applyMatrix4(where));
        }
        for (const shape of shapes) this.group.add(new Mesh(this.#keep(shape), glow));
        this.group.add(new Mesh(this.#keep(box.made()), this.#keep(new Stuff())));
    }

    /** Another score. True: something has changed. */
    show(board: Board): boolean {
        const now = JSON.stringify(board);
        if (now === this.#shown) return false;
        this.#shown = now;
        score(this.#screen, board);
        this.#picture.needsUpdate = true;
        return true;
    }

    dispose(): void {
        for (const one of this.#made) one.dispose();
    }
}

/** Night beyond the stands. */
export const haze = (): Color => new Color(HAZE).multiplyScalar(0.55);

// -------------------------------------------------------------------- pictures drawn here

/** The floor: dark slabs in pools of light, an inch grid, the edges of the deployment zones, a ring in the middle. */
function ground(field: Field, inch: number): HTMLCanvasElement {
    const [wide, deep] = [(field.width / 1000) * inch, (field.depth / 1000) * inch];
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [wide, deep];
    const pen = canvas.getContext("2d")!;
    pen.fillStyle = "#363c49";
    pen.fillRect(0, 0, wide, deep);
    // Slabs of three inches, each a little different.
    let state = 5;
    const luck = (): number => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
    for (let x = 0; x < wide; x += 3 * inch)
        for (let y = 0; y < deep; y += 3 * inch) {
            pen.fillStyle = `rgb(255 255 255 / ${(luck() * 0.05).toFixed(3)})`;
            pen.fillRect(x, y, 3 * inch, 3 * inch);
        }
    for (let dot = 0; dot < 5000; dot++) {
        pen.fillStyle = luck() > 0.5 ? "rgb(0 0 0 / 10%)" : "rgb(255 255 255 / 6%)";
        pen.fillRect(luck() * wide, luck() * deep, 1 + luck() * 2, 1 + luck() * 2);
    }
    const lines = (step: number, colour: string, thick: number): void => {
        pen.strokeStyle = colour;
        pen.lineWidth = thick;
        pen.beginPath();
        for (let x = 0; x <= wide + 1; x += step) (pen.moveTo(x, 0), pen.lineTo(x, deep));
        for (let y = 0; y <= deep + 1; y += step) (pen.moveTo(0, y), pen.lineTo(wide, y));
        pen.stroke();
    };
    lines(inch, "rgb(11 11 16 / 14%)", 1);
    lines(6 * inch, "rgb(230 240 255 / 20%)", 1.4);
    const pool = (x: number, y: number, r: number, strength: number): void => {
        const light = pen.createRadialGradient(x, y, 0, x, y, r);
        light.addColorStop(0, `rgb(226 236 255 / ${strength}%)`);
        light.addColorStop(1, "rgb(226 236 255 / 0%)");
        pen.fillStyle = light;
        pen.fillRect(0, 0, wide, deep);
    };
    for (const [x, y] of [
        [0.28, 0.3],
        [0.72, 0.3],
        [0.28, 0.7],
        [0.72, 0.7],
    ] as const)
        pool(wide * x, deep * y, wide * 0.3, 22);
    pool(wide / 2, deep / 2, wide * 0.26, 20);
    // The home edges: whoever deploys knows from where to where.
    const zone = (field.measures.deployment / 1000) * inch;
    pen.lineWidth = 3;
    pen.setLineDash([inch * 0.6, inch * 0.4]);
    pen.strokeStyle = "rgb(255 211 77 / 55%)";
    for (const y of [zone, deep - zone]) {
        pen.beginPath();
        pen.moveTo(0, y);
        pen.lineTo(wide, y);
        pen.stroke();
    }
    pen.setLineDash([]);
    pen.strokeStyle = "rgb(238 246 255 / 34%)";
    for (const [r, thick] of [
        [3.2, 5],
        [2.8, 1.6],
    ] as const) {
        pen.lineWidth = thick;
        pen.beginPath();
        pen.arc(wide / 2, deep / 2, r * inch, 0, 2 * Math.PI);
        pen.stroke();
    }
    pen.fillStyle = "rgb(238 246 255 / 30%)";
    pen.font = `800 ${inch * 0.72}px Unbounded, sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText("EUPHORIA", wide / 2, deep / 2);
    return canvas;
}

function score(canvas: HTMLCanvasElement, { points, standing, names, line }: Board): void {
    const pen = canvas.getContext("2d")!;
    const { width, height } = canvas;
    pen.fillStyle = "#16204a";
    pen.fillRect(0, 0, width, height);
    const half = (colour: string, from: number, to: number, lean: number): void => {
        pen.fillStyle = colour;
        pen.beginPath();
        pen.moveTo(from, 0);
        pen.lineTo(to + lean, 0);
        pen.lineTo(to - lean, height);
        pen.lineTo(from, height);
        pen.fill();
    };
    half("#10386a", 0, width, 0);
    half("#5c1424", 0, width / 2, 22);
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    ([0, 1] as const).forEach((seat) => {
        const x = seat ? width * 0.76 : width * 0.24;
        pen.fillStyle = TEAMS[seat];
        pen.beginPath();
        const mark = seat ? width - 40 : 40;
        if (seat) pen.arc(mark, 34, 17, 0, 2 * Math.PI);
        else (pen.moveTo(mark, 14), pen.lineTo(mark + 20, 50), pen.lineTo(mark - 20, 50));
        pen.fill();
        pen.fillStyle = "#ffffff";
        pen.font = "800 64px Unbounded, sans-serif";
        pen.fillText(String(points[seat]), x, 96);
        pen.font = "600 22px 'Golos Text Variable', sans-serif";
        pen.fillText(names[seat].slice(0, 16), x, 36, 150);
        // Who still stands: a mark for each.
        pen.fillStyle = TEAMS[seat];
        for (let at = 0; at < Math.min(9, standing[seat]); at++)
            pen.fillRect(x - (standing[seat] * 16) / 2 + at * 16, 136, 11, 12);
    });
    pen.fillStyle = "#ffd34d";
    pen.font = "700 20px 'Golos Text Variable', sans-serif";
    pen.fillText(line, width / 2, 172, width - 40);
    pen.fillStyle = "rgb(0 0 0 / 26%)";
    for (let y = 0; y < height; y += 4) pen.fillRect(0, y, width, 1.4);
    pen.strokeStyle = "#05060c";
    pen.lineWidth = 10;
    pen.strokeRect(0, 0, width, height);
}
