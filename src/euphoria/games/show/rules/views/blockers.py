"""Who or what is in the way: refusals name it where it is one figure, element or target.

A check answers with the number of a reason only. Once it has refused something, the same functions are asked
here for the thing that stood against it.
"""

from __future__ import annotations

from typing import Final

from euphoria.core.state import Frame
from euphoria.games.show.rules.box.data import RADIUS
from euphoria.games.show.rules.box.reasons import (
    BEHIND_WALL,
    BLAST_UNSEEN,
    IN_SCENERY,
    NO_WAY_DOWN,
    NO_WAY_UP,
    ON_FIGURE,
    ON_MARKER,
    PAST_ENEMY,
    PLATFORM_NEAR_SCENERY,
    STOP_ON_TOP,
    THROUGH_FIGURE,
    THROUGH_SCENERY,
    TOUCHES_ENEMY,
)
from euphoria.games.show.rules.geometry.lines import Look
from euphoria.games.show.rules.geometry.plane import shape_to_segment
from euphoria.games.show.rules.geometry.scenery import GROUND
from euphoria.games.show.rules.movement import escort
from euphoria.games.show.rules.movement.climbing import in_column, in_passage
from euphoria.games.show.rules.movement.placing import ABOVE, near_platform, wall_between
from euphoria.games.show.rules.movement.walking import corners, end_surface, touched_at, walk
from euphoria.games.show.rules.phases.abilities_others import OUT_OF_SIGHT, SEDUCED_UNSEEN
from euphoria.games.show.rules.phases.abilities_self import CALL, called_benkei
from euphoria.games.show.rules.phases.firing import OCCUPIED
from euphoria.games.show.rules.phases.positioning import step_of
from euphoria.games.show.rules.phases.shooting import UNSEEN
from euphoria.games.show.rules.sight.sight import FIGURE_CODE, MARKER_CODE, look, scan
from euphoria.games.show.rules.state import NOBODY, Arena
from euphoria.games.show.rules.table.cat import CAT_STOPPED, cat_stopper
from euphoria.games.show.rules.table.settling import occupants
from euphoria.games.show.rules.table.standing import (
    on_figure,
    on_marker,
    removed,
    scenery_at,
    standing_sheet,
)
from euphoria.games.show.rules.table.terrain import BARRED, hindrance, terrain
from euphoria.games.show.rules.words import (
    AIM,
    BADGES,
    CLIMB,
    DEPLOY,
    FLEE,
    LEAD,
    MOVE,
    THROW,
    USE_LINK,
    argument,
    figure_of,
    points_of,
    surface_of,
    x_of,
    y_of,
)

UNKNOWN: Final = -1
STEPS: Final = 32
"""Into so many parts a straight line is cut to find what it meets first."""
MIDDLE: Final = 4
"""The line of sight to the middle of a figure."""

AT_THE_END: Final = (ON_FIGURE, IN_SCENERY, ON_MARKER, STOP_ON_TOP, TOUCHES_ENEMY)
ON_THE_WAY: Final = (THROUGH_FIGURE, PAST_ENEMY)
OF_SIGHT: Final = (UNSEEN, OUT_OF_SIGHT, SEDUCED_UNSEEN)
NAMING: Final = frozenset(
    {
        *AT_THE_END,
        *ON_THE_WAY,
        *OF_SIGHT,
        THROUGH_SCENERY,
        NO_WAY_UP,
        NO_WAY_DOWN,
        PLATFORM_NEAR_SCENERY,
        BEHIND_WALL,
        BLAST_UNSEEN,
        CAT_STOPPED,
        OCCUPIED,
    }
)
"""The reasons that have a sentence with a name in it as well."""


def named(s: Arena, code: int) -> str:
    """`B.blanca`, `#6` for the sixth element, `target-2`; nothing for nobody."""
    if code < 0:
        return ""
    if code < FIGURE_CODE:
        return f"#{code + 1}"
    if code < MARKER_CODE:
        return BADGES[s.badge[code - FIGURE_CODE]]
    return f"target-{code - MARKER_CODE + 1}"


def culprit(s: Arena, f: Frame, code: int, number: int) -> str:
    """Who or what stands against this action, if that was the reason."""
    if number not in NAMING:
        return ""
    if number == PLATFORM_NEAR_SCENERY:
        return named(s, near_platform(s, x_of(argument(code)), y_of(argument(code))))
    if number == OCCUPIED:
        return named(s, FIGURE_CODE + occupants(s, s.site[f.a])[0])
    if number in OF_SIGHT:
        return named(s, _before(s, f.a, code))
    if number == BLAST_UNSEEN:
        return named(s, _before_point(s, f.a, code))
    i, xs, ys = _path(s, f, code)
    if i == NOBODY or not xs:
        return ""
    return named(s, _on_path(s, i, xs, ys, code, number))


