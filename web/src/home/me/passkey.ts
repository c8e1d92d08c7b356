/** Passkeys: what the house and the authenticator of this device say to each other. */
import { post, Problem } from "../../lib/api";
import type {
    MadeCredential,
    PasskeyOptions,
    PasskeyQuestion,
    PasskeyShown,
    Person,
    ShownCredential,
} from "../../lib/wire";
import { t } from "../../lib/words.svelte";

/** Bytes as base64url without padding, as the house writes them. */
export function packed(data: ArrayBuffer): string {
    const letters = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
    return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function unpacked(text: string): Uint8Array<ArrayBuffer> {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Make a passkey for the person we are; a guest becomes the account of this login. */
export async function makePasskey(name: string, login?: string): Promise<Person> {
    const wanted = login ? { login } : {};
    const asked = await post<PasskeyOptions>("/api/me/passkeys/options", wanted);
    const made = await ceremony(() =>
        navigator.credentials.create({
            publicKey: {
                challenge: unpacked(asked.challenge),
                rp: { id: asked.house, name: "Euphoria" },
                user: {
                    id: new TextEncoder().encode(asked.user),
                    name: asked.login,
                    displayName: asked.name,
                },
                // Ed25519, P-256, RSA: what the house can check.
                pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
                // Kept by the authenticator with the name, so that none is typed to come in.
                authenticatorSelection: {
                    residentKey: "required",
                    requireResidentKey: true,
                    userVerification: "preferred",
                },
                excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: unpacked(id) })),
                attestation: "none",
                timeout: asked.seconds * 1000,
            },
        }),
    );
    const answer = made.response as AuthenticatorAttestationResponse;
    const credential: MadeCredential = {
        id: made.id,
        client_data: packed(answer.clientDataJSON),
        attestation: packed(answer.attestationObject),
    };
    return post<Person>("/api/me/passkeys", { ticket: asked.ticket, name, credential, ...wanted });
}

/** Let somebody choose a passkey of this house, and what it signs; with a login, only that account is meant. */
export async function showPasskey(login?: string): Promise<PasskeyShown> {
    const asked = await post<PasskeyQuestion>("/api/passkeys/options");
    const shown = await ceremony(() =>
        navigator.credentials.get({
            publicKey: {
                challenge: unpacked(asked.challenge),
                rpId: asked.house,
                userVerification: "preferred",
                timeout: asked.seconds * 1000,
            },
        }),
    );
    const answer = shown.response as AuthenticatorAssertionResponse;
    const credential: ShownCredential = {
        id: shown.id,
        client_data: packed(answer.clientDataJSON),
        authenticator_data: packed(answer.authenticatorData),
        signature: packed(answer.signature),
        user: answer.userHandle ? packed(answer.userHandle) : null,
    };
    return { ticket: asked.ticket, credential, login: login || null };
}

/** Ask the authenticator. Whatever goes wrong there is one sentence. */
async function ceremony(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
    if (!("PublicKeyCredential" in window)) throw new Problem("refused", t("account-passkey-cannot"));
    try {
        const found = await ask();
        if (found instanceof PublicKeyCredential) return found;
    } catch (error) {
        const name = error instanceof DOMException ? error.name : "";
        if (name === "InvalidStateError") throw new Problem("refused", t("account-passkey-there"));
        if (name !== "NotAllowedError" && name !== "AbortError")
            throw new Problem("refused", t("account-passkey-failed"));
    }
    throw new Problem("refused", t("account-passkey-cancelled"));
}
