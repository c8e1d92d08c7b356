"""The greedy bot: takes the option that is worth most right now, by what its seat can see."""

from __future__ import annotations

from typing import Any

from euphoria.bots.base import Bot
from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.games.dystopia.bots.choices import judge_choice
from euphoria.games.dystopia.bots.reading import Reading
from euphoria.games.dystopia.bots.turns import judge_turn


class GreedyBot(Bot):
    """Aims at stars, builds with others, keeps its workers; equal options are chosen between by luck.

    It answers offers, and accepts those that are clearly good for it, but makes none.
    """

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        r = Reading(view)
        if kind in ("turn", "more"):
            worth = judge_turn(r, options)
        else:
            worth = [judge_choice(r, option) for option in options]
        most = max(worth)
        best = [option for option, value in zip(options, worth, strict=True) if value == most]
        return best[self._luck.below(len(best))]
