/** Moving pictures as GIF: every browser, every chat and every phone plays them.
 *
 *  A frame holds only what differs from the one before it, with colours of its own; frames are written as they come,
 *  so that no more than two of them are ever kept. */

const HEADER = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]; // GIF89a
/** Repeat without end: the NETSCAPE2.0 extension. */
const LOOP = [0x21, 0xff, 11, ...[..."NETSCAPE2.0"].map((letter) => letter.charCodeAt(0)), 3, 1, 0, 0, 0];
const TRAILER = 0x3b;
/** One of 256 colours means: as before. */
const COLOURS = 255;
const SAME = 255;
/** Channels that differ by less look the same. */
const BLUR = 6;

export class Gif {
    readonly #parts: Uint8Array<ArrayBuffer>[] = [];
    /** What a reader sees by now: what hardly differed was left as it was. */
    #shown: Uint8ClampedArray | null = null;
    #waiting: { bytes: Uint8Array<ArrayBuffer>; at: number } | null = null;
    #time = 0;
    #written = 0;
    frames = 0;

    constructor(
        readonly width: number,
        readonly height: number,
    ) {
        const [w, h] = [word(width), word(height)];
        this.#push(Uint8Array.from([...HEADER, ...w, ...h, 0, 0, 0, ...LOOP]));
    }

    /** Bytes so far. */
    get size(): number {
        return this.#written + (this.#waiting?.bytes.length ?? 0);
    }

