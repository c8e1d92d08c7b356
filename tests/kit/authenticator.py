"""An authenticator in software: real keys, real signatures, as a phone makes them, and lies if asked."""

import json
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from kit.server import Player, Running

PRESENT, VERIFIED, ATTESTED = 1, 4, 64
"""Flags: somebody touched it, it knows who, and a new key is told."""
Asked = dict[str, Any]


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Holds one passkey at a time."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin = origin
        self.counts = counts
        self.count = 0
        self.user = ""
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())

    def make(self, asked: Asked, **lies: str) -> Asked:
        """Make the passkey that is asked for (`navigator.credentials.create`)."""
        self.user = asked["user"]
        data = self._data(lies.get("house") or asked["house"], ATTESTED) + bytes(16)
        data += len(self.id).to_bytes(2) + self.id + self._public()
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked, lies)
        return {"id": packed(self.id), "client_data": packed(client), "attestation": packed(attestation)}

    def show(self, asked: Asked, **lies: str) -> Asked:
        """Sign what is asked for with it (`navigator.credentials.get`)."""
        self.count += self.counts
        data = self._data(lies.get("house") or asked["house"])
        client = self._client("webauthn.get", asked, lies)
        signed = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": packed(self.id),
            "client_data": packed(client),
            "authenticator_data": packed(data),
            "signature": packed(signed),
            "user": packed(lies.get("user", self.user).encode()),
        }

    def _data(self, house: str, more: int = 0) -> bytes:
        flags = PRESENT | VERIFIED | more
        return sha256(house.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _client(self, kind: str, asked: Asked, lies: dict[str, str]) -> bytes:
        """What the browser adds; it says where the page came from."""
        said = {
            "type": lies.get("kind", kind),
            "challenge": lies.get("challenge", asked["challenge"]),
            "origin": lies.get("origin", self.origin),
            "crossOrigin": False,
        }
        return json.dumps(said).encode()

    def _public(self) -> bytes:
        point = self.key.public_key().public_numbers()
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})


def key_for(server: Running, counts: bool = True) -> Authenticator:
    """An authenticator of somebody who opens this house by a name that can have passkeys."""
    host = f"localhost:{server.settings.port}"
    server.http.headers["host"] = host
    return Authenticator(f"http://{host}", counts)


def want(person: Player, **more: str) -> Asked:
    """Somebody begins to make a passkey."""
    found: Asked = person._ok(person.request("POST", "/api/me/passkeys/options", json=more))
    return found


def give(person: Player, authenticator: Authenticator, name: str = "my key", **login: str) -> Any:
    """Somebody makes a passkey; the answer of the house."""
    asked = want(person, **login)
    made = authenticator.make(asked)
    return person.post("/api/me/passkeys", ticket=asked["ticket"], name=name, credential=made, **login)


def question(person: Player) -> Asked:
    """Somebody begins to come in with a passkey."""
    found: Asked = person.post("/api/passkeys/options")
    return found


def enter(person: Player, authenticator: Authenticator, **more: str) -> Any:
    """Come in with it; the answer of the house."""
    asked = question(person)
    return person.post("/api/passkeys", ticket=asked["ticket"], credential=authenticator.show(asked), **more)
