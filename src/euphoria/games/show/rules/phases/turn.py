"""The sequence of the show (S-9): setup, then up to ten turns of four phases."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import again, call, do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.phases.attack import ATTACK_PHASE
from euphoria.games.show.rules.phases.ending import STOPPED, TIME, finish
from euphoria.games.show.rules.phases.firing import FIRING_PHASE
from euphoria.games.show.rules.phases.positioning import POSITIONING_PHASE
from euphoria.games.show.rules.phases.setup import SETUP
from euphoria.games.show.rules.phases.special import SPECIAL_PHASE
from euphoria.games.show.rules.state import NOBODY, Arena
from euphoria.games.show.rules.words import CAT_GONE, TURN


def begin_turn(s: Arena, _f: Frame) -> None:
    """AP are refilled, nothing is carried over (S-5.1); effects of the last turn are over (S-10.3)."""
    s.turn += 1
    for i in range(s.count()):
        s.flags[i] = 0
        s.spent[i] = 0
        s.bonus[i] = 0
        s.barred[i] = NOBODY
        s.gift[i] = NOBODY
        s.moved_ap[i] = 0
        s.dice[i] = 0
        s.fired[i] = 0
    tell(s, TURN, EVERYBODY, s.turn)


def end_turn(s: Arena, _f: Frame) -> None:
    """The cat vanishes (S-16.40); the tenth turn is the last (S-18.1)."""
    if s.cat_on:
        s.cat_on = 0
        tell(s, CAT_GONE, EVERYBODY)
    if s.turn >= s.turns:
        finish(s, NOBODY, TIME if s.turns == LAST_TURN else STOPPED, NOBODY)


LAST_TURN: Final = 10


def another_turn(s: Arena, _f: Frame) -> bool:
    return not s.over


TURN_OF_THE_SHOW: Final = procedure(
    "turn",
    "S-9.2",
    do(begin_turn),
    call(SPECIAL_PHASE),
    call(POSITIONING_PHASE),
    call(ATTACK_PHASE),
    call(FIRING_PHASE),
    do(end_turn),
    again(another_turn),
)

SHOW: Final = procedure("show", "S-9.1", call(SETUP), call(TURN_OF_THE_SHOW))

TURN_PROCEDURES: Final = [SHOW, TURN_OF_THE_SHOW]
