"""A standing order answers a kind of question by its harmless default while there is nothing else to do, and
is logged like any answer. Whoever could do something is asked all the same."""

import pytest

from euphoria.core.decision import Decision
from euphoria.core.match import Match
from euphoria.core.record import load
from kit.play import play_to_end, positions, step, told
from kit.titles import TITLES, Title, find, new_match

standing_titles = pytest.mark.parametrize("title", [t for t in TITLES if t.standing], ids=repr)


def idle_only(decision: Decision) -> bool:
    """Is there nothing else to do?"""
    return decision.options == decision.idle


def played_until(title: Title, kind: str, number: int, idle: bool = True) -> Match:
    """A match in which at least two seats are asked a question of this kind; the first and the last of them
    have nothing else to do (or the first has)."""
    for attempt in range(50):
        match = new_match(title, title.game.least, f"until {kind} {number} {attempt}")
        for luck in positions(match, attempt, most=100):
            asked = match.decisions
            if len(asked) > 1 and asked[0].kind == kind and idle_only(asked[0]) == idle:
                if not idle or idle_only(asked[-1]):
                    return match
            step(match, luck)
    raise AssertionError(f"'{kind}' was never asked")


@standing_titles
@pytest.mark.parametrize("number", range(3))
def test_a_standing_order_answers_at_once_and_from_then_on(title: Title, number: int) -> None:
    assert title.standing is not None
    match = played_until(title, title.standing, number)
    seat = match.decisions[0].seat
    by_hand = match.copy()
    match.standing(seat, title.standing)
    by_hand.act(seat, by_hand.decisions[0].idle[0])
    assert match.log == by_hand.log
    assert match.state.digest() == by_hand.state.digest()
    for luck in positions(match, number):
        assert not any(idle_only(d) for d in match.decisions if d.seat == seat and d.kind == title.standing)
        step(match, luck)
    answers = [entry for entry in match.log if entry.get("seat") == seat and entry["do"] == "pass"]
    assert len(answers) > 1


@standing_titles
def test_whoever_could_do_something_is_asked_in_spite_of_a_standing_order(title: Title) -> None:
    """Nobody is shot with the card in hand that would have saved them, only because they passed before."""
    assert title.standing is not None
    match = played_until(title, title.standing, 1, idle=False)
    seat = match.decisions[0].seat
    match.standing(seat, title.standing)
    asked = match.decision(seat)
    assert asked is not None and asked.kind == title.standing
    assert len(asked.options) > 1


@standing_titles
def test_a_standing_order_can_be_taken_away(title: Title) -> None:
    assert title.standing is not None
    match = played_until(title, title.standing, 7)
    seat = match.decisions[-1].seat
    match.standing(seat, title.standing)
    match.standing(seat, title.standing, on=False)
    asked = 0
    for luck in positions(match, 5):
        asked += any(d.kind == title.standing and d.seat == seat for d in match.decisions)
        step(match, luck)
    assert asked > 0


@standing_titles
def test_everybody_may_stand_and_the_game_goes_on(title: Title) -> None:
    assert title.standing is not None
    match = new_match(title, title.game.least, "all stand")
    for seat in range(match.players):
        match.standing(seat, title.standing)
    for luck in positions(match, 11):
        assert not any(idle_only(d) for d in match.decisions if d.kind == title.standing)
        step(match, luck)
    assert match.over


@standing_titles
def test_standing_orders_are_of_no_importance_to_a_replay(title: Title) -> None:
    match = new_match(title, title.game.least, "replayed")
    match.standing(0, title.standing or "")
    match.standing(2, title.standing or "")
    play_to_end(match, 13)
    again = load(match.record(), find)
    assert again.log == match.log
    assert told(again, 1) == told(match, 1)


@standing_titles
def test_a_copy_keeps_the_orders_and_goes_its_own_way(title: Title) -> None:
    assert title.standing is not None
    match = played_until(title, title.standing, 3)
    seat = match.decisions[0].seat
    twin = match.copy()
    twin.standing(seat, title.standing)
    assert match.decision(seat) is not None
    assert twin.decision(seat) is None
    third = twin.copy()
    for luck in positions(third, 17, most=200):
        assert not any(idle_only(d) for d in third.decisions if d.seat == seat and d.kind == title.standing)
        step(third, luck)
