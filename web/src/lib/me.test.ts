import { beforeEach, expect, test, vi } from "vitest";

const ANA = { id: "p1", name: "Ana", login: null, hook: "" };

function answer(status: number, body: unknown): Response {
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

/** The module as a page that was just loaded has it. */
async function loaded() {
    vi.resetModules();
    return import("./me.svelte");
}

const house = vi.fn<typeof fetch>();

beforeEach(() => {
    localStorage.clear();
    house.mockReset();
    vi.stubGlobal("fetch", house);
});

test("a newcomer's browser does not ask who it is", async () => {
    const { recognise, me } = await loaded();
    expect(await recognise()).toBeNull();
    expect(me.person).toBeNull();
    expect(house).not.toHaveBeenCalled();
});

test("whoever came in is known after a reload", async () => {
    house.mockResolvedValueOnce(answer(201, { person: ANA, token: "t" }));
    await (await loaded()).introduce("Ana");
    house.mockResolvedValueOnce(answer(200, ANA));
    const { recognise, me } = await loaded();
    await Promise.all([recognise(), recognise()]);
    expect(me.person).toEqual(ANA);
    expect(house).toHaveBeenCalledTimes(2);
});

test("a browser whose cookie has run out is a newcomer again", async () => {
    (await loaded()).become(ANA);
    house.mockResolvedValueOnce(answer(401, { code: "not-known", message: "", facts: {} }));
    expect(await (await loaded()).recognise()).toBeNull();
    expect(await (await loaded()).recognise()).toBeNull();
    expect(house).toHaveBeenCalledTimes(1);
});

test("a house that does not answer is asked again", async () => {
    (await loaded()).become(ANA);
    const { recognise } = await loaded();
    house.mockRejectedValueOnce(new TypeError("offline"));
    await expect(recognise()).rejects.toThrow();
    house.mockResolvedValueOnce(answer(200, ANA));
    expect(await recognise()).toEqual(ANA);
});
