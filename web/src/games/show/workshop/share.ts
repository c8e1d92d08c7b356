/** A map in a link: packed into the fragment of the address, which browsers send to nobody. */
import { isMap, type MapData } from "./map";

const LONGEST = 100_000;

async function through(
    stream: ReadableWritablePair<Uint8Array, BufferSource>,
    bytes: Uint8Array,
): Promise<Uint8Array> {
    const out = new Blob([bytes as BlobPart])
        .stream()
        .pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
    const reader = out.getReader();
    const parts: Uint8Array[] = [];
    let length = 0;
    for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        parts.push(value);
        length += value.length;
        // A few letters can unpack to gigabytes; no map is so long.
        if (length > LONGEST) {
            await reader.cancel();
            throw new RangeError("too long");
        }
    }
    const whole = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}

export async function packed(map: MapData): Promise<string> {
    const bytes = await through(
        new CompressionStream("deflate-raw"),
        new TextEncoder().encode(JSON.stringify(map)),
    );
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The map of a link; null: it holds none. */
export async function unpacked(word: string): Promise<MapData | null> {
    try {
        const text = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
        const bytes = await through(
            new DecompressionStream("deflate-raw"),
            Uint8Array.from(text, (one) => one.charCodeAt(0)),
        );
        const map: unknown = JSON.parse(new TextDecoder().decode(bytes));
        return isMap(map) ? map : null;
    } catch {
        return null;
    }
}
