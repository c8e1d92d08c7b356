/** Writes `sw.js` with the version of this build and the names of its assets. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

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
                const version = createHash("sha256")
                    .update(source + assets.join())
                    .digest("hex")
                    .slice(0, 12);
                this.emitFile({
                    type: "asset",
                    fileName: "sw.js",
                    source: source
                        .replace("__VERSION__", version)
                        .replace("__ASSETS__", JSON.stringify(assets)),
                });
            },
        },
    };
}
