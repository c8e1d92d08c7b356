"""The greedy bot: takes the option that is worth most right now, by what its seat can see."""

from __future__ import annotations

from typing import Any

from euphoria.bots.advice import Hint
from euphoria.bots.base import Bot
from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.games.dystopia.bots.advice import REASONS, parts
from euphoria.games.dystopia.bots.personalities import Personality, tasted
from euphoria.games.dystopia.bots.policy import best_of, judge
from euphoria.games.dystopia.bots.seen import read_view
from euphoria.games.dystopia.bots.taste import USUAL


class GreedyBot(Bot):
    """Aims at stars, builds with others, keeps its workers; equal options are chosen between by luck.

    It answers offers, and accepts those that are clearly good for it, but makes none.
    """

    advises = True
    personal = True

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self._taste = USUAL

    def become(self, personality: Personality) -> None:
        self._taste = tasted(USUAL, personality)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        codes = [option.code for option in options]
        best = best_of(codes, judge(read_view(view, self._taste), kind, codes), self._luck)
        return options[codes.index(best)]

    def advise(self, view: dict[str, Any], kind: str, options: list[Action]) -> list[Hint]:
        r = read_view(view, self._taste)
        worth = judge(r, kind, [option.code for option in options])
        return REASONS.hints(list(zip(options, worth, strict=True)), lambda option: parts(view, r, option))
