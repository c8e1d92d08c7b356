"""The end of an event: hidden recruits wake (D-14.9), and somebody may have won (D-23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.flow import again, chance, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.cards import FACTION_OF, OF_FACTION
from euphoria.games.dystopia.rules.data import LEVEL_4, SITES, WORKERS
from euphoria.games.dystopia.rules.stars import star_on_recruit
from euphoria.games.dystopia.rules.state import SUPPLY, City, bits, clockwise
from euphoria.games.dystopia.rules.words import ACTIVATED, LAST_STAR, STOPPED, TIE_ROLL, WINS

UNFINISHED: Final = -2
"""The winner of a game that was stopped."""


def wake_recruits(s: City, _f: Frame) -> None:
    """Turn up the hidden recruits of the factions that have been awakened (D-14.10)."""
    if s.awake == 0:
        return
    factions = s.awake
    s.awake = 0
    for seat in clockwise(s, s.active):
        for faction in bits(factions):
            for recruit in bits(s.down[seat] & OF_FACTION[faction]):
                activate(s, seat, recruit)


def activate(s: City, seat: i64, recruit: int) -> None:
    s.down[seat] &= ~(1 << recruit)
    s.up[seat] |= 1 << recruit
    s.derive_recruits()
    s.fresh |= 1 << recruit
    s.revealed += 1
    tell(s, ACTIVATED, EVERYBODY, seat, recruit)
    if s.allegiance[FACTION_OF[recruit]] == LEVEL_4:
        star_on_recruit(s, seat, recruit)


def check_end(s: City, _f: Frame) -> None:
    """Whoever has placed all stars wins; several at once are ranked (D-23.1, D-23.2)."""
    if s.starless == 0:
        return
    for seat in bits(s.starless):
        tell(s, LAST_STAR, EVERYBODY, seat)
    settle_tie(s, first_in_tie_break(s, s.starless))


def settle_tie(s: City, tied: int) -> None:
    if tied.bit_count() == 1:
        win(s, bits(tied)[0])
    else:
        s.push(ROLL_OFF.index, tied)


def win(s: City, seat: i64) -> None:
    s.winner = seat
    tell(s, WINS, EVERYBODY, seat)
    s.finish()


def stop(s: City) -> None:
    """The safety net of automatic play."""
    s.winner = UNFINISHED
    tell(s, STOPPED, EVERYBODY)
    s.finish()


# ------------------------------------------------- tie-breaks (D-23.3 to D-23.7)


def tiles_with_star(s: City, seat: i64) -> int:
    return sum(1 for site in range(SITES) if (s.tile_stars[site] >> seat) & 1)


def territories_with_star(s: City, seat: i64) -> int:
    return sum(1 for faction in range(4) if s.territory[4 * seat + faction])


def first_in_tie_break(s: City, tied: int) -> int:
    """Those who are still tied after morale, knowledge, tiles and territories, one after another."""
    seats = bits(tied)
    best = [
        (s.morale[seat], -s.knowledge[seat], tiles_with_star(s, seat), territories_with_star(s, seat))
        for seat in seats
    ]
    top = max(best)
    mask = 0
    for seat, rank in zip(seats, best, strict=True):
        if rank == top:
            mask |= 1 << seat
    return mask


def decided_by(s: City) -> str:
    """What made one of several who had placed all their stars the winner; nothing, if there was only one."""
    seats = [seat for seat in range(s.players) if s.stars[seat] == 0]
    if len(seats) < 2:
        return ""
    for name, worth in (
        ("morale", s.morale),
        ("knowledge", [-known for known in s.knowledge]),
        ("tiles", [tiles_with_star(s, seat) for seat in range(s.players)]),
        ("territories", [territories_with_star(s, seat) for seat in range(s.players)]),
    ):
        best = max(worth[seat] for seat in seats)
        seats = [seat for seat in seats if worth[seat] == best]
        if len(seats) == 1:
            return name
    return "roll"


# Last tie-break: the lower sum of all own workers, rolled until one player has it. frame.a is tied.


def _roll_off_bounds(s: City, f: Frame) -> list[int]:
    return [6] * sum(_workers(s, seat) for seat in bits(f.a))


def _workers(s: City, seat: i64) -> int:
    return sum(1 for die in range(WORKERS) if s.where[WORKERS * seat + die] != SUPPLY)


def _roll_off(s: City, f: Frame, drawn: list[int]) -> None:
    sums: list[int] = []
    at = 0
    seats = bits(f.a)
    for seat in seats:
        count = _workers(s, seat)
        sums.append(sum(drawn[at : at + count]) + count)
        at += count
        tell(s, TIE_ROLL, EVERYBODY, seat, sums[-1])
    lowest = min(sums)
    f.a = 0
    for seat, total in zip(seats, sums, strict=True):
        if total == lowest:
            f.a |= 1 << seat
    if len(bits(f.a)) == 1:
        win(s, bits(f.a)[0])


def _everybody(s: City, _f: Frame) -> i64:
    return (1 << s.players) - 1


def still_tied(_s: City, _f: Frame) -> bool:
    return True


ROLL_OFF: Final = procedure(
    "roll for a tie",
    "D-23.7",
    chance("roll-off", "D-23.7", _roll_off_bounds, _roll_off, _everybody),
    again(still_tied),
)
