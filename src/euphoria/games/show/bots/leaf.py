"""How likely each side is to win the show from here: where imagined games break off.

What both sides have is weighed and compared. The weights were learnt from games of bots (`python
bench/show_leaf.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from euphoria.games.show.bots.worth import susan_of
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import INCH, OBJECTIVES, PLATFORM, RESCUE
from euphoria.games.show.rules.phases.ending import kills_of
from euphoria.games.show.rules.state import TARGET_LOAD, Arena
from euphoria.games.show.rules.words import SUSAN_BADGE

POINTS: Final = 300.0
"""Points are counted in so many, that all numbers are of about the same size."""
FAR: Final = 24.0 * INCH
"""From here on it makes no difference how far what wins the mission is from home."""


def features(s: Arena, seat: int) -> list[float]:
    """What a side has."""
    kills = kills_of(s, seat) / POINTS
    late = s.turn / s.turns
    standing = wounds = 0.0
    for i in range(s.count()):
        if s.team[i] == seat and s.alive(i) and s.badge[i] != SUSAN_BADGE:
            standing += s.value[i] / POINTS
            wounds += (1.0 - s.lp[i] / max(1, PROFILES[s.who[i]].lp)) * s.value[i] / POINTS
    return [kills, kills * late, standing, wounds, *_mission(s, seat)]


def _mission(s: Arena, seat: int) -> list[float]:
    """Susan on my side and how near to home; targets delivered, and carried by mine."""
    has_susan = near = carried = 0.0
    if s.mission == RESCUE:
        susan = susan_of(s)
        if susan >= 0 and s.alive(susan) and s.team[susan] == seat:
            has_susan = 1.0
            near = _nearness(s, seat, susan)
    elif s.mission == OBJECTIVES:
        for i in range(s.count()):
            if s.team[i] == seat and s.alive(i) and s.load[i] >= TARGET_LOAD:
                carried += 1.0
                near += _nearness(s, seat, i)
    return [has_susan, near, float(s.delivered[seat]), carried]


def _nearness(s: Arena, seat: int, i: int) -> float:
    """From 0, far away, to 1 at home."""
    if s.platform_x[seat] < 0:
        return 0.0
    x, y = s.platform_x[seat] + PLATFORM / 2, s.platform_y[seat] + PLATFORM / 2
    away = ((s.x[i] - x) ** 2 + (s.y[i] - y) ** 2) ** 0.5
    return max(0.0, 1.0 - float(away) / FAR)


WEIGHTS: Final[list[float]] = [0.65, 1.54, 0.751, -1.29, 0.696, 1.245, 1.086, 0.13]


def lead_of(s: Arena) -> float:
    """How far the first side is ahead; below 0 the second one is."""
    pairs = zip(WEIGHTS, features(s, 0), features(s, 1), strict=True)
    return sum(weight * (one - other) for weight, one, other in pairs)


def chances(s: Arena) -> list[float]:
    """How likely each side wins."""
    first = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead_of(s)))))
    return [first, 1.0 - first]
