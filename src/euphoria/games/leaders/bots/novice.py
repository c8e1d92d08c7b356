"""The novice: overlooks and misjudges, as people do in their first games."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.base import Bot
from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.games.leaders.bots.greedy import GreedyBot

OVERLOOKS: Final = 55
"""So many of a hundred options of an action are not seen."""
BLUR: Final = 20.0
"""An option may seem better or worse by so much; a win is worth 100."""


class NoviceBot(Bot):
    """Knows what a greedy player looks at, but does not see all of it and is not sure of any."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        judged = self._greedy.judge(view, kind, options)
        seems = [thought.worth + BLUR * (self._luck.below(2001) / 1000 - 1) for _, thought in judged]
        seen: list[int] | range = range(len(judged))
        if kind == "action":
            seen = [k for k in seen if self._luck.below(100) >= OVERLOOKS] or seen
        choice = judged[max(seen, key=seems.__getitem__)][0]
        self._greedy.remember(view, choice)
        return choice
