"""The actions that need no chapter of their own: Interrogate (L-9), Arm (L-11) and Hide (L-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import VERB, Codes
from euphoria.core.flow import call, do, procedure
from euphoria.core.state import EVERYBODY, NONE, Frame, tell
from euphoria.games.leaders.rules.artifact import (
    ARM_DECLARED,
    INTERROGATE_DECLARED,
    PLACES_OF_OTHERS,
)
from euphoria.games.leaders.rules.cards import ROW
from euphoria.games.leaders.rules.guns import take_from_centre
from euphoria.games.leaders.rules.knowledge import expose, look
from euphoria.games.leaders.rules.state import ALONE, NOBODY, Table
from euphoria.games.leaders.rules.window import WINDOW
from euphoria.games.leaders.rules.words import ARM, ARMS, HIDE, HIDES, INTERROGATE, INTERROGATES, SKIP

_INTERROGATIONS: Final = Codes(INTERROGATE, before=(SKIP,))
"""And nothing at all, which comes first."""
_ARMINGS: Final = [Codes(ARM).of(slots) for slots in range(1 << ROW)]
_HIDINGS: Final = Codes(HIDE)


def paying_slots(t: Table, seat: i64, up: i64) -> i64:
    """The slots of the hidden Recruits that could pay for arming, as a mask: none without a Ray Gun to take
    and an empty hand (L-11.2 to L-11.4)."""
    if t.centre > 0 and t.gun[seat] == NOBODY:
        return ~up >> (ROW * seat) & 7
    return 0


def open_basics(t: Table, seat: i64, without: i64) -> tuple[i64, i64, i64]:
    """The places to interrogate, the slots to pay for arming with and the places to hide, as masks, as far as
    each action is open; the verbs of `without` are not."""
    up: i64 = t.up
    # `hidden_of_others`, `paying_slots` and `exposed_followers`, without the calls: every turn comes by here.
    interrogations: i64 = PLACES_OF_OTHERS[t.players][seat] & ~up
    armings: i64 = 0
    if t.centre > 0 and t.gun[seat] == NOBODY:
        armings = ~up >> (ROW * seat) & 7
    hidings = up & ~t.leaders
    if without:
        if (without >> INTERROGATE) & 1:
            interrogations = 0
        if (without >> ARM) & 1:
            armings = 0
        if (without >> HIDE) & 1:
            hidings = 0
    return interrogations, armings, hidings


def basic_options(t: Table, seat: i64, without: i64) -> list[int]:
    """Nothing; Interrogate, Arm and Hide as far as they are open, leaving out the verbs of a mask."""
    interrogations, armings, hidings = open_basics(t, seat, without)
    options = _INTERROGATIONS.of(interrogations)
    if armings:
        options += _ARMINGS[armings]
    if hidings:
        _HIDINGS.add(hidings, options)
    return options


def take_basic_action(t: Table, seat: i64, code: i64) -> None:
    verb = code & VERB
    chosen = code >> 8
    t.off = False
    if verb == INTERROGATE:
        t.named = ALONE[chosen]
        t.push(INTERROGATION.index)
    elif verb == ARM:
        t.push(ARMING.index, chosen)
    else:
        hide_follower(t, seat, chosen)


def hide_follower(t: Table, seat: i64, place: i64) -> None:
    """Turn one exposed Follower of anybody face-down (L-13.1)."""
    if t.out is not None:
        tell(t, HIDES, EVERYBODY, seat, place, t.row[place])
    t.up &= ~(1 << place)


# ------------------------------------------------------------------ Interrogate: t.named[0] is the place


def declare_interrogation(t: Table, _f: Frame) -> None:
    if t.out is not None:
        tell(t, INTERROGATES, EVERYBODY, t.active, t.named[0])


def look_at_recruit(t: Table, _f: Frame) -> None:
    """Look at the card and put it back where it was; nobody else learns anything (L-9.1, L-9.3)."""
    if not t.off:
        look(t, t.active, t.named[0])
    t.named = NONE


INTERROGATION: Final = procedure(
    "interrogate",
    "L-9.1",
    do(declare_interrogation),
    call(WINDOW, a=INTERROGATE_DECLARED),
    do(look_at_recruit),
)

# ------------------------------------------------------------------ Arm: frame.a is the slot that pays


def pay_for_arming(t: Table, f: Frame) -> None:
    tell(t, ARMS, EVERYBODY, t.active)
    expose(t, ROW * t.active + f.a)


def take_ray_gun(t: Table, _f: Frame) -> None:
    if not t.off:
        take_from_centre(t, t.active)


ARMING: Final = procedure(
    "arm",
    "L-11.1",
    do(pay_for_arming),
    call(WINDOW, a=ARM_DECLARED),
    do(take_ray_gun),
)

ACTION_PROCEDURES = [INTERROGATION, ARMING]
