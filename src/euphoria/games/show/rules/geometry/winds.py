"""Directions to try: vectors of the same length around the circle, in integers."""

from __future__ import annotations

from math import isqrt
from typing import Final

LENGTH: Final = 16384

SIXTEEN: Final[list[tuple[int, int]]] = [
    (16384, 0), (15137, 6270), (11585, 11585), (6270, 15137),
    (0, 16384), (-6270, 15137), (-11585, 11585), (-15137, 6270),
    (-16384, 0), (-15137, -6270), (-11585, -11585), (-6270, -15137),
    (0, -16384), (6270, -15137), (11585, -11585), (15137, -6270),
]  # fmt: skip
"""Each about 2**14 long (UNIT in inflating.py), counter-clockwise from the east."""


def halved(winds: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The directions in the middle between each and the next."""
    found: list[tuple[int, int]] = []
    for k in range(len(winds)):
        after = winds[(k + 1) % len(winds)]
        x = winds[k][0] + after[0]
        y = winds[k][1] + after[1]
        length = isqrt(x * x + y * y)
        found.append((x * LENGTH // length, y * LENGTH // length))
    return found


_BETWEEN: Final = halved(SIXTEEN)
MANY: Final[list[tuple[int, int]]] = [
    *SIXTEEN,
    *_BETWEEN,
    *halved([wind for k in range(16) for wind in (SIXTEEN[k], _BETWEEN[k])]),
]
"""Sixty-four: the sixteen, those between them, those between all these."""
