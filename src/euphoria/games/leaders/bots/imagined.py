"""How an imagined game goes on, and what its end is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euphoria.bots.asking import step
from euphoria.bots.base import Bot
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.games.leaders.bots.greedy import GreedyBot
from euphoria.games.leaders.rules.state import Table

AHEAD: Final = 400
"""More decisions are not imagined; nearly all games between greedy players are over long before."""
UNDECIDED: Final = 0.4
"""What a game is worth that is not over then: nearly half of all seats win."""


class Playout:
    """A game that everybody goes on playing greedily, by what their seat would see in the imagined world.

    Games between random players say little: they last six times as long, and exposed Leaders survive in them.
    """

    def __init__(self, game: Game, player: Callable[[int], Bot] = GreedyBot) -> None:
        self._game = game
        self._player = player

    def __call__(self, t: Table, seat: int, luck: Luck) -> float:
        self.play_on(t, luck)
        if not t.over:
            return UNDECIDED
        return 1.0 if (t.winners >> seat) & 1 else 0.0

    def play_on(self, t: Table, luck: Luck) -> None:
        """Until the game is over, or nearly so."""
        made = 0
        players = [self._player(luck.next()) for _ in range(t.players)]
        while made < AHEAD and not t.over:
            made += step(self._game, t, luck, players) > 0
