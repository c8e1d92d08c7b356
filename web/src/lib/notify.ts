/** Call somebody whose eyes are elsewhere: the tab's title, and a notification if they asked for it. */
import { settings } from "./settings.svelte";

const HOUSE = "Euphoria";

/** Show `name` in the tab, and `call` before it while something is to be done. Returns how to end it. */
export function beckon(name: string, call: string, what: string): () => void {
    document.title = [call && `● ${call}`, name, HOUSE].filter(Boolean).join(" · ");
    const note = call && document.hidden ? notification(`${call} · ${name}`, what) : null;
    return () => {
        document.title = HOUSE;
        note?.close();
    };
}

function notification(title: string, body: string): Notification | null {
    if (!settings.notify || typeof Notification === "undefined" || Notification.permission !== "granted")
        return null;
    try {
        const note = new Notification(title, { body, tag: "euphoria-turn", icon: icon() });
        note.onclick = () => {
            window.focus();
            note.close();
        };
        return note;
    } catch {
        return null; // some phones allow notifications from a service worker only
    }
}

const icon = (): string => document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "";

/** May we notify? Asks the reader the first time. */
export async function allowNotifications(on: boolean): Promise<boolean> {
    if (!on || typeof Notification === "undefined") {
        settings.notify = false;
        return false;
    }
    const answer =
        Notification.permission === "default"
            ? await Notification.requestPermission()
            : Notification.permission;
    settings.notify = answer === "granted";
    return settings.notify;
}
