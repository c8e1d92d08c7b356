/** What is being thought of, as lines on the table: read from what the engine answered, for the plan and for space. */
import type { Route } from "./answers";
import { pathPoints, readPlace } from "./plan";
import type { Place } from "./view";

/** A step of a way with its price. */
export interface Leg {
    points: Place[];
    price: number;
    /** Up, down or across something. */
    jump: boolean;
}

export function legsOf(route: Route | null, start: Place | null): Leg[] {
    if (!route || !start) return [];
    let at: Place = start;
    return route.steps.flatMap(({ action, ap }) => {
        const words = action.split(" ");
        const last = words.at(-1) ?? "";
        const walk = words[0] === "move";
        const points: Place[] = walk
            ? pathPoints(last).map(([x, y]) => [x, y, at[2]])
            : [readPlace(last)].flatMap((one) => (one ? [one] : []));
        if (!points.length || words[0] === "lead") return [];
        const leg = { points: [at, ...points], price: ap, jump: !walk };
        at = points.at(-1)!;
        return [leg];
    });
}

/** The middle of a leg, to write its price at. */
export function halfWay({ points }: Leg): Place {
    const at = Math.floor((points.length - 1) / 2);
    const [a, b] = [points[at]!, points[at + 1]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, b[2]];
}
