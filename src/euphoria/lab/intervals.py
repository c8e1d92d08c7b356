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


def ratio(pairs: Iterable[tuple[int, int, int]]) -> Interval:
    """Hits among tries that come in independent games: hits and tries of a game, and how often it was so.

    The value is all hits among all tries; how sure it is follows from how the games differ, since the tries
    of one game are not independent (linearised variance of a ratio).
    """
    games = list(pairs)
    count = sum(times for _, _, times in games)
    tries = sum(tried * times for _, tried, times in games)
    if tries == 0:
        return Interval(0.0, 0.0, 0.0)
    share = sum(hits * times for hits, _, times in games) / tries
    if count == 1:
        return Interval(share, share, share)
    spread = sum((hits - share * tried) ** 2 * times for hits, tried, times in games)
    half = Z * sqrt(spread * count / (count - 1)) / tries
    return Interval(share, max(0.0, share - half), min(1.0, share + half))


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
