/** What every piece of the city gets: the position, what is printed, and what our hands may do. */
import type { Hands } from "./hands.svelte";
import type { CityView, Facts, Printed } from "./view";
import type { Standing } from "./viewing";

export interface Table {
    readonly view: CityView;
    readonly facts: Facts;
    readonly printed: Map<string, Printed>;
    readonly standing: Map<string, Standing[]>;
    readonly names: string[];
    readonly hands: Hands;
    /** open: can be chosen now; shut: a choice that is refused; faint: not asked about. */
    state: (space: string) => "open" | "shut" | "faint";
    /** Can this other piece (a territory, a tile) be chosen? */
    open: (piece: string) => boolean;
    /** By which verbs; undefined: not now. */
    now: (piece: string) => string | undefined;
    label: (space: string) => string;
    pick: (space: string) => void;
    pickPiece: (piece: string) => void;
    hover: (space: string | null) => void;
    /** The pointer goes; a finger that is lifted leaves what it showed. */
    leave: (event: PointerEvent) => void;
    key: (event: KeyboardEvent, space: string) => void;
    /** Does somebody recommend to touch this piece? */
    advised: (piece: string) => boolean;
    /** Is this worker on its way in a play, and not yet there? */
    away: (worker: Standing) => boolean;
}

/** What makes a drawing a space: it is named, reached by keys, pointed at and chosen. */
export function spot(table: Table, space: string) {
    return {
        role: "button",
        tabindex: table.state(space) === "faint" ? -1 : 0,
        "aria-label": table.label(space),
        "data-space": space,
        "data-now": table.state(space) === "open" ? "place" : undefined,
        "data-advised": table.advised(`space ${space}`) || undefined,
        onclick: () => table.pick(space),
        onkeydown: (event: KeyboardEvent) => table.key(event, space),
        onpointerenter: () => table.hover(space),
        onpointerleave: (event: PointerEvent) => table.leave(event),
        onfocus: () => table.hover(space),
        onblur: () => table.hover(null),
    } as const;
}
