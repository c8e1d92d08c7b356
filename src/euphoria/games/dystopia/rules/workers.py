"""Rolling workers, knowledge checks (D-10) and the market penalties on rolls (D-17.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import Codes, first
from euphoria.core.flow import again, ask, chance, do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.abilities import (
    AT_OPPONENT_ROLL,
    OPPONENT_ROLL,
    WORKER_LOST,
    offer_window,
    open_window,
)
from euphoria.games.dystopia.rules.cards import TAXING
from euphoria.games.dystopia.rules.data import ANY_GOOD, OVERLOAD, WORKERS
from euphoria.games.dystopia.rules.payment import keeps_payable
from euphoria.games.dystopia.rules.state import (
    DICE,
    DICE_OF,
    HOME,
    NOTHING,
    SMALL,
    SUPPLY,
    City,
    bits,
    clockwise,
)
from euphoria.games.dystopia.rules.words import LOSE, LOST, ROLLED, SACRIFICED, SET_VALUE
from euphoria.games.dystopia.rules.words import WORKER_LOST as LOST_WORKER


def roll_workers(s: City, seat: i64, dice: i64, fixed: i64 = 0) -> None:
    """Roll these dice of a player together; `fixed` ones keep the value that was set for them."""
    if dice | fixed:
        s.push(ROLL.index, seat, dice, fixed)


def set_die(s: City, seat: i64, die: i64, value: int) -> None:
    """Give a returning worker a value instead of rolling it."""
    s.value[WORKERS * seat + die] = value
    s.fixed |= 1 << die
    tell(s, SET_VALUE, EVERYBODY, seat, value)


def send_to_supply(s: City, seat: i64, die: i64) -> None:
    """A sacrificed worker can be gained again later (D-20.3)."""
    s.where[WORKERS * seat + die] = SUPPLY
    s.derive_board()
    tell(s, SACRIFICED, EVERYBODY, seat, s.value[WORKERS * seat + die])


# ------------------------------------------------- a roll: frame.a rolls, b dice, c fixed dice


_SIXES: Final = [[6] * len(dice) for dice in DICE]


def _roll_bounds(_s: City, f: Frame) -> list[int]:
    return _SIXES[f.b]


def _roll(s: City, f: Frame, drawn: list[int]) -> None:
    seat, dice = f.a, f.b
    value = s.value
    place: i64 = -1
    for die in DICE_OF[seat][dice]:
        place += 1
        value[die] = drawn[place] + 1
    s.roller = seat
    s.rolled = dice
    if s.out is not None:
        for number in drawn:
            tell(s, ROLLED, EVERYBODY, seat, number + 1)


def _everybody(s: City, _f: Frame) -> i64:
    return (1 << s.players) - 1


def _let_opponents_react(s: City, f: Frame) -> None:
    if s.in_play & AT_OPPONENT_ROLL and f.b:
        _open_windows(s, f.a)


def _open_windows(s: City, roller: int) -> None:
    reacting = _opponents_with(s, roller, AT_OPPONENT_ROLL)
    if len(reacting) == 1:
        offer_window(s, OPPONENT_ROLL, reacting[0])
    elif reacting:
        # In reverse, because the window that is opened last comes first.
        for seat in reversed(clockwise(s, s.active)):
            if seat in reacting:
                open_window(s, OPPONENT_ROLL, seat)


def _opponents_with(s: City, seat: i64, talent: i64) -> list[int]:
    """Everybody else with a recruit of this talent, only to be looked at."""
    found: i64 = 0
    other: i64 = 1
    for talents in s.talents:
        if talents & talent:
            found |= other
        other <<= 1
    return SMALL[found & ~(1 << seat)]


LEAST_TAX: Final = 1 << TAXING[0]
"""The tiles that tax rolls are the last."""


_TO_BE_FEARED: Final = [OVERLOAD - 6 * len(dice) for dice in DICE]
"""From this step of the marker on, so many workers could be too many, if all of them rolled a six."""


def _check_knowledge(s: City, f: Frame) -> None:
    """16 or more loses the highest available worker, at most one per turn (D-10.3, D-10.5)."""
    seat: i64 = f.a
    if s.suffers[seat] >= LEAST_TAX:
        _tax_roll(s, f)
    home: i64 = s.workers[seat] ^ s.aboard[seat]
    total: i64 = s.knowledge[seat]
    if total < _TO_BE_FEARED[home] or (s.lost >> seat) & 1:
        return
    value = s.value
    for worker in DICE_OF[seat][home]:  # all available workers count, and the marker (D-10.2)
        total += value[worker]
    if total < OVERLOAD:
        return
    die = _highest(s, seat)
    s.lost |= 1 << seat
    s.where[WORKERS * seat + die] = SUPPLY
    s.workers[seat] &= ~(1 << die)
    if seat == s.active:
        s.ready &= ~(1 << die)
        s.extra_dice &= ~(1 << die)
        if s.new_die == die:
            s.new_die = NOTHING
    tell(s, LOST_WORKER, EVERYBODY, seat, s.value[WORKERS * seat + die])
    open_window(s, WORKER_LOST, seat)


def _highest(s: City, seat: i64) -> int:
    """The highest available die; of equal ones the one that matters least to its owner (D-10.4)."""
    best = NOTHING
    rank = -1
    for die in range(WORKERS):
        if s.where[WORKERS * seat + die] == HOME:
            mine = 4 * s.value[WORKERS * seat + die] + _matters_little(s, seat, die)
            if mine > rank:
                best = die
                rank = mine
    return best


def _matters_little(s: City, seat: i64, die: i64) -> int:
    """From 0 for a die that can still be placed in this turn to 3 for one that cannot.

    What can still be placed are the dice of the pair under way, and new workers of Chase the Miner.
    """
    if seat != s.active:
        return 3
    if (s.ready >> die) & 1:
        return 0 if s.value[WORKERS * seat + die] == s.twin else 2
    return 1 if die == s.new_die or (s.extra_dice >> die) & 1 else 3


# ------------------------------------------------- what a rolled number costs: frame.a, b goods


def _tax_roll(s: City, f: Frame) -> None:
    """Each die rolled with a taxed number costs a good; values that were set do not count (D-17.9)."""
    count = 0
    for die in DICE[f.b]:
        if s.penalised(f.a, TAXING[s.value[WORKERS * f.a + die] - 1]):
            count += 1
    if count:
        s.push(LOSE_GOODS.index, f.a, count)


_LOSSES: Final = Codes(LOSE)


def goods_held(s: City, seat: i64) -> int:
    """The kinds of goods a player has, as a mask."""
    return s.held[seat] & ANY_GOOD


def _who_loses(s: City, f: Frame) -> i64:
    return 1 << f.a if f.b > 0 and goods_held(s, f.a) else 0


def _loss_options(s: City, _f: Frame, seat: i64) -> list[int]:
    held = goods_held(s, seat)
    if s.due and seat == s.active:
        # What is needed to pay for the space just taken is lost last.
        spare = 0
        for good in bits(held):
            if keeps_payable(s, seat, good):
                spare |= 1 << good
        if spare:
            held = spare
    return _LOSSES.of(held)


def _lose(s: City, f: Frame, seat: i64, code: int) -> None:
    s.spend_good(seat, first(code), 1)
    f.b -= 1
    tell(s, LOST, EVERYBODY, seat, first(code))


def _more_to_lose(s: City, f: Frame) -> bool:
    return f.b > 0 and goods_held(s, f.a) != 0


LOSE_GOODS: Final = procedure(
    "lose goods for a rolled number",
    "D-17.9",
    ask("lose", "D-17.9", _who_loses, _loss_options, _lose, forced=True),
    again(_more_to_lose),
)

ROLL: Final = procedure(
    "roll workers",
    "D-10.8",
    chance("roll", "D-8.5", _roll_bounds, _roll, _everybody),
    do(_let_opponents_react),
    do(_check_knowledge),
)

WORKER_PROCEDURES: Final = [ROLL, LOSE_GOODS]
