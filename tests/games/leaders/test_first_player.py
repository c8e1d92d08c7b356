"""Who begins a further game at the same table (L-23)."""

from typing import Any

import pytest

import euphoria
from euphoria.core.errors import BadSetup
from euphoria.core.match import Match
from kit.titles import LEADERS, key_of
from support import rule

GAME = LEADERS.game


def finished(*actions: tuple[int, str], **told: Any) -> Match:
    """A game of four that these actions end from this position on."""
    match = Match(GAME, 4, {"first": 3}, None, names=["Ana", "Ben", "Cleo", "Dan"])
    match.place(GAME.position({"players": 4, **told}))
    for seat, text in actions:
        match.follow({"seat": seat, "do": text})
    assert match.over
    return match


def beginner(match: Match) -> int:
    for decision in match.decisions:
        match.act(decision.seat, decision.options[0])
    [begins] = [event["seat"] for event in match.events(None) if event["event"] == "leaders-begins"]
    [asked] = match.decisions
    assert (asked.seat, asked.kind) == (begins, "artifact")
    return int(begins)


def drawn_by_luck(match: Match) -> bool:
    return any(entry.get("luck") == "starter" for entry in match.log)


@rule("L-23.1", "L-23.1a")
@pytest.mark.parametrize("victim", [1, 2, 3])
def test_who_was_shot_last_begins_the_next_game(victim: int) -> None:
    letter = "ABCD"[victim]
    match = finished(
        (0, "shoot"), A={"row": "E S E", "gun": letter}, **{letter: {"row": "S E SL*"}, "last shot": "A"}
    )
    again = match.rematch(key_of("again"))
    assert again.names == ["Ana", "Ben", "Cleo", "Dan"]
    assert beginner(again) == victim
    assert not drawn_by_luck(again)


@rule("L-23.1a")
def test_a_shot_of_an_earlier_turn_counts_if_it_was_the_last() -> None:
    exchange = [(0, "use cart-puller left"), (0, "recruit B.right"), (0, "recruit C.left")]
    told: dict[str, Any] = {
        "A": {"row": "E S E", "hand": ["cart-puller"]},
        "B": {"row": "S S EL"},
        "C": {"row": "S E SL"},
    }
    assert beginner(finished(*exchange, **told, **{"last shot": "D"}).rematch(key_of("x"))) == 3


@rule("L-23.1a")
def test_if_nobody_was_shot_luck_decides() -> None:
    exchange = [(0, "use cart-puller left"), (0, "recruit B.right"), (0, "recruit C.left")]
    told: dict[str, Any] = {
        "A": {"row": "E S E", "hand": ["cart-puller"]},
        "B": {"row": "S S EL"},
        "C": {"row": "S E SL"},
    }
    match = finished(*exchange, **told)
    starts = set()
    for number in range(40):
        again = match.rematch(key_of(f"luck {number}"))
        starts.add(beginner(again))
        assert drawn_by_luck(again), "who began the game before, by the host's choice, has no say"
    assert starts == {0, 1, 2, 3}


@rule("L-23.1a")
@pytest.mark.parametrize("first", range(4))
def test_the_host_may_choose_who_begins(first: int) -> None:
    match = euphoria.new("leaders", players=4, options={"first": first}, key=key_of("host"))
    assert beginner(match) == first
    assert not drawn_by_luck(match)


@rule("L-23.1a")
@pytest.mark.parametrize("first", [-1, 4, "A", 1.5, True])
def test_the_host_chooses_one_of_the_players(first: object) -> None:
    with pytest.raises(BadSetup, match="The option 'first' takes a seat from 0 to 3"):
        euphoria.new("leaders", players=4, options={"first": first}, key=key_of("host"))
