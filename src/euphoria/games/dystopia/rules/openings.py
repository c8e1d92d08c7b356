"""Every space on which a worker could be placed, listed quickly: no other question is asked so often.

A space is open if it is not `closed` and is `affordable` (placing.py); of the three alike spaces of a
construction site only the first free one counts. Most costs are a matter of a glance at what a player holds;
only where a recruit makes a difference the solver is asked.

Open spaces are masks of *places*: the spaces in the order in which they are listed, where the market and
the construction spaces of a site stand together. Those in town, which are all before the first site, have a
mask, and those of the sites have another: interpreted code is slow with numbers as long as both together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.dystopia.rules.abilities import POWERLESS
from euphoria.games.dystopia.rules.cards import (
    APOTHECARY,
    ARENA,
    COURTHOUSE,
    LOUNGE,
    PLAZA,
    SPA,
)
from euphoria.games.dystopia.rules.data import (
    ANY_GOOD,
    ARK,
    ARTIFACT_MARKET,
    BLISS,
    BREEZE_BAR,
    CLAY,
    CLOUD_MINE,
    CONSTRUCTION,
    ENERGY,
    GOLD,
    GOODS_COUNT,
    MARKET,
    NIMBUS_LOFT,
    NOT_BLISS,
    RESOURCES,
    SITE_PLACES,
    SITE_SPACES,
    SITES,
    SKY_LOUNGE,
    SPACES_COUNT,
    STONE,
    TANK_ENERGY,
    TANK_WATER,
    TRACK_END,
    TUNNEL,
    TUNNEL_END,
    WATER,
    WIND_SALOON,
    WORKERS,
    is_commodity_area,
    printed_resource,
    site_of,
)
from euphoria.games.dystopia.rules.markets import ANY_CARD, TILE_COSTS
from euphoria.games.dystopia.rules.payment import can_pay, recipes, stock_of
from euphoria.games.dystopia.rules.state import DICE, ONE_CARD, SMALL, City, seat_of
from euphoria.games.dystopia.rules.talents import (
    BRIAN_PAYS,
    FLARTNER_PAYS,
    JACKO_PAYS,
    JOSH_PAYS,
    KADEN_PAYS,
    MATTHEW_PAYS,
    MICHAEL_PAYS,
    PAYS,
    talents_of,
)


def _place_of(space: int) -> int:
    if space < MARKET:
        return space
    within = 0 if space < CONSTRUCTION else 1 + (space - CONSTRUCTION) % SITE_SPACES
    return MARKET + SITE_PLACES * site_of(space) + within


PLACE_OF: Final = [_place_of(space) for space in range(SPACES_COUNT)]
SPACE_AT: Final = sorted(range(SPACES_COUNT), key=_place_of)

AREAS: Final = 0b1111
SITE_PAYERS: Final = MICHAEL_PAYS | FLARTNER_PAYS
LEARNERS: Final = KADEN_PAYS | MATTHEW_PAYS
MARKET_PAYERS: Final = BRIAN_PAYS | JOSH_PAYS
CARD_MARKETS: Final = 0b1111 << ARTIFACT_MARKET
BARS: Final = 1 << BREEZE_BAR | 1 << SKY_LOUNGE
ICARUS: Final = 1 << CLOUD_MINE | 0b1111 << WIND_SALOON
CLOSING: Final = 1 << SPA | 1 << PLAZA | 1 << LOUNGE | 1 << APOTHECARY | 1 << ARENA
"""Tiles whose penalty closes spaces."""
TWO_CARDS: Final = 2 * ONE_CARD
THREE_CARDS: Final = 3 * ONE_CARD
AT_ENDS: Final = [tunnels << TUNNEL_END for tunnels in range(8)]
AT_LOFT: Final = 1 << NIMBUS_LOFT
AT_TANK_ENERGY: Final = 1 << TANK_ENERGY
AT_TANK_WATER: Final = 1 << TANK_WATER
FIRST_SPACE: Final = 0b00010
OTHER_SPACES: Final = 0b11100


def _wanted(site: int, paying: int) -> int:
    """The places of a construction that these resources (a mask of the three) could pay for."""
    first = printed_resource(CONSTRUCTION + SITE_SPACES * site) - GOLD
    other = printed_resource(CONSTRUCTION + SITE_SPACES * site + 1) - GOLD
    return (FIRST_SPACE if (paying >> first) & 1 else 0) | (OTHER_SPACES if (paying >> other) & 1 else 0)


WANTED: Final = [
    sum(_wanted(site, paying) << (SITE_PLACES * site) for site in range(SITES)) for paying in range(8)
]
"""The same for the constructions of all sites."""
MARKET_PLACE: Final = [1 << (SITE_PLACES * site) for site in range(SITES)]


def _by_goods(held: int) -> int:
    """Places for which it is enough to hold goods: areas, tunnels (by number those of their goods), bars."""
    bars = BARS if (held >> BLISS) & 1 and held & NOT_BLISS else 0
    return AREAS | (held & NOT_BLISS) << TUNNEL | bars


BY_GOODS: Final = [_by_goods(held) for held in range(ANY_GOOD + 1)]


def _four_of(tile: int) -> int:
    """The commodity of which the tile asks for four, or -1."""
    for good in range(BLISS + 1):
        if TILE_COSTS[tile].count(1 << good) == 4:
            return good
    return -1


FOUR_OF: Final = [_four_of(tile) for tile in range(len(TILE_COSTS))]
ONE_UNIT: Final = [cost[0] for cost in TILE_COSTS]
LAST_UNIT: Final = [cost[-1] for cost in TILE_COSTS]
"""A tile asks for four of a commodity or for one unit, and for its last unit. These never compete for the
same thing, so each can be looked at alone."""


def open_spaces(s: City, seat: i64) -> list[int]:
    """All spaces on which the player could place a worker now."""
    town, sites = open_places(s, seat)
    places = town | sites << MARKET
    return [SPACE_AT[place] for place in range(SPACES_COUNT) if (places >> place) & 1]


def open_places(s: City, seat: i64) -> tuple[i64, i64]:
    """The same as masks of places: those in town, and those of the sites."""
    held: i64 = s.held[seat]
    goods, at = s.goods, GOODS_COUNT * seat
    town: i64 = BY_GOODS[held & ANY_GOOD]
    if goods[at + ENERGY] >= 3:
        town |= AT_TANK_ENERGY
    if goods[at + WATER] >= 3:
        town |= AT_TANK_WATER
    if held >= TWO_CARDS and (held >= THREE_CARDS or _has_pair(s, seat, held)):
        town |= CARD_MARKETS
    sites: i64 = 0
    paying: i64 = held & RESOURCES
    if paying:
        if goods[at + GOLD] + goods[at + STONE] + goods[at + CLAY] >= 3:
            town |= AT_LOFT
        sites = WANTED[paying >> GOLD] & s.vacant
    for site in SMALL[s.built]:
        tile = s.tile[site]
        if held & LAST_UNIT[tile]:
            four = FOUR_OF[tile]
            if goods[at + four] >= 4 if four >= 0 else held & ONE_UNIT[tile]:
                sites |= MARKET_PLACE[site]
    if s.ends:
        town |= AT_ENDS[s.ends & s.talents[seat]]
    if s.talents[seat] & PAYS:
        town, sites = _with_payers(s, seat, held, town, sites)
    suffers: i64 = s.suffers[seat]
    if suffers & CLOSING:
        closed = _closed_places(s, seat, suffers)
        town &= ~closed
        sites &= ~(closed >> MARKET)
    return town, sites


def _has_pair(s: City, seat: i64, held: i64) -> bool:
    """Two cards buy a star if they are equal, unless the Courthouse forbids it (D-18.4)."""
    kinds = held & ANY_CARD
    return kinds & (kinds - 1) == 0 and not s.penalised(seat, COURTHOUSE)


# ------------------------------------------------- recruits that pay in their own way


def _with_payers(s: City, seat: i64, held: i64, town: i64, sites: i64) -> tuple[i64, i64]:
    """The same places and what else such recruits open, less what Brian cannot pay his toll for."""
    able: i64 = s.talents[seat] & PAYS
    if s.fresh:
        able = talents_of(s.working(seat)) & PAYS
    if able == 0 or s.suffers[seat] & POWERLESS:
        return town, sites
    if able & SITE_PAYERS and (
        (able & MICHAEL_PAYS and held & RESOURCES) or (able & FLARTNER_PAYS and held & ANY_CARD)
    ):
        sites |= s.vacant
    if able & LEARNERS:
        town |= _by_learning(s, seat, able)
    if able & JACKO_PAYS and not s.classic and held & ANY_CARD:
        town |= 1 << ARK
    if able & MARKET_PAYERS:
        sites |= _markets_otherwise(s, seat, sites)
    if able & BRIAN_PAYS:
        if not town & BARS and _payable_otherwise(s, seat, BREEZE_BAR):
            town |= BARS
        if not s.classic and s.morale[seat] == 1:
            town &= ~ICARUS
    return town, sites


def _by_learning(s: City, seat: i64, able: i64) -> i64:
    """Kaden the Infiltrator pays for a tunnel's end with knowledge, Matthew the Thief for a tunnel."""
    places: i64 = 0
    if able & KADEN_PAYS and s.knowledge[seat] + 2 <= TRACK_END:
        places = s.ends << TUNNEL_END
    if able & MATTHEW_PAYS and s.knowledge[seat] < TRACK_END:
        # He has to bump somebody else.
        for space in (TUNNEL, TUNNEL + 1, TUNNEL + 2):
            die = s.occupant(space)
            if die >= 0 and seat_of(die) != seat:
                places |= 1 << space
    return places


