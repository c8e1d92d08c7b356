"""Who sees whom, what stands in the way, and what cover that gives (S-14.2 to S-14.5, S-14.19 to S-14.23).

Everything here asks one kernel (lines.py): the preview, the legality of a shot and the bots cannot disagree.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import (
    BODY,
    CAT,
    EYE,
    MARKER_HEIGHT,
    MARKER_RADIUS,
    RADIUS,
    TOUCH,
    TOUCH_SCENERY,
)
from euphoria.games.show.rules.geometry.lines import (
    FREE,
    NINE,
    SLACK,
    Look,
    clip_height,
    clip_shape,
    is_longer,
)
from euphoria.games.show.rules.geometry.plane import shape_to_point
from euphoria.games.show.rules.geometry.scenery import ROUGH, Element, Shape
from euphoria.games.show.rules.state import ON_TABLE, Arena

THROUGH_LENGTH: Final = 50
"""A shot goes through a building when a free line runs inside it for more than this (S-14.21)."""

# What blocks a line, as one number: an element, or a figure or marker after these.
FIGURE_CODE: Final = 64
MARKER_CODE: Final = 128

NONE: Final = 0
PARTLY: Final = 1
TOUCHING: Final = 2
THROUGH: Final = 3
UNSEEN: Final = 4
COVERS: Final[list[str]] = ["none", "partly", "touching", "through", "unseen"]


# ------------------------------------------------------------------ what stands in the way


def scan(s: Arena, look: Look, viewer: i64, target: i64, spared: i64) -> None:
    """Hold the lines against everything on the table but the two figures and the element looked at."""
    gone = s.gone
    blocks = s.field.blocks
    x: i64 = look.x
    y: i64 = look.y
    dx: i64 = look.dx
    dy: i64 = look.dy
    length: i64 = look.length
    # No line is further from the axis than SLACK, which is less than what `blocks_near` looks around.
    for k in s.field.blocks_near(x, y, x + dx, y + dy):
        block = blocks[k]
        shape = block.shape
        # Half of `passes_by`, written out: this is asked for everything on the way.
        across: i64 = (shape.cx - x) * dy - (shape.cy - y) * dx
        limit: i64 = (shape.reach + SLACK) * length
        if across > limit or -across > limit or look.passes_over(block.z0, block.z1):
            continue
        element = block.element
        if element == spared or gone >> element & 1:
            continue
        if block.role == ROUGH and is_within(s, element, look.x, look.y):
            continue
        look.meet_shape(shape, block.z0, block.z1, element)
        if not look.todo:
            return
    scan_figures(s, look, viewer, target)
    for t in range(len(s.target_x)):
        if s.target_state[t] == ON_TABLE and not look.passes_by(s.target_x[t], s.target_y[t], MARKER_RADIUS):
            z = s.field.surfaces[s.target_surface[t]].z
            look.meet_cylinder(
                s.target_x[t], s.target_y[t], MARKER_RADIUS, z, z + MARKER_HEIGHT, MARKER_CODE + t
            )


def scan_figures(s: Arena, look: Look, viewer: i64, target: i64) -> None:
    ys = s.y
    x: i64 = look.x
    y: i64 = look.y
    dx: i64 = look.dx
    dy: i64 = look.dy
    limit: i64 = (RADIUS + SLACK) * look.length
    k: i64 = -1
    for at in s.x:
        k += 1
        # Half of `passes_by`, written out: most stand elsewhere.
        across: i64 = (at - x) * dy - (ys[k] - y) * dx
        if across > limit or -across > limit:
            continue
        if k != viewer and k != target and not look.passes_by(at, ys[k], RADIUS) and s.alive(k):
            z = s.z(k)
            look.meet_cylinder(at, ys[k], RADIUS, z, z + s.height(k), FIGURE_CODE + k)


def is_within(s: Arena, element: i64, x: i64, y: i64) -> bool:
    """Is a point in plan in the footprint of an element?"""
    for shape in s.field.elements[element].footprint:
        if shape.holds(x, y):
            return True
    return False


def find_through(s: Arena, look: Look, foot: i64) -> None:
    """S-14.21: name the first open building that a free line runs through from outside."""
    for e, element in enumerate(s.field.elements):
        if not element.open or s.gone >> e & 1 or stays_clear(look, element):
            continue
        if foot < element.roof and is_within(s, e, look.x, look.y):
            continue
        for line in range(9):
            if look.free >> line & 1 and runs_through(look, element.footprint, line, element.roof):
                look.building = e
                return


def stays_clear(look: Look, building: Element) -> bool:
    """Do all lines pass beside a building or above it? A quick test: it may say no too often."""
    if look.passes_over(0, building.roof):
        return True
    for shape in building.footprint:
        if not look.passes_by(shape.cx, shape.cy, shape.reach):
            return False
    return True


def runs_through(look: Look, footprint: list[Shape], line: i64, roof: i64) -> bool:
    """Does a line run for long enough over a footprint and below a roof?"""
    level = line // 3
    side = line % 3 - 1
    dx = look.dx + side * look.ox
    dy = look.dy + side * look.oy
    dz = look.low + level * look.step
    ticks: i64 = 0
    for shape in footprint:
        start, end = clip_shape(shape, look.x, look.y, dx, dy)
        if start < end:
            first, last = clip_height(start, end, look.eye, dz, 0, roof)
            ticks += max(last - first, 0)
    return is_longer(ticks, dx, dy, dz, THROUGH_LENGTH)


# ------------------------------------------------------------------ looking at figures


def fan(x: i64, y: i64, eye: i64, to_x: i64, to_y: i64, to_z: i64, height: i64) -> Look:
    lines = Look(x, y, eye, to_x, to_y, to_z)
    lines.aim_at_cylinder(height)
    return lines


def full_look(s: Arena, i: i64, x: i64, y: i64, eye: i64, j: i64, to_x: i64, to_y: i64, to_z: i64) -> Look:
    """The whole report, with the viewer and the target wherever they are thought to be."""
    lines = fan(x, y, eye, to_x, to_y, to_z, s.height(j))
    lines.report_all()
    scan(s, lines, i, j, -1)
    if lines.free:
        find_through(s, lines, eye - EYE[s.stature(i)])
    return lines


def look(s: Arena, i: i64, j: i64) -> Look:
    """How figure i sees figure j: every line, and what blocks it."""
    return full_look(s, i, s.x[i], s.y[i], s.eye(i), j, s.x[j], s.y[j], s.z(j))


def look_from(s: Arena, x: i64, y: i64, eye: i64, i: i64, j: i64) -> Look:
    """The same if i had its eye at this place."""
    return full_look(s, i, x, y, eye, j, s.x[j], s.y[j], s.z(j))


def look_at(s: Arena, i: i64, x: i64, y: i64, z: i64, j: i64) -> Look:
    """The same if j stood at this place."""
    return full_look(s, i, s.x[i], s.y[i], s.eye(i), j, x, y, z)


def sees(s: Arena, i: i64, j: i64) -> bool:
    """Is a line free (S-14.2)? Quicker than the report: a blocked line is not looked at again."""
    lines = fan(s.x[i], s.y[i], s.eye(i), s.x[j], s.y[j], s.z(j), s.height(j))
    scan(s, lines, i, j, -1)
    return lines.free != 0


def sees_cat(s: Arena, i: i64) -> bool:
    """The cat is looked at like a figure (S-16.39)."""
    if not s.cat_on:
        return False
    z = s.field.surfaces[s.cat_surface].z
    lines = fan(s.x[i], s.y[i], s.eye(i), s.cat_x, s.cat_y, z, BODY[CAT])
    scan(s, lines, i, -1, -1)
    return lines.free != 0


def sees_point(s: Arena, i: i64, x: i64, y: i64, z: i64) -> bool:
    """Is the line to a point free? For the centre of a template the caller adds 0.1 inch (S-15.12)."""
    return sees_spot(s, i, x, y, z, -1)


def sees_spot(s: Arena, i: i64, x: i64, y: i64, z: i64, spared: i64) -> bool:
    line = Look(s.x[i], s.y[i], s.eye(i), x, y, z)
    scan(s, line, i, -1, spared)
    return line.free != 0


def sees_element(s: Arena, i: i64, element: i64) -> bool:
    """S-16.1: a corner or edge middle of its footprint at half or nine tenths of its height."""
    piece = s.field.elements[element]
    for shape in piece.footprint:
        for k in range(len(shape.xs)):
            after = (k + 1) % len(shape.xs)
            x: i64 = shape.xs[k]
            y: i64 = shape.ys[k]
            middle_x = (x + shape.xs[after]) // 2
            middle_y = (y + shape.ys[after]) // 2
            for z in (piece.top // 2, piece.top * 9 // 10):
                if sees_spot(s, i, x, y, z, element) or sees_spot(s, i, middle_x, middle_y, z, element):
                    return True
    return False


# ------------------------------------------------------------------ cover


class Cover:
    """What the scenery between two figures is worth to the one that is shot at."""

    __slots__ = ("blocker", "reason", "value")

    def __init__(self, value: i64, reason: i64, blocker: i64) -> None:
        self.value = value
        """0, -1 or -2, as it changes the aim."""
        self.reason = reason
        self.blocker = blocker
        """What gives this cover: an element, a figure or a marker; -1 without cover."""


def cover(s: Arena, i: i64, j: i64) -> Cover:
    """The cover of j against i (S-14.19 to S-14.23)."""
    return judge(s, look(s, i, j), j, s.x[j], s.y[j], s.z(j))


def cover_from(s: Arena, x: i64, y: i64, eye: i64, i: i64, j: i64) -> Cover:
    """The same if i had its eye at this place."""
    return judge(s, look_from(s, x, y, eye, i, j), j, s.x[j], s.y[j], s.z(j))


def cover_at(s: Arena, i: i64, x: i64, y: i64, z: i64, j: i64) -> Cover:
    """The same if j stood at this place."""
    return judge(s, look_at(s, i, x, y, z, j), j, x, y, z)


def judge(s: Arena, report: Look, j: i64, x: i64, y: i64, z: i64) -> Cover:
    """What a report means for a target at this place."""
    if report.free == NINE:
        return Cover(0, NONE, FREE)
    if report.free == 0:
        return Cover(0, UNSEEN, report.found[0])
    height = s.height(j)
    for code in report.found:
        if touches(s, code, x, y, z, height):
            return Cover(-2, TOUCHING, code)
    if report.through:
        return Cover(-2, THROUGH, report.building)
    return Cover(-1, PARTLY, report.found[0])


def touches(s: Arena, code: i64, x: i64, y: i64, z: i64, height: i64) -> bool:
    """Does a figure of this height at this place touch what blocks a line (S-2.5, S-14.20)?"""
    if code < FIGURE_CODE:
        return touches_element(s, code, x, y, z, height)
    if code < MARKER_CODE:
        k = code - FIGURE_CODE
        return meets(x - s.x[k], y - s.y[k], TOUCH, z, height, s.z(k), s.height(k))
    k = code - MARKER_CODE
    reach = RADIUS + MARKER_RADIUS + TOUCH_SCENERY
    foot = s.field.surfaces[s.target_surface[k]].z
    return meets(x - s.target_x[k], y - s.target_y[k], reach, z, height, foot, MARKER_HEIGHT)


def meets(dx: i64, dy: i64, reach: i64, z: i64, height: i64, other_z: i64, other_height: i64) -> bool:
    """Are two axes no further apart in plan, and do the heights overlap?"""
    if dx * dx + dy * dy > reach * reach:
        return False
    return z < other_z + other_height and other_z < z + height


def touches_element(s: Arena, element: i64, x: i64, y: i64, z: i64, height: i64) -> bool:
    """Is the base beside it with overlapping heights, or on it, or in it?"""
    for surface in s.field.surfaces:
        if surface.element == element and surface.z == z and shape_to_point(surface.shape, x, y, RADIUS) <= 0:
            return True
    for block in s.field.blocks:
        if block.element == element and z < block.z1 and block.z0 < z + height:
            if shape_to_point(block.shape, x, y, RADIUS + TOUCH_SCENERY) <= 0:
                return True
    piece = s.field.elements[element]
    return z < piece.top and piece.open and is_within(s, element, x, y)
