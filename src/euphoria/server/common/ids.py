"""Names for things: ids that can be told, and tokens that are secrets.

A token is shown once to whoever it is for; the database holds only its hash, so that somebody who reads the
database cannot sit down with it.
"""

from __future__ import annotations

import hmac
import secrets
import zlib
from hashlib import sha256
from typing import Final

_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # without i, l, o, u: nobody misreads them
TABLE_LENGTH: Final = 12
PERSON_LENGTH: Final = 16


def new_id(length: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def owner(table: str, processes: int) -> int:
    """Which of the processes of a machine, counted from 1, a table belongs to: the same for all of them."""
    return zlib.crc32(table.encode()) % processes + 1


class TableIds:
    """Ids for new tables, those of each process in turn: by chance alone one would have more to do."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._turn = 0

    def new(self) -> str:
        self._turn = self._turn % self._processes + 1
        while owner(id := new_id(TABLE_LENGTH), self._processes) != self._turn:
            pass
        return id


def new_token() -> str:
    """256 random bits, recognisable by its beginning so that scanners for leaked secrets find it."""
    return "eu_" + secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored of a token. It is random and long, so one round of a hash is enough."""
    return sha256(token.encode()).hexdigest()


def same(a: str, b: str) -> bool:
    """Equality that takes as long wherever the texts differ."""
    return hmac.compare_digest(a.encode(), b.encode())


def signature(secret: str, *parts: str) -> str:
    """Proof that this house wrote these parts; in links, so short (128 bits)."""
    text = "\n".join(parts)
    return hmac.new(secret.encode(), text.encode(), sha256).hexdigest()[:32]
