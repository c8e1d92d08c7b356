/** The titles as this client knows them: one folder each, told by its `face.ts`. A title that is not here is played by
 *  list and text, in its own words. */
import { isFile } from "../lib/words.svelte";
import type { Page, TitleFace } from "./board";

const found = import.meta.glob<TitleFace>("./*/face.ts", { eager: true, import: "default" });
const FACES = new Map(Object.entries(found).map(([path, face]) => [path.split("/")[1] ?? "", face]));

export function face(title: string): TitleFace {
    const file = title.split("-")[0] ?? "";
    return FACES.get(title) ?? { words: isFile(file) ? [file] : [], world: "house" };
}

/** The title whose rules begin with this letter; empty: none. */
export function titleByLetter(letter: string): string {
    return [...FACES].find(([, one]) => one.rules?.letter === letter)?.[0] ?? "";
}

/** A page that some title has besides its tables. */
export function pageOf(name: string): Page | undefined {
    return [...FACES.values()].find((one) => one.pages?.[name])?.pages?.[name];
}
