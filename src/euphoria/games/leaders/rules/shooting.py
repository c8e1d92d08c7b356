"""Shoot (L-12) and being shot (L-19), in the order of Appendix A."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import call, do, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.leaders.rules.artifact import GUN_DROPPING, SHOT_DECLARED
from euphoria.games.leaders.rules.cards import ROW, is_leader
from euphoria.games.leaders.rules.deck import DRAW_ONE, put_under
from euphoria.games.leaders.rules.guns import drop
from euphoria.games.leaders.rules.knowledge import WASTED, expose, hide, note
from euphoria.games.leaders.rules.reactions import HAND_OVER
from euphoria.games.leaders.rules.state import NOBODY, NOTHING, Table
from euphoria.games.leaders.rules.teams import (
    has_exposed_leader,
    is_wastelander,
    leader_is_shot,
    leader_place,
)
from euphoria.games.leaders.rules.window import WINDOW
from euphoria.games.leaders.rules.words import BECOMES_WASTELANDER, SHOOTS, SHOT, SHOT_VOID


def declare_shot(t: Table, _f: Frame) -> None:
    """The victim is whom the Ray Gun has pointed at (L-12.1a)."""
    t.victim = t.gun[t.active]
    t.heir = 0
    t.fresh = 0
    tell(t, SHOOTS, EVERYBODY, t.active, t.victim)


def land_shot(t: Table, _f: Frame) -> None:
    """The shot lands, unless it was cancelled or the shooter has no Ray Gun any more (L-12.4)."""
    if t.off:
        return
    if not t.holds_gun(t.active):
        t.off = True
        tell(t, SHOT_VOID, EVERYBODY, t.active)
        return
    if has_exposed_leader(t, t.victim):
        leader_is_shot(t, t.active, t.victim)
        return
    t.push(BEING_SHOT.index, t.victim)


def hand_ray_gun_on(t: Table, _f: Frame) -> None:
    """What Ancient Currency set up, if the shot landed on its user after all."""
    landed = not t.off
    if landed and (t.heir >> t.victim) & 1 and t.holds_gun(t.active):
        t.push(HAND_OVER.index, t.victim)


def lay_what_waited_under(t: Table, _f: Frame) -> None:
    """Handed on or lapsed: now Ancient Currency has been carried out and goes under the deck (L-16.7b)."""
    if t.aside != NOTHING:
        put_under(t, t.aside)
        t.aside = NOTHING


def ray_gun_is_dropping(t: Table, _f: Frame) -> None:
    """From here on the event is the Ray Gun about to be laid down; gone already, it is no event."""
    t.off = not t.holds_gun(t.active)


def drop_ray_gun(t: Table, _f: Frame) -> None:
    drop(t, t.active)
    t.victim = NOBODY
    t.heir = 0
    t.fresh = 0


# ------------------------------------------------------------------ Being shot: frame.a is shot


def is_shot(t: Table, f: Frame) -> None:
    t.last_shot = f.a
    tell(t, SHOT, EVERYBODY, f.a)
    # L-19.3: first they draw an Artifact, which is not for this shot (L-16.6a).
    t.push(DRAW_ONE.index, f.a, 1)


def drop_own_ray_gun(t: Table, f: Frame) -> None:
    drop(t, f.a)


def expose_all_recruits(t: Table, f: Frame) -> None:
    for place in range(ROW * f.a, ROW * f.a + ROW):
        expose(t, place)


def hide_all_followers(t: Table, f: Frame) -> None:
    for place in range(ROW * f.a, ROW * f.a + ROW):
        if not is_leader(t.row[place]):
            hide(t, place)


def has_a_leader_or_is_wastelander(t: Table, f: Frame) -> bool:
    return leader_place(t, f.a) >= 0 or is_wastelander(t, f.a)


def become_wastelander(t: Table, f: Frame) -> None:
    t.wasteland |= 1 << f.a
    note(t, WASTED, f.a)
    tell(t, BECOMES_WASTELANDER, EVERYBODY, f.a)


BEING_SHOT: Final = procedure(
    "being shot",
    "L-19.2",
    do(is_shot),
    do(drop_own_ray_gun),
    do(expose_all_recruits),
    do(hide_all_followers),
    leave(has_a_leader_or_is_wastelander),
    do(become_wastelander),
)

SHOOTING: Final = procedure(
    "shoot",
    "L-12.1",
    do(declare_shot),
    call(WINDOW, a=SHOT_DECLARED),
    do(land_shot),
    do(hand_ray_gun_on),
    do(lay_what_waited_under),
    do(ray_gun_is_dropping),
    call(WINDOW, a=GUN_DROPPING),
    do(drop_ray_gun),
)
