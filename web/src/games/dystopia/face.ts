/** What the rest of the client knows about the city. Nothing here weighs anything: the page at the door has it too. */
import type { TitleFace } from "../board";
import { decisive } from "./decisive";
import { sounds } from "./sounds";

const face: TitleFace = {
    board: () => import("./Board.svelte"),
    final: ["resolve"],
    settled: ["keep"],
    end: () => import("./End.svelte"),
    decisive,
    words: ["dystopia", "city"],
    sounds,
    world: "dystopia",
    rules: { letter: "D", example: "D-5.1" },
};
export default face;
