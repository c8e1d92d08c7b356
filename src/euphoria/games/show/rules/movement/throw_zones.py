"""Where a template may be thrown on a surface (S-15.11, S-15.12): a circle around the thrower, cut off by the
rim of the surface, but for what is too near and what the thrower does not see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import RADIUS, THROW_RANGE
from euphoria.games.show.rules.geometry.clipping import below_line, within
from euphoria.games.show.rules.geometry.scenery import GROUND, root
from euphoria.games.show.rules.movement.placing import ABOVE, RIM
from euphoria.games.show.rules.sight.shadows import circle, shadows
from euphoria.games.show.rules.state import Arena

BEYOND: Final = 200
"""What is hidden is drawn so far beyond the outline, so that its rim is hidden, too."""


class Zone:
    """One outline, and overlapping pieces that are not part of it."""

    __slots__ = ("holes", "ring")

    def __init__(self, ring: list[int], holes: list[list[int]]) -> None:
        self.ring = ring
        self.holes = holes


def throw_zone(s: Arena, i: i64, surface: i64) -> Zone | None:
    """None if the whole surface is out of reach."""
    level = s.field.surfaces[surface]
    rise: i64 = level.z - s.z(i)
    left: i64 = THROW_RANGE * THROW_RANGE - rise * rise
    if left <= 0:
        return None
    x: i64 = s.x[i]
    y: i64 = s.y[i]
    reach: i64 = RADIUS + root(left)
    ring = within(circle(x, y, reach), 0, 0, s.field.width, s.field.depth)
    if surface != GROUND:
        shape = level.shape
        for k in range(shape.corners):
            if ring:
                ring = below_line(ring, shape.nx[k], shape.ny[k], shape.c[k])
    if not ring:
        return None
    west: i64 = min(ring[::2]) - BEYOND
    south: i64 = min(ring[1::2]) - BEYOND
    east: i64 = max(ring[::2]) + BEYOND
    north: i64 = max(ring[1::2]) + BEYOND
    holes: list[list[int]] = []
    for hole in [circle(x, y, RIM), *shadows(s, i, level.z + ABOVE, reach)]:
        part = within(hole, west, south, east, north)
        if part:
            holes.append(part)
    return Zone(ring, holes)
