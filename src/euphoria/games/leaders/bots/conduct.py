"""What people do gives them away: how well a deal of the Recruits explains whom others aimed and looked at.

Counting (`rules/deduction.py`) asks what can be; it does not ask why anybody did anything. Here every choice
of a target is a clue: a player of a team is drawn to some and not to others, by what lies open for all and by
what may be hidden. How much is learnt from games between greedy players (`python bench/conduct.py learn`).

Claims are clues as well. How honest somebody is nobody knows before: who says much that would be true in a
deal speaks for it the more, and whoever is caught lying is believed less from then on.

A clue is weighed with the Recruits as they lie in the imagined deal now, not as they lay then: few move.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, lgamma, log
from typing import Any, Final, NamedTuple

from euphoria.bots.worlds import World
from euphoria.games.leaders.bots.talk import CLAIMED, holds
from euphoria.games.leaders.rules.cards import EL, ROW, SL, WASTELANDER, E, S
from euphoria.games.leaders.rules.deduction import Beliefs
from euphoria.games.leaders.rules.state import Table
from euphoria.games.leaders.rules.teams import is_wastelander, team

HIDDEN: Final = -1
MOST: Final = 300.0
"""Beyond this the logarithm of a likelihood says nothing new, and its power would be no number."""
HONEST: Final = 3.0
FALSE: Final = 2.0
"""What is thought of somebody who has said nothing: as if three claims had been true and two not."""
GRAINS: Final = 1_000_000
"""Weights are shares; beliefs are counted in whole deals. So many stand for all of them."""


class Draw(NamedTuple):
    """How much a player is drawn to somebody by each of these, in logarithms of odds."""

    foe_shown: float
    """An exposed Follower of the other side, each."""
    friend_shown: float
    foe: float
    """Being of the other side, shown or not."""
    prey: float
    """The hidden Leader of the other side."""
    prey_shown: float
    ward: float
    """The hidden Leader of the own side."""
    wastelander: float


# What `python bench/conduct.py learn` printed, with seed 2026.
DRAWS: Final = {
    "leaders-aims": Draw(0.43, -0.91, 0.19, 0.44, 2.79, 0.09, -1.90),
    "leaders-interrogates": Draw(0.49, 0.60, 0.06, 0.22, -1.46, 0.37, -1.90),
    "leaders-names-player": Draw(0.74, -0.43, 0.52, 0.14, 0.71, 0.14, 1.62),
    "leaders-names-recruit": Draw(0.64, 0.79, 0.00, 0.49, -0.61, 0.22, -2.29),
}
"""By the event that tells of the choice."""


class Clue(NamedTuple):
    """Somebody chose somebody, while this lay open."""

    event: str
    actor: int
    target: int
    shown: tuple[int, ...]
    """For each place the kind of the exposed Recruit, or HIDDEN."""
    wastelanders: frozenset[int]

    def visible(self, side: int, seat: int) -> float:
        """How much what lies open draws an actor of this side (E or S) to the seat."""
        draw, shown = DRAWS[self.event], self.shown[ROW * seat : ROW * seat + ROW]
        if seat in self.wastelanders:
            return draw.wastelander
        foes, friends = shown.count(S + E - side), shown.count(side)
        return draw.foe_shown * foes + draw.friend_shown * friends + draw.prey_shown * shown.count(prey(side))


def prey(side: int) -> int:
    """The Leader whom this side hunts."""
    return SL if side == E else EL


def clues(heard: Iterable[dict[str, Any]], players: int) -> list[Clue]:
    """Whom everybody else could see being chosen, from what a seat was told."""
    shown = [HIDDEN] * (ROW * players)
    wastelanders: frozenset[int] = frozenset()
    found: list[Clue] = []
    for told in heard:
        event = told["event"]
        if event in DRAWS:
            target = told.get("target", told.get("player", told.get("recruit", 0) // ROW))
            if target != told["seat"] and told["seat"] not in wastelanders:
                found.append(Clue(event, told["seat"], target, tuple(shown), wastelanders))
        elif event == "leaders-exposed":
            shown[told["recruit"]] = told["kind"]
        elif event in ("leaders-hidden", "leaders-hides"):
            shown[told["recruit"]] = HIDDEN
        elif event == "leaders-exchanged":
            place, other = told["recruit"], told["other"]
            shown[place], shown[other] = shown[other], shown[place]
        elif event == "leaders-becomes-wastelander":
            wastelanders |= {told["seat"]}
    return found


def claims(heard: Iterable[dict[str, Any]]) -> dict[int, list[int]]:
    """What each seat has claimed, each claim once."""
    found: dict[int, list[int]] = {}
    for told in heard:
        if told["event"] == CLAIMED and told["claim"] not in found.setdefault(told["seat"], []):
            found[told["seat"]].append(told["claim"])
    return found


class Conduct:
    """What one seat makes of what the others do and say."""

    def __init__(
        self, found: list[Clue], players: int, me: int, claimed: dict[int, list[int]] | None = None
    ) -> None:
        self._players = players
        self._claimed = {seat: said for seat, said in (claimed or {}).items() if seat != me}
        # What lay open is the same in every deal; only the side of who chose is not known.
        self._clues = [
            (clue, [[clue.visible(side, seat) for seat in range(players)] for side in (E, S)])
            for clue in found
            if clue.actor != me
        ]

    @classmethod
    def heard(cls, told: list[dict[str, Any]], players: int, me: int) -> Conduct:
        """From everything that a seat was told."""
        return cls(clues(told, players), players, me, claims(told))

    def __bool__(self) -> bool:
        return bool(self._clues or self._claimed)

    def __call__(self, t: Table) -> float:
        """How likely these choices were if the Recruits lay like this, against choices by lot."""
        sides = [team(t, seat) for seat in range(t.players)]
        leaders = {kind: t.row.index(kind) for kind in (EL, SL)}
        told = 0.0
        for clue, visible in self._clues:
            side = sides[clue.actor]
            if side != WASTELANDER:
                told += self._explained(clue, visible[side], side, sides, leaders)
        told += sum(_believed(speaker, said, t) for speaker, said in self._claimed.items())
        return exp(max(-MOST, min(MOST, told)))

    def _explained(
        self, clue: Clue, visible: list[float], side: int, sides: list[int], leaders: dict[int, int]
    ) -> float:
        draw = DRAWS[clue.event]
        hunted, own = leaders[prey(side)], leaders[EL + SL - prey(side)]
        total = chosen = 0.0
        for seat in range(self._players):
            if seat == clue.actor:
                continue
            pull = visible[seat]
            if seat not in clue.wastelanders and sides[seat] != side:
                pull += draw.foe
            if hunted // ROW == seat and clue.shown[hunted] == HIDDEN:
                pull += draw.prey
            if own // ROW == seat and clue.shown[own] == HIDDEN:
                pull += draw.ward
            total += exp(pull)
            if seat == clue.target:
                chosen = pull
        return chosen - log(total / (self._players - 1))


def _believed(speaker: int, said: list[int], t: Table) -> float:
    """How likely so many true and false claims are from one mouth, honesty being unknown (beta-binomial)."""
    verdicts = [holds(claim, speaker, t) for claim in said]
    true, false = verdicts.count(True), verdicts.count(False)
    return _log_beta(HONEST + true, FALSE + false) - _log_beta(HONEST, FALSE)


def _log_beta(a: float, b: float) -> float:
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def believed(worlds: list[World]) -> Beliefs:
    """What weighed deals say: the same facts as counting gives."""
    players = worlds[0].state.players
    place_ways = [[0, 0, 0, 0] for _ in range(ROW * players)]
    team_ways = [[0, 0] for _ in range(players)]
    removed_ways = [0, 0, 0, 0]
    deals = 0
    for world in worlds:
        t: Any = world.state
        ways = round(GRAINS * world.weight)
        deals += ways
        for place, kind in enumerate(t.row):
            place_ways[place][kind] += ways
        for seat in range(players):
            if not is_wastelander(t, seat):
                team_ways[seat][team(t, seat)] += ways
        if t.removed >= 0:
            removed_ways[t.removed] += ways
    return Beliefs(deals, place_ways, team_ways, removed_ways)
