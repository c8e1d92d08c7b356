/** Be told on this device when it is our turn in a slow game, by web push, also while the page is closed. */
import { ask, get, put } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";

/** Can this browser be told while the page is closed? */
export const reachable = (): boolean =>
    "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const registration = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready;

export async function isTold(): Promise<boolean> {
    if (!reachable() || Notification.permission !== "granted") return false;
    return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) != null;
}

/** False: the reader, or the browser for them, does not allow it. */
export async function beTold(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    const { key } = await get<{ key: string }>("/api/push");
    const { pushManager } = await registration();
    const device = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { endpoint, keys } = device.toJSON();
    try {
        await put("/api/me/device", { endpoint, ...keys, lang: settings.language });
    } catch (problem) {
        await device.unsubscribe();
        throw problem;
    }
    return true;
}

export async function beLeftAlone(): Promise<void> {
    const device = await (await registration()).pushManager.getSubscription();
    if (!device) return;
    await ask("DELETE", "/api/me/device", { endpoint: device.endpoint });
    await device.unsubscribe();
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
