"""Placing a worker (D-5, D-6, D-7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import first, pack
from euphoria.core.flow import ask, do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.abilities import (
    AT_BEFORE_BUMPED_ROLL,
    AT_BUMP_OPPONENT,
    AT_OWN_WORKER_BUMPED,
    BEFORE_BUMPED_ROLL,
    BUMP_OPPONENT,
    OWN_WORKER_BUMPED,
    offer_window,
)
from euphoria.games.dystopia.rules.benefits import take_benefit
from euphoria.games.dystopia.rules.cards import ACADEMY, APOTHECARY, ARENA, LOUNGE, PLAZA, SPA
from euphoria.games.dystopia.rules.construction import complete_construction, workers_on_site
from euphoria.games.dystopia.rules.data import (
    AREA,
    BUILDABLE,
    CONSTRUCTION,
    END,
    KIND,
    MINER_END,
    SITE,
    TUNNEL,
    WORKERS,
    is_construction,
    is_icarus,
    is_temporary,
    region,
    site_of,
)
from euphoria.games.dystopia.rules.ending import check_end, wake_recruits
from euphoria.games.dystopia.rules.paying import PAY_FOR_SPACE
from euphoria.games.dystopia.rules.payment import (
    can_pay,
    can_pay_plainly,
    icarus_morale,
    recipes,
    stock_of,
)
from euphoria.games.dystopia.rules.state import HOME, NOTHING, City, seat_of
from euphoria.games.dystopia.rules.talents import PAYS
from euphoria.games.dystopia.rules.words import BUMPS, PLACED, SET
from euphoria.games.dystopia.rules.workers import roll_workers, set_die

# ------------------------------------------------- where a worker may go


def closed(s: City, seat: i64, space: int, occupants: list[int]) -> str:
    """Why a space is closed to a player, as a message id; empty if it is open (its cost apart)."""
    kind = KIND[space]
    suffers = s.suffers[seat]
    if suffers >> APOTHECARY & 1 and is_icarus(space):
        return "apothecary"
    if kind == AREA:
        return "arena" if suffers >> ARENA & 1 and _stands_on(s, seat, space) else ""
    if kind == SITE:
        return _closed_site(s, seat, space, occupants)
    if kind == END and s.miner[region(space)] < MINER_END:
        return "tunnel-not-finished"
    if kind == BUILDABLE:
        site = site_of(space)
        if s.tile[site] < 0:
            return "not-built"
        if suffers >> PLAZA & 1 and not (s.tile_stars[site] >> seat) & 1:
            return "plaza"
    if suffers >> SPA & 1 and occupants[space] >= 0 and seat_of(occupants[space]) == seat:
        return "spa"
    return ""


def _closed_site(s: City, seat: i64, space: int, occupants: list[int]) -> str:
    if s.tile[site_of(space)] >= 0:
        return "already-built"
    if occupants[space] != NOTHING:
        return "occupied"
    if s.penalised(seat, LOUNGE):
        for die in workers_on_site(s, site_of(space)):
            if seat_of(die) != seat:
                return "lounge"
    return ""


def _stands_on(s: City, seat: i64, space: int) -> bool:
    return space in s.where[WORKERS * seat : WORKERS * seat + WORKERS]


def affordable(s: City, seat: i64, space: int, stock: list[int], occupants: list[int]) -> bool:
    """Could the player pay with what is held before the worker is placed (D-5.8)?"""
    if s.talents[seat] & PAYS == 0 or s.penalised(seat, ACADEMY):
        return can_pay_plainly(s, seat, space, stock)
    if icarus_morale(s, seat, space) >= s.morale[seat]:
        return False
    occupant = occupants[space] if is_temporary(space) else NOTHING
    bumps_other = occupant != NOTHING and seat_of(occupant) != seat
    return can_pay(stock, recipes(s, seat, space, bumps_other))


def is_open_space_alike(s: City, seat: i64, space: int) -> bool:
    """Is this a construction space that could be used as well as the one that is listed for it?"""
    occupants = s.occupants()
    return (
        is_construction(space)
        and closed(s, seat, space, occupants) == ""
        and affordable(s, seat, space, stock_of(s, seat), occupants)
    )


# ------------------------------------------------- one placement, step by step


def start_placing(s: City, die: i64, space: int) -> None:
    """The active player puts one of their dice (0 to 3) on a space."""
    s.die = die
    s.space = space
    s.push(PLACEMENT.index)


def put_worker_down(s: City, _f: Frame) -> None:
    seat, space = s.active, s.space
    die = WORKERS * seat + s.die
    s.before = s.allegiance
    s.bumped = NOTHING
    s.bumped_value = 0
    if space < TUNNEL:
        s.gathered[space] = s.gathered[space] + s.value[die]
    elif space >= CONSTRUCTION:
        s.close_spaces(s.taken | 1 << (space - CONSTRUCTION))
    else:
        there = 1 << space
        if s.visited & there:
            s.bumped = s.occupant(space)
            s.bumped_value = s.value[s.bumped]
        else:
            s.visited |= there
    s.where[die] = space
    moved = 1 << s.die
    s.aboard[seat] = s.aboard[seat] | moved
    s.ready &= ~moved
    s.placed += 1
    s.due = 1
    s.paid = 0
    s.fixed = 0
    s.star_placed = 0
    s.took_resource = 0
    if s.out is not None:
        tell(s, PLACED, EVERYBODY, seat, s.value[die], space)
    if s.bumped >= 0:
        if s.out is not None:
            tell(s, BUMPS, EVERYBODY, seat, seat_of(s.bumped), space)
        s.push(BUMPING.index)


def _bumped_somebody_else(s: City) -> bool:
    return s.bumped // WORKERS != s.active


def let_bumper_set_value(s: City, _f: Frame) -> None:
    """Julia decides before Amanda: once she has set the value there is no roll to replace."""
    if s.talents[s.active] & AT_BEFORE_BUMPED_ROLL:
        if _bumped_somebody_else(s):
            offer_window(s, BEFORE_BUMPED_ROLL, s.active)


def let_owner_set_value(s: City, _f: Frame) -> None:
    if s.in_play & AT_OWN_WORKER_BUMPED and s.fixed == 0:
        offer_window(s, OWN_WORKER_BUMPED, seat_of(s.bumped))


def bumped_worker_returns(s: City, _f: Frame) -> None:
    """It goes home free of charge and is rolled at once (D-5.4, D-5.6)."""
    seat, die = seat_of(s.bumped), 1 << (s.bumped % WORKERS)
    s.where[s.bumped] = HOME
    s.aboard[seat] ^= die  # the space is as visited as before
    roll_workers(s, seat, die & ~s.fixed, die & s.fixed)


def reward_bumping(s: City, _f: Frame) -> None:
    """Bump rewards come before the actions of the space (D-7.2)."""
    if s.talents[s.active] & AT_BUMP_OPPONENT and _bumped_somebody_else(s):
        offer_window(s, BUMP_OPPONENT, s.active)


BUMPING: Final = procedure(
    "bump a worker",
    "D-5.4",
    do(let_bumper_set_value),
    do(let_owner_set_value),
    do(bumped_worker_returns),
    do(reward_bumping),
)


def placement_is_over(s: City, _f: Frame) -> None:
    s.due = 0
    s.bumped = s.space = s.die = NOTHING


PLACEMENT: Final = procedure(
    "place a worker",
    "D-7.1",
    do(put_worker_down),
    PAY_FOR_SPACE,
    do(take_benefit),
    do(complete_construction),
    do(wake_recruits, only_if="awake"),
    do(check_end, only_if="starless"),
    do(placement_is_over),
)

# ------------------------------------------------- choosing a value: frame.a owner, b die


def _owner(_s: City, f: Frame) -> i64:
    return 1 << f.a


def _values(_s: City, _f: Frame, _seat: i64) -> list[int]:
    return [pack(SET, value) for value in range(1, 7)]


def _choose_value(s: City, f: Frame, seat: i64, code: int) -> None:
    set_die(s, seat, f.b, first(code))


CHOOSE_VALUE: Final = procedure(
    "choose the value of a worker",
    "D-10.7",
    ask("set-value", "D-10.7", _owner, _values, _choose_value),
)

PLACING_PROCEDURES: Final = [PLACEMENT, BUMPING, CHOOSE_VALUE]
