"""What recruits may have a say in, as a set of few things.

A mask of all 48 recruits is a long number, and interpreted code is slow with those. So what is asked at every
turn (is there a recruit who cares?) is asked of these sets, of a player's or of all active recruits.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.dystopia.rules.cards import FACTION_OF

# The first four are the factions.
FIRST_MOMENT: Final = 4
"""From here on one for each moment of abilities.py, of which there are fourteen."""
PAYS: Final = 0b1111111 << 18
"""Changes what things cost, each of the seven in a way of its own."""
BRIAN_PAYS: Final = 1 << 18
FLARTNER_PAYS: Final = 1 << 19
JACKO_PAYS: Final = 1 << 20
JOSH_PAYS: Final = 1 << 21
KADEN_PAYS: Final = 1 << 22
MATTHEW_PAYS: Final = 1 << 23
MICHAEL_PAYS: Final = 1 << 24
DRAWS: Final = 1 << 25
"""Changes how cards are drawn."""
FINDS_WAYS: Final = 1 << 26
"""Knows another way to retrieve workers."""
FALLS: Final = 1 << 27
"""Moves the head when the heart falls."""
LEARNS: Final = 1 << 28
"""Moves the heart when the head rises."""

TALENTS: Final[list[int]] = [1 << faction for faction in FACTION_OF]
"""The set of each recruit. Whoever uses a talent says who has it."""


def talents_of(recruits: int) -> int:
    """The talents of all recruits of a mask."""
    found = 0
    while recruits:
        lowest = recruits & -recruits
        found |= TALENTS[lowest.bit_length() - 1]
        recruits ^= lowest
    return found
