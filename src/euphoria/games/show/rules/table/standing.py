"""Where a figure may be at rest (S-1.7, S-1.13, S-2.4), and what is below a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import (
    BODY,
    IGNORED_STEP,
    MARKER_HEIGHT,
    MARKER_RADIUS,
    RADIUS,
    STANDING,
    TOGETHER,
)
from euphoria.games.show.rules.box.reasons import (
    FINE,
    IN_SCENERY,
    NO_SURFACE,
    OFF_SURFACE,
    OFF_TABLE,
    ON_FIGURE,
    ON_MARKER,
)
from euphoria.games.show.rules.geometry.plane import covers, outline, point_to_segment, shape_to_point
from euphoria.games.show.rules.geometry.scenery import GROUND, NO_ELEMENT, ROUGH, Block, Field
from euphoria.games.show.rules.state import ON_TABLE, Arena

HEADROOM: Final = BODY[STANDING]
"""Scenery leaves this much room above a surface for anybody, small or lying, to be there."""
ON_A_MARKER: Final = RADIUS + MARKER_RADIUS - 2
"""A base whose centre is closer to a marker's overlaps it; 0.002 inch of rounding are forgiven (S-2.4)."""


def removed(s: Arena, element: int) -> bool:
    """Was this element blown up? The table never is. Plain `int`: the mask may have 64 bits."""
    return element != NO_ELEMENT and s.gone >> element & 1 != 0


def on_table(field: Field, x: int, y: int) -> bool:
    """Does the whole base lie on the table? The coordinates may be of any size."""
    width: int = field.width
    depth: int = field.depth
    return RADIUS <= x <= width - RADIUS and RADIUS <= y <= depth - RADIUS


def is_surface(s: Arena, surface: int) -> bool:
    return 0 <= surface < len(s.field.surfaces) and not removed(s, s.field.surfaces[surface].element)


def standing_sheet(s: Arena, i: i64) -> i64:
    """The surface on whose plane the figure walks."""
    return s.field.surfaces[s.surface[i]].sheet


# ------------------------------------------------------------------ what carries a base


def rim_of(field: Field, surface: i64) -> list[int]:
    """The edges of a raised surface as segments: ax, ay, bx, by, ..."""
    level = field.level(surface)
    rim = level.rim
    if rim is None:
        rim = outline(level.shapes)
        level.rim = rim
    return rim


def supports(field: Field, surface: i64, x: i64, y: i64) -> bool:
    """Would a base here lie wholly on the surface (S-2.4), its centre on this very part of it?"""
    if surface == GROUND:
        return on_table(field, x, y)
    shape = field.surfaces[surface].shape
    if not shape.holds(x, y):
        return False
    if covers(shape, x, y, RADIUS):
        return True
    if len(field.level(surface).numbers) == 1:
        return False
    rim = rim_of(field, surface)
    for k in range(0, len(rim), 4):
        if point_to_segment(x, y, rim[k], rim[k + 1], rim[k + 2], rim[k + 3], RADIUS) < 0:
            return False
    return True


def in_the_way(block: Block, z: i64) -> bool:
    """Does the block take up room that a figure standing at this height needs?"""
    return block.role != ROUGH and block.z1 > z + IGNORED_STEP and block.z0 < z + HEADROOM


def in_scenery(s: Arena, x: i64, y: i64, z: i64) -> bool:
    """Would a base at this height be inside scenery (S-1.7)? Touching it is no matter."""
    return scenery_at(s, x, y, z) >= 0


def scenery_at(s: Arena, x: i64, y: i64, z: i64) -> i64:
    """The first element that a base at this height would be inside; -1 for none."""
    blocks = s.field.blocks
    for k in s.field.blocks_near(x, y, x, y):
        block = blocks[k]
        if (
            in_the_way(block, z)
            and not removed(s, block.element)
            and shape_to_point(block.shape, x, y, RADIUS) < 0
        ):
            return block.element
    return -1


def on_figure(s: Arena, i: i64, x: i64, y: i64, z: i64) -> i64:
    """The first other living figure that the base would overlap (S-2.4); -1 for none."""
    j: i64 = -1
    for at in s.x:
        j += 1
        dx: i64 = at - x
        # Most are elsewhere.
        if dx > TOGETHER or dx < -TOGETHER:
            continue
        dy: i64 = s.y[j] - y
        if dx * dx + dy * dy < TOGETHER * TOGETHER and j != i and s.alive(j):
            low = s.z(j)
            if low < z + s.height(i) and z < low + s.height(j):
                return j
    return -1


def on_marker(s: Arena, i: i64, x: i64, y: i64, z: i64) -> i64:
    """The first target whose marker the base would be on (S-1.13); -1 for none."""
    top = z + s.height(i)
    for k in range(len(s.target_x)):
        if s.target_state[k] != ON_TABLE:
            continue
        dx = s.target_x[k] - x
        dy = s.target_y[k] - y
        foot = s.field.surfaces[s.target_surface[k]].z
        if dx * dx + dy * dy < ON_A_MARKER * ON_A_MARKER and foot < top and z < foot + MARKER_HEIGHT:
            return k
    return -1


def place_refusal(s: Arena, i: i64, x: int, y: int, surface: int) -> int:
    """Why the figure may not rest here, or FINE. Where it is now does not matter."""
    if not on_table(s.field, x, y):
        return OFF_TABLE
    if not is_surface(s, surface):
        return NO_SURFACE
    if not supports(s.field, surface, x, y):
        return OFF_SURFACE
    z = s.field.surfaces[surface].z
    if in_scenery(s, x, y, z):
        return IN_SCENERY
    if on_figure(s, i, x, y, z) >= 0:
        return ON_FIGURE
    if on_marker(s, i, x, y, z) >= 0:
        return ON_MARKER
    return FINE


def surface_below(s: Arena, x: i64, y: i64, z: i64) -> i64:
    """The highest surface at or below this height that holds the point; the table holds every point."""
    best: i64 = GROUND
    surfaces = s.field.surfaces
    for k in s.field.surfaces_near(x, y):
        surface = surfaces[k]
        if (
            surfaces[best].z < surface.z <= z
            and not removed(s, surface.element)
            and surface.shape.holds(x, y)
        ):
            best = k
    return best
