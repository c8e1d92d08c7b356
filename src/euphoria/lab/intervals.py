"""How sure a measured share is: 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

Z = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""


class Interval(NamedTuple):
    """A measured value and the bounds between which the true one lies 95 times out of 100."""

    value: float
    low: float
    high: float


def wilson(hits: int, tries: int) -> Interval:
    """The share of hits among independent tries (Wilson's score interval; it behaves near 0 and 1)."""
    if tries == 0:
        return Interval(0.0, 0.0, 1.0)
    share = hits / tries
    spread = Z * Z / tries
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / tries + spread / (4 * tries))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Iterable[tuple[float, int]]) -> Interval:
    """The mean of independent values, each given with how often it occurred (normal approximation)."""
    pairs = list(values)
    count = sum(times for _, times in pairs)
    if count == 0:
        return Interval(0.0, 0.0, 0.0)
    middle = sum(value * times for value, times in pairs) / count
    if count == 1:
        return Interval(middle, middle, middle)
    variance = sum((value - middle) ** 2 * times for value, times in pairs) / (count - 1)
    half = Z * sqrt(variance / count)
    return Interval(middle, middle - half, middle + half)
