/** Who is reading: nobody yet, a guest with a name, or somebody with an account. */
import { get, patch, post, Problem } from "./api";
import type { Person, Welcomed } from "./wire";

let person = $state.raw<Person | null>(null);
let asked: Promise<Person | null> | undefined;

export const me = {
    get person() {
        return person;
    },
};

/** Ask the house once who we are. */
export function recognise(): Promise<Person | null> {
    asked ??= get<Person>("/api/me").then(
        (found) => (person = found),
        (problem: unknown) => {
            if (problem instanceof Problem && problem.code === "not-known") return null;
            asked = undefined;
            throw problem;
        },
    );
    return asked;
}

/** Be somebody: the person we are, or a new guest of this name. */
export async function introduce(name: string): Promise<Person> {
    const known = await recognise();
    if (known) {
        if (name && name !== known.name) await rename(name);
        return person ?? known;
    }
    become((await post<Welcomed>("/api/me", { name })).person);
    return person!;
}

export async function rename(name: string): Promise<void> {
    person = await patch<Person>("/api/me", { name });
}

/** This device now speaks for somebody else (or for nobody). */
export function become(someone: Person | null): void {
    person = someone;
    asked = Promise.resolve(someone);
}
