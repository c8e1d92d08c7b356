"""Directions to try: sixteen vectors of the same length around the circle, in integers."""

from __future__ import annotations

from typing import Final

SIXTEEN: Final[list[tuple[int, int]]] = [
    (16384, 0), (15137, 6270), (11585, 11585), (6270, 15137),
    (0, 16384), (-6270, 15137), (-11585, 11585), (-15137, 6270),
    (-16384, 0), (-15137, -6270), (-11585, -11585), (-6270, -15137),
    (0, -16384), (6270, -15137), (11585, -11585), (15137, -6270),
]  # fmt: skip
"""Each about 2**14 long (UNIT in inflating.py), counter-clockwise from the east."""
