/** The titles as this client knows them. A title that is not here is played by list and text. */
import type { TitleFace } from "./board";

const FACES: Record<string, TitleFace> = {
    leaders: {
        board: () => import("./leaders/Board.svelte"),
        panels: [{ id: "sheet", label: "council-sheet", load: () => import("./leaders/Sheet.svelte") }],
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

const PLAIN: TitleFace = { words: [], world: "house" };

export function face(title: string): TitleFace {
    return FACES[title] ?? PLAIN;
}
