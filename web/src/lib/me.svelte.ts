/** Who is reading: nobody yet, a guest with a name, or somebody with an account. */
import { get, patch, post, Problem } from "./api";
import { forgetGames } from "./offline";
import type { Person, Welcomed } from "./wire";

let person = $state.raw<Person | null>(null);
let asked: Promise<Person | null> | undefined;

export const me = {
    get person() {
        return person;
    },
};

const PLACE = "euphoria.known";

/** Does this browser hold somebody's cookie? Scripts cannot see it. A newcomer's browser need not ask the house:
 *  it would be refused, and browsers write refusals on the console. */
function known(): boolean {
    try {
        return localStorage.getItem(PLACE) !== null;
    } catch {
        return true;
    }
}

function remember(somebody: boolean): void {
    try {
        if (somebody) localStorage.setItem(PLACE, "1");
        else localStorage.removeItem(PLACE);
    } catch {
        // A private window may forbid it; then we ask each time.
    }
}

/** Ask the house once who we are. */
export function recognise(): Promise<Person | null> {
    if (!known()) return Promise.resolve(null);
    asked ??= get<Person>("/api/me").then(
        (found) => (person = found),
        (problem: unknown) => {
            if (problem instanceof Problem && problem.code === "not-known") {
                remember(false);
                forgetGames();
                return null;
            }
            asked = undefined;
            throw problem;
        },
    );
    return asked;
}

/** Be somebody: the person we are, or a new guest of this name. */
export async function introduce(name: string): Promise<Person> {
    const somebody = await recognise();
    if (somebody) {
        if (name && name !== somebody.name) await rename(name);
        return person ?? somebody;
    }
    become((await post<Welcomed>("/api/me", { name })).person);
    return person!;
}

export async function rename(name: string): Promise<void> {
    become(await patch<Person>("/api/me", { name }));
}

/** Wear a face of the house; none: initials. */
export async function wear(face: string): Promise<void> {
    become(await patch<Person>("/api/me", { face }));
}

/** This device now speaks for somebody else (or for nobody). */
export function become(someone: Person | null): void {
    if (someone?.id !== person?.id) forgetGames();
    person = someone;
    remember(someone !== null);
    asked = Promise.resolve(someone);
}
