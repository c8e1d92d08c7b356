"""What is drawn of a figure's reach is true to a twentieth of an inch, judged with shapely on all maps.

A place that is drawn as reached for a price, well inside, is reached for it by a way that the exact functions
confirm; a place well outside is not. Ways around walls and figures are measured anew in floating point.
"""

from heapq import heappop, heappush
from math import acos, cos, hypot, pi, sin, sqrt
from random import Random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from euphoria.games.show.rules.box.cards import MADELEINE
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.games.show.rules.movement.pens import Pen
from euphoria.games.show.rules.movement.reach import region
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import place_refusal
from kit.show_place import arena, put
from kit.show_reach_oracle import FORGIVEN, NEVER, Shown, piece, places_around, strewn_figures, true_price
from support import often

AP = 12
PLACES = 60


def misdrawn(seed: int) -> tuple[int, list[str], list[str]]:
    """How many places were judged; those that are promised wrongly, and those that are left out."""
    s, luck = strewn_figures(seed)
    shown = Shown(region(s, 0, AP), AP)
    judged = 0
    promised: list[str] = []
    missed: list[str] = []
    for x, y, surface in places_around(s, luck, AP, PLACES):
        paid = true_price(s, x, y, surface, AP)
        inside = shown.well_inside(x, y, surface)
        about = shown.about_inside(x, y, surface)
        judged += min(paid, about) < NEVER
        case = f"{x},{y}@{surface}: drawn {inside} or {about} AP, costs {paid}"
        if inside < paid:
            promised.append(case)
        if about > paid:
            missed.append(case)
    return judged, promised, missed


# 42: ways that bend at a figure on the rim of rubble.
@pytest.mark.parametrize("seed", [*range(len(FIELDS)), 42])
def test_what_is_drawn_is_reached_and_what_is_reached_is_drawn(seed: int) -> None:
    judged, promised, missed = misdrawn(seed)
    assert judged > 5
    assert not promised
    assert not missed


@pytest.mark.parametrize("seed", range(len(FIELDS)))
def test_no_corner_of_what_is_drawn_is_out_of_reach(seed: int) -> None:
    """Also not where the look along a wall meets that wall, which is everywhere or nowhere."""
    s, _ = strewn_figures(seed)
    for area in region(s, 0, AP).areas:
        for ring in area.rings:
            for x, y in zip(ring[::2], ring[1::2], strict=True):
                assert hypot(x - s.x[0], y - s.y[0]) <= 1000 * area.price + FORGIVEN, (area.price, x, y)


@settings(max_examples=often(8))
@given(st.integers(0, 100_000))
def test_no_place_is_promised_that_is_not_reached(seed: int) -> None:
    judged, promised, missed = misdrawn(seed)
    assert not promised
    # A way that bends on the rim of rubble and leaves it elsewhere may be left out.
    assert len(missed) <= 1 + judged // 10, missed


# ------------------------------------------------------------------ ways around, measured anew


def walls_and_figures(luck: Random) -> Arena:
    """High walls on a small table and a few figures: nothing to cross or to climb."""
    made = [
        {
            "name": f"w{k}",
            "kind": "solid",
            "box": [luck.randint(2, 18), luck.randint(2, 18), luck.randint(1, 4), luck.randint(1, 4)],
            "height": 6,
            "walkable": False,
        }
        for k in range(4)
    ]
    s = arena(*made, size=(24, 24))
    for k in range(5):
        i = put(s, 0, 0, team=k % 2, who=MADELEINE)
        while place_refusal(s, i, s.x[i], s.y[i], 0) != FINE:
            s.x[i], s.y[i] = luck.randint(600, 23_400), luck.randint(600, 23_400)
    return s


