"""The small generator of simulation and search (sfc32): fast, seedable, and never inside a state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF


def _interpreted() -> bool:
    return hasattr(_interpreted, "__code__")


_INTERPRETED: Final = _interpreted()
_NINE_AND_TWICE: Final = 9 | 1 << 64 | 1 << 96
"""By this `c` is multiplied to have nine of it and, 64 bits further up, two side by side, for it is turned.
Interpreted code is slow with each operation on more than 30 bits, but little slower with many more."""


class Luck:
    """Uniform numbers for playouts. Real games use the provable dice instead.

    >>> Luck(7).draw([6, 6, 10]) == Luck(7).draw([6, 6, 10])
    True
    """

    __slots__ = ("_a", "_b", "_c", "_n")

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & _MASK
        self._b: i64 = (seed >> 32) & _MASK
        self._c: i64 = 0x9E3779B9
        self._n: i64 = 1
        for _ in range(12):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        b = self._b
        c = self._c
        n = self._n
        t = (self._a + b + n) & _MASK
        self._n = n + 1  # more than 32 bits of it would not matter
        self._a = b ^ (b >> 9)
        self._b = (9 * c) & _MASK
        self._c = ((c << 21 | c >> 11) + t) & _MASK
        return t

    def below(self, bound: i64) -> i64:
        """A uniform number from 0 to bound - 1 (bound up to 65536), by rejection."""
        # What `next` does, without the call and without names: every decision of simulation comes by here.
        b = self._b
        c = self._c
        n = self._n
        value = (self._a + b + n) & 0xFFFFFFFF
        self._n = n + 1
        self._a = b ^ (b >> 9)
        if _INTERPRETED:
            wide: int = c
            both = wide * _NINE_AND_TWICE
            self._b = both & 0xFFFFFFFF
            self._c = (both >> 75) + value & 0xFFFFFFFF
        else:
            self._b = (9 * c) & 0xFFFFFFFF
            self._c = ((c << 21 | c >> 11) + value) & 0xFFFFFFFF
        if value >= 0xFFFF0000:  # below, it is in a complete stretch for every bound up to 65536
            # Only the incomplete last stretch of the 32-bit range would be biased.
            limit = 0x100000000 - 0x100000000 % bound
            while value >= limit:
                value = self.next()
        return value % bound

    def draw(self, bounds: list[int]) -> list[int]:
        """One uniform number below each bound."""
        if len(bounds) == 1:
            return [self.below(bounds[0])]
        drawn: list[int] = []
        for bound in bounds:
            drawn.append(self.below(bound))
        return drawn
