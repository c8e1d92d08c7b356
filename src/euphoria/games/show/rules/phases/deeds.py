"""What a figure does in the positioning phase without moving (S-11.17 to S-11.23, S-17.2)."""

from __future__ import annotations

from typing import Final

from euphoria.core.state import EVERYBODY, tell
from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.box.data import AP_AID, RADIUS
from euphoria.games.show.rules.box.reasons import FINE, reason
from euphoria.games.show.rules.movement import escort
from euphoria.games.show.rules.phases import aid
from euphoria.games.show.rules.phases.ending import check_delivery
from euphoria.games.show.rules.state import DOWN, NOBODY, NOTHING, TARGET_LOAD, UP, Arena
from euphoria.games.show.rules.table import loads
from euphoria.games.show.rules.table.settling import AROUND
from euphoria.games.show.rules.words import (
    FIRST_TARGET,
    FREE,
    GOT_UP,
    HIT_DECK,
    HIT_THE_DECK,
    LEAD,
    LEAVE,
    RANSACK,
    RISE,
    TAKE,
    figure_of,
    path,
    point,
    x_of,
    y_of,
)

LYING: Final = reason("lying", "S-11.19")
ON_DECK_ALREADY: Final = reason("on-deck-already", "S-11.17")
STANDING_ALREADY: Final = reason("standing-already", "S-11.18")
BENKEI_STANDS: Final = reason("benkei-stands", "S-11.19")

PRICES: Final[dict[int, int]] = {
    HIT_DECK: 1,
    RISE: 1,
    TAKE: 1,
    LEAVE: 1,
    **dict.fromkeys(aid.BY_VERB, AP_AID),
    RANSACK: 2,
    FREE: 2,
}
"""The AP of what is no movement."""


# ------------------------------------------------- may it be done?


def deed_check(s: Arena, i: int, verb: int, rest: int) -> int:
    """Why it is impossible now, AP aside, or FINE."""
    if verb == HIT_DECK:
        if s.who[i] == BENKEI:
            return BENKEI_STANDS
        return ON_DECK_ALREADY if s.status[i] == DOWN else FINE
    if verb == RISE:
        return FINE if s.status[i] == DOWN else STANDING_ALREADY
    if verb == TAKE:
        return LYING if s.status[i] == DOWN else loads.take_refusal(s, i, load_named(s, rest))
    if verb == LEAVE:
        return loads.leave_refusal(s, i, x_of(rest), y_of(rest))
    if verb == RANSACK:
        return aid.ransack_refusal(s, i, figure_of(s, rest & 255), rest >> 8)
    if verb == FREE:
        return escort.free_refusal(s, i)
    return aid.aid_refusal(s, i, verb, rest)


def load_named(s: Arena, thing: int) -> int:
    """The load a word of the actions stands for, or -1."""
    return TARGET_LOAD + thing - FIRST_TARGET if thing >= FIRST_TARGET else figure_of(s, thing)


# ------------------------------------------------- what is offered


def deeds(s: Arena, i: int) -> list[int]:
    """Everything worth offering; the caller keeps what is allowed."""
    found = aid.options_with(s, i, True)
    if s.load[i] == NOTHING:
        found += [TAKE | loads.thing_of(load, s) << 8 for load in loads.loads_in_reach(s, i)]
    else:
        found += [LEAVE | point(x, y) << 8 for x, y in drops(s, i)]
    found += aid.options_with(s, i, False)
    for j in loads.bodies_in_reach(s, i):
        found.append(RANSACK | s.badge[j] << 8 | (s.objects[j] & ~s.objects[i]) << 16)
    found += [FREE, RISE if s.status[i] == DOWN else HIT_DECK]
    if escort.led_by(s, i) != NOBODY:
        found += [LEAD | path([x], [y]) << 8 for x, y in escort.follow_paths(s, i)[:4]]
    return found


def drops(s: Arena, i: int) -> list[tuple[int, int]]:
    """Where a load may be left: inside the own platform if that is in reach, otherwise at the feet."""
    load = s.load[i]
    reach = RADIUS + loads.load_radius(load)
    found: list[tuple[int, int]] = []
    for dx, dy in AROUND:
        x = s.x[i] + dx * reach // 1000
        y = s.y[i] + dy * reach // 1000
        if loads.in_platform(s, s.team[i], x, y, loads.load_radius(load)):
            found.append((x, y))
    return [*found[:2], loads.feet(s, i, load)]


# ------------------------------------------------- it is done


def do_deed(s: Arena, i: int, verb: int, rest: int) -> None:
    if verb == HIT_DECK:
        s.status[i] = DOWN
        tell(s, HIT_THE_DECK, EVERYBODY, s.badge[i])
    elif verb == RISE:
        s.status[i] = UP
        tell(s, GOT_UP, EVERYBODY, s.badge[i])
    elif verb == TAKE:
        loads.take(s, i, load_named(s, rest))
    elif verb == LEAVE:
        loads.leave(s, i, x_of(rest), y_of(rest))
        check_delivery(s, i)
    elif verb == RANSACK:
        aid.ransack(s, i, figure_of(s, rest & 255), rest >> 8)
    elif verb == FREE:
        escort.free(s, i)
    else:
        aid.use_aid(s, i, verb, rest)
