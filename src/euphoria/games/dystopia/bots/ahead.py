"""What a turn leads to: when it is over, and some turns of one's own later, chosen as one would then."""

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

TURNS: Final = 2
"""So many turns of one's own are imagined."""
NEXT: Final = 6
"""So many options of each of them are looked at."""


def at_once(game: Game, s: City, seat: int, luck: Luck) -> float:
    """What a position is worth to a seat when the turn is over."""
    end_turn(game, s, luck)
    return outlook(s, seat)


def turns_later(game: Game, s: City, seat: int, luck: Luck) -> float:
    """What it is worth after the seat's next turns. The others play greedily between them."""
    end_turn(game, s, luck)
    for _ in range(TURNS):
        while not s.over and next_seat(s) != seat:
            play_on(game, s, luck, 1)
            end_turn(game, s, luck)
        if not s.over:
            s = _best_turn(game, s, seat, luck)
    return outlook(s, seat)


def _best_turn(game: Game, s: City, seat: int, luck: Luck) -> City:
    """Where the best of the seat's turns leads, each with the same dice."""
    codes = game.options(s, seat)
    if len(codes) > 1:
        codes = broad(codes, judge(read_city(s, seat), game.question(s).name, codes))[:NEXT]
    seed = luck.next()
    best, most = s, -1.0
    for code in codes:
        after = s.copy()
        game.act(after, seat, code)
        worth = at_once(game, after, seat, Luck(seed))
        if worth > most:
            best, most = after, worth
    return best
