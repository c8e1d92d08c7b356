"""Which recruits and factions work for a player now (D-3.4, D-17.10)."""

from __future__ import annotations

from mypy_extensions import i64

from euphoria.games.dystopia.rules.cards import ACADEMY
from euphoria.games.dystopia.rules.state import City


def has_power(s: City, seat: i64, recruit: int) -> bool:
    """Does this recruit work for its player now, and is not switched off by the Academy?"""
    here: i64 = s.up[seat]
    if not (here >> recruit) & 1:
        return False
    suffers: i64 = s.suffers[seat]
    return not ((s.fresh >> recruit) | (suffers >> ACADEMY)) & 1


def has_faction(s: City, seat: i64, faction: int) -> bool:
    """Has the player an active recruit of the faction (D-14.3)?"""
    return (s.talents[seat] >> faction) & 1 == 1
