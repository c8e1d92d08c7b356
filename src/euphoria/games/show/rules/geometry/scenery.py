"""Scenery as plain data (S-1.6 to S-1.12): convex prisms, surfaces to stand on, openings and links.

A `Field` is the table with all its scenery. It never changes and is shared by all copies of a state; what a
missile or a charge has removed is a bit mask in the state (`gone`), and every reader skips the parts of an
element whose bit is set.
"""

from __future__ import annotations

from array import array
from math import sqrt
from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from euphoria.games.show.rules.geometry.finder import Finder

SOLID: Final = 0
BARRICADE: Final = 1
RUIN: Final = 2
CRATER: Final = 3
BUILDING: Final = 4
Kind = Literal["solid", "barricade", "ruin", "crater", "building"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

# What a block is: all of them block sight but a crater's; they differ in how one moves about them.
MASS: Final = 0
"""The volume of a solid, a barricade or a closed building."""
WALL: Final = 1
"""A closed stretch of a panel from its foot to its top."""
FRAME: Final = 2
"""What is left of a panel below and above an opening; its opening says how one passes."""
FLOOR: Final = 3
"""A floor or roof plate."""
ROUGH: Final = 4
"""The area of a ruin or a crater: anybody may be in it."""

DOOR: Final = 0
WINDOW: Final = 1
OpeningKind = Literal["door", "window"]
OPENINGS: Final[tuple[OpeningKind, ...]] = get_args(OpeningKind)

LADDER: Final = 0
STAIRS: Final = 1
LinkKind = Literal["ladder", "stairs"]
LINKS: Final[tuple[LinkKind, ...]] = get_args(LinkKind)

GROUND: Final = 0
"""The surface that is the table top."""
NO_ELEMENT: Final = -1
NEAR: Final = 1000
"""Who touches scenery is nearer to it than this: a base, and what is forgiven."""


class Side:
    """An edge from one corner to the next, and its inner side: where `nx * x + ny * y <= c`.

    In fields of its own it is read by compiled code without unwrapping numbers.
    """

    __slots__ = ("c", "length", "nx", "ny", "to_x", "to_y", "x", "y")

    def __init__(self, x: i64, y: i64, to_x: i64, to_y: i64) -> None:
        self.x = x
        self.y = y
        self.to_x = to_x
        self.to_y = to_y
        self.nx: i64 = to_y - y
        self.ny: i64 = x - to_x
        self.c: i64 = self.nx * x + self.ny * y
        self.length: i64 = root(self.nx * self.nx + self.ny * self.ny)
        """Rounded down: what an outward normal has to be divided by."""


class Shape:
    """A convex polygon in plan, counter-clockwise, with the half-plane of each edge.

    A point is inside when `nx * x + ny * y <= c` for every edge: normals point outwards and are not
    normalised. Coordinates stay below 2**17, so these products stay below 2**36.
    """

    __slots__ = (
        "c", "corners", "cx", "cy", "east", "grown", "lengths", "north", "nx", "ny", "reach", "sides",
        "south", "west", "xs", "ys",
    )  # fmt: skip

    def __init__(self, xs: list[int], ys: list[int]) -> None:
        self.xs = xs
        self.ys = ys
        self.corners: i64 = len(xs)
        self.sides: list[Side] = sides_of(xs, ys)
        self.nx: list[int] = [side.nx for side in self.sides]
        self.ny: list[int] = [side.ny for side in self.sides]
        self.c: list[int] = [side.c for side in self.sides]
        self.lengths: list[int] = [side.length for side in self.sides]
        # A box and a circle around it, for quick rejection.
        self.west: i64 = min(xs)
        self.east: i64 = max(xs)
        self.south: i64 = min(ys)
        self.north: i64 = max(ys)
        self.cx: i64 = (self.west + self.east) // 2
        self.cy: i64 = (self.south + self.north) // 2
        self.reach: i64 = 1 + furthest(self.sides, self.cx, self.cy)
        self.grown: list[Grown] = []
        """What was made of it by growing it (inflating.py): each sheet and each table that lost scenery asks
        for the same again."""

    def holds(self, x: i64, y: i64) -> bool:
        """Is the point inside, the rim included?"""
        for side in self.sides:
            if side.nx * x + side.ny * y > side.c:
                return False
        return True


class Grown:
    """A shape grown by a radius, with corners that follow the arc more or less closely."""

    __slots__ = ("radius", "shape", "turn")

    def __init__(self, radius: i64, turn: i64, shape: Shape) -> None:
        self.radius = radius
        self.turn = turn
        self.shape = shape


def sides_of(xs: list[int], ys: list[int]) -> list[Side]:
    """The edges between corners, each from one to the next."""
    last = len(xs) - 1
    return [Side(xs[k], ys[k], xs[k + 1], ys[k + 1]) for k in range(last)] + [
        Side(xs[last], ys[last], xs[0], ys[0])
    ]


def furthest(sides: list[Side], x: i64, y: i64) -> i64:
    """How far the furthest corner is from a point, rounded down."""
    most: i64 = 0
    for side in sides:
        dx: i64 = side.x - x
        dy: i64 = side.y - y
        square: i64 = dx * dx + dy * dy
        if square > most:
            most = square
    return root(most)


class Block:
    """A convex prism of an element."""

    __slots__ = ("element", "opening", "role", "shape", "z0", "z1")

    def __init__(self, element: i64, role: i64, shape: Shape, z0: i64, z1: i64, opening: i64 = -1) -> None:
        self.element = element
        self.role = role
        self.shape = shape
        self.z0 = z0
        self.z1 = z1
        self.opening = opening
        """The opening that a frame belongs to."""


class Opening:
    """A door or window: the stretch of the panel it takes up, in plan, and its height range."""

    __slots__ = ("element", "kind", "shape", "z0", "z1")

    def __init__(self, element: i64, kind: i64, shape: Shape, z0: i64, z1: i64) -> None:
        self.element = element
        self.kind = kind
        self.shape = shape
        self.z0 = z0
        self.z1 = z1


class Surface:
    """Where figures stand: the table, the top of a solid, a floor or a roof."""

    __slots__ = ("element", "name", "shape", "sheet", "z")

    def __init__(self, element: i64, shape: Shape, z: i64, name: str) -> None:
        self.element = element
        self.shape = shape
        self.z = z
        self.name = name
        """`ground`, or `<element number>.<floor number or top>`, as it is written in actions."""
        # The surface on whose plane one walks here. A top less than 2 inches above the surface it rises
        # from is walked over like ruins (S-11.14) and belongs to that one's sheet; others are their own.
        self.sheet: i64 = GROUND


class Level:
    """A raised surface as a whole: an element's top that is no convex polygon is cut into several parts."""

    __slots__ = ("numbers", "rim", "shapes")

    def __init__(self, numbers: list[int], shapes: list[Shape]) -> None:
        self.numbers = numbers
        """The surfaces it is made of."""
        self.shapes = shapes
        self.rim: list[int] | None = None
        """Its outline as segments, once somebody has asked."""


class Link:
    """A ladder or a stair between two surfaces (S-1.12)."""

    __slots__ = ("element", "foot", "foot_x", "foot_y", "head", "head_x", "head_y", "kind", "length")

    def __init__(
        self,
        element: i64,
        kind: i64,
        foot: i64,
        foot_x: i64,
        foot_y: i64,
        head: i64,
        head_x: i64,
        head_y: i64,
        length: i64,
    ) -> None:
        self.element = element
        self.kind = kind
        self.foot = foot
        self.foot_x = foot_x
        self.foot_y = foot_y
        self.head = head
        self.head_x = head_x
        self.head_y = head_y
        self.length = length


class Element:
    """A piece of scenery. Its number is its place in the field's list."""

    __slots__ = ("footprint", "kind", "name", "open", "roof", "small", "top")

    def __init__(
        self, name: str, kind: i64, footprint: list[Shape], top: i64, roof: i64, is_open: bool
    ) -> None:
        self.name = name
        self.kind = kind
        self.footprint = footprint
        self.top = top
        """The greatest height of any of its parts."""
        self.roof = roof
        """The height of a building's roof; -1 for everything else."""
        self.open = is_open
        """An open building: figures can be inside."""
        self.small: bool | None = None
        """May a missile be aimed at it (S-16.2)? Once somebody has asked."""


Charted: TypeAlias = "array[int]"
"""Numbers of four bytes each."""


class Field:
    """The table and everything that stands on it at the start."""

    __slots__ = (
        "blocks", "charted", "depth", "elements", "finder", "levels", "links", "name", "openings",
        "platforms", "source", "surfaces", "tops", "width",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        width: i64,
        depth: i64,
        elements: list[Element],
        blocks: list[Block],
        openings: list[Opening],
        surfaces: list[Surface],
        links: list[Link],
        source: str,
    ) -> None:
        self.name = name
        self.width = width
        self.depth = depth
        self.elements = elements
        self.blocks = blocks
        self.openings = openings
        self.surfaces = surfaces
        self.links = links
        self.source = source
        """The map it was read from, as canonical JSON; empty for one that is packaged under its name."""
        self.charted: Charted = array("i")
        """Who sees whom on its fine chart, packed (packed_charts.py); empty: that was not worked out."""
        self.finder: Finder | None = None
        self.tops: Finder | None = None
        """Which blocks and which surfaces are near a place."""
        self.levels: list[Level] = []
        self.platforms: dict[int, int] = {}
        """Which element was too near to a platform here, for places that were asked for (placing.py)."""

    def level(self, surface: i64) -> Level:
        """What the surface is a part of: all surfaces of its element at its height."""
        if len(self.levels) != len(self.surfaces):
            self.levels = [self._level(one) for one in self.surfaces]
        return self.levels[surface]

    def _level(self, one: Surface) -> Level:
        numbers = [
            k
            for k in range(len(self.surfaces))
            if self.surfaces[k].element == one.element and self.surfaces[k].z == one.z
        ]
        return Level(numbers, [self.surfaces[k].shape for k in numbers])

    def blocks_near(self, ax: i64, ay: i64, bx: i64, by: i64) -> list[int]:
        """The numbers of the blocks that come within NEAR of a segment, in order, and a few more."""
        finder = self.finder
        if finder is None or len(finder.west) != len(self.blocks):
            shapes = [block.shape for block in self.blocks]
            finder = finder_of(shapes, NEAR)
            self.finder = finder
        return finder.near(ax, ay, bx, by)

    def surfaces_near(self, x: i64, y: i64) -> list[int]:
        """The numbers of the surfaces that come within NEAR of a point, in order, and a few more."""
        finder = self.tops
        if finder is None or len(finder.west) != len(self.surfaces):
            shapes = [surface.shape for surface in self.surfaces]
            finder = finder_of(shapes, NEAR)
            self.tops = finder
        return finder.near(x, y, x, y)


def finder_of(shapes: list[Shape], reach: i64) -> Finder:
    return Finder([shape.xs for shape in shapes], [shape.ys for shape in shapes], reach)


def root(square: i64) -> i64:
    """The square root, rounded down: that of floating point, which is never wrong by more than one here."""
    # Of a `float`: compiled code asks the processor for that root, and Python for any other.
    found: i64 = int(sqrt(float(square)))
    if found * found > square:
        return found - 1
    return found if (found + 1) * (found + 1) > square else found + 1
