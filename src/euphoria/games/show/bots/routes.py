"""Exact ways of a figure: to a place, around a thing, and as far as its AP lead.

What is offered at the table is a sample. These are actions of the veteran's own, which the rules allow all
the same; whoever takes one has it checked first.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from euphoria.games.show.rules.answers.moves import code_of
from euphoria.games.show.rules.box.data import INCH, PLATFORM, RADIUS
from euphoria.games.show.rules.geometry.scenery import GROUND
from euphoria.games.show.rules.movement.edges import WALK
from euphoria.games.show.rules.movement.reach import Route, cheapest
from euphoria.games.show.rules.movement.walking import carrying_rate
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.settling import AROUND
from euphoria.games.show.rules.words import MOVE, path

Spot = tuple[int, int]

BESIDE: Final = 2 * RADIUS + 4
"""How far from somebody's centre one stands to touch them."""
LOOKED_AT: Final = 3
"""So many sides of a thing are tried."""
SLACK: Final = 12
"""Thousandths of an inch that roundings on a way may cost."""
LEAST: Final = 300
"""A shorter step along a longer way is not worth an action."""


def around(x: int, y: int, away: int) -> list[Spot]:
    """Sixteen places around a point."""
    spots = [(x + dx * away // 1000, y + dy * away // 1000) for dx, dy in AROUND]
    return [(to_x, to_y) for to_x, to_y in spots if to_x >= 0 and to_y >= 0]


def inner(s: Arena, seat: int, radius: int, x: int, y: int) -> Spot:
    """The place nearest to a point where a base or marker of this radius lies wholly in the platform."""
    left, low = s.platform_x[seat] + radius, s.platform_y[seat] + radius
    side = PLATFORM - 2 * radius
    return max(left, min(left + side, x)), max(low, min(low + side, y))


def beside(s: Arena, i: int, x: int, y: int, away: int, then: Spot) -> Route | None:
    """The cheapest way to a thing, from the side that is best for going on to a further place."""

    def whole(spot: Spot) -> float:
        there = hypot(spot[0] - s.x[i], spot[1] - s.y[i])
        return there + hypot(spot[0] - then[0], spot[1] - then[1])

    best: Route | None = None
    least = 0.0
    for spot in sorted(around(x, y, away), key=whole)[:LOOKED_AT]:
        route = cheapest(s, i, spot[0], spot[1], GROUND)
        if route is not None:
            price = route.price + hypot(spot[0] - then[0], spot[1] - then[1]) / INCH
            if best is None or price < least:
                best, least = route, price
    return best


def first_step(s: Arena, i: int, route: Route, budget: int) -> int | None:
    """The first action of a way, cut off where the AP end; None if they lead nowhere."""
    if not route.legs:
        return None
    leg = route.legs[0]
    if leg.price <= budget:
        return code_of(leg)
    if leg.kind != WALK:
        return None
    rate = carrying_rate(s, i) if s.load[i] >= 0 else 1
    walked = s.run_carried if s.load[i] >= 0 else s.run_plain
    left = budget // rate * INCH + -walked % INCH - SLACK
    return cut(s.x[i], s.y[i], leg.xs, leg.ys, left) if left >= LEAST else None


def cut(x: int, y: int, xs: list[int], ys: list[int], left: int) -> int | None:
    """A walk along these points that ends after so many thousandths of an inch."""
    to_x: list[int] = []
    to_y: list[int] = []
    for k in range(len(xs)):
        step = hypot(xs[k] - x, ys[k] - y)
        if step >= left:
            if left > 0:
                to_x.append(x + int((xs[k] - x) * left / step))
                to_y.append(y + int((ys[k] - y) * left / step))
            break
        left -= int(step) + 1
        x, y = xs[k], ys[k]
        to_x.append(x)
        to_y.append(y)
    return MOVE | path(to_x, to_y) << 8 if to_x else None
