"""Ratings of a tournament: who wins more is rated higher, with intervals, whatever the order of the games."""

import sys

import pytest

from euphoria.lab.ratings import MissingRatings, Rated, ratings
from euphoria.lab.tournament import Contest, Pairing, Played, Standing, contest, report


def standing(guest: str, hosts: str, players: int, won: list[bool], turned: bool = False) -> Standing:
    pairing = Pairing(guest, hosts, players)
    games = [
        Played(pairing, number, wins, 0.0 if wins else 1 / (players - 1), 20)
        for number, wins in enumerate(won)
    ]
    made = Standing(pairing)
    for game in reversed(games) if turned else games:
        made.add(game)
    return made


def by_kind(rated: list[Rated]) -> dict[str, Rated]:
    return {one.kind: one for one in rated}


def test_who_wins_more_is_rated_higher_and_more_games_say_it_more_surely() -> None:
    few, many = (
        ratings(
            [
                standing("b", "a", 2, [True, True, False, True] * rounds),
                standing("c", "b", 2, [True, False, True, True] * rounds),
            ]
        )
        for rounds in (1, 10)
    )
    assert [one.kind for one in few] == [one.kind for one in many] == ["c", "b", "a"]
    for one in many:
        assert one.rating.low < one.rating.value < one.rating.high
        before = by_kind(few)[one.kind].rating
        assert one.rating.high - one.rating.low < before.high - before.low
    assert by_kind(many)["b"].games == 80


def test_a_quarter_of_the_games_at_a_table_of_four_is_even() -> None:
    won = [True, False, False, False] * 25
    rated = by_kind(ratings([standing("a", "b", 4, won), standing("b", "a", 4, won)]))
    assert abs(rated["a"].rating.value - rated["b"].rating.value) < 2
    often = [True, True, False, False] * 25
    rated = by_kind(ratings([standing("a", "b", 4, often), standing("b", "a", 4, won)]))
    assert rated["a"].rating.value > rated["b"].rating.value + 2


def test_the_order_in_which_games_ended_does_not_matter() -> None:
    won = [True, False, True, True, False]
    one, other = (ratings([standing("a", "b", 3, won, turned)]) for turned in (False, True))
    assert one == other
    told = report(plan(), [], one)
    assert [each["kind"] for each in told["ratings"]] == [each.kind for each in one]
    assert set(told["ratings"][0]["rating"]) == {"value", "low", "high"}


def plan(ladder: bool = False) -> Contest:
    return contest("dystopia", ["random", "novice", "greedy"], 4, 1, ladder=ladder)


def test_on_a_ladder_only_neighbours_meet() -> None:
    met = {(pairing.guest, pairing.hosts) for pairing in plan(ladder=True).pairings()}
    assert met == {("novice", "random"), ("random", "novice"), ("greedy", "novice"), ("novice", "greedy")}
    assert len(plan().pairings()) == 6


def test_without_openskill_a_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingRatings, match="research"):
        ratings([standing("a", "b", 2, [True])])
    assert report(plan(), [], None)["ratings"] is None
