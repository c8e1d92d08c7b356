"""Before the first turn: the team, the side, the platform, where everybody stands, and charges."""

from __future__ import annotations

from math import hypot
from typing import Final

from euphoria.core.actions import Action
from euphoria.games.show.bots.mission import platform_of
from euphoria.games.show.bots.personalities import PLAIN, Temper
from euphoria.games.show.bots.reading import Reading
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import INCH, MASSACRE, OBJECTIVES, PLATFORM
from euphoria.games.show.rules.box.rosters import PREPARED, Member, code_of, members
from euphoria.games.show.rules.table.settling import holds_target
from euphoria.games.show.rules.words import surface_of, x_of, y_of

FAVOURITE: Final = 1e6
SHOOTING: Final = 9.0
FIGHTING: Final = 12.0
RUNNING: Final = 4.0
TOUGHNESS: Final = 0.4
HIGH: Final = 3.0
"""A raised place is seen from afar, but one sees far from it, too."""


def team_worth(r: Reading, option: Action, temper: Temper = PLAIN) -> float:
    """Shooters win a massacre, runners a rescue or the objectives; who is fond of a team brings it."""
    if temper.team and option.arguments["team"] == code_of(PREPARED[temper.team]):
        return FAVOURITE
    running = RUNNING if r.s.mission != MASSACRE else 1.0
    return sum(_member_worth(member, running) for member in members(option.arguments["team"]))


def _member_worth(member: Member, running: float) -> float:
    profile = PROFILES[member.character]
    shots = (member.shots + member.second) * max(0, member.aim - 2) / 10
    reach = 1.0 + profile.range / (40 * INCH)
    flame = 2.0 if profile.flame else 0.0
    return (
        SHOOTING * (shots * reach + flame)
        + FIGHTING * max(0, member.attacks - 1)
        + running * profile.ap
        + TOUGHNESS * profile.lp
    )


def platform_worth(r: Reading, ways: Ways, option: Action) -> float:
    """A short way to what is to be brought home."""
    s = r.s
    corner = option.arguments["corner"]
    x, y = x_of(corner) + PLATFORM // 2, y_of(corner) + PLATFORM // 2
    if s.mission == OBJECTIVES:
        away = sorted(ways.inches(x, y, s.target_x[t], s.target_y[t]) for t in range(len(s.target_x)))
        return -sum(away[:2])
    return -ways.inches(x, y, s.field.width // 2, s.field.depth // 2)


def deployment_worth(r: Reading, ways: Ways, option: Action) -> float:
    """Forward when there is something to fetch, beside scenery when there is somebody to shoot."""
    s = r.s
    place = option.arguments["place"]
    x, y = x_of(place), y_of(place)
    worth = HIGH if surface_of(place) and s.mission == MASSACRE else 0.0
    if surface_of(place) and s.mission != MASSACRE:
        worth -= 4 * HIGH
    if s.mission == OBJECTIVES:
        free = [t for t in range(len(s.target_x)) if not _is_served(r, t)]
        goals = [(s.target_x[t], s.target_y[t]) for t in free or range(len(s.target_x))]
        return worth - min(ways.inches(x, y, *goal) for goal in goals)
    away = ways.inches(x, y, s.field.width // 2, s.field.depth // 2)
    if s.mission == MASSACRE:
        return worth - 0.3 * away - 0.5 * _to_cover(r, x, y)
    return worth - away


def _is_served(r: Reading, t: int) -> bool:
    """Stands a mate in front of this target already?"""
    s = r.s
    home_x, _ = platform_of(r, r.me)
    side = s.target_x[t] - home_x
    return any(
        abs(s.x[i] - s.target_x[t]) < 4 * INCH or (s.x[i] - home_x) * side > (2 * INCH) ** 2 for i in r.mine()
    )


def _to_cover(r: Reading, x: int, y: int) -> float:
    """Inches to the nearest piece of scenery that hides somebody."""
    best = 20.0
    for number, element in enumerate(r.s.field.elements):
        if element.top >= INCH and not r.s.gone >> number & 1:
            for shape in element.footprint:
                reach: int = shape.reach
                away = (hypot(shape.cx - x, shape.cy - y) - reach) / INCH
                best = min(best, max(0.0, away))
    return best


def site_worth(r: Reading, option: Action) -> float:
    """A piece in the middle of the table, where the rivals come by, that does not hold an objective."""
    s = r.s
    if option.verb != "site":
        return 0.0
    number = option.arguments["element"]
    element = s.field.elements[number]
    if holds_target(s, number):
        return -100.0
    shape = element.footprint[0]
    middle_x, middle_y = s.field.width // 2, s.field.depth // 2
    return -(hypot(shape.cx - middle_x, shape.cy - middle_y)) / INCH


def side_worth(option: Action) -> float:
    """Any side, but a side: whoever lets the rival pick loses the choice."""
    return -1.0 if option.text.endswith("rival") else 0.0
