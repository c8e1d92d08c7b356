"""Which recruits and factions work for a player now (D-3.4, D-17.10)."""

from __future__ import annotations

from euphoria.games.dystopia.rules.cards import ACADEMY, OF_FACTION
from euphoria.games.dystopia.rules.state import City


def has_power(s: City, seat: int, recruit: int) -> bool:
    """Does this recruit work for its player now, and is not switched off by the Academy?"""
    if not (s.up[seat] >> recruit) & 1:
        return False
    return (s.working(seat) >> recruit) & 1 == 1 and not s.penalised(seat, ACADEMY)


def has_faction(s: City, seat: int, faction: int) -> bool:
    """Has the player an active recruit of the faction (D-14.3)?"""
    return s.up[seat] & OF_FACTION[faction] != 0
