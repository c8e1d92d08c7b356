"""The veteran: goes for the mission to the inch, and imagines how the turn goes on after each good move."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.halving import Budget, halve, liked
from euphoria.bots.searching import SearchingBot
from euphoria.bots.worlds import Worlds
from euphoria.core.actions import Action
from euphoria.games.show.bots.foresight import Playout
from euphoria.games.show.bots.greedy import GreedyBot
from euphoria.games.show.bots.homing import home_action, wins_now
from euphoria.games.show.bots.personalities import PLAIN, Temper
from euphoria.games.show.bots.places import NEVER
from euphoria.games.show.bots.setting import deployment, platform_action, side_action
from euphoria.games.show.bots.teams import best_team
from euphoria.games.show.rules.box.data import RESCUE
from euphoria.games.show.rules.state import ACTED, DOWN, Arena
from euphoria.games.show.rules.words import DONE

CANDIDATES: Final = 5
"""So many actions that a greedy player likes best are thought about, to be done besides."""


class VeteranBot(SearchingBot):
    """Shots, fights and abilities it judges as a greedy player does. Without worlds to imagine in it is one.

    Some of its actions are not among those offered, which on a continuous table are a sample of what may be
    done.
    """

    usual = Budget(12)
    personal = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._greedy = GreedyBot(seed)
        self._temper = PLAIN

    def become(self, personality: Temper) -> None:
        self._temper = personality
        self._greedy.become(personality)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        worlds, self.worlds = self.worlds, None
        self.thoughts = []
        if worlds is None:
            return self._greedy.choose(view, kind, options)
        s = worlds.one(self.luck.next())
        assert isinstance(s, Arena)
        if kind == "position":
            return self._position(worlds, s, view, options)
        code = self._prepare(s, worlds.seat, kind)
        return self._greedy.choose(view, kind, options) if code is None else worlds.game.action(code)

    def _prepare(self, s: Arena, seat: int, kind: str) -> int | None:
        """What it has an opinion of its own about before the first turn."""
        if kind == "team":
            return best_team(s, self._temper.team)
        if kind not in ("side", "platform", "deploy"):
            return None
        ways = self._greedy.walked(s)
        if kind == "side":
            return side_action(s, ways, seat)
        return platform_action(s, ways, seat) if kind == "platform" else deployment(s, ways, seat)

    def _position(self, worlds: Worlds, s: Arena, view: dict[str, Any], options: list[Action]) -> Action:
        if s.status[s.active] == DOWN and s.flags[s.active] & ACTED:
            # Who has just lain down stays there.
            return worlds.game.action(DONE)
        game, ways = worlds.game, self._greedy.walked(s)
        code = home_action(game, s, worlds.seat, ways)
        errand = None if code is None else game.action(code)
        if errand is not None and (s.mission == RESCUE or wins_now(game, s, worlds.seat, ways, errand.code)):
            # Susan costs nothing to bring along; targets are heavy, and who carries one is slow.
            return errand
        candidates = {option.code: option for option in self._liked(view, options, errand)}
        if len(candidates) > 1:
            playout = Playout(game, ways)
            self.thoughts = halve(worlds, list(candidates), playout, self.budget, self.luck)
            if self._temper is PLAIN:
                return candidates[self.thoughts[0].code]
            # In the order of its liking: the mission first, then what its personality makes of the rest.
            order = list(candidates)
            return candidates[liked(self.thoughts, lambda code: -order.index(code))]
        return next(iter(candidates.values()))

    def _liked(self, view: dict[str, Any], options: list[Action], errand: Action | None) -> list[Action]:
        """What is thought about: the mission, the actions a greedy player likes best, and to be done."""
        if len(options) == 1:
            return options if errand is None else [errand, *options]
        judged = zip(self._greedy.judge(view, "position", options), range(len(options)), strict=True)
        order = sorted((-worth, k) for worth, k in judged if worth > NEVER)
        liked = [options[k] for _, k in order[:CANDIDATES]]
        liked += [option for option in options if option.verb == "done" and option not in liked]
        if errand is not None:
            liked = [errand, *[option for option in liked if option.code != errand.code]]
        return liked or options
