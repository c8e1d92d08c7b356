"""Outlines cut off by straight lines: x, y, x, y ..., counter-clockwise, in thousandths.

Coordinates of what is cut may be up to 2**27 for lines along the axes, 2**18 for others.
"""

from __future__ import annotations

from mypy_extensions import i64


def within(ring: list[int], west: i64, south: i64, east: i64, north: i64) -> list[int]:
    """The part of an outline that is in a rectangle; nothing if it is not."""
    ring = below_line(ring, 1, 0, east)
    if ring:
        ring = below_line(ring, -1, 0, -west)
    if ring:
        ring = below_line(ring, 0, 1, north)
    return below_line(ring, 0, -1, -south) if ring else ring


def below_line(ring: list[int], nx: i64, ny: i64, limit: i64) -> list[int]:
    """The part of an outline on one side of a line: often all of it or nothing."""
    inner: i64 = 0
    count: i64 = len(ring)
    for k in range(0, count, 2):
        if nx * ring[k] + ny * ring[k + 1] <= limit:
            inner += 2
    if inner == 0:
        return []
    return ring if inner == count else cut_off(ring, nx, ny, limit)


def cut_off(ring: list[int], nx: i64, ny: i64, limit: i64) -> list[int]:
    """The same for a line that meets the outline."""
    found: list[int] = []
    x1: i64 = ring[-2]
    y1: i64 = ring[-1]
    over1: i64 = nx * x1 + ny * y1 - limit
    for k in range(0, len(ring), 2):
        x2: i64 = ring[k]
        y2: i64 = ring[k + 1]
        over2: i64 = nx * x2 + ny * y2 - limit
        if (over1 > 0) != (over2 > 0):
            found.append(x1 + (x2 - x1) * over1 // (over1 - over2))
            found.append(y1 + (y2 - y1) * over1 // (over1 - over2))
        if over2 <= 0:
            found.append(x2)
            found.append(y2)
        x1 = x2
        y1 = y2
        over1 = over2
    return found if len(found) >= 6 else []
