"""Sir Kobayhisi's cat (S-16.39, S-16.40): where it sits, and whom it teases."""

from __future__ import annotations

from typing import Final

from euphoria.core.state import EVERYBODY, tell
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import CAT_RUN, CLIMB_FROM, RADIUS
from euphoria.games.show.rules.box.reasons import FINE, OFF_TABLE, reason
from euphoria.games.show.rules.geometry.plane import shape_to_segment
from euphoria.games.show.rules.geometry.scenery import FRAME, ROUGH
from euphoria.games.show.rules.sight.sight import sees_cat
from euphoria.games.show.rules.state import CAT_LOOSE, Arena
from euphoria.games.show.rules.table.standing import in_the_way, on_table, standing_sheet, surface_below
from euphoria.games.show.rules.words import CAT_RUNS

CAT_TOO_FAR: Final = reason("cat-too-far", "S-16.39")
CAT_STOPPED: Final = reason("cat-stopped", "S-16.39")


def cat_refusal(s: Arena, i: int, x: int, y: int) -> int:
    """It starts touching him and runs straight, up to 10 inches, stopping before walls and high solids."""
    if not on_table(s.field, x, y):
        return OFF_TABLE
    dx = x - s.x[i]
    dy = y - s.y[i]
    if dx * dx + dy * dy > (CAT_RUN + 2 * RADIUS) ** 2:
        return CAT_TOO_FAR
    return FINE if cat_stopper(s, i, x, y) < 0 else CAT_STOPPED


def cat_stopper(s: Arena, i: int, x: int, y: int) -> int:
    """The first element that the cat cannot pass on its way; -1 for none."""
    z = s.field.surfaces[standing_sheet(s, i)].z
    for block in s.field.blocks:
        if block.role in (ROUGH, FRAME) or (s.gone >> block.element) & 1 or not in_the_way(block, z):
            continue
        if block.z1 - z >= CLIMB_FROM:
            if shape_to_segment(block.shape, s.x[i], s.y[i], x, y, RADIUS) < 0:
                return block.element
    return -1


def let_loose(s: Arena, i: int, x: int, y: int) -> None:
    s.marks[i] |= CAT_LOOSE
    s.cat_on = 1
    s.cat_x = x
    s.cat_y = y
    s.cat_surface = surface_below(s, x, y, s.z(i))
    tell(s, CAT_RUNS, EVERYBODY, s.badge[i], x, y)


def near_cat(s: Arena, i: int) -> bool:
    """Within 10 inches of the cat by S-4.6, exactly."""
    dx = s.x[i] - s.cat_x
    dy = s.y[i] - s.cat_y
    h = s.z(i) - s.field.surfaces[s.cat_surface].z
    left = CAT_RUN * CAT_RUN - h * h
    if left < 0:
        return False
    a = 2 * RADIUS
    excess = dx * dx + dy * dy - a * a - left
    return excess <= 0 or excess * excess <= 4 * a * a * left


def is_teased(s: Arena, i: int) -> bool:
    """Must this figure shoot at the cat with all it has? Only who is armed, free and sees it."""
    if not s.cat_on or not s.alive(i) or s.fight[i] >= 0:
        return False
    if s.shots[i] == 0 and not PROFILES[s.who[i]].flame:
        return False
    return near_cat(s, i) and sees_cat(s, i)
