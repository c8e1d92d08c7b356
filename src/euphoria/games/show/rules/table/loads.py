"""Heavy things (S-11.8 to S-11.10, S-11.21): targets and bodies that figures carry, take and leave."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.state import EVERYBODY, tell
from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.box.data import (
    MARKER_RADIUS,
    OBJECTIVES,
    PLATFORM,
    RADIUS,
    TARGETS_TO_WIN,
    TOUCH_SCENERY,
)
from euphoria.games.show.rules.box.reasons import FINE, reason
from euphoria.games.show.rules.geometry.plane import shape_to_segment
from euphoria.games.show.rules.state import CARRIED, DEAD, DELIVERED, NOTHING, ON_TABLE, TARGET_LOAD, Arena
from euphoria.games.show.rules.table.settling import AROUND
from euphoria.games.show.rules.table.standing import in_the_way, removed
from euphoria.games.show.rules.words import DELIVERED as DELIVERED_TARGET
from euphoria.games.show.rules.words import DROPPED, FIRST_TARGET, LEFT, THING, TOOK, figure_of

CANNOT_CARRY: Final = reason("carry", "S-11.9")
HANDS_FULL: Final = reason("hands-full", "S-11.9")
NOT_THERE: Final = reason("not-there", "S-11.21")
OUT_OF_REACH: Final = reason("out-of-reach", "S-11.21")
NOTHING_CARRIED: Final = reason("nothing-carried", "S-11.21")
NOT_AT_FEET: Final = reason("not-at-feet", "S-11.21")

OVERLAP: Final = 2
"""Coordinates are whole thousandths: so much may a thing lie under the base it touches (S-2.4)."""


def thing_of(load: int, s: Arena) -> int:
    """How a load is called in actions and events."""
    return FIRST_TARGET + load - TARGET_LOAD if load >= TARGET_LOAD else s.badge[load]


TARGETS_ON_TABLE: Final = 3


def load_of(s: Arena, word: str) -> int:
    """The load a word such as `target-1` or `b.blanca` stands for, or -1."""
    number = THING.number(word)
    if number >= FIRST_TARGET:
        return TARGET_LOAD + number - FIRST_TARGET
    return figure_of(s, number) if number >= 0 else -1


def load_radius(load: int) -> int:
    return MARKER_RADIUS if load >= TARGET_LOAD else RADIUS


def is_carried(s: Arena, body: int) -> bool:
    return body in s.load


# ------------------------------------------------- touching


def body_in_reach(s: Arena, i: int, body: int) -> bool:
    """Does the figure's base touch this body, which lies on the same level?"""
    if s.status[body] != DEAD or not _touches(s, i, s.x[body], s.y[body], RADIUS):
        return False
    return not is_carried(s, body) and s.z(i) == s.z(body)


def target_in_reach(s: Arena, i: int, target: int) -> bool:
    if s.target_state[target] != ON_TABLE:
        return False
    if s.field.surfaces[s.target_surface[target]].z != s.z(i):
        return False
    return _touches(s, i, s.target_x[target], s.target_y[target], MARKER_RADIUS)


def _touches(s: Arena, i: int, x: int, y: int, radius: int) -> bool:
    """Is the gap between the base and a thing at most 0.05 inch?"""
    reach = RADIUS + radius + TOUCH_SCENERY
    return _square(s, i, x, y) <= reach * reach


def _square(s: Arena, i: int, x: int, y: int) -> int:
    dx = s.x[i] - x
    dy = s.y[i] - y
    return dx * dx + dy * dy


def loads_in_reach(s: Arena, i: int) -> list[int]:
    found = [TARGET_LOAD + t for t in range(len(s.target_x)) if target_in_reach(s, i, t)]
    return found + bodies_in_reach(s, i)


def bodies_in_reach(s: Arena, i: int) -> list[int]:
    found: list[int] = []
    j: i64 = -1
    for status in s.status:
        j += 1
        # Few are dead: who is not needs no further look.
        if status == DEAD and body_in_reach(s, i, j):
            found.append(j)
    return found


# ------------------------------------------------- taking and leaving


def take_refusal(s: Arena, i: int, load: int) -> int:
    if s.who[i] == BENKEI:
        return CANNOT_CARRY
    if s.load[i] != NOTHING:
        return HANDS_FULL
    if load < 0:
        return NOT_THERE
    if load >= TARGET_LOAD:
        target = load - TARGET_LOAD
        if target >= len(s.target_x) or s.target_state[target] != ON_TABLE:
            return NOT_THERE
        return FINE if target_in_reach(s, i, target) else OUT_OF_REACH
    if s.status[load] != DEAD or is_carried(s, load):
        return NOT_THERE
    return FINE if body_in_reach(s, i, load) else OUT_OF_REACH


