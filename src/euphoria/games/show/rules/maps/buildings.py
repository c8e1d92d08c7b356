"""Open buildings (S-1.10, S-1.11): an outline becomes panels with doors and windows, floors and a roof.

Panels are made storey by storey, from one floor to the next, so that an opening always belongs to one
storey; its `bottom` and `top` are counted from the floor of that storey.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from euphoria.games.show.rules.box.data import (
    CLIMB_FROM,
    IGNORED_STEP,
    INCH,
    NARROWEST_OPENING,
    PANEL,
    PLATE,
)
from euphoria.games.show.rules.geometry.scenery import (
    BUILDING,
    DOOR,
    FLOOR,
    FRAME,
    OPENINGS,
    WALL,
    Block,
    Element,
    Field,
    Opening,
    Shape,
    Surface,
    root,
)
from euphoria.games.show.rules.maps.mistakes import BadMap, Where
from euphoria.games.show.rules.maps.outlines import Point, base_fits, clipped, points_of, shape_of, tidy
from euphoria.games.show.rules.maps.plain_values import (
    LOWEST,
    TALLEST,
    choice,
    corners,
    entries,
    known_keys,
    length,
    outline,
    pair,
    table,
    whole,
)

MOST_FLOORS: Final = 5
MOST_WALLS: Final = 12
MOST_OPENINGS_OF_ONE: Final = 40
DOOR_TOP: Final = 2000
WINDOW_BOTTOM: Final = 800
WINDOW_TOP: Final = 2000
LOWEST_DOOR: Final = 1500
SIDES: Final = ["south", "east", "north", "west"]
OPEN_BUILDING_KEYS: Final = ["box", "outline", "floors", "roof", "openings", "open_sides", "walls"]
OPENING_KEYS: Final = ["kind", "from", "to", "bottom", "top"]


def is_open(entry: dict[str, Any]) -> bool:
    """A building with floors, a roof, walls or openings is open; one with a height is closed."""
    return any(key in entry for key in ("roof", "floors", "openings", "open_sides", "walls"))


class Hole:
    """A door or window before its panel is known: an interval along the wall, heights above the floor."""

    __slots__ = ("bottom", "end", "kind", "start", "top")

    def __init__(self, kind: int, start: int, end: int, bottom: int, top: int) -> None:
        self.kind = kind
        self.start = start
        self.end = end
        self.bottom = bottom
        self.top = top


class Panel:
    """A straight wall of one storey: its strip, and the line along which openings are measured."""

    __slots__ = ("base", "dx", "dy", "length", "strip", "top", "x", "y")

    def __init__(self, strip: list[Point], start: Point, end: Point, base: int, top: int) -> None:
        self.strip = strip
        self.x, self.y = start
        self.dx = end[0] - start[0]
        self.dy = end[1] - start[1]
        self.length = root(self.dx * self.dx + self.dy * self.dy)
        self.base = base
        self.top = top

    def stretch(self, start: int, end: int) -> Shape | None:
        """The strip between two marks; a mark at an end of the panel cuts nothing off its corner."""
        points = self.strip
        origin = self.dx * self.x + self.dy * self.y
        if start > 0:
            points = clipped(points, -self.dx, -self.dy, -origin - start * self.length)
        if end < self.length:
            points = clipped(points, self.dx, self.dy, origin + end * self.length)
        points = tidy(points)
        return shape_of(points) if points else None


def add_open_building(field: Field, number: int, entry: dict[str, Any], where: Where, name: str) -> Element:
    """Panels, plates, surfaces and openings of the building; its element."""
    written = corners(entry, where)
    shape = outline(entry, where, field.width, field.depth)
    levels = _levels(entry, where)
    roof = levels[-1]
    if not base_fits(shape):
        raise BadMap(where, "small-building")
    for level, z in enumerate(levels[1:], 1):
        field.blocks.append(Block(number, FLOOR, shape, z - PLATE, z))
        label = "top" if z == roof else str(level)
        field.surfaces.append(Surface(number, shape, z, f"{number + 1}.{label}"))
    _outer_walls(field, number, entry, where, shape, written, levels)
    for wall in entries(entry.get("walls", []), where, "walls", MOST_WALLS):
        _inner_wall(field, number, wall, where, shape, levels)
    return Element(name, BUILDING, [shape], roof, roof, True)


def _levels(entry: dict[str, Any], where: Where) -> list[int]:
    """The heights of the table, of every floor and of the roof."""
    if "roof" not in entry:
        raise BadMap(where, "no-roof")
    levels = [0]
    for floor in entries(entry.get("floors", []), where, "floors", MOST_FLOORS):
        levels.append(length(floor, where, "floors"))
    levels.append(length(entry["roof"], where, "roof"))
    for below, above in pairwise(levels):
        if above - below < CLIMB_FROM:
            raise BadMap(where, "floors")
    if levels[-1] > TALLEST:
        raise BadMap(where, "high", most=TALLEST // INCH)
    return levels


# ------------------------------------------------------------------ walls


def _outer_walls(
    field: Field,
    number: int,
    entry: dict[str, Any],
    where: Where,
    shape: Shape,
    written: list[Point],
    levels: list[int],
) -> None:
    """A wall inside the outline along each side that is not open."""
    is_box = "box" in entry
    sides = _sides(written, is_box)
    wall_less = [
        _side(side, sides, where, is_box)
        for side in entries(entry.get("open_sides", []), where, "open_sides", 16)
    ]
    holes: dict[tuple[int, int], list[Hole]] = {}
    listed = entries(entry.get("openings", []), where, "openings", MOST_OPENINGS_OF_ONE)
    for item in listed:
        item = table(item, where.at("opening"))
        known_keys(item, ["side", "floor", *OPENING_KEYS], where.at("opening"))
        side = _side(item.get("side"), sides, where, is_box)
        storey = whole(item.get("floor", 0), where.at("opening"), "floor", 0, len(levels) - 2)
        if side in wall_less:
            raise BadMap(where.at("opening"), "open-side")
        holes.setdefault((side, storey), []).append(_hole(item, where))
    for side, (start, end) in enumerate(sides):
        if side in wall_less:
            continue
        strip = _strip(shape, start, end)
        for storey in range(len(levels) - 1):
            panel = Panel(strip, start, end, levels[storey], levels[storey + 1])
            cut = holes.get((side, storey), [])
            for hole in cut:
                if hole.start < PANEL or hole.end > panel.length - PANEL:
                    raise BadMap(where.at("opening"), "wall-end")
            add_panel(field, number, panel, cut, where)


def _sides(written: list[Point], is_box: bool) -> list[tuple[Point, Point]]:
    """The sides in the order of `SIDES` (boxes: from west to east or south to north) or as written."""
    if is_box:
        south_west, south_east, north_east, north_west = written
        return [
            (south_west, south_east),
            (south_east, north_east),
            (north_west, north_east),
            (south_west, north_west),
        ]
    return [(written[k], written[(k + 1) % len(written)]) for k in range(len(written))]


def _side(value: Any, sides: list[tuple[Point, Point]], where: Where, is_box: bool) -> int:
    """The number of a side: `south` ... of a box, or 1, 2 ... in the order of the corners."""
    if is_box:
        return choice(value, SIDES, where.at("opening"), "side")
    return whole(value, where.at("opening"), "side", 1, len(sides)) - 1


def _strip(shape: Shape, start: Point, end: Point) -> list[Point]:
    """The part of the outline within a panel's thickness of one of its sides."""
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    thickness = PANEL * root(dx * dx + dy * dy)
    c = dy * start[0] - dx * start[1]
    # The side has the shape on its left if the corners run counter-clockwise, otherwise on its right.
    inside = dy * shape.cx - dx * shape.cy < c
    if inside:
        return tidy(clipped(points_of(shape), -dy, dx, thickness - c))
    return tidy(clipped(points_of(shape), dy, -dx, thickness + c))


