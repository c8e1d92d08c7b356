"""Distances between two bases: compared exactly, and told to people on the right side of every limit."""

from __future__ import annotations

from math import isqrt


def is_within(square: int, h: int, radii: int, reach: int) -> bool:
    """Is the distance of S-4.6 at most this? Exact: no root is rounded.

    It is given by the plan distance of the centres, squared, the height and the sum of the radii.
    The gap is max(0, d - a), and gap**2 + h**2 <= reach**2 is d <= a + sqrt(reach**2 - h**2).
    """
    left = reach * reach - h * h
    if left < 0:
        return False
    # d <= a + sqrt(left): d**2 - a**2 - left <= 2 a sqrt(left).
    excess = square - radii * radii - left
    return excess <= 0 or excess * excess <= 4 * radii * radii * left


def told_distance(square: int, h: int, radii: int) -> int:
    """A distance in thousandths that is on the same side of every hundredth as the exact one (S-4.2b).

    Only a distance that is a whole hundredth is told as one: 2.0003 inches are told as 2.001, not as 2.
    """
    gap = max(0, _root_up(square) - radii)
    up = _root_up(gap * gap + h * h)
    while up > 0 and is_within(square, h, radii, up - 1):
        up -= 1
    straight = isqrt(square)
    gap = max(0, straight - radii)
    if (straight * straight == square or straight < radii) and gap * gap + h * h == up * up:
        return up
    return up if (up - 1) % 10 == 0 else up - 1


def _root_up(square: int) -> int:
    return isqrt(square - 1) + 1 if square > 0 else 0
