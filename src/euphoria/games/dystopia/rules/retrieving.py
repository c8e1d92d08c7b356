"""Retrieving workers (D-8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.bits import size
from euphoria.core.flow import do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.abilities import (
    AT_RETRIEVE_BEFORE_ROLL,
    AT_RETRIEVE_DONE,
    RETRIEVE_BEFORE_ROLL,
    RETRIEVE_DONE,
    offer_window,
)
from euphoria.games.dystopia.rules.cards import CAFETERIA, GIDGET, JEFFERSON, YORDY
from euphoria.games.dystopia.rules.data import (
    BLISS,
    COMMODITIES,
    CONSTRUCTION,
    ENERGY,
    FOOD,
    REGION,
    SUBTERRAN,
    TUNNEL,
    WORKERS,
)
from euphoria.games.dystopia.rules.powers import has_power
from euphoria.games.dystopia.rules.state import DICE, DICE_OF, HOME, City
from euphoria.games.dystopia.rules.talents import FINDS_WAYS, TALENTS
from euphoria.games.dystopia.rules.tracks import change_knowledge, change_morale
from euphoria.games.dystopia.rules.words import PAID, RETRIEVES
from euphoria.games.dystopia.rules.workers import ROLL

FREE: Final = 0
WITH_FOOD: Final = 1
WITH_BLISS: Final = 2
WITH_ENERGY: Final = 3
CALMLY: Final = 4

TALENTS[GIDGET] |= FINDS_WAYS
TALENTS[JEFFERSON] |= FINDS_WAYS
USUAL_WAYS: Final = [
    1 << FREE | ((held >> FOOD) & 1) << WITH_FOOD | ((held >> BLISS) & 1) << WITH_BLISS
    for held in range(COMMODITIES + 1)
]
"""The ways that are open to everybody, by the commodities that are held."""


def ways_to_retrieve(s: City, seat: i64) -> i64:
    """Free, or for 1 food or 1 bliss (D-8.2); Jefferson adds energy, Gidget another use of bliss. A mask."""
    held: i64 = s.held[seat]
    ways: i64 = USUAL_WAYS[held & COMMODITIES]
    if s.talents[seat] & FINDS_WAYS:
        if (held >> BLISS) & 1 and has_power(s, seat, GIDGET):
            ways |= 1 << CALMLY
        if (held >> ENERGY) & 1 and has_power(s, seat, JEFFERSON):
            ways |= 1 << WITH_ENERGY
    return ways


def _on_board(s: City, seat: i64) -> i64:
    """The player's workers on the board, as a mask of dice."""
    return s.aboard[seat]


def may_retrieve(s: City, seat: i64, workers: int, way: int) -> bool:
    """Are these own workers on the board, and is this a way to pay for them?"""
    return workers != 0 and workers & ~_on_board(s, seat) == 0 and (ways_to_retrieve(s, seat) >> way) & 1 == 1


SUBSETS: Final = [[mask for mask in range(1, 16) if mask & ~whole == 0] for whole in range(16)]


def sets_on_board(s: City, seat: i64) -> list[int]:
    """The different sets of own workers on the board that could be retrieved, as masks of dice."""
    on_board = _on_board(s, seat)
    if on_board & (on_board - 1) and some_are_alike(s, seat, on_board):
        return _different(s, seat, on_board)
    return SUBSETS[on_board]


PAIRS: Final = [
    [[(one, other) for one in dice for other in dice if one < other] for dice in of] for of in DICE_OF
]
"""Two of the dice of a mask, for each seat."""


def some_are_alike(s: City, seat: i64, on_board: i64) -> bool:
    """Are two of these workers the same, of one value on one commodity area?"""
    where, value = s.where, s.value
    for one, other in PAIRS[seat][on_board]:
        if where[one] == where[other] and value[one] == value[other]:
            return True
    return False


def _different(s: City, seat: i64, on_board: int) -> list[int]:
    """Two workers of one value on one space are the same worker."""
    found: list[int] = []
    seen: list[list[int]] = []
    at = WORKERS * seat
    for mask in SUBSETS[on_board]:
        picture = sorted([8 * s.where[at + die] + s.value[at + die] for die in DICE[mask]])
        if picture not in seen:
            seen.append(picture)
            found.append(mask)
    return found


# ------------------------------------------------- step by step


def pay_for_retrieving(s: City, _f: Frame) -> None:
    """The choice and its change of morale come before the dice are rolled (D-8.2)."""
    seat = s.active
    if s.out is not None:
        tell(s, RETRIEVES, EVERYBODY, seat, size(s.retrieved))
    if s.way == FREE:
        price: i64 = 1
        if s.classic or s.suffers[seat]:
            price = _price_of_freedom(s, seat)
        change_morale(s, seat, -price)
        return
    good = ENERGY if s.way == WITH_ENERGY else FOOD if s.way == WITH_FOOD else BLISS
    s.spend_good(seat, good, 1)
    if s.out is not None:
        tell(s, PAID, EVERYBODY, seat, 1 << (4 * good))
    if s.way == WITH_ENERGY:
        change_knowledge(s, seat, -1)
        change_morale(s, seat, 1)
    elif s.way == CALMLY:
        change_knowledge(s, seat, -2)
    else:
        change_morale(s, seat, 2)


def _price_of_freedom(s: City, seat: i64) -> i64:
    """1 morale, 2 under the Cafeteria; classic Yordy spares it with exactly two workers."""
    if s.classic and has_power(s, seat, YORDY) and s.owned(seat) == 2:
        return 0
    return 2 if s.penalised(seat, CAFETERIA) else 1


def take_workers_home(s: City, _f: Frame) -> None:
    seat = s.active
    where, gathered = s.where, s.gathered
    from_subterra: i64 = 1
    for die in DICE_OF[seat][s.retrieved]:
        space: i64 = where[die]
        if space < TUNNEL:
            gathered[space] = gathered[space] - s.value[die]
        elif space >= CONSTRUCTION:
            s.close_spaces(s.taken & ~(1 << (space - CONSTRUCTION)))
        else:
            s.visited &= ~(1 << space)
        if REGION[space] != SUBTERRAN:
            from_subterra = 0
        where[die] = HOME
    s.from_subterra = from_subterra
    s.aboard[seat] = s.aboard[seat] ^ s.retrieved
    if s.in_play & AT_RETRIEVE_DONE:
        offer_window(s, RETRIEVE_DONE, seat)


def before_the_roll(s: City, _f: Frame) -> None:
    if s.in_play & AT_RETRIEVE_BEFORE_ROLL:
        offer_window(s, RETRIEVE_BEFORE_ROLL, s.active)


def roll_retrieved(s: City, _f: Frame) -> None:
    """All at once, followed by one knowledge check (D-8.5)."""
    if s.retrieved | s.fixed:
        s.push(ROLL.index, s.active, s.retrieved & ~s.fixed, s.fixed)
    s.retrieved = s.fixed = 0


# Nothing in it moves a token or places a star, so no recruit wakes and nobody wins.
RETRIEVAL: Final = procedure(
    "retrieve workers",
    "D-8.1",
    do(pay_for_retrieving),
    do(take_workers_home),
    do(before_the_roll),
    do(roll_retrieved),
)
