"""Is a table fit to play on? The tests of S-1.3 to S-1.5, S-8.4, S-17.1 and S-17.9, with their rules.

Errors make a table invalid; warnings are advice. Both name the place, so that one can go and mend it.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.show.rules.box.data import (
    CLIMB_FROM,
    IGNORED_STEP,
    INCH,
    NORTH,
    OPEN_POINT,
    PANEL,
    PLATFORM,
    PLATFORM_CLEAR,
    PLATFORM_FROM_EDGE,
    RADIUS,
    SCENERY_GAP,
    SOUTH,
    TOUCH_SCENERY,
)
from euphoria.games.show.rules.geometry.plane import shape_to_point, shapes_within
from euphoria.games.show.rules.geometry.scenery import (
    CRATER,
    DOOR,
    FLOOR,
    GROUND,
    ROUGH,
    Block,
    Field,
    Opening,
    Shape,
)
from euphoria.games.show.rules.maps.outlines import Point, clipped, doubled_area, points_of
from euphoria.games.show.rules.table.standing import in_the_way, supports

STEP: Final = INCH // 2
"""The mesh of the nets thrown over a table."""
PLATFORM_STEP: Final = INCH // 4
DOOR_STEP: Final = INCH // 5
OVERLAP: Final = INCH * INCH // 20
"""Elements may share a sliver of ground: hand-made numbers rarely fit to the thousandth."""
LEAST_SHARE: Final = 60
"""How much of the scenery of the richer half the other one must have, in percent."""
SIDE_STEP: Final = 10 * INCH
"""How far the outer targets stand from the middle one (S-17.9)."""

Facts = dict[str, int | str]


class Fault:
    """What is wrong with a table: the rule, a name for the fault, its facts, and whether it is an error."""

    __slots__ = ("facts", "is_error", "name", "rule")

    def __init__(self, rule: str, name: str, is_error: bool, facts: Facts) -> None:
        self.rule = rule
        self.name = name
        self.is_error = is_error
        self.facts = facts


def faults(field: Field) -> list[Fault]:
    """All faults of a table, errors first."""
    found = lonely_elements(field)
    found += missing_platforms(field)
    found += taken_places(field)
    found += useless_links(field)
    found += blocked_doors(field)
    found += walled_in(field)
    found += open_points(field)
    found += uneven_halves(field)
    found += overlaps(field)
    return [fault for fault in found if fault.is_error] + [fault for fault in found if not fault.is_error]


def errors(field: Field) -> list[Fault]:
    """Only what makes a table invalid."""
    return lonely_elements(field) + missing_platforms(field) + taken_places(field) + useless_links(field)


def _inches(value: int) -> str:
    return f"{value // INCH}.{value % INCH:03d}".rstrip("0").rstrip(".")


def _at(x: int, y: int) -> Facts:
    return {"x": _inches(x), "y": _inches(y)}


def _element(field: Field, number: int) -> Facts:
    return {"element": number + 1, "name": field.elements[number].name}


# ------------------------------------------------------------------ enough scenery (S-1.3 to S-1.5)


def lonely_elements(field: Field) -> list[Fault]:
    """Every piece has another one or a border within 10 inches."""
    found: list[Fault] = []
    for number, element in enumerate(field.elements):
        if any(_near_border(field, shape) for shape in element.footprint):
            continue
        others = [other for k, other in enumerate(field.elements) if k != number]
        if not any(
            shapes_within(shape, near, SCENERY_GAP)
            for other in others
            for near in other.footprint
            for shape in element.footprint
        ):
            found.append(Fault("S-1.4", "lonely", True, _element(field, number)))
    return found


def _near_border(field: Field, shape: Shape) -> bool:
    return (
        min(shape.xs) <= SCENERY_GAP
        or min(shape.ys) <= SCENERY_GAP
        or max(shape.xs) >= field.width - SCENERY_GAP
        or max(shape.ys) >= field.depth - SCENERY_GAP
    )


def open_points(field: Field) -> list[Fault]:
    """Advice: no point of the table is more than 7 inches from scenery and border. One fault at most."""
    shapes = [shape for element in field.elements for shape in element.footprint]
    for x in range(OPEN_POINT + STEP, field.width - OPEN_POINT, STEP):
        for y in range(OPEN_POINT + STEP, field.depth - OPEN_POINT, STEP):
            if not any(shape_to_point(shape, x, y, OPEN_POINT) <= 0 for shape in shapes):
                return [Fault("S-1.4", "open", False, _at(x, y))]
    return []


def uneven_halves(field: Field) -> list[Fault]:
    """Advice: neither half has much less scenery to hide behind."""
    middle: int = field.depth // 2
    south = north = 0
    for element in field.elements:
        if element.kind == CRATER:
            continue
        for shape in element.footprint:
            below = doubled_area(clipped(points_of(shape), 0, 1, middle))
            south += below
            north += doubled_area(points_of(shape)) - below
    poor, rich = min(south, north), max(south, north)
    if rich == 0:
        return [Fault("S-1.3", "bare", False, {})]
    if 100 * poor < LEAST_SHARE * rich:
        return [Fault("S-1.3", "uneven", False, {"side": "south" if south < north else "north"})]
    return []


def overlaps(field: Field) -> list[Fault]:
    """Advice: two elements do not fill the same room."""
    found: list[Fault] = []
    seen: set[tuple[int, int]] = set()
    solid = [block for block in field.blocks if block.role not in (ROUGH, FLOOR)]
    for k, one in enumerate(solid):
        for other in solid[:k]:
            pair = (int(other.element), int(one.element))
            if one.element == other.element or pair in seen or not _share_room(one, other):
                continue
            seen.add(pair)
            facts = _element(field, pair[0]) | {
                "other": pair[1] + 1,
                "neighbour": field.elements[pair[1]].name,
            }
            found.append(Fault("S-1.6", "overlap", False, facts))
    return found


def _share_room(one: Block, other: Block) -> bool:
    if one.z0 >= other.z1 or other.z0 >= one.z1:
        return False
    a, b = one.shape, other.shape
    if (a.cx - b.cx) ** 2 + (a.cy - b.cy) ** 2 > (a.reach + b.reach) ** 2:
        return False
    points = points_of(a)
    for k in range(len(b.nx)):
        points = clipped(points, b.nx[k], b.ny[k], b.c[k])
    return doubled_area(points) > 2 * OVERLAP


# ------------------------------------------------------------------ platforms (S-8.3, S-8.4)


def missing_platforms(field: Field) -> list[Fault]:
    found: list[Fault] = []
    for side, name in ((SOUTH, "south"), (NORTH, "north")):
        if not platform_places(field, side, most=1):
            found.append(Fault("S-8.4", "platform", True, {"side": name}))
    return found


def platform_places(field: Field, side: int, most: int = 1_000_000, step: int = PLATFORM_STEP) -> list[Point]:
    """South-west corners of legal exit platforms of a side, from a net over the strip they may lie in."""
    shapes = [shape for element in field.elements for shape in element.footprint]
    found: list[Point] = []
    for away in range(0, PLATFORM_FROM_EDGE + 1, step):
        y = away if side == SOUTH else field.depth - PLATFORM - away
        for x in range(0, field.width - PLATFORM + 1, step):
            if platform_is_clear(shapes, x, y):
                found.append((x, y))
                if len(found) >= most:
                    return found
    return found


def platform_is_clear(shapes: list[Shape], x: int, y: int) -> bool:
    """Is a platform with this south-west corner an inch or more from all of these footprints?"""
    square = Shape([x, x + PLATFORM, x + PLATFORM, x], [y, y, y + PLATFORM, y + PLATFORM])
    for shape in shapes:
        reach = shape.reach + square.reach + PLATFORM_CLEAR
        dx = shape.cx - square.cx
        dy = shape.cy - square.cy
        if dx * dx + dy * dy >= reach * reach:
            continue
        if shapes_within(square, shape, PLATFORM_CLEAR - 1):
            return False
    return True


# ------------------------------------------------------------------ mission places (S-17.1, S-17.9)


def mission_places(field: Field) -> list[Point]:
    """The middle of the table, then the places of the outer targets."""
    x: int = field.width // 2
    y: int = field.depth // 2
    return [(x, y), (x - SIDE_STEP, y), (x + SIDE_STEP, y)]


def taken_places(field: Field) -> list[Fault]:
    """Nothing stands and no rough ground lies where Susan or a target has to stand."""
    found: list[Fault] = []
    for k, (x, y) in enumerate(mission_places(field)):
        for block in field.blocks:
            in_way = block.role == ROUGH or in_the_way(block, 0)
            if in_way and shape_to_point(block.shape, x, y, RADIUS) < 0:
                facts = _at(x, y) | _element(field, block.element)
                found.append(Fault("S-17.9" if k else "S-17.1", "taken", True, facts))
                break
    return found


# ------------------------------------------------------------------ ladders and stairs (S-11.6)


def useless_links(field: Field) -> list[Fault]:
    """At both ends a base must be able to stand so that it covers the end."""
    found: list[Fault] = []
    for link in field.links:
        ends = [(link.foot, link.foot_x, link.foot_y), (link.head, link.head_x, link.head_y)]
        for surface, x, y in ends:
            if not standing_near(field, surface, x, y):
                facts = _element(field, link.element) | _at(x, y)
                found.append(Fault("S-11.6", "link", True, facts))
    return found


def standing_near(field: Field, surface: int, x: int, y: int) -> bool:
    """Can a base stand here on the surface so that it covers the point?"""
    z = field.surfaces[surface].z
    blocks = [
        block
        for block in field.blocks
        if in_the_way(block, z) and shape_to_point(block.shape, x, y, 2 * RADIUS) < 0
    ]
    near = [k * RADIUS // 4 for k in range(-4, 5)]
    for dx in near:
        for dy in near:
            if dx * dx + dy * dy > RADIUS * RADIUS or not supports(field, surface, x + dx, y + dy):
                continue
            if not any(shape_to_point(block.shape, x + dx, y + dy, RADIUS) < 0 for block in blocks):
                return True
    return False


# ------------------------------------------------------------------ doors (S-1.11)


def blocked_doors(field: Field) -> list[Fault]:
    """Advice: a base can stand on both sides of every door at table height."""
    found: list[Fault] = []
    for opening in field.openings:
        if opening.kind == DOOR and opening.z0 <= IGNORED_STEP and not _is_passable(field, opening):
            facts = _element(field, opening.element) | _at(opening.shape.cx, opening.shape.cy)
            found.append(Fault("S-1.11", "door", False, facts))
    return found


def _is_passable(field: Field, opening: Opening) -> bool:
    """Is there a line across the panel, somewhere within the opening, with a free place at both its ends?"""
    shape = opening.shape
    k = max(range(len(shape.lengths)), key=lambda k: shape.lengths[k])
    long = shape.lengths[k]
    nx, ny = shape.nx[k], shape.ny[k]
    away = RADIUS + PANEL // 2 + TOUCH_SCENERY
    blocks = [block for block in field.blocks if in_the_way(block, 0)]
    for along in range(0, (long - 2 * RADIUS) // 2 + 1, DOOR_STEP):
        for way in (1, -1):
            x = shape.cx - way * ny * along // long
            y = shape.cy + way * nx * along // long
            ends = [(x + side * nx * away // long, y + side * ny * away // long) for side in (1, -1)]
            if all(_is_free(field, blocks, end) for end in ends):
                return True
    return False


def _is_free(field: Field, blocks: list[Block], place: Point) -> bool:
    x, y = place
    return supports(field, GROUND, x, y) and not any(
        shape_to_point(block.shape, x, y, RADIUS) < 0 for block in blocks
    )


# ------------------------------------------------------------------ ways on the ground


def walled_in(field: Field) -> list[Fault]:
    """Advice: from each home edge every mission place can be reached on the ground."""
    reached = reachable(field)
    found: list[Fault] = []
    for k, (x, y) in enumerate(mission_places(field)):
        near = [
            (x // STEP + dx, y // STEP + dy)
            for dx in range(-4, 5)
            for dy in range(-4, 5)
            if dx * dx + dy * dy <= 16
        ]
        if not any(cell in reached for cell in near):
            found.append(Fault("S-17.9" if k else "S-17.1", "walled", False, _at(x, y)))
    return found


def reachable(field: Field) -> set[Point]:
    """The points of a net over the ground that a figure can come to from both home edges."""
    blocked = blocked_points(field)
    doors = doorways(field, blocked)
    from_south = _flood(field, blocked, doors, 2)
    from_north = _flood(field, blocked, doors, field.depth // STEP - 2)
    return from_south & from_north


def blocked_points(field: Field) -> set[Point]:
    """Points of the net where no base can be: in something too high to be crossed, or over the border."""
    blocked: set[Point] = set()
    for block in field.blocks:
        if block.role == ROUGH or block.z1 < CLIMB_FROM or not in_the_way(block, 0):
            continue
        shape = block.shape
        for x in range((min(shape.xs) - RADIUS) // STEP, (max(shape.xs) + RADIUS) // STEP + 1):
            for y in range((min(shape.ys) - RADIUS) // STEP, (max(shape.ys) + RADIUS) // STEP + 1):
                if (x, y) not in blocked and shape_to_point(shape, x * STEP, y * STEP, RADIUS) < 0:
                    blocked.add((x, y))
    return blocked


def doorways(field: Field, blocked: set[Point]) -> dict[Point, list[Point]]:
    """Steps through doors and low windows: a net may be too coarse to hit a narrow one."""
    steps: dict[Point, list[Point]] = {}
    for opening in field.openings:
        if opening.z0 >= CLIMB_FROM:
            continue
        x, y = opening.shape.cx // STEP, opening.shape.cy // STEP
        near = [
            (x + dx, y + dy) for dx in range(-3, 4) for dy in range(-3, 4) if (x + dx, y + dy) not in blocked
        ]
        for cell in near:
            steps.setdefault(cell, []).extend(near)
    return steps


def _flood(field: Field, blocked: set[Point], doors: dict[Point, list[Point]], row: int) -> set[Point]:
    """Everything that can be reached from this row of the net."""
    last_x = (field.width - RADIUS) // STEP
    last_y = (field.depth - RADIUS) // STEP
    first = (RADIUS + STEP - 1) // STEP
    waiting = [(x, row) for x in range(first, last_x + 1) if (x, row) not in blocked]
    seen = set(waiting)
    while waiting:
        x, y = waiting.pop()
        steps = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1), *doors.get((x, y), [])]
        for cell in steps:
            if cell in seen or cell in blocked:
                continue
            if first <= cell[0] <= last_x and first <= cell[1] <= last_y:
                seen.add(cell)
                waiting.append(cell)
    return seen
