"""Actions that bring the mission on: to Susan or a target, and home, each to the inch."""

from __future__ import annotations

from math import hypot
from typing import Final

from euphoria.core.game import Game
from euphoria.games.show.bots.mission import errand_of, is_errand_of_the_mission
from euphoria.games.show.bots.reading import Imagined
from euphoria.games.show.bots.routes import BESIDE, SLACK, Spot, around, beside, first_step, inner
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.box.data import INCH, MARKER_RADIUS, OBJECTIVES, RADIUS, RESCUE
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.scenery import GROUND
from euphoria.games.show.rules.movement.edges import WALK
from euphoria.games.show.rules.movement.escort import AP_FREE, led_by, mission_susan
from euphoria.games.show.rules.movement.reach import Route, cheapest
from euphoria.games.show.rules.phases.positioning import FOLLOWING, position_check
from euphoria.games.show.rules.state import NEUTRAL, NOBODY, ON_TABLE, TARGET_LOAD, Arena
from euphoria.games.show.rules.words import (
    FIRST_TARGET,
    FREE,
    LEAD,
    LEAVE,
    MOVE,
    TAKE,
    path,
    point,
    points_of,
)

AT_MARKER: Final = RADIUS + MARKER_RADIUS + 20
LEFT_AT: Final = RADIUS + MARKER_RADIUS
SIDES: Final = 3
"""So many places to leave a target from are tried."""
LONGEST: Final = 10
"""So many actions of an activation are imagined at most."""
GAINED: Final = 0.5
"""Inches that a detour must bring nearer to home."""
PARTS: Final = (1.0, 0.85, 0.65, 0.4)
"""Where not all of a way can be gone at once, for Susan could not follow, a part of it is."""


def home_action(game: Game, s: Arena, seat: int, ways: Ways) -> int | None:
    """What the figure that acts should do for the mission now; None if that is for others, or impossible."""
    i = s.active
    if s.team[i] != seat or s.surface[i] != GROUND or s.platform_x[seat] < 0 or s.who[i] == BENKEI:
        return None
    if s.mission == RESCUE:
        return _rescue(game, s, seat, i, ways)
    return _objectives(s, seat, i, ways) if s.mission == OBJECTIVES else None


def wins_now(game: Game, s: Arena, seat: int, ways: Ways, code: int) -> bool:
    """Does the figure that acts complete the mission in this very activation, if it begins like this?"""
    t, i = s.copy(), s.active
    for _ in range(LONGEST):
        game.act(t, seat, code)
        if t.over:
            return t.winner == seat
        if t.active != i or not t.asked >> seat & 1 or t.frames[-1].proc != s.frames[-1].proc:
            return False
        following = home_action(game, t, seat, ways)
        if following is None:
            return False
        code = following
    return False


def allowed(s: Arena, seat: int, code: int) -> bool:
    """May the figure that acts do this? What is offered need not be looked at for it."""
    return position_check(s, s.frames[-1], seat, code) == FINE


def _left(s: Arena, i: int) -> int:
    return s.run_budget if s.run_budget >= 0 else s.ap[i]


def _along(s: Arena, seat: int, i: int, route: Route | None) -> int | None:
    """The first action of a way, as far as it may be gone."""
    if route is None:
        return None
    for part in PARTS:
        code = first_step(s, i, route, int(part * _left(s, i)))
        if code is not None and allowed(s, seat, code):
            return code
    return None


# ------------------------------------------------------------------ Susan


def _rescue(game: Game, s: Arena, seat: int, i: int, ways: Ways) -> int | None:
    susan = mission_susan(s)
    if susan == NOBODY or not s.alive(susan):
        return None
    if led_by(s, i) == susan:
        return _lead_home(game, s, seat, i, ways)
    if s.team[susan] != NEUTRAL:
        return None
    home = inner(s, seat, RADIUS, s.x[susan], s.y[susan])
    soon = _left(s, i) + s.limit(i) - AP_FREE - hypot(home[0] - s.x[susan], home[1] - s.y[susan]) / INCH
    if allowed(s, seat, FREE):
        return FREE if soon >= 0 else None
    route = beside(s, i, s.x[susan], s.y[susan], BESIDE, home)
    if route is None or soon < route.price:
        # Who needs more than two turns for all of it only shows the rivals where to shoot.
        return None
    at_once = route.price + AP_FREE <= _left(s, i)
    return _along(s, seat, i, route) if at_once or _is_next(s, seat, i, susan) else None


def _is_next(s: Arena, seat: int, i: int, susan: int) -> bool:
    """Is nobody else of the team sooner with her?"""

    def turns(j: int) -> float:
        return hypot(s.x[j] - s.x[susan], s.y[j] - s.y[susan]) / max(1, s.limit(j))

    mates = [j for j in range(s.count()) if s.team[j] == seat and s.alive(j) and s.who[j] != BENKEI]
    return i == min((j for j in mates if s.fight[j] < 0), key=turns, default=i)


