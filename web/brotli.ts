/** Lays a sibling packed by brotli beside every file that gets smaller by it: a sixth less than gzip, and browsers take
 *  it from wherever nobody on the way could spoil it. Those packed by gzip are made afterwards (tools/web.py). */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css|html|svg|json|webmanifest)$/;

export function brotli(): Plugin {
    let folder = "";
    return {
        name: "brotli",
        apply: "build",
        configResolved: ({ build }) => void (folder = build.outDir),
        closeBundle() {
            for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
                if (!entry.isFile() || !PACKED.test(entry.name)) continue;
                const file = join(entry.parentPath, entry.name);
                const text = readFileSync(file);
                const small = brotliCompressSync(text);
                if (small.length < text.length) writeFileSync(`${file}.br`, small);
            }
        },
    };
}
