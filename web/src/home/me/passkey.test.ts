import { expect, test } from "vitest";
import { packed, unpacked } from "./passkey";

test("bytes go there and back as base64url without padding", () => {
    for (const length of [0, 1, 2, 3, 32]) {
        const bytes = Uint8Array.from({ length }, (_, at) => 255 - at);
        expect(packed(bytes.buffer)).toMatch(/^[A-Za-z0-9_-]*$/);
        expect(unpacked(packed(bytes.buffer))).toEqual(bytes);
    }
    expect(packed(Uint8Array.from([251, 255]).buffer)).toBe("-_8");
});
