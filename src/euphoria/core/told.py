"""Luck that is told instead of drawn, for scenarios and lessons: `draw cart-puller`, `roll 3 5`."""

from __future__ import annotations

from euphoria.core.errors import BadSetup, EuphoriaError
from euphoria.core.match import Match


def let_luck_fall(match: Match, told: list[str]) -> None:
    """Settle luck as the next words say until somebody must decide; what fell is taken from the list.

    `BadSetup` if other luck is needed than is told, or if it cannot fall so.
    """
    while match.state.bounds:
        asked = match.game.luck(match.state)
        needed = f"'{asked.name}' ({asked.rule}) is needed, but"
        if not told:
            raise BadSetup(f"luck: {needed} no more luck is given.")
        name, *words = told[0].split()
        if name != asked.name:
            raise BadSetup(f"luck: {needed} '{told[0]}' is given next.")
        try:
            match.settle(match.game.fall(match.state, words))
        except EuphoriaError as error:
            raise BadSetup(f"luck: {error}") from None
        told.pop(0)
