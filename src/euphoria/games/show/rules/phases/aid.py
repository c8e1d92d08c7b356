"""Aid objects and bodies in the positioning phase (S-11.22, S-11.23, S-15.3 to S-15.10)."""

from __future__ import annotations

from typing import Final

from euphoria.core.state import EVERYBODY, tell
from euphoria.games.show.rules.box.data import (
    ADRENALINE,
    ADRENALINE_AP,
    BENKEI,
    CENTINEL,
    CHARGES,
    DEFIBRILLATOR,
    HEAL,
    KIT,
    PROFILES,
    REVIVE,
)
from euphoria.games.show.rules.box.reasons import FINE, reason
from euphoria.games.show.rules.state import ACTED, DEAD, REVIVED, UP, Arena
from euphoria.games.show.rules.table.fights import engage
from euphoria.games.show.rules.table.kills import show_objects
from euphoria.games.show.rules.table.loads import body_in_reach
from euphoria.games.show.rules.table.settling import set_down
from euphoria.games.show.rules.words import ADRENALINE_TAKEN, HEALED, RANSACKED, ROSE_AGAIN, SUSAN_BADGE

NO_SUCH_OBJECT: Final = reason("no-such-object", "S-11.22")
TOO_LATE: Final = reason("too-late", "S-15.4")
TOO_LATE_ADRENALINE: Final = reason("too-late-adrenaline", "S-15.10")
MACHINE: Final = reason("machine", "S-16.25")
NOT_TOUCHING: Final = reason("not-touching", "S-15.3")
UNHURT: Final = reason("unhurt", "S-13.11")
ONLY_ONESELF: Final = reason("only-oneself", "S-11.27")
NO_BODY: Final = reason("body", "S-15.5")
FIGHT_GOES_ON: Final = reason("fight-goes-on", "S-12.20")
NOT_REVIVABLE: Final = reason("not-revivable", "S-15.6")
NOTHING_TO_TAKE: Final = reason("nothing-to-take", "S-11.23")
TWICE: Final = reason("twice", "S-6.10")
NOT_FOR_BENKEI: Final = reason("not-for-benkei", "S-15.21")


def holds(s: Arena, i: int, object_: int) -> bool:
    return (s.objects[i] >> object_) & 1 == 1


def use_up(s: Arena, i: int, object_: int) -> None:
    """An object is used: both players know of it, and it is gone (S-6.12)."""
    show_objects(s, i, 1 << object_)
    s.objects[i] &= ~(1 << object_)
    s.shown[i] &= ~(1 << object_)


# ------------------------------------------------- first aid kit, adrenaline


def kit_refusal(s: Arena, i: int, j: int) -> int:
    if not holds(s, i, KIT):
        return NO_SUCH_OBJECT
    if s.flags[i] & ACTED:
        return TOO_LATE
    if j < 0 or not s.alive(j) or (j != i and not s.touching(i, j)):
        return NOT_TOUCHING
    if j != i and s.fight[i] >= 0:
        return ONLY_ONESELF
    if s.who[j] == CENTINEL:
        return MACHINE
    return FINE if s.lp[j] < PROFILES[s.who[j]].lp else UNHURT


def use_kit(s: Arena, i: int, j: int) -> None:
    """25 LP, never above the start (S-13.11)."""
    use_up(s, i, KIT)
    s.lp[j] = min(PROFILES[s.who[j]].lp, s.lp[j] + HEAL)
    tell(s, HEALED, EVERYBODY, s.badge[i], s.badge[j], s.lp[j])


def adrenaline_refusal(s: Arena, i: int) -> int:
    if not holds(s, i, ADRENALINE):
        return NO_SUCH_OBJECT
    if s.flags[i] & ACTED:
        return TOO_LATE_ADRENALINE
    return MACHINE if s.who[i] == CENTINEL else FINE


def use_adrenaline(s: Arena, i: int) -> None:
    use_up(s, i, ADRENALINE)
    s.bonus[i] += ADRENALINE_AP
    s.ap[i] += ADRENALINE_AP
    tell(s, ADRENALINE_TAKEN, EVERYBODY, s.badge[i], s.ap[i])


# ------------------------------------------------- bodies


def defibrillator_refusal(s: Arena, i: int, body: int) -> int:
    if not holds(s, i, DEFIBRILLATOR):
        return NO_SUCH_OBJECT
    if body < 0 or s.status[body] != DEAD or not body_in_reach(s, i, body):
        return NO_BODY
    if s.who[body] == CENTINEL:
        return MACHINE
    if s.badge[body] == SUSAN_BADGE:
        return NOT_REVIVABLE
    return FIGHT_GOES_ON if s.fell[body] >= 0 and s.fell[body] in s.fight else FINE


def revive(s: Arena, i: int, body: int) -> None:
    """It stands on the spot or next to it, with 25 LP, and acts from the attack phase on (S-15.6)."""
    use_up(s, i, DEFIBRILLATOR)
    s.lp[body] = REVIVE
    s.fell[body] = -1
    set_down(s, body, s.x[body], s.y[body], s.surface[body])
    s.status[body] = UP
    s.flags[body] |= REVIVED
    tell(s, ROSE_AGAIN, EVERYBODY, s.badge[i], s.badge[body])
    engage(s, body, False, False)


def ransack_refusal(s: Arena, i: int, body: int, wanted: int) -> int:
    if s.who[i] == BENKEI:
        return NOT_FOR_BENKEI
    if body < 0 or s.status[body] != DEAD or not body_in_reach(s, i, body):
        return NO_BODY
    if wanted == 0 or wanted & ~s.objects[body]:
        return NOTHING_TO_TAKE
    return TWICE if wanted & s.objects[i] else FINE


def ransack(s: Arena, i: int, body: int, wanted: int) -> None:
    """All or some of its unused objects, which lie open (S-13.13); a charge comes with its site."""
    s.objects[body] &= ~wanted
    s.shown[body] &= ~wanted
    s.objects[i] |= wanted
    s.shown[i] |= wanted
    if (wanted >> CHARGES) & 1:
        s.site[i] = s.site[body]
        s.site[body] = -1
    tell(s, RANSACKED, EVERYBODY, s.badge[i], s.badge[body], wanted)
