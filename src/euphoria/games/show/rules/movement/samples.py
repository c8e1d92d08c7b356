"""What is offered in an activation: a bounded sample of good actions out of endless many (S-11)."""

from __future__ import annotations

from euphoria.games.show.rules.box.data import ADRENALINE, DEFIBRILLATOR, KIT, RADIUS
from euphoria.games.show.rules.movement import escort
from euphoria.games.show.rules.movement.candidate_places import moves, ups_and_downs
from euphoria.games.show.rules.state import DOWN, NOBODY, NOTHING, Arena
from euphoria.games.show.rules.table.loads import (
    body_in_reach,
    feet,
    in_platform,
    load_radius,
    loads_in_reach,
    thing_of,
)
from euphoria.games.show.rules.table.settling import AROUND
from euphoria.games.show.rules.words import (
    DEFIBRILLATE,
    FREE,
    HIT_DECK,
    LEAD,
    LEAVE,
    MOVE,
    RANSACK,
    RISE,
    TAKE,
    USE_ADRENALINE,
    USE_KIT,
    path,
    point,
)


def position_options(s: Arena, i: int, mode: int) -> list[int]:
    """Actions worth offering; the caller keeps those that are allowed. `mode` 0: all, otherwise moves."""
    left = s.run_budget if s.run_budget >= 0 else s.ap[i]
    found: list[int] = []
    if s.status[i] != DOWN:
        found += [MOVE | path(xs, ys) << 8 for xs, ys in moves(s, i, left)]
        found += ups_and_downs(s, i)
    if mode == 0:
        found += deeds(s, i)
    return found


def deeds(s: Arena, i: int) -> list[int]:
    """Everything that is no movement."""
    found: list[int] = []
    objects = s.objects[i]
    if (objects >> KIT) & 1:
        found += [USE_KIT | s.badge[j] << 8 for j in range(s.count()) if j == i or s.touching(i, j)]
    if (objects >> ADRENALINE) & 1:
        found.append(USE_ADRENALINE)
    if s.load[i] == NOTHING:
        found += [TAKE | thing_of(load, s) << 8 for load in loads_in_reach(s, i)]
    else:
        found += [LEAVE | point(x, y) << 8 for x, y in drops(s, i)]
    found += bodies(s, i)
    found += [FREE, RISE if s.status[i] == DOWN else HIT_DECK]
    if escort.led_by(s, i) != NOBODY:
        found += [LEAD | path([x], [y]) << 8 for x, y in escort.follow_paths(s, i)[:4]]
    return found


def bodies(s: Arena, i: int) -> list[int]:
    """Bodies within reach: to be revived, or to be searched for all that can be taken."""
    found: list[int] = []
    for j in range(s.count()):
        if body_in_reach(s, i, j):
            if (s.objects[i] >> DEFIBRILLATOR) & 1:
                found.append(DEFIBRILLATE | s.badge[j] << 8)
            found.append(RANSACK | s.badge[j] << 8 | (s.objects[j] & ~s.objects[i]) << 16)
    return found


def drops(s: Arena, i: int) -> list[tuple[int, int]]:
    """Where a load may be left: inside the own platform if that is in reach, otherwise at the feet."""
    load = s.load[i]
    reach = RADIUS + load_radius(load)
    found: list[tuple[int, int]] = []
    for dx, dy in AROUND:
        x = s.x[i] + dx * reach // 1000
        y = s.y[i] + dy * reach // 1000
        if in_platform(s, s.team[i], x, y, load_radius(load)):
            found.append((x, y))
    return [*found[:2], feet(s, i, load)]
