/** What we are about to do, and what the engine says would come of it. Nothing here knows a rule. */
import type { BoardProps } from "../board";
import type { Checked } from "../../lib/wire";
import { Latest } from "./latest";
import { actionFor, isBlast, meant, origin, type Verb } from "./wishes";
import { apart, placeWord, pointWord, snapped } from "./plan";
import type { Aim, FightOdds, Looked, Odds, Route, Sight, Under } from "./answers";
import { whyNot } from "./names";
import type { Drawn, Field, Place, ShowView } from "./view";

export interface Wish {
    verb: Verb;
    place: Place;
    action: string;
    /** Named by a tap or a drop, not only under the pointer. */
    pinned: boolean;
}
export interface No {
    why: string;
    rule: string;
}

/** Milliseconds after which somebody may shoot without having seen the odds. */
const PATIENCE = 1_000;

type Ask = NonNullable<BoardProps["workOut"]>;

export class Mind {
    wish = $state.raw<Wish | null>(null);
    verb = $state<Verb>("");
    /** The first and second of three grenades. */
    earlier = $state.raw<Place[]>([]);
    drawn = $state.raw<Drawn | null>(null);
    route = $state.raw<Route | null>(null);
    sight = $state.raw<Sight | null>(null);
    checked = $state.raw<Checked | null>(null);
    under = $state.raw<Under | null>(null);
    /** The fight at the end of a way: if they buy all dice they can, and if they buy none. */
    charge = $state.raw<{ all: FightOdds; none: FightOdds } | null>(null);
    no = $state.raw<No | null>(null);
    /** The figure we look at or aim at. */
    target = $state<string | null>(null);
    aim = $state.raw<Aim | null>(null);
    look = $state.raw<Looked | null>(null);
    odds = $state.raw<Odds | null>(null);
    /** A target was just taken, and its numbers are not there yet: what stands below them would be moved by them,
     * right under the finger, so it is not offered before. */
    counting = $state(false);
    /** The numbers of this target were waited for in vain: should they still come, they stand below what is offered. */
    late = $state(false);
    #patience = 0;
    fight = $state.raw<FightOdds | null>(null);
    /** Steps of a way that are still to be taken. */
    plan: string[] = [];
    planned: string | null = null;

    #going = new Latest();
    #looking = new Latest();
    #aiming = new Latest();
    #counting = new Latest();

    constructor(
        readonly now: () => BoardProps,
        readonly view: () => ShowView,
        readonly field: () => Field | null,
    ) {}

