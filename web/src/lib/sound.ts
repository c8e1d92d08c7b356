/** Small sounds of our own, made in the browser. Silent unless the reader wants them. */
import { settings } from "./settings.svelte";

type Note = [hertz: number, from: number, seconds: number];

const SOUNDS = {
    turn: [
        [587, 0, 0.16],
        [880, 0.11, 0.3],
    ],
    step: [[330, 0, 0.07]],
    said: [[698, 0, 0.08]],
    over: [
        [392, 0, 0.25],
        [494, 0.14, 0.25],
        [587, 0.28, 0.5],
    ],
} as const satisfies Record<string, Note[]>;

const LOUDNESS = 0.07;
let context: AudioContext | undefined;

export function play(name: keyof typeof SOUNDS): void {
    if (!settings.sound || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    // Browsers let a page sound only after its first touch; until then this is quietly refused.
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    for (const note of SOUNDS[name]) strike(context, note);
}

/** One soft note: quick to rise, slow to fall. */
function strike(into: AudioContext, [hertz, from, seconds]: Note): void {
    const begin = into.currentTime + from;
    const tone = new OscillatorNode(into, { type: "triangle", frequency: hertz });
    const gain = new GainNode(into, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
    tone.connect(gain).connect(into.destination);
    tone.start(begin);
    tone.stop(begin + seconds + 0.02);
}
