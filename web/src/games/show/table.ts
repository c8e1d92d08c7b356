/** What both pictures of the table are given: that from above and that in space. */
import type { Hands } from "./hands.svelte";
import type { Stage } from "./stage.svelte";
import type { Field, Point, ShowView } from "./view";

export interface TableProps {
    field: Field;
    view: ShowView;
    hands: Hands;
    stage: Stage;
    level: number;
    /** Scenery in the way of a look. */
    lit: number[];
    openFigures: Map<string, string>;
    /** What can be done by naming a place on the ground that is lit. */
    ground: string | undefined;
    /** By which verb a piece of scenery is chosen. */
    elementNow: (element: number) => string | undefined;
    openElements: number[];
    elementLabel: (element: number) => string;
    pickElement: (element: number) => void;
    pointed: { path: Point[]; end: readonly number[] | null };
    /** Options that somebody recommends, best first. */
    advised: readonly string[];
}
