"""Shifting a fight (S-12.23 to S-12.28): the die, the direction, the falls."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import again, ask, chance, do, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.reasons import FINE, reason
from euphoria.games.show.rules.movement.pushing import Shift, commit, landing, last_supported, shifted
from euphoria.games.show.rules.phases.damage import MELEE, NO_KILLER, drop
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.fights import members
from euphoria.games.show.rules.table.order import always, open_to_all
from euphoria.games.show.rules.table.settling import AROUND
from euphoria.games.show.rules.words import (
    FELL,
    FOLLOW,
    NOT_PUSHED,
    PUSH,
    PUSH_ROLLED,
    PUSHED,
    STAND,
    STAY,
    STAYED_ABOVE,
    argument,
    direction,
    dx_of,
    dy_of,
)

NOT_A_PUSH: Final = reason("not-a-push", "S-12.23")
DIRECTIONS: Final[list[int]] = [PUSH | direction(dx, dy) << 8 for dx, dy in AROUND]


def push_bounds(_s: Arena, _f: Frame) -> list[int]:
    return [10]


def roll_push(s: Arena, f: Frame, drawn: list[int]) -> None:
    f.b = drawn[0] + 1
    tell(s, PUSH_ROLLED, EVERYBODY, f.a, f.b)


def who_pushes(_s: Arena, f: Frame) -> int:
    return 1 << f.a


def push_options(_s: Arena, _f: Frame, _seat: int) -> list[int]:
    """Sixteen directions and declining; any other direction may be named as well."""
    return [STAND, *DIRECTIONS]


def push_check(_s: Arena, _f: Frame, _seat: int, code: int) -> int:
    return FINE if code & 255 in (PUSH, STAND) else NOT_A_PUSH


def any_direction(_s: Arena, _f: Frame, _seat: int, code: int) -> bool:
    return code & 255 == PUSH


def do_not_push(_s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [STAND]


def push(s: Arena, f: Frame, _seat: int, code: int) -> None:
    """All members move together, as far as nothing stops them; who lost the ground falls afterwards."""
    if code & 255 == STAND:
        f.d = 0
        tell(s, NOT_PUSHED, EVERYBODY, f.a)
        return
    f.c = argument(code)
    shift = shifted(s, members(s, s.fight_now), dx_of(f.c), dy_of(f.c), f.b)
    commit(s, shift)
    f.d = shift.distance
    s.victims = shift.falling
    tell(s, PUSHED, EVERYBODY, f.a, shift.distance)


def not_pushed(_s: Arena, f: Frame) -> bool:
    return f.d == 0


def _shift(f: Frame) -> Shift:
    return Shift(dx_of(f.c), dy_of(f.c), f.d)


def fall(s: Arena, i: int, f: Frame, loser: bool) -> None:
    """To the highest surface below, and the damage of the height lost (S-12.26, S-12.27)."""
    place = landing(s, i, _shift(f))
    if place is None:
        return
    z = s.z(i)
    s.x[i], s.y[i], s.surface[i] = place
    height = z - s.z(i)
    tell(s, FELL, EVERYBODY, s.badge[i], height)
    if loser:
        drop(s, i, height, NO_KILLER, MELEE, f.a)
    else:
        drop(s, i, height, NO_KILLER)


def losers_fall(s: Arena, f: Frame) -> None:
    for i in s.victims:
        if s.team[i] != f.a:
            fall(s, i, f, True)


def winners_follow(s: Arena, f: Frame) -> None:
    """They go down too, unless all that fell are dead: then each may stay above (S-12.27)."""
    losers = [i for i in s.victims if s.team[i] != f.a]
    winners = [i for i in s.victims if s.team[i] == f.a and s.alive(i)]
    s.victims = []
    if losers and not any(s.alive(i) for i in losers):
        s.tied = winners
        s.push(FOLLOW_OR_STAY.index, f.a, f.b, f.c, f.d)
    else:
        for i in winners:
            fall(s, i, f, False)


def nobody_is_left(s: Arena, _f: Frame) -> bool:
    return not s.tied


def follow_options(_s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [STAY, FOLLOW]


def stay_above(_s: Arena, _f: Frame, _seat: int) -> list[int]:
    return [STAY]


def follow_or_stay(s: Arena, f: Frame, _seat: int, code: int) -> None:
    i = s.tied[0]
    s.tied = s.tied[1:]
    if code == FOLLOW:
        fall(s, i, f, False)
        return
    s.x[i], s.y[i], s.surface[i] = last_supported(s, i, _shift(f))
    tell(s, STAYED_ABOVE, EVERYBODY, s.badge[i], s.x[i], s.y[i], s.surface[i])


FOLLOW_OR_STAY: Final = procedure(
    "follow or stay above",
    "S-12.27",
    leave(nobody_is_left),
    ask("follow", "S-12.27", who_pushes, follow_options, follow_or_stay, idle=stay_above),
    again(always),
)
"""Locals as in the push; who of the pushing side still decides stands in `tied`."""


PUSH_FIGHT: Final = procedure(
    "push",
    "S-12.23",
    chance("push", "S-12.23", push_bounds, roll_push, open_to_all),
    ask("push", "S-12.23", who_pushes, push_options, push, idle=do_not_push, also=any_direction),
    leave(not_pushed),
    do(losers_fall),
    do(winners_follow),
)
"""Locals: the pushing side, the inches rolled, the direction, the distance."""