    get #ask(): Ask | undefined {
        return this.now().workOut;
    }
    #out<T>(question: Record<string, unknown>): Promise<T> {
        return this.#ask!(question) as Promise<T>;
    }

    /** Another question: what was begun for the old one is over. */
    fresh(verbs: Verb[]): void {
        this.cancel();
        this.target = null;
        this.aim = this.look = this.odds = this.fight = null;
        this.#counted();
        this.earlier = [];
        this.drawn = null;
        this.verb = verbs[0] ?? "";
    }
    cancel = (): void => {
        this.wish = null;
        this.route = this.sight = this.checked = this.under = this.charge = null;
        this.no = null;
        for (const line of [this.#going, this.#looking]) line.forget();
    };
    use(verb: Verb): void {
        this.cancel();
        this.verb = verb;
    }

    // ---------------------------------------------------------------- a place

    /** The figure that goes, throws or is put down. */
    get mover(): string {
        return this.verb.startsWith("deploy ") ? this.verb.slice(7) : (this.view().about ?? "");
    }

    /** Name a place: everything that can be known about it is asked. */
    name(place: Place, pinned: boolean): void {
        const field = this.field();
        if (!field || !this.verb) return;
        const stands = this.verb === "go" || this.verb.startsWith("deploy");
        const spot = stands
            ? snapped(field, this.view().figures, this.mover, place)
            : meant(this.verb, place, this.drawn);
        const action =
            this.verb === "go"
                ? ""
                : actionFor(this.verb, spot, field, origin(this.view(), this.drawn), this.earlier);
        this.wish = { verb: this.verb, place: spot, action, pinned };
        this.no = null;
        if (this.verb === "go") this.#askWay(spot);
        else this.#askCheck(action, spot);
    }

    #askWay(to: Place): void {
        if (!this.#ask) return;
        const figure = this.mover;
        this.#going.want(
            () => this.#out<Route>({ ask: "route", figure, to: placeWord(to) }),
            (route) => {
                this.route = route;
                if (this.wish?.pinned && route.refusal) this.refuse(route);
                this.#askCharge(figure, to, route);
            },
        );
        this.#looking.want(
            () => this.#out<Sight>({ ask: "sight", figure, at: placeWord(to) }),
            (sight) => (this.sight = sight),
        );
    }
    #askCharge(figure: string, to: Place, route: Route): void {
        this.charge = null;
        const reach = 2 * (this.field()?.measures.base ?? 0) + 10;
        const me = this.view().figures.find((one) => one.figure === figure);
        const foe = this.view().figures.find(
            (one) =>
                one.place &&
                one.team !== me?.team &&
                (one.status === "up" || one.status === "down") &&
                one.place[2] === to[2] &&
                apart(one.place, to) <= reach,
        );
        if (!foe || route.left === null) return;
        const question = { ask: "fight", figure, target: foe.figure, at: placeWord(to), ap: route.left };
        this.#counting.want(
            async () => ({
                all: await this.#out<FightOdds>(question),
                none: await this.#out<FightOdds>({ ...question, rival: 0 }),
            }),
            (charge) => (this.charge = charge),
        );
    }
    #askCheck(action: string, spot: Place): void {
        const { check } = this.now();
        if (!check) return;
        this.#going.want(
            () => check(action),
            (checked) => {
                this.checked = checked;
                if (this.wish?.pinned && !checked.allowed)
                    this.no = { why: checked.why ?? "", rule: checked.rule ?? "" };
            },
        );
        const by = this.mover;
        if (isBlast(this.verb))
            this.#looking.want(
                () => this.#out<Under>({ ask: "under", at: placeWord(spot) }),
                (under) => (this.under = under),
            );
        else if (this.verb === "burn")
            this.#looking.want(
                () => this.#out<Under>({ ask: "under", by, towards: pointWord(this.#towards(spot)) }),
                (under) => (this.under = under),
            );
    }
    #towards(spot: Place): [number, number] {
        const from = origin(this.view(), this.drawn);
        return [spot[0] - from[0], spot[1] - from[1] || 1];
    }
    refuse(route: Route): void {
        if (route.refusal) this.no = { why: whyNot(route.refusal, this.field()), rule: route.refusal.rule };
    }

    /** Do it, or say why it cannot be done. */
    async commit(): Promise<void> {
        const wish = this.wish;
        if (!wish) return;
        this.wish = { ...wish, pinned: true };
        if (wish.verb === "go") return this.#go(wish);
        const { check, choose } = this.now();
        if (wish.verb === "grenades" && this.earlier.length < 2) {
            this.earlier = [...this.earlier, wish.place];
            this.wish = null;
            return;
        }
        const checked = check ? await check(wish.action) : { allowed: true };
        if (checked.allowed) choose(wish.action);
        else this.no = { why: checked.why ?? "", rule: checked.rule ?? "" };
    }
    /** The same at the end of a drag: what may not stay there goes back, and why is said. */
    async putDown(): Promise<void> {
        await this.commit();
        const { no } = this;
        if (!no) return;
        this.cancel();
        this.no = no;
    }
    async #go(wish: Wish): Promise<void> {
        if (!this.#ask) return;
        const figure = this.mover;
        const route = await this.#out<Route>({ ask: "route", figure, to: placeWord(wish.place) });
        this.route = route;
        const [first, ...rest] = route.steps;
        if (route.refusal || !first) return this.refuse(route);
        this.plan = rest.map((step) => step.action);
        this.planned = figure;
        this.now().choose(first.action);
    }

    // ---------------------------------------------------------------- a target

    /** Look at a figure, and count what shooting it would do where we can. */
    aimAt(target: string, weapon = "", shots = 0): void {
        if (target !== this.target) this.aim = this.look = this.odds = null;
        this.target = target;
        const figure = this.view().about;
        const there = this.view().figures.find((one) => one.figure === target);
        // Of the dead nobody needs to know whether they are seen.
        const alive = there?.status === "up" || there?.status === "down";
        if (!this.#ask || !figure || figure === target || !alive) return;
        const at = this.wish?.verb === "go" && this.wish.pinned ? { at: placeWord(this.wish.place) } : {};
        const more = { ...(weapon && { weapon }), ...(shots && { shots }) };
        if (!this.look) this.#count();
        this.#aiming.want(
            async () => {
                const look = await this.#out<Looked>({ ask: "sight", figure, target, ...at });
                const arms = this.view().figures.find((one) => one.figure === figure)?.aim !== null;
                if (!arms) return { look, aim: null, odds: null };
                const aim = await this.#out<Aim>({ ask: "aim", figure, target, ...at });
                const odds = await this.#out<Odds>({ ask: "odds", figure, target, ...at, ...more });
                return { look, aim, odds };
            },
            (found) => {
                this.look = found.look;
                this.aim = found.aim;
                this.odds = found.odds;
                this.#counted();
            },
            () => this.#counted(),
        );
    }
    #count(): void {
        this.#counted();
        this.counting = true;
        this.late = false;
        this.#patience = window.setTimeout(() => {
            this.counting = false;
            this.late = true;
        }, PATIENCE);
    }
    #counted(): void {
        clearTimeout(this.#patience);
        this.counting = false;
    }
    /** The pieces of scenery that hide somebody or give cover, as far as we look. */
    get inTheWay(): number[] {
        const foes = (this.sight?.others ?? []).filter((one) => one.foe);
        const covers = this.wish?.verb === "go" ? foes.map((one) => one.cover.by) : [];
        const all = [...covers, ...(this.look?.blockers ?? [])];
        return [...new Set(all.flatMap((one) => (one && "element" in one ? [one.element - 1] : [])))];
    }
    /** The fight we are about to buy dice for. */
    askFight(): void {
        const figure = this.view().about;
        if (!this.#ask || !figure) return;
        this.#counting.want(
            () => this.#out<FightOdds>({ ask: "fight", figure }),
            (fight) => (this.fight = fight),
        );
    }
    clearTarget = (): void => {
        this.target = null;
        this.aim = this.look = this.odds = null;
        this.#counted();
        this.#aiming.forget();
    };
}