    /** Show this picture for so many milliseconds. One that looks like the last only makes that last longer. */
    add(pixels: Uint8ClampedArray, milliseconds: number): void {
        const box = this.#shown ? changed(this.#shown, pixels, this.width, this.height) : this.#whole();
        if (box) {
            this.#close();
            const bytes = frame(pixels, this.#shown, this.width, box);
            this.#shown ??= pixels.slice();
            this.#waiting = { bytes, at: this.#time };
        }
        this.#time += milliseconds;
    }

    /** The file. */
    finish(): Blob {
        this.#close();
        return new Blob([...this.#parts, Uint8Array.of(TRAILER)], { type: "image/gif" });
    }

    #whole(): Box {
        return { left: 0, top: 0, width: this.width, height: this.height };
    }

    /** How long a frame is shown stands before it, and is known when the next one comes. */
    #close(): void {
        if (!this.#waiting) return;
        const { bytes, at } = this.#waiting;
        // Hundredths of a second; players take less than two for "as you like".
        const delay = Math.max(2, Math.round(this.#time / 10) - Math.round(at / 10));
        this.#push(Uint8Array.of(0x21, 0xf9, 4, 0b101, ...word(delay), SAME, 0));
        this.#push(bytes);
        this.frames += 1;
        this.#waiting = null;
    }

    #push(bytes: Uint8Array<ArrayBuffer>): void {
        this.#parts.push(bytes);
        this.#written += bytes.length;
    }
}

interface Box {
    left: number;
    top: number;
    width: number;
    height: number;
}

const word = (number: number): [number, number] => [number & 255, (number >> 8) & 255];

function differs(one: Uint8ClampedArray, two: Uint8ClampedArray, at: number): boolean {
    return (
        Math.abs(one[at]! - two[at]!) >= BLUR ||
        Math.abs(one[at + 1]! - two[at + 1]!) >= BLUR ||
        Math.abs(one[at + 2]! - two[at + 2]!) >= BLUR
    );
}

/** The smallest box around all that differs; null: nothing does. */
function changed(
    before: Uint8ClampedArray,
    after: Uint8ClampedArray,
    width: number,
    height: number,
): Box | null {
    let [left, right, top, bottom] = [width, -1, height, -1];
    for (let y = 0, at = 0; y < height; y++)
        for (let x = 0; x < width; x++, at += 4)
            if (differs(before, after, at)) {
                if (x < left) left = x;
                if (x > right) right = x;
                if (y < top) top = y;
                bottom = y;
            }
    return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The image of a box: its place, its colours, its compressed pixels. What it shows is written down in `before`. */
function frame(
    pixels: Uint8ClampedArray,
    before: Uint8ClampedArray | null,
    width: number,
    box: Box,
): Uint8Array<ArrayBuffer> {
    const bins = new Uint16Array(box.width * box.height);
    const fresh = new Uint8Array(bins.length);
    for (let y = 0, to = 0; y < box.height; y++)
        for (let x = 0, at = ((box.top + y) * width + box.left) * 4; x < box.width; x++, at += 4, to++) {
            bins[to] = ((pixels[at]! >> 3) << 11) | ((pixels[at + 1]! >> 2) << 5) | (pixels[at + 2]! >> 3);
            if (before && !differs(before, pixels, at)) continue;
            fresh[to] = 1;
            before?.set(pixels.subarray(at, at + 3), at);
        }
    const { palette, index } = quantise(bins, fresh);
    const indexed = new Uint8Array(bins.length);
    for (let at = 0; at < bins.length; at++) indexed[at] = fresh[at] ? index[bins[at]!]! : SAME;
    const place = [...word(box.left), ...word(box.top), ...word(box.width), ...word(box.height)];
    const head = [0x2c, ...place, 0b1000_0111];
    const data = compress(indexed);
    const out = new Uint8Array(head.length + palette.length + data.length);
    out.set(head);
    out.set(palette, head.length);
    out.set(data, head.length + palette.length);
    return out;
}

// ------------------------------------------------------------------ colours

const red = (bin: number): number => bin >> 11;
const green = (bin: number): number => (bin >> 5) & 63;
const blue = (bin: number): number => bin & 31;

/** Few colours that stand for all of these (median cut), and which of them each becomes. */
function quantise(bins: Uint16Array, fresh: Uint8Array): { palette: Uint8Array; index: Uint8Array } {
    const count = new Uint32Array(65536);
    for (let at = 0; at < bins.length; at++) if (fresh[at]) count[bins[at]!]! += 1;
    const used: number[] = [];
    for (let bin = 0; bin < count.length; bin++) if (count[bin]) used.push(bin);
    const boxes = split(used, count);
    const palette = new Uint8Array(256 * 3);
    const index = new Uint8Array(65536);
    boxes.forEach((bins, number) => {
        let [r, g, b, all] = [0, 0, 0, 0];
        for (const bin of bins) {
            const weight = count[bin]!;
            r += red(bin) * weight;
            g += green(bin) * weight;
            b += blue(bin) * weight;
            all += weight;
            index[bin] = number;
        }
        palette.set([(r / all / 31) * 255, (g / all / 63) * 255, (b / all / 31) * 255], number * 3);
    });
    return { palette, index };
}

const CHANNELS = [
    { of: red, scale: 2 },
    { of: green, scale: 1 },
    { of: blue, scale: 2 },
];

/** Cut the box with the most in it in two, along its longest side, until there are enough. */
function split(used: number[], count: Uint32Array): number[][] {
    const weigh = (bins: number[]) => {
        const sides = CHANNELS.map(({ of, scale }) => {
            let [low, high] = [64, 0];
            for (const bin of bins) {
                low = Math.min(low, of(bin));
                high = Math.max(high, of(bin));
            }
            return (high - low) * scale;
        });
        const longest = Math.max(...sides);
        const all = bins.reduce((sum, bin) => sum + count[bin]!, 0);
        // A rare colour far from all others counts as well: a red cross on a wide grey floor.
        return { bins, along: CHANNELS[sides.indexOf(longest)]!.of, all, worth: longest * Math.sqrt(all) };
    };
    const boxes = [weigh(used)];
    while (boxes.length < COLOURS) {
        const widest = boxes.reduce((best, one, at) => (one.worth > boxes[best]!.worth ? at : best), 0);
        const { bins, along, all, worth } = boxes[widest]!;
        if (bins.length < 2 || !worth) break;
        bins.sort((one, two) => along(one) - along(two));
        let [at, past] = [0, 0];
        while (at < bins.length - 1 && past < all / 2) past += count[bins[at++]!]!;
        boxes.splice(widest, 1, weigh(bins.slice(0, at)), weigh(bins.slice(at)));
    }
    return boxes.map(({ bins }) => bins);
}

// ------------------------------------------------------------------ pixels

const CLEAR = 256;
const END = 257;

/** Lempel, Ziv and Welch: runs that came before are named by a number of nine to twelve bits. */
function compress(pixels: Uint8Array): Uint8Array {
    const out = new Blocks();
    let known = new Map<number, number>();
    let [next, bits] = [END + 1, 9];
    out.write(CLEAR, bits);
    let run = pixels[0]!;
    for (let at = 1; at < pixels.length; at++) {
        const pixel = pixels[at]!;
        const key = (run << 8) | pixel;
        const longer = known.get(key);
        if (longer !== undefined) {
            run = longer;
            continue;
        }
        out.write(run, bits);
        run = pixel;
        if (next < 4096) {
            known.set(key, next);
            if (next++ === 1 << bits) bits += 1;
        } else {
            out.write(CLEAR, bits);
            known = new Map();
            [next, bits] = [END + 1, 9];
        }
    }
    out.write(run, bits);
    // The reader learns one more word from that, and reads the next number as wide as it then must be.
    if (next === 1 << bits && bits < 12) bits += 1;
    out.write(END, bits);
    return out.finish();
}

/** Bits, lowest first, in blocks of at most 255 bytes that say their length. */
class Blocks {
    #bytes = new Uint8Array(1 << 14);
    #length = 2;
    #start = 1;
    #held = 0;
    #count = 0;

    constructor() {
        this.#bytes[0] = 8; // the bits of a pixel
    }

    write(code: number, bits: number): void {
        this.#held |= code << this.#count;
        this.#count += bits;
        while (this.#count >= 8) this.#byte();
    }

    finish(): Uint8Array {
        while (this.#count > 0) this.#byte();
        this.#bytes[this.#start] = this.#length - this.#start - 1;
        // An empty block ends it, and there may be one already.
        if (this.#bytes[this.#start]) this.#bytes[this.#length++] = 0;
        return this.#bytes.subarray(0, this.#length);
    }

    #byte(): void {
        if (this.#length - this.#start === 256) {
            this.#bytes[this.#start] = 255;
            this.#start = this.#length++;
        }
        if (this.#length + 2 >= this.#bytes.length) {
            const larger = new Uint8Array(this.#bytes.length * 2);
            larger.set(this.#bytes);
            this.#bytes = larger;
        }
        this.#bytes[this.#length++] = this.#held & 255;
        this.#held >>>= 8;
        this.#count -= 8;
    }
}
