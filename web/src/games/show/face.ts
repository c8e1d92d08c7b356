/** What the rest of the client knows about the show. Nothing here weighs anything: the page at the door has it too. */
import type { TitleFace } from "../board";
import { decisive } from "./decisive";
import { sounds } from "./sounds";

const face: TitleFace = {
    board: () => import("./Board.svelte"),
    settled: ["team"],
    end: () => import("./End.svelte"),
    decisive,
    folded: ["show-tie-roll"],
    words: ["show", "arena"],
    sounds,
    world: "show",
    rules: { letter: "S", example: "S-5.1" },
    fields: { map: () => import("./MapField.svelte") },
    pages: {
        teams: () => import("./teams/Teams.svelte"),
        workshop: () => import("./workshop/Workshop.svelte"),
    },
};
export default face;