def take(s: Arena, i: int, load: int) -> None:
    s.load[i] = load
    if load >= TARGET_LOAD:
        s.target_state[load - TARGET_LOAD] = CARRIED
    tell(s, TOOK, EVERYBODY, s.badge[i], thing_of(load, s))


def leave_refusal(s: Arena, i: int, x: int, y: int) -> int:
    """Left things are put touching the base, on the same surface."""
    load = s.load[i]
    if load == NOTHING:
        return NOTHING_CARRIED
    radius = load_radius(load)
    beside = _touches(s, i, x, y, radius) and _square(s, i, x, y) >= (RADIUS + radius - OVERLAP) ** 2
    return FINE if beside and lies_free(s, i, x, y, radius) else NOT_AT_FEET


def lies_free(s: Arena, i: int, x: int, y: int, radius: int) -> bool:
    """On the surface of the figure, and neither inside a solid or a wall nor beyond it (S-11.21)."""
    if not s.field.surfaces[s.surface[i]].shape.holds(x, y):
        return False
    z = s.z(i)
    for block in s.field.blocks:
        if in_the_way(block, z) and not removed(s, block.element):
            if shape_to_segment(block.shape, s.x[i], s.y[i], x, y, radius) < 0:
                return False
    return True


def put_down(s: Arena, i: int, x: int, y: int) -> None:
    """The load of a figure is on the table again."""
    load = s.load[i]
    s.load[i] = NOTHING
    if load >= TARGET_LOAD:
        target = load - TARGET_LOAD
        s.target_state[target] = ON_TABLE
        s.target_x[target] = x
        s.target_y[target] = y
        s.target_surface[target] = s.surface[i]
    else:
        s.x[load] = x
        s.y[load] = y
        s.surface[load] = s.surface[i]


def leave(s: Arena, i: int, x: int, y: int) -> None:
    load = s.load[i]
    put_down(s, i, x, y)
    tell(s, LEFT, EVERYBODY, s.badge[i], thing_of(load, s))
    if load >= TARGET_LOAD:
        deliver(s, i, load - TARGET_LOAD)


def drop_load(s: Arena, i: int) -> None:
    """An injured carrier drops its load at its feet (S-11.10)."""
    load = s.load[i]
    if load == NOTHING:
        return
    x, y = feet(s, i, load)
    put_down(s, i, x, y)
    tell(s, DROPPED, EVERYBODY, s.badge[i], thing_of(load, s))


FEET: Final[list[tuple[int, int]]] = [(1000, 0), (-1000, 0), (0, 1000), (0, -1000), *AROUND]


def feet(s: Arena, i: int, load: int) -> tuple[int, int]:
    """A point touching the base where the load has room; without any, it lies under the base."""
    radius = load_radius(load)
    reach = RADIUS + radius
    for dx, dy in FEET:
        x = s.x[i] + dx * reach // 1000
        y = s.y[i] + dy * reach // 1000
        if x >= 0 and y >= 0 and lies_free(s, i, x, y, radius):
            return x, y
    return s.x[i], s.y[i]


# ------------------------------------------------- delivering targets (S-17.10)


def in_platform(s: Arena, seat: int, x: int, y: int, radius: int) -> bool:
    """Does a circle lie wholly inside the platform of this seat?"""
    left = s.platform_x[seat]
    low = s.platform_y[seat]
    return left + radius <= x <= left + PLATFORM - radius and low + radius <= y <= low + PLATFORM - radius


def deliver(s: Arena, i: int, target: int) -> None:
    """A target left wholly inside the own platform leaves play and counts (S-17.10)."""
    team = s.team[i]
    if s.mission != OBJECTIVES or s.target_surface[target] != 0:
        return
    if in_platform(s, team, s.target_x[target], s.target_y[target], MARKER_RADIUS):
        s.target_state[target] = DELIVERED
        s.delivered[team] += 1
        tell(s, DELIVERED_TARGET, EVERYBODY, s.badge[i], FIRST_TARGET + target)


def has_delivered_enough(s: Arena, team: int) -> bool:
    return s.delivered[team] >= TARGETS_TO_WIN
