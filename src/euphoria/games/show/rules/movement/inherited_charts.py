"""Who sees whom where something was blown up, from what is known of the whole map (packed_charts.py).

Walls only ever vanish. So nodes that saw each other still do, but for those that went with the scenery, and
others see each other only past what is gone, or where a node is new. That is all there is to look at; the
edges are the same, one by one, as if all had been worked out from nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.geometry.scenery import Field, Shape
from euphoria.games.show.rules.movement.edges import WALK, Edge
from euphoria.games.show.rules.table.terrain import FIRST_WINDOW

NEW: Final = -1
"""In place of a number: the node was not there before, or is not there any more."""

CORNER: Final = 0
RIM: Final = 1
PLAIN: Final = 2
"""What a node is: a corner to turn at, a point on the rim of what is crossed, or any other."""

Sign = tuple[int, int, Shape | None, int, int, tuple[int, int, int, int]]
"""What makes a node: its sheet, what it is, what is crossed there, its place and its sides. Whatever has the
same is the same node: where nothing around has changed it sees the same."""


class Box:
    """A part of the table around walls that are gone."""

    __slots__ = ("east", "north", "south", "west")

    def __init__(self, west: i64, east: i64, south: i64, north: i64) -> None:
        self.west = west
        self.east = east
        self.south = south
        self.north = north

    def meets(self, other: Box) -> bool:
        return (
            self.west <= other.east
            and other.west <= self.east
            and self.south <= other.north
            and other.south <= self.north
        )

    def shadow(self, x: i64, y: i64, reach: i64) -> Box:
        """Where everything is that a point outside of it sees past it, within a reach to either side."""
        return Box(
            self.west if x < self.west else x - reach,
            self.east if x > self.east else x + reach,
            self.south if y < self.south else y - reach,
            self.north if y > self.north else y + reach,
        )

    def with_other(self, other: Box) -> Box:
        return Box(
            min(self.west, other.west),
            max(self.east, other.east),
            min(self.south, other.south),
            max(self.north, other.north),
        )


class Cone:
    """All directions from a point in which a box lies."""

    __slots__ = ("left_x", "left_y", "right_x", "right_y")

    def __init__(self, box: Box, x: i64, y: i64) -> None:
        """The point is outside the box."""
        self.left_x: i64 = box.west - x
        self.left_y: i64 = box.south - y
        self.right_x: i64 = self.left_x
        self.right_y: i64 = self.left_y
        self.widen(box.west - x, box.north - y)
        self.widen(box.east - x, box.south - y)
        self.widen(box.east - x, box.north - y)

    def widen(self, x: i64, y: i64) -> None:
        if self.left_x * y - self.left_y * x > 0:
            self.left_x = x
            self.left_y = y
        if self.right_x * y - self.right_y * x < 0:
            self.right_x = x
            self.right_y = y


def boxes_around(shapes: list[Shape]) -> list[Box]:
    """One for each group of shapes whose boxes meet: the walls of a house are one."""
    found: list[Box] = []
    for shape in shapes:
        box = Box(shape.west, shape.east, shape.south, shape.north)
        apart: list[Box] = []
        for one in found:
            if one.meets(box):
                box = box.with_other(one)
            else:
                apart.append(one)
        found = [*apart, box]
    return found


def lost(before: list[Shape], now: list[Shape]) -> list[Shape]:
    """The shapes that are not there any more; the others stand in the same order."""
    found: list[Shape] = []
    k: i64 = 0
    for shape in before:
        if k < len(now) and now[k].xs == shape.xs and now[k].ys == shape.ys:
            k += 1
        else:
            found.append(shape)
    return found


def found_again(before: list[Sign], now: list[Sign]) -> list[int]:
    """By node its number on the whole map, or NEW. Several that are alike are taken in their order."""
    same: dict[Sign, list[int]] = {}
    for old in range(len(before) - 1, -1, -1):
        same.setdefault(before[old], []).append(old)
    found: list[int] = []
    for sign in now:
        numbers = same.get(sign)
        found.append(numbers.pop() if numbers else NEW)
    return found


def spread(values: list[int], numbers: list[int], size: i64, empty: int) -> list[int]:
    """What is known of nodes, by their new numbers."""
    found = [empty] * int(size)
    for place in range(len(values)):
        found[numbers[place]] = values[place]
    return found


class Heritage:
    """What a chart takes over from that of the whole map. Its nodes have the numbers they have there; those
    that are new come behind."""

    __slots__ = ("boxes", "field", "fresh", "gone", "known", "sheet", "xs", "ys")

    def __init__(
        self, field: Field, gone: int, known: i64, xs: list[int], ys: list[int], sheet: list[int]
    ) -> None:
        self.field = field
        self.gone = gone
        self.known = known
        """So many nodes are on the whole map."""
        self.xs = xs
        self.ys = ys
        """The places of the nodes."""
        self.sheet = sheet
        """The ground of each; NEW for one that went with the scenery."""
        self.fresh: list[list[int]] = []
        """By ground: the nodes that are new."""
        self.boxes: list[list[Box]] = []
        """By ground: where walls are gone."""

    def add_ground(self, nodes: list[int], before: list[Shape], now: list[Shape]) -> None:
        """The next ground: its nodes, and its walls on the whole map and here."""
        self.fresh.append([node for node in nodes if node >= self.known])
        self.boxes.append(boxes_around(lost(before, now)))

    def left_of(self, walks: list[Edge]) -> list[Edge]:
        """The walks from a node of the whole map that are left."""
        found: list[Edge] = []
        sheet = self.sheet
        for edge in walks:
            if sheet[edge.to] == NEW:
                continue
            if edge.crossed and self.is_less(edge.crossed):
                crossed = self.still(edge.crossed)
                found.append(Edge(edge.to, edge.x, edge.y, WALK, edge.length, crossed))
            else:
                found.append(edge)
        return found

    def is_less(self, crossed: list[int]) -> bool:
        """Is something gone of what was crossed?"""
        for k in range(0, len(crossed), 2):
            if self.is_gone(crossed[k]):
                return True
        return False

    def is_gone(self, key: int) -> bool:
        element: int = key if key < FIRST_WINDOW else self.field.openings[key - FIRST_WINDOW].element
        return self.gone >> element & 1 != 0

    def still(self, crossed: list[int]) -> list[int]:
        """What is still crossed."""
        left: list[int] = []
        for k in range(0, len(crossed), 2):
            if not self.is_gone(crossed[k]):
                left.append(crossed[k])
                left.append(crossed[k + 1])
        return left

    def gaps(self, t: i64, x: i64, y: i64, reach: i64) -> list[Box] | None:
        """The boxes in reach past which one may see more now; None: one is in the midst of one of them."""
        found: list[Box] = []
        around = Box(x - reach, x + reach, y - reach, y + reach)
        here = Box(x, x, y, y)
        for box in self.boxes[t]:
            if box.meets(here):
                return None
            if box.meets(around):
                found.append(box)
        return found

    def behind(self, box: Box, x: i64, y: i64, nodes: list[int]) -> list[int]:
        """Those of some nodes that lie in a direction in which the box does."""
        cone = Cone(box, x, y)
        xs = self.xs
        ys = self.ys
        lx: i64 = cone.left_x
        ly: i64 = cone.left_y
        rx: i64 = cone.right_x
        ry: i64 = cone.right_y
        found: list[int] = []
        for node in nodes:
            dx: i64 = xs[node] - x
            dy: i64 = ys[node] - y
            if lx * dy <= ly * dx and rx * dy >= ry * dx:
                found.append(node)
        return found
