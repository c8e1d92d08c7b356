/** What fingers, mouse and keys mean on the table: name a place, take a figure there, look at another. */
import type { Camera } from "./camera.svelte";
import type { Measure } from "./measure.svelte";
import type { Mind } from "./mind.svelte";
import { apart, len, onTable, px, py, surfaceMeant } from "./plan";
import type { Meaning } from "./pointers";
import type { Place, Point } from "./view";

/** So long a mouse must rest before the house is asked, and so long between two questions of a drag. */
const REST = 120;
const PACE = 90;
const STEP = 500;
const TURNS: Record<string, Point> = {
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
};

export interface Around {
    mind: Mind;
    camera: Camera;
    measure: Measure;
    /** The floor in view. */
    level: () => number;
    /** Places of the options that can be named now, as the list has them. */
    places: () => Place[];
    pickFigure: (figure: string) => void;
    /** Is a figure an answer to the question? */
    open: (figure: string) => boolean;
    hoverFigure: (figure: string | null) => void;
}

export class Hands implements Meaning {
    /** Something is being carried over the table. */
    dragging = $state(false);
    /** The picture, once it is there. */
    picture: SVGSVGElement | null = null;
    /** What follows the pointer; it moves by its transform alone. */
    ghost: SVGGElement | null = null;
    #resting = 0;
    #asked = 0;
    /** What keys named last: the next page key goes on from there. */
    #named: Place | null = null;

    constructor(readonly around: Around) {}

    get #field() {
        return this.around.mind.field()!;
    }
    /** Is it a figure that is put somewhere, so that it can be carried there? */
    get stands(): boolean {
        const { verb } = this.around.mind;
        return verb === "go" || verb.startsWith("deploy");
    }
    #placeAt(x: number, y: number): Place {
        return this.#placeOf(onTable(x, y, this.#field));
    }
    #placeOf(point: Point): Place {
        const { mind, level } = this.around;
        return [...point, surfaceMeant(this.#field, point, level(), mind.view().gone, mind.drawn)];
    }
    #within(x: number, y: number): boolean {
        return x >= 0 && y >= 0 && x <= len(this.#field.width) && y <= len(this.#field.depth);
    }
    get #from(): Place | null | undefined {
        const { mind } = this.around;
        return mind.view().figures.find((one) => one.figure === mind.mover)?.place;
    }

    tap = (x: number, y: number, figure: string | null): void => {
        const { mind, measure } = this.around;
        const place = this.#placeAt(x, y);
        if (measure.on) return void measure.tap(place, figure);
        const base = this.#field.measures.base;
        if (mind.wish?.pinned && apart(mind.wish.place, place) < base * 1.4) return void mind.commit();
        // Around a small base there is more to hit than the base: there the ground is meant, unless the figure
        // is an answer itself.
        const at = figure ? mind.view().figures.find((one) => one.figure === figure)?.place : null;
        const step = mind.verb && at && apart(at, place) > base && !this.around.open(figure!);
        if (figure && !step) return this.around.pickFigure(figure);
        if (mind.verb && this.#within(x, y)) mind.name(place, true);
        else mind.clearTarget();
    };
    hover = (at: { x: number; y: number } | null, figure: string | null): void => {
        const { mind, measure } = this.around;
        this.around.hoverFigure(figure);
        clearTimeout(this.#resting);
        if (mind.wish?.pinned || measure.on || !mind.verb) return;
        if (!at || figure || !this.#within(at.x, at.y)) {
            if (mind.wish) mind.cancel();
            return;
        }
        this.#resting = window.setTimeout(() => {
            if (!mind.wish?.pinned) mind.name(this.#placeAt(at.x, at.y), false);
        }, REST);
    };
    held = (figure: string): boolean => {
        const { mind, measure } = this.around;
        return figure === mind.mover && this.stands && !measure.on;
    };
    get stretch(): Meaning["stretch"] {
        const { measure } = this.around;
        if (!measure.on) return null;
        return (from, to, done) => measure.stretch(this.#placeAt(...from), this.#placeAt(...to), done);
    }

    // ---------------------------------------------------------------- carrying

    drag = (x: number, y: number): void => {
        clearTimeout(this.#resting);
        this.dragging = true;
        this.follow(x, y);
        if (performance.now() - this.#asked < PACE) return;
        this.#asked = performance.now();
        this.around.mind.name(this.#placeAt(x, y), false);
    };
    drop = (x: number, y: number): void => {
        const { mind } = this.around;
        this.dragging = false;
        if (Number.isNaN(x) || !this.#within(x, y)) return mind.cancel();
        const place = this.#placeAt(x, y);
        // Back where it stood: nobody has moved.
        const from = mind.verb === "go" ? this.#from : null;
        if (from && apart(from, place) < this.#field.measures.base) return mind.cancel();
        mind.name(place, true);
        void mind.putDown();
    };
    follow(x: number, y: number): void {
        this.ghost?.setAttribute("transform", `translate(${x} ${y})`);
    }
    /** The point of the drawing under a point of the page; null: it is not over the table. */
    over(clientX: number, clientY: number): [number, number] | null {
        const box = this.picture?.getBoundingClientRect();
        if (!box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom)
            return null;
        const [x, y] = this.around.camera.toTable(clientX - box.left, clientY - box.top);
        return this.#within(x, y) ? [x, y] : null;
    }
    /** Something from the bench is over the table, or beside it again. */
    carry(clientX: number, clientY: number): boolean {
        const at = this.over(clientX, clientY);
        if (at) this.drag(...at);
        else this.leave();
        return at !== null;
    }
    /** Let go of what came from the bench: on the table, or back where it was. */
    put(clientX: number, clientY: number): void {
        const at = this.over(clientX, clientY);
        if (at) this.drop(...at);
        else this.leave();
    }
    leave(): void {
        this.dragging = false;
        this.around.mind.cancel();
    }
    rest(): void {
        clearTimeout(this.#resting);
    }

    // ---------------------------------------------------------------- keys

    /** Arrows move what is being placed, or the view; page keys go through the places of the list. */
    key(event: KeyboardEvent): boolean {
        const { mind, camera } = this.around;
        const way = TURNS[event.key];
        if (way && mind.verb) this.#step(way, event.shiftKey ? STEP / 5 : STEP);
        else if (event.key === "PageDown" && mind.verb) this.#next(1);
        else if (event.key === "PageUp" && mind.verb) this.#next(-1);
        else if (event.key === "Enter" && mind.wish) void mind.commit();
        else if (event.key === "Escape" && (mind.wish || mind.no)) mind.cancel();
        else return camera.key(event.key);
        return true;
    }
    #step(way: Point, by: number): void {
        const { mind, camera } = this.around;
        const from =
            mind.wish?.place ??
            this.#from ??
            this.around.places()[0] ??
            this.#placeAt(camera.wide / 2, camera.deep / 2);
        this.#name(this.#placeOf([from[0] + way[0] * by, from[1] + way[1] * by]));
    }
    #next(by: number): void {
        const all = this.around.places();
        if (!all.length) return;
        const at = this.#named ? all.indexOf(this.#named) : -1;
        const first = by > 0 ? 0 : all.length - 1;
        this.#name(all[at < 0 ? first : (at + by + all.length) % all.length]!);
    }
    #name(place: Place): void {
        const { mind, camera } = this.around;
        this.#named = place;
        mind.name(place, true);
        const [x, y] = [px(place[0]), py(place[1], this.#field)];
        if (!camera.sees(x, y)) camera.look(x, y);
    }
}
