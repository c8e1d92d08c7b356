/** A player at the city: which pieces can be chosen, what happens when one is, and what is read or looked at.
 *
 *  It knows no rule: what may be chosen is in the decision, why something may not the house says. */
import { t } from "../../lib/words.svelte";
import type { BoardProps } from "../board";
import { choicesOf, isOpen } from "../choices";
import { verbsOf } from "../now";
import type { Camera } from "./camera.svelte";
import { advisedPieces, byPiece, placements, spaceOf, valueOf } from "./choices";
import { drag } from "./drag";
import { Hands, placement } from "./hands.svelte";
import { space as spaceName, tile as tileName } from "./names";
import { aboutCard, aboutDilemma, aboutFaction, aboutSpace, type Sheet } from "./reading";
import { Stage } from "./stage.svelte";
import type { Table } from "./table";
import type { Facts, Faction } from "./view";
import { asCity, standing, type Standing } from "./viewing";

export class Player implements Table {
    readonly hands = new Hands();
    readonly stage: Stage;
    /** The piece being read. */
    sheet = $state.raw<Sheet | null>(null);
    #printed = $state.raw<Facts | null>(null);
    /** The question we have answered: of what it would have brought nobody needs to ask any more. */
    #answered = $state("");
    readonly #props: () => BoardProps;

    constructor(props: () => BoardProps, camera: Camera) {
        this.#props = props;
        this.stage = new Stage({
            facts: () => this.#printed,
            home: (seat) => camera.rim(seat, seat === this.you),
            you: () => this.you,
            follow: (at) => camera.follow(at),
        });
    }

