"""The novice: overlooks and misjudges, as people do at their first show."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.base import Bot
from euphoria.bots.doubt import seems_best
from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.games.show.bots.greedy import GreedyBot
from euphoria.games.show.bots.personalities import Temper

OVERLOOKS: Final = 40
"""So many of a hundred options are not seen, where there are more than a few."""
A_FEW: Final = 3
BLUR: Final = 0.2
"""An option may seem better or worse by so much of what lies between the best and the worst."""


class NoviceBot(Bot):
    """Knows what a greedy player looks at, but does not see all of it and is not sure of any."""

    personal = True

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self._greedy = GreedyBot(seed)

    def become(self, personality: Temper) -> None:
        self._greedy.become(personality)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        worth = self._greedy.judge(view, kind, options)
        overlooks = OVERLOOKS if len(options) > A_FEW else 0
        return options[seems_best(worth, self._luck, BLUR * (max(worth) - min(worth)), overlooks)]
