"""Where something was blown up, the chart taken from that of the whole map is the one made from nothing."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from euphoria.api import game
from euphoria.core.match import Match
from euphoria.games.show.rules.geometry.inflating import FINE_TURN
from euphoria.games.show.rules.geometry.scenery import Shape
from euphoria.games.show.rules.maps.library import FIELDS, canonical, map_named
from euphoria.games.show.rules.movement.edges import Edge
from euphoria.games.show.rules.movement.inherited_charts import boxes_around, lost
from euphoria.games.show.rules.movement.visibility_graph import Chart, fine_chart_of
from euphoria.games.show.rules.state import Arena
from kit.show_play import arena_of
from support import often

SOME = 67
"""Each board is looked at from every so many-th node, and each from others."""
PAIRS = often(3)


def arena_on(name: str, gone: list[int]) -> Arena:
    s = arena_of(Match(game("show"), 2, {"map": name}, b"c" * 32).state)
    for element in gone:
        s.gone |= 1 << element
    return s


def told(edges: list[Edge], places: Sequence[int]) -> list[tuple[int, int, int, list[int], int]]:
    return [(places[edge.to], edge.kind, edge.length, edge.crossed, edge.link) for edge in edges]


def in_order(chart: Chart, values: list[int]) -> list[int]:
    """What is known of the nodes of a chart in the order in which they were made."""
    return [values[node] for node in chart.numbers]


def compare(s: Arena, first: int, step: int) -> None:
    quick = fine_chart_of(s)
    slow = Chart(s, FINE_TURN)
    assert quick.heritage is not None and slow.heritage is None
    assert in_order(quick, quick.x) == slow.x
    assert in_order(quick, quick.y) == slow.y
    assert in_order(quick, quick.sheet) == slow.sheet
    for node in range(first, len(slow.x), step):
        sheet = slow.sheet[node]
        found = told(quick.edges_of(quick.numbers[node], sheet), quick.places)
        assert found == told(slow.edges_of(node, sheet), range(len(slow.x))), node


@pytest.mark.parametrize("name", FIELDS)
def test_every_element_may_be_gone(name: str) -> None:
    elements = len(arena_on(name, []).field.elements)
    for element in range(0, elements, 3 - often(2)):  # every other one on the pure engines
        compare(arena_on(name, [element]), element, SOME)


@pytest.mark.parametrize("name", FIELDS)
def test_two_or_three_may_be_gone(name: str) -> None:
    luck = Random(name)
    elements = range(len(arena_on(name, []).field.elements))
    for pair in luck.sample(list(combinations(elements, 2)), PAIRS):
        compare(arena_on(name, list(pair)), luck.randrange(SOME), SOME)
    compare(arena_on(name, luck.sample(elements, 3)), luck.randrange(SOME), SOME)


def test_nodes_may_be_new() -> None:
    """Where one wall stood beside another there is a place to climb from now."""
    s = arena_on("rooftops", [0, 2])
    heritage = fine_chart_of(s).heritage
    assert heritage is not None and sum(len(nodes) for nodes in heritage.fresh) == 4
    compare(s, 0, 2)


def test_most_is_taken_over() -> None:
    s = arena_on("market", [3])
    chart = fine_chart_of(s)
    assert chart.heritage is not None
    taken = [node for node in chart.numbers if node < chart.heritage.known]
    assert 10 * len(taken) > 9 * chart.heritage.known


def test_a_map_of_strangers_has_nothing_to_inherit() -> None:
    s = arena_of(Match(game("show"), 2, {"map": canonical(map_named("market"))}, b"c" * 32).state)
    s.gone = 1
    assert fine_chart_of(s).heritage is None


def square(x: int, y: int) -> Shape:
    return Shape([x, x + 10, x + 10, x], [y, y, y + 10, y + 10])


def test_walls_that_meet_have_one_box() -> None:
    three = [square(0, 0), square(50, 50), square(5, 8)]
    boxes = boxes_around(three)
    assert [(box.west, box.east, box.south, box.north) for box in boxes] == [(50, 60, 50, 60), (0, 15, 0, 18)]
    assert len(boxes_around([*three, square(12, 15), square(20, 20), square(30, 30), square(40, 40)])) == 1
    assert [shape.west for shape in lost(three, [three[1]])] == [0, 5]
