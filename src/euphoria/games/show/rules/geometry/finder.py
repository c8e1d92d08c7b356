"""Which of many shapes a segment can meet at all: an index by squares of the table, filled as it is asked.

It only leaves out what is surely too far away. Most segments of a way are short and most scenery is
elsewhere, so that a question about thirty shapes becomes one about two or three.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 12
"""The side of a square is 2**12 thousandths of an inch."""
MOST_KNOWN: Final = 4096
"""So many answers are kept; then it begins anew."""
MOST: Final = 63
"""Squares are counted up to here; what lies off the table belongs to the outermost."""


class Finder:
    """An index over the corners of shapes, each shape grown by a reach."""

    __slots__ = ("at", "columns", "east", "known", "north", "rows", "south", "west")

    def __init__(self, xs: list[list[int]], ys: list[list[int]], reach: i64) -> None:
        self.west: list[int] = []
        self.east: list[int] = []
        self.south: list[int] = []
        self.north: list[int] = []
        for across in xs:
            self.west.append(square(min(across) - reach))
            self.east.append(square(max(across) + reach))
        for up in ys:
            self.south.append(square(min(up) - reach))
            self.north.append(square(max(up) + reach))
        self.known: dict[int, list[int]] = {}
        self.columns: i64 = max(self.east, default=-1) + 1
        self.rows: i64 = max(self.north, default=-1) + 1
        self.at: list[list[int] | None] = [None] * int(self.columns * self.rows)
        """The answers about a single square, which are asked for most: a list needs no keys."""

    def near(self, ax: i64, ay: i64, bx: i64, by: i64) -> list[int]:
        """The numbers of all shapes that come within the reach of the segment, in order, and a few more."""
        west = square(ax)
        east = square(bx)
        if east < west:
            west, east = east, west
        south = square(ay)
        north = square(by)
        if north < south:
            south, north = north, south
        if west == east and south == north:
            return self.around(west, south)
        key: i64 = west << 18 | east << 12 | south << 6 | north
        found = self.known.get(key)
        if found is None:
            found = self.within(west, east, south, north)
            if len(self.known) >= MOST_KNOWN:
                self.known = {}
            self.known[key] = found
        return found

    def around(self, column: i64, row: i64) -> list[int]:
        """The numbers of those that reach into one square."""
        if column >= self.columns or row >= self.rows:
            return []
        place: i64 = row * self.columns + column
        found = self.at[place]
        if found is None:
            found = self.within(column, column, row, row)
            self.at[place] = found
        return found

    def within(self, west: i64, east: i64, south: i64, north: i64) -> list[int]:
        """The numbers of those that reach into these squares."""
        return [
            k
            for k in range(len(self.west))
            if self.west[k] <= east
            and west <= self.east[k]
            and self.south[k] <= north
            and south <= self.north[k]
        ]


def square(value: i64) -> i64:
    """The square that a coordinate lies in."""
    if value < 0:
        return 0
    if value > MOST << BITS:
        return MOST
    return value >> BITS
