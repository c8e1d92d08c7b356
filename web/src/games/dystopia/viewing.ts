/** Looking at the view of a city: `view.ts` says what is in it. */
import type { CityView, Seat, Worker } from "./view";

/** Seats as the notation writes them. */
export const LETTERS = "ABCDEF";

/** The board is only ever given views of its own title; anything else is a mistake of the page. */
export function asCity(view: Record<string, unknown>): CityView {
    if (view["title"] !== "dystopia") throw new Error(`not a view of a city: ${String(view["title"])}`);
    return view as unknown as CityView;
}

/** A worker that stands somewhere, with its owner. */
export interface Standing extends Worker {
    seat: number;
}

/** Who stands on which space. */
export function standing(view: CityView): Map<string, Standing[]> {
    const found = new Map<string, Standing[]>();
    for (const { seat, workers } of view.seats)
        for (const worker of workers)
            if (worker.where !== "home" && worker.where !== "supply")
                found.set(worker.where, [...(found.get(worker.where) ?? []), { ...worker, seat }]);
    return found;
}

export const atHome = (seat: Seat): Worker[] => seat.workers.filter((worker) => worker.where === "home");
export const onBoard = (seat: Seat): Worker[] =>
    seat.workers.filter((worker) => worker.where !== "home" && worker.where !== "supply");
