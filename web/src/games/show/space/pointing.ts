/** What a hand means by a point of the window: a place, a figure, the side of a rival. */
import { px, py } from "../plan";
import type { Aimed } from "../pointers";
import type { Field, Figure, Place, ShowView } from "../view";
import type { Sight } from "./gestures";
import { bodyOn, figuresOn, placeOn, stature, type Lifted, type Ray } from "./rays";

/** So far beside somebody, in thousandths of an inch, a mouse and a finger still mean it. */
const BODY = 60;
const FINGER = 420;

/** What there is to point at. */
export interface Around {
    /** The line through a point of the window; null: there is no camera yet. */
    ray: (x: number, y: number) => Ray | null;
    field: Field;
    view: ShowView;
    lifted: Lifted;
    /** What a place is named for, and by whom. */
    verb: string;
    mover: string;
    /** Who is shown at the place that has been named, and where. */
    named: { figure: Figure; place: Place } | null;
    /** May this figure be carried? Is it an answer? */
    held: (figure: string) => boolean;
    open: (figure: string) => boolean;
}

export class Pointing implements Sight {
    constructor(readonly around: () => Around) {}

    #aimed([x, y, on]: Place): Aimed {
        return [px(x), py(y, this.around().field), on];
    }
    #foot(figure: string): Aimed | null {
        const at = this.around().view.figures.find((one) => one.figure === figure)?.place;
        return at ? this.#aimed(at) : null;
    }
    /** Everybody who is under a point, the nearest first; `wider`: so much beside them, too. */
    #those(x: number, y: number, wider: number): string[] {
        const { ray, view, field, lifted } = this.around();
        const line = ray(x, y);
        if (!line) return [];
        const there = view.figures.filter((one) => one.status !== "off" && one.place);
        return figuresOn(line, there, field, view.gone, lifted, wider);
    }

    aimed = (x: number, y: number): Aimed | null => {
        const { ray, view, field, lifted } = this.around();
        const line = ray(x, y);
        const found = line && placeOn(line, field, view.gone, lifted);
        return found && this.#aimed(found);
    };
    figure = (x: number, y: number): string | null => this.#those(x, y, BODY)[0] ?? null;
    /** Whoever stands before the one that is carried does not catch the hand. */
    grip = (x: number, y: number, finger: boolean): boolean =>
        this.#those(x, y, finger ? FINGER : BODY).some(this.around().held);

    /** A body that is hit means who it is, wherever behind it the line ends; an answer comes before others. */
    tapped = (x: number, y: number, finger: boolean): { at: Aimed | null; figure: string | null } => {
        const { ray, field, named, verb, mover, open } = this.around();
        const line = ray(x, y);
        if (line && named) {
            const height = field.surfaces[named.place[2]]?.z ?? 0;
            const { body } = stature(named.figure, field);
            if (bodyOn(line, named.place, height, body, field, BODY) !== null)
                return { at: this.#aimed(named.place), figure: null };
        }
        // A grenade or a flame is meant for where somebody stands, and never for oneself.
        const template = verb !== "" && verb !== "go" && !verb.startsWith("deploy");
        const hit = this.#those(x, y, BODY).filter((one) => !template || one !== mover || open(one));
        const who = hit.find(open) ?? hit[0];
        if (who) return { at: this.#foot(who), figure: template && !open(who) ? null : who };
        return { at: this.aimed(x, y), figure: finger ? (this.#those(x, y, FINGER)[0] ?? null) : null };
    };
    /** Carried onto a rival one means to stand at its side, where one comes from. */
    target = (x: number, y: number): Aimed | null => {
        const { view, field, verb, mover } = this.around();
        const own = view.figures.find((one) => one.figure === mover);
        const under = verb === "go" && own?.place ? this.figure(x, y) : null;
        const rival = view.figures.find(
            (one) => one.figure === under && one.team !== own?.team && one.status !== "dead",
        );
        if (!own?.place || !rival?.place) return this.aimed(x, y);
        const [from, to] = [rival.place, own.place];
        const share = field.measures.base / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
        return this.#aimed([
            from[0] + (to[0] - from[0]) * share,
            from[1] + (to[1] - from[1]) * share,
            from[2],
        ]);
    };
}
