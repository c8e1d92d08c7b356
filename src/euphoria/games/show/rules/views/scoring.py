"""Where the points of a finished show come from (S-18.3 to S-18.8)."""

from __future__ import annotations

from euphoria.games.show.rules.phases.ending import (
    BRUTALITY,
    MISSION,
    fallen,
    killed_by_team,
    kills_of,
    mission_points,
)
from euphoria.games.show.rules.state import NOBODY, OFF, Arena
from euphoria.games.show.rules.table.kills import DOUBLE, HAND
from euphoria.games.show.rules.view_types import Scored, Source
from euphoria.games.show.rules.words import BADGES


def scored(s: Arena) -> list[Scored]:
    """Every point of both sides: together they are what the result says."""
    found: list[Scored] = []
    for seat, points in enumerate([s.points_a, s.points_b]):
        lines = _kills(s, seat)
        if s.way == MISSION and points != kills_of(s, seat):
            lines += _mission(s, seat, points)
        counted = sum(line["points"] for line in lines)
        if points != counted:
            lines.append(_line(seat, "half", None, points - counted))
        found += lines
    return found


def _line(seat: int, source: Source, figure: str | None, points: int) -> Scored:
    return {"seat": seat, "source": source, "figure": figure, "points": points}


def _kills(s: Arena, seat: int) -> list[Scored]:
    """What each kill was worth, what was added for doing it by hand, and what Susan doubled."""
    lines: list[Scored] = []
    for i in range(s.count()):
        if not killed_by_team(s, i, seat):
            continue
        name = BADGES[s.badge[i]]
        lines.append(_line(seat, "kill", name, s.value[i]))
        hand = BRUTALITY if s.kill[i] & HAND else 0
        if hand:
            lines.append(_line(seat, "hand", name, hand))
        if s.kill[i] & DOUBLE:
            lines.append(_line(seat, "susan", name, s.value[i] + hand))
    return lines


def _mission(s: Arena, seat: int, points: int) -> list[Scored]:
    """Whoever completes a mission has the rivals that were left, too, and half of who made the show."""
    lines = [
        _line(seat, "rival", BADGES[s.badge[i]], s.value[i])
        for i in range(s.count())
        if s.team[i] == 1 - seat and (s.status[i] != OFF or fallen(s, i)) and not killed_by_team(s, i, seat)
    ]
    hero = points - mission_points(s, seat, NOBODY)
    return [*lines, _line(seat, "hero", None, hero)] if hero else lines
