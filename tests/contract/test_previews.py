"""A preview tells exactly what then happens, as far as it goes, and nothing that is hidden."""

import pytest

from euphoria.core.errors import Refused
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.preview import CHOICE, LUCK, OPEN, OTHERS
from kit.play import exact, pick_decision, walk
from kit.titles import Title, every_table, new_match

FEW = 12
"""Options looked at per question: some questions have hundreds."""


def some(options: list[str]) -> list[str]:
    return options[:: max(1, len(options) // FEW)]


def plain(events: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{name: value for name, value in event.items() if name != "number"} for event in events]


@every_table
def test_what_a_preview_tells_is_what_then_happens(title: Title, players: int) -> None:
    seen: set[str] = set()
    match = new_match(title, players, "previews")
    for luck in walk(match, 211 + players, most=50):
        decision = pick_decision(match, luck)
        seat, before = decision.seat, match.state.digest()
        for option in some([one.text for one in decision.options]):
            preview = match.preview(seat, option)
            assert match.state.digest() == before
            seen.add(preview.then)
            twin = match.copy()
            had = len(twin.events(seat))
            twin.act(seat, option)
            happened = plain(twin.events(seat, had))
            assert happened[: len(preview.events)] == plain(preview.events)
            if preview.then == OPEN:
                assert (preview.events, preview.view) == ([], None)
                assert not twin.can_undo(seat)
            elif preview.then == LUCK:
                assert preview.view is None
                assert not twin.can_undo(seat)
            else:
                assert len(happened) == len(preview.events)
                assert preview.view == twin.view(seat)
                assert (preview.then == CHOICE) is (twin.decision(seat) is not None)
    assert seen & {CHOICE, OTHERS}


@every_table
def test_a_preview_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(title: Title, players: int) -> None:
    match = new_match(title, players, "previews of twins")
    for luck in walk(match, 223 + players, most=40):
        decision = pick_decision(match, luck)
        seat = decision.seat
        twin: Match = match.copy()
        twin.state = title.game.determinize(match.state, seat, Luck(luck.next()))
        for option in some([one.text for one in decision.options]):
            here, there = match.preview(seat, option), twin.preview(seat, option)
            assert (here.then, exact(here.events), exact(here.view)) == (
                there.then,
                exact(there.events),
                exact(there.view),
            ), option


@every_table
def test_what_is_refused_has_no_preview(title: Title, players: int) -> None:
    match = new_match(title, players, "no previews")
    asked = {decision.seat for decision in match.decisions}
    option = match.decisions[0].options[0]
    for seat in set(range(players)) - asked:
        with pytest.raises(Refused):
            match.preview(seat, option)
