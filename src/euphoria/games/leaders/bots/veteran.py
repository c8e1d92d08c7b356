"""The veteran: imagines how the game goes on after each promising choice, and takes what wins most often."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.halving import Budget, halve
from euphoria.bots.searching import SearchingBot
from euphoria.core.actions import Action
from euphoria.games.leaders.bots.greedy import GreedyBot
from euphoria.games.leaders.bots.imagined import Playout

CANDIDATES: Final = 6
"""So many options are thought about: those that a greedy player likes best."""


class VeteranBot(SearchingBot):
    """Asks a greedy player what looks good, and then finds out. Without worlds to imagine in it is greedy."""

    usual = Budget(60)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        worlds, self.worlds = self.worlds, None
        self.thoughts = []
        # Nobody has seen anything when the Recruits are laid down: one order is as good as another.
        if len(options) == 1 or worlds is None or kind == "arrange":
            return self._greedy.choose(view, kind, options)
        liked = sorted(self._greedy.judge(view, kind, options), key=lambda judged: -judged[1].worth)
        candidates = {option.code: option for option, _ in liked[:CANDIDATES]}
        self.thoughts = halve(worlds, list(candidates), Playout(worlds.game), self.budget, self.luck)
        choice = candidates[self.thoughts[0].code]
        self._greedy.remember(view, choice)
        return choice
