import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { brotli } from "./brotli.ts";
import { icons } from "./icons.ts";
import { serviceWorker } from "./service-worker.ts";

const house = process.env["EUPHORIA_HOUSE"] ?? "http://127.0.0.1:8000";

/** A page should not ask for many small files. So what all pages stand on is one file (but not the first script, which
 *  waits for words, and nothing else may wait for it), and what several pages share lies in few. */
const codeSplitting = {
    groups: [
        {
            name: "frame",
            test: /(node_modules|src[\\/](App|ui|lib|styles)(?![\\/]words[\\/]))/,
            priority: 2,
        },
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
        include: ["src/**/*.test.ts"],
        testTimeout: 30_000,
        hookTimeout: 30_000,
    },
}));
