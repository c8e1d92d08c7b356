"""The shift of a whole fight (S-12.23 to S-12.27): how far it goes, who loses the ground, where one lands.

Only places: who pushes whom, the dice and the damage belong to the attack phase.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import INCH, RADIUS, TOGETHER, TOUCH_SCENERY
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.plane import point_segment_square, shape_to_segment
from euphoria.games.show.rules.geometry.scenery import GROUND
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.settling import nearest_place
from euphoria.games.show.rules.table.standing import (
    in_the_way,
    on_figure,
    on_table,
    place_refusal,
    removed,
    supports,
    surface_below,
)
from euphoria.games.show.rules.table.terrain import sheet_parts

KEPT_AWAY: Final = 2 * RADIUS + TOUCH_SCENERY
"""Figures outside the fight are not approached further than to this distance of the centres."""
STRIDE: Final = 10
"""Places along the push are tried at this distance from each other."""


class Shift:
    """A fight after a push: the way it went, and where those of its members are that keep the ground."""

    __slots__ = ("distance", "dx", "dy", "falling", "members", "surfaces", "xs", "ys")

    def __init__(self, dx: int, dy: int, distance: int) -> None:
        self.dx = dx
        self.dy = dy
        """The direction, of any length."""
        self.distance = distance
        self.members: list[int] = []
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.surfaces: list[int] = []
        self.falling: list[int] = []
        """Members whose base centre is no longer above their surface (S-12.26)."""


def vector(dx: int, dy: int, distance: int) -> tuple[int, int]:
    """A vector in this direction, no longer than the distance: both parts are rounded towards 0."""
    square = dx * dx + dy * dy
    if square == 0:
        return 0, 0
    x = isqrt(dx * dx * distance * distance // square)
    y = isqrt(dy * dy * distance * distance // square)
    return (x if dx >= 0 else -x), (y if dy >= 0 else -y)


# ------------------------------------------------------------------ how far


def shifted(s: Arena, members: list[int], dx: int, dy: int, inches: int) -> Shift:
    """Push all members of a fight by so many inches in this direction, or until something stops them.

    Nothing changes yet. What stops a way stops every longer one, so halving finds the greatest distance.
    """
    free = 0
    barred = inches * INCH + 1
    while barred - free > 1:
        middle = (free + barred) // 2
        if way_is_free(s, members, dx, dy, middle):
            free = middle
        else:
            barred = middle
    if vector(dx, dy, free) == (0, 0):
        free = 0
    shift = Shift(dx, dy, free)
    settle(s, shift, members)
    return shift


def way_is_free(s: Arena, members: list[int], dx: int, dy: int, distance: int) -> bool:
    """Is there nothing of S-12.25 in the way of any member?"""
    vx, vy = vector(dx, dy, distance)
    for i in members:
        x = s.x[i] + vx
        y = s.y[i] + vy
        if not on_table(s.field, x, y) or meets_scenery(s, i, x, y) or meets_outsider(s, members, i, x, y):
            return False
    return True


def meets_scenery(s: Arena, i: i64, x: i64, y: i64) -> bool:
    """Would its base on the way here overlap a solid or a wall that rises above its surface?"""
    z = s.z(i)
    for k in s.field.blocks_near(s.x[i], s.y[i], x, y):
        block = s.field.blocks[k]
        if (
            in_the_way(block, z)
            and not removed(s, block.element)
            and shape_to_segment(block.shape, s.x[i], s.y[i], x, y, RADIUS) < 0
        ):
            return True
    return False


def meets_outsider(s: Arena, members: list[int], i: i64, x: int, y: int) -> bool:
    """Would it on the way here come within 0.05 inch of a figure outside the fight?

    One that is nearer already stops only a push that brings them closer still.
    """
    low = s.z(i)
    high = low + s.height(i)
    west: i64 = min(x, s.x[i]) - KEPT_AWAY
    east: i64 = max(x, s.x[i]) + KEPT_AWAY
    south: i64 = min(y, s.y[i]) - KEPT_AWAY
    north: i64 = max(y, s.y[i]) + KEPT_AWAY
    for j in range(s.count()):
        # Most are elsewhere.
        if not (west <= s.x[j] <= east and south <= s.y[j] <= north):
            continue
        if not s.alive(j) or j in members or s.z(j) >= high or low >= s.z(j) + s.height(j):
            continue
        n, d = point_segment_square(s.x[j], s.y[j], s.x[i], s.y[i], x, y)
        now = (s.x[j] - s.x[i]) ** 2 + (s.y[j] - s.y[i]) ** 2
        if n < min(KEPT_AWAY * KEPT_AWAY, now) * d:
            return True
    return False


# ------------------------------------------------------------------ who keeps the ground


def settle(s: Arena, shift: Shift, members: list[int]) -> None:
    """Say of every member whether it falls or where it stands, those in front first.

    A base that merely overhangs is slid back until it is supported, and whoever stood behind it no further
    than bases allow: their places are as they were, only less far on.
    """
    ahead = sorted(members, key=lambda i: (-(s.x[i] * shift.dx + s.y[i] * shift.dy), i))
    vx, vy = vector(shift.dx, shift.dy, shift.distance)
    for i in ahead:
        if part_under(s, i, s.x[i] + vx, s.y[i] + vy) < 0:
            shift.falling.append(i)
    for i in ahead:
        if i not in shift.falling:
            keep_up(s, shift, i)


def part_under(s: Arena, i: i64, x: i64, y: i64) -> int:
    """The part of the figure's surface that this point is above; -1 for none."""
    for k in sheet_parts(s.field, s.surface[i]):
        if s.field.surfaces[k].shape.holds(x, y):
            return k
    return -1


