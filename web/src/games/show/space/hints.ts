/** What is being thought of, in space: reach as light on floors and roofs, the way, who sees whom, templates as bodies.
 *  All of it is what the engine answered; only where a blocked look ends is found out here, for the eye. */
import {
    CanvasTexture,
    CylinderGeometry,
    DoubleSide,
    Group,
    Matrix4,
    Mesh,
    MeshBasicMaterial,
    PlaneGeometry,
    RingGeometry,
    SRGBColorSpace,
    Vector3,
} from "three";
import type { Blocker, Measured } from "../answers";
import type { Mind } from "../mind.svelte";
import { shown } from "../plan";
import { halfWay, legsOf } from "../thought";
import type { Area, Drawn, Field, Figure, Place, Point, ShowView } from "../view";
import { drawnOption, figuresIn, isBlast, origin } from "../wishes";
import { BLOCKED, FREE, GOLD, LAMP } from "./colours";
import { inSpace, heightOf, placeInSpace, up } from "./frame";
import { Mould, type Look } from "./mould";
import { blockOn, stature, upTo, type Ray } from "./rays";
import { Stuff } from "./stuff";

/** Words that hang in space. */
export interface Tag {
    key: string;
    at: Vector3;
    text: string;
    kind: "price" | "rank" | "tape" | "shots";
}
export interface Thought {
    mind: Pick<
        Mind,
        | "wish"
        | "route"
        | "sight"
        | "look"
        | "target"
        | "under"
        | "earlier"
        | "checked"
        | "mover"
        | "drawn"
        | "verb"
    >;
    view: ShowView;
    pointed: { path: Point[]; end: readonly number[] | null };
    advised: readonly string[];
    tape: { from: Place | null; to: Place | null; told: Measured | null };
    /** Scenery that hides somebody or gives cover. */
    lit: readonly number[];
}

const THIN = 0.028;
const line = (colour: string): Look => ({ colour, glow: 1 });
/** So far above what it lies on light is drawn. */
const ABOVE = 0.03;
const INCH = 20;

