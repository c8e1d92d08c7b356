"""The outlines of a set of cells, given row by row as bits: closed rings of integer points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EAST: Final = 0
NORTH: Final = 1
WEST: Final = 2
SOUTH: Final = 3


def rings(rows: list[int], cell: i64) -> list[list[int]]:
    """Rings x, y, x, y ...: the set on their left, so outer rings run counter-clockwise, holes clockwise.

    Cells that only share a corner are kept apart. Outward corners are cut off by half a cell, which makes
    slanting rims smooth and keeps the ring within the set.
    """
    starts = eastward(rows)
    found: list[list[int]] = []
    for r in range(len(starts)):
        while starts[r]:
            low = starts[r] & -starts[r]
            found.append(smooth(traced(rows, starts, low.bit_length() - 1, r), cell))
    return found


def eastward(rows: list[int]) -> list[int]:
    """By line of the grid: the columns where the set lies above the line and not below it."""
    lines: list[int] = []
    below = 0
    for row in rows:
        lines.append(row & ~below)
        below = row
    return lines


def traced(rows: list[int], starts: list[int], column: i64, line: i64) -> list[int]:
    """Follow a rim from the south-west corner of a cell, set on the left, to where it closes: its corners."""
    c: i64 = column
    r: i64 = line
    way: i64 = EAST
    corners: list[int] = []
    height: i64 = len(rows)
    while True:
        # Take the edge that leads from this point, then look at the two cells ahead.
        if way == EAST:
            starts[r] &= ~(1 << int(c))
            c += 1
        elif way == NORTH:
            r += 1
        elif way == WEST:
            c -= 1
        else:
            r -= 1
        above = rows[r] if r < height else 0
        under = rows[r - 1] if r > 0 else 0
        ne = above >> int(c) & 1 != 0
        se = under >> int(c) & 1 != 0
        nw = c > 0 and above >> int(c - 1) & 1 != 0
        sw = c > 0 and under >> int(c - 1) & 1 != 0
        turned = turn(way, ne, nw, sw, se)
        if turned != way:
            corners.append(c)
            corners.append(r)
        way = turned
        if c == column and r == line and way == EAST:
            return corners


def turn(way: i64, ne: bool, nw: bool, sw: bool, se: bool) -> i64:
    """Where the rim goes on: the set stays on the left; of two ways the one that keeps to the same cell."""
    if way == EAST:
        left, right = ne, se
    elif way == NORTH:
        left, right = nw, ne
    elif way == WEST:
        left, right = sw, nw
    else:
        left, right = se, sw
    if not left:
        return (way + 1) % 4
    return (way + 3) % 4 if right else way


def smooth(corners: list[int], cell: i64) -> list[int]:
    """Cut outward corners off, half a cell from each."""
    found: list[int] = []
    count: i64 = len(corners) // 2
    half: i64 = cell // 2
    for k in range(count):
        before: i64 = (k + count - 1) % count
        after: i64 = (k + 1) % count
        x: i64 = corners[2 * k]
        y: i64 = corners[2 * k + 1]
        ax: i64 = sign(corners[2 * before] - x)
        ay: i64 = sign(corners[2 * before + 1] - y)
        bx: i64 = sign(corners[2 * after] - x)
        by: i64 = sign(corners[2 * after + 1] - y)
        if ax * by - ay * bx < 0:
            append(found, x * cell + ax * half, y * cell + ay * half)
            append(found, x * cell + bx * half, y * cell + by * half)
        else:
            append(found, x * cell, y * cell)
    return found


def append(ring: list[int], x: i64, y: i64) -> None:
    """One more point, if it is not the last one again."""
    if len(ring) < 2 or ring[-2] != x or ring[-1] != y:
        ring.append(x)
        ring.append(y)


def sign(value: i64) -> i64:
    if value > 0:
        return 1
    return -1 if value < 0 else 0
