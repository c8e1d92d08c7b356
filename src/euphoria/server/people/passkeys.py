"""Passkeys: where a house can have them, and whether what an authenticator says is true.

The library that reads authenticators takes half a second to import and is rarely needed: it is imported with
the first passkey, in a thread. Signatures are checked there, too.
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import structlog

from euphoria.server.common.errors import Problem
from euphoria.server.wire.credentials import MadeCredential, ShownCredential

log: Any = structlog.get_logger("euphoria.passkeys")

LARGEST_ID: Final = 1023
"""Bytes of the id of a passkey: the standard allows no more."""
LARGEST_KEY: Final = 1200
"""Bytes of a public key: RSA with 8192 bits."""


class Party(NamedTuple):
    """A house as authenticators know it: the name passkeys belong to, and where its pages come from."""

    id: str
    origin: str


class Kept(NamedTuple):
    """What is kept of a new passkey; id and public key in base64url."""

    credential: str
    key: str
    counter: int


def party(public_url: str, host: str) -> Party:
    """The house that is called by this name (the header `Host`, checked before).

    Browsers make passkeys for names and only where nobody can read along: by https, or on the machine itself.
    """
    here = urlsplit(f"//{host}")
    if public_url:
        home = urlsplit(public_url)
        address = f"{home.scheme}://{home.netloc}".lower()
        name = home.hostname or ""
        if name != "localhost" and (home.scheme != "https" or _is_number(name)):
            raise Problem("conflict", "problems-passkeys-address", address=address)
        if here.hostname != name:
            raise Problem("conflict", "problems-passkeys-elsewhere", address=address)
        return Party(name, address)
    if here.hostname == "localhost":
        return Party("localhost", f"http://{here.netloc}".lower())
    if here.hostname in ("127.0.0.1", "::1"):
        port = host.rpartition(":")[2]
        address = f"http://localhost:{port}" if port.isdecimal() else "http://localhost"
        raise Problem("conflict", "problems-passkeys-elsewhere", address=address)
    raise Problem("conflict", "problems-passkeys-address", address=f"http://{host}")


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def made(party: Party, challenge: str, credential: MadeCredential) -> Kept:
    """What to keep of a passkey that was made for us, now; `Problem` if it was not."""
    try:
        return await asyncio.to_thread(_made, party, challenge, credential)
    except Exception as error:  # strangers' bytes: whatever the library makes of them, they are refused
        log.info("passkey-refused", why=str(error)[:200])
        raise Problem("bad-request", "problems-passkey-bad") from None


def _made(party: Party, challenge: str, credential: MadeCredential) -> Kept:
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    answer = {"clientDataJSON": credential.client_data, "attestationObject": credential.attestation}
    found = verify_registration_response(
        credential=_as_json(credential.id, answer),
        expected_challenge=base64url_to_bytes(challenge),
        expected_rp_id=party.id,
        expected_origin=party.origin,
    )
    id = bytes_to_base64url(found.credential_id)
    if id != credential.id or len(found.credential_id) > LARGEST_ID:
        raise ValueError("the authenticator and the browser name different passkeys, or a long one")
    if len(found.credential_public_key) > LARGEST_KEY:
        raise ValueError("the key is too long")
    return Kept(id, bytes_to_base64url(found.credential_public_key), found.sign_count)


async def counted(party: Party, challenge: str, credential: ShownCredential, key: str, person: str) -> int:
    """What the counter of an authenticator says that has signed the challenge with this key; `Problem` if it
    has not, or for somebody else."""
    try:
        return await asyncio.to_thread(_counted, party, challenge, credential, key, person)
    except Exception as error:
        log.info("passkey-refused", why=str(error)[:200])
        raise unknown() from None


def _counted(party: Party, challenge: str, credential: ShownCredential, key: str, person: str) -> int:
    from webauthn import base64url_to_bytes, verify_authentication_response

    if credential.user is not None and base64url_to_bytes(credential.user) != person.encode():
        raise ValueError("the authenticator knows its owner by another id")
    answer = {
        "clientDataJSON": credential.client_data,
        "authenticatorData": credential.authenticator_data,
        "signature": credential.signature,
    }
    found = verify_authentication_response(
        credential=_as_json(credential.id, answer),
        expected_challenge=base64url_to_bytes(challenge),
        expected_rp_id=party.id,
        expected_origin=party.origin,
        credential_public_key=base64url_to_bytes(key),
        # The database compares the counters, so that two nodes cannot both take the same one.
        credential_current_sign_count=0,
    )
    return found.new_sign_count


def _as_json(id: str, answer: dict[str, str]) -> dict[str, Any]:
    """As browsers write a credential."""
    return {"id": id, "rawId": id, "type": "public-key", "response": answer}


def unknown() -> Problem:
    """One sentence for every passkey that lets nobody in, so that it tells nothing."""
    return Problem("not-known", "problems-passkey-unknown")
