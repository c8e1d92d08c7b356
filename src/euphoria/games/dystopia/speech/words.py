"""The things of Build a Better Dystopia by name: goods, cards, sites, spaces, and handfuls of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euphoria.games.dystopia.rules.data import (
    CONSTRUCTION,
    FACTIONS,
    GOODS,
    MARKET,
    SITE_SPACES,
    SPACES,
    printed_resource,
    site_faction,
    site_of,
)
from euphoria.games.dystopia.rules.words import PAYMENT
from euphoria.speech.messages import Fact

if TYPE_CHECKING:
    from euphoria.speech import Speech


def message(family: str, id: str) -> str:
    return f"dystopia-{family}-{id}"


def word(speech: Speech, family: str, id: str) -> str:
    return speech.say(message(family, id))


def forms(speech: Speech, field: str, id: str, **facts: Fact) -> dict[str, Fact]:
    """A message and those forms of it that the language has, as the variables `field` and `field-form`."""
    found: dict[str, Fact] = {field: speech.say(id, **facts)}
    for form in ("whom", "on", "one", "plural"):
        if speech.has(f"{id}.{form}"):
            found[f"{field}-{form}"] = speech.say(f"{id}.{form}", **facts)
    return found


def penalty(speech: Speech, tile: str) -> str:
    """What a market tile takes from those without a star, as it reads after a colon."""
    text = speech.say(f"{message('tile', tile)}.penalty")
    return text[:1].lower() + text[1:]


def listed(speech: Speech, things: list[str]) -> str:
    """`2 food`, `2 food and 1 book`, `1 food, 1 gold and 1 book`, or `nothing`."""
    if not things:
        return speech.say("dystopia-nothing")
    if len(things) == 1:
        return things[0]
    return speech.say("dystopia-and", most=", ".join(things[:-1]), last=things[-1])


def counted(speech: Speech, counts: dict[str, int]) -> str:
    """A handful of goods and cards, in words."""
    things = [speech.say(message("count", kind), count=count) for kind, count in counts.items() if count]
    return listed(speech, things)


def bundle(speech: Speech, packed: int) -> str:
    """The same for a packed payment or stock: four bits for the count of each kind."""
    counts = {kind: (packed >> (4 * place)) & 15 for place, kind in enumerate(PAYMENT.words)}
    return counted(speech, counts)


def site_facts(speech: Speech, site: int) -> dict[str, Fact]:
    faction = word(speech, "faction", FACTIONS[site_faction(site)])
    return forms(speech, "site", "dystopia-site", faction=faction, number=site % 2 + 1)


def space_facts(speech: Speech, field: str, space: int) -> dict[str, Fact]:
    """The name of a space; those on the sites are put together."""
    if space < MARKET:
        return forms(speech, field, message("space", SPACES[space]))
    site = site_facts(speech, site_of(space))
    if space < CONSTRUCTION:
        return forms(speech, field, "dystopia-space-market", **site)
    number = (space - CONSTRUCTION) % SITE_SPACES + 1
    good = word(speech, "good", GOODS[printed_resource(space)])
    return forms(speech, field, "dystopia-space-construction", number=number, good=good, **site)


def space_name(speech: Speech, space: str) -> str:
    return str(space_facts(speech, "space", SPACES.index(space))["space"])
