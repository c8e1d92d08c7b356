"""Sooyoung's victims (S-16.15 to S-16.17): they shoot a team mate, or strike one in the fight they are in."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import ask, chance, do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.phases.damage import BY_HAND, LUCK, injure
from euphoria.games.show.rules.phases.ending import check_end
from euphoria.games.show.rules.phases.fights_dice import resolve
from euphoria.games.show.rules.phases.shooting import SEDUCED, begin_shooting, can_shoot
from euphoria.games.show.rules.state import ATTACKED, FASCINATED, Arena
from euphoria.games.show.rules.table.fights import dice_to_buy, most_attacks
from euphoria.games.show.rules.table.order import open_to_all, pay
from euphoria.games.show.rules.words import (
    DICE_BOUGHT,
    DICE_ROLLED,
    ROLL,
    STRIKE,
    WOUNDS,
    argument,
    figure_of,
)


def mates_in_reach(s: Arena, i: int) -> list[int]:
    """Team mates in the same fight or touching it."""
    found: list[int] = []
    for j in range(s.count()):
        if j != i and s.alive(j) and s.team[j] == s.team[i]:
            if s.fight[j] == s.fight[i] or s.touching(i, j):
                found.append(j)
    return found


def can_be_seduced(s: Arena, i: int) -> bool:
    """Is there a team mate it could shoot, or strike if it is fighting?"""
    if s.flags[i] & FASCINATED:
        return False
    if s.fight[i] >= 0:
        return most_attacks(s, i) > 0 and bool(mates_in_reach(s, i))
    return can_shoot(s, Frame(0, 0, i, SEDUCED))


def seduce(s: Arena, i: int, victim: int) -> None:
    if s.fight[victim] >= 0:
        s.push(STRIKING.index, victim, i)
    else:
        begin_shooting(s, victim, SEDUCED, 0, i)


# ------------------------------------------------- a blow at a friend (S-16.17)


def who_directs(s: Arena, f: Frame) -> int:
    return 1 << s.team[f.b]


def strike_options(s: Arena, f: Frame, _seat: int) -> list[int]:
    return [STRIKE | s.badge[j] << 8 for j in mates_in_reach(s, f.a)]


def choose_mate(_s: Arena, f: Frame, _seat: int, code: int) -> None:
    f.c = figure_of(_s, argument(code))
    f.d = 0


def who_defends(s: Arena, f: Frame) -> int:
    return 1 << s.team[f.c] if dice_to_buy(s, f.c) > 0 else 0


def defence_options(s: Arena, f: Frame, _seat: int) -> list[int]:
    return [ROLL | count << 8 for count in range(dice_to_buy(s, f.c), -1, -1)]


def no_defence(_s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [ROLL]


def defend(s: Arena, f: Frame, _seat: int, code: int) -> None:
    f.d = argument(code)
    pay(s, f.c, f.d)
    tell(s, DICE_BOUGHT, EVERYBODY, s.badge[f.c], f.d)


def _free(s: Arena, f: Frame) -> int:
    """The victim rolls its full Attacks, free."""
    return most_attacks(s, f.a)


def strike_bounds(s: Arena, f: Frame) -> list[int]:
    return [10] * (_free(s, f) + f.d)


def strike(s: Arena, f: Frame, drawn: list[int]) -> None:
    """The result is read as in any fight, without a push; deaths are Sooyoung's by hand."""
    blows = [value + 1 for value in drawn[: _free(s, f)]]
    parries = [value + 1 for value in drawn[_free(s, f) :]]
    s.flags[f.a] |= ATTACKED
    if parries:
        s.flags[f.c] |= ATTACKED
    for pool in (blows, parries):
        value = 0
        for face in sorted(pool):
            value = value << 4 | face
        tell(s, DICE_ROLLED, EVERYBODY, s.team[f.a], value)
    on_victim, on_mate = resolve(blows, parries)
    tell(s, WOUNDS, EVERYBODY, s.team[f.a], on_victim + on_mate)
    for _ in range(on_victim):
        injure(s, f.a, f.b, LUCK | BY_HAND)
    for _ in range(on_mate):
        injure(s, f.c, f.b, LUCK | BY_HAND)


def after_strike(s: Arena, _f: Frame) -> None:
    check_end(s)


STRIKING: Final = procedure(
    "striking a friend",
    "S-16.17",
    ask("strike", "S-16.16", who_directs, strike_options, choose_mate, forced=True),
    ask("defend", "S-16.17", who_defends, defence_options, defend, idle=no_defence),
    chance("attack", "S-16.17", strike_bounds, strike, open_to_all),
    do(after_strike),
)
"""Locals: the victim, Sooyoung, the team mate that is struck, its dice."""
