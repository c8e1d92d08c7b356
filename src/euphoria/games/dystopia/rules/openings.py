"""Every space on which a worker could be placed, listed quickly: no other question is asked so often.

A space is open if it is not `closed` and is `affordable` (placing.py); of the three alike spaces of a
construction site only the first free one counts. Most costs are a matter of a glance at what a player holds;
only where a recruit makes a difference the solver is asked.

Open spaces are a mask of *places*: the spaces in the order in which they are listed, where the market and
the construction spaces of a site stand together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import Selection, pack
from euphoria.games.dystopia.rules.cards import (
    ACADEMY,
    APOTHECARY,
    ARENA,
    BRIAN,
    COURTHOUSE,
    FLARTNER,
    JACKO,
    JOSH,
    KADEN,
    LOUNGE,
    MATTHEW,
    MICHAEL,
    OF_FACTION,
    PLAZA,
    SPA,
)
from euphoria.games.dystopia.rules.data import (
    ARK,
    ARTIFACT_MARKET,
    BLISS,
    BREEZE_BAR,
    CARD_KINDS,
    CLOUD_MINE,
    CONSTRUCTION,
    ENERGY,
    GOLD,
    GOODS_COUNT,
    MARKET,
    MINER_END,
    NIMBUS_LOFT,
    NOT_BLISS,
    RESOURCES,
    SITE_SPACES,
    SITES,
    SKY_LOUNGE,
    SPACES_COUNT,
    TANK_ENERGY,
    TANK_WATER,
    TRACK_END,
    TUNNEL,
    TUNNEL_END,
    WATER,
    WIND_SALOON,
    is_commodity_area,
    is_tunnel,
    printed_resource,
    site_of,
)
from euphoria.games.dystopia.rules.markets import ANY_CARD, CARD, TILE_COSTS
from euphoria.games.dystopia.rules.payment import PAYERS, can_pay, recipes, stock_of
from euphoria.games.dystopia.rules.state import City, seat_of
from euphoria.games.dystopia.rules.words import PLACE

SITE_PLACES: Final = 1 + SITE_SPACES
"""The places of a site: its market, then its construction spaces."""


def _place_of(space: int) -> int:
    if space < MARKET:
        return space
    within = 0 if space < CONSTRUCTION else 1 + (space - CONSTRUCTION) % SITE_SPACES
    return MARKET + SITE_PLACES * site_of(space) + within


PLACE_OF: Final = [_place_of(space) for space in range(SPACES_COUNT)]
SPACE_AT: Final = sorted(range(SPACES_COUNT), key=_place_of)
PLACEMENTS: Final = [Selection([pack(PLACE, value, space) for space in SPACE_AT]) for value in range(7)]
"""For each value of a worker, the actions that put it on the places of a mask."""

AREAS: Final = 0b1111
CARD_MARKETS: Final = 0b1111 << ARTIFACT_MARKET
BARS: Final = 1 << BREEZE_BAR | 1 << SKY_LOUNGE
ICARUS: Final = 1 << CLOUD_MINE | 0b1111 << WIND_SALOON
CLOSING: Final = 1 << SPA | 1 << PLAZA | 1 << LOUNGE | 1 << APOTHECARY | 1 << ARENA
"""Tiles whose penalty closes spaces."""
FIRST_SPACE: Final = 0b0001
OTHER_SPACES: Final = 0b1110
ALL_SPACES: Final = FIRST_SPACE | OTHER_SPACES


def _wanted(site: int, paying: int) -> int:
    """The spaces of a construction that these resources (a mask of the three) could pay for."""
    first = printed_resource(CONSTRUCTION + SITE_SPACES * site) - GOLD
    other = printed_resource(CONSTRUCTION + SITE_SPACES * site + 1) - GOLD
    return (FIRST_SPACE if (paying >> first) & 1 else 0) | (OTHER_SPACES if (paying >> other) & 1 else 0)


WANTED: Final = [
    sum(_wanted(site, paying) << (SITE_SPACES * site) for site in range(SITES)) for paying in range(8)
]
"""The same for the constructions of all sites, one after the other."""


def _listed(free: int) -> int:
    """Of the free spaces of a construction those that are listed: of the last three, which are alike, one."""
    others = free & OTHER_SPACES
    return free & FIRST_SPACE | others & -others


LISTED: Final = [_listed(free) for free in range(16)]


def _four_of(tile: int) -> int:
    """The commodity of which the tile asks for four, or -1."""
    for good in range(BLISS + 1):
        if TILE_COSTS[tile].count(1 << good) == 4:
            return good
    return -1


FOUR_OF: Final = [_four_of(tile) for tile in range(len(TILE_COSTS))]
ONE_UNIT: Final = [cost[0] for cost in TILE_COSTS]
LAST_UNIT: Final = [cost[-1] for cost in TILE_COSTS]


def open_spaces(s: City, seat: i64) -> list[int]:
    """All spaces on which the player could place a worker now."""
    places = open_places(s, seat)
    return [SPACE_AT[place] for place in range(SPACES_COUNT) if (places >> place) & 1]


def open_places(s: City, seat: i64) -> i64:
    """The same as a mask of places."""
    suffers: i64 = s.suffers[seat]
    able: i64 = 0
    if not (suffers >> ACADEMY) & 1:
        up: i64 = s.up[seat]
        able = up & PAYERS & ~s.fresh
    held = _held(s, seat)
    places = (
        AREAS | _tunnels(s, seat, held, able) | _markets(s, seat, held, able) | _sites(s, seat, held, able)
    )
    if (able >> BRIAN) & 1 and not s.classic and s.morale[seat] == 1:
        # Brian the Viticulturist cannot pay his toll in Icarus.
        places &= ~ICARUS
    if suffers & CLOSING:
        places &= ~_closed_places(s, seat, suffers)
    return places


def _held(s: City, seat: i64) -> i64:
    """The kinds of goods and cards a player has, as a mask."""
    # Without a loop, for every turn comes by here: the bits are those of `markets.py`.
    mask: i64 = 0
    goods, at = s.goods, GOODS_COUNT * seat
    if goods[at]:
        mask = 1
    if goods[at + 1]:
        mask |= 1 << 1
    if goods[at + 2]:
        mask |= 1 << 2
    if goods[at + 3]:
        mask |= 1 << 3
    if goods[at + 4]:
        mask |= 1 << 4
    if goods[at + 5]:
        mask |= 1 << 5
    if goods[at + 6]:
        mask |= 1 << 6
    hand, at = s.hand, CARD_KINDS * seat
    if hand[at]:
        mask |= 1 << CARD
    if hand[at + 1]:
        mask |= 2 << CARD
    if hand[at + 2]:
        mask |= 4 << CARD
    if hand[at + 3]:
        mask |= 8 << CARD
    if hand[at + 4]:
        mask |= 16 << CARD
    if hand[at + 5]:
        mask |= 32 << CARD
    return mask


def _payable_otherwise(s: City, seat: i64, space: int) -> bool:
    """Do recruits that pay in their own way open the space?"""
    occupant = s.occupant(space)
    bumps_other = occupant >= 0 and seat_of(occupant) != seat
    return can_pay(stock_of(s, seat), recipes(s, seat, space, bumps_other))


def _tunnels(s: City, seat: i64, held: i64, able: i64) -> i64:
    """Tunnels, their ends, and the Worker Activation Tank."""
    # The commodity of a faction is its number, and so is its tunnel.
    places = (held & 0b111) << TUNNEL
    # Kaden the Infiltrator pays for an end with knowledge.
    everywhere = (able >> KADEN) & 1 == 1 and s.knowledge[seat] + 2 <= TRACK_END
    for faction in range(3):
        if s.miner[faction] == MINER_END and (everywhere or s.up[seat] & OF_FACTION[faction]):
            places |= 1 << (TUNNEL_END + faction)
    if (able >> MATTHEW) & 1 and s.knowledge[seat] < TRACK_END:
        # Matthew the Thief pays for a tunnel with knowledge if he bumps somebody else.
        for die in range(len(s.where)):
            if is_tunnel(s.where[die]) and seat_of(die) != seat:
                places |= 1 << s.where[die]
    goods, at = s.goods, GOODS_COUNT * seat
    if goods[at + ENERGY] >= 3:
        places |= 1 << TANK_ENERGY
    if goods[at + WATER] >= 3:
        places |= 1 << TANK_WATER
    return places


def _markets(s: City, seat: i64, held: i64, able: i64) -> i64:
    """The four artifact markets and the rest of Icarus."""
    places: i64 = 0
    if held & ANY_CARD:
        if _buys_star(s, seat):
            places = CARD_MARKETS
        elif (able >> JACKO) & 1 and not s.classic:
            places = 1 << ARK
    if held & RESOURCES and s.resources(seat) >= 3:
        places |= 1 << NIMBUS_LOFT
    if ((held >> BLISS) & 1 and held & NOT_BLISS) or (
        (able >> BRIAN) & 1 and _payable_otherwise(s, seat, BREEZE_BAR)
    ):
        places |= BARS
    return places


def _buys_star(s: City, seat: i64) -> bool:
    """Three cards, or two equal ones unless the Courthouse forbids it (D-18.3, D-18.4)."""
    cards: i64 = 0
    pair = False
    hand = s.hand
    at = CARD_KINDS * seat
    for card in range(at, at + CARD_KINDS):
        count: i64 = hand[card]
        cards += count
        if count >= 2:
            pair = True
    return cards >= 3 or (pair and not s.penalised(seat, COURTHOUSE))


def _sites(s: City, seat: i64, held: i64, able: i64) -> i64:
    """Built markets, and the free spaces of the constructions; Michael and Flartner pay more freely."""
    paying: i64 = held & RESOURCES
    if able and (
        ((able >> MICHAEL) & 1 and paying != 0) or ((able >> FLARTNER) & 1 and held & ANY_CARD != 0)
    ):
        paying = RESOURCES
    places: i64 = 0
    free: i64 = 0
    if paying:
        free = WANTED[paying >> GOLD] & ~_construction_spaces_taken(s)
    # Not `1 << place`: compiled, a literal shifted by an i64 has 32 bits only.
    market: i64 = 1 << MARKET
    for site, tile in enumerate(s.tile):
        if tile >= 0:
            if _buys_visit(s, seat, tile, held) or (
                able & (1 << BRIAN | 1 << JOSH) and _payable_otherwise(s, seat, MARKET + site)
            ):
                places |= market
        elif free & ALL_SPACES:
            places |= (market << 1) * LISTED[free & ALL_SPACES]
        free >>= SITE_SPACES
        market <<= SITE_PLACES
    return places


def _construction_spaces_taken(s: City) -> i64:
    mask: i64 = 0
    for space in s.where:
        if space >= CONSTRUCTION:
            mask |= 1 << (space - CONSTRUCTION)
    return mask


def _buys_visit(s: City, seat: i64, tile: i64, held: i64) -> bool:
    """The units of a tile's cost never compete for the same thing, so each can be looked at alone."""
    if not held & LAST_UNIT[tile]:
        return False
    four = FOUR_OF[tile]
    if four >= 0:
        return s.goods[GOODS_COUNT * seat + four] >= 4
    return held & ONE_UNIT[tile] != 0


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
    for die in range(len(s.where)):
        space = s.where[die]
        if space >= CONSTRUCTION:
            if (suffers >> LOUNGE) & 1 and seat_of(die) != seat:
                # The whole site is closed by somebody else's worker on it.
                places |= 0b11110 << (MARKET + SITE_PLACES * site_of(space))
        elif space >= 0 and seat_of(die) == seat:
            tile = ARENA if is_commodity_area(space) else SPA
            if (suffers >> tile) & 1:
                places |= 1 << PLACE_OF[space]
    return places
