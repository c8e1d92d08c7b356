"""When a special ability, which everybody has once in a show, is worth its use."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final

from euphoria.core.actions import Action
from euphoria.games.show.bots.mission import errand_of, is_errand_of_the_mission
from euphoria.games.show.bots.personalities import PLAIN, Temper
from euphoria.games.show.bots.reading import Reading
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.bots.worth import aim_at, blast_worth, loss_to, shots_of, shots_worth, value_of
from euphoria.games.show.rules.box.cards import ADRENALINE, GRENADE, KIT, PROFILES
from euphoria.games.show.rules.box.data import ABILITY_REACH, INCH
from euphoria.games.show.rules.sight.sight import cover
from euphoria.games.show.rules.sight.templates import under_blast
from euphoria.games.show.rules.state import FASCINATED
from euphoria.games.show.rules.words import REPEAT_MOVEMENT, REPEAT_SHOOTING, surface_of, x_of, y_of

LEAST: Final = 12.0
"""An ability that brings less than this is kept for later."""
COVER_TAKEN: Final = 6.0
"""A pair of a shooter and a rival between whom cover goes."""
LATE: Final = 3
"""From this many turns before the end on nothing is kept."""

Estimate = Callable[[Reading, Ways, Action], float]


def ability_worth(r: Reading, ways: Ways, option: Action, temper: Temper = PLAIN) -> float:
    """Points above waiting."""
    if option.verb == "wait":
        return 0.0
    estimate = ESTIMATES.get(option.verb)
    late = r.s.turns - r.s.turn < LATE
    gain = 0.0 if estimate is None else estimate(r, ways, option)
    return temper.flair * gain - (1.0 if late else LEAST)


def threat_of(r: Reading, j: int) -> float:
    """How much a rival may do in a turn: its shots at anybody in sight, its attack dice nearby."""
    s = r.s
    worth = 4.0 * s.attacks[j] if _nearest(r, j) < 6 else s.attacks[j]
    shots = shots_of(s, j, s.limit(j))
    if shots and s.fight[j] < 0:
        seen = [(i, aim_at(s, j, i)) for i in r.mine()]
        worth += max((value_of(r, i) * loss_to(s, i, shots, aim) for i, aim in seen if aim >= 1), default=0.0)
    if PROFILES[s.who[j]].flame and _nearest(r, j) < 10:
        worth += 40.0
    return worth


def _nearest(r: Reading, j: int) -> float:
    s = r.s
    others = r.mine() if s.team[j] != r.me else r.rivals()
    away = [hypot(s.x[i] - s.x[j], s.y[i] - s.y[j]) / INCH for i in others]
    return min(away, default=99.0)


def danger_of(r: Reading, i: int) -> float:
    """What all rivals who see a figure may do to it."""
    s = r.s
    worth = 0.0
    for j in r.rivals():
        shots = shots_of(s, j, s.limit(j))
        if shots and s.fight[j] < 0 and not s.flags[j] & FASCINATED:
            aim = aim_at(s, j, i)
            if aim >= 1:
                worth += value_of(r, i) * loss_to(s, i, shots, aim)
    return worth


# ------------------------------------------------------------------ one for each ability


def _missile(r: Reading, _ways: Ways, option: Action) -> float:
    """Cover that rivals enjoy against my shooters."""
    if r.shelters is None:
        r.shelters = _shelters(r)
    return r.shelters.get(option.arguments["element"], 0.0)


def _shelters(r: Reading) -> dict[int, float]:
    s = r.s
    found: dict[int, float] = {}
    for i in r.mine():
        if s.shots[i]:
            for j in r.rivals():
                hidden_by = cover(s, i, j)
                if hidden_by.value:
                    found[hidden_by.blocker] = found.get(hidden_by.blocker, 0.0) + COVER_TAKEN
    return found


def _stealth(r: Reading, ways: Ways, _option: Action) -> float:
    """A free move on an errand of the mission, or towards a fight within reach."""
    s = r.s
    errand = errand_of(r, ways, s.active)
    if is_errand_of_the_mission(errand):
        return 60.0
    return 30.0 if _nearest(r, s.active) < 14 else 0.0


def _fascinate(r: Reading, _ways: Ways, option: Action) -> float:
    return threat_of(r, r.figure(option.arguments["figure"]))


def _motivate(r: Reading, ways: Ways, option: Action) -> float:
    """Shots for who has a target now, a second move for who is on an errand of the mission."""
    s = r.s
    i = r.figure(option.arguments["figure"])
    action = option.arguments["action"]
    if action == REPEAT_SHOOTING:
        shots = shots_of(s, i, s.ap[i])
        if not shots or s.fight[i] >= 0:
            return 0.0
        return max((shots_worth(r, j, shots, aim_at(s, i, j) - 1) for j in r.rivals()), default=0.0)
    if action == REPEAT_MOVEMENT:
        errand = errand_of(r, ways, i)
        return 10.0 * s.limit(i) if is_errand_of_the_mission(errand) and s.fight[i] < 0 else 0.0
    return 15.0 * s.attacks[i] if s.fight[i] >= 0 else 0.0


def _call(r: Reading, _ways: Ways, option: Action) -> float:
    """A Benkei is always welcome, most of all near the rivals who shoot."""
    s = r.s
    point = option.arguments["point"]
    x, y = x_of(point), y_of(point)
    away = [hypot(s.x[j] - x, s.y[j] - y) / INCH for j in r.rivals()]
    return 50.0 - min(away, default=0.0)


def _seduce(r: Reading, _ways: Ways, option: Action) -> float:
    """A rival shoots or strikes its mates, and has used up nothing of mine."""
    s = r.s
    j = r.figure(option.arguments["figure"])
    return 10.0 + 8.0 * (s.shots[j] + s.second[j]) + 6.0 * s.attacks[j]


def _hide(r: Reading, _ways: Ways, _option: Action) -> float:
    return 0.5 * danger_of(r, r.s.active)


def _give(r: Reading, ways: Ways, option: Action) -> float:
    s = r.s
    i = r.figure(option.arguments["figure"])
    gift = option.arguments["object"]
    if gift == KIT:
        return 30.0 if s.lp[i] < 50 else 5.0
    if gift == ADRENALINE:
        return 40.0 if is_errand_of_the_mission(errand_of(r, ways, i)) else 5.0
    return 30.0 if gift == GRENADE and _nearest(r, i) < 16 else 6.0


def _grenades(r: Reading, _ways: Ways, option: Action) -> float:
    """Two or more rivals under the templates, or one that is worth it."""
    s = r.s
    worth = 0.0
    for name in ("place", "second", "third"):
        place = option.arguments[name]
        z = s.field.surfaces[surface_of(place)].z
        worth += blast_worth(r, under_blast(s, x_of(place), y_of(place), z))
    return worth - 40.0


def _last(r: Reading, _ways: Ways, _option: Action) -> float:
    """To burn somebody who has moved already."""
    return 20.0 if _nearest(r, r.s.active) < 14 else 0.0


def _bargain(r: Reading, _ways: Ways, option: Action) -> float:
    s = r.s
    j = r.figure(option.arguments["figure"])
    shots = shots_of(s, j, s.limit(j))
    aim = aim_at(s, j, s.active)
    return value_of(r, s.active) * loss_to(s, s.active, shots, aim) if shots and aim >= 1 else 0.0


def _cat(r: Reading, _ways: Ways, option: Action) -> float:
    """Rivals that shoot at it, less my own shooters that do."""
    s = r.s
    point = option.arguments["point"]
    worth = 0.0
    for i in [*r.mine(), *r.rivals()]:
        away = (s.x[i] - x_of(point)) ** 2 + (s.y[i] - y_of(point)) ** 2
        if s.shots[i] and s.fight[i] < 0 and away < ABILITY_REACH**2:
            worth += -15.0 if s.team[i] == r.me else 15.0
    return worth


ESTIMATES: Final[dict[str, Estimate]] = {
    "missile": _missile,
    "stealth": _stealth,
    "fascinate": _fascinate,
    "motivate": _motivate,
    "call": _call,
    "seduce": _seduce,
    "hide": _hide,
    "shield": _hide,
    "give": _give,
    "grenades": _grenades,
    "last": _last,
    "bargain": _bargain,
    "cat": _cat,
}
