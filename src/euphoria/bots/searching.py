"""Bots that search: they imagine how the game goes on in worlds their seat cannot tell from the real one."""

from __future__ import annotations

from euphoria.bots.base import Bot
from euphoria.bots.halving import Budget, Thought
from euphoria.bots.worlds import Worlds
from euphoria.core.luck import Luck


class SearchingBot(Bot):
    """The same seed and number of simulations make the same choices; a limit of time ends it sooner."""

    searches = True
    usual = Budget(200)
    """What it imagines if nobody says otherwise."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)
        self.budget = self.usual
        self.thoughts: list[Thought] = []
        """What it found out about the candidates of its last choice, best first."""
        self.worlds: Worlds | None = None

    def imagine(self, worlds: Worlds) -> None:
        self.worlds = worlds
