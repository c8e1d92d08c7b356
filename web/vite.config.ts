import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { brotli } from "./brotli.ts";
import { icons } from "./icons.ts";
import { serviceWorker } from "./service-worker.ts";

const house = process.env["EUPHORIA_HOUSE"] ?? "http://127.0.0.1:8000";

interface Modules {
    getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}
/** The title a module belongs to: by its folder, an icon by who shows it. Null: to the house. */
function titleOf(id: string, modules: Modules): string | null {
    const shown = id.startsWith("\0icon:") ? (modules.getModuleInfo(id)?.importers ?? []) : [id];
    const titles = new Set(
        shown.map(
            (one) =>
                /src[\\/]games[\\/](\w+)[\\/](?!Poster|(space|workshop)[\\/]|(front|mark|face|decisive|sounds)\b)/.exec(
                    one,
                )?.[1] ?? null,
        ),
    );
    return titles.size === 1 ? [...titles][0]! : null;
}

/** A page should not ask for many small files, nor for what only other titles need. So what all pages stand on is one
 *  file (but not the first script, which waits for words, and nothing else may wait for it), what pages of one title
 *  share is one, and what several pages share lies in few. What draws in space is large, and no part of the others. */
const codeSplitting = {
    groups: [
        {
            name: "frame",
            test: /(node_modules[\\/](?!three[\\/])|src[\\/](App|ui|lib|styles|home[\\/]posters)(?![\\/]words[\\/]))/,
            priority: 3,
        },
        {
            name: (id: string, modules: Modules) =>
                id.startsWith("\0icon:") && titleOf(id, modules) === null ? "frame" : null,
            minShareCount: 2,
            priority: 3,
        },
        // What boards share is of no title, whichever of them it was found from.
        { name: "frame", test: /src[\\/]games[\\/][^\\/]+$/, minShareCount: 2, priority: 2.5 },
        { name: titleOf, minShareCount: 2, priority: 2 },
        // A puzzle is played with what a table is played with: two files would be more for a table, and it counts there.
        { name: "table", test: /src[\\/]table[\\/]/, priority: 2 },
        // Knows the pictures of all titles: the first page should not load three games with it.
        { name: "cards", test: /src[\\/]learn[\\/](signs|Card\b)/, priority: 2 },
        {
            name: "shared",
            minShareCount: 2,
            entriesAware: true,
            entriesAwareMergeThreshold: 32_000,
            priority: 1,
        },
    ],
};
/** What is shared would be called after all who share it. */
const sanitizeFileName = (name: string) => name.replace(/~.*?(?=\.\w+$|$)/, "").replace(/[^\w.-]/g, "_");

export default defineConfig(({ mode }) => ({
    plugins: [svelte(), icons(), serviceWorker(), brotli()],
    // Tests mount components as a browser would; without this Svelte gives them its server build.
    resolve: mode === "test" ? { conditions: ["browser"] } : {},
    build: {
        outDir: process.env["EUPHORIA_WEB_OUT"] ?? "../src/euphoria/_web",
        emptyOutDir: true,
        manifest: "manifest.json",
        target: "es2022",
        assetsInlineLimit: 0, // the content policy allows no fonts from data: addresses
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting, sanitizeFileName } },
    },
    server: {
        fs: { allow: [".."] },
        proxy: {
            "/api": { target: house, changeOrigin: true },
            "/ws": { target: house, ws: true, changeOrigin: true },
        },
    },
    // No test is about time, and machines are busy.
    test: {
        environment: "happy-dom",
        // Each file in a world of its own, but not in a process of its own: half of the work was to start those.
        pool: "vmThreads",
        setupFiles: ["test-world.ts"],
        include: ["src/**/*.test.ts"],
        testTimeout: 30_000,
        hookTimeout: 30_000,
    },
}));
