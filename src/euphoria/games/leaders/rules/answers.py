"""What a player wants to work out before choosing: one question, whom the table may be made of.

Only the view of the asker is read (deduction.py), so that no answer tells more than the asker could work out.
"""

from __future__ import annotations

from math import gcd
from typing import Any, Final

from euphoria.core.errors import BadQuestion
from euphoria.core.shapes import is_dict
from euphoria.games.leaders.rules.cards import EL, KINDS, ROW, SL, SLOTS, TEAMS, E, S
from euphoria.games.leaders.rules.deduction import Beliefs, beliefs

DEDUCTION: Final = "deduction"
LARGEST: Final = 1 << 53
"""Beyond this the numbers of JSON are not exact everywhere."""


def answer(view: dict[str, Any], question: object) -> dict[str, Any]:
    """The answer to one question; `BadQuestion` tells what is wrong with it."""
    if not is_dict(question) or question.get("ask") != DEDUCTION:
        raise BadQuestion(f"leaders answers one question: {{'ask': '{DEDUCTION}'}}.")
    if len(question) > 1:
        raise BadQuestion(f"The question '{DEDUCTION}' has no further fields.")
    if view["active"] is None and view["result"] is None:
        # Rows are still being laid down: there are no places yet to speak of.
        return {"ask": DEDUCTION, "deals": 0, "exact": True, "seats": [], "removed": _kinds([0] * len(KINDS))}
    return _told(beliefs(view), [bool(seat["wastelander"]) for seat in view["seats"]])


def _told(found: Beliefs, wastelanders: list[bool]) -> dict[str, Any]:
    """Weights, all out of `deals`: a chance is a weight divided by that."""
    scale = Scale(found)
    seats: list[dict[str, Any]] = []
    for seat, wastelander in enumerate(wastelanders):
        row = found.place_ways[ROW * seat : ROW * (seat + 1)]
        leader = {KINDS[kind]: scale.weight(sum(ways[kind] for ways in row)) for kind in (EL, SL)}
        teams = {TEAMS[team]: scale.weight(found.team_ways[seat][team]) for team in (E, S)}
        places = [
            {"slot": slot, **_kinds([scale.weight(number) for number in ways])}
            for slot, ways in zip(SLOTS, row, strict=True)
        ]
        seats.append({"seat": seat, "team": None if wastelander else teams, "leader": leader, "row": places})
    removed = _kinds([scale.weight(number) for number in found.removed_ways])
    return {"ask": DEDUCTION, "deals": scale.deals, "exact": scale.exact, "seats": seats, "removed": removed}


def _kinds(weights: list[int]) -> dict[str, int]:
    return dict(zip(KINDS, weights, strict=True))


class Scale:
    """Makes the counts as small as they can be; rounds them if they are too large even so."""

    __slots__ = ("_deals", "_unit", "deals", "exact")

    def __init__(self, found: Beliefs) -> None:
        unit = found.deals
        for numbers in (*found.place_ways, *found.team_ways, found.removed_ways):
            unit = gcd(unit, *numbers)
        self._unit = unit
        self._deals = found.deals // unit
        self.exact = self._deals < LARGEST
        self.deals = self._deals if self.exact else LARGEST

    def weight(self, ways: int) -> int:
        """What is impossible or certain stays so, and nothing else becomes it."""
        number = ways // self._unit
        if self.exact or number == 0:
            return number
        if number == self._deals:
            return LARGEST
        return min(LARGEST - 1, max(1, number * LARGEST // self._deals))
