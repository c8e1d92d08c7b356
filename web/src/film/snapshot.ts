/** A part of the page as it is drawn at this moment, as a picture.
 *
 *  Browsers draw no elements into a picture, but they draw an SVG that holds some. So what is to be seen is copied with
 *  the styles and letters of the page; what moves just now is written down where it is. Nothing is asked of anybody. */

const XHTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";

export interface Picture {
    image: HTMLImageElement;
    /** Where in the image the part lies. */
    box: { left: number; top: number; width: number; height: number };
}

export class Camera {
    #styles = "";

    constructor(readonly part: HTMLElement) {}

    async take(): Promise<Picture> {
        this.#styles ||= await styles();
        const place = this.part.getBoundingClientRect();
        const box = { left: Math.max(0, place.left), top: 0, width: place.width, height: place.height };
        const size = {
            width: Math.ceil(Math.max(innerWidth, box.left + box.width)),
            height: Math.ceil(Math.max(innerHeight, box.height)),
        };
        const page = this.#page(box);
        const root = attributes(document.documentElement);
        const fontSize = getComputedStyle(document.documentElement).fontSize;
        const source =
            `<svg xmlns="${SVG}" width="${size.width}" height="${size.height}" ${root} font-size="${fontSize}">` +
            `<style>${escaped(this.#styles)}</style>` +
            `<foreignObject width="${size.width}" height="${size.height}">${page}</foreignObject></svg>`;
        const image = new Image();
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
        await image.decode();
        return { image, box };
    }

    /** The part inside all that it lies in, so that style sheets find it; only the part itself takes room. */
    #page(box: Picture["box"]): string {
        const copy = still(this.part);
        Object.assign(copy.style, {
            position: "absolute",
            boxSizing: "border-box",
            margin: "0",
            left: `${box.left}px`,
            top: `${box.top}px`,
            width: `${box.width}px`,
            height: `${box.height}px`,
        });
        let around: Element = copy;
        for (let outer = this.part.parentElement; outer; outer = outer.parentElement) {
            const shell = outer.cloneNode(false) as HTMLElement;
            shell.style.setProperty("display", "contents", "important");
            shell.append(around);
            around = shell;
        }
        around.setAttribute("xmlns", XHTML);
        return new XMLSerializer().serializeToString(around);
    }
}

/** A copy in which everything stands where it is now, though it be on its way. */
function still(part: HTMLElement): HTMLElement {
    const moving = new Map<Element, Set<string>>();
    for (const animation of document.getAnimations()) {
        const effect = animation.effect;
        if (!(effect instanceof KeyframeEffect) || !effect.target || effect.pseudoElement) continue;
        const names = moving.get(effect.target) ?? new Set();
        for (const frame of effect.getKeyframes())
            for (const name of Object.keys(frame)) if (!TIMING.has(name)) names.add(name);
        moving.set(effect.target, names);
    }
    const copy = part.cloneNode(true) as HTMLElement;
    const [froms, tos] = [elements(part), elements(copy)];
    froms.forEach((from, at) => {
        const to = tos[at] as HTMLElement;
        const names = moving.get(from);
        if (names) freeze(from, to, names);
        if (from.scrollTop || from.scrollLeft) scroll(from, to);
        if (from instanceof HTMLCanvasElement) to.replaceWith(painted(from));
    });
    return copy;
}

const TIMING = new Set(["offset", "computedOffset", "easing", "composite"]);
const elements = (part: Element): Element[] => [part, ...part.querySelectorAll("*")];

function freeze(from: Element, to: HTMLElement, names: Set<string>): void {
    const now = getComputedStyle(from) as unknown as Record<string, string>;
    for (const name of names) {
        const plain =
            name === "cssFloat" ? "float" : name.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);
        to.style.setProperty(plain, now[name] ?? "", "important");
    }
}

/** A copy of a canvas is empty: here is what is on it. Some are empty themselves once they have been seen, and are
 *  painted anew when they are asked to. */
function painted(canvas: HTMLCanvasElement): HTMLImageElement {
    canvas.dispatchEvent(new Event("paint"));
    const image = document.createElement("img");
    image.src = canvas.toDataURL("image/jpeg", 0.9);
    const { width, height } = getComputedStyle(canvas);
    Object.assign(image.style, { display: "block", width, height });
    return image;
}

/** A copy cannot be scrolled, but what is in it can lie higher. */
function scroll(from: Element, to: HTMLElement): void {
    for (const inner of to.children)
        (inner as HTMLElement).style.translate = `${-from.scrollLeft}px ${-from.scrollTop}px`;
}

const attributes = (element: Element): string =>
    [...element.attributes]
        .filter(({ name }) => name.startsWith("data-") || name === "class" || name === "lang")
        .map(({ name, value }) => `${name}="${escaped(value).replaceAll('"', "&quot;")}"`)
        .join(" ");

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

// ------------------------------------------------------------------ styles

/** All that the style sheets of the page say here and now, with the letters it is written in. */
async function styles(): Promise<string> {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(valid));
    const letters = await Promise.all(
        rules
            .filter((rule) => rule instanceof CSSFontFaceRule)
            .filter(loaded)
            .map(inline),
    );
    const plain = rules
        .filter((rule) => !(rule instanceof CSSFontFaceRule) && !(rule instanceof CSSKeyframesRule))
        .map((rule) => rule.cssText);
    const rest =
        "*,*::before,*::after{animation:none!important;transition:none!important;scrollbar-width:none!important}";
    return [...letters, ...plain, rest].join("\n");
}

/** The rules inside conditions that hold in this window: the picture is another one. */
function valid(rule: CSSRule): CSSRule[] {
    if (rule instanceof CSSMediaRule)
        return matchMedia(rule.media.mediaText).matches ? [...rule.cssRules].flatMap(valid) : [];
    return [rule];
}

/** Fonts come in parts, for the letters of a language; which are in use? */
function loaded(rule: CSSFontFaceRule): boolean {
    const family = plainName(rule.style.getPropertyValue("font-family"));
    const range = plainRange(rule.style.getPropertyValue("unicode-range"));
    for (const face of document.fonts)
        if (
            face.status === "loaded" &&
            plainName(face.family) === family &&
            (!range || plainRange(face.unicodeRange) === range)
        )
            return true;
    return false;
}

const plainName = (name: string): string => name.replaceAll(/["']/g, "").trim();
/** "U+0000-00FF, U+131" and "U+0-FF,U+131" are the same. */
const plainRange = (range: string): string =>
    range
        .toUpperCase()
        .replaceAll(/\s/g, "")
        .replaceAll(/([+-])0+(?=[0-9A-F])/g, "$1");

/** A picture may fetch nothing, so its letters come with it: the first file that is named, all browsers read it. */
async function inline(rule: CSSFontFaceRule): Promise<string> {
    const base = rule.parentStyleSheet?.href ?? document.baseURI;
    const address = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue("src"))?.[1] ?? "";
    const answer = await fetch(new URL(address, base));
    const source = `src:url("${await dataAddress(await answer.blob())}")`;
    const others = ["font-family", "font-style", "font-weight", "unicode-range"]
        .map((name) => `${name}:${rule.style.getPropertyValue(name)}`)
        .filter((one) => !one.endsWith(":"));
    return `@font-face{${[...others, source].join(";")}}`;
}

function dataAddress(blob: Blob): Promise<string> {
    return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.onerror = () => reject(reader.error ?? new Error());
        reader.readAsDataURL(blob);
    });
}
