"""Events name their audience; sealed answers stay sealed until the last one is in."""

import json

import pytest

from euphoria.core.errors import Refused
from euphoria.core.match import CLAIMED, TAKEN_BACK, Match
from kit.play import audience, play_to_end, shown, step, text, told, walk
from kit.titles import Title, every_table, new_match, sealed_tables, some_tables


@every_table
def test_events_are_numbered_for_each_seat_without_gaps(title: Title, players: int) -> None:
    match = play_to_end(new_match(title, players, "numbers"), 13)
    for seat in audience(match):
        events = match.events(seat)
        assert json.loads(text(events)) == events
        assert [event["number"] for event in events] == list(range(len(events)))
        assert [event["ply"] for event in events] == sorted(event["ply"] for event in events)
        assert events[0]["ply"] >= 0 and events[-1]["ply"] <= match.ply
        for since in (0, 1, len(events) // 2, len(events), len(events) + 5):
            assert match.events(seat, since) == events[since:]


@some_tables
def test_what_was_told_is_never_told_differently_later(title: Title, players: int) -> None:
    match = new_match(title, players, "later")
    heard: list[list[dict[str, object]]] = [[] for _ in audience(match)]
    for _ in walk(match, 113 + players, most=80):
        for place, seat in enumerate(audience(match)):
            events = match.events(seat)
            assert events[: len(heard[place])] == heard[place]
            heard[place] = events


@every_table
def test_every_event_is_of_a_known_kind_with_its_fields(title: Title, players: int) -> None:
    match = play_to_end(new_match(title, players, "kinds"), 17)
    kinds = {kind.id: kind for kind in [*title.game.events, CLAIMED, TAKEN_BACK]}
    for seat in audience(match):
        for event in match.events(seat):
            kind = kinds[event["event"]]
            assert event["rule"] == kind.rule
            corners = event.pop("corners", [0, 0])
            assert len(corners) > 0 and len(corners) % 2 == 0, "x, y, x, y and so on"
            assert list(event) == ["number", "ply", "event", "rule", *kind.fields]
            assert all(isinstance(event[field], int) for field in kind.fields)


@every_table
def test_a_spectator_hears_what_everybody_hears_and_nothing_else(title: Title, players: int) -> None:
    match = play_to_end(new_match(title, players, "public"), 19)

    def heard(seat: int | None) -> list[str]:
        return [str({**event, "number": 0, "ply": 0}) for event in match.events(seat)]

    public = heard(None)
    assert public
    for seat in range(players):
        rest = iter(heard(seat))
        assert all(event in rest for event in public), "the public events, in the same order"


@sealed_tables
def test_a_sealed_answer_is_invisible_before_all_are_in(title: Title, players: int) -> None:
    """Two matches in which a seat answers differently look alike to everybody else."""
    compared = 0
    for number in range(3):
        match = new_match(title, players, f"sealed {number}")
        for luck in walk(match, number, most=80):
            decision = match.decisions[luck.below(len(match.decisions))]
            options = decision.options
            if not decision.sealed or len(match.decisions) < 2 or len(options) < 2:
                continue
            one, other = match.copy(), match.copy()
            one.act(decision.seat, options[0])
            other.act(decision.seat, options[1 + luck.below(len(options) - 1)])
            assert one.state.digest() != other.state.digest()
            for seat in audience(match):
                if seat != decision.seat:
                    assert shown(one, seat) == shown(other, seat)
                    assert told(one, seat) == told(other, seat)
                    compared += 1
    assert compared > 20


@sealed_tables
def test_a_sealed_answer_tells_nobody_anything(title: Title, players: int) -> None:
    """Until the last answer is in there is no event, and nothing but `waiting` changes in any view."""
    match = new_match(title, players, "silence")
    answers = 0
    for luck in walk(match, 127 + players, most=80):
        if len(match.decisions) < 2:
            continue
        twin = match.copy()
        step(twin, luck)
        for seat in audience(match):
            assert told(twin, seat) == told(match, seat)
            assert {**twin.view(seat), "waiting": []} == {**match.view(seat), "waiting": []}
        answers += 1
    assert answers > 5


@sealed_tables
def test_the_order_of_sealed_answers_does_not_matter(title: Title, players: int) -> None:
    match = new_match(title, players, "order")
    compared = 0
    for luck in walk(match, 131 + players, most=80):
        decisions = match.decisions
        if len(decisions) < 2 or any(answer >= 0 for answer in match.state.sealed):
            continue
        answers = [(d.seat, d.options[luck.below(len(d.options))]) for d in decisions]
        one, other = match.copy(), match.copy()
        for seat, option in answers:
            one.act(seat, option)
        for seat, option in reversed(answers):
            other.act(seat, option)
        assert one.state.digest() == other.state.digest()
        assert [events_without_ply(one, seat) for seat in audience(one)] == [
            events_without_ply(other, seat) for seat in audience(other)
        ]
        compared += 1
    assert compared > 0


def events_without_ply(match: Match, seat: int | None) -> list[dict[str, object]]:
    return [{**event, "ply": 0} for event in match.events(seat)]


@sealed_tables
def test_a_seat_answers_a_sealed_question_once(title: Title, players: int) -> None:
    match = new_match(title, players, "once")
    seat = match.decisions[0].seat
    option = match.decisions[0].options[0]
    match.act(seat, option)
    assert match.decision(seat) is None
    with pytest.raises(Refused):
        match.act(seat, option)
