"""Many positions in one call do what each of them does alone, on both builds."""

import pytest

from euphoria.api import game as game_of
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat, options_many, play_many, play_out, step_many
from euphoria.core.state import State

TITLES = [("leaders", 6), ("dystopia", 3), ("show", 2)]
STEPPED = {"leaders": "b51fee65f8471fe7", "dystopia": "39d863bbffc4b8bd", "show": "3ae905363780bb2d"}
PLAYED = {"leaders": "07f493c115b87a96", "dystopia": "b454349cbc541cd5", "show": "8a3a932cb2cf50a1"}
"""Digests of the last of the positions after the steps below, and after they were played on: the same on
every build."""


def middles(title: str, players: int, count: int) -> list[State]:
    game = game_of(title)
    found: list[State] = []
    for seed in range(count):
        s = game.begin(players, {})
        play_out(game, s, Luck(seed), 8)
        while s.bounds:
            game.settle(s, Luck(seed).draw(s.bounds))
        found.append(s)
    return found


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_many_are_played_on_as_each_alone(title: str, players: int) -> None:
    game = game_of(title)
    together, alone = middles(title, players, 5), middles(title, players, 5)
    worths = play_many(game, together, Luck(3), most=60)
    luck = Luck(3)
    for s, other, worth in zip(alone, together, worths, strict=True):
        play_out(game, s, luck, 60)
        assert s.digest() == other.digest()
        assert worth == (game.payoffs(s) if s.over else [1 / players] * players)
    assert together[-1].digest() == PLAYED[title]


def test_a_game_that_is_not_over_is_worth_what_its_judge_says() -> None:
    game, states = game_of("dystopia"), middles("dystopia", 3, 2)
    over = states[0].copy()
    play_out(game, over, Luck(1))
    assert over.over
    worths = play_many(game, [states[1], over], Luck(2), most=4, value=lambda s: [float(s.players), 0.0, 0.0])
    assert worths == [[3.0, 0.0, 0.0], game.payoffs(over)]


@pytest.mark.parametrize(("title", "players"), TITLES)
def test_many_take_a_step_as_each_alone(title: str, players: int) -> None:
    game = game_of(title)
    together, alone = middles(title, players, 4), middles(title, players, 4)
    for step in range(30):
        offered = options_many(game, together)
        assert offered == [game.options(s, next_seat(s)) if not s.over else [] for s in together]
        choices = [(step * 7 + number) % max(1, len(options)) for number, options in enumerate(offered)]
        step_many(game, together, choices, Luck(step))
        luck = Luck(step)
        for s, choice in zip(alone, choices, strict=True):
            if not s.over:
                game.act(s, next_seat(s), game.options(s, next_seat(s))[choice])
            while s.bounds:
                game.settle(s, luck.draw(s.bounds))
        assert [s.digest() for s in together] == [s.digest() for s in alone]
    assert together[-1].digest() == STEPPED[title]
