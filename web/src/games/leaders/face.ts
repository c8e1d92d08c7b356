/** What the rest of the client knows about Leaders. Nothing here weighs anything: the page at the door has it too. */
import type { TitleFace } from "../board";
import { decisive } from "./decisive";
import { sounds } from "./sounds";

const face: TitleFace = {
    board: () => import("./Board.svelte"),
    panels: [{ id: "sheet", label: "council-sheet", load: () => import("./Sheet.svelte") }],
    final: ["shoot", "draw"],
    settled: ["arrange"],
    decisive,
    endsItself: true,
    words: ["leaders", "council"],
    sounds,
    world: "leaders",
    rules: { letter: "L", example: "L-9.1" },
};
export default face;
