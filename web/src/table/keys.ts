/** The keyboard at a table. Fields, tabs and dialogs keep their own keys. */
import { tick } from "svelte";
import type { Desk } from "./desk.svelte";

interface Doors {
    help: () => void;
    chat: () => void;
    log: () => void;
    /** Push away what has slid over the board; was there anything? */
    shut: () => boolean;
}

/** How many options the bar itself shows; further ones are in the list. */
export const STRIP = 12;

const OWN_KEYS = "input, textarea, select, dialog, [role=tablist], [data-own-keys]";

export function deskKeys(event: KeyboardEvent, desk: Desk, doors: Doors): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    if (press(event.key, desk, doors)) event.preventDefault();
}

function press(key: string, desk: Desk, doors: Doors): boolean {
    if (/^[1-9]$/.test(key)) return chooseNumber(desk, Number(key));
    switch (key) {
        case "ArrowDown":
        case "ArrowRight":
            return step(desk, 1);
        case "ArrowUp":
        case "ArrowLeft":
            return step(desk, -1);
        case "/":
            return openList(desk);
        case "u":
        case "U":
            desk.undo();
            return true;
        case "h":
        case "H":
            desk.hint();
            return true;
        case "?":
            doors.help();
            return true;
        case "c":
        case "C":
            doors.chat();
            return true;
        case "l":
        case "L":
            doors.log();
            return true;
        case "r":
        case "R":
            desk.client.stage.recap();
            return true;
        case " ":
            return hurry(desk);
        case "Escape":
            return skip(desk) || leave(desk) || doors.shut();
        default:
            return false;
    }
}

function chooseNumber(desk: Desk, number: number): boolean {
    const choice = desk.mine && !desk.asking ? desk.listed[number - 1] : undefined;
    if (choice) desk.choose(choice.text);
    return choice !== undefined;
}

/** Enough of what is being shown: of this scene, or of all that is still to come. */
function hurry({ client: { stage } }: Desk): boolean {
    const playing = stage.busy && !(document.activeElement instanceof HTMLButtonElement);
    if (playing) stage.hurry();
    return playing;
}

function skip({ client: { stage } }: Desk): boolean {
    const playing = stage.busy;
    stage.skip();
    return playing;
}

function leave(desk: Desk): boolean {
    if (desk.asking) desk.cancel();
    else if (desk.sheet) desk.sheet = false;
    else if (desk.hints.length) desk.unhint();
    else if (desk.pointed) (document.activeElement as HTMLElement | null)?.blur();
    else return false;
    return true;
}

function openList(desk: Desk): boolean {
    if (!desk.mine) return false;
    if (!document.querySelector("[data-list] [type=search]")) desk.sheet = true;
    void tick().then(() => document.querySelector<HTMLElement>("[data-list] [type=search]")?.focus());
    return true;
}

/** Go to the next or the last option; the list opens where the bar ends. */
export function step(desk: Desk, by: number): boolean {
    const { listed } = desk;
    if (!desk.mine || desk.asking || !listed.length) return false;
    const at = listed.findIndex((one) => one.text === desk.pointed);
    const next = at < 0 ? (by > 0 ? 0 : listed.length - 1) : (at + by + listed.length) % listed.length;
    const choice = listed[next]!;
    const list = document.querySelector("[data-list]");
    if (!list && next >= STRIP) desk.sheet = true;
    desk.point(choice.text);
    void tick().then(() => {
        const places = document.querySelectorAll<HTMLElement>(`[data-option="${CSS.escape(choice.text)}"]`);
        const place = [...places].find((one) => one.closest("[data-list]")) ?? places[0];
        place?.focus();
    });
    return true;
}
