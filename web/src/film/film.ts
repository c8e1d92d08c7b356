/** A stretch of a game as a moving picture, taken while it is played on the page. */
import { Gif } from "./gif";
import { Camera, type Picture } from "./snapshot";
import { drawn, shoot, type Take, type Wishes } from "./takes";

/** Bytes: what chats take without a murmur. */
export const MOST = 3_000_000;
/** Pixels of the longer side, and of the shorter. */
const LONG = 720;
const SHORT = 540;
/** What is done stands for so long, in milliseconds; less if very much happens. */
const REST = 1_100;
const LEAST_REST = 300;
const ALL_REST = 24_000;
/** The last picture stands longer: it begins anew after it. */
const LAST = 2_200;
export const CAPTION = 44;

export async function film(part: HTMLElement, takes: readonly Take[], wishes: Wishes): Promise<Blob> {
    if (!takes.length) throw new Error("nothing to film");
    const camera = new Camera(part);
    const rest = Math.min(REST, Math.max(LEAST_REST, ALL_REST / takes.length));
    let reel: Reel | null = null;
    let share = { of: null as Take | null, bytes: 0 };
    const begun = async (): Promise<Reel> => {
        if (!reel) {
            await camera.take(); // letters may come too late for the first picture they are in
            reel = new Reel(await camera.take());
        }
        return reel;
    };
    await shoot(takes, wishes, {
        async show(take, left) {
            const on = await begun();
            const before = performance.now();
            // Each take has its share of what is left, so that the end is never missing.
            if (share.of !== take) share = { of: take, bytes: on.size + (MOST - on.size) / left };
            if (on.size < share.bytes * 0.8) on.show(await camera.take(), take.words());
            await drawn();
            on.wait(performance.now() - before);
        },
        async rest(take, { last }) {
            const on = await begun();
            on.show(await camera.take(), take.words());
            on.wait(last ? LAST : rest);
            return on.size > MOST;
        },
    });
    return (await begun()).finish();
}

/** The pictures, on one canvas, with what happens written below. */
class Reel {
    #gif: Gif;
    #canvas: CanvasRenderingContext2D;
    #scale: number;
    #last: Uint8ClampedArray = new Uint8ClampedArray();

    constructor({ box }: Picture) {
        const wide = box.width >= box.height;
        this.#scale = Math.min(1, (wide ? LONG : SHORT) / box.width, (wide ? SHORT : LONG) / box.height);
        const canvas = document.createElement("canvas");
        canvas.width = Math.round(box.width * this.#scale);
        canvas.height = Math.round(box.height * this.#scale) + CAPTION;
        this.#canvas = canvas.getContext("2d", { willReadFrequently: true })!;
        this.#gif = new Gif(canvas.width, canvas.height);
    }

    get size(): number {
        return this.#gif.size;
    }

    show({ image, box }: Picture, words: string): void {
        const { width, height } = this.#canvas.canvas;
        const look = getComputedStyle(document.body);
        this.#canvas.fillStyle = look.getPropertyValue("--panel");
        this.#canvas.fillRect(0, 0, width, height);
        const high = Math.min(height - CAPTION, box.height * this.#scale);
        this.#canvas.drawImage(
            image,
            box.left,
            box.top,
            box.width,
            high / this.#scale,
            0,
            0,
            box.width * this.#scale,
            high,
        );
        write(this.#canvas, words, look);
        this.#last = this.#canvas.getImageData(0, 0, width, height).data;
        this.#gif.add(this.#last, 0);
    }

    /** What is there stays for so long. */
    wait(milliseconds: number): void {
        this.#gif.add(this.#last, milliseconds);
    }

    finish(): Blob {
        return this.#gif.finish();
    }
}

/** The words of a picture, in the strip below it. */
export function write(pen: CanvasRenderingContext2D, words: string, look: CSSStyleDeclaration): void {
    const { width, height } = pen.canvas;
    pen.fillStyle = look.color;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    const lines = folded(words, (line, size) => {
        pen.font = `600 ${size}px ${look.fontFamily}`;
        return pen.measureText(line).width <= width - 16;
    });
    const step = lines.length > 1 ? 19 : 0;
    lines.forEach((line, at) =>
        pen.fillText(line, width / 2, height - CAPTION / 2 + (at - (lines.length - 1) / 2) * step),
    );
}

/** One line of large letters if it fits, two of small ones if not; the rest is left out. */
export function folded(words: string, fits: (line: string, size: number) => boolean): string[] {
    if (fits(words, 17)) return [words];
    const lines = ["", ""];
    let at = 0;
    for (const word of words.split(/\s+/)) {
        const longer = lines[at] ? `${lines[at]} ${word}` : word;
        if (fits(longer, 14) || !lines[at]) lines[at] = longer;
        else if (at === 0) lines[++at] = word;
        else {
            lines[at] += " …";
            break;
        }
    }
    return lines.filter(Boolean);
}
