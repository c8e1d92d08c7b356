"""The placements of some dice, listed quickly: no other list is asked for so often.

What is open is looked up in four parts, for of each part few masks come up. One table of all that were ever
asked for would be quicker to look into, but is too large for the processor's cache.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import pack, subsets
from euphoria.games.dystopia.rules.data import MARKET, SITE_PLACES, SITES, TANK_ENERGY
from euphoria.games.dystopia.rules.openings import SPACE_AT, open_places
from euphoria.games.dystopia.rules.state import DICE_OF, City, bits
from euphoria.games.dystopia.rules.words import PLACE

VALUES: Final = range(7)
"""What a worker may be worth; 0 while it waits for its roll."""
HIGHEST_FIRST: Final = [bits(values)[::-1] for values in range(1 << len(VALUES))]
"""The values of a set, in the order in which they are listed."""

PARTED: Final = TANK_ENERGY
"""The first of the places in town that are the second part: areas and tunnels are the first."""
FIRST_PART: Final = (1 << PARTED) - 1
HALF: Final = SITES // 2 * SITE_PLACES
FIRST_SITES: Final = (1 << HALF) - 1


def _codes(value: int, first: int, behind: int) -> list[int]:
    return [pack(PLACE, value, space) for space in SPACE_AT[first:behind]]


IN_TOWN: Final = [subsets(_codes(value, 0, PARTED)) for value in VALUES]
IN_UPPER_TOWN: Final = [subsets(_codes(value, PARTED, MARKET)) for value in VALUES]
"""For each value, the actions that put such a worker on the places of a mask."""


class SitePlacements:
    """The same for the places of three sites, by the mask first. They lie ready once they were asked for: of
    a site only 9 sets of places are ever listed (its market, or some of its construction), so 729 of three.
    """

    __slots__ = ("_codes", "known")

    def __init__(self, first: int) -> None:
        self._codes = [_codes(value, MARKET + first, MARKET + first + HALF) for value in VALUES]
        self.known: dict[int, list[list[int]]] = {}

    def learn(self, mask: i64) -> list[list[int]]:
        """Those of a mask that was not asked for before."""
        places = bits(mask)
        found = [[codes[place] for place in places] for codes in self._codes]
        self.known[mask] = found
        return found


AT_FIRST_SITES: Final = SitePlacements(0)
AT_LAST_SITES: Final = SitePlacements(HALF)


def placements_of(s: City, seat: i64, dice: i64) -> list[int]:
    """Each value that these dice of the player have, the highest first, on every open space."""
    town, sites = open_places(s, seat)
    lower, upper = town & FIRST_PART, town >> PARTED
    first, last = sites & FIRST_SITES, sites >> HALF
    at_first = AT_FIRST_SITES.known.get(first)
    if at_first is None:
        at_first = AT_FIRST_SITES.learn(first)
    at_last = AT_LAST_SITES.known.get(last)
    if at_last is None:
        at_last = AT_LAST_SITES.learn(last)
    values: i64 = 0
    value_of = s.value
    for die in DICE_OF[seat][dice]:
        values |= 1 << value_of[die]
    options: list[int] = []
    for value in HIGHEST_FIRST[values]:
        options += IN_TOWN[value][lower]
        if upper:
            options += IN_UPPER_TOWN[value][upper]
        if first:
            options += at_first[value]
        if last:
            options += at_last[value]
    return options
