"""The charts of packaged maps that were worked out beforehand are those that are worked out now."""

import pytest

from euphoria.api import game
from euphoria.core.match import Match
from euphoria.games.show.rules.maps import library
from euphoria.games.show.rules.maps.library import FIELDS, FINGERPRINT, canonical, field_of, map_named
from euphoria.games.show.rules.movement.edges import Edge
from euphoria.games.show.rules.movement.packed_charts import fits, packed, walks_of
from euphoria.games.show.rules.movement.visibility_graph import Chart, chart_of, fine_chart_of
from euphoria.games.show.rules.state import Arena
from kit.show_play import arena_of
from kit.tools import tool

charts = tool("charts")


def arena_on(name: str) -> Arena:
    return arena_of(Match(game("show"), 2, {"map": name}, b"c" * 32).state)


def told(edges: list[Edge]) -> list[tuple[int, int, int, list[int], int]]:
    return [(edge.to, edge.kind, edge.length, edge.crossed, edge.link) for edge in edges]


@pytest.mark.parametrize("name", FIELDS)
def test_the_files_hold_what_would_be_worked_out(name: str) -> None:
    """If this fails, something of geometry or movement has changed: `make charts`."""
    assert fine_chart_of(arena_on(name)).packed
    assert charts.chart_of(name) == library.field_named(name).charted


def test_packed_or_not_a_chart_has_the_same_edges() -> None:
    quick = Chart(arena_on("canyon"), fine_chart_of(arena_on("canyon")).turn)
    slow = Chart(arena_on("canyon"), quick.turn)
    assert quick.packed
    slow.packed = False
    for node in range(0, len(slow.x), 5):
        sheet = slow.sheet[node]
        assert told(quick.edges_of(node, sheet)) == told(slow.edges_of(node, sheet))


def test_only_the_fine_chart_of_a_whole_packaged_map_is_packed() -> None:
    arena = arena_on("market")
    assert fine_chart_of(arena).packed
    assert not chart_of(arena).packed
    arena.gone = 1
    assert not fine_chart_of(arena).packed
    assert fine_chart_of(arena).heritage is not None
    assert chart_of(arena).heritage is None
    assert not field_of(canonical(map_named("market"))).charted


def test_what_was_packed_of_another_map_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    assert library._charted("market")
    monkeypatch.setattr(library, "fingerprint", lambda _name: b"x" * FINGERPRINT)
    assert not library._charted("market")
    edges = [[[1, 7, 300], [2]], [[0]], []]
    numbers = packed(edges)
    assert [fits(numbers, nodes) for nodes in (2, 3, 4)] == [False, True, False]
    assert not fits(packed([])[:0], 0)
    assert [walks_of(numbers, node) for node in range(3)] == edges
