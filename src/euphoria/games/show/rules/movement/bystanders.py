"""The figures in the way of whoever walks: whom a straight way comes too near to, and where one turns
around them.

A way around a figure follows a polygon around its base; a search (shortest_paths.py) has the corners of these
polygons as nodes of its own.
"""

from __future__ import annotations

from math import acos, atan2, pi, sqrt
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import CLIMB_FROM, RADIUS, TOUCH
from euphoria.games.show.rules.geometry.inflating import CORNERS as AROUND
from euphoria.games.show.rules.geometry.inflating import near_segment, rounded
from euphoria.games.show.rules.geometry.scenery import Shape, furthest, root
from euphoria.games.show.rules.movement.edges import Bend
from euphoria.games.show.rules.state import Arena

NEAR_FRIEND: Final = 2 * RADIUS
NEAR_ENEMY: Final = TOUCH + 2
"""A centre must stay this far from others to pass them."""
START: Final = -1
"""The node a search begins at. Nodes of the visibility graph count from 0; below START come the corners of
the polygons grown around figures, which belong to one search only (`corner_node`)."""
CORNERS: Final = len(AROUND)


ANYWHERE: Final = 1 << 24
"""A reach beyond which nobody stands."""


class Other:
    """A figure in the way: nobody comes nearer to its centre than r."""

    __slots__ = ("east", "north", "r", "round", "south", "west", "x", "y")

    def __init__(self, x: i64, y: i64, r: i64) -> None:
        self.x = x
        self.y = y
        self.r = r
        self.west: i64 = x - r
        self.east: i64 = x + r
        self.south: i64 = y - r
        self.north: i64 = y + r
        self.round: Shape | None = None

    def shape(self) -> Shape:
        """The polygon around it, made when somebody asks."""
        found = self.round
        if found is None:
            found = rounded(self.x, self.y, self.r)
            self.round = found
        return found


