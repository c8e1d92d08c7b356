/** Writes `sw.js` with the version of this build, the names of its assets and the words it says. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LOCALE = new URL("../src/euphoria/locale/", import.meta.url);

/** What a device says that is called. A worker has no Fluent, so these are plain sentences. */
function words(): Record<string, Record<string, string>> {
    const all: Record<string, Record<string, string>> = {};
    for (const language of readdirSync(LOCALE)) {
        const file = readFileSync(new URL(`${language}/web.ftl`, LOCALE), "utf8");
        const said = ["web-push-title", "web-push-text"].map((id) => {
            const found = new RegExp(`^${id} = ([^{}\\n]+)$`, "m").exec(file);
            if (!found) throw new Error(`no plain sentence: ${language}/${id}`);
            return [id, found[1]!] as const;
        });
        all[language] = Object.fromEntries(said);
    }
    return all;
}

export function serviceWorker(): Plugin {
    return {
        name: "service-worker",
        generateBundle: {
            order: "post",
            handler(_options, bundle) {
                const assets = Object.keys(bundle)
                    .filter((name) => name.startsWith("assets/"))
                    .map((name) => `/${name}`)
                    .sort();
                const source = readFileSync(new URL("sw.js", import.meta.url), "utf8");
                const said = JSON.stringify(words());
                const version = createHash("sha256")
                    .update(source + assets.join() + said)
                    .digest("hex")
                    .slice(0, 12);
                this.emitFile({
                    type: "asset",
                    fileName: "sw.js",
                    source: source
                        .replace("__VERSION__", version)
                        .replace("__ASSETS__", JSON.stringify(assets))
                        .replace("__WORDS__", said),
                });
            },
        },
    };
}
