"""What the rival cannot see (S-6.12): objects that were bought or given and not shown yet."""

from __future__ import annotations

from typing import Final

from euphoria.games.show.rules.box.cards import HIDEABLE, OBJECTS_COUNT, PRICES
from euphoria.games.show.rules.state import GIFTED, Arena

GIFTS: Final = 5
"""The first objects of the list can be given by Scauter (S-16.29)."""


def worth(objects: int) -> int:
    """The price of a set of objects."""
    return sum(PRICES[k] for k in range(OBJECTS_COUNT) if (objects >> k) & 1)


def unseen(s: Arena, i: int) -> int:
    """What a figure bought and the rival has not seen."""
    return s.bought[i] & HIDEABLE & ~s.opened[i]


def hidden_worth(s: Arena, team: int) -> int:
    """What a team has paid for objects that the rival has not seen: open, since its total is."""
    return sum(worth(unseen(s, i)) for i in range(s.count()) if s.team[i] == team)


def hidden_gift(s: Arena, i: int) -> int:
    """The object of Scauter's that a figure holds unseen, as a set of one or none."""
    if not s.marks[i] & GIFTED:
        return 0
    return s.objects[i] & HIDEABLE & ~s.shown[i] & ~unseen(s, i)
