"""What a seat is shown: built from nothing, JSON-ready, and never more than the seat may know."""

import json
from importlib import import_module
from typing import Any, get_type_hints, is_typeddict

import msgspec
import pytest

from euphoria.core.luck import Luck
from euphoria.core.match import Eyes
from euphoria.core.playout import play_out
from euphoria.registry import LISTED
from kit.data import scramble
from kit.play import audience, play_to_end, shown, text, walk
from kit.titles import Title, every_table, new_match, some_tables


@every_table
def test_a_view_is_json_and_the_same_every_time(title: Title, players: int) -> None:
    match = new_match(title, players, "views")
    for _ in walk(match, 83 + players, most=60):
        digest = match.state.digest()
        for seat in audience(match):
            view = match.view(seat)
            said = text(view)
            assert json.loads(said) == view
            assert text(match.view(seat)) == said
            assert text(match.copy().view(seat)) == said
            assert (view["title"], view["you"]) == (title.id, seat)
            assert view["result"] is None
        assert match.state.digest() == digest


def declared(title: str) -> Any:
    """The type of a title's views, in its `view_types.py`."""
    kinds = vars(import_module(f"{LISTED[title]}.rules.view_types")).values()
    (found,) = [kind for kind in kinds if is_typeddict(kind) and "you" in get_type_hints(kind)]
    return found


@some_tables
def test_a_view_is_what_its_types_declare(title: Title, players: int) -> None:
    if title.id not in LISTED:
        return  # the types of connect four are compiled with it, and compiled types cannot be asked
    kind = declared(title.id)
    match = new_match(title, players, "types")
    everybody: list[Eyes] = [*audience(match), "open"]
    for _ in walk(match, 29 + players, most=200):
        for eyes in everybody:
            view = match.view(eyes)
            # Converting checks every word and number, and drops what is not declared.
            assert msgspec.to_builtins(msgspec.convert(view, kind)) == view


@every_table
def test_a_view_shares_nothing_with_the_position(title: Title, players: int) -> None:
    match = new_match(title, players, "view is a copy")
    for _ in walk(match, 89 + players, most=40):
        digest = match.state.digest()
        for seat in audience(match):
            before = text(match.view(seat))
            scramble(match.view(seat))
            assert text(match.view(seat)) == before
        assert match.state.digest() == digest


@every_table
def test_a_view_says_who_is_waited_for(title: Title, players: int) -> None:
    match = new_match(title, players, "waiting")
    for _ in walk(match, 97 + players, most=60):
        owing = [decision.seat for decision in match.decisions]
        for seat in audience(match):
            assert match.view(seat)["waiting"] == owing
            assert match.view(seat)["question"] is not None
        for decision in match.decisions:
            assert match.view(decision.seat)["question"] == decision.kind


@every_table
def test_the_view_of_a_game_that_is_over_shows_the_result(title: Title, players: int) -> None:
    match = play_to_end(new_match(title, players, "over"), 5)
    for seat in audience(match):
        view = match.view(seat)
        assert view["result"] == match.result
        assert view["question"] is None
        assert view["waiting"] == []


@every_table
def test_determinize_keeps_the_view_of_the_seat(title: Title, players: int) -> None:
    """The unknown is drawn anew; the seat cannot tell the difference, and nothing else is touched."""
    game = title.game
    match = new_match(title, players, "determinize")
    for luck in walk(match, 101 + players, most=60):
        digest = match.state.digest()
        for seat in range(players):
            twin = match.copy()
            twin.state = game.determinize(match.state, seat, Luck(luck.next()))
            assert shown(twin, seat) == shown(match, seat)
        assert match.state.digest() == digest


@some_tables
def test_a_determinized_position_can_be_played_to_its_end(title: Title, players: int) -> None:
    game = title.game
    match = new_match(title, players, "determinize and play")
    for luck in walk(match, 103 + players, most=60):
        seat = luck.below(players)
        world = game.determinize(match.state, seat, Luck(luck.next()))
        assert world is not match.state
        assert world.out is None
        digest = match.state.digest()
        play_out(game, world, Luck(luck.next()), 5_000)
        assert world.over
        assert match.state.digest() == digest


@some_tables
def test_determinize_with_the_same_luck_gives_the_same_world(title: Title, players: int) -> None:
    match = new_match(title, players, "same world")
    for luck in walk(match, 107 + players, most=30):
        seat, seed = luck.below(players), luck.next()
        worlds = [title.game.determinize(match.state, seat, Luck(seed)).digest() for _ in range(2)]
        assert worlds[0] == worlds[1]


@every_table
def test_a_spectator_knows_no_more_than_any_seat(title: Title, players: int) -> None:
    """Every card, word or number that a spectator sees stands in every seat's view as well."""
    match = new_match(title, players, "spectator")
    for _ in walk(match, 109 + players, most=60):
        public = match.view(None)
        for seat in range(players):
            own = match.view(seat)
            for key in set(public) - {"you", "question"}:
                assert hides_nothing(public[key], own[key]), (key, public[key], own[key])


def hides_nothing(public: object, private: object) -> bool:
    """Is everything that `public` tells told by `private` too? Lists and dictionaries may be longer there."""
    if isinstance(public, dict) and isinstance(private, dict):
        return all(key in private and hides_nothing(value, private[key]) for key, value in public.items())
    if isinstance(public, list) and isinstance(private, list):
        if len(public) == len(private):
            return all(hides_nothing(a, b) for a, b in zip(public, private, strict=True))
        return all(item in private for item in public)
    return public is None or public == private


@pytest.mark.parametrize(
    ("public", "private", "fits"),
    [
        ({"card": None}, {"card": "E"}, True),
        ({"card": "E"}, {"card": None}, False),
        ({"hand": ["rope"]}, {"hand": ["box", "rope"]}, True),
        ({"hand": ["rope"]}, {"hand": ["box", "drum"]}, False),
    ],
)
def test_that_comparison_itself(public: object, private: object, fits: bool) -> None:
    assert hides_nothing(public, private) is fits
