"""The generator of simulation and search: fast, seedable, and never inside a state.

Its numbers are the bytes that SHAKE-128 (FIPS 202) makes of the seed, block by block. The hash takes a
nanosecond or two for each, and interpreted code needs no reckoning of its own to take one.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import shake_128
from typing import Final

from mypy_extensions import i64

_SEED: Final = (1 << 64) - 1
_FIRST_BLOCK: Final = 168
"""What the hash gives at once. Many a `Luck` is asked for little, so the blocks grow from that."""
_DOUBLINGS: Final = 4

_FEW: Final = 256
_COMPLETE: Final = [0, *[_FEW - _FEW % bound for bound in range(1, _FEW + 1)]]
"""For each bound how many of the 256 values of a byte are in complete stretches: others would be a bias."""


def _interpreted() -> bool:
    return hasattr(_interpreted, "__code__")


_INTERPRETED: Final = _interpreted()


class Luck:
    """Uniform numbers for playouts. Real games use the provable dice instead.

    >>> Luck(7).draw([6, 6, 10]) == Luck(7).draw([6, 6, 10])
    True
    """

    __slots__ = ("_ahead", "_at", "_block", "_blocks", "_seed", "_size")

    def __init__(self, seed: int) -> None:
        self._seed = (seed & _SEED).to_bytes(8, "little")
        self._blocks = 0
        # Interpreted code takes the next number out of an iterator, compiled code out of the block itself.
        self._ahead: Iterator[int] = iter(b"")
        self._block = b""
        self._size: i64 = 0
        self._at: i64 = 0

    def _make_block(self) -> None:
        size = _FIRST_BLOCK << min(self._blocks, _DOUBLINGS)
        block = shake_128(self._seed + self._blocks.to_bytes(8, "little")).digest(size)
        self._blocks += 1
        if _INTERPRETED:
            self._ahead = iter(block)
        else:
            self._block = block
            self._size = size
            self._at = 0

    def _byte(self) -> i64:
        return self.below(_FEW)

    def next(self) -> i64:
        """32 random bits, as a seed for instance."""
        return self._byte() << 24 | self._byte() << 16 | self._byte() << 8 | self._byte()

    def below(self, bound: i64) -> i64:
        """A uniform number from 0 to bound - 1 (bound up to 65536), by rejection."""
        if bound > _FEW:
            return self._below_many(bound)
        while True:
            if _INTERPRETED:
                complete = _COMPLETE[bound]
                for value in self._ahead:  # takes one, and goes on where that was of no use
                    if value < complete:
                        return value % bound
            else:
                at = self._at
                while at < self._size:
                    byte: i64 = self._block[at]
                    at += 1
                    self._at = at
                    rest = byte % bound
                    if byte - rest + bound <= _FEW:  # reckoned sooner than looked up
                        return rest
            self._make_block()

    def _below_many(self, bound: i64) -> i64:
        complete = 0x10000 - 0x10000 % bound
        while True:
            value = self._byte() << 8 | self._byte()
            if value < complete:
                return value % bound

    def draw(self, bounds: list[int]) -> list[int]:
        """One uniform number below each bound."""
        if len(bounds) == 1:
            return [self.below(bounds[0])]
        drawn: list[int] = []
        for bound in bounds:
            drawn.append(self.below(bound))
        return drawn