def _inner_wall(field: Field, number: int, wall: Any, where: Where, shape: Shape, levels: list[int]) -> None:
    """A panel anywhere inside, centred on its line."""
    what = where.at("wall")
    wall = table(wall, what)
    known_keys(wall, ["from", "to", "floor", "height", "openings"], what)
    start = pair(wall.get("from"), what, "from")
    end = pair(wall.get("to"), what, "to")
    storey = whole(wall.get("floor", 0), what, "floor", 0, len(levels) - 2)
    if not (shape.holds(start[0], start[1]) and shape.holds(end[0], end[1])):
        raise BadMap(what, "out")
    room = levels[storey + 1] - levels[storey]
    height = length(wall["height"], what, "height") if "height" in wall else room
    if not LOWEST <= height <= room:
        raise BadMap(what, "wall-height")
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    if dx * dx + dy * dy < PANEL * PANEL:
        raise BadMap(what, "wall-short")
    strip = tidy(_clip_to(_rectangle(start, end), shape))
    panel = Panel(strip, start, end, levels[storey], levels[storey] + height)
    holes: list[Hole] = []
    for item in entries(wall.get("openings", []), what, "openings", MOST_OPENINGS_OF_ONE):
        item = table(item, where.at("opening"))
        known_keys(item, OPENING_KEYS, where.at("opening"))
        holes.append(_hole(item, where))
    add_panel(field, number, panel, holes, where)