def keep_up(s: Arena, shift: Shift, i: int) -> None:
    """The furthest place on its line where it is supported and overlaps nobody placed before."""
    for distance in line(shift.distance):
        vx, vy = vector(shift.dx, shift.dy, distance)
        x = s.x[i] + vx
        y = s.y[i] + vy
        part = supported_on(s, i, x, y)
        if part >= 0 and not overlaps_placed(s, shift, i, x, y):
            add_place(shift, i, x, y, part)
            return
    add_place(shift, i, s.x[i], s.y[i], s.surface[i])


def line(distance: int) -> range:
    """Distances along a push from its end backwards; all of them would be too many to try."""
    return range(distance, -1, -STRIDE)


def add_place(shift: Shift, i: int, x: int, y: int, surface: int) -> None:
    shift.members.append(i)
    shift.xs.append(x)
    shift.ys.append(y)
    shift.surfaces.append(surface)


def supported_on(s: Arena, i: i64, x: i64, y: i64) -> int:
    """The part of the figure's surface that would carry its whole base here; -1 for none."""
    for k in sheet_parts(s.field, s.surface[i]):
        if supports(s.field, k, x, y):
            return k
    return -1


def overlaps_placed(s: Arena, shift: Shift, i: int, x: int, y: int) -> bool:
    """Would it overlap a member that has its place already?"""
    for k in range(len(shift.members)):
        j = shift.members[k]
        low = s.field.surfaces[shift.surfaces[k]].z
        if s.z(i) >= low + s.height(j) or low >= s.z(i) + s.height(i):
            continue
        now = (shift.xs[k] - x) ** 2 + (shift.ys[k] - y) ** 2
        if now < TOGETHER * TOGETHER:
            return True
    return False


def commit(s: Arena, shift: Shift) -> None:
    """Move the members that keep the ground; those that fall wait where they were for their landing."""
    for k in range(len(shift.members)):
        i = shift.members[k]
        s.x[i] = shift.xs[k]
        s.y[i] = shift.ys[k]
        s.surface[i] = shift.surfaces[k]


# ------------------------------------------------------------------ falling


def landing(s: Arena, i: i64, shift: Shift) -> tuple[int, int, int] | None:
    """Where a falling member comes to stand: x, y and surface (S-12.26); None where there is no room.

    It drops to the highest surface below and is moved on along the push until its base stands free. Where
    that finds nothing before the table ends, the nearest free place has to do: at the foot of the fall, on
    the table, or else above.
    """
    vx, vy = vector(shift.dx, shift.dy, shift.distance)
    x = s.x[i] + vx
    y = s.y[i] + vy
    floor = surface_below(s, x, y, s.z(i))
    z = s.field.surfaces[floor].z
    distance = shift.distance
    while on_table(s.field, s.x[i] + vx, s.y[i] + vy):
        surface = surface_below(s, s.x[i] + vx, s.y[i] + vy, z)
        if place_refusal(s, i, s.x[i] + vx, s.y[i] + vy, surface) == FINE:
            return s.x[i] + vx, s.y[i] + vy, surface
        distance += STRIDE
        vx, vy = vector(shift.dx, shift.dy, distance)
    return nearest_on(s, i, x, y, [floor, GROUND, s.surface[i]])


def nearest_on(s: Arena, i: i64, x: int, y: int, surfaces: list[int]) -> tuple[int, int, int] | None:
    """The nearest free place on the first of these surfaces that has one."""
    for surface in surfaces:
        found = nearest_place(s, i, x, y, surface)
        if found is not None:
            return found[0], found[1], surface
    return None


def last_supported(s: Arena, i: i64, shift: Shift) -> tuple[int, int, int]:
    """Where a winner may stop above when all that fell are dead (S-12.27): x, y and surface.

    Others of its side may have taken every place on its line; then it is put beside it.
    """
    for distance in line(shift.distance):
        vx, vy = vector(shift.dx, shift.dy, distance)
        part = supported_on(s, i, s.x[i] + vx, s.y[i] + vy)
        if part >= 0 and on_figure(s, i, s.x[i] + vx, s.y[i] + vy, s.z(i)) < 0:
            return s.x[i] + vx, s.y[i] + vy, part
    beside = nearest_on(s, i, s.x[i], s.y[i], [s.surface[i]])
    return (s.x[i], s.y[i], s.surface[i]) if beside is None else beside
