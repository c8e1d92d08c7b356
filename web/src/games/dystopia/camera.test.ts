import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { Camera } from "./camera.svelte";
import { centre, HEIGHT, home, WIDTH } from "./plan";

beforeEach(() => {
    settings.motion = "off";
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

describe("the window in front of the city", () => {
    test("follows what happens outside of it, and goes back to where the hand had left it", () => {
        const camera = new Camera();
        camera.fit(1);
        camera.look(WIDTH / 2, HEIGHT / 2, 2.8);
        const left = { x: camera.x, y: camera.y };
        expect(camera.sees(centre("cloud-mine"))).toBe(false);
        camera.follow(centre("cloud-mine"));
        expect(camera.sees(centre("cloud-mine"))).toBe(true);
        camera.follow(centre("site-subterran-2-4"));
        expect(camera.sees(centre("site-subterran-2-4"))).toBe(true);
        camera.back();
        expect({ x: camera.x, y: camera.y }).toEqual(left);
    });

    test("stays where a hand has moved it meanwhile", () => {
        const camera = new Camera();
        camera.fit(1);
        camera.look(WIDTH / 2, HEIGHT / 2, 2.8);
        camera.follow(centre("cloud-mine"));
        camera.move(0, -50);
        const { x, y } = camera;
        camera.back();
        expect([camera.x, camera.y]).toEqual([x, y]);
    });

    test("does not move where all of the city is in it; things come from the rim beside the players", () => {
        const camera = new Camera();
        camera.fit(WIDTH / HEIGHT);
        camera.follow(centre("site-subterran-2-4"));
        expect([camera.x, camera.y]).toEqual([0, 0]);
        for (const seat of [0, 3, 5]) {
            expect(camera.rim(seat, false).x).toBeCloseTo(home(seat).x, 0);
            expect(Math.abs(camera.rim(seat, false).y - home(seat).y)).toBeLessThan(6);
        }
    });

    test("on a telephone our own things come from below the window, wherever it looks", () => {
        const camera = new Camera();
        camera.below = true;
        camera.fit(1);
        camera.look(WIDTH / 2, HEIGHT / 2, 2.8);
        camera.follow(centre("farm"));
        for (const mine of [true, false]) expect(camera.at(camera.rim(1, mine)).x).toBeLessThan(camera.width);
        expect(camera.at(camera.rim(0, true)).y).toBeGreaterThan(camera.height * 0.8);
    });
});
