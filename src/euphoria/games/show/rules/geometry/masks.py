"""Cells of a grid as bits: a row of the grid is one int, so that a whole row is cut or joined at once.

Cell c of row r is the square from (c, r) times its side on. Convex shapes are written row by row; all of it
is rounded against the walker, so that what is said of a cell holds for each of its points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.geometry.scenery import Shape

WIDEST: Final = 400
"""No grid has more columns."""
BELOW: Final[list[int]] = [(1 << n) - 1 for n in range(WIDEST + 1)]
"""By number: all bits below it. A look-up and one `&` are cheaper than shifting."""
FROM: Final[list[int]] = [-1 << n for n in range(WIDEST + 1)]
"""And all bits from it on."""


def span(low: i64, high: i64) -> int:
    """The bits from low to high."""
    if high < low:
        return 0
    return BELOW[high + 1] & FROM[low]


def extents(xs: list[int], ys: list[int], cell: i64, first: i64, end: i64) -> tuple[list[int], list[int]]:
    """The first and the last column that a convex polygon touches in each row from first to before end.

    Small numbers on purpose: Python keeps those ready made. Where it is not at all, first is after last.
    """
    low: list[int] = [WIDEST] * int(end - first)
    high: list[int] = [-1] * int(end - first)
    x1: i64 = xs[-1]
    y1: i64 = ys[-1]
    for k in range(len(xs)):
        x2: i64 = xs[k]
        y2: i64 = ys[k]
        if y1 <= y2:
            along_edge(low, high, x1, y1, x2, y2, cell, first, end)
        else:
            along_edge(low, high, x2, y2, x1, y1, cell, first, end)
        x1 = x2
        y1 = y2
    return low, high


def along_edge(
    low: list[int], high: list[int], x1: i64, y1: i64, x2: i64, y2: i64, cell: i64, first: i64, end: i64
) -> None:
    """Widen the rows that an edge runs through, from its lower end up."""
    r: i64 = y1 // cell
    last: i64 = y2 // cell
    if r >= end or last < first:
        return
    dx: i64 = x2 - x1
    dy: i64 = y2 - y1
    x: i64 = x1
    if r < first:
        r = first
        x = x1 + dx * (r * cell - y1) // dy
    if last >= end:
        last = end - 1
        x2 = x1 + dx * (end * cell - y1) // dy
    while r <= last:
        to: i64 = x2 if r == last else x1 + dx * ((r + 1) * cell - y1) // dy
        a: i64 = x
        b: i64 = to
        if dx < 0:
            a = to
            b = x
        # A little wider: the crossings are rounded.
        a = (a - 2) // cell
        b = (b + 2) // cell
        k: i64 = r - first
        if a < 0:
            a = 0
        if b >= WIDEST:
            b = WIDEST - 1
        if a < low[k]:
            low[k] = a
        if b > high[k]:
            high[k] = b
        x = to
        r += 1


def touched_rows(xs: list[int], ys: list[int], cell: i64, first: i64, end: i64, columns: i64) -> list[int]:
    """The cells that a convex polygon touches, for the rows from first to before end."""
    low, high = extents(xs, ys, cell, first, end)
    return [span(low[k], min(high[k], columns - 1)) for k in range(len(low))]


def inner_rows(shape: Shape, limits: list[int], cell: i64, rows: i64, columns: i64) -> list[int]:
    """The cells wholly on the inner side of all the limits of a shape's edges."""
    lefts: list[int] = []
    rights: list[int] = []
    for r in range(rows + 1):
        y: i64 = r * cell
        left: i64 = 0
        right: i64 = columns * cell
        for k in range(shape.corners):
            n: i64 = shape.nx[k]
            room: i64 = limits[k] - shape.ny[k] * y
            if n > 0:
                right = min(right, room // n)
            elif n < 0:
                left = max(left, -(room // -n))
            elif room < 0:
                right = -1
        lefts.append(left)
        rights.append(right)
    found: list[int] = []
    for r in range(rows):
        a: i64 = max(lefts[r], lefts[r + 1])
        b: i64 = min(rights[r], rights[r + 1])
        found.append(0 if b < a else span((a + cell - 1) // cell, b // cell - 1))
    return found
