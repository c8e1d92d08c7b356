"""Who is under a template: the 5 inch circle of grenades and charges, and the teardrop of the flame-thrower.

The flame lies in a chosen direction, so its points are no whole numbers; whether a base overlaps it is still
decided exactly, by signs of expressions with square roots. That is rare enough for plain ints of any size.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import BLAST, FLAME_DISC, FLAME_DISC_AT, FLAME_REACH, RADIUS
from euphoria.games.show.rules.sight.sight import sees
from euphoria.games.show.rules.state import NEUTRAL, Arena

# The straight sides of the teardrop run at an angle to its axis whose sine is 1/5: the disc has the radius 1
# and its centre is 5 away. The cosine is sqrt(24)/5.
SLOPE: Final = FLAME_DISC_AT // FLAME_DISC
COSINE_SQUARED: Final = SLOPE * SLOPE - 1

OUTLINE: Final[list[tuple[int, int]]] = [
    (0, 0), (4800, -980), (5000, -1000), (5259, -966), (5500, -866), (5707, -707), (5866, -500), (5966, -259),
    (6000, 0),
    (5966, 259), (5866, 500), (5707, 707), (5500, 866), (5259, 966), (5000, 1000), (4800, 980),
]  # fmt: skip
"""The teardrop along its own axis, from its tip: for drawing only."""


def under_blast(s: Arena, x: i64, y: i64, z: i64) -> list[int]:
    """Every figure whose base overlaps the circle around this point (S-15.13); no neutral Susan (S-17.3)."""
    reach = BLAST + RADIUS
    found: list[int] = []
    for k in range(len(s.x)):
        if s.alive(k) and s.team[k] != NEUTRAL:
            dx: i64 = s.x[k] - x
            dy: i64 = s.y[k] - y
            if dx * dx + dy * dy < reach * reach and -BLAST <= s.z(k) - z <= BLAST:
                found.append(k)
    return found


def under_flame(s: Arena, i: i64, dx: int, dy: int) -> list[int]:
    """Every other figure that a burst of i burns (S-14.34); no neutral Susan (S-17.3).

    The direction is any vector but zero.
    """
    found: list[int] = []
    for k in range(len(s.x)):
        if k != i and s.alive(k) and s.team[k] != NEUTRAL and -FLAME_REACH <= s.z(k) - s.z(i) <= FLAME_REACH:
            if is_in_flame(s.x[k] - s.x[i], s.y[k] - s.y[i], dx, dy) and sees(s, i, k):
                found.append(k)
    return found


def is_in_flame(x: int, y: int, dx: int, dy: int) -> bool:
    """Does a base whose centre is at (x, y) from the user's overlap a flame in the direction (dx, dy)?

    It does when its centre is in the teardrop grown by a radius: in the disc around the tip, in the one
    around the far end, or between the two and within the straight sides. Everything is multiplied by the
    length of the direction, sqrt(square): distances along and across the axis are `along` and `across`.
    """
    square = dx * dx + dy * dy
    along = x * dx + y * dy
    across = abs(x * dy - y * dx)
    tip = RADIUS
    end = RADIUS + FLAME_DISC_AT
    if is_nearer(x, y, along, square, tip, RADIUS) or is_nearer(
        x, y, along, square, end, FLAME_DISC + RADIUS
    ):
        return True
    if beyond(tip, along, across, square) <= 0 or beyond(end, along, across, square) >= 0:
        return False
    # The distance from the side is (sqrt(24) * across - (along - tip)) / 5; it must be below a radius.
    room = SLOPE * RADIUS - tip
    if sign(along, room, square) <= 0:
        return False
    squares = along * along + room * room * square - COSINE_SQUARED * across * across
    return sign(squares, 2 * along * room, square) > 0


def is_nearer(x: int, y: int, along: int, square: int, at: int, reach: int) -> bool:
    """Is (x, y) less than this away from the point of the axis at this distance from the user?"""
    # x**2 + y**2 - 2 * at * along / sqrt(square) + at**2 < reach**2
    return sign(2 * at * along, reach * reach - at * at - x * x - y * y, square) > 0


def beyond(at: int, along: int, across: int, square: int) -> int:
    """On which side of the line through this point of the axis, at right angles to the teardrop's side?

    1 away from the user, -1 towards it: the sign of across - sqrt(24) * (at * sqrt(square) - along).
    """
    if sign(-along, at, square) < 0:
        return 1
    squares = across * across - COSINE_SQUARED * (at * at * square + along * along)
    return sign(squares, 2 * COSINE_SQUARED * at * along, square)


def sign(p: int, q: int, square: int) -> int:
    """The sign of p + q * sqrt(square), exactly."""
    if p >= 0 and q >= 0:
        return 1 if p + q > 0 else 0
    if p <= 0 and q <= 0:
        return -1
    difference = p * p - q * q * square
    if difference == 0:
        return 0
    return 1 if (difference > 0) == (p > 0) else -1


def flame_outline(x: int, y: int, dx: int, dy: int) -> list[tuple[int, int]]:
    """The teardrop of a user at (x, y) as points for a picture, rounded; no rule reads it."""
    scale = 1000
    length = isqrt((dx * dx + dy * dy) * scale * scale)
    drawn: list[tuple[int, int]] = []
    for along, across in OUTLINE:
        forward = (along + RADIUS) * scale
        aside = across * scale
        drawn.append((x + (forward * dx - aside * dy) // length, y + (forward * dy + aside * dx) // length))
    return drawn
