"""How far a side is with its mission, in points: every inch that is still to go counts."""

from __future__ import annotations

from typing import Final

from euphoria.games.show.bots.mission import FETCH, HOME
from euphoria.games.show.bots.routes import inner
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.box.data import MARKER_RADIUS, OBJECTIVES, RADIUS, RESCUE, TARGETS_TO_WIN
from euphoria.games.show.rules.movement.escort import mission_susan
from euphoria.games.show.rules.state import NEUTRAL, NOBODY, ON_TABLE, TARGET_LOAD, Arena
from euphoria.games.show.rules.words import SUSAN_BADGE

TAKEN: Final = 300.0
"""Susan with a rival is worse than Susan alone, wherever one's own figures stand."""
FREED: Final = 2 * FETCH
"""What it costs to free her, or to take a target."""
FARTHEST: Final = 40.0


def stakes(s: Arena, ways: Ways, seat: int) -> float:
    """By how much a side is ahead in the mission."""
    if s.platform_x[0] < 0 or s.platform_x[1] < 0:
        return 0.0
    if s.mission == RESCUE:
        return _rescue(s, ways, seat) - _rescue(s, ways, 1 - seat)
    if s.mission == OBJECTIVES:
        return _objectives(s, ways, seat) - _objectives(s, ways, 1 - seat)
    return 0.0


def _way(s: Arena, ways: Ways, seat: int, x: int, y: int, radius: int) -> float:
    """Inches from a place to the platform."""
    home = inner(s, seat, radius, s.field.width // 2, s.field.depth // 2)
    return min(FARTHEST, ways.inches(x, y, *home))


def _fetchers(s: Arena, seat: int) -> list[int]:
    """Who can fetch something: characters with free hands."""
    return [
        i
        for i in range(s.count())
        if s.team[i] == seat
        and s.alive(i)
        and s.who[i] != BENKEI
        and s.badge[i] != SUSAN_BADGE
        and s.fight[i] < 0
        and s.load[i] < 0
    ]


def _nearest(s: Arena, ways: Ways, who: list[int], x: int, y: int) -> tuple[float, int]:
    """How far the nearest of them is, and who that is."""
    return min(
        ((min(FARTHEST, ways.inches(s.x[i], s.y[i], x, y)), i) for i in who), default=(FARTHEST, NOBODY)
    )


def _rescue(s: Arena, ways: Ways, seat: int) -> float:
    susan = mission_susan(s)
    if susan == NOBODY or not s.alive(susan):
        return 0.0
    home = -HOME * _way(s, ways, seat, s.x[susan], s.y[susan], RADIUS)
    if s.team[susan] == seat:
        return home
    if s.team[susan] != NEUTRAL:
        return home - TAKEN
    far, _ = _nearest(s, ways, _fetchers(s, seat), s.x[susan], s.y[susan])
    return home - FREED - FETCH * far


def _objectives(s: Arena, ways: Ways, seat: int) -> float:
    """The cheapest targets that are enough to win; what rivals carry cannot be had now."""
    left = TARGETS_TO_WIN - s.delivered[seat]
    costs: list[float] = []
    free = _fetchers(s, seat)
    for i in range(s.count()):
        if s.load[i] >= TARGET_LOAD and s.alive(i):
            mine = s.team[i] == seat
            costs.append(
                HOME * _way(s, ways, seat, s.x[i], s.y[i], MARKER_RADIUS)
                + (0.0 if mine else FARTHEST * FETCH)
            )
    for t in range(len(s.target_x)):
        if s.target_state[t] == ON_TABLE:
            far, i = _nearest(s, ways, free, s.target_x[t], s.target_y[t])
            if i in free and len(free) > 1:
                free.remove(i)
            home = _way(s, ways, seat, s.target_x[t], s.target_y[t], MARKER_RADIUS)
            costs.append(HOME * home + FREED + FETCH * far)
    costs.sort()
    missing = max(0, left - len(costs)) * HOME * FARTHEST
    return -sum(costs[:left]) - missing
