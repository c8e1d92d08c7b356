/** Words of the reader's language, from the same Fluent files the engines' sentences come from.
 *
 *  A message id begins with the name of its file: `web-undo` is in `web.ftl`. A file is fetched when somebody
 *  needs it (`need`); `t` then gives its sentences, and again when the language changes. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export type Facts = Record<string, string | number>;

/** Those of the house and those of each title, by language and name: `en/web`. What every table needs comes in one
 *  piece. */
const named = <T>(files: Record<string, T>) =>
    Object.entries(files).map(
        ([path, one]) => [path.split("/").slice(-2).join("/").replace(".ftl", ""), one] as const,
    );
const FILES = new Map(
    named(
        import.meta.glob<string>(
            [
                "../../../src/euphoria/locale/*/*.ftl",
                "!../../../src/euphoria/locale/*/{core,problems,table,web}.ftl",
                "../../../src/euphoria/games/*/locale/*/*.ftl",
            ],
            { query: "?raw", import: "default" },
        ),
    ),
);
const PIECES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
    en: () => import("./words/en"),
    es: () => import("./words/es"),
    ru: () => import("./words/ru"),
};
for (const [language, fetchPiece] of Object.entries(PIECES)) {
    for (const file of ["core", "problems", "table", "web"]) {
        const key = `${language}/${file}`;
        FILES.set(key, async () => new Map(named((await fetchPiece()).default)).get(key) ?? "");
    }
}

/** Are there words in a file of this name? */
export const isFile = (file: string): boolean => FILES.has(`en/${file}`);

const wanted = new Set<string>();
const bundles: Partial<Record<Language, FluentBundle>> = {};
const loading = new Map<string, Promise<void>>();
/** Grows with every file that arrives, so that sentences on the screen are made anew. */
let version = $state(0);

function load(language: Language, file: string): Promise<void> {
    const key = `${language}/${file}`;
    let coming = loading.get(key);
    if (!coming) {
        const fetchText = FILES.get(key);
        if (!fetchText) throw new Error(`no words: ${key}`);
        coming = fetchText().then((text) => {
            const bundle = (bundles[language] ??= new FluentBundle(language, { useIsolating: false }));
            bundle.addResource(new FluentResource(text));
            version++;
        });
        loading.set(key, coming);
    }
    return coming;
}

/** These files are needed from now on, in whatever language. */
export async function need(...files: string[]): Promise<void> {
    for (const file of files) wanted.add(file);
    await Promise.all(files.map((file) => load(settings.language, file)));
}

/** Show the page in another language, once its words are here. */
export async function speak(language: Language): Promise<void> {
    await Promise.all([...wanted].map((file) => load(language, file)));
    settings.language = language;
}

/** The sentence with this id; `id.attribute` gives an attribute. An unknown id is shown as it is. */
export function t(id: string, facts?: Facts): string {
    void version;
    const [name = id, attribute] = id.split(".");
    const bundle = bundles[settings.language];
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return id;
    return bundle.formatPattern(pattern, facts);
}

export function has(id: string): boolean {
    void version;
    const [name = id, attribute] = id.split(".");
    const message = bundles[settings.language]?.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}
