import { describe, expect, it } from "vitest";
import { folded } from "./film";
import { Gif } from "./gif";

/** A reader of the format, after its specification: the pictures one after the other, and how long each stands. */
async function read(blob: Blob): Promise<{ pixels: number[][]; delays: number[] }> {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const word = (at: number) => bytes[at]! | (bytes[at + 1]! << 8);
    const [width, height] = [word(6), word(8)];
    const screen = new Uint8Array(width * height * 3);
    const found = { pixels: [] as number[][], delays: [] as number[] };
    let at = 13;
    let clear = -1;
    for (;;) {
        const kind = bytes[at++]!;
        if (kind === 0x3b) return found;
        if (kind === 0x21) {
            if (bytes[at] === 0xf9) {
                found.delays.push(word(at + 3));
                clear = bytes[at + 5]!;
            }
            for (at += 1; bytes[at]; at += bytes[at]! + 1);
            at += 1;
            continue;
        }
        const [left, top, wide, high] = [word(at), word(at + 2), word(at + 4), word(at + 6)];
        const palette = at + 9;
        const data: number[] = [];
        for (at = palette + 768 + 1; bytes[at]; at += bytes[at]! + 1)
            data.push(...bytes.subarray(at + 1, at + 1 + bytes[at]!));
        at += 1;
        const indexed = unpack(data);
        expect(indexed.length).toBe(wide * high);
        indexed.forEach((index, number) => {
            if (index === clear) return;
            const to = (top + Math.floor(number / wide)) * width + left + (number % wide);
            screen.set(bytes.subarray(palette + index * 3, palette + index * 3 + 3), to * 3);
        });
        found.pixels.push([...screen]);
    }
}

function unpack(data: number[]): number[] {
    const out: number[] = [];
    let [bits, held, count, at] = [9, 0, 0, 0];
    let words: number[][] = [];
    let last: number[] | null = null;
    for (;;) {
        while (count < bits) {
            held |= data[at++]! << count;
            count += 8;
        }
        const code = held & ((1 << bits) - 1);
        held >>= bits;
        count -= bits;
        if (code === 257) return out;
        if (code === 256) {
            words = Array.from({ length: 258 }, (_, one) => [one]);
            [bits, last] = [9, null];
            continue;
        }
        const word: number[] = words[code] ?? [...last!, last![0]!];
        out.push(...word);
        if (last && words.length < 4096) words.push([...last, word[0]!]);
        if (words.length === 1 << bits && bits < 12) bits += 1;
        last = word;
    }
}

function picture(
    width: number,
    height: number,
    colour: (x: number, y: number) => number[],
): Uint8ClampedArray {
    const pixels = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) pixels.set([...colour(x, y), 255], (y * width + x) * 4);
    return pixels;
}

const near = (one: number[], two: Uint8ClampedArray, by: number) =>
    one.every((value, at) => Math.abs(value - two[Math.floor(at / 3) * 4 + (at % 3)]!) <= by);

describe("a film", () => {
    it("is read as it was written, whatever is in it", async () => {
        // Noise fills the dictionary several times over; flat colours make long runs.
        let seed = 7;
        const noise = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 16;
        const wild = picture(120, 90, () => [noise() & 255, noise() & 255, noise() & 255]);
        const calm = picture(120, 90, (x) => (x < 60 ? [255, 255, 255] : [0, 0, 0]));
        const spot = picture(120, 90, (x, y) =>
            x === 3 && y === 5 ? [255, 0, 0] : x < 60 ? [255, 255, 255] : [0, 0, 0],
        );
        const gif = new Gif(120, 90);
        gif.add(calm, 500);
        gif.add(wild, 300);
        gif.add(calm, 300);
        const before = gif.size;
        gif.add(spot, 1000);
        expect(gif.size - before).toBeLessThan(900); // only what differs, and 768 bytes of colours
        const { pixels, delays } = await read(gif.finish());
        expect(delays).toEqual([50, 30, 30, 100]);
        expect(near(pixels[0]!, calm, 8)).toBe(true);
        expect(near(pixels[1]!, wild, 48)).toBe(true);
        expect(near(pixels[2]!, calm, 8)).toBe(true);
        expect(near(pixels[3]!, spot, 8)).toBe(true);
    });

    it("shows what does not change for longer, and not again", async () => {
        const gif = new Gif(8, 8);
        const grey = picture(8, 8, () => [90, 90, 90]);
        gif.add(grey, 100);
        gif.add(grey, 250);
        const { pixels, delays } = await read(gif.finish());
        expect([pixels.length, delays]).toEqual([1, [35]]);
    });

    it("is written below in one line or in two", () => {
        const fits = (most: number) => (line: string, size: number) => line.length * size <= most;
        expect(folded("Ana arms", fits(200))).toEqual(["Ana arms"]);
        expect(folded("Ana arms and shoots Boris", fits(14 * 14))).toEqual(["Ana arms and", "shoots Boris"]);
        expect(folded("Ana arms and shoots Boris and Chen", fits(14 * 14))).toEqual([
            "Ana arms and",
            "shoots Boris …",
        ]);
    });
});
