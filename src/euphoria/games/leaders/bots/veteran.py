"""The veteran: imagines how the game goes on after each promising choice, and takes what wins most often.

It imagines the deals that explain best what the others have done and said so far, and speaks up itself where
that helps.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.halving import Budget, halve
from euphoria.bots.halving import liked as most_liked
from euphoria.bots.searching import SearchingBot
from euphoria.bots.worlds import Weighed, Worlds
from euphoria.core.actions import Action
from euphoria.games.leaders.bots.conduct import Conduct, believed
from euphoria.games.leaders.bots.greedy import GreedyBot
from euphoria.games.leaders.bots.imagined import Playout
from euphoria.games.leaders.bots.personalities import Personality
from euphoria.games.leaders.bots.talk import aloud, speaks

CANDIDATES: Final = 6
"""So many options are thought about: those that a greedy player likes best."""
DEALS: Final = 120
"""So many deals are drawn, and weighed by how well they explain what the others did."""


class VeteranBot(SearchingBot):
    """Asks a greedy player what looks good, and then finds out. Without worlds to imagine in it is greedy."""

    usual = Budget(300)
    listens = True
    personal = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._greedy = GreedyBot(seed)
        self._told: list[dict[str, Any]] = []
        self._personality: Personality | None = None

    def become(self, personality: Personality) -> None:
        self._personality = personality
        self._greedy.become(personality)

    def hear(self, told: list[dict[str, Any]]) -> None:
        self._told = told
        self._greedy.hear(told)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        worlds, self.worlds = self.worlds, None
        self.thoughts = []
        self.words = ""
        # Nobody has seen anything when the Recruits are laid down: one order is as good as another.
        if len(options) == 1 or worlds is None or kind == "arrange":
            return self._greedy.choose(view, kind, options)
        worlds = self._likely(worlds, view)
        liked = sorted(self._greedy.judge(view, kind, options), key=lambda judged: -judged[1].worth)
        candidates = {option.code: option for option, _ in liked[:CANDIDATES]}
        self.thoughts = halve(worlds, list(candidates), Playout(worlds.game), self.budget, self.luck)
        best = self.thoughts[0].code
        if self._personality is not None:
            worth = {option.code: thought.worth for option, thought in liked}
            best = most_liked(self.thoughts, worth.__getitem__)
        choice = candidates[best]
        self._greedy.remember(view, choice)
        if speaks(view, kind):
            self.words = aloud(self._greedy.read(view), self._told) or self._greedy.lie(view, kind)
        return choice

    def _likely(self, worlds: Worlds, view: dict[str, Any]) -> Worlds:
        """The worlds, those that explain the conduct of others more often; all alike if nothing was heard."""
        conduct = Conduct.heard(self._told, view["players"], worlds.seat)
        if not conduct:
            return worlds
        likely = Weighed(worlds, DEALS, self.luck.next(), conduct)
        self._greedy.believe(view, believed(likely.drawn))
        return likely
