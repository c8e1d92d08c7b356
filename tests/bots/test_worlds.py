"""Worlds: what a seat cannot tell apart gives its bot the same worlds, thoughts and choice."""

from typing import Any

import pytest

from euphoria import bots
from euphoria.api import game as game_of
from euphoria.bots import SearchingBot, Worlds
from euphoria.bots.analysis.data import Opinion
from euphoria.bots.analysis.judging import Judge, candidates, imagined, opinion
from euphoria.bots.value import value_of
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import State
from kit.alike import CASES, positions, twins


@pytest.mark.parametrize(("title", "players"), CASES)
def test_positions_a_seat_cannot_tell_apart_give_it_the_same_worlds(title: str, players: int) -> None:
    game, luck = game_of(title), Luck(players)
    different = 0
    for s, _ in positions(title, players, 5, 6, 30 if title == "show" else 180):
        for seat in range(players):
            mine = [world.state.digest() for world in Worlds.of(game, s, seat).draw(2, seed=7)]
            for twin in twins(title, s, seat, luck):
                assert [world.state.digest() for world in Worlds.of(game, twin, seat).draw(2, seed=7)] == mine
                different += twin.digest() != s.digest()
    assert different > 10, "else the test would say little"


@pytest.mark.parametrize(("title", "players"), CASES)
def test_positions_a_seat_cannot_tell_apart_give_its_bots_the_same_thoughts(title: str, players: int) -> None:
    game, luck = game_of(title), Luck(players)
    for s, seat in positions(title, players, 3, 7, 28 if title == "show" else 110):
        options = [game.action(code) for code in game.options(s, seat)]
        for kind in bots.kinds(title):
            found = [
                thought_of(game, twin, seat, kind, options) for twin in [s, *twins(title, s, seat, luck)]
            ]
            assert all(other == found[0] for other in found)


@pytest.mark.parametrize(("title", "players"), CASES)
def test_positions_a_seat_cannot_tell_apart_are_judged_alike_by_what_it_knows(
    title: str, players: int
) -> None:
    """What an analysis says of a seat's choice by its knowledge is the same whatever the others hold."""
    game, luck, value = game_of(title), Luck(players), value_of(title)
    other = 0
    for s, seat in positions(title, players, 8, 9, 18 if title == "show" else 60):
        found: list[Opinion] = []
        for twin in [s, *twins(title, s, seat, luck)]:
            codes = candidates(game, value, twin, seat, game.options(twin, seat)[0])
            draw = imagined(game, twin, seat, 3)
            found.append(opinion(Judge(game, value, seat, draw, 3), game, codes, seat, 2))
            other += twin.digest() != s.digest()
        assert all(each == found[0] for each in found)
    assert other, "else the test would say little"


def thought_of(game: Game, s: State, seat: int, kind: str, options: list[Any]) -> tuple[Any, ...]:
    bot = bots.make(kind, game.id, 11)
    if isinstance(bot, SearchingBot):
        bot.budget = bots.Budget(6)
    choice = bots.ask(bot, game, s, seat, options)
    return (choice.text, bot.thoughts if isinstance(bot, SearchingBot) else [])


def test_the_real_position_is_not_behind_the_door() -> None:
    """Whatever a bot finds in its worlds was drawn: what others hold is theirs only by chance."""
    game = game_of("dystopia")
    for s, seat in positions("dystopia", 4, 9, 60, 60):
        behind = [value for value in _held(Worlds.of(game, s, seat)) if isinstance(value, State)]
        assert behind
        assert all(state is not s and state.digest() != s.digest() for state in behind)


def _held(worlds: Worlds) -> list[Any]:
    return [getattr(worlds, name) for name in Worlds.__slots__]


def test_worlds_are_weighed_by_what_they_explain() -> None:
    game = game_of("leaders")
    for s, seat in positions("leaders", 4, 2, 20, 20):
        door = Worlds.of(game, s, seat)
        marked = door.draw(8, seed=3)[2].state.digest()

        def likelihood(state: State, marked: str = marked) -> float:
            return 3.0 if state.digest() == marked else 1.0

        weights = [world.weight for world in door.draw(8, 3, likelihood)]
        assert sum(weights) == pytest.approx(1.0)
        assert weights[2] == max(weights) > min(weights)
        assert [w.weight for w in door.draw(4, 3, lambda _: 0.0)] == [0.25] * 4, (
            "what explains nothing weighs nothing"
        )


def test_worlds_go_to_another_process_as_plain_data() -> None:
    game = game_of("dystopia")
    for s, seat in positions("dystopia", 3, 1, 30, 60):
        door = Worlds.of(game, s, seat)
        again = Worlds.read(game, door.to_json())
        assert again.one(5).digest() == door.one(5).digest()
