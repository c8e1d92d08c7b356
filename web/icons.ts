/** `import sun from "icon:sun"` is the drawing of that name from game-icons, as the inside of an SVG. Only what
 *  is imported gets into the page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

interface Collection {
    icons: Record<string, { body: string } | undefined>;
    aliases?: Record<string, { parent: string } | undefined>;
}

export function icons(): Plugin {
    let set: Collection | undefined;
    return {
        name: "game-icons",
        resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : null),
        load(id) {
            if (!id.startsWith("\0" + PREFIX)) return null;
            set ??= JSON.parse(
                readFileSync(
                    createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"),
                    "utf8",
                ),
            ) as Collection;
            const name = id.slice(PREFIX.length + 1);
            const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
            if (!icon) throw new Error(`game-icons has no drawing '${name}'`);
            return `export default ${JSON.stringify(icon.body)};`;
        },
    };
}
