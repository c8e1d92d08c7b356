"""The veteran: looks how far from winning each promising turn leaves it, and imagines how the best go on."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.halving import Budget, halve, liked
from euphoria.bots.searching import SearchingBot
from euphoria.bots.worlds import Worlds
from euphoria.core.actions import Action
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.games.dystopia.bots.candidates import broad
from euphoria.games.dystopia.bots.personalities import Personality, tasted
from euphoria.games.dystopia.bots.policy import best_of, end_turn, judge, play_on
from euphoria.games.dystopia.bots.race import FAR, outlook
from euphoria.games.dystopia.bots.seen import read_view
from euphoria.games.dystopia.bots.taste import USUAL
from euphoria.games.dystopia.rules.state import City

LOOKS: Final = 8
"""So many throws of the dice tell how far a turn leads."""
FEW: Final = 4
"""So many turns that lead furthest are thought about."""
AHEAD: Final = 2
"""So many decisions of each player are imagined then. After more of them it is the dice that differ."""
TRUST: Final = 40.0
"""So many imagined games count as much as what a turn leads to at once."""
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
        if worlds is None or kind not in ("turn", "more"):
            best = best_of(codes, worth, self.luck)
        else:
            best = self._think(worlds, broad(codes, worth), dict(zip(codes, worth, strict=True)))
        return options[codes.index(best)]

    def _think(self, worlds: Worlds, promising: list[int], worth: dict[int, float]) -> int:
        at_once = self._look(worlds, promising)
        few = sorted(promising, key=lambda code: -at_once[code])[:FEW]
        if at_once[few[0]] == 1.0:
            return few[0]
        glance = {code: TRUST * at_once[code] for code in few}
        self.thoughts = halve(worlds, few, Playout(worlds.game, AHEAD), self.budget, self.luck, glance)
        if self._taste is USUAL:
            return self.thoughts[0].code
        return liked(self.thoughts, worth.__getitem__, CLOSE)

    def _look(self, worlds: Worlds, codes: list[int]) -> dict[int, float]:
        """What each turn leads to, by itself."""
        playout = Playout(worlds.game, 0)
        found = dict.fromkeys(codes, 0.0)
        for _ in range(LOOKS):
            world, seed = worlds.one(self.luck.next()), self.luck.next()
            for code in codes:
                s = world.copy()
                assert isinstance(s, City)
                worlds.game.act(s, worlds.seat, code)
                found[code] += playout(s, worlds.seat, Luck(seed)) / LOOKS
        return found


class Playout:
    """A turn that is imagined to its end, and some decisions after it; what the position is worth then."""

    def __init__(self, game: Game, ahead: int) -> None:
        self._game = game
        self._ahead = ahead

    def __call__(self, s: City, seat: int, luck: Luck) -> float:
        play_on(self._game, s, luck, self._ahead * s.players)
        end_turn(self._game, s, luck)
        return outlook(s, seat)
