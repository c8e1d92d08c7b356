"""Which of many shapes a segment can meet at all: an index by squares of the table, filled as it is asked.

It only leaves out what is surely too far away. Most segments of a way are short and most scenery is
elsewhere, so that a question about thirty shapes becomes one about two or three.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 12
"""The side of a square is 2**12 thousandths of an inch."""
MOST: Final = 63
"""Squares are counted up to here; what lies off the table belongs to the outermost."""


NOTHING: Final[list[int]] = []


class Answers:
    """What was found from one square on. Lists by numbers of squares: a dictionary takes longer."""

    __slots__ = ("here", "others")

    def __init__(self) -> None:
        self.here: list[int] | None = None
        """In the square alone, which is asked for most."""
        self.others: list[list[int] | None] = []
        """By the square in the north-east where it ends, once somebody has asked for more than one."""


class Finder:
    """An index over the corners of shapes, each shape grown by a reach."""

    __slots__ = ("at", "columns", "east", "north", "rows", "south", "west")

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
        self.columns: i64 = max(self.east, default=-1) + 1
        self.rows: i64 = max(self.north, default=-1) + 1
        self.at: list[Answers | None] = [None] * int(self.columns * self.rows)
        """By square: what was asked about stretches whose south-western square it is."""

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
        if west >= self.columns or south >= self.rows:
            return NOTHING
        east = min(east, self.columns - 1)
        north = min(north, self.rows - 1)
        place: i64 = south * self.columns + west
        answers = self.at[place]
        if answers is None:
            answers = Answers()
            self.at[place] = answers
        if west == east and south == north:
            here = answers.here
            if here is None:
                here = self.within(west, west, south, south)
                answers.here = here
            return here
        if not answers.others:
            answers.others = [None] * len(self.at)
        place = north * self.columns + east
        found = answers.others[place]
        if found is None:
            found = self.within(west, east, south, north)
            answers.others[place] = found
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