def _rectangle(start: Point, end: Point) -> list[Point]:
    dx = end[0] - start[0]
    dy = end[1] - start[1]
    span = root(dx * dx + dy * dy)
    half = PANEL // 2
    ox = -dy * half // span
    oy = dx * half // span
    return [
        (start[0] - ox, start[1] - oy),
        (end[0] - ox, end[1] - oy),
        (end[0] + ox, end[1] + oy),
        (start[0] + ox, start[1] + oy),
    ]


def _clip_to(points: list[Point], shape: Shape) -> list[Point]:
    for k in range(len(shape.nx)):
        points = clipped(points, shape.nx[k], shape.ny[k], shape.c[k])
    return points


# ------------------------------------------------------------------ doors and windows


def _hole(item: dict[str, Any], where: Where) -> Hole:
    what = where.at("opening")
    kind = choice(item.get("kind"), OPENINGS, what, "kind")
    start = length(item.get("from"), what, "from")
    end = length(item.get("to"), what, "to")
    if end - start < NARROWEST_OPENING:
        raise BadMap(what, "narrow")
    bottom = length(item.get("bottom", 0 if kind == DOOR else WINDOW_BOTTOM / INCH), what, "bottom")
    top = length(item.get("top", (DOOR_TOP if kind == DOOR else WINDOW_TOP) / INCH), what, "top")
    if bottom < 0 or top < bottom + LOWEST:
        raise BadMap(what, "upside-down")
    if kind == DOOR and (bottom > IGNORED_STEP or top < LOWEST_DOOR):
        raise BadMap(what, "door")
    return Hole(kind, start, end, bottom, top)


def add_panel(field: Field, number: int, panel: Panel, holes: list[Hole], where: Where) -> None:
    """The closed stretches of a panel, its openings, and what is left above and below them."""
    done = 0
    for hole in sorted(holes, key=lambda hole: hole.start):
        if hole.start < done:
            raise BadMap(where.at("opening"), "overlap")
        if hole.end > panel.length or panel.base + hole.top > panel.top:
            raise BadMap(where.at("opening"), "no-fit")
        if hole.start > done:
            _add_block(field, number, panel, done, hole.start)
        _add_opening(field, number, panel, hole)
        done = hole.end
    if done < panel.length:
        _add_block(field, number, panel, done, panel.length)


def _add_block(field: Field, number: int, panel: Panel, start: int, end: int) -> None:
    shape = panel.stretch(start, end)
    if shape is not None:
        field.blocks.append(Block(number, WALL, shape, panel.base, panel.top))


def _add_opening(field: Field, number: int, panel: Panel, hole: Hole) -> None:
    shape = panel.stretch(hole.start, hole.end)
    if shape is None:
        return
    sill = panel.base + hole.bottom
    lintel = panel.base + hole.top
    opening = len(field.openings)
    field.openings.append(Opening(number, hole.kind, shape, sill, lintel))
    if sill > panel.base:
        field.blocks.append(Block(number, FRAME, shape, panel.base, sill, opening))
    if lintel < panel.top:
        field.blocks.append(Block(number, FRAME, shape, lintel, panel.top, opening))
