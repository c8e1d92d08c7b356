"""Web push: a message for a browser that may be closed, by way of its maker's push service.

The message is sealed for the browser alone (RFC 8291), in one record (RFC 8188); the service learns from a
signed token which house it is from (RFC 8292). The house's key follows from its secret in the database.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from euphoria.server.webhooks import p256

RECORD: Final = 4096
LONGEST: Final = RECORD - 17 - 86
"""Bytes of a message: a record less its tag, its mark and what stands before it."""
KEEP: Final = 86_400
"""Seconds that the service keeps a message for a browser that is away."""
TOKEN: Final = 12 * 3600
"""Seconds a token is good for. It is signed anew when half of them are over."""


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_browser(p256dh: str, auth: str) -> bool:
    """Are these the keys of a browser?"""
    try:
        p256.unpacked(unpacked(p256dh))
        return len(unpacked(auth)) == 16
    except ValueError:
        return False


def encrypt(
    message: bytes, p256dh: bytes, auth: bytes, key: p256.Key | None = None, salt: bytes = b""
) -> bytes:
    """The body of a request. Key and salt are drawn anew for each message; only tests name them."""
    assert len(message) <= LONGEST
    key, salt = key or p256.new_key(), salt or secrets.token_bytes(16)
    ours = p256.public(key)
    secret = hmac.digest(auth, p256.shared(key, p256dh), "sha256")
    secret = _derived(secret, b"WebPush: info\0" + p256dh + ours, 32)
    secret = hmac.digest(salt, secret, "sha256")
    content = _derived(secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, message + b"\x02", None)  # the mark of the last record


def _derived(secret: bytes, info: bytes, length: int) -> bytes:
    """The second half of HKDF, for results of one block."""
    return hmac.digest(secret, info + b"\x01", "sha256")[:length]


class Sender:
    """The house as push services know it."""

    def __init__(self, secret: str, address: str) -> None:
        self.key = p256.key_from(hmac.digest(secret.encode(), b"web push", "sha512"))
        self.public = packed(p256.public(self.key))
        self.address = address
        self._tokens: dict[str, tuple[int, str]] = {}

    def headers(self, endpoint: str, topic: str, now: int) -> dict[str, str]:
        """What goes with a message: who we are, and that a newer one of the same topic takes its place."""
        return {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEEP),
            "Urgency": "high",
            "Topic": topic,
            "Authorization": f"vapid t={self._token(endpoint, now)}, k={self.public}",
        }

    def _token(self, endpoint: str, now: int) -> str:
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        ends, token = self._tokens.get(audience, (0, ""))
        if ends - now < TOKEN // 2:
            ends, token = now + TOKEN, self._signed(audience, now + TOKEN)
            self._tokens = {**self._tokens, audience: (ends, token)}
            self._tokens = {name: one for name, one in self._tokens.items() if one[0] > now}
        return token

    def _signed(self, audience: str, ends: int) -> str:
        claims: dict[str, str | int] = {"aud": audience, "exp": ends}
        if self.address.startswith("https://"):  # how to reach whoever runs the house
            claims["sub"] = self.address
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(packed(msgspec.json.encode(part)) for part in parts)
        return f"{text}.{packed(p256.sign(self.key, text.encode()))}"
