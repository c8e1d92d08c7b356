/** Requests to the house. What is refused becomes a `Problem` with one sentence in the reader's language. */
import { settings } from "./settings.svelte";

export class Problem extends Error {
    constructor(
        readonly code: string,
        message: string,
        readonly facts: Record<string, unknown> = {},
    ) {
        super(message);
    }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export async function ask<T>(method: Method, path: string, body?: unknown, invitation = ""): Promise<T> {
    const headers: Record<string, string> = { "X-Euphoria": "1", "Accept-Language": settings.language };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (invitation) headers["X-Euphoria-Invitation"] = invitation;
    let answer: Response;
    try {
        answer = await fetch(path, {
            method,
            headers,
            body: body === undefined ? null : JSON.stringify(body),
        });
    } catch {
        throw new Problem("unreachable", "");
    }
    return read<T>(answer);
}

async function read<T>(answer: Response): Promise<T> {
    const json = answer.headers.get("content-type")?.startsWith("application/json");
    const data: unknown =
        answer.status === 204 ? undefined : json ? await answer.json() : await answer.text();
    if (answer.ok) return data as T;
    const told = (json ? data : {}) as { code?: string; message?: string; facts?: Record<string, unknown> };
    throw new Problem(told.code ?? "unavailable", told.message ?? "", told.facts);
}

export const get = <T>(path: string, invitation = "") => ask<T>("GET", path, undefined, invitation);
export const post = <T = void>(path: string, body?: unknown, invitation = "") =>
    ask<T>("POST", path, body, invitation);
export const put = <T = void>(path: string, body?: unknown) => ask<T>("PUT", path, body);
export const patch = <T = void>(path: string, body?: unknown) => ask<T>("PATCH", path, body);
export const remove = <T = void>(path: string) => ask<T>("DELETE", path);

/** A word nobody uses twice: sent again with the same key, a request is done once. */
export function freshKey(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