def _lead_home(game: Game, s: Arena, seat: int, i: int, ways: Ways) -> int | None:
    """She into the platform if that is in reach; else both towards it, as far as she can follow."""
    for spot in around(s.x[i], s.y[i], BESIDE):
        code = LEAD | path([spot[0]], [spot[1]]) << 8
        if inner(s, seat, RADIUS, *spot) == spot and allowed(s, seat, code):
            return code
    if s.frames[-1].b & FOLLOWING:
        return min(game.options(s, seat), key=lambda code: _from_home(s, seat, code))
    return _homewards(s, seat, i) or _around_him(game, s, seat, i, ways) or _aside(s, seat, i, ways)


def _homewards(s: Arena, seat: int, i: int) -> int | None:
    """The straight way, as far as she can follow."""
    home = inner(s, seat, RADIUS, s.x[i], s.y[i])
    return _along(s, seat, i, cheapest(s, i, home[0], home[1], GROUND))


def _around_him(game: Game, s: Arena, seat: int, i: int, ways: Ways) -> int | None:
    """Somebody stands in her way: she goes to another side of him first, from where she can follow."""
    susan, home = led_by(s, i), inner(s, seat, RADIUS, s.x[i], s.y[i])
    best: int | None = None
    least = ways.inches(s.x[i], s.y[i], *home) - GAINED
    for x, y in around(s.x[i], s.y[i], BESIDE):
        route = cheapest(s, susan, x, y, GROUND)
        if route is None or len(route.legs) != 1 or route.legs[0].kind != WALK:
            continue
        code = LEAD | path(route.legs[0].xs, route.legs[0].ys) << 8
        if not allowed(s, seat, code):
            continue
        t = s.copy()
        game.act(t, seat, code)
        step = None if t.over or t.active != i else _homewards(t, seat, i)
        if step is not None:
            xs, ys = points_of(step >> 8)
            away = ways.inches(xs[-1], ys[-1], *home)
            if away < least:
                best, least = code, away
    return best


def _aside(s: Arena, seat: int, i: int, ways: Ways) -> int | None:
    """Or he goes where she can follow, as near to home as that leads; None if nothing is gained by it."""
    home = inner(s, seat, RADIUS, s.x[i], s.y[i])
    rated: list[tuple[float, int, int]] = []
    for part in PARTS:
        for x, y in around(s.x[i], s.y[i], int(part * _left(s, i) * INCH) - SLACK):
            rated.append((ways.inches(x, y, *home), x, y))
    here = ways.inches(s.x[i], s.y[i], *home)
    for away, x, y in sorted(rated):
        code = MOVE | path([x], [y]) << 8
        if away > here - GAINED:
            return None
        if allowed(s, seat, code):
            return code
    return None


def _from_home(s: Arena, seat: int, code: int) -> float:
    """How far from the platform a walk of Susan's ends."""
    xs, ys = points_of(code >> 8)
    home = inner(s, seat, RADIUS, xs[-1], ys[-1])
    return hypot(home[0] - xs[-1], home[1] - ys[-1])


# ------------------------------------------------------------------ targets


def _objectives(s: Arena, seat: int, i: int, ways: Ways) -> int | None:
    if s.load[i] >= TARGET_LOAD:
        return _deliver(s, seat, i)
    for t in range(len(s.target_x)):
        take = TAKE | FIRST_TARGET + t << 8
        if s.target_state[t] == ON_TABLE and allowed(s, seat, take):
            return take
    errand = errand_of(Imagined(s, seat), ways, i)
    if s.fight[i] >= 0 or not is_errand_of_the_mission(errand):
        return None
    home = inner(s, seat, MARKER_RADIUS, errand.x, errand.y)
    return _along(s, seat, i, beside(s, i, errand.x, errand.y, AT_MARKER, home))


def _deliver(s: Arena, seat: int, i: int) -> int | None:
    """Leave it in the platform, or go where it can be left, or go on home."""
    for spot in _drops(s, seat, i):
        code = LEAVE | point(*spot) << 8
        if allowed(s, seat, code):
            return code
    goal = inner(s, seat, MARKER_RADIUS, s.x[i], s.y[i])
    near = around(goal[0], goal[1], LEFT_AT)
    near.sort(key=lambda spot: hypot(spot[0] - s.x[i], spot[1] - s.y[i]))
    for x, y in near[:SIDES]:
        step = _along(s, seat, i, cheapest(s, i, x, y, GROUND))
        if step is not None:
            return step
    return None


def _drops(s: Arena, seat: int, i: int) -> list[Spot]:
    """Where around its base what it carries lies wholly in the platform."""
    places = around(s.x[i], s.y[i], LEFT_AT + 2)
    goal = inner(s, seat, MARKER_RADIUS, s.x[i], s.y[i])
    if LEFT_AT <= hypot(goal[0] - s.x[i], goal[1] - s.y[i]) <= LEFT_AT + 40:
        places.insert(0, goal)
    return [spot for spot in places if inner(s, seat, MARKER_RADIUS, *spot) == spot]
