"""The inner loop of simulation: uniform random play, compiled together with the engines."""

from __future__ import annotations

from typing import Final

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
            options = game.options(s, seat)
            game.act(s, seat, options[luck.below(len(options))])
            made += 1
        elif s.over:
            break
        else:
            game.settle(s, luck.draw(s.bounds))
    return made
