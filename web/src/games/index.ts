/** The titles as this client knows them. A title that is not here is played by list and text, in its own words. */
import { isFile } from "../lib/words.svelte";
import type { TitleFace } from "./board";

const FACES: Record<string, TitleFace> = {
    leaders: {
        board: () => import("./leaders/Board.svelte"),
        panels: [{ id: "sheet", label: "council-sheet", load: () => import("./leaders/Sheet.svelte") }],
        final: ["shoot"],
        words: ["leaders", "council"],
        world: "leaders",
    },
    dystopia: {
        board: () => import("./dystopia/Board.svelte"),
        words: ["dystopia", "city"],
        world: "dystopia",
    },
    show: {
        board: () => import("./show/Board.svelte"),
        words: ["show", "arena"],
        world: "show",
    },
};

export function face(title: string): TitleFace {
    const file = title.split("-")[0] ?? "";
    return FACES[title] ?? { words: isFile(file) ? [file] : [], world: "house" };
}
