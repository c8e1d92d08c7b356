"""Searches that are kept: while a player looks around, many ways of one figure are asked for from one place.

A search has no goal and goes on from where it stopped, so the second question costs next to nothing. It is
kept for as long as nothing on the table changes.
"""

from __future__ import annotations

from threading import local
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.fields import FIELDS
from euphoria.games.show.rules.movement.shortest_paths import Search
from euphoria.games.show.rules.state import Arena

ANY_PRICE: Final = 60
"""Dearer ways are not looked for."""
MOST_KEPT: Final = 40
"""So many players may look around at the same time."""

_here: Final = local()
"""A search that goes on belongs to one thread."""


def kept() -> list[Search]:
    """The searches of this thread, the one asked last first."""
    found: list[Search] | None = getattr(_here, "searches", None)
    if found is None:
        found = []
        _here.searches = found
    return found


def search_of(s: Arena, i: i64) -> Search:
    """The search of all ways of a figure from where it is, as far as it has come."""
    searches = kept()
    for k in range(len(searches)):
        one = searches[k]
        if one.i == i and is_same(one.s, s):
            if k > 0:
                del searches[k]
                searches.insert(0, one)
            return one
    # The table it is asked about goes on changing.
    made = Search(s.copy(), i, ANY_PRICE)
    made.open()
    searches.insert(0, made)
    if len(searches) > MOST_KEPT:
        searches.pop()
    return made


def is_same(one: Arena, other: Arena) -> bool:
    """Are two tables alike in everything, whatever is being asked?"""
    if one.field is not other.field or one.x != other.x or one.y != other.y:
        return False
    for name in FIELDS:
        if getattr(one, name) != getattr(other, name):
            return False
    return True
