/** How both sides stand, as the score shows it: from what lies open on the table. */
import type { Figure, ShowView } from "./view";

export const alive = ({ status }: Figure): boolean => status === "up" || status === "down";

/** Audience points of the fallen whom this side has killed, and in the end those of the result. */
export function pointsOf(view: ShowView, seat: number): number {
    if (view.result) return view.result.points[seat] ?? 0;
    return view.figures
        .filter((one) => one.status === "dead" && one.team !== null && one.team !== seat)
        .filter((one) => one.killer?.startsWith(seat === 0 ? "A." : "B."))
        .reduce((sum, one) => sum + one.value, 0);
}

/** A side's part of all the applause there was, from 0 to 1; even while there was none. */
export function shareOf(view: ShowView, seat: number): number {
    const all = view.seats.reduce((sum, one) => sum + pointsOf(view, one.seat), 0);
    return all ? pointsOf(view, seat) / all : 0.5;
}
