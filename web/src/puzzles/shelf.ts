/** Which puzzles there are, and the one of today. */
import { get } from "../lib/api";
import type { PuzzleList } from "../lib/wire";

export const shelf = (language: string): Promise<PuzzleList> =>
    get<PuzzleList>(`/api/puzzles?lang=${language}`);

export const idOf = (title: string, number: number): string => `${title}-${number}`;

/** How many of 100 games a chance comes to. */
export const percent = (chance: number): number => Math.round(100 * chance);
