/** What this device remembers about how its owner likes things. Nothing here leaves the browser. */

export const LANGUAGES = { en: "English", es: "Español", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

/** How long a thing is shown, as a part of its normal time; off: it is done at once. */
export const SPEEDS = { calm: 1.8, normal: 1, quick: 0.5, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Settings {
    language: Language;
    theme: "auto" | "light" | "dark";
    /** auto: as the system says. */
    motion: "auto" | "off";
    /** How fast what happens is shown, and with it how fast bots seem to play. */
    speed: Speed;
    sound: boolean;
    notify: boolean;
    /** Ask before a choice that cannot be taken back. */
    confirm: boolean;
    /** Give the only answer there is without a click, at an even pace. */
    even: boolean;
    /** Let the commentator speak, where a title has one. */
    commentary: boolean;
    /** Show the list of options in full, or only on demand where the board offers them. */
    list: boolean;
}

const PLACE = "euphoria.settings";

function preferred(): Language {
    for (const wish of navigator.languages ?? []) {
        const short = wish.slice(0, 2).toLowerCase();
        if (short in LANGUAGES) return short as Language;
    }
    return "en";
}

function load(): Settings {
    const usual: Settings = {
        language: preferred(),
        theme: "auto",
        motion: "auto",
        speed: "normal",
        sound: false,
        notify: false,
        confirm: true,
        even: true,
        commentary: true,
        list: true,
    };
    try {
        return { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>) };
    } catch {
        return usual;
    }
}

export const settings: Settings = $state(load());

/** Write every change down, and let style sheets know of it. */
export function keepSettings(): () => void {
    return $effect.root(() => {
        $effect(() => {
            const root = document.documentElement;
            root.lang = settings.language;
            root.dataset["theme"] = settings.theme;
            root.dataset["motion"] = settings.motion;
            try {
                localStorage.setItem(PLACE, JSON.stringify(settings));
            } catch {
                // A private window may forbid it; then the settings last as long as the page.
            }
        });
    });
}

/** Should things move? */
export function moving(): boolean {
    return settings.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How much longer than normal things are shown; 0: not at all. */
export function pace(): number {
    return SPEEDS[settings.speed] ?? 1;
}
