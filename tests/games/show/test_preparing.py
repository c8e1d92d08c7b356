"""What is prepared comes to an end, changes nothing, and is what is asked for then."""

import pytest

from euphoria.api import game
from euphoria.core.match import Match
from euphoria.games.show.rules.answers.preparing import mover
from euphoria.games.show.rules.maps.library import FIELDS
from euphoria.games.show.rules.movement import kept_searches as ways
from euphoria.games.show.rules.movement import visibility_graph as charts
from euphoria.games.show.rules.state import NOBODY
from euphoria.games.show.rules.words import BADGES
from kit.show_play import arena_of

GAME = game("show")
MOST = 2000


def match_at(kind: str) -> Match:
    """A small show, played by first options until this is asked."""
    options = {"teams": ["steel-choir", "velvet-knives"], "budget": 800, "map": "market"}
    match = Match(GAME, 2, options, b"p" * 32)
    match.start()
    while match.decisions[0].kind != kind:
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[0])
    return match


def prepared(match: Match) -> int:
    rounds = 1
    while GAME.prepare(match.state):
        rounds += 1
        assert rounds < MOST
    return rounds


@pytest.fixture
def fresh() -> None:
    charts._kept.clear()
    ways.kept().clear()


@pytest.mark.usefixtures("fresh")
def test_all_that_a_route_needs_is_worked_out_before() -> None:
    match = match_at("position")
    s = arena_of(match.state)
    before, digest = s.to_json(), s.digest()
    assert prepared(match) > 10
    assert prepared(match) == 1
    assert (s.to_json(), s.digest()) == (before, digest)
    (search,) = ways.kept()
    settled = len(search.labels)
    assert charts.fine_chart_of(s).unseen == len(charts.fine_chart_of(s).x)
    figure = BADGES[s.badge[mover(s)]]
    near = next(one.text for one in match.decisions[0].options if one.text.startswith("move "))
    found = match.ask(0, {"ask": "route", "figure": figure, "to": near.split()[1]})
    assert found["left"] >= 0
    assert ways.kept() == [search]
    assert len(search.labels) == settled
    # Who looks much farther than the figure can go has the rest worked out.
    match.ask(0, {"ask": "route", "figure": figure, "to": "44,33"})
    assert len(search.labels) > settled


@pytest.mark.usefixtures("fresh")
def test_where_nobody_moves_only_the_map_is_prepared() -> None:
    match = match_at("platform")
    assert mover(arena_of(match.state)) == NOBODY
    prepared(match)
    assert not ways.kept()
    assert charts.fine_chart_of(arena_of(match.state)).unseen > 0


def test_other_titles_have_nothing_to_prepare() -> None:
    match = Match(game("leaders"), 4, {}, b"p" * 32)
    match.start()
    assert not match.game.prepare(match.state)


@pytest.mark.usefixtures("fresh")
def test_tables_on_all_packaged_maps_do_not_take_each_others_charts() -> None:
    tables = [arena_of(GAME.begin(2, {"map": name})) for name in FIELDS]
    first = [chart for s in tables for chart in (charts.chart_of(s), charts.fine_chart_of(s))]
    again = [chart for s in tables for chart in (charts.chart_of(s), charts.fine_chart_of(s))]
    assert all(one is other for one, other in zip(first, again, strict=True))
