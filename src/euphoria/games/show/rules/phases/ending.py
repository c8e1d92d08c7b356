"""The end of the show and its points (S-17.8, S-17.10 to S-17.12, S-18)."""

from __future__ import annotations

from typing import Final, get_args

from euphoria.core.state import EVERYBODY, tell
from euphoria.games.show.rules.box.cards import SUSAN
from euphoria.games.show.rules.box.data import MASSACRE, OBJECTIVES, RADIUS, RESCUE
from euphoria.games.show.rules.box.readings import POINTS_DECIDE, has
from euphoria.games.show.rules.state import DEAD, NOBODY, OFF, Arena
from euphoria.games.show.rules.table.kills import DOUBLE, HAND, KILL_TEAM
from euphoria.games.show.rules.table.loads import has_delivered_enough, in_platform
from euphoria.games.show.rules.view_types import Way
from euphoria.games.show.rules.words import COMPLETED, DRAWN, POINTS, SUSAN_BADGE, TIME_UP, WINS

MISSION: Final = 0
ELIMINATION: Final = 1
TIME: Final = 2
STOPPED: Final = 3
WAYS: Final[tuple[Way, ...]] = get_args(Way)
WAY_RULES: Final[list[str]] = ["S-18.6", "S-18.9", "S-18.8", "S-18.1"]

BRUTALITY: Final = 100


# ------------------------------------------------- is it over?


def stands(s: Arena, team: int) -> bool:
    """Has the team a living character or Benkei on the table (S-17.12)? The rescued Susan is a guest."""
    return any(s.team[i] == team and s.alive(i) and s.badge[i] != SUSAN_BADGE for i in range(s.count()))


def check_end(s: Arena) -> None:
    """After every complete action: a mission completed, or a team eliminated."""
    if s.over:
        return
    left = [stands(s, 0), stands(s, 1)]
    if not left[0] and not left[1]:
        finish(s, NOBODY, ELIMINATION, NOBODY)
    elif not left[0] or not left[1]:
        winner = 0 if left[0] else 1
        if s.mission == MASSACRE:
            finish(s, winner, MISSION, s.last_kill[winner])
        else:
            finish(s, winner, ELIMINATION, NOBODY)
    elif s.mission == RESCUE:
        _check_rescue(s)


def _check_rescue(s: Arena) -> None:
    """Her whole base in the platform of the team that has her (S-17.8)."""
    for i in range(s.count()):
        if s.badge[i] == SUSAN_BADGE and s.alive(i) and s.owner[i] != NOBODY and s.surface[i] == 0:
            if in_platform(s, s.team[i], s.x[i], s.y[i], RADIUS):
                finish(s, s.team[i], MISSION, s.owner[i])
            return


def check_delivery(s: Arena, i: int) -> None:
    """Two targets on the own platform (S-17.10); `i` left the last one."""
    if s.mission == OBJECTIVES and not s.over and has_delivered_enough(s, s.team[i]):
        finish(s, s.team[i], MISSION, i)


# ------------------------------------------------- points


def fallen(s: Arena, i: int) -> bool:
    """Dead at the end: a body, or a Benkei that was taken off the table by a kill."""
    return s.status[i] == DEAD or (s.status[i] == OFF and s.killer[i] != NOBODY)


def kill_points(s: Arena, i: int) -> int:
    """What the last death of a figure is worth to the team that killed it (S-18.3 to S-18.5, S-16.42)."""
    points = s.value[i] + (BRUTALITY if s.kill[i] & HAND else 0)
    return 2 * points if s.kill[i] & DOUBLE else points


def killed_by_team(s: Arena, i: int, team: int) -> bool:
    return fallen(s, i) and s.kill[i] >> KILL_TEAM == team + 1 and s.team[i] != team


def kills_of(s: Arena, team: int) -> int:
    return sum(kill_points(s, i) for i in range(s.count()) if killed_by_team(s, i, team))


def mission_points(s: Arena, team: int, hero: int) -> int:
    """Every rival's value, the bonus for real kills, and half the audience of who made the show (S-18.6)."""
    points = 0
    for i in range(s.count()):
        if s.team[i] != 1 - team or (s.status[i] == OFF and not fallen(s, i)):
            continue
        points += kill_points(s, i) if killed_by_team(s, i, team) else s.value[i]
    return points + ((s.value[hero] + 1) // 2 if hero != NOBODY else 0)


# ------------------------------------------------- finish


def finish(s: Arena, team: int, way: int, hero: int) -> None:
    """The show is over: count the points (S-18), say who has won (S-18.2)."""
    points = [kills_of(s, 0), kills_of(s, 1)]
    if way == MISSION:
        points[team] = mission_points(s, team, hero)
    elif way in (TIME, STOPPED):
        points = [(mine + 1) // 2 for mine in points]
    s.points_a = points[0]
    s.points_b = points[1]
    s.way = way
    decided_by_points = way in (TIME, STOPPED) or has(s.house, POINTS_DECIDE)
    s.winner = _richer(points) if decided_by_points else team
    if way in (TIME, STOPPED):
        tell(s, TIME_UP, EVERYBODY)
    elif team != NOBODY:
        tell(s, COMPLETED, EVERYBODY, team, way)
    tell(s, POINTS, EVERYBODY, 0, points[0])
    tell(s, POINTS, EVERYBODY, 1, points[1])
    if s.winner == NOBODY:
        tell(s, DRAWN, EVERYBODY)
    else:
        tell(s, WINS, EVERYBODY, s.winner)
    s.revealed += 1
    s.finish()


def _richer(points: list[int]) -> int:
    if points[0] == points[1]:
        return NOBODY
    return 0 if points[0] > points[1] else 1


def is_mission_susan(s: Arena, i: int) -> bool:
    return s.who[i] == SUSAN and s.badge[i] == SUSAN_BADGE
