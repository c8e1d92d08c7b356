"""Where a figure can go and for how much: the cheapest way to a point, and all of it as a region.

`cheapest` finds a way over the visibility graph (shortest_paths.py, kept_searches.py) and has the exact
functions confirm it on a copy of the state (walking.py, climbing.py); `region` (regions.py) draws what
a budget reaches, an isochrone.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.inflating import may_meet, part_inside, strictly_inside
from euphoria.games.show.rules.geometry.scenery import root
from euphoria.games.show.rules.movement import climbing
from euphoria.games.show.rules.movement.bystanders import Figures
from euphoria.games.show.rules.movement.edges import WALK, Edge
from euphoria.games.show.rules.movement.grounds import Ground, plan
from euphoria.games.show.rules.movement.kept_searches import ANY_PRICE, search_of
from euphoria.games.show.rules.movement.regions import Area, Region, region
from euphoria.games.show.rules.movement.shortest_paths import (
    GOAL,
    LAST_BITS,
    NUMBER_BITS,
    Label,
    Search,
    queued,
    step_of,
    surface_at,
)
from euphoria.games.show.rules.movement.visibility_graph import Chart, fine_chart_of
from euphoria.games.show.rules.movement.walking import commit, price, walk_on
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import is_surface, place_refusal

__all__ = ["Area", "Leg", "Region", "Route", "cheapest", "played", "region"]

TOLERANCE: Final = 1
"""In AP: no other way is cheaper by more than this."""
MOST_TRIES: Final = 12
"""So many ways are played through before the search gives up."""


class Leg:
    """One action of a route: a walk, or one of the other ways."""

    __slots__ = ("kind", "link", "price", "surface", "xs", "ys")

    def __init__(self, kind: i64, surface: i64, xs: list[int], ys: list[int], number: i64) -> None:
        self.kind = kind
        """WALK, LINK, CLIMB, LET_DOWN or JUMP (visibility_graph.py)."""
        self.surface = surface
        """Where it ends."""
        self.xs = xs
        self.ys = ys
        self.link = number
        self.price: int = 0


class Route:
    """A way and its whole price, both confirmed by the exact functions."""

    __slots__ = ("legs", "price")

    def __init__(self, legs: list[Leg], total: int) -> None:
        self.legs = legs
        self.price = total


def cheapest(s: Arena, i: i64, x: int, y: int, surface: int, budget: int = ANY_PRICE) -> Route | None:
    """The cheapest way found to a place, if there is one within the budget."""
    if not is_surface(s, surface) or place_refusal(s, i, x, y, surface) != FINE:
        return None
    chart = fine_chart_of(s)
    t: i64 = chart.place[surface]
    straight: Route | None = None
    if t == chart.place[s.surface[i]]:
        straight = played(s, i, [Leg(WALK, surface, [x], [y], -1)])
        if straight is not None and not crosses(chart.grounds[t], s.x[i], s.y[i], x, y):
            return straight if straight.price <= budget else None
    found = searched(s, i, t, x, y)
    if straight is not None and (found is None or straight.price <= found.price):
        found = straight
    if found is None or found.price > budget or not found.legs or found.legs[-1].surface != surface:
        return None
    return found


def crosses(ground: Ground, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    return len(ground.crossings(ax, ay, bx, by, plan(ax, ay, bx, by))) > 0


def searched(s: Arena, i: i64, t: i64, x: int, y: int) -> Route | None:
    """The first way to a place, in the order of their scores, that proves to be legal.

    A node may lead to the goal for its score and the straight line; only when its turn comes is it looked at
    whether that line is free and what it costs. The search goes on as long as it has better nodes. Nodes are
    settled in the order of their scores, so those behind the best way known need no look.
    """
    search = search_of(s, i)
    others = Figures(s, i, search.chart.grounds[t].z, x, y)
    met: list[Label] = [label for label in search.labels if label.ground == t]
    settled: i64 = len(met)
    seen: i64 = 0
    waiting: list[int] = []  # as the queue of the search (`queued`), of places in `met`
    tries: i64 = 0
    rate: i64 = search.rate
    to_x: i64 = x
    to_y: i64 = y
    while tries < MOST_TRIES:
        while seen < settled:
            # As `ahead`, written out: a search that is kept has hundreds of them.
            known = met[seen]
            if waiting and known.score > waiting[0] >> NUMBER_BITS:
                break
            dx: i64 = to_x - known.x
            dy: i64 = to_y - known.y
            heappush(waiting, queued(known.score + rate * (root(dx * dx + dy * dy) + 1), seen))
            seen += 1
        if not waiting or waiting[0] >> NUMBER_BITS > search.next_score():
            more = search.settle()
            if more is not None:
                if more.ground == t:
                    heappush(waiting, queued(ahead(search, more, x, y), len(met)))
                    met.append(more)
                continue
            if not waiting:
                return None
        label = met[heappop(waiting) & LAST_BITS]
        if label.node == GOAL:
            tries += 1
            route = confirmed(search, label, x, y)
            if route is not None:
                return route
            continue
        last = last_step(search, others, label, t, x, y)
        if last is not None:
            heappush(waiting, queued(last.score, len(met)))
            met.append(last)
    return None


def ahead(search: Search, label: Label, x: i64, y: i64) -> int:
    """The score of a way that goes straight from a node to the goal over open ground."""
    dx: i64 = x - label.x
    dy: i64 = y - label.y
    return label.score + search.rate * (root(dx * dx + dy * dy) + 1)


def last_step(search: Search, others: Figures, label: Label, t: i64, x: i64, y: i64) -> Label | None:
    """The straight line from a node to the goal, if nothing is in the way."""
    ground = search.chart.grounds[t]
    if not clear_to(ground, label.x, label.y, x, y) or others.blocker(label.x, label.y, x, y) >= 0:
        return None
    length = plan(label.x, label.y, x, y)
    edge = Edge(GOAL, x, y, WALK, length, ground.crossings(label.x, label.y, x, y, length))
    return search.extended(label, edge, t)


def confirmed(search: Search, goal: Label, x: i64, y: i64) -> Route | None:
    """Play a way through, with or without the first nudge."""
    before = goal.before
    if before is None:
        return None
    for nudge in (False, True):
        route = played(search.s, search.i, legs_of(search.chart, before, x, y, nudge))
        if route is not None:
            return route
    return None


def clear_to(ground: Ground, ax: i64, ay: i64, x: i64, y: i64) -> bool:
    """Does a node see the goal? What the goal touches is left to the exact check."""
    for k in ground.finder.near(ax, ay, x, y):
        shape = ground.hard[k]
        if may_meet(shape, ax, ay, x, y) and not strictly_inside(shape, x, y):
            start, end = part_inside(shape, ax, ay, x, y)
            if start < end:
                return False
    return True


# ------------------------------------------------------------------ playing a way through


def legs_of(chart: Chart, label: Label, x: int, y: int, nudge: bool) -> list[Leg]:
    """The actions of a way to a label and, on its sheet, on to a point; with or without the first nudge."""
    way: list[Label] = []
    at: Label | None = label
    while at is not None:
        way.append(at)
        at = at.before
    way.reverse()
    legs: list[Leg] = []
    xs: list[int] = [way[0].x] if nudge else []
    ys: list[int] = [way[0].y] if nudge else []
    for k in range(1, len(way)):
        one = way[k]
        if one.kind == WALK:
            xs.append(one.x)
            ys.append(one.y)
            continue
        if xs:
            legs.append(Leg(WALK, chart.grounds[way[k - 1].ground].sheet, xs, ys, -1))
        legs.append(Leg(one.kind, chart.grounds[one.ground].sheet, [one.x], [one.y], one.link))
        xs = []
        ys = []
    if not xs or xs[-1] != x or ys[-1] != y:
        xs.append(x)
        ys.append(y)
    legs.append(Leg(WALK, chart.grounds[label.ground].sheet, xs, ys, -1))
    return legs


def played(s: Arena, i: i64, legs: list[Leg]) -> Route | None:
    """Go a way on a copy of the state: its price, or None if a step of it is refused."""
    chart = fine_chart_of(s)
    copy = s.copy()
    total = 0
    gone: list[Leg] = []
    for leg in legs:
        if leg.kind == WALK:
            if len(leg.xs) == 1 and leg.xs[0] == copy.x[i] and leg.ys[0] == copy.y[i]:
                continue
            walked = walk_on(copy, i, chart.grounds[chart.place[copy.surface[i]]].terrain, leg.xs, leg.ys)
            if walked.refusal != FINE:
                return None
            leg.price = price(copy, i, walked)
            leg.surface = walked.surface
            commit(copy, walked)
        else:
            x = leg.xs[0]
            y = leg.ys[0]
            onto = surface_at(copy, chart.grounds[chart.place[leg.surface]], x, y)
            step = step_of(copy, i, leg.kind, leg.link, x, y, max(onto, 0))
            if step.refusal != FINE:
                return None
            leg.price = step.ap
            leg.surface = step.surface
            climbing.commit(copy, step)
        total += leg.price
        gone.append(leg)
    return Route(gone, total)
