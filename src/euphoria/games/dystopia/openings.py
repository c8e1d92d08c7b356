"""Every space on which a worker could be placed, listed quickly: no other question is asked so often.

The list holds each space that is not `closed` and is `affordable` (placing.py); of the three alike spaces of
a construction site it names the first free one. Most costs are a matter of a glance at what a player holds;
only where a recruit makes a difference the solver is asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.dystopia.data import (
    ACADEMY,
    APOTHECARY,
    ARENA,
    ARK,
    ARTIFACT_MARKET,
    BLISS,
    BREEZE_BAR,
    BRIAN,
    CARD_KINDS,
    CLOUD_MINE,
    CONSTRUCTION,
    COURTHOUSE,
    ENERGY,
    FLARTNER,
    GOODS_COUNT,
    JACKO,
    JOSH,
    KADEN,
    LOUNGE,
    MARKET,
    MATTHEW,
    MICHAEL,
    MINER_END,
    NIMBUS_LOFT,
    NOT_BLISS,
    PLAZA,
    RESOURCES,
    SITE_SPACES,
    SITES,
    SKY_LOUNGE,
    SPA,
    TANK_ENERGY,
    TANK_WATER,
    TUNNEL,
    TUNNEL_END,
    WATER,
    WIND_SALOON,
    is_icarus,
    printed_resource,
)
from euphoria.games.dystopia.markets import ANY_CARD, CARD, TILE_COSTS
from euphoria.games.dystopia.payment import PAYERS, can_pay, recipes, stock_of
from euphoria.games.dystopia.placing import closed
from euphoria.games.dystopia.powers import has_faction
from euphoria.games.dystopia.state import City, seat_of

CLOSING: Final = 1 << SPA | 1 << PLAZA | 1 << LOUNGE | 1 << APOTHECARY | 1 << ARENA
"""Tiles whose penalty closes spaces."""
AREAS: Final = [0, 1, 2, CLOUD_MINE]
CARD_MARKETS: Final = list(range(ARTIFACT_MARKET, WIND_SALOON + 1))
FIRST_UNIT: Final = [1 << printed_resource(CONSTRUCTION + SITE_SPACES * site) for site in range(SITES)]
OTHER_UNIT: Final = [1 << printed_resource(CONSTRUCTION + SITE_SPACES * site + 1) for site in range(SITES)]


def _four_of(tile: int) -> int:
    """The commodity of which the tile asks for four, or -1."""
    for good in range(BLISS + 1):
        if TILE_COSTS[tile].count(1 << good) == 4:
            return good
    return -1


FOUR_OF: Final = [_four_of(tile) for tile in range(len(TILE_COSTS))]
LAST_UNIT: Final = [cost[-1] for cost in TILE_COSTS]


def open_spaces(s: City, seat: int) -> list[int]:
    """All spaces on which the player could place a worker now."""
    able = 0 if s.penalised(seat, ACADEMY) else s.up[seat] & PAYERS
    held = _held(s, seat)
    spaces = AREAS[:]
    _add_tunnels(s, seat, held, able, spaces)
    _add_markets(s, seat, held, able, spaces)
    _add_sites(s, seat, held, able, spaces)
    if (able >> BRIAN) & 1 and not s.classic and s.morale[seat] == 1:
        # Brian the Viticulturist cannot pay his toll in Icarus.
        spaces = [space for space in spaces if not is_icarus(space)]
    if s.suffers[seat] & CLOSING:
        occupants = s.occupants()
        spaces = [space for space in spaces if closed(s, seat, space, occupants) == ""]
    return spaces


def _held(s: City, seat: int) -> i64:
    """The kinds of goods and cards a player has, as a mask."""
    mask: i64 = 0
    at = GOODS_COUNT * seat
    for good in range(GOODS_COUNT):
        if s.goods[at + good]:
            mask |= 1 << good
    at = CARD_KINDS * seat
    for kind in range(CARD_KINDS):
        if s.hand[at + kind]:
            mask |= 1 << (CARD + kind)
    return mask


def _payable_otherwise(s: City, seat: int, space: int) -> bool:
    """Do recruits that pay in their own way open the space?"""
    occupant = s.occupant(space)
    bumps_other = occupant >= 0 and seat_of(occupant) != seat
    return can_pay(stock_of(s, seat), recipes(s, seat, space, bumps_other))


def _add_tunnels(s: City, seat: int, held: i64, able: int, spaces: list[int]) -> None:
    """Tunnels, their ends, and the Worker Activation Tank."""
    for faction in range(3):
        if (held >> faction) & 1 or ((able >> MATTHEW) & 1 and _payable_otherwise(s, seat, TUNNEL + faction)):
            spaces.append(TUNNEL + faction)
    for faction in range(3):
        if s.miner[faction] == MINER_END and (
            has_faction(s, seat, faction)
            or ((able >> KADEN) & 1 and _payable_otherwise(s, seat, TUNNEL_END + faction))
        ):
            spaces.append(TUNNEL_END + faction)
    if s.goods[GOODS_COUNT * seat + ENERGY] >= 3:
        spaces.append(TANK_ENERGY)
    if s.goods[GOODS_COUNT * seat + WATER] >= 3:
        spaces.append(TANK_WATER)


def _add_markets(s: City, seat: int, held: i64, able: int, spaces: list[int]) -> None:
    """The four artifact markets and the rest of Icarus."""
    if held & ANY_CARD:
        if _buys_star(s, seat):
            spaces += CARD_MARKETS
        elif (able >> JACKO) & 1 and not s.classic:
            spaces.append(ARK)
    if held & RESOURCES and s.resources(seat) >= 3:
        spaces.append(NIMBUS_LOFT)
    if ((held >> BLISS) & 1 and held & NOT_BLISS) or (
        (able >> BRIAN) & 1 and _payable_otherwise(s, seat, BREEZE_BAR)
    ):
        spaces.append(BREEZE_BAR)
        spaces.append(SKY_LOUNGE)


def _buys_star(s: City, seat: int) -> bool:
    """Three cards, or two equal ones unless the Courthouse forbids it (D-18.3, D-18.4)."""
    if s.hand_size(seat) >= 3:
        return True
    if s.penalised(seat, COURTHOUSE):
        return False
    for at in range(CARD_KINDS * seat, CARD_KINDS * seat + CARD_KINDS):
        if s.hand[at] >= 2:
            return True
    return False


def _add_sites(s: City, seat: int, held: i64, able: int, spaces: list[int]) -> None:
    """Built markets, and the free spaces of the constructions; Michael and Flartner pay more freely."""
    instead: i64 = 0
    if able:
        if (able >> MICHAEL) & 1:
            instead |= RESOURCES
        if (able >> FLARTNER) & 1:
            instead |= ANY_CARD
    taken = _construction_spaces_taken(s)
    for site in range(SITES):
        if s.tile[site] >= 0:
            if _buys_visit(s, seat, s.tile[site], held) or (
                able & (1 << BRIAN | 1 << JOSH) and _payable_otherwise(s, seat, MARKET + site)
            ):
                spaces.append(MARKET + site)
            continue
        first = CONSTRUCTION + SITE_SPACES * site
        if held & (FIRST_UNIT[site] | instead) and not (taken >> first) & 1:
            spaces.append(first)
        if held & (OTHER_UNIT[site] | instead):
            for space in range(first + 1, first + SITE_SPACES):
                if not (taken >> space) & 1:
                    spaces.append(space)
                    break


def _construction_spaces_taken(s: City) -> i64:
    mask: i64 = 0
    for space in s.where:
        if space >= CONSTRUCTION:
            mask |= 1 << space
    return mask


def _buys_visit(s: City, seat: int, tile: int, held: i64) -> bool:
    """The units of a tile's cost never compete for the same thing, so each can be looked at alone."""
    if not held & LAST_UNIT[tile]:
        return False
    four = FOUR_OF[tile]
    if four >= 0:
        return s.goods[GOODS_COUNT * seat + four] >= 4
    return held & TILE_COSTS[tile][0] != 0
