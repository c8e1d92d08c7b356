"""A second, naive reading of what things cost in Build a Better Dystopia, straight from the card texts.

Nothing is solved here: every handful of up to five things is tried, and a plain sentence decides whether it
pays for the space. It shares no code and no table with the engine.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

COMMODITIES = ("energy", "water", "food", "bliss")
RESOURCES = ("gold", "stone", "clay")
CARDS = ("bat", "balloons", "bifocals", "book", "box", "bear")
THINGS = (*COMMODITIES, *RESOURCES, *CARDS, "knowledge")

TILES: dict[str, dict[str, int]] = {
    "laboratory-of-selective-genetics": {"card": 1, "resource": 1},
    "spa-of-fleeting-pleasure": {"water": 4, "card": 1},
    "courthouse-of-hasty-judgment": {"energy": 4, "stone": 1},
    "plaza-of-immortalized-humility": {"water": 4, "clay": 1},
    "fountain-of-wishful-thinking": {"water": 4, "gold": 1},
    "lounge-of-opulent-frugality": {"energy": 4, "card": 1},
    "academy-of-mandatory-equality": {"food": 4, "gold": 1},
    "cafeteria-of-nameless-meat": {"food": 4, "card": 1},
    "apothecary-of-productive-dreams": {"bliss": 4, "resource": 1},
    "theater-of-revelatory-propaganda": {"energy": 4, "clay": 1},
    "registry-of-personal-secrets": {"bliss": 4, "card": 1},
    "arena-of-peaceful-conflict": {"food": 4, "stone": 1},
    "disassemble-a-teddy-bear-shop": {"commodity": 1, "bear": 1},
    "clinic-of-blind-hindsight": {"commodity": 1, "bifocals": 1},
    "bemusement-park": {"commodity": 1, "balloons": 1},
    "friendly-local-game-bonfire": {"commodity": 1, "box": 1},
    "stadium-of-guaranteed-home-runs": {"commodity": 1, "bat": 1},
    "center-for-reduced-literacy": {"commodity": 1, "book": 1},
}
SITES = {
    "euphorian-1": ("clay", "gold"),
    "euphorian-2": ("stone", "gold"),
    "subterran-1": ("gold", "stone"),
    "subterran-2": ("clay", "stone"),
    "wastelander-1": ("stone", "clay"),
    "wastelander-2": ("gold", "clay"),
}
"""What the first space of each site costs, and what the other three cost."""
CARD_MARKETS = ("incinerator", "free-press", "ark", "wind-saloon")
TUNNELS = {"euphorian-tunnel": "energy", "subterran-tunnel": "water", "wastelander-tunnel": "food"}


class Buyer(NamedTuple):
    """What matters of a player: the recruits that work, their factions, and the rest in plain words."""

    recruits: frozenset[str]
    factions: frozenset[str]
    classic: bool = False
    pairs_forbidden: bool = False
    bumps_other: bool = False
    tile: str = ""


@cache
def handfuls() -> list[tuple[str, ...]]:
    """Every handful of up to five things."""
    return [some for size in range(6) for some in combinations_with_replacement(THINGS, size)]


@cache
def accepted(space: str, buyer: Buyer) -> list[tuple[str, ...]]:
    """All handfuls that pay for the space."""
    pays = accepted_at(space, buyer)
    return [some for some in handfuls() if pays(some)]


def ways(space: str, buyer: Buyer, stock: dict[str, int]) -> set[tuple[str, ...]]:
    """Those of them that can be taken from a stock."""
    return {
        some
        # What a market costs depends on its tile, and not on its place.
        for some in accepted("market-" if buyer.tile else space, what_can_matter(space, buyer))
        if all(some.count(thing) <= stock[thing] for thing in set(some))
    }


MATTER = {
    "tunnel": {"matthew-thief"},
    "end": {"kaden-infiltrator"},
    "ark": {"jacko-archivist"},
    "bar": {"brian-viticulturist"},
    "lounge": {"brian-viticulturist"},
    "market": {"brian-viticulturist", "josh-negotiator"},
    "site": {"michael-engineer", "flartner-luddite"},
}
"""The recruits that speak of a kind of space, by a word in its name; nobody speaks of the others."""


def what_can_matter(space: str, buyer: Buyer) -> Buyer:
    """The buyer without what no card connects with this space, so that equal questions are asked once."""
    words = space.split("-")
    recruits = {name for word in words for name in MATTER.get(word, ())} & buyer.recruits
    return Buyer(
        frozenset(recruits),
        buyer.factions if "end" in words else frozenset(),
        buyer.classic if "ark" in words else False,
        buyer.pairs_forbidden if space in CARD_MARKETS else False,
        buyer.bumps_other if "tunnel" in words else False,
        buyer.tile,
    )


def cards_of(some: tuple[str, ...]) -> list[str]:
    return [thing for thing in some if thing in CARDS]


def accepted_at(space: str, buyer: Buyer) -> Callable[[tuple[str, ...]], bool]:
    """Does this handful pay for the space?"""
    if space in ("generator", "aquifer", "farm", "cloud-mine"):
        return lambda some: some == ()
    if space in TUNNELS:
        return lambda some: pays_tunnel(some, TUNNELS[space], buyer)
    if space.endswith("-tunnel-end"):
        return lambda some: pays_tunnel_end(some, space.split("-")[0], buyer)
    if space in ("tank-energy", "tank-water"):
        return lambda some: some == (space.removeprefix("tank-"),) * 3
    if space in CARD_MARKETS:
        return lambda some: pays_artifact_market(some, space, buyer)
    if space == "nimbus-loft":
        return lambda some: len(some) == 3 and all(thing in RESOURCES for thing in some)
    if space in ("breeze-bar", "sky-lounge"):
        return lambda some: pays_bar(some, buyer)
    if space.startswith("market-"):
        paying = pays_tile(TILES[buyer.tile], buyer)
        return lambda some: some in paying
    name, _, number = space.removeprefix("site-").rpartition("-")
    printed = SITES[name][0 if number == "1" else 1]
    return lambda some: pays_construction(some, printed, buyer)


def pays_tunnel(some: tuple[str, ...], commodity: str, buyer: Buyer) -> bool:
    """1 of the commodity. Matthew the Thief: 1 knowledge, if somebody else is bumped."""
    thief = "matthew-thief" in buyer.recruits and buyer.bumps_other
    return some == (commodity,) or (thief and some == ("knowledge",))


def pays_tunnel_end(some: tuple[str, ...], faction: str, buyer: Buyer) -> bool:
    """Free with an active recruit of the faction; else only Kaden the Infiltrator, for 2 knowledge."""
    if faction in buyer.factions:
        return some == ()
    return "kaden-infiltrator" in buyer.recruits and some == ("knowledge", "knowledge")


def pays_artifact_market(some: tuple[str, ...], space: str, buyer: Buyer) -> bool:
    """Any 3 cards, or 2 equal ones unless the Courthouse forbids it; Jacko pays 1 card at the Ark."""
    if len(cards_of(some)) != len(some):
        return False
    if len(some) == 2:
        return some[0] == some[1] and not buyer.pairs_forbidden
    jacko = "jacko-archivist" in buyer.recruits and not buyer.classic and space == "ark"
    return len(some) == 3 or (len(some) == 1 and jacko)


def pays_bar(some: tuple[str, ...], buyer: Buyer) -> bool:
    """1 bliss and 1 of energy, water or food. Brian the Viticulturist: food counts as bliss."""
    if len(some) != 2:
        return False
    bliss = ("bliss", "food") if "brian-viticulturist" in buyer.recruits else ("bliss",)
    other = ("energy", "water", "food")
    return any(some[k] in bliss and some[1 - k] in other for k in (0, 1))


def pays_construction(some: tuple[str, ...], printed: str, buyer: Buyer) -> bool:
    """The printed resource. Michael the Engineer: any resource. Flartner the Luddite: a card."""
    if len(some) != 1:
        return False
    thing = some[0]
    engineer = "michael-engineer" in buyer.recruits and thing in RESOURCES
    luddite = "flartner-luddite" in buyer.recruits and thing in CARDS
    return thing == printed or engineer or luddite


def pays_tile(cost: dict[str, int], buyer: Buyer) -> set[tuple[str, ...]]:
    """What the tile shows. Josh the Negotiator: bliss for the resource. Brian: food for bliss."""
    brian = "brian-viticulturist" in buyer.recruits
    josh = "josh-negotiator" in buyer.recruits
    return tile_ways(cost, brian, josh)


def tile_ways(cost: dict[str, int], brian: bool, josh: bool) -> set[tuple[str, ...]]:
    """All handfuls in which every icon of the tile is paid by something that may pay for it."""
    found: list[tuple[str, ...]] = [()]
    for name, count in cost.items():
        for _ in range(count):
            found = [(*some, thing) for some in found for thing in payers_of(name, brian, josh)]
    return {tuple(sorted(some, key=THINGS.index)) for some in found}


def payers_of(name: str, brian: bool, josh: bool) -> list[str]:
    """What may be laid down for one icon. "Any commodity" is no cost in bliss, so food stays food there."""
    wide = {"card": CARDS, "resource": RESOURCES, "commodity": COMMODITIES}
    payers = list(wide.get(name, (name,)))
    bliss = name == "bliss"
    if josh and (name == "resource" or name in RESOURCES):
        payers.append("bliss")
        bliss = True
    if brian and bliss:
        payers.append("food")
    return payers
