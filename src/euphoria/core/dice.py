"""Provable dice: luck that nobody can steer and everybody can check.

Before the first draw the hash of a secret 256-bit key is published (the commitment). Draw number `n` is
HMAC-SHA256(key, salt, n), read as a 64-bit number and brought below its bound without bias by rejection:
a value from the incomplete last stretch is thrown away and the next number is taken. At the end the key is
revealed, and anybody can make all draws again and compare.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

KEY_BYTES: Final = 32
_SPAN: Final = 1 << 64
_BLOCK: Final = 64
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


def commitment(key: bytes) -> str:
    """What is published before the first draw."""
    return sha256(b"euphoria dice\n" + key).hexdigest()


class Dice:
    """The draws of one game. `count` is the number of the next HMAC.

    >>> Dice(bytes(32), "a table").draw([6, 6, 10])
    [5, 1, 5]
    """

    __slots__ = ("_inner", "_outer", "count", "key")

    def __init__(self, key: bytes, salt: str = "", count: int = 0) -> None:
        self.key = key
        self.count = count
        # HMAC by its definition: what comes before the number is hashed once. `hmac.digest` does all of it at
        # every draw, and lets other threads in meanwhile, which made tables slow to read back.
        padded = (key if len(key) <= _BLOCK else sha256(key).digest()).ljust(_BLOCK, b"\0")
        self._inner = sha256(padded.translate(_INNER) + salt.encode() + b"\n")
        self._outer = sha256(padded.translate(_OUTER))

    def below(self, bound: int) -> int:
        """A uniform number from 0 to bound - 1."""
        limit = _SPAN - _SPAN % bound
        while True:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(self.count.to_bytes(8, "big"))
            outer.update(inner.digest())
            self.count += 1
            value = int.from_bytes(outer.digest()[:8], "big")
            if value < limit:
                return value % bound

    def draw(self, bounds: list[int]) -> list[int]:
        """One uniform number below each bound; a bound of 1 costs no draw."""
        return [self.below(bound) if bound > 1 else 0 for bound in bounds]
