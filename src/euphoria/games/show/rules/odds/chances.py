"""Exact odds about figures as they stand on the table: what a player asks before choosing.

The dice behind them are counted in odds.py, odds_fights.py and odds_stray.py; here come the LP that a figure
has left, its luck (S-13.3), its shield (S-16.23) and the fight it stands in. The last number of each spread
is its death.
"""

from __future__ import annotations

from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import luck_faces
from euphoria.games.show.rules.box.readings import LUCK_ALTERNATIVE, has
from euphoria.games.show.rules.odds import losses as odds
from euphoria.games.show.rules.odds.losses import HALF, WHOLE, Spread
from euphoria.games.show.rules.odds.stray import Fighter, into_fight
from euphoria.games.show.rules.state import SHIELDED, Arena


def luck_of(s: Arena, i: int) -> int:
    """How many faces save it, by the LP it started the show with (S-5.14)."""
    return luck_faces(PROFILES[s.who[i]].lp, has(s.house, LUCK_ALTERNATIVE))


def part_of(s: Arena, i: int) -> int:
    """How much of each damage roll reaches it."""
    return HALF if s.flags[i] & SHIELDED else WHOLE


def shots_at(s: Arena, i: int, shots: int, aim: int) -> Spread:
    """The LP it loses to shots at it; `aim` has all modifiers in it. In a fight others are hit as well."""
    return shots_into(s, i, shots, aim)[i]


def shots_into(s: Arena, i: int, shots: int, aim: int) -> dict[int, Spread]:
    """The LP that everybody loses to shots at it: all members of its fight, or one (S-14.29)."""
    if s.fight[i] < 0:
        return {i: odds.volley(s.lp[i], shots, aim, luck_of(s, i), part_of(s, i))}
    inside = [j for j in range(s.count()) if s.fight[j] == s.fight[i] and s.alive(j)]
    fighters = [Fighter(s.lp[j], luck_of(s, j), s.team[j], part_of(s, j)) for j in inside]
    return dict(zip(inside, into_fight(fighters, inside.index(i), shots, aim), strict=True))


def wounds_on(s: Arena, i: int, wounds: Spread) -> Spread:
    """The LP it loses when it is given all these wounds of a fight, such as `fight(3, 2).rival()`."""
    return odds.loss_of(s.lp[i], wounds, luck_of(s, i), part_of(s, i))


def blast_on(s: Arena, i: int, flees: bool) -> Spread:
    """The LP it loses under a grenade or by an explosive charge, staying or fleeing (S-15.14, S-15.15)."""
    return odds.blast(s.lp[i], flees, part_of(s, i))


def flame_on(s: Arena, i: int) -> Spread:
    """The LP it loses to a burst of the flame-thrower (S-14.32)."""
    return odds.flame(s.lp[i], part_of(s, i))


def fall_of(s: Arena, i: int, height: int) -> Spread:
    """The LP it loses by jumping or falling down this far (S-11.26)."""
    return odds.fall(s.lp[i], height, part_of(s, i), s.house)
