"""Construction sites (D-16): completing a market."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.bits import size
from euphoria.core.flow import chance, do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell, with_item
from euphoria.games.dystopia.rules.abilities import MARKET_CONSTRUCTED, open_window
from euphoria.games.dystopia.rules.data import (
    CONSTRUCTION,
    SITE_SPACES,
    WORKERS,
    site_of,
    workers_needed,
)
from euphoria.games.dystopia.rules.stars import star_on_tile
from euphoria.games.dystopia.rules.state import HOME, City, bits, clockwise, nth_bit, seat_of
from euphoria.games.dystopia.rules.words import BUILT, RETURNED
from euphoria.games.dystopia.rules.workers import roll_workers


def workers_on_site(s: City, site: int) -> list[int]:
    """The dice on a construction site."""
    start = CONSTRUCTION + SITE_SPACES * site
    behind = start + SITE_SPACES
    return [die for die, space in enumerate(s.where) if start <= space < behind]


_TAKEN: Final = [len(bits(spaces)) for spaces in range(1 << SITE_SPACES)]


def builders_on_site(s: City, site: i64) -> i64:
    """How many workers stand there, where nothing is built yet."""
    return _TAKEN[(s.taken >> (SITE_SPACES * site)) & ((1 << SITE_SPACES) - 1)]


def complete_construction(s: City, _f: Frame) -> None:
    """Enough workers at the same time finish the market (D-16.5)."""
    if s.space >= CONSTRUCTION and _is_enough_work(s):
        s.push(COMPLETION.index, site_of(s.space))


def _is_enough_work(s: City) -> bool:
    return builders_on_site(s, site_of(s.space)) >= workers_needed(s.players)


# ------------------------------------------------- frame.a is the site


def _tile_bounds(s: City, _f: Frame) -> list[int]:
    return [size(s.tile_bag)]


def turn_tile_up(s: City, f: Frame, drawn: list[int]) -> None:
    tile = nth_bit(s.tile_bag, drawn[0])
    s.tile_bag &= ~(1 << tile)
    s.tile = with_item(s.tile, f.a, tile)
    s.derive_board()
    s.revealed += 1
    tell(s, BUILT, EVERYBODY, f.a, tile)


def _everybody(s: City, _f: Frame) -> i64:
    return (1 << s.players) - 1


def return_workers(s: City, f: Frame) -> None:
    """The builders' workers go home and are rolled, in turn order (D-16.9)."""
    returning = [0] * s.players
    for die in workers_on_site(s, f.a):
        returning[seat_of(die)] |= 1 << (die % WORKERS)
        s.where[die] = HOME
    s.derive_board()
    s.builders = 0
    for seat in reversed(clockwise(s, s.active)):
        if returning[seat]:
            s.builders |= 1 << seat
            # A die that is waiting for its roll counts for nothing yet.
            for die in bits(returning[seat]):
                s.value[WORKERS * seat + die] = 0
            tell(s, RETURNED, EVERYBODY, seat, returning[seat].bit_count())
            roll_workers(s, seat, returning[seat])


def star_the_builders(s: City, f: Frame) -> None:
    """Each builder puts exactly one star on the tile, all at the same time (D-16.10)."""
    for seat in reversed(clockwise(s, s.active)):
        if (s.builders >> seat) & 1:
            star_on_tile(s, seat, f.a)


def penalty_begins(s: City, f: Frame) -> None:
    """Last of all the tile's penalty, for everybody who has no star on it (D-16.10b, D-16.11)."""
    for seat in range(s.players):
        if not (s.tile_stars[f.a] >> seat) & 1:
            s.suffers = with_item(s.suffers, seat, s.suffers[seat] | 1 << s.tile[f.a])


def foremen_react(s: City, _f: Frame) -> None:
    for seat in reversed(clockwise(s, s.active)):
        open_window(s, MARKET_CONSTRUCTED, seat)


COMPLETION: Final = procedure(
    "finish a construction",
    "D-16.8",
    chance("tile", "D-3.12", _tile_bounds, turn_tile_up, _everybody),
    do(return_workers),
    do(star_the_builders),
    do(penalty_begins),
    do(foremen_react),
)
