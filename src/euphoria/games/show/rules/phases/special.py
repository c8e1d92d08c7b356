"""The special abilities phase (S-10): each character once, now or later; and the compulsory dice."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import again, ask, call, chance, do, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.cards import CENTINEL, KOBAYHISI
from euphoria.games.show.rules.box.data import SPECIAL
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.phases import abilities_others, abilities_self
from euphoria.games.show.rules.phases.abilities import ALL, ability_options, ability_refusal, has_options
from euphoria.games.show.rules.phases.ending import check_end
from euphoria.games.show.rules.state import (
    BERSERK,
    CAT_LOOSE,
    FASCINATED,
    NO_DICE,
    NOBODY,
    RAGING,
    USED,
    Arena,
)
from euphoria.games.show.rules.table.order import ORDER, always, begin_phase, open_to_all, take_next
from euphoria.games.show.rules.words import ABILITY, BERSERK_ROLL, RAGE_ROLL, RAGES, WAIT, WAITS, WENT_BERSERK

# Importing them registers the abilities.
ABILITY_MODULES: Final = [abilities_others, abilities_self]


def begin_special(s: Arena, _f: Frame) -> None:
    begin_phase(s, SPECIAL)


def next_character(s: Arena, f: Frame) -> None:
    f.a = take_next(s)


def phase_over(_s: Arena, f: Frame) -> bool:
    return f.a == NOBODY


def who_uses(s: Arena, f: Frame) -> int:
    """Asked is who still has an ability and could use it now."""
    if s.marks[f.a] & USED or s.flags[f.a] & FASCINATED or not has_options(s, f.a):
        return 0
    return 1 << s.team[f.a]


def ability_choices(s: Arena, f: Frame, _seat: int) -> list[int]:
    return [WAIT, *ability_options(s, f.a)]


def wait(_s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [WAIT]


def ability_check(s: Arena, f: Frame, _seat: int, code: int) -> int:
    return FINE if code & 255 == WAIT else ability_refusal(s, f.a, code)


def also_use(s: Arena, f: Frame, _seat: int, code: int) -> bool:
    return ability_refusal(s, f.a, code) == FINE


def use_ability(s: Arena, f: Frame, _seat: int, code: int) -> None:
    i = f.a
    if code & 255 == WAIT:
        tell(s, WAITS, EVERYBODY, s.badge[i])
        return
    s.marks[i] |= USED
    if s.fight[i] >= 0:
        # S-10.4: who uses an ability while fighting rolls no attack dice this turn.
        s.flags[i] |= NO_DICE
    tell(s, ABILITY, EVERYBODY, s.badge[i], s.who[i])
    ALL[s.who[i]].use(s, i, code)


# ------------------------------------------------- compulsory dice (S-10.6)


def compulsory_bounds(s: Arena, f: Frame) -> list[int]:
    """The robot until it is berserk, and Kobayhisi every turn."""
    if not s.alive(f.a):
        return []
    who = s.who[f.a]
    rolls = who == KOBAYHISI or (who == CENTINEL and not s.marks[f.a] & BERSERK)
    return [10] if rolls else []


def roll_compulsory(s: Arena, f: Frame, drawn: list[int]) -> None:
    if not drawn:
        return
    i = f.a
    value = drawn[0] + 1
    if s.who[i] == CENTINEL:
        tell(s, BERSERK_ROLL, EVERYBODY, s.badge[i], value)
        if value == 1:
            s.marks[i] |= BERSERK
            tell(s, WENT_BERSERK, EVERYBODY, s.badge[i])
    else:
        tell(s, RAGE_ROLL, EVERYBODY, s.badge[i], value)
        if value <= (2 if s.marks[i] & CAT_LOOSE else 1):
            s.flags[i] |= RAGING
            tell(s, RAGES, EVERYBODY, s.badge[i])


def look_round(s: Arena, _f: Frame) -> None:
    check_end(s)


ABILITIES_IN_TURN: Final = procedure(
    "abilities",
    "S-10.1",
    do(next_character),
    leave(phase_over),
    ask("ability", "S-10.1", who_uses, ability_choices, use_ability, idle=wait, also=also_use),
    chance("compulsory", "S-10.6", compulsory_bounds, roll_compulsory, open_to_all),
    do(look_round),
    again(always),
)

SPECIAL_PHASE: Final = procedure(
    "special abilities phase", "S-9.2", do(begin_special), call(ORDER), call(ABILITIES_IN_TURN)
)

SPECIAL_PROCEDURES: Final = [SPECIAL_PHASE, ABILITIES_IN_TURN]
