/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The inside of an SVG of 512 by 512, see icons.ts. */
declare module "icon:*" {
    const body: string;
    export default body;
}
