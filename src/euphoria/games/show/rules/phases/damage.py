"""Injuries (S-13): a luck roll, then 1d100, then what the loss of LP brings."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import chance, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.data import luck_faces
from euphoria.games.show.rules.box.readings import LUCK_ALTERNATIVE, THREE_HURTS, has
from euphoria.games.show.rules.state import NOBODY, SHIELDED, Arena
from euphoria.games.show.rules.table.kills import credit, die
from euphoria.games.show.rules.table.loads import drop_load
from euphoria.games.show.rules.table.order import open_to_all
from euphoria.games.show.rules.words import HURT, LUCKY, UNLUCKY

# What an injury is, in the frame's `c`.
LUCK: Final = 1
"""A luck roll is made (S-13.2)."""
HALF: Final = 2
"""Half of 1d100, rounded up."""
MELEE: Final = 4
"""A wound of the fight under way: it counts for the push, and its side names the killer."""
BY_HAND: Final = 8
"""A hand-to-hand kill although no wound of the round (falls, Sooyoung's victims)."""

NO_KILLER: Final = -1


def injure(s: Arena, victim: int, by: int, what: int, side: int = NOBODY) -> None:
    """Begin an injury. `by` is the killer if it kills, `side` the team in a fight that names one later."""
    s.push(INJURY.index, victim, by, what, side)


def already_dead(s: Arena, f: Frame) -> bool:
    """Wounds on a figure that died on the way are lost (S-12.16, S-14.10)."""
    return not s.alive(f.a)


def luck_bounds(_s: Arena, f: Frame) -> list[int]:
    return [10] if f.c & LUCK else []


def try_luck(s: Arena, f: Frame, drawn: list[int]) -> None:
    if not drawn:
        return
    value = drawn[0] + 1
    faces = luck_faces(PROFILES[s.who[f.a]].lp, has(s.house, LUCK_ALTERNATIVE))
    if value > 10 - faces:
        tell(s, LUCKY, EVERYBODY, s.badge[f.a], value)
        s.frames.pop()
    else:
        tell(s, UNLUCKY, EVERYBODY, s.badge[f.a], value)


def damage_bounds(_s: Arena, _f: Frame) -> list[int]:
    """Two ten-sided dice, tens and units (S-3.3)."""
    return [10, 10]


def percentile(drawn: list[int]) -> int:
    """00 is one hundred (S-3.3)."""
    return 10 * drawn[0] + drawn[1] or 100


def take_damage(s: Arena, f: Frame, drawn: list[int]) -> None:
    damage = percentile(drawn)
    if f.c & HALF:
        damage = (damage + 1) // 2
    s.frames.pop()
    lose_lp(s, f.a, damage, f.b, f.c, f.d)


def lose_lp(s: Arena, i: int, damage: int, by: int, what: int, side: int) -> None:
    """Damage reaches a figure: the shield halves it (S-16.23), a carrier drops its load (S-11.10)."""
    if s.flags[i] & SHIELDED:
        damage = (damage + 1) // 2
    lost = min(damage, s.lp[i])
    s.lp[i] -= lost
    tell(s, HURT, EVERYBODY, s.badge[i], damage, s.lp[i])
    if what & MELEE and side != NOBODY and side != s.team[i]:
        s.lost[s.team[i]] += lost
    if lost:
        drop_load(s, i)
    if s.lp[i] > 0:
        return
    die(s, i)
    if what & MELEE and side != NOBODY:
        s.dead.append(i)
        s.dead.append(side)
    elif by not in (NO_KILLER, i):
        credit(s, i, by, what & BY_HAND != 0)


INJURY: Final = procedure(
    "injury",
    "S-13.1",
    leave(already_dead),
    chance("luck", "S-13.2", luck_bounds, try_luck, open_to_all),
    chance("damage", "S-13.5", damage_bounds, take_damage, open_to_all),
)
"""Locals: the victim, who kills if it dies (-1 nobody), what it is, and the side of a fight."""


# ------------------------------------------------- falls and jumps (S-11.26)

SOFT: Final = 0
HARD: Final = 1
HARDEST: Final = 2


def fall_class(height: int, house: int = 0) -> int:
    """No damage, half of 1d100, or all of it."""
    if height < 3000 or (height == 3000 and not has(house, THREE_HURTS)):
        return SOFT
    return HARD if height <= 6000 else HARDEST


def drop(s: Arena, i: int, height: int, by: int, what: int = 0, side: int = NOBODY) -> None:
    """A figure comes down from this height: damage without luck."""
    kind = fall_class(height, s.house)
    if kind != SOFT:
        injure(s, i, by, what | (HALF if kind == HARD else 0), side)
