/** What fingers, mouse and keys mean on the table: name a place, take a figure there, look at another. */
import type { Camera } from "./camera.svelte";
import type { Measure } from "./measure.svelte";
import type { Mind } from "./mind.svelte";
import { apart, len, onTable, px, py, surfaceMeant } from "./plan";
import type { Looking } from "./looking";
import type { Aimed, Meaning } from "./pointers";
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

/** What shows the table, from above or in space. */
export interface Picture {
    /** What is meant under a point of the page; null: it is not over the table. */
    under: (clientX: number, clientY: number) => Aimed | null;
    /** What is carried follows the pointer. */
    follow: (at: Aimed) => void;
}

export interface Around {
    mind: Mind;
    camera: Camera;
    /** How one looks at the table now. */
    looking: () => Looking;
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
    picture: Picture | null = null;
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
    #placeAt([x, y, on]: Aimed): Place {
        const point = onTable(x, y, this.#field);
        return on === undefined ? this.#placeOf(point) : [...point, on];
    }
    #placeOf(point: Point): Place {
        const { mind, level } = this.around;
        return [...point, surfaceMeant(this.#field, point, level(), mind.view().gone, mind.drawn)];
    }
    #within([x, y]: Aimed): boolean {
        return x >= 0 && y >= 0 && x <= len(this.#field.width) && y <= len(this.#field.depth);
    }
    get #from(): Place | null | undefined {
        const { mind } = this.around;
        return mind.view().figures.find((one) => one.figure === mind.mover)?.place;
    }

    tap = (spot: Aimed, figure: string | null): void => {
        const { mind, measure } = this.around;
        const place = this.#placeAt(spot);
        if (measure.on) return void measure.tap(place, figure);
        const base = this.#field.measures.base;
        if (mind.wish?.pinned && apart(mind.wish.place, place) < base * 1.4) return void mind.commit();
        // Around a small base there is more to hit than the base: there the ground is meant, unless the figure
        // is an answer itself.
        const at = figure ? mind.view().figures.find((one) => one.figure === figure)?.place : null;
        const step = mind.verb && at && apart(at, place) > base && !this.around.open(figure!);
        if (figure && !step) return this.around.pickFigure(figure);
        if (mind.verb && this.#within(spot)) mind.name(place, true);
        else mind.clearTarget();
    };
    hover = (at: Aimed | null, figure: string | null): void => {
        const { mind, measure } = this.around;
        this.around.hoverFigure(figure);
        clearTimeout(this.#resting);
        if (mind.wish?.pinned || measure.on || !mind.verb) return;
        if (!at || figure || !this.#within(at)) {
            if (mind.wish) mind.cancel();
            return;
        }
        this.#resting = window.setTimeout(() => {
            if (!mind.wish?.pinned) mind.name(this.#placeAt(at), false);
        }, REST);
    };
    held = (figure: string): boolean => {
        const { mind, measure } = this.around;
        return figure === mind.mover && this.stands && !measure.on;
    };
    get stretch(): Meaning["stretch"] {
        const { measure } = this.around;
        if (!measure.on) return null;
        return (from, to, done) => measure.stretch(this.#placeAt(from), this.#placeAt(to), done);
    }

    // ---------------------------------------------------------------- carrying

    drag = (at: Aimed): void => {
        clearTimeout(this.#resting);
        this.dragging = true;
        this.picture?.follow(at);
        // Where it comes to rest is asked about, however quickly it came there.
        const ask = (): void => {
            this.#asked = performance.now();
            this.around.mind.name(this.#placeAt(at), false);
        };
        const wait = this.#asked + PACE - performance.now();
        if (wait > 0) this.#resting = window.setTimeout(ask, wait);
        else ask();
    };
    drop = (at: Aimed | null): void => {
        const { mind } = this.around;
        this.dragging = false;
        this.rest();
        if (!at || !this.#within(at)) return mind.cancel();
        const place = this.#placeAt(at);
        // Back where it stood: nobody has moved.
        const from = mind.verb === "go" ? this.#from : null;
        if (from && apart(from, place) < this.#field.measures.base) return mind.cancel();
        mind.name(place, true);
        void mind.putDown();
    };
    /** What is meant under a point of the page; null: it is not over the table. */
    over(clientX: number, clientY: number): Aimed | null {
        const at = this.picture?.under(clientX, clientY);
        return at && this.#within(at) ? at : null;
    }
    /** Something from the bench is over the table, or beside it again. */
    carry(clientX: number, clientY: number): boolean {
        const at = this.over(clientX, clientY);
        if (at) this.drag(at);
        else this.leave();
        return at !== null;
    }
    /** Let go of what came from the bench: on the table, or back where it was. */
    put(clientX: number, clientY: number): void {
        const at = this.over(clientX, clientY);
        if (at) this.drop(at);
        else this.leave();
    }
    leave(): void {
        this.dragging = false;
        this.rest();
        this.around.mind.cancel();
    }
    rest(): void {
        clearTimeout(this.#resting);
    }

    // ---------------------------------------------------------------- keys

    /** Arrows move what is being placed, or the view; page keys go through the places of the list. */
    key(event: KeyboardEvent): boolean {
        const { mind } = this.around;
        const way = TURNS[event.key];
        if (way && mind.verb) this.#step(way, event.shiftKey ? STEP / 5 : STEP);
        else if (event.key === "PageDown" && mind.verb) this.#next(1);
        else if (event.key === "PageUp" && mind.verb) this.#next(-1);
        else if (event.key === "Enter" && mind.wish) void mind.commit();
        else if (event.key === "Escape" && (mind.wish || mind.no)) mind.cancel();
        else return this.around.looking().key(event.key);
        return true;
    }
    #step(way: Point, by: number): void {
        const { mind } = this.around;
        const { width, depth } = this.#field;
        const from =
            mind.wish?.place ??
            this.#from ??
            this.around.places()[0] ??
            this.#placeOf([width / 2, depth / 2]);
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
        this.#named = place;
        this.around.mind.name(place, true);
        const looking = this.around.looking();
        const [x, y] = [px(place[0]), py(place[1], this.#field)];
        if (!looking.sees(x, y)) looking.look(x, y);
    }
}
