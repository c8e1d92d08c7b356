"""The inner loops of simulation, compiled together with the engines: random play, of one position or of many.

Learners and searches hand in many positions and come back when all have moved: nothing interpreted happens
between two decisions. What nobody listens to is not made: these positions have no event sink.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from euphoria.core.actions import SEATS
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import State

_FIRST: Final = [(asked & -asked).bit_length() - 1 for asked in range(1 << len(SEATS))]


def next_seat(s: State) -> i64:
    """The first seat that still owes an answer; -1 if the state waits for luck or the game is over."""
    return _FIRST[s.asked]


def play_out(game: Game, s: State, luck: Luck, most: int = 1_000_000) -> int:
    """Play on at random until the game is over or `most` decisions were made; how many were made."""
    made = 0
    while made < most:
        seat = next_seat(s)
        if seat >= 0:
            game.act_at_random(s, seat, luck)
            made += 1
        elif s.over:
            break
        else:
            game.settle(s, luck.draw(s.bounds))
    return made


Value = Callable[[Any], list[float]]
"""What a position that is not over is worth to each seat."""


def play_many(
    game: Game, states: list[State], luck: Luck, most: int = 1_000_000, value: Value | None = None
) -> list[list[float]]:
    """Play all of these on at random, each by `most` decisions at most; what each is worth to its seats then.

    A game that is over is worth its payoffs, another one what `value` says; without it everybody has an equal
    share. The positions themselves are played on: hand in copies.
    """
    worths: list[list[float]] = []
    for s in states:
        play_out(game, s, luck, most)
        if s.over:
            worths.append(game.payoffs(s))
        elif value is None:
            players: int = s.players
            worths.append([1.0 / players] * players)
        else:
            worths.append(value(s))
    return worths


def step_many(game: Game, states: list[State], choices: list[int], luck: Luck) -> None:
    """Everybody who is asked first answers with the option of this number, and luck falls until somebody is
    asked again or the game is over. Positions that are over stay as they are."""
    for number in range(len(states)):
        s = states[number]
        seat = next_seat(s)
        if seat >= 0:
            game.act(s, seat, game.options(s, seat)[choices[number]])
        while s.bounds:
            game.settle(s, luck.draw(s.bounds))


def options_many(game: Game, states: list[State]) -> list[list[int]]:
    """The options of whoever is asked first at each of these; none where the game is over."""
    # Learners may do with them what they like, so nobody else has these lists.
    return [game.options(s, next_seat(s))[:] if s.asked else [] for s in states]
