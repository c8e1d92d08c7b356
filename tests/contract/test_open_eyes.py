"""Open eyes see everything that any seat sees, and hear all that happened as the engine told it."""

from typing import Any

from contract.test_views import hides_nothing
from euphoria.core.events import Event
from euphoria.core.match import Match
from kit.play import audience, play_to_end, walk
from kit.titles import Title, every_table, new_match


def bare(event: dict[str, Any]) -> dict[str, Any]:
    """What happened, without the counts: everybody counts what they know of (core/noticed.py)."""
    return {name: value for name, value in event.items() if name not in ("number", "ply")}


def facts(event: Event) -> dict[str, Any]:
    """All that the engine says of what happened; where nothing bends, there are no corners."""
    corners = {"corners": event.corners} if event.corners else {}
    return {"event": event.kind.id, "rule": event.kind.rule, **event.facts(), **corners}


def told_by_the_engine(match: Match) -> list[Event]:
    """The events of a game without talk and undo, from the rules alone."""
    s = match.game.new(match.players, match.settings)
    out: list[Event] = []
    s.out = out
    match.game.advance(s)
    for entry in match.log:
        if "do" in entry:
            match.game.act(s, entry["seat"], match.game.grammar.parse(entry["do"]).code)
        elif "luck" in entry:
            match.game.settle(s, entry["got"])
    return out


@every_table
def test_everything_is_told_once_in_the_order_of_the_engine(title: Title, players: int) -> None:
    match = play_to_end(new_match(title, players, "engine order"), 13)
    events = match.events("open")
    told = [facts(event) for event in told_by_the_engine(match)]
    assert [bare(event) for event in events] == told
    assert [event["number"] for event in events] == list(range(match.heard("open")))
    assert match.events("open", 5) == events[5:]
    for seat in audience(match):
        rest = iter([bare(event) for event in events])
        assert all(bare(event) in rest for event in match.events(seat)), "each was told a part, in this order"


@every_table
def test_all_that_any_seat_sees_is_seen(title: Title, players: int) -> None:
    match = new_match(title, players, "open eyes")
    for _ in walk(match, 137 + players, most=80):
        view = match.view("open")
        assert view["you"] is None
        for seat in audience(match):
            own = match.view(seat)
            assert view.keys() == own.keys()
            for key in set(own) - {"you", "question"}:
                assert hides_nothing(own[key], view[key]), (key, own[key], view[key])
        assert view["question"] in [match.view(seat)["question"] for seat in audience(match)]


@every_table
def test_the_result_is_the_same_for_open_eyes(title: Title, players: int) -> None:
    match = play_to_end(new_match(title, players, "open end"), 5)
    view = match.view("open")
    assert (view["result"], view["question"], view["waiting"]) == (match.result, None, [])
