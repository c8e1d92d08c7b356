"""The inner loop of simulation: uniform random play, compiled together with the engines."""

from __future__ import annotations

from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import State


def next_seat(s: State) -> int:
    """The first seat that still owes an answer."""
    seat = 0
    asked = s.asked
    while asked & 1 == 0:
        asked >>= 1
        seat += 1
    return seat


def play_out(game: Game, s: State, luck: Luck, most: int = 1_000_000) -> int:
    """Play on at random until the game is over or `most` decisions were made; how many were made."""
    made = 0
    while not s.over and made < most:
        if s.bounds:
            game.settle(s, luck.draw(s.bounds))
            continue
        seat = next_seat(s)
        options = game.options(s, seat)
        game.act(s, seat, options[luck.below(len(options))])
        made += 1
    return made
