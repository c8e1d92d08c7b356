"""The veteran: looks how far from winning each promising turn leaves it, and how the best go on."""

from __future__ import annotations

from functools import partial
from time import perf_counter
from typing import Any, Final

from euphoria.bots.halving import Budget, halve, liked
from euphoria.bots.searching import SearchingBot
from euphoria.bots.worlds import Worlds
from euphoria.core.actions import Action
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.games.dystopia.bots.ahead import at_once, turns_later
from euphoria.games.dystopia.bots.candidates import broad
from euphoria.games.dystopia.bots.personalities import Personality, tasted
from euphoria.games.dystopia.bots.policy import best_of, judge, play_on
from euphoria.games.dystopia.bots.race import FAR
from euphoria.games.dystopia.bots.seen import read_view
from euphoria.games.dystopia.bots.taste import USUAL
from euphoria.games.dystopia.rules.state import City

LOOKS: Final = 8
"""So many throws of the dice tell how far a turn leads."""
FEW: Final = 4
"""So many turns that lead furthest are thought about."""
TRUST: Final = 40.0
"""So many imagined games count as much as what a turn leads to at once."""
ROUNDS: Final = 10
"""After so many rounds it shows what a recruit is good for."""
RECRUITING: Final = 4
"""So many times as much is imagined for the choice of recruits, which comes once a game."""
CLOSE: Final = 0.5 / FAR
"""A personality has its way where that costs less than half a turn."""


class VeteranBot(SearchingBot):
    """What is asked within a turn it answers greedily; without worlds to imagine in, everything."""

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
        codes = [option.code for option in options]
        worth = judge(read_view(view, self._taste), kind, codes)
        worlds, self.worlds = self.worlds, None
        self.thoughts = []
        if worlds is None or kind not in ("keep", "turn", "more"):
            best = best_of(codes, worth, self.luck)
        elif kind == "keep":
            best = self._recruit(worlds, dict(zip(codes, worth, strict=True)))
        else:
            best = self._think(worlds, broad(codes, worth), dict(zip(codes, worth, strict=True)))
        return options[codes.index(best)]

    def _think(self, worlds: Worlds, promising: list[int], worth: dict[int, float]) -> int:
        began = perf_counter()
        found = self._look(worlds, promising)
        few = sorted(promising, key=lambda code: -found[code])[:FEW]
        if found[few[0]] == 1.0:
            return few[0]
        glance = {code: TRUST * found[code] for code in few}
        later = partial(turns_later, worlds.game)
        self.thoughts = halve(worlds, few, later, self._left(began), self.luck, glance)
        return self._best(worth)

    def _recruit(self, worlds: Worlds, worth: dict[int, float]) -> int:
        """Whom to keep is seen when the game has gone on for a while."""
        budget = self.budget._replace(simulations=RECRUITING * self.budget.simulations)
        self.thoughts = halve(worlds, list(worth), partial(_rounds_later, worlds.game), budget, self.luck)
        return self._best(worth)

    def _best(self, worth: dict[int, float]) -> int:
        """What was found to be best, or what a personality likes best of what is as good."""
        if self._taste is USUAL:
            return self.thoughts[0].code
        return liked(self.thoughts, worth.__getitem__, CLOSE)

    def _look(self, worlds: Worlds, codes: list[int]) -> dict[int, float]:
        """What each turn leads to, by itself. If time is short, half of it goes into this at most."""
        ends = None if self.budget.seconds is None else perf_counter() + self.budget.seconds / 2
        totals = dict.fromkeys(codes, 0.0)
        looks = 0
        while looks < LOOKS and (ends is None or not looks or perf_counter() < ends):
            world, seed = worlds.one(self.luck.next()), self.luck.next()
            for code in codes:
                s = world.copy()
                assert isinstance(s, City)
                worlds.game.act(s, worlds.seat, code)
                totals[code] += at_once(worlds.game, s, worlds.seat, Luck(seed))
            looks += 1
        return {code: totals[code] / looks for code in codes}

    def _left(self, began: float) -> Budget:
        """What may still be imagined for a choice that was begun then."""
        simulations, seconds = self.budget
        return Budget(simulations, None if seconds is None else seconds - (perf_counter() - began))


def _rounds_later(game: Game, s: City, seat: int, luck: Luck) -> float:
    """What a position is worth to a seat when everybody has played greedily for some rounds."""
    play_on(game, s, luck, ROUNDS * s.players)
    return at_once(game, s, seat, luck)
