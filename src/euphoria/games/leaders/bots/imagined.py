"""How an imagined game goes on, and what its end is worth."""

from __future__ import annotations

from typing import Final

from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.games.leaders.bots.policy import play_on
from euphoria.games.leaders.rules.state import Table

AHEAD: Final = 400
"""More decisions are not imagined; nearly all games between greedy players are over long before."""
UNDECIDED: Final = 0.4
"""What a game is worth that is not over then: nearly half of all seats win."""


class Playout:
    """A game that everybody goes on playing greedily, by what their seat would see in the imagined world.

    Games between random players say little: they last six times as long, and exposed Leaders survive in them.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def __call__(self, t: Table, seat: int, luck: Luck) -> float:
        play_on(self._game, t, luck, AHEAD)
        if not t.over:
            return UNDECIDED
        return 1.0 if (t.winners >> seat) & 1 else 0.0
