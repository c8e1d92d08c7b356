/** Who sits at the table we look at, for boards and lists that show faces beside names. Lessons have nobody. */
import { getContext, setContext } from "svelte";
import type { SeatInfo } from "../lib/wire";

const KEY = Symbol("seats");

export const setSeats = (seats: () => SeatInfo[]): unknown => setContext(KEY, seats);
export const getSeats = (): (() => SeatInfo[]) =>
    getContext<(() => SeatInfo[]) | undefined>(KEY) ?? (() => []);
