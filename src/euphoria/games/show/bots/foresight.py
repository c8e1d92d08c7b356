"""How a turn goes on, and what comes of it: quick answers of all who have still to move, then exact odds."""

from __future__ import annotations

from math import exp
from typing import Final

from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.games.show.bots.leaf import lead_of
from euphoria.games.show.bots.personalities import FEARLESS, PLAIN, Temper
from euphoria.games.show.bots.policy import play_on
from euphoria.games.show.bots.prospects import closing, expected
from euphoria.games.show.bots.stakes import stakes
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.rules.state import Arena

LOGIT: Final = 150.0
"""So many points make a lead of one (leaf.py)."""
CALM: Final = 3.0
"""A lead is counted as so many times smaller: better ways to win shall differ, too."""


class Playout:
    """The rest of a turn in an imagined world, and how likely the seat wins from there."""

    def __init__(self, game: Game, ways: Ways) -> None:
        self._game = game
        self._ways = ways

    def __call__(self, s: Arena, seat: int, luck: Luck) -> float:
        """What comes of the likely answers, and of fearless ones if those are worse: half of each."""
        seed = luck.next()
        t = s.copy()
        likely = self._ends(s, seat, Luck(seed), PLAIN)
        fearless = self._ends(t, seat, Luck(seed), FEARLESS)
        return (likely + min(likely, fearless)) / 2

    def _ends(self, s: Arena, seat: int, luck: Luck, rival: Temper) -> float:
        play_on(self._game, s, luck, self._ways, [PLAIN, rival] if seat == 0 else [rival, PLAIN])
        if s.over:
            return 0.5 if s.winner < 0 else float(s.winner == seat)
        lead = lead_of(s) if seat == 0 else -lead_of(s)
        lead += (expected(s, seat) + closing(s, seat) + stakes(s, self._ways, seat)) / LOGIT
        return 1.0 / (1.0 + exp(-lead / CALM))
