import { expect, test } from "vitest";
import { drawing, FACES, initials, tint } from "./faces";

test("every face has a drawing of its own, in plain paths", () => {
    const seen = new Set<string>();
    for (const face of FACES) {
        const drawn = drawing(face)!;
        for (const [path] of drawn.shapes) expect(path).toMatch(/^M[-\d. ]+[MLHVCSQTAZmlhvcsqtaz\d. -]*$/);
        seen.add(JSON.stringify(drawn));
    }
    expect(seen.size).toBe(FACES.length);
    expect(FACES.length).toBeGreaterThanOrEqual(12);
    expect(drawing("nobody")).toBeUndefined();
});

test("whoever chose no face has initials", () => {
    expect(initials("Ana")).toBe("A");
    expect(initials(" copper  beetle ")).toBe("CB");
    expect(initials("хитрый лис")).toBe("ХЛ");
    expect(initials("")).toBe("");
    expect(tint("Ana")).toBe(tint("Ana"));
    expect(tint("Ana")).not.toBe(tint("Bo"));
});