def _markets_otherwise(s: City, seat: i64, sites: i64) -> i64:
    """Built markets that Brian or Josh can pay for, beside those that are open."""
    places: i64 = 0
    for site in SMALL[s.built]:
        if not sites & MARKET_PLACE[site] and _payable_otherwise(s, seat, MARKET + site):
            places |= MARKET_PLACE[site]
    return places


def _payable_otherwise(s: City, seat: i64, space: int) -> bool:
    occupant = s.occupant(space)
    bumps_other = occupant >= 0 and seat_of(occupant) != seat
    return can_pay(stock_of(s, seat), recipes(s, seat, space, bumps_other))


# ------------------------------------------------- what penalties close (`closed` in placing.py says why)


def _closed_places(s: City, seat: i64, suffers: i64) -> i64:
    """The places that penalties close to a player."""
    places: i64 = 0
    if (suffers >> APOTHECARY) & 1:
        places |= ICARUS
    if (suffers >> PLAZA) & 1:
        for site in range(SITES):
            if not (s.tile_stars[site] >> seat) & 1:
                places |= 1 << (MARKET + SITE_PLACES * site)
    if (suffers >> LOUNGE) & 1 and s.taken:
        for die in range(len(s.where)):
            if s.where[die] >= CONSTRUCTION and seat_of(die) != seat:
                # The whole site is closed by somebody else's worker on it.
                places |= 0b11110 << (MARKET + SITE_PLACES * site_of(s.where[die]))
    if suffers & (1 << ARENA | 1 << SPA):
        at = WORKERS * seat
        for die in DICE[s.aboard[seat]]:
            space = s.where[at + die]
            tile = ARENA if is_commodity_area(space) else SPA
            if space < CONSTRUCTION and (suffers >> tile) & 1:
                places |= 1 << PLACE_OF[space]
    return places
