"""Aid objects and bodies in the positioning phase (S-11.22, S-11.23, S-15.3 to S-15.10)."""

from __future__ import annotations

from typing import Final

from euphoria.core.state import EVERYBODY, tell
from euphoria.games.show.rules.box.cards import (
    AID_ACTIONS,
    BENKEI,
    CENTINEL,
    CHARGES,
    OBJECTS,
    PROFILES,
    USED_FIRST,
)
from euphoria.games.show.rules.box.data import ADRENALINE_AP, HEAL, REVIVE
from euphoria.games.show.rules.box.reasons import FINE, reason
from euphoria.games.show.rules.state import ACTED, DEAD, REVIVED, UP, Arena
from euphoria.games.show.rules.table.fights import engage
from euphoria.games.show.rules.table.kills import show_objects
from euphoria.games.show.rules.table.loads import body_in_reach
from euphoria.games.show.rules.table.settling import set_down
from euphoria.games.show.rules.words import (
    ADRENALINE_TAKEN,
    HEALED,
    RANSACKED,
    ROSE_AGAIN,
    SUSAN_BADGE,
    figure_of,
    verb_called,
)

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


class AidObject:
    """An object for the positioning phase (S-11.22): on whom it can be used, and what it does."""

    def __init__(self, id: str) -> None:
        self.number = OBJECTS.index(id)
        self.verb = verb_called(AID_ACTIONS[id].split()[0])
        self.first = (USED_FIRST >> self.number) & 1 == 1
        """Used before anything else in an activation (S-15.4), and also in a fight (S-11.27)."""

    def sample(self, s: Arena, i: int) -> list[int]:  # noqa: ARG002
        """The targets worth offering to who holds it, as behind the verb; those allowed are kept."""
        return [0]

    def refusal(self, s: Arena, i: int, rest: int) -> int:  # noqa: ARG002
        """Why it cannot be used like this now, or FINE; its user holds it."""
        return FINE

    def use(self, s: Arena, i: int, rest: int) -> None:
        """Its effect; it is used up already."""


class FirstAidKit(AidObject):
    """25 LP for the user or a figure it touches, never above the start (S-13.11, S-15.3)."""

    def sample(self, s: Arena, i: int) -> list[int]:
        return [s.badge[j] for j in range(s.count()) if j == i or s.touching(i, j)]

    def refusal(self, s: Arena, i: int, rest: int) -> int:
        j = figure_of(s, rest)
        if s.flags[i] & ACTED:
            return TOO_LATE
        if j < 0 or not s.alive(j) or (j != i and not s.touching(i, j)):
            return NOT_TOUCHING
        if j != i and s.fight[i] >= 0:
            return ONLY_ONESELF
        if s.who[j] == CENTINEL:
            return MACHINE
        return FINE if s.lp[j] < PROFILES[s.who[j]].lp else UNHURT

    def use(self, s: Arena, i: int, rest: int) -> None:
        j = figure_of(s, rest)
        s.lp[j] = min(PROFILES[s.who[j]].lp, s.lp[j] + HEAL)
        tell(s, HEALED, EVERYBODY, s.badge[i], s.badge[j], s.lp[j])


class Adrenaline(AidObject):
    """5 more AP in this turn (S-15.8)."""

    def refusal(self, s: Arena, i: int, rest: int) -> int:  # noqa: ARG002
        if s.flags[i] & ACTED:
            return TOO_LATE_ADRENALINE
        return MACHINE if s.who[i] == CENTINEL else FINE

    def use(self, s: Arena, i: int, rest: int) -> None:  # noqa: ARG002
        s.bonus[i] += ADRENALINE_AP
        s.ap[i] += ADRENALINE_AP
        tell(s, ADRENALINE_TAKEN, EVERYBODY, s.badge[i], s.ap[i])


class Defibrillator(AidObject):
    """A body stands on the spot or next to it, with 25 LP, and acts from the attack phase on (S-15.6)."""

    def sample(self, s: Arena, i: int) -> list[int]:
        return [s.badge[j] for j in range(s.count()) if body_in_reach(s, i, j)]

    def refusal(self, s: Arena, i: int, rest: int) -> int:
        body = figure_of(s, rest)
        if body < 0 or s.status[body] != DEAD or not body_in_reach(s, i, body):
            return NO_BODY
        if s.who[body] == CENTINEL:
            return MACHINE
        if s.badge[body] == SUSAN_BADGE:
            return NOT_REVIVABLE
        return FIGHT_GOES_ON if s.fell[body] >= 0 and s.fell[body] in s.fight else FINE

    def use(self, s: Arena, i: int, rest: int) -> None:
        body = figure_of(s, rest)
        s.lp[body] = REVIVE
        s.fell[body] = -1
        set_down(s, body, s.x[body], s.y[body], s.surface[body])
        s.status[body] = UP
        s.flags[body] |= REVIVED
        tell(s, ROSE_AGAIN, EVERYBODY, s.badge[i], s.badge[body])
        engage(s, body, False, False)


AID_OBJECTS: Final[list[AidObject]] = [
    FirstAidKit("first-aid-kit"),
    Adrenaline("adrenaline"),
    Defibrillator("defibrillator"),
]
BY_VERB: Final[dict[int, AidObject]] = {thing.verb: thing for thing in AID_OBJECTS}


def used_first(verb: int) -> bool:
    """Is this the use of an object that comes before everything else?"""
    known = BY_VERB.get(verb)
    return known is not None and known.first


def options_with(s: Arena, i: int, first: bool) -> list[int]:
    """What can be tried with the aid objects of a figure: those used first, or the others."""
    found: list[int] = []
    for thing in AID_OBJECTS:
        if thing.first == first and holds(s, i, thing.number):
            found += [thing.verb | rest << 8 for rest in thing.sample(s, i)]
    return found


def aid_refusal(s: Arena, i: int, verb: int, rest: int) -> int:
    thing = BY_VERB[verb]
    return thing.refusal(s, i, rest) if holds(s, i, thing.number) else NO_SUCH_OBJECT


def use_aid(s: Arena, i: int, verb: int, rest: int) -> None:
    thing = BY_VERB[verb]
    use_up(s, i, thing.number)
    thing.use(s, i, rest)


# ------------------------------------------------- bodies


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
