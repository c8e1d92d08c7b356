/** The proof that nobody steered the dice, made in the reader's own browser from nothing but the record.
 *
 *  It follows docs/records.md: the checksum of the record, the commitment of the key, and every draw made again
 *  by HMAC-SHA256 with rejection. Nothing here asks the house anything. */

export interface Draw {
    /** Its line in the record, counted from 1. */
    line: number;
    name: string;
    /** How many outcomes each number had. */
    of: number[];
    got: number[];
    /** What the key makes of it. */
    made: number[];
    honest: boolean;
}

export interface Proof {
    title: string;
    names: string[];
    commitment: string;
    salt: string;
    key: string;
    /** SHA-256 of the key, as it was published if the record is honest. */
    computed: string;
    whole: boolean;
    committed: boolean;
    draws: Draw[];
    /** How many numbers the draws took from the dice. */
    numbers: number;
    proved: boolean;
}

/** Why a text is no record, or a record cannot be checked; an id of `replay.ftl` without its beginning. */
export class NoProof extends Error {
    constructor(readonly reason: "no-record" | "no-key" | "no-crypto") {
        super(reason);
    }
}

interface Luck {
    line: number;
    luck: string;
    of: number[];
    got: number[];
}
interface Read {
    header: { title: string; names: string[]; commitment: string; salt: string };
    luck: Luck[];
    key: string;
    body: string;
    sum: string;
}
type Json = Record<string, unknown>;

const SPAN = 1n << 64n;
const encoder = new TextEncoder();

export async function prove(text: string): Promise<Proof> {
    if (!globalThis.crypto?.subtle) throw new NoProof("no-crypto");
    const { header, luck, key, body, sum } = read(text);
    const bytes = fromHex(key);
    const computed = await hash(concat(encoder.encode("euphoria dice\n"), bytes));
    const dice = await Dice.of(bytes, header.salt);
    const draws: Draw[] = [];
    for (const { line, luck: name, of, got } of luck) {
        const made = await dice.draw(of);
        const honest = made.length === got.length && made.every((number, at) => number === got[at]);
        draws.push({ line, name, of, got, made, honest });
    }
    const whole = (await hash(encoder.encode(body))) === sum;
    const committed = computed === header.commitment;
    const proved = whole && committed && draws.every((draw) => draw.honest);
    return { ...header, key, computed, whole, committed, draws, numbers: dice.count, proved };
}

/** The draws of one game. `count` is the number of the next HMAC. */
export class Dice {
    count = 0;

    private constructor(
        private readonly key: CryptoKey,
        private readonly salt: Uint8Array,
    ) {}

    static async of(key: Uint8Array, salt: string): Promise<Dice> {
        const how = { name: "HMAC", hash: "SHA-256" };
        const imported = await crypto.subtle.importKey("raw", copy(key), how, false, ["sign"]);
        return new Dice(imported, encoder.encode(`${salt}\n`));
    }

    /** A uniform number from 0 to bound - 1: what lies in the incomplete last stretch is thrown away. */
    async below(bound: number): Promise<number> {
        const size = BigInt(bound);
        const limit = SPAN - (SPAN % size);
        for (;;) {
            const value = await this.#next();
            if (value < limit) return Number(value % size);
        }
    }

    /** One number below each bound; a bound of 1 costs no draw. */
    async draw(bounds: number[]): Promise<number[]> {
        const drawn: number[] = [];
        for (const bound of bounds) drawn.push(bound > 1 ? await this.below(bound) : 0);
        return drawn;
    }

    async #next(): Promise<bigint> {
        const number = new Uint8Array(8);
        new DataView(number.buffer).setBigUint64(0, BigInt(this.count++));
        const made = await crypto.subtle.sign("HMAC", this.key, copy(concat(this.salt, number)));
        return new DataView(made).getBigUint64(0);
    }
}

// -------------------------------------------------------------------- reading

function read(text: string): Read {
    const lines = text.split("\n");
    if (lines.pop() !== "" || lines.length < 3) throw new NoProof("no-record");
    const parsed = lines.map(parse);
    const [header, closing, checksum] = [parsed[0]!, parsed.at(-2)!, parsed.at(-1)!];
    if (header["euphoria"] !== 1 || typeof header["commitment"] !== "string") throw new NoProof("no-record");
    if (typeof header["salt"] !== "string") throw new NoProof("no-record");
    if (typeof closing["key"] !== "string" || !/^[0-9a-f]{64}$/i.test(closing["key"]))
        throw new NoProof("no-key");
    return {
        header: {
            title: String(header["title"]),
            names: Array.isArray(header["names"]) ? header["names"].map(String) : [],
            commitment: header["commitment"],
            salt: header["salt"],
        },
        luck: parsed.slice(1, -2).flatMap((entry, at) => ("luck" in entry ? [luckOf(entry, at + 2)] : [])),
        key: closing["key"].toLowerCase(),
        body: lines.slice(0, -1).join("\n") + "\n",
        sum: String(checksum["sum"]),
    };
}

function parse(line: string): Json {
    try {
        const data: unknown = JSON.parse(line);
        if (data !== null && typeof data === "object" && !Array.isArray(data)) return data as Json;
    } catch {
        // Told below, like everything else that is no record.
    }
    throw new NoProof("no-record");
}

function luckOf(entry: Json, line: number): Luck {
    const { luck, of, got } = entry;
    if (typeof luck !== "string" || !numbers(of) || !numbers(got)) throw new NoProof("no-record");
    return { line, luck, of, got };
}

function numbers(data: unknown): data is number[] {
    return Array.isArray(data) && data.every((one) => Number.isInteger(one) && one >= 0 && one <= 2 ** 32);
}

// -------------------------------------------------------------------- bytes

async function hash(data: Uint8Array): Promise<string> {
    return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", copy(data))));
}

/** Web Crypto takes only arrays that own their memory. */
function copy(data: Uint8Array): Uint8Array<ArrayBuffer> {
    return new Uint8Array(data);
}

function concat(one: Uint8Array, two: Uint8Array): Uint8Array {
    const both = new Uint8Array(one.length + two.length);
    both.set(one);
    both.set(two, one.length);
    return both;
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const fromHex = (text: string) =>
    Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