export class Hints {
    readonly group = new Group();
    readonly #stuff = new Stuff();
    readonly #veil = new MeshBasicMaterial({
        vertexColors: true,
        transparent: true,
        opacity: 0.2,
        depthWrite: false,
        side: DoubleSide,
        fog: false,
    });
    readonly #lines = new Mesh(undefined, this.#stuff);
    readonly #bodies = new Mesh(undefined, this.#veil);
    readonly #light = new Group();
    #drawn: Drawn | null = null;

    constructor(readonly field: Field) {
        this.#lines.renderOrder = 9;
        this.#bodies.renderOrder = 10;
        this.group.add(this.#light, this.#lines, this.#bodies);
    }

    /** Show what is thought of; the words that belong to it are returned. */
    show(thought: Thought): Tag[] {
        this.#reach(thought.mind.drawn);
        const pen = new Pen(this.field, thought);
        const tags = pen.draw();
        this.#lines.geometry.dispose();
        this.#bodies.geometry.dispose();
        this.#lines.geometry = pen.lines.made();
        this.#bodies.geometry = pen.bodies.made();
        this.#lines.visible = !pen.lines.empty;
        this.#bodies.visible = !pen.bodies.empty;
        return tags;
    }

    /** Where one can go, as light on each surface. It is painted when the question changes, not while one drags. */
    #reach(drawn: Drawn | null): void {
        if (drawn === this.#drawn) return;
        this.#drawn = drawn;
        this.#dark();
        if (!drawn) return;
        const sheets = new Map<number, Area[]>();
        for (const area of drawn.areas) sheets.set(area.surface, [...(sheets.get(area.surface) ?? []), area]);
        for (const [surface, areas] of sheets) {
            const sheet = this.#sheet(surface, areas, drawn);
            if (sheet) this.#light.add(sheet);
        }
    }
    #sheet(surface: number, areas: Area[], drawn: Drawn): Mesh | null {
        const { field } = this;
        const corners = areas.flatMap((area) => area.rings.flat());
        if (!corners.length) return null;
        const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
        const pad = 150;
        const [left, right] = [Math.min(...xs) - pad, Math.max(...xs) + pad];
        const [low, high] = [Math.min(...ys) - pad, Math.max(...ys) + pad];
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [
            Math.ceil(((right - left) / 1000) * INCH),
            Math.ceil(((high - low) / 1000) * INCH),
        ];
        const pen = canvas.getContext("2d")!;
        const path = (rings: readonly Point[][]): Path2D => {
            const way = new Path2D();
            for (const ring of rings) {
                ring.forEach(([x, y], at) => {
                    const spot: [number, number] = [((x - left) / 1000) * INCH, ((high - y) / 1000) * INCH];
                    if (at) way.lineTo(...spot);
                    else way.moveTo(...spot);
                });
                way.closePath();
            }
            return way;
        };
        paint(
            pen,
            path,
            areas,
            drawn.holes.filter((hole) => hole.surface === surface).flatMap((one) => one.rings),
        );
        const picture = new CanvasTexture(canvas);
        picture.colorSpace = SRGBColorSpace;
        const material = new MeshBasicMaterial({
            map: picture,
            transparent: true,
            depthWrite: false,
            polygonOffset: true,
            polygonOffsetFactor: -2,
            fog: false,
        });
        const sheet = new Mesh(
            new PlaneGeometry((right - left) / 1000, (high - low) / 1000).rotateX(-Math.PI / 2),
            material,
        );
        sheet.position.copy(inSpace((left + right) / 2, (low + high) / 2, areas[0]!.z, field));
        sheet.position.y += ABOVE;
        sheet.renderOrder = 3;
        return sheet;
    }
    #dark(): void {
        for (const sheet of [...this.#light.children] as Mesh[]) {
            const material = sheet.material as MeshBasicMaterial;
            material.map?.dispose();
            material.dispose();
            sheet.geometry.dispose();
            this.#light.remove(sheet);
        }
    }
    dispose(): void {
        this.#dark();
        for (const one of [this.#lines, this.#bodies]) one.geometry.dispose();
        this.#stuff.dispose();
        this.#veil.dispose();
    }
}

/** The dearer, the fainter: each price has its own light and a line around it. */
function paint(
    pen: CanvasRenderingContext2D,
    path: (rings: readonly Point[][]) => Path2D,
    areas: Area[],
    holes: Point[][],
): void {
    const dear = [...areas].sort((a, b) => (b.price ?? 0) - (a.price ?? 0));
    dear.forEach((area, at) => {
        const way = path(area.rings);
        const rule = area.price === null ? "evenodd" : "nonzero";
        pen.globalCompositeOperation = "source-over";
        pen.strokeStyle = `rgb(91 227 155 / ${area.price === null ? 90 : 45 + (40 * at) / dear.length}%)`;
        pen.lineWidth = 2.4;
        pen.lineJoin = "round";
        pen.stroke(way);
        if (area.price !== null) {
            // Pieces overlap: only the line around all of them is left.
            pen.globalCompositeOperation = "destination-out";
            pen.fillStyle = "#000";
            pen.fill(way, rule);
            pen.globalCompositeOperation = "source-over";
        }
        const strength = area.price === null ? 20 : 10 + (26 * (at + 1)) / dear.length;
        pen.fillStyle = `rgb(91 227 155 / ${strength}%)`;
        pen.fill(way, rule);
        if (area.holes?.length) {
            pen.globalCompositeOperation = "destination-out";
            pen.fill(path(area.holes));
        }
    });
    if (!holes.length) return;
    pen.globalCompositeOperation = "destination-out";
    pen.fillStyle = "#000";
    pen.fill(path(holes));
}

/** Draws a thought into two moulds: lines that glow, and bodies one looks through. */
class Pen {
    readonly lines = new Mould();
    readonly bodies = new Mould();
    readonly tags: Tag[] = [];

    constructor(
        readonly field: Field,
        readonly thought: Thought,
    ) {}
    #who(figure: string | null): Figure | undefined {
        return this.thought.view.figures.find((one) => one.figure === figure);
    }
    #spot(place: Place, above = ABOVE): Vector3 {
        const spot = placeInSpace(place, this.field);
        return spot.setY(spot.y + above);
    }

    draw(): Tag[] {
        const { mind, view, pointed, tape } = this.thought;
        const start = this.#who(mind.mover)?.place ?? null;
        if (mind.wish?.verb === "go") this.#way(start);
        this.#sights();
        this.#aim();
        this.#template();
        this.#advice(start);
        if (pointed.path.length && start)
            this.#path([start, ...pointed.path.map(([x, y]): Place => [x, y, start[2]])]);
        if (pointed.end) this.#disc(pointed.end as Place, LAMP);
        this.#lights();
        this.#declared(view);
        this.#reached(mind.drawn);
        if (tape.from) this.#tape(tape.from, tape.to ?? tape.from, tape.told);
        return this.tags;
    }

    // ---------------------------------------------------------------- a way

    #path(points: readonly Place[], colour = LAMP, dashed = true): void {
        points.slice(1).forEach((to, at) => {
            const [a, b] = [this.#spot(points[at]!, 0.07), this.#spot(to, 0.07)];
            if (dashed) this.#dashes(a, b, colour);
            else this.lines.rod(a, b, THIN, line(colour));
        });
    }
    #dashes(a: Vector3, b: Vector3, colour: string, thick = 0.05): void {
        const count = Math.max(1, Math.round(a.distanceTo(b) / 0.5));
        const [from, to, look] = [new Vector3(), new Vector3(), line(colour)];
        for (let at = 0; at < count; at++)
            this.lines.rod(
                from.lerpVectors(a, b, at / count),
                to.lerpVectors(a, b, (at + 0.62) / count),
                thick,
                look,
            );
    }
    #way(start: Place | null): void {
        const { mind } = this.thought;
        const legs = legsOf(mind.route, start);
        legs.forEach((leg, at) => {
            if (leg.jump) this.#climb(leg.points[0]!, leg.points.at(-1)!);
            else this.#path(leg.points);
            if (legs.length > 1) {
                const half = this.#spot(halfWay(leg), 0.5);
                this.tags.push({ key: `price ${at}`, at: half, text: String(leg.price), kind: "price" });
            }
        });
        if (mind.wish) this.#disc(mind.wish.place, mind.route?.refusal ? BLOCKED : FREE);
    }
    /** Up or down something: an arc over its edge. */
    #climb(from: Place, to: Place): void {
        const [a, b] = [this.#spot(from, 0.07), this.#spot(to, 0.07)];
        const top = Math.max(a.y, b.y) + 0.35;
        const points = [a, a.clone().lerp(b, 0.3).setY(top), a.clone().lerp(b, 0.75).setY(top), b];
        points.slice(1).forEach((one, at) => this.#dashes(points[at]!, one, GOLD, 0.045));
    }
    #disc(place: Place, colour: string, radius = this.field.measures.base / 1000): void {
        const at = this.#spot(place, 0.05);
        const lay = new Matrix4().makeRotationX(-Math.PI / 2).setPosition(at);
        this.lines.add(new RingGeometry(radius, radius + 0.07, 24, 1), line(colour), lay);
    }
    #advice(start: Place | null): void {
        const { advised } = this.thought;
        advised.forEach((text, at) => {
            const { path, end } = drawnOption(text);
            const half = text.startsWith("platform ") ? this.field.measures.platform / 2 : 0;
            const spots: Place[] = end
                ? [[end[0] + half, end[1] + half, end[2]]]
                : figuresIn(text).flatMap((figure) => {
                      const place = this.#who(figure)?.place;
                      return place ? [place] : [];
                  });
            if (at === 0 && path.length && start)
                this.#path([start, ...path.map(([x, y]): Place => [x, y, start[2]])], GOLD);
            for (const spot of spots) {
                this.#disc(spot, GOLD, (this.field.measures.base / 1000) * 1.35);
                this.tags.push({
                    key: `rank ${at} ${spot}`,
                    at: this.#spot(spot, 1.9),
                    text: String(at + 1),
                    kind: "rank",
                });
            }
        });
    }

    // ---------------------------------------------------------------- sight

    #eye(): { at: Place; height: number } | null {
        const { mind, view } = this.thought;
        const about = this.#who(mind.wish?.verb === "go" ? mind.mover : view.about);
        if (!about) return null;
        const at = mind.wish?.verb === "go" ? mind.wish.place : about.place;
        const ground = mind.wish?.verb === "go" ? heightOf(mind.wish.place, this.field) : about.z;
        return at && { at, height: ground + stature(about, this.field).eye };
    }
    #ray(from: { at: Place; height: number }, x: number, y: number, z: number): Ray {
        return {
            from: [from.at[0], from.at[1], from.height],
            way: [x - from.at[0], y - from.at[1], z - from.height],
        };
    }
    #beam(ray: Ray, part: number, colour: string, thick: number, dashed = false): void {
        const [a, b] = [inSpace(...ray.from, this.field), inSpace(...upTo(ray, part), this.field)];
        if (dashed) this.#dashes(a, b, colour, thick);
        else this.lines.rod(a, b, thick, line(colour));
        if (part < 1) this.lines.ball(b, 0.11, line(BLOCKED), [1, 1, 1], 6);
    }
    /** Who sees us where we would go, and whom we see: free to the body, blocked as far as the look comes. */
    #sights(): void {
        const { mind, view } = this.thought;
        const eye = this.#eye();
        if (mind.wish?.verb !== "go" || !mind.sight || !eye) return;
        for (const one of mind.sight.others) {
            const foe = this.#who(one.figure);
            if (!foe?.place || !one.foe) continue;
            const ray = this.#ray(eye, foe.place[0], foe.place[1], foe.z + stature(foe, this.field).body / 2);
            if (one.sees) this.#beam(ray, 1, FREE, THIN, one.cover.value < 0);
            else this.#beam(ray, blockOn(ray, this.field, view.gone, 1)?.part ?? 1, BLOCKED, THIN, true);
        }
    }
    /** The lines of sight the engine has judged, from the eye to each point of the target. */
    #aim(): void {
        const { mind } = this.thought;
        const target = this.#who(mind.target);
        const eye = this.#eye();
        if (!mind.look || !target?.place || !eye) return;
        const { body } = stature(target, this.field);
        const [dx, dy] = [target.place[0] - eye.at[0], target.place[1] - eye.at[1]];
        const far = Math.hypot(dx, dy) || 1;
        const reach = this.field.measures.base * 0.9;
        for (const ray of mind.look.lines) {
            const side = ray.side === "left" ? 1 : ray.side === "right" ? -1 : 0;
            const share = { low: 0.1, middle: 0.5, high: 0.9 }[ray.height];
            const way = this.#ray(
                eye,
                target.place[0] - (dy / far) * side * reach,
                target.place[1] + (dx / far) * side * reach,
                target.z + body * share,
            );
            if (ray.free) this.#beam(way, 1, FREE, 0.018);
            else this.#beam(way, this.#until(way, ray.blocker), BLOCKED, 0.014);
        }
    }
    /** Where a look ends that this is in the way of. */
    #until(ray: Ray, blocker: Blocker): number {
        const { gone } = this.thought.view;
        if (blocker && "element" in blocker) {
            const found = blockOn(
                ray,
                this.field,
                gone,
                1,
                0,
                new Map(),
                (one) => one.element === blocker.element - 1,
            );
            // Rubble hides what is low in it.
            return found?.part ?? 0.9;
        }
        const there = blocker && "figure" in blocker ? this.#who(blocker.figure)?.place : null;
        if (!there) return blockOn(ray, this.field, gone, 1)?.part ?? 0.9;
        const long = Math.hypot(ray.way[0], ray.way[1]) || 1;
        const far = ((there[0] - ray.from[0]) * ray.way[0] + (there[1] - ray.from[1]) * ray.way[1]) / long;
        return Math.min(1, Math.max(0, (far - this.field.measures.base) / long));
    }
    /** What is in the way glows at its foot. */
    #lights(): void {
        const { field } = this;
        for (const number of this.thought.lit) {
            const element = field.elements[number];
            for (const shape of element?.footprint ?? [])
                shape.forEach(([x, y], at) => {
                    const [nx, ny] = shape[(at + 1) % shape.length]!;
                    for (const z of [40, element!.top + 30])
                        this.lines.rod(
                            inSpace(x, y, z, field),
                            inSpace(nx, ny, z, field),
                            0.05,
                            line("#ff5a3c"),
                        );
                });
        }
    }
    #declared({ declared, about }: ShowView): void {
        const from = this.#who(about);
        if (!from?.place) return;
        const eye = { at: from.place, height: from.z + stature(from, this.field).eye * 0.8 };
        declared.forEach(({ figure, shots }, at) => {
            const to = this.#who(figure);
            if (!to?.place) return;
            const ray = this.#ray(eye, to.place[0], to.place[1], to.z + stature(to, this.field).body * 0.6);
            this.#beam(ray, 1, "#ffffff", 0.03, true);
            this.#disc(to.place, BLOCKED, (this.field.measures.base / 1000) * 1.3);
            const middle = inSpace(...upTo(ray, 0.6), this.field);
            this.tags.push({ key: `shots ${at}`, at: middle, text: `×${shots}`, kind: "shots" });
        });
    }

    // ---------------------------------------------------------------- templates

    #template(): void {
        const { mind, view } = this.thought;
        const { wish } = mind;
        const no = mind.checked?.allowed === false;
        const blasts = wish && isBlast(wish.verb) ? [...mind.earlier, wish.place] : mind.earlier;
        for (const spot of blasts) this.#blast(spot);
        if (wish && mind.under?.outline) this.#flame(mind.under.outline, this.#who(mind.mover)?.z ?? 0);
        for (const victim of (wish && mind.under?.victims) || []) {
            const place = this.#who(victim.figure)?.place;
            if (place) this.#disc(place, BLOCKED, (this.field.measures.base / 1000) * 1.35);
        }
        if (view.template) this.#blast([...view.template, 0]);
        if (wish?.verb === "platform") this.#square(wish.place, no ? BLOCKED : FREE);
        else if (wish?.verb === "push") {
            const from = origin(view, mind.drawn);
            this.#path([[...from, wish.place[2]], wish.place]);
        } else if (wish && ["flee", "cat", "call", "lead"].includes(wish.verb))
            this.#disc(wish.place, no ? BLOCKED : LAMP);
    }
    /** As wide as it reaches, and as high and low. */
    #blast(place: Place): void {
        const r = this.field.measures.blast / 1000;
        const at = this.#spot(place, 0);
        const low = Math.max(0.01, at.y - r);
        const high = at.y + r;
        const where = new Matrix4().setPosition(at.x, (low + high) / 2, at.z);
        this.bodies.add(new CylinderGeometry(r, r, high - low, 36, 1, true), { colour: BLOCKED }, where);
        this.bodies.add(
            new CylinderGeometry(r, r, 0.02, 36),
            { colour: BLOCKED },
            new Matrix4().setPosition(at.x, at.y + 0.03, at.z),
        );
        this.#disc(place, BLOCKED, r);
        const lay = new Matrix4().makeRotationX(-Math.PI / 2).setPosition(at.x, high, at.z);
        this.lines.add(new RingGeometry(r - 0.04, r, 36, 1), line(BLOCKED), lay);
    }
    #flame(outline: Point[], z: number): void {
        const corners = outline.map(([x, y]) => inSpace(x, y, 0, this.field));
        this.bodies.prism(corners, up(z) + 0.02, up(z) + 1.5, { colour: "#ff7a2e" });
        corners.forEach((one, at) => {
            const next = corners[(at + 1) % corners.length]!;
            for (const y of [up(z) + 0.05, up(z) + 1.5])
                this.lines.rod(one.clone().setY(y), next.clone().setY(y), THIN, line(BLOCKED));
        });
    }
    #square(place: Place, colour: string): void {
        const size = this.field.measures.platform / 1000;
        const at = this.#spot(place, 0.05);
        this.bodies.box(at.x, at.y, at.z, size, 0.06, size, { colour });
        for (const side of [-1, 1]) {
            this.lines.box(at.x, at.y, at.z + (side * size) / 2, size, 0.08, 0.09, line(colour));
            this.lines.box(at.x + (side * size) / 2, at.y, at.z, 0.09, 0.08, size, line(colour));
        }
    }
    /** Choices that lie on lines: along an edge, away from a fight. */
    #reached(drawn: Drawn | null): void {
        for (const { points } of drawn?.lines ?? []) {
            const places = points.map(([x, y]): Place => [x, y, 0]);
            if (places.length > 1) this.#path(places, FREE, false);
            else if (places[0]) this.lines.ball(this.#spot(places[0], 0.08), 0.1, line(FREE), [1, 0.6, 1], 6);
        }
    }
    #tape(from: Place, to: Place, told: Measured | null): void {
        const [a, b] = [this.#spot(from, 0.1), this.#spot(to, 0.1)];
        this.#dashes(a, b, GOLD, 0.04);
        for (const one of [a, b]) this.lines.ball(one, 0.12, line(GOLD), [1, 1, 1], 7);
        if (told)
            this.tags.push({
                key: "tape",
                at: a
                    .clone()
                    .lerp(b, 0.5)
                    .setY(Math.max(a.y, b.y) + 0.4),
                text: `${shown(told.distance)}″`,
                kind: "tape",
            });
    }
}
