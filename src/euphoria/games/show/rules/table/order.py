"""Phases and who acts when in them (S-9): Euphoria, highest first; ties by dice or by choice."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import again, ask, chance, do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.cards import ABILITIES, CENTINEL, KOBAYHISI
from euphoria.games.show.rules.box.data import ATTACK, POSITIONING, SPECIAL, ap_limit
from euphoria.games.show.rules.box.readings import HALF_OF_LEFT, ONE_AP, has
from euphoria.games.show.rules.state import BERSERK, LAST, NEUTRAL, NOBODY, USED, Arena
from euphoria.games.show.rules.table.kills import euphoria_of
from euphoria.games.show.rules.words import NEXT, PHASE, SUSAN_BADGE, TIE_ROLL, argument, figure_of

# ------------------------------------------------- AP


def ap_left(s: Arena, i: int) -> int:
    """What a figure may spend in the phase that begins (S-13.10)."""
    if has(s.house, HALF_OF_LEFT):
        left = max(0, s.full_ap(i) + s.bonus[i] - s.spent[i])
        return ap_limit(left, s.lp[i], 1 if has(s.house, ONE_AP) else 2)
    return max(0, s.limit(i) + s.bonus[i] - s.spent[i])


def pay(s: Arena, i: int, ap: int) -> None:
    s.ap[i] -= ap
    s.spent[i] += ap


# ------------------------------------------------- a phase begins


def acts_in(s: Arena, i: int, phase: int) -> bool:
    """Has this figure an activation in the phase, for all that is open to both players?"""
    if not s.alive(i) or s.team[i] == NEUTRAL:
        return False
    if phase == SPECIAL:
        who = s.who[i]
        rolls = who == KOBAYHISI or (who == CENTINEL and not s.marks[i] & BERSERK)
        return rolls or (who < len(ABILITIES) and not s.marks[i] & USED)
    if phase == POSITIONING:
        # The rescued Susan moves with her saviour (S-17.5).
        return s.badge[i] != SUSAN_BADGE
    if phase == ATTACK:
        return s.fight[i] >= 0
    return s.is_character(i)


def begin_phase(s: Arena, phase: int) -> None:
    """AP are counted anew from the LP of now (S-13.9), and the order is fixed (S-9.3, S-9.5)."""
    s.phase = phase
    s.order = []
    s.tied = []
    s.at = 0
    s.active = NOBODY
    for i in range(s.count()):
        s.tie[i] = 0
        if s.alive(i):
            s.ap[i] = ap_left(s, i)
            if acts_in(s, i, phase):
                s.tied.append(i)
    tell(s, PHASE, EVERYBODY, phase)


# ------------------------------------------------- the order


def _rank(s: Arena, i: int) -> int:
    """Who moves last this turn comes after everybody in positioning (S-16.32)."""
    if s.phase == POSITIONING and s.flags[i] & LAST:
        return -1
    return euphoria_of(s, i)


def foremost(s: Arena) -> list[int]:
    """Those in front of all others: the highest Euphoria, and among them the highest rolls."""
    front: list[int] = []
    best = 0
    highest = 0
    for i in s.tied:
        rank = _rank(s, i)
        tie = s.tie[i]
        if not front or rank > best or (rank == best and tie > highest):
            front = [i]
            best = rank
            highest = tie
        elif rank == best and tie == highest:
            front.append(i)
    return front


def _of_both(s: Arena, figures: list[int]) -> bool:
    return len({s.team[i] for i in figures}) > 1


def place_the_clear(s: Arena, _f: Frame) -> None:
    """Everybody whose place is beyond doubt."""
    while s.tied:
        front = foremost(s)
        if len(front) > 1:
            return
        s.tied.remove(front[0])
        s.order.append(front[0])


def tie_bounds(s: Arena, _f: Frame) -> list[int]:
    """A die for each figure if both players are tied (S-9.4)."""
    if not s.tied:
        return []
    front = foremost(s)
    return [10] * len(front) if _of_both(s, front) else []


def roll_ties(s: Arena, _f: Frame, drawn: list[int]) -> None:
    """The higher roll goes first; equal rolls of both players are rolled again: further digits."""
    if not drawn:
        return
    for i, value in zip(foremost(s), drawn, strict=True):
        s.tie[i] = 11 * s.tie[i] + value + 1
        tell(s, TIE_ROLL, EVERYBODY, s.badge[i], value + 1)


def who_orders(s: Arena, _f: Frame) -> int:
    """Figures of one player only: that player orders them (S-9.6)."""
    if not s.tied:
        return 0
    front = foremost(s)
    return 0 if len(front) < 2 or _of_both(s, front) else 1 << s.team[front[0]]


def next_options(s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [NEXT | s.badge[i] << 8 for i in foremost(s)]


def put_next(s: Arena, _f: Frame, _seat: int, code: int) -> None:
    i = figure_of(s, argument(code))
    s.tied.remove(i)
    s.order.append(i)


def still_tied(s: Arena, _f: Frame) -> bool:
    return bool(s.tied)


def open_to_all(_s: Arena, _f: Frame) -> int:
    """The audience of dice, which all fall in the open."""
    return EVERYBODY


def always(_s: Arena, _f: Frame) -> bool:
    """For procedures that are left from their top."""
    return True


ORDER: Final = procedure(
    "order",
    "S-9.3",
    do(place_the_clear),
    chance("tie", "S-9.4", tie_bounds, roll_ties, open_to_all),
    ask("next", "S-9.6", who_orders, next_options, put_next),
    again(still_tied),
)


# ------------------------------------------------- one after another


def take_next(s: Arena) -> int:
    """The next living figure of the order, or -1: the phase is over."""
    while s.at < len(s.order):
        i = s.order[s.at]
        s.at += 1
        if s.alive(i):
            s.active = i
            return i
    s.active = NOBODY
    return NOBODY


def in_order(s: Arena, figures: list[int]) -> list[int]:
    """Figures as the order of this phase has them; those outside it come last."""
    return sorted(figures, key=lambda i: (s.order.index(i) if i in s.order else len(s.order), i))
