"""The facts of the box: goods, spaces, artifacts, dilemmas (D-1). Recruits and tiles are in cards.py."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

# ------------------------------------------------- factions, goods and cards

EUPHORIAN: Final = 0
SUBTERRAN: Final = 1
WASTELANDER: Final = 2
ICARITE: Final = 3
Faction = Literal["euphorian", "subterran", "wastelander", "icarite"]
FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)

# Goods are numbered so that a faction's commodity has the faction's number (D-1.13), its resource 4 more.
ENERGY: Final = 0
WATER: Final = 1
FOOD: Final = 2
BLISS: Final = 3
GOLD: Final = 4
STONE: Final = 5
CLAY: Final = 6
Good = Literal["energy", "water", "food", "bliss", "gold", "stone", "clay"]
GOODS: Final[tuple[Good, ...]] = get_args(Good)
GOODS_COUNT: Final = 7
COMMODITIES: Final = 0b0001111
RESOURCES: Final = 0b1110000
NOT_BLISS: Final = 0b0000111
ANY_GOOD: Final = COMMODITIES | RESOURCES

BAT: Final = 0
BALLOONS: Final = 1
BIFOCALS: Final = 2
BOOK: Final = 3
BOX: Final = 4
BEAR: Final = 5
Card = Literal["bat", "balloons", "bifocals", "book", "box", "bear"]
CARDS: Final[tuple[Card, ...]] = get_args(Card)
CARD_KINDS: Final = 6
COPIES: Final = 6

DILEMMAS: Final[list[str]] = ["oppressor", "friend", "press", "reading", "leisure", "love"]
"""The six dilemmas, in the order of the artifact that resolves them."""

# ------------------------------------------------- counts

LEAST: Final = 2
MOST: Final = 6
STARS: Final = 10
WORKERS: Final = 4
ALL_DICE: Final = 0b1111
"""The dice of a player, as a mask."""
STARTING_WORKERS: Final = 2
START_MORALE: Final = 1
START_KNOWLEDGE: Final = 3
TRACK_END: Final = 6
OVERLOAD: Final = 16
"""A knowledge check of this sum or more loses a worker (D-10.3)."""
RECRUITS_DEALT: Final = 4
SITES: Final = 6
SITE_SPACES: Final = 4

LEVEL_1: Final = 2
LEVEL_2: Final = 5
LEVEL_3: Final = 8
LEVEL_4: Final = 11
MINER_ACTIVATES: Final = 6
MINER_END: Final = 9

_NEEDED: Final = [2, 2, 3, 4, 4]


def workers_needed(players: int) -> int:
    """Occupied spaces that complete a construction (D-16.5)."""
    return _NEEDED[players - LEAST]


# ------------------------------------------------- spaces

GENERATOR: Final = 0
AQUIFER: Final = 1
FARM: Final = 2
CLOUD_MINE: Final = 3
COMMODITY_AREAS: Final = 4
TUNNEL: Final = 4
"""The first of three tunnels, in the order of the factions."""
TUNNEL_END: Final = 7
TANK_ENERGY: Final = 10
TANK_WATER: Final = 11
ARTIFACT_MARKET: Final = 12
"""The first of three artifact markets outside Icarus: Incinerator, Free Press, Ark."""
ARK: Final = 14
WIND_SALOON: Final = 15
NIMBUS_LOFT: Final = 16
BREEZE_BAR: Final = 17
SKY_LOUNGE: Final = 18
MARKET: Final = 19
"""The first of the six markets on the construction sites, two to a region."""
CONSTRUCTION: Final = 25
"""The first of the 24 construction spaces, four to a site."""
SPACES_COUNT: Final = 49

SITE_NAMES: Final[list[str]] = [
    "euphorian-1",
    "euphorian-2",
    "subterran-1",
    "subterran-2",
    "wastelander-1",
    "wastelander-2",
]
SPACES: Final[list[str]] = [
    "generator",
    "aquifer",
    "farm",
    "cloud-mine",
    "euphorian-tunnel",
    "subterran-tunnel",
    "wastelander-tunnel",
    "euphorian-tunnel-end",
    "subterran-tunnel-end",
    "wastelander-tunnel-end",
    "tank-energy",
    "tank-water",
    "incinerator",
    "free-press",
    "ark",
    "wind-saloon",
    "nimbus-loft",
    "breeze-bar",
    "sky-lounge",
    *[f"market-{site}" for site in SITE_NAMES],
    *[f"site-{site}-{k}" for site in SITE_NAMES for k in range(1, 5)],
]

# The kind of each space.
AREA: Final = 0
TUNNEL_START: Final = 1
END: Final = 2
TANK: Final = 3
CARD_MARKET: Final = 4
LOFT: Final = 5
BAR: Final = 6
BUILDABLE: Final = 7
SITE: Final = 8
KIND: Final[list[int]] = (
    ([AREA] * 4 + [TUNNEL_START] * 3 + [END] * 3 + [TANK] * 2 + [CARD_MARKET] * 4 + [LOFT] + [BAR] * 2)
    + [BUILDABLE] * 6
    + [SITE] * 24
)

# What each construction space costs (D-16.2 to D-16.4): the first differs, the other three are alike.
_SITE_COSTS: Final = [
    [CLAY, GOLD],
    [STONE, GOLD],
    [GOLD, STONE],
    [CLAY, STONE],
    [STONE, CLAY],
    [GOLD, CLAY],
]


def is_commodity_area(space: i64) -> bool:
    return space < TUNNEL


def is_tunnel(space: i64) -> bool:
    return TUNNEL <= space < TUNNEL_END


def is_tunnel_end(space: i64) -> bool:
    return TUNNEL_END <= space < TANK_ENERGY


def is_tank(space: i64) -> bool:
    return space in (TANK_ENERGY, TANK_WATER)


def is_artifact_market(space: i64) -> bool:
    """The four places where cards buy a star, the Wind Saloon included (D-18.2)."""
    return ARTIFACT_MARKET <= space <= WIND_SALOON


def is_built_market(space: i64) -> bool:
    return MARKET <= space < CONSTRUCTION


def is_construction(space: i64) -> bool:
    return space >= CONSTRUCTION


def is_icarus(space: i64) -> bool:
    return space == CLOUD_MINE or WIND_SALOON <= space <= SKY_LOUNGE


def is_visit(space: i64) -> bool:
    """A market outside Icarus: built, or an artifact market (D-20.8)."""
    return is_built_market(space) or ARTIFACT_MARKET <= space <= ARK


def is_temporary(space: i64) -> bool:
    """A space that can be bumped (D-5.3)."""
    return TUNNEL <= space < CONSTRUCTION


def site_of(space: int) -> int:
    """The site of a construction space or of its market."""
    if space >= CONSTRUCTION:
        return (space - CONSTRUCTION) // SITE_SPACES
    return space - MARKET


def site_faction(site: int) -> int:
    return site // 2


def printed_resource(space: int) -> int:
    """The resource that a construction space costs."""
    costs = _SITE_COSTS[site_of(space)]
    return costs[0] if (space - CONSTRUCTION) % SITE_SPACES == 0 else costs[1]


def region(space: int) -> int:
    """The faction in whose region a space lies; -1 for the tank (D-11.6)."""
    if space < TUNNEL:
        return space
    if space < TANK_ENERGY:
        return (space - TUNNEL) % 3
    if space < ARTIFACT_MARKET:
        return -1
    if space <= ARK:
        return space - ARTIFACT_MARKET
    if space < MARKET:
        return ICARITE
    return site_faction(site_of(space))


REGION: Final = [region(space) for space in range(SPACES_COUNT)]

# ------------------------------------------------- construction spaces that are listed

SITE_PLACES: Final = 1 + SITE_SPACES
"""The places of a site among all spaces that can be listed: its market, then its construction spaces."""
_FIRST_OF_FOUR: Final = 0b0001
_OTHERS: Final = 0b1110
_HALF_BITS: Final = SITES // 2 * SITE_SPACES
_HALF: Final = (1 << _HALF_BITS) - 1


def _places_of(taken: int, first: int) -> int:
    """The places that are listed of three sites, from this one on.

    Of the last three spaces of a site, which are alike, it is the first that is free.
    """
    places = 0
    for site in range(first, first + SITES // 2):
        free = ~taken & (_FIRST_OF_FOUR | _OTHERS)
        others = free & _OTHERS
        places |= (free & _FIRST_OF_FOUR | others & -others) << (SITE_PLACES * site + 1)
        taken >>= SITE_SPACES
    return places


_OF_FIRST_SITES: Final = [_places_of(taken, 0) for taken in range(1 << _HALF_BITS)]
_OF_LAST_SITES: Final = [_places_of(taken, SITES // 2) for taken in range(1 << _HALF_BITS)]


def vacant_places(taken: i64) -> i64:
    """The places that are listed of the construction spaces that are not taken."""
    return _OF_FIRST_SITES[taken & _HALF] | _OF_LAST_SITES[taken >> _HALF_BITS]
