"""The novice: overlooks and misjudges, as people do at their first show."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.base import Bot
from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.games.show.bots.greedy import GreedyBot

OVERLOOKS: Final = 40
"""So many of a hundred options are not seen, where there are more than a few."""
A_FEW: Final = 3
BLUR: Final = 0.2
"""An option may seem better or worse by so much of what lies between the best and the worst."""


class NoviceBot(Bot):
    """Knows what a greedy player looks at, but does not see all of it and is not sure of any."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        worth = self._greedy.judge(view, kind, options)
        doubt = BLUR * (max(worth) - min(worth))
        seems = [value + doubt * (self._luck.below(2001) / 1000 - 1) for value in worth]
        seen: list[int] | range = range(len(options))
        if len(options) > A_FEW:
            seen = [k for k in seen if self._luck.below(100) >= OVERLOOKS] or seen
        return options[max(seen, key=seems.__getitem__)]
