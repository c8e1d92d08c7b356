"""Where a figure can go and for how much: regions, and the cheapest way as actions that can be taken.

Everything is tried on copies by the functions that judge and carry out the real actions.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.errors import BadQuestion
from euphoria.core.state import Frame
from euphoria.games.show.rules import view_types
from euphoria.games.show.rules.answers.asked import Asked
from euphoria.games.show.rules.answers.sight import Supposed
from euphoria.games.show.rules.answers.told import name, no_room, outline, refusal
from euphoria.games.show.rules.box.data import RADIUS
from euphoria.games.show.rules.box.reasons import FINE, IN_SCENERY, STOP_ON_TOP
from euphoria.games.show.rules.geometry.scenery import GROUND
from euphoria.games.show.rules.movement import edges, escort
from euphoria.games.show.rules.movement.climbing import Step
from euphoria.games.show.rules.movement.reach import Leg, Route, cheapest, region
from euphoria.games.show.rules.movement.regions import Area, Region
from euphoria.games.show.rules.movement.shortest_paths import surface_at
from euphoria.games.show.rules.movement.visibility_graph import fine_chart_of
from euphoria.games.show.rules.movement.walking import Walk, price, walk
from euphoria.games.show.rules.phases.deeds import PRICES
from euphoria.games.show.rules.phases.positioning import (
    ACTIVATION,
    ENGAGED,
    FOLLOWING,
    ONLY_TO_TOUCH,
    PAID,
    begin_activation,
    position_check,
    reserve_check,
    step_of,
    take_action,
)
from euphoria.games.show.rules.sight.sight import sees
from euphoria.games.show.rules.state import DOWN, FASCINATED, REVIVED, Arena
from euphoria.games.show.rules.table.fights import in_contact
from euphoria.games.show.rules.table.loads import in_platform
from euphoria.games.show.rules.table.standing import place_refusal
from euphoria.games.show.rules.views.blockers import culprit
from euphoria.games.show.rules.words import (
    CLIMB,
    GRAMMAR,
    JUMP,
    LEAD,
    LET_DOWN,
    MOVE,
    RISE,
    USE_LINK,
    argument,
    path,
    place,
    point,
    points_of,
)

MOST_AP: Final = 30
"""Nobody has more in a turn."""
VERBS: Final[dict[int, int]] = {edges.CLIMB: CLIMB, edges.LET_DOWN: LET_DOWN, edges.JUMP: JUMP}

REACH_FIELDS: Final = ["figure", "ap"]
ROUTE_FIELDS: Final = ["figure", "to", "ap"]
WAY_FIELDS: Final = ["action", "watched"]
STEPS: Final = (CLIMB, LET_DOWN, JUMP, USE_LINK)


class Try:
    """A figure in an activation of its own on a copy: the one under way, or one that begins now."""

    __slots__ = ("f", "i", "rises", "s")

    def __init__(self, s: Arena, i: int) -> None:
        self.s = s.copy()
        self.i = i
        frames = self.s.frames
        if not frames or frames[-1].proc != ACTIVATION.index or frames[-1].a != i:
            begin_activation(self.s, i, PAID, -1)
        self.f: Frame = self.s.frames[-1]
        self.rises = False

    def left(self) -> int:
        """The AP it may still spend on movement."""
        return self.s.run_budget if self.s.run_budget >= 0 else self.s.ap[self.i]

    def give(self, ap: int) -> None:
        """Suppose that it has so many AP."""
        if self.s.run_budget >= 0:
            self.s.run_budget = ap
        else:
            self.s.ap[self.i] = ap

    def check(self, code: int) -> int:
        return position_check(self.s, self.f, self.s.team[self.i], code)

    def take(self, code: int) -> None:
        take_action(self.s, self.f, self.s.team[self.i], code)

    def rise(self) -> int:
        """Who lies gets up before it goes (S-11.19); why it cannot, or FINE."""
        if self.s.status[self.i] != DOWN:
            return FINE
        refused = self.check(RISE)
        if refused == FINE:
            self.take(RISE)
            self.rises = True
        return refused

    def keeps_still(self) -> bool:
        """Has it no activation at all in this turn?"""
        return self.s.flags[self.i] & (FASCINATED | REVIVED) != 0

    def held(self) -> int:
        """Why it may not walk about freely, or FINE: fights hold their members (S-11.27, S-12.22)."""
        if self.s.fight[self.i] < 0:
            return FINE
        return ENGAGED if in_contact(self.s, self.i) else ONLY_TO_TOUCH


def attempt(asked: Asked) -> Try:
    tried = Try(asked.s, asked.figure("figure"))
    if asked.has("ap"):
        tried.give(asked.whole("ap", 0, MOST_AP, 0))
    return tried


# ------------------------------------------------------------------ regions


def reach(asked: Asked) -> dict[str, Any]:
    """All a figure can reach with the AP it has, or with so many."""
    return reached(attempt(asked))


def reached(tried: Try) -> dict[str, Any]:
    """Outlines by surface and price; the price holds everything, getting up included."""
    s = tried.s
    i = tried.i
    ap = tried.left()
    refused = tried.rise()
    if refused == FINE:
        refused = tried.held()
    budget = tried.left()
    while budget > 0 and reserve_check(s, tried.f, budget, False) != FINE:
        budget -= 1
    still = tried.keeps_still()
    found = region(s, i, budget) if refused == FINE and not still and budget > 0 else Region()
    return {
        "figure": name(s, i),
        "ap": ap,
        "rises": tried.rises,
        "still": still,
        "leads": escort.led_by(s, i) >= 0,
        "refusal": refusal(refused, ap),
        "areas": [told_area(s, area, PRICES[RISE] if tried.rises else 0) for area in found.areas],
        "holes": [
            {"surface": hole.surface, "rings": [outline(ring) for ring in hole.rings]} for hole in found.holes
        ],
    }


def told_area(s: Arena, area: Area, more: int) -> view_types.Area:
    surface = s.field.surfaces[area.surface]
    return {
        "surface": area.surface,
        "name": surface.name,
        "z": surface.z,
        "price": area.price + more,
        "rings": [outline(ring) for ring in area.rings],
    }


# ------------------------------------------------------------------ one action


def way(asked: Asked) -> dict[str, Any]:
    """What one movement of the figure at hand costs, where it ends, whom it touches and who watches there."""
    s = asked.s
    code = asked.action("action")
    verb = code & 255
    if not s.frames or s.over or s.frames[-1].proc != ACTIVATION.index:
        raise BadQuestion("Nobody is to be moved now.")
    if verb != MOVE and verb not in STEPS:
        raise BadQuestion("'action' is a movement such as 'move 12,3.5'.")
    i = s.frames[-1].a
    end: Walk | Step
    if verb == MOVE:
        end = walk(s, i, *points_of(argument(code)))
        ap = price(s, i, end)
    else:
        end = step_of(s, i, code)
        ap = end.ap
    if end.refusal != FINE:
        by = culprit(s, s.frames[-1], code, end.refusal)
        return {"figure": name(s, i), "refusal": refusal(end.refusal, s.ap[i], by)}
    told = {
        "figure": name(s, i),
        "refusal": None,
        "ap": ap,
        "left": (s.run_budget if s.run_budget >= 0 else s.ap[i]) - ap,
        "to": [end.x, end.y, end.surface],
        "home": end.surface == GROUND and in_platform(s, s.team[i], end.x, end.y, RADIUS),
        "contacts": [name(s, j) for j in end.enemies],
    }
    return {**told, **watchers(s, i, end)} if asked.flag("watched", False) else told


def watchers(s: Arena, i: int, end: Walk | Step) -> dict[str, Any]:
    """The rivals who are in sight from where a movement ends, and those who look back."""
    made = Supposed(s)
    made.put(i, (end.x, end.y, end.surface), False)
    foes = [j for j in range(s.count()) if s.enemies(i, j) and s.alive(j)]
    return {
        "sees": [name(s, j) for j in foes if sees(made.s, i, j)],
        "seen": [name(s, j) for j in foes if sees(made.s, j, i)],
    }


# ------------------------------------------------------------------ one way


def route(asked: Asked) -> dict[str, Any]:
    """The cheapest way to a place: its steps as actions with their prices."""
    tried = attempt(asked)
    x, y, surface = asked.place("to")
    s = tried.s
    i = tried.i
    ap = tried.left()
    steps: list[dict[str, Any]] = []
    refused = tried.rise()
    if tried.rises:
        steps.append(told_step(RISE, PRICES[RISE]))
    if refused == FINE:
        surface, refused = resting(s, i, x, y, surface)
    found = cheapest(s, i, x, y, surface) if refused == FINE else None
    if found is not None:
        refused = go(tried, found, steps)
    price = sum([step["ap"] for step in steps])
    return {
        "figure": name(s, i),
        "to": [x, y, surface],
        "found": found is not None,
        "ap": ap,
        "price": price if found is not None else None,
        "left": ap - price if found is not None and price <= ap else None,
        "still": tried.keeps_still(),
        "refusal": no_room(s, i, x, y, surface, refused, ap),
        "steps": steps if found is not None else [],
    }


def resting(s: Arena, i: int, x: int, y: int, surface: int) -> tuple[int, int]:
    """Where one comes to rest who walks to a place, and why not, both as for `move`: on the low top there."""
    refused = place_refusal(s, i, x, y, surface)
    if refused != IN_SCENERY:
        return surface, refused
    chart = fine_chart_of(s)
    ground = chart.grounds[chart.place[surface]]
    onto = surface_at(s, ground, x, y)
    if onto >= 0 and onto != surface:
        return onto, place_refusal(s, i, x, y, onto)
    return surface, STOP_ON_TOP if ground.free(x, y) else refused


def go(tried: Try, found: Route, steps: list[dict[str, Any]]) -> int:
    """Take the steps of a way one after the other; the first reason against one of them, or FINE."""
    refused = FINE
    for leg in found.legs:
        code = code_of(leg)
        if refused == FINE:
            refused = tried.check(code)
        steps.append(told_step(code, leg.price))
        if refused == FINE and not tried.s.over:
            tried.take(code)
            refused = bring_along(tried, steps)
    return refused


def bring_along(tried: Try, steps: list[dict[str, Any]]) -> int:
    """The led Susan comes to her saviour's side, at her own expense (S-17.5)."""
    if not tried.f.b & FOLLOWING:
        return FINE
    places = escort.follow_paths(tried.s, tried.i)
    if not places:
        return escort.SUSAN_CANNOT_FOLLOW
    code = LEAD | path([places[0][0]], [places[0][1]]) << 8
    steps.append(told_step(code, 0))
    tried.take(code)
    return FINE


def told_step(code: int, ap: int) -> dict[str, Any]:
    return {"action": GRAMMAR.action(code).text, "ap": ap}


def code_of(leg: Leg) -> int:
    """The action that a part of a route stands for."""
    if leg.kind == edges.WALK:
        return MOVE | path(leg.xs, leg.ys) << 8
    if leg.kind == edges.LINK:
        return USE_LINK | leg.link << 8 | point(leg.xs[0], leg.ys[0]) << 16
    return VERBS[leg.kind] | place(leg.xs[0], leg.ys[0], leg.surface) << 8
