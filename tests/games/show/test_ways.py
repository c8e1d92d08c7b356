"""Searches that are kept say the same as new ones, and notice when the table has changed."""

from random import Random

import pytest

from euphoria.games.show.rules.box.cards import MADELEINE
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.maps.library import FIELDS, field_named
from euphoria.games.show.rules.movement import kept_searches as ways
from euphoria.games.show.rules.movement.bystanders import Figures
from euphoria.games.show.rules.movement.kept_searches import ANY_PRICE, is_same, search_of
from euphoria.games.show.rules.movement.reach import cheapest, confirmed, last_step
from euphoria.games.show.rules.movement.shortest_paths import Search
from euphoria.games.show.rules.movement.visibility_graph import chart_of
from euphoria.games.show.rules.state import DOWN, Arena
from euphoria.games.show.rules.table.standing import place_refusal
from kit.show_place import arena, put

GOALS = 6


def strewn(seed: int, figures: int = 7) -> tuple[Arena, Random]:
    """Figures anywhere on the ground of a packaged map."""
    luck = Random(seed)
    s = Arena(field_named(FIELDS[seed % len(FIELDS)]))
    for k in range(figures):
        i = put(s, 0, 0, team=k % 2, who=MADELEINE)
        while place_refusal(s, i, s.x[i], s.y[i], 0) != FINE:
            s.x[i], s.y[i] = (luck.randrange(600, side - 600) for side in (s.field.width, s.field.depth))
    return s, luck


def goals(s: Arena, luck: Random) -> list[tuple[int, int, int]]:
    """Places on the table and on what rises from it."""
    found: list[tuple[int, int, int]] = []
    while len(found) < GOALS:
        surface = luck.choice([0, luck.randrange(len(s.field.surfaces))])
        shape = s.field.surfaces[surface].shape
        x = luck.randrange(min(shape.xs), max(shape.xs)) if surface else luck.randrange(s.field.width)
        y = luck.randrange(min(shape.ys), max(shape.ys)) if surface else luck.randrange(s.field.depth)
        if place_refusal(s, 0, x, y, surface) == FINE:
            found.append((x, y, surface))
    return found


def price(s: Arena, goal: tuple[int, int, int]) -> int | None:
    route = cheapest(s, 0, *goal)
    return None if route is None else route.price


def whole_search(s: Arena) -> Search:
    search = Search(s, 0, ANY_PRICE)
    search.run()
    return search


def least_price(s: Arena, search: Search, x: int, y: int, surface: int) -> int | None:
    """Every node of a whole search that sees the goal, played through one by one."""
    t = chart_of(s).place[surface]
    others = Figures(s, 0, search.chart.grounds[t].z, x, y)
    prices: list[int] = []
    for label in search.labels:
        last = last_step(search, others, label, t, x, y) if label.ground == t else None
        route = confirmed(search, last, x, y) if last is not None else None
        if route is not None and route.legs[-1].surface == surface:
            prices.append(route.price)
    return min(prices, default=None)


@pytest.mark.parametrize("seed", range(7))
def test_a_kept_search_answers_like_a_new_one(seed: int) -> None:
    s, luck = strewn(seed)
    wanted = goals(s, luck)
    kept = [price(s, goal) for goal in wanted]
    fresh: list[int | None] = []
    for goal in reversed(wanted):
        ways.kept().clear()
        fresh.append(price(s, goal))
    assert kept == fresh[::-1]
    assert any(one is not None for one in kept)


@pytest.mark.parametrize("seed", range(7))
def test_no_node_of_a_whole_search_leads_there_for_less(seed: int) -> None:
    s, luck = strewn(seed)
    wanted, search = goals(s, luck)[:4], whole_search(s)
    for goal in wanted:
        least, found = least_price(s, search, *goal), price(s, goal)
        if least is None:
            assert found is None
        else:
            assert found is not None and least - 1 <= found <= least + 1


def test_whatever_changes_on_the_table_begins_a_new_search() -> None:
    s = arena()
    i = put(s, 10_000, 10_000)
    put(s, 13_000, 10_000)
    first = search_of(s, i)
    assert search_of(s.copy(), i) is first
    assert search_of(s, 1) is not first
    assert search_of(s, i) is first
    for change in ("x", "y", "team", "status", "flags"):
        other = s.copy()
        getattr(other, change)[1] += 1
        assert not is_same(other, s)
        assert search_of(other, i) is not first
    other = s.copy()
    other.run_plain = 400
    assert search_of(other, i) is not first
    s.status[1] = DOWN
    assert search_of(s, i) is not first


def test_few_searches_are_kept() -> None:
    s = arena()
    i = put(s, 10_000, 10_000)
    for k in range(ways.MOST_KEPT + 5):
        s.x[i] = 10_000 + k
        search_of(s, i)
    assert len(ways.kept()) == ways.MOST_KEPT
    assert search_of(s, i) is ways.kept()[0]
