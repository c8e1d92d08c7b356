"""Fights (S-12.1 to S-12.8, S-12.21): who is in which one, and how contact makes and merges them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.state import EVERYBODY, tell
from euphoria.games.show.rules.box.cards import MYCKY, SUSAN
from euphoria.games.show.rules.box.data import INCH, TOUCH
from euphoria.games.show.rules.state import (
    CHARGED,
    DOWN,
    FASCINATED,
    HIGH,
    NO_DICE,
    NOBODY,
    RAGING,
    UP,
    Arena,
)
from euphoria.games.show.rules.words import CONTACT, GOT_UP

HIGHER: Final = 500
"""A defender this much above the attacker is on a high position (S-12.8)."""


def members(s: Arena, fight: int) -> list[int]:
    return [i for i in range(s.count()) if s.fight[i] == fight]


def foes(s: Arena, i: int) -> list[int]:
    """The living enemies in the fight of a figure, touching or not."""
    return [j for j in range(s.count()) if s.fight[j] == s.fight[i] >= 0 and s.enemies(i, j)]


def friends(s: Arena, i: int) -> list[int]:
    return [j for j in range(s.count()) if j != i and s.fight[j] == s.fight[i] >= 0 and not s.enemies(i, j)]


def touched_enemies(s: Arena, i: i64) -> list[int]:
    found: list[int] = []
    x: i64 = s.x[i]
    j: i64 = -1
    for at in s.x:
        j += 1
        dx: i64 = at - x
        # Most are elsewhere.
        if -TOUCH <= dx <= TOUCH and s.alive(j) and s.enemies(i, j) and s.touching(i, j):
            found.append(j)
    return found


def in_contact(s: Arena, i: int) -> bool:
    return bool(touched_enemies(s, i))


# ------------------------------------------------- contact


def engage(s: Arena, i: int, charge: bool, climbed: bool) -> None:
    """A figure has come to its place: every enemy it touches is in a fight with it now (S-12.1, S-12.2).

    `charge`: its own move made the contact, which earns a die (S-12.7). `climbed`: it came up onto the
    defender's surface with less than an inch of further movement (S-12.8).
    """
    before = s.fight[i]
    for j in touched_enemies(s, i):
        if s.z(j) >= s.z(i) + HIGHER or (climbed and s.surface[i] == s.surface[j]):
            s.flags[j] |= HIGH
        if s.fight[j] >= 0 and s.fight[j] == s.fight[i]:
            continue
        join(s, i, j)
        tell(s, CONTACT, EVERYBODY, s.badge[i], s.badge[j])
        _stand_up(s, j)
        bring_susan(s, j)
        if charge and before < 0:
            s.flags[i] |= CHARGED
    if s.fight[i] >= 0:
        _stand_up(s, i)
        bring_susan(s, i)


def meet(s: Arena) -> None:
    """Enemies that were brought together by no move of their own are in a fight as well (S-12.1)."""
    for i in range(s.count()):
        if s.alive(i) and any(s.fight[i] < 0 or s.fight[j] != s.fight[i] for j in touched_enemies(s, i)):
            engage(s, i, False, False)


def join(s: Arena, i: int, j: int) -> None:
    """Two figures are in one fight from now on; touching members of two fights merges them."""
    a = s.fight[i]
    b = s.fight[j]
    if a < 0 and b < 0:
        s.fight[i] = s.fight[j] = s.fights
        s.fights += 1
    elif a < 0:
        s.fight[i] = b
    elif b < 0:
        s.fight[j] = a
    elif a != b:
        for k in range(s.count()):
            if s.fight[k] == b:
                s.fight[k] = a
            if s.fell[k] == b:
                s.fell[k] = a


def bring_susan(s: Arena, i: int) -> None:
    """The rescued Susan belongs to every fight of her saviour, and he to hers (S-17.6)."""
    for j in range(s.count()):
        if s.who[j] == SUSAN and s.owner[j] == i and s.alive(j):
            join(s, i, j)
            _stand_up(s, j)
    saviour = s.owner[i] if s.who[i] == SUSAN else NOBODY
    if saviour != NOBODY and s.alive(saviour):
        join(s, i, saviour)
        _stand_up(s, saviour)


def _stand_up(s: Arena, i: int) -> None:
    """A figure on the deck that is reached rises at once, free of AP (S-12.6)."""
    if s.status[i] == DOWN:
        s.status[i] = UP
        tell(s, GOT_UP, EVERYBODY, s.badge[i])


def close_enough_to_climb(s: Arena) -> bool:
    """Has the active figure come up and moved less than an inch since (S-12.8)?"""
    return 0 < s.run_up <= INCH


# ------------------------------------------------- dice


def most_attacks(s: Arena, i: int) -> int:
    """The Attacks of a figure now: Mycky's double against two enemies or more (S-16.35), rage adds 2."""
    attacks = s.attacks[i] + (2 if s.flags[i] & RAGING else 0)
    if s.who[i] == MYCKY and len(foes(s, i)) >= 2:
        attacks *= 2
    return attacks


def rolls_no_dice(s: Arena, i: int) -> bool:
    """Fascinated figures and those who used their ability in the fight roll none at all (S-10.4, S-16.7)."""
    return s.flags[i] & (FASCINATED | NO_DICE) != 0


def free_dice(s: Arena, i: int) -> int:
    """Dice without AP in the turn of the contact (S-12.7, S-12.8)."""
    if rolls_no_dice(s, i):
        return 0
    return (1 if s.flags[i] & CHARGED else 0) + (1 if s.flags[i] & HIGH else 0)


def dice_to_buy(s: Arena, i: int) -> int:
    """At most this many: the Attacks, and the AP left (S-12.4)."""
    return 0 if rolls_no_dice(s, i) else min(most_attacks(s, i), s.ap[i])
