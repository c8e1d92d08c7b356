/** What every piece of the city gets: the position, what is printed, and what our hands may do. */
import type { Hands } from "./hands.svelte";
import type { CityView, Facts, Printed, Standing } from "./view";

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
    label: (space: string) => string;
    pick: (space: string) => void;
    pickPiece: (piece: string) => void;
    hover: (space: string | null) => void;
    /** The pointer goes; a finger that is lifted leaves what it showed. */
    leave: (event: PointerEvent) => void;
    key: (event: KeyboardEvent, space: string) => void;
    /** Is this worker on its way in a play, and not yet there? */
    away: (worker: Standing) => boolean;
}
