/** Small sounds of our own, made in the browser from tones and noise. Silent unless the reader wants them. */
import { settings } from "./settings.svelte";

/** A tone: where its pitch begins and ends, when, how long, how loud, and what it sounds like. */
interface Tone {
    hertz: number;
    to?: number;
    from?: number;
    seconds: number;
    loud?: number;
    /** `bell`: with the overtones of metal; `horn`: brassy; `drop`: a plain round tone. */
    like: "bell" | "horn" | "drop";
}

/** A breath of noise through a filter that may sweep. */
interface Noise {
    noise: number;
    to?: number;
    from?: number;
    seconds: number;
    loud?: number;
    /** How narrow the filter is: high, a whistle; low, a thud. */
    narrow?: number;
}

type Part = Tone | Noise;

/** Dice on a table: knocks that come closer and fade. */
const knocks = [0, 0.09, 0.16, 0.21, 0.25, 0.28].map((from, at): Noise => ({
    noise: 1500 + 260 * (at % 3),
    from,
    seconds: 0.05,
    loud: 1 - at * 0.13,
    narrow: 6,
}));

export const SOUNDS = {
    /** It is my turn: two strokes on a desk bell. */
    turn: [
        { hertz: 784, seconds: 0.7, loud: 0.7, like: "bell" },
        { hertz: 1175, from: 0.13, seconds: 1.1, like: "bell" },
    ],
    /** Somebody speaks. */
    said: [{ hertz: 520, to: 780, seconds: 0.09, loud: 0.6, like: "drop" }],
    /** A card slides over felt. */
    card: [{ noise: 2600, to: 5200, seconds: 0.11, loud: 0.7, narrow: 0.8 }],
    /** A card is turned over. */
    flip: [
        { noise: 5200, to: 1800, seconds: 0.09, loud: 0.7, narrow: 1 },
        { noise: 900, from: 0.08, seconds: 0.05, loud: 0.8, narrow: 2 },
    ],
    /** A piece is put down on wood. */
    piece: [
        { noise: 420, seconds: 0.07, narrow: 3 },
        { hertz: 170, to: 110, seconds: 0.09, loud: 0.7, like: "drop" },
    ],
    dice: knocks,
    /** Something of value comes to somebody. */
    gain: [
        { hertz: 1319, seconds: 0.35, loud: 0.5, like: "bell" },
        { hertz: 1760, from: 0.07, seconds: 0.5, loud: 0.5, like: "bell" },
    ],
    /** A star, a mission: a small fanfare. */
    star: [
        { hertz: 523, seconds: 0.16, loud: 0.7, like: "horn" },
        { hertz: 659, from: 0.13, seconds: 0.16, loud: 0.7, like: "horn" },
        { hertz: 784, from: 0.26, seconds: 0.45, loud: 0.8, like: "horn" },
    ],
    /** A Ray Gun is lifted. */
    aim: [{ hertz: 220, to: 660, seconds: 0.28, loud: 0.5, like: "horn" }],
    /** A shot: the crack, the ray, the room. */
    shot: [
        { noise: 3200, to: 500, seconds: 0.28, loud: 1.4, narrow: 0.6 },
        { hertz: 1400, to: 120, seconds: 0.34, loud: 0.9, like: "drop" },
        { noise: 260, from: 0.06, seconds: 0.7, loud: 0.7, narrow: 0.7 },
    ],
    /** Somebody falls. */
    fall: [
        { hertz: 196, to: 82, seconds: 0.6, loud: 1, like: "horn" },
        { noise: 140, from: 0.1, seconds: 0.5, loud: 1, narrow: 1 },
    ],
    over: [
        { hertz: 392, seconds: 0.3, like: "horn" },
        { hertz: 494, from: 0.2, seconds: 0.3, like: "horn" },
        { hertz: 587, from: 0.4, seconds: 0.3, like: "horn" },
        { hertz: 784, from: 0.6, seconds: 1.1, like: "horn" },
        { hertz: 1568, from: 0.62, seconds: 1.4, loud: 0.4, like: "bell" },
    ],
} as const satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.09;
/** The partials of a bell and of a horn: how many times the pitch, how loud, how quickly gone. */
const PARTIALS: Record<Tone["like"], readonly [times: number, loud: number, lasts: number][]> = {
    bell: [
        [1, 1, 1],
        [2.01, 0.5, 0.7],
        [2.76, 0.32, 0.45],
        [5.4, 0.14, 0.22],
    ],
    horn: [
        [1, 0.8, 1],
        [2, 0.42, 0.9],
        [3, 0.24, 0.8],
        [4, 0.12, 0.6],
    ],
    drop: [[1, 1, 1]],
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** How long a sound lasts, in seconds. */
export const lasting = (name: Sound): number =>
    Math.max(...(SOUNDS[name] as readonly Part[]).map((part) => (part.from ?? 0) + part.seconds));

export function play(name: Sound): void {
    if (!settings.sound || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    // Browsers let a page sound only after its first touch; until then this is quietly refused.
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    for (const part of SOUNDS[name] as readonly Part[]) {
        if ("noise" in part) blow(context, part);
        else strike(context, part);
    }
}

/** Loudness that rises quickly and falls slowly. */
function swell(into: AudioContext, begin: number, seconds: number, loud: number): GainNode {
    const gain = new GainNode(into, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(LOUDNESS * loud, begin + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
    gain.connect(into.destination);
    return gain;
}

function strike(into: AudioContext, { hertz, to = hertz, from = 0, seconds, loud = 1, like }: Tone): void {
    const begin = into.currentTime + from;
    for (const [times, part, lasts] of PARTIALS[like]) {
        const tone = new OscillatorNode(into, { type: "sine", frequency: hertz * times });
        tone.frequency.setValueAtTime(hertz * times, begin);
        tone.frequency.exponentialRampToValueAtTime(to * times, begin + seconds);
        tone.connect(swell(into, begin, seconds * lasts, loud * part));
        tone.start(begin);
        tone.stop(begin + seconds + 0.02);
    }
}

function blow(
    into: AudioContext,
    { noise, to = noise, from = 0, seconds, loud = 1, narrow = 1 }: Noise,
): void {
    const begin = into.currentTime + from;
    const source = new AudioBufferSourceNode(into, { buffer: (hiss ??= whiteNoise(into)), loop: true });
    const filter = new BiquadFilterNode(into, { type: "bandpass", frequency: noise, Q: narrow });
    filter.frequency.setValueAtTime(noise, begin);
    filter.frequency.exponentialRampToValueAtTime(to, begin + seconds);
    source.connect(filter).connect(swell(into, begin, seconds, loud * 2));
    source.start(begin);
    source.stop(begin + seconds + 0.02);
}

function whiteNoise(into: AudioContext): AudioBuffer {
    const buffer = new AudioBuffer({ length: into.sampleRate, sampleRate: into.sampleRate });
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    return buffer;
}
