import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";
import { serviceWorker } from "./service-worker.ts";

const house = process.env["EUPHORIA_HOUSE"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
    plugins: [svelte(), icons(), serviceWorker()],
    // Tests mount components as a browser would; without this Svelte gives them its server build.
    resolve: mode === "test" ? { conditions: ["browser"] } : {},
    build: {
        outDir: process.env["EUPHORIA_WEB_OUT"] ?? "../src/euphoria/_web",
        emptyOutDir: true,
        manifest: "manifest.json",
        target: "es2022",
        assetsInlineLimit: 0, // the content policy allows no fonts from data: addresses
        modulePreload: { polyfill: false },
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
        testTimeout: 60_000,
        hookTimeout: 60_000,
    },
}));
