"""Walks along the rim of what is crossed, which belongs to it (S-4.5): offered at the price they have.

On the packaged maps, from places on the lines of its edges.
"""

from collections import Counter
from collections.abc import Iterator
from math import gcd, hypot

import pytest

from euphoria.games.show.rules.answers.moves import Try
from euphoria.games.show.rules.box.cards import MADELEINE
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.inflating import first_met
from euphoria.games.show.rules.geometry.plane import inside_length
from euphoria.games.show.rules.geometry.scenery import Shape
from euphoria.games.show.rules.maps.library import FIELDS, field_named
from euphoria.games.show.rules.movement.candidate_moves import moves
from euphoria.games.show.rules.movement.grounds import Ground, plan
from euphoria.games.show.rules.movement.reach import cheapest
from euphoria.games.show.rules.movement.visibility_graph import fine_chart_of
from euphoria.games.show.rules.movement.walking import price, walk
from euphoria.games.show.rules.phases.positioning import options
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import place_refusal
from euphoria.games.show.rules.words import MOVE, argument, points_of
from kit.show_place import put
from support import rule

BEFORE = [0, 650, 1300, 2600, 4000]
"""About so far before a corner walks begin, and behind the other one they end."""
COARSE = 700
"""On the line of an edge the points in whole thousandths are further apart: it is left out."""
PURSES = [(3, 0), (7, 4011), (12, 0)]
"""AP, and the inches of open ground that were walked in this activation."""

Line = tuple[Ground, Shape, list[tuple[int, int]], list[tuple[int, int]]]


def lines(s: Arena) -> Iterator[Line]:
    """Edges of what is crossed, both ways: the ground, the shape, places before the edge and behind it."""
    for ground in fine_chart_of(s).grounds:
        for soft in ground.soft:
            shape = soft.shape
            for k in range(shape.corners):
                a = shape.xs[k - 1], shape.ys[k - 1]
                b = shape.xs[k], shape.ys[k]
                step = gcd(b[0] - a[0], b[1] - a[1])
                dx, dy = (b[0] - a[0]) // step, (b[1] - a[1]) // step
                if hypot(dx, dy) <= COARSE:
                    parts = [round(far / hypot(dx, dy)) for far in BEFORE]
                    before = [(a[0] - part * dx, a[1] - part * dy) for part in parts]
                    behind = [(b[0] + part * dx, b[1] + part * dy) for part in parts]
                    yield ground, shape, before, behind
                    yield ground, shape, behind, before


def somebody(name: str, ap: int = 12, walked: int = 0) -> Arena:
    """A map with one figure for each side, which are put here and there."""
    s = Arena(field_named(name))
    for team in range(2):
        put(s, 0, 0, team=team, who=MADELEINE)
    s.ap[0] = ap
    s.run_plain = walked
    return s


def stands(s: Arena, ground: Ground, i: int, x: int, y: int) -> bool:
    """Put a figure on the plane of a sheet, if it can stand there."""
    s.x[i], s.y[i], s.surface[i] = x, y, ground.sheet
    inside = 0 <= x <= s.field.width and 0 <= y <= s.field.depth
    return inside and place_refusal(s, i, x, y, ground.sheet) == FINE


def inches_of(crossed: list[int]) -> Counter[int]:
    """The inches of each class out of a list key, length, key, length ..."""
    found: Counter[int] = Counter()
    for key, inches in zip(crossed[::2], crossed[1::2], strict=True):
        found[key] += inches
    return found


@rule("S-4.5b", "S-11.5a")
@pytest.mark.parametrize("name", FIELDS)
def test_nothing_is_offered_along_a_rim_that_cannot_be_paid(name: str) -> None:
    offered = along = 0
    for ap, walked in PURSES:
        s = somebody(name, ap, walked)
        for ground, shape, starts, goals in lines(s):
            for start in starts:
                # The enemy lures along the edge.
                if not stands(s, ground, 1, *goals[-1]) or not stands(s, ground, 0, *start):
                    continue
                for code in moves(s, 0, ap):
                    xs, ys = points_of(argument(code))
                    done = walk(s, 0, xs, ys)
                    assert done.refusal == FINE
                    assert 0 <= price(s, 0, done) <= ap, (start, xs, ys)
                    offered += 1
                    along += inside_length(shape, *start, xs[0], ys[0]) > 0
    assert offered > 100
    assert along > 0


@rule("S-4.5b", "S-11.5a")
@pytest.mark.parametrize("name", FIELDS)
def test_what_is_shown_before_is_what_is_paid(name: str) -> None:
    ap, walked = PURSES[1]
    s = somebody(name, ap, walked)
    s.x[1], s.y[1] = s.field.width - 1000, s.field.depth - 1000
    tried = 0
    for ground, _, starts, _ in lines(s):
        for start in starts[::2]:
            if not stands(s, ground, 0, *start):
                continue
            first = Try(s, 0)
            first.s.run_plain = walked
            for code in options(first.s, first.f, 0):
                if code & 255 != MOVE:
                    continue
                shown = price(first.s, 0, walk(first.s, 0, *points_of(argument(code))))
                again = Try(first.s, 0)
                assert again.check(code) == FINE
                again.take(code)
                assert again.s.ap[0] == ap - shown >= 0
                tried += 1
    assert tried > 50


@rule("S-4.5b", "S-11.5a")
@pytest.mark.parametrize("name", FIELDS)
def test_ways_along_a_rim_are_looked_for_by_what_they_cost(name: str) -> None:
    s = somebody(name)
    s.x[1], s.y[1] = s.field.width - 1000, s.field.depth - 1000
    compared = cheaper = 0
    for ground, shape, starts, goals in lines(s):
        for start, goal in zip(starts[1::2], goals[1::2], strict=True):
            if not stands(s, ground, 0, *goal) or not stands(s, ground, 0, *start):
                continue
            done = walk(s, 0, [goal[0]], [goal[1]])
            met = first_met([shape], *start, *goal, True)
            assert (met == 0) == (inside_length(shape, *start, *goal) > 0)
            if done.refusal != FINE or done.surface != ground.sheet:
                continue
            # The search reckons with no less than is charged.
            crossings = ground.crossings(*start, *goal, plan(*start, *goal))
            known = inches_of(crossings)
            for key, inches in inches_of(done.crossed).items():
                assert known[key] >= inches, (start, goal, done.crossed, crossings)
            straight = price(s, 0, done)
            route = cheapest(s, 0, *goal, ground.sheet)
            assert route is not None and route.price <= straight
            compared += 1
            cheaper += route.price < straight
    assert compared > 5
    assert cheaper > 0
