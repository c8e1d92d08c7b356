/** A stretch of a game as a video: what a board paints on a canvas, and the words that hang over it, recorded by the
 *  browser while it is played. Nothing is asked of anybody. */
import { CAPTION, write } from "./film";
import { drawn, shoot, type Take, type Wishes } from "./takes";

const TYPES = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];
/** Pictures and bits a second. */
const RATE = 25;
const BITS = 2_400_000;
/** What is done stands for so long, in milliseconds; where there was nothing to be seen, hardly. */
const REST = 350;
const NOTHING = 60;
const LAST = 1_200;
/** Pixels of the longer side. */
const LONG = 960;

/** How this browser writes videos; empty: it cannot. */
export const videoType = (): string =>
    typeof MediaRecorder === "undefined" || !HTMLCanvasElement.prototype.captureStream
        ? ""
        : (TYPES.find((one) => MediaRecorder.isTypeSupported(one)) ?? "");

export async function video(
    canvas: HTMLCanvasElement,
    takes: readonly Take[],
    wishes: Wishes,
): Promise<Blob> {
    const reel = new Reel(canvas);
    const recorder = new MediaRecorder(reel.stream, { mimeType: videoType(), videoBitsPerSecond: BITS });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void pieces.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    const show = (take: Take): Promise<void> => {
        reel.show(take.words());
        return drawn();
    };
    try {
        recorder.start(500);
        await shoot(takes, wishes, {
            show,
            async rest(take, { last, still }) {
                const until = performance.now() + (last ? LAST : still ? NOTHING : REST);
                do await show(take);
                while (performance.now() < until && !wishes.signal.aborted);
                return false;
            },
        });
    } finally {
        recorder.stop();
        reel.end();
    }
    await stopped;
    return new Blob(pieces, { type: recorder.mimeType.split(";")[0] ?? "" });
}

/** What is recorded: the canvas of the board, what hangs over it, and a line of words below. */
class Reel {
    readonly #pen: CanvasRenderingContext2D;
    readonly #board = document.createElement("canvas");
    readonly #scale: number;
    readonly stream: MediaStream;

    constructor(readonly canvas: HTMLCanvasElement) {
        const { width, height } = canvas.getBoundingClientRect();
        this.#scale = Math.min(1, LONG / Math.max(width, height));
        const page = document.createElement("canvas");
        // Coders like even numbers.
        const even = (length: number): number => Math.round(length / 2) * 2;
        [page.width, page.height] = [even(width * this.#scale), even(height * this.#scale) + CAPTION];
        [this.#board.width, this.#board.height] = [page.width, page.height - CAPTION];
        this.#pen = page.getContext("2d")!;
        this.stream = page.captureStream(RATE);
        canvas.addEventListener("painted", this.#copy);
        // What was painted before is no longer there to be copied.
        canvas.dispatchEvent(new Event("paint"));
        this.show("");
    }
    #copy = (): void => {
        const { width, height } = this.#board;
        this.#board.getContext("2d")!.drawImage(this.canvas, 0, 0, width, height);
    };
    show(words: string): void {
        const { width, height } = this.#pen.canvas;
        const look = getComputedStyle(document.body);
        this.#pen.fillStyle = look.getPropertyValue("--panel");
        this.#pen.fillRect(0, 0, width, height);
        this.#pen.drawImage(this.#board, 0, 0);
        this.#pen.save();
        const { left, top } = this.canvas.getBoundingClientRect();
        this.#pen.scale(this.#scale, this.#scale);
        this.#pen.translate(-left, -top);
        this.#hangings(this.canvas.parentElement!);
        this.#pen.restore();
        write(this.#pen, words, look);
    }
    end(): void {
        this.canvas.removeEventListener("painted", this.#copy);
        for (const track of this.stream.getTracks()) track.stop();
    }

    /** Elements over the picture: their ground and their letters, which is all they are made of. */
    #hangings(around: Element): void {
        for (const one of around.children) {
            if (one === this.canvas) continue;
            const look = getComputedStyle(one);
            if (look.display === "none" || look.visibility === "hidden") continue;
            this.#pen.save();
            this.#pen.globalAlpha *= Number(look.opacity);
            const { left, top, width, height } = one.getBoundingClientRect();
            if (!look.backgroundColor.endsWith(", 0)")) {
                this.#pen.fillStyle = look.backgroundColor;
                this.#pen.beginPath();
                this.#pen.roundRect(left, top, width, height, parseFloat(look.borderRadius) || 0);
                this.#pen.fill();
            }
            this.#letters(one, look);
            this.#hangings(one);
            this.#pen.restore();
        }
    }
    #letters(one: Element, look: CSSStyleDeclaration): void {
        for (const text of one.childNodes) {
            const words = text.nodeType === Node.TEXT_NODE ? (text.textContent ?? "").trim() : "";
            if (!words) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            const { left, top, width, height } = range.getBoundingClientRect();
            this.#pen.font = look.font;
            this.#pen.fillStyle = look.color;
            this.#pen.textAlign = "center";
            this.#pen.textBaseline = "middle";
            this.#pen.fillText(words, left + width / 2, top + height / 2, width);
        }
    }
}
