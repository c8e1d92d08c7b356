"""What a turn leads to: when it is over, and a turn of one's own later, chosen as one would then."""

from __future__ import annotations

from typing import Final

from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.games.dystopia.bots.candidates import broad
from euphoria.games.dystopia.bots.policy import end_turn, judge, play_on
from euphoria.games.dystopia.bots.race import outlook
from euphoria.games.dystopia.bots.reading import read_city
from euphoria.games.dystopia.rules.state import City

NEXT: Final = 6
"""So many options of the turn ahead are looked at."""


def at_once(game: Game, s: City, seat: int, luck: Luck) -> float:
    """What a position is worth to a seat when the turn is over."""
    end_turn(game, s, luck)
    return outlook(s, seat)


def a_turn_later(game: Game, s: City, seat: int, luck: Luck) -> float:
    """What it is worth after the seat's next turn. The others play greedily until then."""
    end_turn(game, s, luck)
    while not s.over and next_seat(s) != seat:
        play_on(game, s, luck, 1)
        end_turn(game, s, luck)
    return outlook(s, seat) if s.over else _best_turn(game, s, seat, luck)


def _best_turn(game: Game, s: City, seat: int, luck: Luck) -> float:
    """What the best of the seat's turns leads to, each with the same dice."""
    codes = game.options(s, seat)
    if len(codes) > 1:
        codes = broad(codes, judge(read_city(s, seat), game.question(s).name, codes))[:NEXT]
    seed = luck.next()
    best = 0.0
    for code in codes:
        after = s.copy()
        game.act(after, seat, code)
        best = max(best, at_once(game, after, seat, Luck(seed)))
    return best