class Lengths:
    """Shortest ways of the first figure among the corners of everything grown by a base, well rounded."""

    def __init__(self, s: Arena) -> None:
        grown: list[BaseGeometry] = [
            Polygon(list(zip(block.shape.xs, block.shape.ys, strict=True))).buffer(590, quad_segs=12)
            for block in s.field.blocks
        ]
        for j in range(1, len(s.who)):
            reach = 1190 if s.team[j] != s.team[0] else 1180
            grown.append(Point(s.x[j], s.y[j]).buffer(reach, quad_segs=12))
        around = unary_union(grown)
        self.free = box(590, 590, 23_410, 23_410).difference(around)
        # A hair is given so that chords along the rim count as free.
        self.open = self.free.buffer(8)
        shapely.prepare(self.open)
        corners = shapely.get_coordinates(around)
        self.at: list[tuple[float, float]] = [
            (s.x[0], s.y[0]),
            *((x, y) for x, y in corners if self.open.covers(Point(x, y))),
        ]
        self.far = self.spread()

    def seen(self, x: float, y: float, others: list[tuple[float, float]]) -> list[bool]:
        lines = shapely.linestrings([[(x, y), (a, b)] for a, b in others])
        return [bool(one) for one in shapely.covers(self.open, lines)]

    def spread(self) -> list[float]:
        far = [1e9] * len(self.at)
        far[0] = 0.0
        heap = [(0.0, 0)]
        done: set[int] = set()
        while heap:
            length, k = heappop(heap)
            if k in done or length > 1000 * AP:
                continue
            done.add(k)
            x, y = self.at[k]
            for j, free in enumerate(self.seen(x, y, self.at)):
                if free and length + hypot(self.at[j][0] - x, self.at[j][1] - y) < far[j]:
                    far[j] = length + hypot(self.at[j][0] - x, self.at[j][1] - y)
                    heappush(heap, (far[j], j))
        return far

    def to(self, x: int, y: int) -> float:
        seen = self.seen(x, y, self.at)
        return min(
            (self.far[k] + hypot(x - a, y - b) for k, (a, b) in enumerate(self.at) if seen[k]), default=1e9
        )


@pytest.mark.parametrize("seed", range(4))
def test_ways_around_walls_and_figures_are_as_long_as_they_are(seed: int) -> None:
    luck = Random(seed)
    s = walls_and_figures(luck)
    shown = Shown(region(s, 0, AP), AP)
    lengths = Lengths(s)
    judged = 0
    for x, y, surface in places_around(s, luck, AP, 120):
        length = lengths.to(x, y)
        inside, about = shown.well_inside(x, y, surface), shown.about_inside(x, y, surface)
        assert length <= 1000 * inside + FORGIVEN or inside == NEVER, (x, y, length, inside)
        assert about <= -(-length // 1000) or length > 1000 * AP - FORGIVEN, (x, y, length, about)
        judged += inside < NEVER
    assert judged > 20


def test_a_way_around_a_figure_follows_its_base() -> None:
    """To a place right behind it, where a way with corners would begin one more inch."""
    judged = 0
    for away in range(2000, 6000, 20):
        s = arena(size=(24, 24))
        put(s, 12_000 - away, 12_000, who=MADELEINE)
        put(s, 12_000, 12_000, who=MADELEINE)
        length = tangents(away, 1250)
        if 925 < length % 1000 < 975:
            judged += 1
            shown = Shown(region(s, 0, AP), AP)
            assert shown.about_inside(13_250, 12_000, 0) == -(-length // 1000)
    assert judged > 5


def test_an_outline_with_fewer_corners_promises_no_more() -> None:
    """A wheel with a wavy rim, seen from its middle as outlines of fans are."""
    luck = Random(5)
    for _ in range(40):
        waves, deep = luck.randint(1, 9), luck.randint(0, 900)
        ring = [20_000, 20_000]
        for k in range(400):
            turn = k * pi / 400
            far = 6000 + deep * sin(waves * turn)
            ring += [round(20_000 + far * cos(turn)), round(20_000 + far * sin(turn))]
        fewer = drawn_thinly(ring)
        assert len(fewer) < len(ring)
        before, after = piece(ring), piece(fewer)
        assert before.buffer(1).covers(after)
        assert after.buffer(4).covers(before)


def drawn_thinly(ring: list[int]) -> list[int]:
    """An outline without the corners that it hardly needs."""
    pen = Pen()
    pen.begin(ring[0], ring[1], True)
    for k in range(2, len(ring), 2):
        pen.to(ring[k], ring[k + 1])
    found: list[list[int]] = []
    pen.end(found)
    return found[0]


def tangents(before: float, behind: float) -> float:
    """How long a way is past a base of 1180 from a place before its middle to one behind it."""
    straight = sqrt(before**2 - 1180**2) + sqrt(behind**2 - 1180**2)
    return straight + 1180 * (pi - acos(1180 / before) - acos(1180 / behind))