def _on_path(s: Arena, i: int, xs: list[int], ys: list[int], code: int, number: int) -> int:
    """What stops a figure on the way to the last of these points, or at it."""
    verb = code & 255
    if number == CAT_STOPPED:
        return cat_stopper(s, i, xs[-1], ys[-1])
    if number == BEHIND_WALL:
        return int(wall_between(s, i, xs[-1], ys[-1]))
    if number in ON_THE_WAY:
        found = walk(s, i, xs, ys).barred_by
        return UNKNOWN if found < 0 else FIGURE_CODE + found
    if number == THROUGH_SCENERY:
        return _wall(s, i, xs, ys)
    surface = _surface(s, i, xs[-1], ys[-1], code)
    if number in (NO_WAY_UP, NO_WAY_DOWN):
        return _over_edge(s, i, xs[-1], ys[-1], surface, verb == CLIMB)
    return at_place(s, i, xs[-1], ys[-1], surface, number)


def at_place(s: Arena, i: int, x: int, y: int, surface: int, number: int) -> int:
    """What keeps a figure from resting at a place."""
    z = int(s.field.surfaces[surface].z)
    if number == ON_FIGURE:
        found = int(on_figure(s, i, x, y, z))
        return UNKNOWN if found < 0 else FIGURE_CODE + found
    if number == TOUCHES_ENEMY:
        touched = touched_at(s, i, x, y, z)
        return FIGURE_CODE + touched[0] if touched else UNKNOWN
    if number == ON_MARKER:
        marker = int(on_marker(s, i, x, y, z))
        return UNKNOWN if marker < 0 else MARKER_CODE + marker
    return int(scenery_at(s, x, y, z)) if number in (IN_SCENERY, STOP_ON_TOP) else UNKNOWN


# ------------------------------------------------------------------ which figure, which way


def _path(s: Arena, f: Frame, code: int) -> tuple[int, list[int], list[int]]:
    """The figure that an action moves or puts somewhere, and the points of its way."""
    verb = code & 255
    rest = argument(code)
    if verb in (MOVE, LEAD):
        xs, ys = points_of(rest)
        return (f.a if verb == MOVE else escort.led_by(s, f.a)), xs, ys
    if verb == DEPLOY:
        return figure_of(s, rest & 255), [x_of(rest >> 8)], [y_of(rest >> 8)]
    if verb == USE_LINK:
        return f.a, [x_of(rest >> 8)], [y_of(rest >> 8)]
    if verb == FLEE:
        return s.victims[0], [x_of(rest)], [y_of(rest)]
    if verb == CALL:
        return called_benkei(s, f.a), [x_of(rest)], [y_of(rest)]
    return f.a, [x_of(rest)], [y_of(rest)]


def _surface(s: Arena, i: int, x: int, y: int, code: int) -> int:
    """Where the figure would stand at the end."""
    verb = code & 255
    if verb in (MOVE, LEAD):
        return int(end_surface(s, terrain(s, standing_sheet(s, i)), x, y))
    if verb == DEPLOY:
        return surface_of(argument(code) >> 8)
    if verb == FLEE:
        return s.surface[i]
    return GROUND if verb == CALL else step_of(s, i, code).surface


# ------------------------------------------------------------------ scenery


def _wall(s: Arena, i: int, xs: list[int], ys: list[int]) -> int:
    """The wall that a walk meets first."""
    z = s.field.surfaces[standing_sheet(s, i)].z
    path_x, path_y = corners(s.x[i], s.y[i], xs, ys)
    for k in range(1, len(path_x)):
        ax, ay = path_x[k - 1], path_y[k - 1]
        dx, dy = path_x[k] - ax, path_y[k] - ay
        barring = [
            block
            for number in s.field.blocks_near(ax, ay, path_x[k], path_y[k])
            for block in [s.field.blocks[number]]
            if not removed(s, block.element)
            and hindrance(s.field, block, z) == BARRED
            and shape_to_segment(block.shape, ax, ay, path_x[k], path_y[k], RADIUS) < 0
        ]
        for part in range(1, STEPS + 1):
            x, y = ax + dx * part // STEPS, ay + dy * part // STEPS
            for block in barring:
                if part == STEPS or shape_to_segment(block.shape, ax, ay, x, y, RADIUS) < 0:
                    return int(block.element)
    return UNKNOWN


def _over_edge(s: Arena, i: int, x: int, y: int, surface: int, up: bool) -> int:
    """What a climber meets straight up or on the way to its place, who comes down the other way about."""
    z = s.field.surfaces[surface].z
    if up:
        found = in_column(s, s.x[i], s.y[i], s.z(i), z)
        return int(found if found >= 0 else in_passage(s, i, x, y, z))
    found = in_passage(s, i, x, y, s.z(i))
    return int(found if found >= 0 else in_column(s, x, y, z, s.z(i)))


# ------------------------------------------------------------------ sight


def _before(s: Arena, i: int, code: int) -> int:
    """What stands in the middle line of sight to the figure that an action names."""
    rest = argument(code)
    j = figure_of(s, (rest >> 8 if code & 255 == AIM else rest) & 255)
    return UNKNOWN if j < 0 else look(s, i, j).blockers[MIDDLE]


def _before_point(s: Arena, i: int, code: int) -> int:
    """What stands before the centre of a template. Of three grenades nobody knows which is meant."""
    if code & 255 != THROW:
        return UNKNOWN
    spot = argument(code) >> 8
    x, y = x_of(spot), y_of(spot)
    line = Look(s.x[i], s.y[i], s.eye(i), x, y, s.field.surfaces[surface_of(spot)].z + ABOVE)
    line.report_all()
    scan(s, line, i, -1, -1)
    return line.blockers[MIDDLE]
