"""The board as it is printed: what each space costs and gives, before any recruit or penalty (D-1.15).

For clients that draw the city. The engine never asks this; the tests hold it against what the engine does.
"""

from __future__ import annotations

from typing import Final, get_args

from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS, TILES
from euphoria.games.dystopia.rules.data import (
    AREA,
    BAR,
    BREEZE_BAR,
    BUILDABLE,
    CARD_MARKET,
    CARDS,
    COMMODITIES,
    CONSTRUCTION,
    DILEMMAS,
    END,
    FACTIONS,
    GOODS,
    KIND,
    LEVEL_1,
    LEVEL_2,
    LEVEL_3,
    LEVEL_4,
    LOFT,
    MINER_ACTIVATES,
    MINER_END,
    NOT_BLISS,
    OVERLOAD,
    RESOURCES,
    SITE,
    SITE_NAMES,
    SPACES,
    SPACES_COUNT,
    STARS,
    TANK,
    TANK_ENERGY,
    TRACK_END,
    TUNNEL_START,
    WIND_SALOON,
    is_temporary,
    printed_resource,
    region,
    site_faction,
    workers_needed,
)
from euphoria.games.dystopia.rules.markets import ANY_CARD, CARD, TILE_COSTS
from euphoria.games.dystopia.rules.view_types import Band, Facts, Holds, Kind, Printed

KIND_NAMES: Final[tuple[Kind, ...]] = get_args(Kind)
"""The names of data.KIND, in its order."""

_SORTS: Final = {
    COMMODITIES: "commodity",
    RESOURCES: "resource",
    NOT_BLISS: "not-bliss",
    ANY_CARD: "card",
}


def unit_name(unit: int) -> str:
    """What can pay one unit of a cost: a good, a certain card, or any of a sort."""
    if unit in _SORTS:
        return _SORTS[unit]
    thing = unit.bit_length() - 1
    return GOODS[thing] if thing < CARD else CARDS[thing - CARD]


def printed_costs(space: int) -> list[list[str]]:
    """The ways to pay that are printed at a space; a built market has its cost on the tile."""
    kind = KIND[space]
    if kind == TUNNEL_START:
        return [[GOODS[region(space)]]]
    if kind == TANK:
        return [[GOODS[0 if space == TANK_ENERGY else 1]] * 3]
    if kind == CARD_MARKET:
        return [["card"] * 3, ["same-card"] * 2]
    if kind == LOFT:
        return [["resource"] * 3]
    if kind == BAR:
        return [["bliss", "not-bliss"]]
    if kind == SITE:
        return [[GOODS[printed_resource(space)]]]
    return []


def printed_gains(space: int) -> list[list[str]]:
    """What a space gives; where there are two lists the player chooses one of them."""
    kind = KIND[space]
    if kind == TUNNEL_START:
        return [[GOODS[4 + region(space)], "dig"], ["card", "dig"]]
    if kind == END:
        return [[GOODS[(region(space) + 1) % 3]] * 3]
    if kind == TANK:
        return [["worker", *(["knowledge-"] * 2 if space == TANK_ENERGY else ["morale+"] * 2)]]
    if kind == CARD_MARKET:
        return (
            [["star", "allegiance"]]
            if space == WIND_SALOON
            else [["star", "allegiance"], ["tile-star", "allegiance"]]
        )
    if kind in (LOFT, BUILDABLE):
        return [["star", "allegiance"]]
    if kind == BAR:
        return [[*(["card"] * 2 if space == BREEZE_BAR else ["resource"] * 2), "allegiance"]]
    return []


def bands(space: int) -> list[Band]:
    """What a commodity area gives by the knowledge of all workers there (D-12.3 to D-12.5)."""
    if KIND[space] != AREA:
        return []
    good = GOODS[space]
    return [
        {"from": 1, "to": 4, "gains": [good, "allegiance"]},
        {"from": 5, "to": 8, "gains": [good, "knowledge-"]},
        {"from": 9, "to": None, "gains": [good, good, "knowledge+"]},
    ]


def _space(space: int) -> Printed:
    faction = region(space)
    holds: Holds = "bump" if is_temporary(space) else "once" if space >= CONSTRUCTION else "many"
    return {
        "space": SPACES[space],
        "kind": KIND_NAMES[KIND[space]],
        "region": None if faction < 0 else FACTIONS[faction],
        "holds": holds,
        "costs": printed_costs(space),
        "gains": printed_gains(space),
        "bands": bands(space),
    }


def printed_board(players: int, trading: bool = False, classic: bool = False) -> Facts:
    """All that lies open before a game begins, for so many players and what they agreed on."""
    return {
        "spaces": [_space(space) for space in range(SPACES_COUNT)],
        "sites": [
            {"site": name, "region": FACTIONS[site_faction(site)]} for site, name in enumerate(SITE_NAMES)
        ],
        "tiles": {name: [unit_name(unit) for unit in TILE_COSTS[tile]] for tile, name in enumerate(TILES)},
        "recruits": {name: FACTIONS[FACTION_OF[recruit]] for recruit, name in enumerate(RECRUITS)},
        "dilemmas": dict(zip(DILEMMAS, CARDS, strict=True)),
        "commodities": dict(zip(FACTIONS, GOODS, strict=False)),
        "levels": [LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4],
        "miner": {"activates": MINER_ACTIVATES, "end": MINER_END},
        "needed": workers_needed(players),
        "territory": players,
        "overload": OVERLOAD,
        "track": TRACK_END,
        "stars": STARS,
        "trading": trading,
        "classic": classic,
    }