    /** The city as far as it has been shown. */
    readonly view = $derived.by(() => this.stage.shown ?? asCity(this.#props().view));
    readonly standing = $derived(standing(this.view));
    readonly printed = $derived(new Map((this.#printed?.spaces ?? []).map((one) => [one.space, one])));
    readonly choices = $derived.by(() =>
        choicesOf(this.#props().decision, this.#props().words, this.#props().advised),
    );
    readonly #found = $derived(byPiece(this.choices));
    readonly #placements = $derived(placements(this.choices));
    /** The values that can be placed now. */
    readonly values = $derived([...new Set(this.#placements.map((one) => valueOf(one.text)))]);
    readonly question = $derived.by(() => {
        const { decision } = this.#props();
        return decision ? `${decision.posed} ${decision.kind}` : "";
    });

    get names(): string[] {
        return this.#props().names;
    }
    get you(): number | null {
        return this.#props().you;
    }
    get kind(): string {
        return this.#props().decision?.kind ?? "";
    }
    /** What is printed has come; nothing of the city is drawn before. */
    get ready(): boolean {
        return this.#printed !== null;
    }
    get facts(): Facts {
        return this.#printed!;
    }
    get answered(): boolean {
        return this.#answered === this.question;
    }
    read(facts: Facts): void {
        this.#printed = facts;
    }

    /** What is recommended: workers, and the pieces they or we should go to. */
    readonly #advised = $derived.by(() => new Set((this.#props().advised ?? []).flatMap(advisedPieces)));

    // ------------------------------------------------ what the pieces ask

    advised = (piece: string): boolean => this.#advised.has(piece);

    state = (space: string): "open" | "shut" | "faint" => {
        const here = this.#found.get(`space ${space}`);
        if (!here) return "faint";
        const { held } = this.hands;
        return isOpen(held === null ? here : here.filter((one) => valueOf(one.text) === held))
            ? "open"
            : "shut";
    };
    open = (piece: string): boolean => isOpen(this.#found.get(piece));
    now = (piece: string): string | undefined => verbsOf(this.#found.get(piece));
    label = (space: string): string =>
        [this.name(space), ...this.there(space)].filter((part) => part !== "").join(", ");
    /** Who stands there, in words. */
    there = (space: string): string[] =>
        (this.standing.get(space) ?? []).map(({ seat, value }) => `${this.names[seat]}: ${value ?? "?"}`);
    away = ({ seat, where }: Standing): boolean =>
        this.stage.acts.some((act) => act.what === "place" && act.seat === seat && act.space === where);
    name(space: string): string {
        return spaceName(space, this.view, this.facts);
    }

    // ------------------------------------------------ what is done to them

    choose = (action: string): void => {
        this.#answered = this.question;
        this.#props().choose(action);
    };

    hover = (space: string | null): void => {
        this.hands.over = space;
        const { held } = this.hands;
        const here = this.#placements.filter((one) => spaceOf(one.text) === space);
        const wanted =
            held !== null ? here.find((one) => valueOf(one.text) === held) : here.length === 1 && here[0];
        this.#props().point(wanted ? wanted.text : null);
    };
    leave = (event: PointerEvent): void => {
        if (event.pointerType !== "touch") this.hover(null);
    };
    key = (event: KeyboardEvent, space: string): void => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        this.pick(space);
    };

    pick = (space: string): void => {
        const { held } = this.hands;
        const here = this.#found.get(`space ${space}`) ?? [];
        if (this.values.length && held !== null) void this.#place(held, space);
        else if (this.values.length && here.length)
            this.hands.slip = { piece: `space ${space}`, head: this.name(space), choices: here };
        else this.#about(space);
    };

    pickPiece = (piece: string): void => {
        const here = this.#found.get(piece) ?? [];
        const [only, ...more] = here;
        if (only && !only.no && !more.length && piece !== "dilemma") return this.choose(only.text);
        const dilemma = this.you === null ? null : this.view.seats[this.you]!.dilemma;
        const mine = piece === "dilemma" && dilemma !== null ? aboutDilemma(dilemma, this.facts) : null;
        const tile = piece.startsWith("tile ") ? this.#tileAt(piece.slice(5)) : null;
        const head = mine?.head ?? (tile ? tileName(tile) : t("city-choose"));
        if (here.length) this.hands.slip = { piece, head, choices: here };
        else if (tile) this.about(`dystopia-tile-${tile}`);
        else if (mine) this.sheet = mine;
    };

    drag = (value: number, event: PointerEvent): void => {
        if (event.button !== 0 || !this.values.includes(value)) return;
        drag(event, {
            over: (x, y, space) => {
                this.hands.held = value;
                this.hands.slip = null;
                this.hands.dragged = { value, x, y };
                if (space !== this.hands.over) this.hover(space);
            },
            end: (space) => {
                this.hands.dragged = null;
                this.hover(null);
                if (space) void this.#place(value, space);
            },
        });
    };

    /** Put a worker on a space; where the rules refuse it, say why. */
    async #place(value: number, space: string): Promise<void> {
        const wish = placement(this.choices, value, space);
        if (wish && !wish.no) return this.choose(wish.text);
        const piece = `space ${space}`;
        const choices = (this.#found.get(piece) ?? []).filter((one) => !one.no);
        const { check } = this.#props();
        // In a lesson nobody can be asked why not; then the space itself can be read.
        if (!check && !wish?.no?.why && !choices.length) return this.#about(space);
        const slip = { piece, head: this.name(space), choices };
        this.hands.slip = { ...slip, why: wish?.no?.why ?? "", rule: wish?.no?.rule };
        if (wish?.no?.why || !check) return;
        const checked = await check(`place ${value} ${space}`);
        if (!checked.allowed && this.hands.slip?.piece === piece)
            this.hands.slip = { ...slip, why: checked.why ?? "", rule: checked.rule };
    }

    // ------------------------------------------------ reading

    /** Read a card: what it says, whatever it is. */
    about = (id: string): void => {
        this.sheet = aboutCard(id, this.facts);
    };
    explain = (faction: Faction): void => {
        this.sheet = aboutFaction(faction, this.facts);
    };
    #about(space: string): void {
        const site = /^market-(.+)$/.exec(space)?.[1];
        const tile = site ? this.#tileAt(site) : null;
        if (tile) this.about(`dystopia-tile-${tile}`);
        else if (!site) {
            const { head, lines } = aboutSpace(this.name(space), this.printed.get(space)!);
            this.sheet = { head, lines: [...lines, this.there(space).join(", ")] };
        }
    }
    #tileAt(site: string): string | null {
        return this.view.sites.find((one) => one.site === site)?.tile ?? null;
    }
}
