/** Which titles have a guided first game. Asked once. */
import { get } from "../lib/api";
import type { LessonList } from "../lib/wire";

let asked: Promise<string[]> | undefined;

export function lessons(): Promise<string[]> {
    asked ??= get<LessonList>("/api/lessons").then((found) => found.titles);
    asked.catch(() => (asked = undefined));
    return asked;
}
