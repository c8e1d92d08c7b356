"""The novice: overlooks and misjudges, as people do in their first games."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.base import Bot
from euphoria.bots.doubt import seems_best
from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.games.leaders.bots.greedy import GreedyBot
from euphoria.games.leaders.bots.personalities import Personality

OVERLOOKS: Final = 55
"""So many of a hundred options of an action are not seen."""
BLUR: Final = 20.0
"""An option may seem better or worse by so much; a win is worth 100."""


class NoviceBot(Bot):
    """Knows what a greedy player looks at, but does not see all of it and is not sure of any."""

    personal = True

    def __init__(self, seed: int, overlooks: int = OVERLOOKS, blur: float = BLUR) -> None:
        self._luck = Luck(seed)
        self._greedy = GreedyBot(seed)
        self._overlooks = overlooks
        self._blur = blur

    def become(self, personality: Personality) -> None:
        self._greedy.become(personality)
        self.listens = self._greedy.listens

    def hear(self, told: list[dict[str, Any]]) -> None:
        self._greedy.hear(told)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        self.words = self._greedy.lie(view, kind)
        judged = self._greedy.judge(view, kind, options)
        worth = [thought.worth for _, thought in judged]
        overlooks = self._overlooks if kind == "action" else 0
        choice = judged[seems_best(worth, self._luck, self._blur, overlooks)][0]
        self._greedy.remember(view, choice)
        return choice