class Figures:
    """The other living figures that stand in the way on one sheet.

    To those that a given place is nearer to than one may pass, a way may come as near as the place is.
    Left out are those in nobody's way who goes no further than a reach from there.
    """

    __slots__ = ("all",)

    def __init__(self, s: Arena, i: i64, z: i64, x: i64, y: i64, reach: i64 = ANYWHERE) -> None:
        self.all: list[Other] = []
        high: i64 = z + CLIMB_FROM + s.height(i)
        most: i64 = (reach + NEAR_ENEMY) * (reach + NEAR_ENEMY)
        for j in range(s.count()):
            to_x: i64 = s.x[j]
            to_y: i64 = s.y[j]
            square: i64 = (to_x - x) * (to_x - x) + (to_y - y) * (to_y - y)
            if square >= most or j == i or not s.alive(j):
                continue
            r: i64 = NEAR_ENEMY if s.enemies(i, j) else NEAR_FRIEND
            if square >= (reach + r) * (reach + r):
                continue
            low = s.z(j)
            if low >= high or z >= low + s.height(j):
                continue
            # Most are further away.
            if square < r * r:
                r = root(square)
                if square >= (reach + r) * (reach + r):
                    continue
            self.all.append(Other(to_x, to_y, r))

    def blocker(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """The first of them that a base walking along the segment would come too near to; -1 for none."""
        west: i64 = min(bx, ax)
        east: i64 = max(ax, bx)
        south: i64 = min(by, ay)
        north: i64 = max(ay, by)
        k: i64 = -1
        for other in self.all:
            k += 1
            # Most are nowhere near.
            if other.east <= west or other.west >= east or other.north <= south or other.south >= north:
                continue
            if near_segment(other.x, other.y, other.r, ax, ay, bx, by):
                return k
        return -1


# ------------------------------------------------------------------ the corners around them


def corner_node(figure: i64, corner: i64) -> i64:
    """The node of a corner of the polygon around the figure with this place in the search."""
    return START - 1 - CORNERS * figure - corner


def figure_of(node: i64) -> i64:
    """Whose polygon a corner node is of."""
    return (START - 1 - node) // CORNERS


def corner_of(node: i64) -> i64:
    """Which corner of its polygon a node is."""
    return (START - 1 - node) % CORNERS


class Turn:
    """A corner of a grown base to turn at: its node, and the directions of the two sides that meet there."""

    __slots__ = ("ax", "ay", "bx", "by", "node", "x", "y")

    def __init__(self, node: i64, shape: Shape, corner: i64) -> None:
        count = shape.corners
        before = (corner + count - 1) % count
        after = (corner + 1) % count
        self.node = node
        self.x: i64 = shape.xs[corner]
        self.y: i64 = shape.ys[corner]
        self.bx: i64 = shape.xs[before] - self.x
        self.by: i64 = shape.ys[before] - self.y
        self.ax: i64 = shape.xs[after] - self.x
        self.ay: i64 = shape.ys[after] - self.y


class Base:
    """The polygon around a figure in the way: which of its corners can one turn at?"""

    __slots__ = ("left", "r", "reach", "turns", "x", "y")

    def __init__(self, other: Other, shape: Shape) -> None:
        self.x = other.x
        self.y = other.y
        self.r = other.r
        self.reach: i64 = furthest(shape.sides, self.x, self.y) + 1
        self.turns: list[Turn | None] = [None] * CORNERS
        self.left: i64 = 0
        """How many there are; who comes to one for good takes it away."""

    def add(self, corner: i64, turn: Turn) -> None:
        self.turns[corner] = turn
        self.left += 1

    def drop(self, corner: i64) -> None:
        self.turns[corner] = None
        self.left -= 1

    def touched_from(self, x: i64, y: i64) -> list[int]:
        """The corners that tangents from a point may touch, in order, and a few more.

        A tangent from a distance d touches a circle of radius r at an angle of acos(r / d) from the point.
        """
        dx: i64 = x - self.x
        dy: i64 = y - self.y
        square: i64 = dx * dx + dy * dy
        if square * 4 < self.r * self.r * 5:
            return ALL_CORNERS
        toward: float = atan2(float(dy), float(dx))
        off: float = acos(float(self.r) / sqrt(float(square)))
        right: i64 = int((toward - off) * PER_TURN + AHEAD)
        left: i64 = int((toward + off) * PER_TURN + AHEAD)
        return TOUCHED[right % CORNERS][left % CORNERS]


PER_TURN: Final = CORNERS / (2 * pi)
AHEAD: Final = 3 * CORNERS - 0.5 - 0.75
"""Corner k is at k and a half of such parts of a circle. With some circles more numbers are positive, so that
`int` rounds them down. A tangent touches the corner before or the one behind; a quarter of a part is spared
on either side, for corners are rounded."""
ALL_CORNERS: Final[list[int]] = list(range(CORNERS))
TOUCHED: Final[list[list[list[int]]]] = [
    [sorted({(first + k) % CORNERS for first in (right, left) for k in range(3)}) for left in range(CORNERS)]
    for right in range(CORNERS)
]
"""Three corners each from these two on."""


def span(x: i64, y: i64) -> i64:
    return (x if x >= 0 else -x) + (y if y >= 0 else -y)


def ahead_of(bend: Bend, bases: list[Base]) -> list[Base]:
    """Those that a way may go to, and a few more: none of which is wholly on the wrong side of a line."""
    if bend.free:
        return bases
    side: i64 = bend.side
    dx: i64 = bend.dx * side
    dy: i64 = bend.dy * side
    ax: i64 = bend.ax * side
    ay: i64 = bend.ay * side
    bx: i64 = bend.bx * side
    by: i64 = bend.by * side
    # No less than the lengths of these.
    d: i64 = span(dx, dy)
    a: i64 = span(ax, ay)
    b: i64 = span(bx, by)
    found: list[Base] = []
    for base in bases:
        ex: i64 = base.x - bend.x
        ey: i64 = base.y - bend.y
        r: i64 = base.reach
        if dx * ey - dy * ex >= -r * d and ex * ay - ey * ax >= -r * a and ex * by - ey * bx >= -r * b:
            found.append(base)
    return found
