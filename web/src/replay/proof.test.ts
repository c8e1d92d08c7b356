/** Every recorded game of the test suite was rolled by Python's dice: the browser must find the same numbers. */
import { describe, expect, test } from "vitest";
import { Dice, NoProof, prove } from "./proof";

const RECORDS = import.meta.glob<string>("../../../tests/records/*.jsonl", {
    query: "?raw",
    import: "default",
    eager: true,
});
const record = (name: string) => RECORDS[`../../../tests/records/${name}.jsonl`]!;

async function sealed(text: string): Promise<string> {
    const body = text.split("\n").slice(0, -2).join("\n") + "\n";
    const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
    const hex = Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, "0")).join("");
    return `${body}{"sum":"${hex}"}\n`;
}

describe("honest records", () => {
    test("there are some of every title", () => {
        for (const title of ["leaders", "dystopia", "show"])
            expect(Object.keys(RECORDS).some((path) => path.includes(`/${title}-`))).toBe(true);
    });

    test.each(Object.keys(RECORDS))("%s is proved", async (path) => {
        const proof = await prove(RECORDS[path]!);
        expect(proof.draws.filter((draw) => !draw.honest)).toEqual([]);
        expect(proof).toMatchObject({ whole: true, committed: true, proved: true });
        const drawn = proof.draws.flatMap((draw) => draw.of).filter((bound) => bound > 1).length;
        expect(proof.numbers).toBeGreaterThanOrEqual(drawn);
    });

    test("the outcomes are really made, not copied", async () => {
        const { draws } = await prove(record("leaders-4-leader-shot"));
        expect(draws[0]!.made).toEqual([3, 0, 1, 1, 4, 2, 0, 0, 0, 0, 1, 1, 9, 15, 0, 15, 12, 16, 4, 4]);
    });
});

describe("changed records", () => {
    const honest = record("leaders-4-leader-shot");

    test("one changed byte breaks the checksum", async () => {
        const proof = await prove(honest.replace("arrange E SL S", "arrange S SL E"));
        expect(proof).toMatchObject({ whole: false, committed: true, proved: false });
    });

    test("a changed outcome is found although the checksum fits again", async () => {
        const forged = await sealed(honest.replace('"got":[2],"for":15', '"got":[3],"for":15'));
        const proof = await prove(forged);
        expect(proof).toMatchObject({ whole: true, committed: true, proved: false });
        const [wrong, ...others] = proof.draws.filter((draw) => !draw.honest);
        expect(others).toEqual([]);
        expect(wrong).toMatchObject({ line: 7, name: "starter", got: [3], made: [2] });
    });

    test("a draw that is missing shifts all that follow", async () => {
        const lines = honest.split("\n").filter((line) => !line.includes('"luck":"starter"'));
        const proof = await prove(await sealed(lines.join("\n")));
        expect(proof.draws.some((draw) => !draw.honest)).toBe(true);
        expect(proof.proved).toBe(false);
    });

    test("another key does not fit the commitment", async () => {
        const key = /"key":"([0-9a-f]+)"/.exec(honest)![1]!;
        const other = key.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
        const proof = await prove(await sealed(honest.replace(key, other)));
        expect(proof).toMatchObject({ whole: true, committed: false, proved: false });
    });

    test("another salt makes other draws", async () => {
        const proof = await prove(await sealed(honest.replace('"salt":"leaders', '"salt":"Leaders')));
        expect(proof).toMatchObject({ whole: true, committed: true, proved: false });
    });

    test("too few or too many outcomes are no draw of these dice", async () => {
        const forged = await sealed(honest.replace('"got":[2],"for":15', '"got":[2,0],"for":15'));
        expect((await prove(forged)).draws[1]).toMatchObject({ honest: false, made: [2] });
    });

    test.each([
        ["", "no-record"],
        ["hello\nworld\n\n", "no-record"],
        [record("leaders-4-leader-shot").slice(0, -5), "no-record"],
        [record("leaders-4-leader-shot").replace('"got":[2]', '"got":["2"]'), "no-record"],
        [record("leaders-4-leader-shot").replace('"key":', '"kex":'), "no-key"],
    ])("what cannot be checked is said (%#)", async (text, reason) => {
        await expect(prove(text)).rejects.toMatchObject(new NoProof(reason as "no-record"));
    });
});

test("a bound of one costs nothing", async () => {
    const dice = await Dice.of(new Uint8Array(32), "");
    expect(await dice.draw([1, 1])).toEqual([0, 0]);
    expect(dice.count).toBe(0);
    await dice.draw([6]);
    expect(dice.count).toBe(1);
});
