"""When a choice can be taken back at the tables of leaders and dystopia: until something hidden was learnt.

That undo ends exactly there is the contract of every title (tests/contract/test_undo.py). Here it is shown on
what people do: a look, a draw and a roll end it, a choice that shows nobody anything new does not.
"""

from collections.abc import Iterator
from typing import Any

import pytest

import euphoria
from euphoria.core.match import Match
from kit.hand_verbs import starts

View = dict[str, Any]
PLAIN = [("leaders", "skip"), ("dystopia", "place"), ("dystopia", "stop")]
QUIET = {"turn", "placed", "gained", "paid", "allegiance", "miner", "no-action", "no-artifact-phase"}


def after(title: str, verb: str) -> Iterator[tuple[Match, int, View, set[str]]]:
    """The rules' own examples right after this verb: whose it was, what they saw before, what was told."""
    game = euphoria.game(title)
    for start in starts(title, verb):
        match = Match(game, start.players, start.options, bytes(32))
        match.place(game.read(start.state))
        told, before = match.heard("open"), match.view(start.seat)
        for decision in match.decisions:
            wanted = [option for option in decision.options if option.text.split(" ")[0] == verb]
            if decision.seat == start.seat and wanted:
                match.act(start.seat, wanted[0])
                events = {one["event"].removeprefix(f"{title}-") for one in match.events("open", told)}
                yield match, start.seat, before, events


def known(view: View) -> set[tuple[int, int]]:
    """The Recruits that somebody can see."""
    rows = [(one["seat"], slot, card) for one in view["seats"] for slot, card in enumerate(one["row"])]
    return {(seat, slot) for seat, slot, recruit in rows if recruit["card"] is not None}


def test_a_look_at_a_hidden_recruit_ends_undo_and_one_at_a_known_card_does_not() -> None:
    ends = goes_on = 0
    for match, seat, before, events in after("leaders", "interrogate"):
        if "sees" not in events:
            continue
        news = known(match.view(seat)) - known(before)
        assert match.can_undo(seat) is (not news)
        ends += bool(news)
        goes_on += not news
    assert ends > 0
    assert goes_on > 0


def test_a_draw_ends_undo_unless_one_draws_what_one_has_just_put_there() -> None:
    ends = goes_on = 0
    for match, seat, before, events in after("leaders", "draw"):
        if "drew-card" not in events:
            continue
        news = set(match.view(seat)["seats"][seat]["hand"]) - set(before["seats"][seat]["hand"])
        assert match.can_undo(seat) is (not news)
        ends += bool(news)
        goes_on += not news
    assert ends > 0
    assert goes_on > 0


@pytest.mark.parametrize(("verb", "event"), [("retrieve", "rolled"), ("resolve", "shows-dilemma")])
def test_a_roll_and_a_card_that_is_shown_end_undo(verb: str, event: str) -> None:
    ends = 0
    for match, seat, _, events in after("dystopia", verb):
        if event in events:
            ends += 1
            assert not match.can_undo(seat)
    assert ends > 0


@pytest.mark.parametrize(
    ("title", "verb"), [("leaders", "skip"), ("dystopia", "place"), ("dystopia", "stop")]
)
def test_what_showed_nobody_anything_can_be_taken_back(title: str, verb: str) -> None:
    goes_on = 0
    for match, seat, _, events in after(title, verb):
        if not match.over and events <= QUIET:
            goes_on += 1
            assert match.can_undo(seat)
    assert goes_on > 0
