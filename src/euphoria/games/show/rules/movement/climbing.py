"""Changing height: climbs (S-11.13), let-downs (S-11.16), jumps (S-11.24), ladders and stairs (S-11.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import (
    EDGE,
    IGNORED_STEP,
    PLACEMENT,
    RADIUS,
    TOUCH_SCENERY,
    inches_up,
    jump_price,
)
from euphoria.games.show.rules.box.readings import FLAT_JUMP, has
from euphoria.games.show.rules.box.reasons import (
    AWAY_FROM_EDGE,
    AWAY_FROM_WALL,
    CROSSED_BY_WIDTH,
    FINE,
    NO_LINK,
    NO_SURFACE,
    NO_WAY_DOWN,
    NO_WAY_UP,
    NOT_HIGHER,
    NOT_LOWER,
    OFF_FAR_END,
    OFF_LINK,
    OFF_TABLE,
    OUT_OF_PLACEMENT,
)
from euphoria.games.show.rules.geometry.plane import (
    point_to_point,
    point_to_segment,
    shape_to_point,
    shape_to_segment,
)
from euphoria.games.show.rules.geometry.scenery import GROUND, ROUGH, Field
from euphoria.games.show.rules.movement.walking import CROSSING_RATE, increase, touched_at
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import (
    HEADROOM,
    in_the_way,
    is_surface,
    on_table,
    place_refusal,
    removed,
    rim_of,
    standing_sheet,
    supports,
)
from euphoria.games.show.rules.table.terrain import sheet_parts

FLAT_JUMP_PRICE: Final = 2


class Step:
    """A change of height: why it is refused, or where it leads, what it costs and how high it is."""

    __slots__ = (
        "ap", "carried", "enemies", "figure", "fixed", "height", "plain", "refusal", "surface", "x", "y",
    )  # fmt: skip

    def __init__(self, figure: i64, refusal: int, x: int, y: int, surface: int) -> None:
        self.figure = figure
        self.refusal = refusal
        self.x = x
        self.y = y
        self.surface = surface
        self.ap: int = 0
        """What it adds to the price of the activation."""
        self.height: int = 0
        """How far up; negative for the ways down. A jump hurts by it (S-11.26)."""
        self.fixed: int = 0
        """The price of a climb, let-down or jump, which is priced by itself."""
        self.plain: int = 0
        self.carried: int = 0
        """The inches of a link."""
        self.enemies: list[int] = []
        """Enemies it touches at the new place."""


# ------------------------------------------------------------------ up and down by hand


def climb(s: Arena, i: i64, x: int, y: int, surface: int) -> Step:
    """Climb the side of a solid onto a surface."""
    refusal = numbers_refusal(s, x, y, surface)
    if refusal == FINE:
        refusal = climb_refusal(s, i, x, y, surface)
    step = Step(i, refusal, x, y, surface)
    if refusal == FINE:
        step.height = s.field.surfaces[surface].z - s.z(i)
        step.fixed = CROSSING_RATE * inches_up(step.height)
        finish(s, step)
    return step


def let_down(s: Arena, i: i64, x: int, y: int, surface: int) -> Step:
    """Let oneself down from a raised edge."""
    step = descent(s, i, x, y, surface)
    if step.refusal == FINE:
        step.fixed = CROSSING_RATE * inches_up(-step.height)
        finish(s, step)
    return step


def jump(s: Arena, i: i64, x: int, y: int, surface: int) -> Step:
    """Jump down from a raised edge. What it hurts is decided by the height when it is made."""
    step = descent(s, i, x, y, surface)
    if step.refusal == FINE:
        step.fixed = FLAT_JUMP_PRICE if has(s.house, FLAT_JUMP) else jump_price(-step.height)
        finish(s, step)
    return step


def finish(s: Arena, step: Step) -> None:
    """Price and company of a step that is allowed."""
    step.ap = step.fixed + increase(s, step.figure, step.plain, step.carried, [])
    step.enemies = touched_at(s, step.figure, step.x, step.y, s.field.surfaces[step.surface].z)


def numbers_refusal(s: Arena, x: int, y: int, surface: int) -> int:
    """Look at the bare numbers first: they may be of any size."""
    if not on_table(s.field, x, y):
        return OFF_TABLE
    return FINE if is_surface(s, surface) else NO_SURFACE


def climb_refusal(s: Arena, i: i64, x: i64, y: i64, surface: i64) -> int:
    top = s.field.surfaces[surface]
    if top.z <= s.z(i):
        return NOT_HIGHER
    if top.sheet in sheet_parts(s.field, standing_sheet(s, i)):
        return CROSSED_BY_WIDTH
    if point_to_point(x, y, s.x[i], s.y[i], PLACEMENT) > 0:
        return OUT_OF_PLACEMENT
    if not touches_side(s, i, top.element):
        return AWAY_FROM_WALL
    # Straight up, then sideways onto the top.
    if not column_free(s, s.x[i], s.y[i], s.z(i), top.z) or not passage_free(s, i, x, y, top.z):
        return NO_WAY_UP
    return place_refusal(s, i, x, y, surface)


def at_foot(s: Arena, i: i64, surface: i64) -> bool:
    """Does the figure stand where a climb onto the surface may begin, wherever it is to end?"""
    top = s.field.surfaces[surface]
    return (
        top.sheet not in sheet_parts(s.field, standing_sheet(s, i))
        and shape_to_point(top.shape, s.x[i], s.y[i], PLACEMENT - RADIUS) <= 0
        and touches_side(s, i, top.element)
        and column_free(s, s.x[i], s.y[i], s.z(i), top.z)
    )


def descent(s: Arena, i: i64, x: int, y: int, surface: int) -> Step:
    """What letting oneself down and jumping have in common."""
    refusal = numbers_refusal(s, x, y, surface)
    if refusal == FINE:
        refusal = descent_refusal(s, i, x, y, surface)
    step = Step(i, refusal, x, y, surface)
    if refusal == FINE:
        step.height = s.field.surfaces[surface].z - s.z(i)
    return step


def descent_refusal(s: Arena, i: i64, x: i64, y: i64, surface: i64) -> int:
    z = s.field.surfaces[surface].z
    if z >= s.z(i):
        return NOT_LOWER
    if point_to_point(x, y, s.x[i], s.y[i], PLACEMENT) > 0:
        return OUT_OF_PLACEMENT
    if not at_edge(s.field, s.surface[i], s.x[i], s.y[i]):
        return AWAY_FROM_EDGE
    # Sideways over the edge, then straight down.
    if not passage_free(s, i, x, y, s.z(i)) or not column_free(s, x, y, z, s.z(i)):
        return NO_WAY_DOWN
    return place_refusal(s, i, x, y, surface)


# ------------------------------------------------------------------ room to do it


def touches_side(s: Arena, i: i64, element: i64) -> bool:
    """Does the base touch the side of a solid or wall of this element (S-2.5)?"""
    low = s.z(i)
    high = low + s.height(i)
    for k in s.field.blocks_near(s.x[i], s.y[i], s.x[i], s.y[i]):
        block = s.field.blocks[k]
        if (
            block.element == element
            and block.role != ROUGH
            and block.z0 < high
            and low < block.z1
            and shape_to_point(block.shape, s.x[i], s.y[i], RADIUS + TOUCH_SCENERY) <= 0
        ):
            return True
    return False


def at_edge(field: Field, surface: i64, x: i64, y: i64) -> bool:
    """Is a base here within 0.05 inch of the edge of its raised surface (S-11.16)?"""
    if surface == GROUND:
        return False
    rim = rim_of(field, surface)
    for k in range(0, len(rim), 4):
        if point_to_segment(x, y, rim[k], rim[k + 1], rim[k + 2], rim[k + 3], RADIUS + EDGE) <= 0:
            return True
    return False


def column_free(s: Arena, x: i64, y: i64, low: i64, high: i64) -> bool:
    """Can a figure pass here straight from one height to another?"""
    return in_column(s, x, y, low, high) < 0


def in_column(s: Arena, x: i64, y: i64, low: i64, high: i64) -> i64:
    """The first element that is in the way straight up or down; -1 for none."""
    for k in s.field.blocks_near(x, y, x, y):
        block = s.field.blocks[k]
        if (
            block.role != ROUGH
            and block.z1 > low + IGNORED_STEP
            and block.z0 < high + HEADROOM
            and not removed(s, block.element)
            and shape_to_point(block.shape, x, y, RADIUS) < 0
        ):
            return block.element
    return -1


def passage_free(s: Arena, i: i64, x: i64, y: i64, z: i64) -> bool:
    """Can its base be moved from above or below its place to here at this height?"""
    return in_passage(s, i, x, y, z) < 0


def in_passage(s: Arena, i: i64, x: i64, y: i64, z: i64) -> i64:
    """The first element that is in the way of that; -1 for none."""
    for k in s.field.blocks_near(s.x[i], s.y[i], x, y):
        block = s.field.blocks[k]
        if (
            in_the_way(block, z)
            and not removed(s, block.element)
            and shape_to_segment(block.shape, s.x[i], s.y[i], x, y, RADIUS) < 0
        ):
            return block.element
    return -1


# ------------------------------------------------------------------ ladders and stairs


def use_link(s: Arena, i: i64, number: int, x: int, y: int) -> Step:
    """Go up or down a whole ladder or stair to a place that covers its other end."""
    if not (0 <= number < len(s.field.links)) or removed(s, s.field.links[number].element):
        return Step(i, NO_LINK, x, y, GROUND)
    if not on_table(s.field, x, y):
        return Step(i, OFF_TABLE, x, y, GROUND)
    link = s.field.links[number]
    if covers_end(s, i, link.foot, link.foot_x, link.foot_y):
        return along_link(s, i, link.head, link.head_x, link.head_y, link.length, x, y)
    if covers_end(s, i, link.head, link.head_x, link.head_y):
        return along_link(s, i, link.foot, link.foot_x, link.foot_y, link.length, x, y)
    return Step(i, OFF_LINK, x, y, GROUND)


def along_link(s: Arena, i: i64, far: i64, far_x: i64, far_y: i64, length: int, x: i64, y: i64) -> Step:
    surface = part_at(s.field, far, x, y)
    step = Step(i, FINE, x, y, surface)
    if point_to_point(x, y, far_x, far_y, RADIUS) > 0:
        step.refusal = OFF_FAR_END
    else:
        step.refusal = place_refusal(s, i, x, y, surface)
    if step.refusal == FINE:
        step.height = s.field.surfaces[surface].z - s.z(i)
        if s.load[i] >= 0:
            step.carried = length
        else:
            step.plain = length
        finish(s, step)
    return step


def covers_end(s: Arena, i: i64, surface: i64, x: i64, y: i64) -> bool:
    """Does the base stand on this surface and cover the point?"""
    # Most ends are elsewhere.
    if point_to_point(s.x[i], s.y[i], x, y, RADIUS) > 0:
        return False
    here = s.field.surfaces[s.surface[i]]
    there = s.field.surfaces[surface]
    return here.element == there.element and here.z == there.z


def part_at(field: Field, surface: i64, x: i64, y: i64) -> i64:
    """The part of a surface that carries a base here; the surface itself where none does."""
    if supports(field, surface, x, y):
        return surface
    for k in sheet_parts(field, surface):
        if supports(field, k, x, y):
            return k
    return surface


def commit(s: Arena, step: Step) -> None:
    """Add the price to the activation and put the figure at its new place."""
    i = step.figure
    s.run_fixed += step.fixed
    s.run_plain += step.plain
    s.run_carried += step.carried
    s.run_up = 1 if step.height > 0 else 0
    s.x[i] = step.x
    s.y[i] = step.y
    s.surface[i] = step.surface
