"""What a table gives to each home edge, as numbers: ways, platforms, sight, cover and heights.

Nets are thrown over the table as the checker does; the numbers are for comparing two halves, not for play.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.show.rules.box.data import (
    BODY,
    CLIMB_FROM,
    EYE,
    INCH,
    NORTH,
    PLATFORM,
    RADIUS,
    SOUTH,
    STANDING,
)
from euphoria.games.show.rules.geometry.plane import shape_to_point
from euphoria.games.show.rules.geometry.scenery import ROUGH, Field, Shape
from euphoria.games.show.rules.maps.checker import (
    STEP,
    blocked_points,
    doorways,
    mission_places,
    platform_places,
)
from euphoria.games.show.rules.maps.outlines import Point, clipped, doubled_area, points_of
from euphoria.games.show.rules.sight.sight import fan, scan
from euphoria.games.show.rules.state import Arena

EVEN: Final = 90
"""Halves are even where the poorer one has at least this share of the richer one, in percent."""
STRAIGHT: Final = 5
SLANTED: Final = 7
"""The length of a step of the net along its lines and across them, in tenths of an inch."""
TENTH: Final = INCH // 10
SIGHT_NET: Final = 4 * INCH
WATCHES: Final = 4
"""From so many places of its platform a side looks at the table."""
COVER_NET: Final = 2 * INCH
COVER_HEIGHT: Final = INCH
"""What is as high as a fence hides something of a figure (S-11.15)."""
COVER_NEAR: Final = 2 * INCH
NOWHERE: Final = 1 << 20
"""The length of a way that does not exist: longer than any other."""

MEASURES: Final = ["middle", "outer", "platforms", "sight", "cover", "heights"]
"""What is compared, in the order in which one asks."""
INCHES: Final = "inches"
COUNT: Final = "count"
PERCENT: Final = "percent"
SQUARE: Final = "square"


class Measure:
    """One thing that both sides have: its name, its unit, and how much of it each has."""

    __slots__ = ("name", "north", "south", "unit")

    def __init__(self, name: str, unit: str, south: int, north: int) -> None:
        self.name = name
        self.unit = unit
        self.south = south
        self.north = north

    @property
    def is_even(self) -> bool:
        return 100 * min(self.south, self.north) >= EVEN * max(self.south, self.north)


def fairness(field: Field) -> list[Measure]:
    """Everything worth comparing."""
    middle, west, east = ways(field)
    outer = [NOWHERE if NOWHERE in way else sum(way) // 2 for way in zip(west, east, strict=True)]
    places = [platform_places(field, side, step=INCH) for side in (SOUTH, NORTH)]
    seen = [seen_from(field, side) for side in places]
    covered = [cover_of(field, side) for side in (SOUTH, NORTH)]
    high = [high_ground(field, side) for side in (SOUTH, NORTH)]
    found = [
        (INCHES, middle[0], middle[1]),
        (INCHES, outer[0], outer[1]),
        (COUNT, len(places[0]), len(places[1])),
        (PERCENT, seen[0], seen[1]),
        (PERCENT, covered[0], covered[1]),
        (SQUARE, high[0], high[1]),
    ]
    return [
        Measure(name, unit, south, north) for name, (unit, south, north) in zip(MEASURES, found, strict=True)
    ]


# ------------------------------------------------------------------ ways on the ground


def ways(field: Field) -> list[tuple[int, int]]:
    """How far it is on the ground from each edge to the places of the missions; `NOWHERE` without a way."""
    blocked = blocked_points(field)
    doors = doorways(field, blocked)
    rows = (2, field.depth // STEP - 2)
    found: list[tuple[int, int]] = []
    for x, y in mission_places(field):
        away = _distances(field, blocked, doors, (x // STEP, y // STEP))
        nearest = [
            min((away[cell] for cell in ((x, row) for x in range(field.width // STEP)) if cell in away),
                default=NOWHERE)
            for row in rows
        ]  # fmt: skip
        found.append((nearest[0], nearest[1]))
    return found


def _distances(
    field: Field, blocked: set[Point], doors: dict[Point, list[Point]], start: Point
) -> dict[Point, int]:
    """From one point of the net to all others, in thousandths: a queue of rings, one for each tenth."""
    last_x = (field.width - RADIUS) // STEP
    last_y = (field.depth - RADIUS) // STEP
    first = (RADIUS + STEP - 1) // STEP
    away: dict[Point, int] = {}
    rings: list[list[Point]] = [[start]]
    at = 0
    while at < len(rings):
        for cell in rings[at]:
            if cell in away:
                continue
            away[cell] = at * TENTH
            x, y = cell
            steps = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)] + doors.get(cell, [])
            for near in steps:
                if near in away or near in blocked:
                    continue
                if not (first <= near[0] <= last_x and first <= near[1] <= last_y):
                    continue
                dx, dy = abs(near[0] - x), abs(near[1] - y)
                ring = at + STRAIGHT * max(dx, dy) + (SLANTED - STRAIGHT) * min(dx, dy)
                while len(rings) <= ring:
                    rings.append([])
                rings[ring].append(near)
        at += 1
    return away


# ------------------------------------------------------------------ sight, cover, heights


def seen_from(field: Field, places: list[Point]) -> int:
    """The share of the table's ground on which a figure is seen from a platform, in percent."""
    s = Arena(field)
    watches = _spread(places)
    spots = _open_ground(field, SIGHT_NET)
    if not watches or not spots:
        return 0
    count = 0
    for x, y in watches:
        for to_x, to_y in spots:
            lines = fan(x + PLATFORM // 2, y + PLATFORM // 2, EYE[STANDING], to_x, to_y, 0, BODY[STANDING])
            scan(s, lines, -1, -1, -1)
            count += 1 if lines.free else 0
    return 100 * count // (len(watches) * len(spots))


def _spread(places: list[Point]) -> list[Point]:
    """A few of them from west to east, those of a turned or mirrored table turned or mirrored too."""
    column: dict[int, Point] = {}
    for place in places:  # those at the edge come first
        column.setdefault(place[0], place)
    found = [column[x] for x in sorted(column)]
    last = len(found) - 1
    near = [k * last // (WATCHES - 1) for k in range(WATCHES // 2)]
    return [found[k] for k in sorted({*near, *(last - k for k in near)})] if found else []


def _net(length: int, mesh: int) -> range:
    """The marks of a net along a side of the table, as far from one end as from the other."""
    first = (length - (length // mesh - 1) * mesh) // 2
    return range(first, length, mesh)


def _open_ground(field: Field, net: int) -> list[Point]:
    """The points of a net over the table on which a figure can stand, in thousandths."""
    shapes = [block.shape for block in field.blocks if block.role != ROUGH and block.z0 < BODY[STANDING]]
    return [
        (x, y)
        for x in _net(field.width, net)
        for y in _net(field.depth, net)
        if not any(shape_to_point(shape, x, y, RADIUS) < 0 for shape in shapes)
    ]


def cover_of(field: Field, side: int) -> int:
    """The share of a half's ground with something to hide behind close by, in percent."""
    shapes = [block.shape for block in field.blocks if block.z0 == 0 and block.z1 >= COVER_HEIGHT]
    middle = field.depth // 2
    spots = [(x, y) for x, y in _open_ground(field, COVER_NET) if (y < middle) == (side == SOUTH)]
    if not spots:
        return 100
    near = sum(1 for x, y in spots if any(_is_near(shape, x, y) for shape in shapes))
    return 100 * near // len(spots)


def _is_near(shape: Shape, x: int, y: int) -> bool:
    return shape_to_point(shape, x, y, COVER_NEAR) <= 0


def high_ground(field: Field, side: int) -> int:
    """How much room a half has on floors and roofs that are climbed to, in square inches."""
    middle: int = field.depth // 2
    doubled = 0
    for surface in field.surfaces[1:]:
        if surface.z < CLIMB_FROM:
            continue
        points = points_of(surface.shape)
        south = doubled_area(clipped(points, 0, 1, middle))
        doubled += south if side == SOUTH else doubled_area(points) - south
    return doubled // (2 * INCH * INCH)
