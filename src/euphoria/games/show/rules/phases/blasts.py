"""Grenades, stun grenades and explosive charges (S-15.11 to S-15.20): the template and its victims."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import again, ask, do, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.cards import CHARGES, STUN
from euphoria.games.show.rules.box.readings import MUST_FLEE, has
from euphoria.games.show.rules.box.reasons import FINE, reason
from euphoria.games.show.rules.movement.candidate_places import flees
from euphoria.games.show.rules.movement.placing import flee_refusal
from euphoria.games.show.rules.phases.damage import HALF, NO_KILLER, injure
from euphoria.games.show.rules.phases.ending import check_end
from euphoria.games.show.rules.sight.templates import under_blast
from euphoria.games.show.rules.state import FASCINATED, NEUTRAL, Arena
from euphoria.games.show.rules.table.order import always, in_order
from euphoria.games.show.rules.table.settling import remove_element
from euphoria.games.show.rules.words import (
    CAUGHT,
    FLED,
    FLEE,
    STAY,
    STAYED,
    STUNNED,
    argument,
    point,
    x_of,
    y_of,
)

CANNOT_FLEE: Final = reason("flee", "S-15.15")
MUST_GO: Final = reason("must-flee", "S-15.14")


def blast(s: Arena, thrown: int, by: int, x: int, y: int, z: int, element: int = -1) -> None:
    """A template falls: its victims choose in phase order (S-15.14)."""
    s.blast_x = x
    s.blast_y = y
    s.blast_z = z
    s.blast_of = by
    s.victims = in_order(s, under_blast(s, x, y, z))
    if thrown != STUN:
        # Who is stunned is told as that.
        for i in s.victims:
            tell(s, CAUGHT, EVERYBODY, s.badge[i])
    s.push(BLAST.index, thrown, by, element)


# ------------------------------------------------- stun (S-15.17)


def stun_everybody(s: Arena, f: Frame) -> None:
    """AP left are halved, rounded up, for the rest of the turn; nothing else happens."""
    if f.a != STUN:
        return
    for i in s.victims:
        lost = s.ap[i] // 2
        s.ap[i] -= lost
        s.spent[i] += lost
        tell(s, STUNNED, EVERYBODY, s.badge[i], s.ap[i])
    s.victims = []


# ------------------------------------------------- flee or stay


def skip_who_is_gone(s: Arena, _f: Frame) -> None:
    """The dead, and a Susan whose saviour has just died: neutral at once, she is spared (S-17.3, S-17.7)."""
    while s.victims and (not s.alive(s.victims[0]) or s.team[s.victims[0]] == NEUTRAL):
        s.victims = s.victims[1:]


def nobody_left(s: Arena, _f: Frame) -> bool:
    return not s.victims


def who_flees(s: Arena, _f: Frame) -> int:
    return 1 << s.team[s.victims[0]]


def may_flee(s: Arena, i: int) -> bool:
    """Engaged and fascinated figures stay (S-15.15)."""
    return s.fight[i] < 0 and not s.flags[i] & FASCINATED


def flee_check(s: Arena, _f: Frame, _seat: int, code: int) -> int:
    """May the victim do this?"""
    i = s.victims[0]
    if code & 255 == STAY:
        stuck = not may_flee(s, i) or not has(s.house, MUST_FLEE) or not flees(s, i)
        return FINE if stuck else MUST_GO
    if not may_flee(s, i):
        return CANNOT_FLEE
    return flee_refusal(s, i, x_of(argument(code)), y_of(argument(code)))


def flee_options(s: Arena, _f: Frame, _seat: int) -> list[int]:
    i = s.victims[0]
    places = [FLEE | point(x, y) << 8 for x, y in flees(s, i)] if may_flee(s, i) else []
    return places if places and has(s.house, MUST_FLEE) else [STAY, *places]


def may_flee_elsewhere(s: Arena, f: Frame, seat: int, code: int) -> bool:
    return code & 255 == FLEE and flee_check(s, f, seat, code) == FINE


def stay_put(s: Arena, f: Frame, seat: int) -> list[int]:
    return flee_options(s, f, seat)[:1]


def face_blast(s: Arena, f: Frame, _seat: int, code: int) -> None:
    i = s.victims[0]
    s.victims = s.victims[1:]
    what = 0
    if code & 255 == FLEE:
        s.x[i] = x_of(argument(code))
        s.y[i] = y_of(argument(code))
        what = HALF
        tell(s, FLED, EVERYBODY, s.badge[i], s.x[i], s.y[i])
    else:
        tell(s, STAYED, EVERYBODY, s.badge[i])
    injure(s, i, NO_KILLER if f.b == i else f.b, what)


VICTIMS: Final = procedure(
    "victims",
    "S-15.13",
    do(skip_who_is_gone),
    leave(nobody_left),
    ask(
        "flee",
        "S-15.14",
        who_flees,
        flee_options,
        face_blast,
        idle=stay_put,
        forced=True,
        also=may_flee_elsewhere,
    ),
    again(always),
)


def face_the_blast(s: Arena, f: Frame) -> None:
    s.push(VICTIMS.index, f.a, f.b)


def bring_down(s: Arena, f: Frame) -> None:
    """Explosive charges remove their element (S-15.20)."""
    if f.a == CHARGES:
        remove_element(s, f.c)


def after_blast(s: Arena, _f: Frame) -> None:
    check_end(s)


BLAST: Final = procedure(
    "blast", "S-15.13", do(stun_everybody), do(face_the_blast), do(bring_down), do(after_blast)
)
"""Locals: the object, who used it, the element of a charge."""

BLAST_PROCEDURES: Final = [BLAST, VICTIMS]
