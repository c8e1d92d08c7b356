"""The veteran: imagines how the game goes on after each promising choice, and takes what wins most often."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.halving import Budget, halve, liked
from euphoria.bots.searching import SearchingBot
from euphoria.core.actions import Action
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.games.dystopia.bots.candidates import candidates
from euphoria.games.dystopia.bots.leaf import chance_of
from euphoria.games.dystopia.bots.personalities import Personality, tasted
from euphoria.games.dystopia.bots.policy import best_of, judge, play_on
from euphoria.games.dystopia.bots.seen import read_view
from euphoria.games.dystopia.bots.taste import USUAL
from euphoria.games.dystopia.rules.state import City

AHEAD: Final = 7
"""So many decisions of each player are imagined before the position is judged. After more of them it is the
dice that tell two choices apart, and twice as many games can be imagined instead."""
GLANCE: Final = 0.2
"""What a point of the greedy judgement counts for, in games won among those that are imagined. Chances differ
by less than the dice do: without it, a few dozen games choose by luck between what is nearly equal."""


class VeteranBot(SearchingBot):
    """Everybody in its imagined games is greedy. Without worlds to imagine in, so is the veteran."""

    usual = Budget(160)
    personal = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._taste = USUAL

    def become(self, personality: Personality) -> None:
        self._taste = tasted(USUAL, personality)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        r = read_view(view, self._taste)
        codes = [option.code for option in options]
        worth = judge(r, kind, codes)
        worlds, self.worlds = self.worlds, None
        if worlds is None:
            self.thoughts = []
            best = best_of(codes, worth, self.luck)
        else:
            playout = Playout(worlds.game, AHEAD * r.players)
            promising = candidates(r, codes, worth)
            glance = {code: GLANCE * worth[codes.index(code)] for code in promising}
            self.thoughts = halve(worlds, promising, playout, self.budget, self.luck, glance)
            best = self.thoughts[0].code
            if self._taste is not USUAL:
                best = liked(self.thoughts, lambda code: worth[codes.index(code)])
        return options[codes.index(best)]


class Playout:
    """A game that is imagined to a certain depth."""

    def __init__(self, game: Game, depth: int) -> None:
        self._game = game
        self._depth = depth

    def __call__(self, s: City, seat: int, luck: Luck) -> float:
        play_on(self._game, s, luck, self._depth)
        return chance_of(s, seat)
