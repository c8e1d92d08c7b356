"""The edges of the visibility graph: where one goes in one piece, and how a way bends at a node."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WALK: Final = 0
LINK: Final = 1
CLIMB: Final = 2
LET_DOWN: Final = 3
JUMP: Final = 4
"""What an edge is."""


class Edge:
    """From a node to another: a straight walk, or one of the other ways between two sheets."""

    __slots__ = ("classes", "crossed", "kind", "length", "link", "plain", "to", "x", "y")

    def __init__(
        self, to: i64, x: i64, y: i64, kind: i64, length: i64, crossed: list[int], link: i64 = -1
    ) -> None:
        self.to = to
        self.x = x
        self.y = y
        self.kind = kind
        self.length = length
        """All of it, crossed or not; the height of a climb or a jump."""
        self.crossed = crossed
        self.link = link
        self.plain: i64 = length
        """Of a walk, what is not crossed; a little more where something is."""
        if crossed:
            for k in range(1, len(crossed), 2):
                self.plain -= crossed[k]
            self.plain = max(self.plain, 0) + 2
        self.classes: list[int] = crossed if len(crossed) <= 2 else classes_of(crossed)
        """The same as `crossed`, with each class once: parts of one element are of one class."""


class Bend:
    """How a way turns at a corner: towards the obstacle, or straight on, but not into it."""

    __slots__ = ("ax", "ay", "bx", "by", "dx", "dy", "free", "side", "x", "y")

    def __init__(self, x: i64, y: i64) -> None:
        self.x = x
        self.y = y
        self.free = True
        """No corner: it may go anywhere."""
        self.dx: i64 = 0
        self.dy: i64 = 0
        self.ax: i64 = 0
        self.ay: i64 = 0
        self.bx: i64 = 0
        self.by: i64 = 0
        self.side: i64 = 1

    def turn(self, dx: i64, dy: i64, sides: list[int]) -> None:
        """Come from a direction to a corner, whose sides lead to two other corners: x, y, x, y."""
        self.free = False
        self.dx = dx
        self.dy = dy
        self.ax = sides[0] - self.x
        self.ay = sides[1] - self.y
        self.bx = sides[2] - self.x
        self.by = sides[3] - self.y
        if dx * (self.ay + self.by) - dy * (self.ax + self.bx) < 0:
            self.side = -1

    def allows(self, x: i64, y: i64) -> bool:
        if self.free:
            return True
        ex: i64 = x - self.x
        ey: i64 = y - self.y
        return (
            (self.dx * ey - self.dy * ex) * self.side >= 0
            and (ex * self.ay - ey * self.ax) * self.side >= 0
            and (ex * self.by - ey * self.bx) * self.side >= 0
        )


def classes_of(crossed: list[int]) -> list[int]:
    """What is crossed, key, length, key, length ..., with each key once."""
    keys = crossed[::2]
    if len(set(keys)) == len(keys):
        return crossed
    found: dict[int, int] = {}
    for k in range(len(keys)):
        found[keys[k]] = found.get(keys[k], 0) + crossed[2 * k + 1]
    return [number for pair in found.items() for number in pair]


class Exits:
    """The walks from a node, by what a way that comes to it goes on with."""

    __slots__ = ("all", "left", "right")

    def __init__(self, walks: list[Edge]) -> None:
        self.all = walks
        self.left: list[Edge] = walks
        """From a corner: those that leave the obstacle on the left. From a rim: those that lead out."""
        self.right: list[Edge] = walks
        """The same for the other side."""

    def part_at_corner(self, x: i64, y: i64, ax: i64, ay: i64, bx: i64, by: i64) -> None:
        """Part them at a corner whose sides lead in these two directions (as in `Bend.allows`)."""
        self.left = []
        self.right = []
        for edge in self.all:
            ex: i64 = edge.x - x
            ey: i64 = edge.y - y
            one: i64 = ex * ay - ey * ax
            two: i64 = ex * by - ey * bx
            if one >= 0 and two >= 0:
                self.left.append(edge)
            if one <= 0 and two <= 0:
                self.right.append(edge)

    def part_at_rim(self, x: i64, y: i64, nx: i64, ny: i64) -> None:
        """Part them at a rim with this outward normal (as in `Chart.outside`)."""
        self.left = []
        self.right = []
        for edge in self.all:
            if (edge.x - x) * nx + (edge.y - y) * ny >= 0:
                self.left.append(edge)
            else:
                self.right.append(edge)
