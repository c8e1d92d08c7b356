"""The greedy bot: takes the option that is worth most right now, by what its seat can see."""

from __future__ import annotations

from typing import Any

from euphoria.bots.advice import Hint
from euphoria.bots.base import Bot
from euphoria.core.actions import Action
from euphoria.core.luck import Luck
from euphoria.games.show.bots.abilities import ability_worth, threat_of
from euphoria.games.show.bots.advice import REASONS, parts
from euphoria.games.show.bots.fighting import (
    credit_worth,
    dice_worth,
    push_worth,
    strike_worth,
    wound_worth,
)
from euphoria.games.show.bots.firing import Volley, flee_worth, object_worth
from euphoria.games.show.bots.moves import choose_position
from euphoria.games.show.bots.personalities import PLAIN, Temper
from euphoria.games.show.bots.preparing import (
    deployment_worth,
    platform_worth,
    side_worth,
    site_worth,
    team_worth,
)
from euphoria.games.show.bots.reading import Reading, read_field
from euphoria.games.show.bots.ways import Ways
from euphoria.games.show.rules.geometry.scenery import Field
from euphoria.games.show.rules.state import Arena


class GreedyBot(Bot):
    """Plays the mission, shoots where it hurts, charges by the odds; equal options are chosen by luck."""

    advises = True
    personal = True

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)
        self._temper = PLAIN
        self._map = ""
        self._field: Field | None = None
        self._ways: Ways | None = None

    def become(self, personality: Temper) -> None:
        self._temper = personality

    def reseed(self, seed: int) -> None:
        """Begin another game on the same table: its luck is new, what it knows of the ground stays."""
        self._luck = Luck(seed)

    def choose(self, view: dict[str, Any], kind: str, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        worth = self.judge(view, kind, options)
        most = max(worth)
        best = [option for option, value in zip(options, worth, strict=True) if value == most]
        return best[self._luck.below(len(best))]

    def judge(self, view: dict[str, Any], kind: str, options: list[Action]) -> list[float]:
        """The worth of every option of a question, for whoever looks through the same eyes."""
        return self._judge(self._read(view), kind, options)

    def advise(self, view: dict[str, Any], kind: str, options: list[Action]) -> list[Hint]:
        r = self._read(view)
        judged = list(zip(options, self._judge(r, kind, options), strict=True))
        return REASONS.hints(judged, lambda option: parts(r, self.walked(r.s), kind, option))

    def _read(self, view: dict[str, Any]) -> Reading:
        """The table of a game stays the same, and much is known about it after the first look."""
        if self._field is None or self._map != view["map"]:
            self._map = view["map"]
            self._field = read_field(view)
            self._ways = None
        return Reading(view, self._field)

    def walked(self, s: Arena) -> Ways:
        """The ways on the ground as it is now."""
        if self._ways is None or self._ways.gone != s.gone:
            self._ways = Ways(s)
        return self._ways

    def _judge(self, r: Reading, kind: str, options: list[Action]) -> list[float]:
        """The worth of every option of a question."""
        if kind == "position":
            return choose_position(r, self.walked(r.s), options, self._temper)
        if kind == "fire":
            volley = Volley(r)
            return [volley.worth(option) for option in options]
        if kind in ("dice", "defend"):
            most = max(option.arguments["dice"] for option in options)
            return [dice_worth(r, option, most) for option in options]
        return [self._one(r, kind, option) for option in options]

    def _one(self, r: Reading, kind: str, option: Action) -> float:
        """Questions whose options are judged one by one."""
        if kind == "ability":
            return ability_worth(r, self.walked(r.s), option, self._temper)
        if kind == "team":
            return team_worth(r, option, self._temper)
        if kind == "side":
            return side_worth(option)
        if kind == "site":
            return site_worth(r, option)
        if kind == "platform":
            return platform_worth(r, self.walked(r.s), option)
        if kind == "deploy":
            return deployment_worth(r, self.walked(r.s), option)
        if kind == "wound":
            return wound_worth(r, option)
        if kind == "credit":
            return credit_worth(r, option)
        if kind == "push":
            return push_worth(r, option)
        if kind == "follow":
            # A fall hurts and brings nothing that a way down would not.
            return 1.0 if option.verb == "stay" else 0.0
        if kind == "strike":
            return strike_worth(r, option)
        if kind == "object":
            return object_worth(r, option, self._temper)
        if kind == "flee":
            return flee_worth(r, option)
        # Who goes first or leads on: the figure that can do most.
        return threat_of(r, r.figure(option.arguments["figure"]))
