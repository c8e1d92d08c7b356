"""Which recruits the greedy bot likes to have, and when it uses them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euphoria.games.dystopia.bots.reading import Reading
from euphoria.games.dystopia.bots.taste import Taste
from euphoria.games.dystopia.bots.worth import (
    change_of_knowledge,
    change_of_morale,
    draw_of,
    loss_of_worker,
    price,
)
from euphoria.games.dystopia.rules.abilities import CLASSIC
from euphoria.games.dystopia.rules.book import ABILITIES
from euphoria.games.dystopia.rules.cards import FACTION_OF, RECRUITS
from euphoria.games.dystopia.rules.data import BLISS, ENERGY, GOLD, LEVEL_4, TANK_ENERGY, TANK_WATER
from euphoria.games.dystopia.rules.prices import Exchange

Gain = Callable[[Reading], float]


def something(_r: Reading) -> float:
    return 1.0


def a_resource(r: Reading) -> float:
    return r.taste.resource


def a_card(r: Reading) -> float:
    return draw_of(r, 1)


def lee(_r: Reading) -> float:
    return 1.3


def laura(r: Reading) -> float:
    return draw_of(r, 2) - price(r, GOLD)


def esme(r: Reading) -> float:
    return 1.2 + max(change_of_morale(r, 1), change_of_knowledge(r, -1)) - 0.6 * r.taste.card


def amanda(r: Reading) -> float:
    """A value that goes with another, and no check to fear."""
    risk = r.risk(1, sum(r.at_home) + r.knowledge)
    return r.taste.die_twin + risk * loss_of_worker(r) - price(r, BLISS)


def yordy(r: Reading) -> float:
    return 0.8 - price(r, ENERGY)


def chase(r: Reading) -> float:
    return _sacrifice(r, 2 * r.taste.resource)


def pete(r: Reading) -> float:
    """A card for 2 knowledge when a worker is gained; a meal of a retrieved one."""
    if r.placing in (TANK_ENERGY, TANK_WATER):
        return draw_of(r, 1) + change_of_knowledge(r, 2)
    return _sacrifice(r, r.taste.resource + 4 * r.taste.commodity_more)


def sheppard(r: Reading) -> float:
    """A card for 2 morale when a worker is gained; a cure of a retrieved one."""
    if r.placing in (TANK_ENERGY, TANK_WATER):
        return draw_of(r, 1) + change_of_morale(r, -2)
    return _sacrifice(r, r.taste.resource + 4 * r.taste.commodity_more)


def _sacrifice(r: Reading, gain: float) -> float:
    """A worker for goods: only if others remain."""
    return gain - loss_of_worker(r) if r.owned > 2 else -1.0


VALUES: Final[dict[str, tuple[float, Gain]]] = {
    "ben-ludologist": (0.0, a_resource),
    "bradley-futurist": (0.0, a_card),
    "esme-fireman": (1.0, esme),
    "julia-thought-inspector": (1.5, a_resource),
    "laura-philanthropist": (0.0, laura),
    "nakagawa-tribute": (1.0, something),
    "yordy-demotivator": (0.0, yordy),
    "brett-lockpicker": (1.5, a_resource),
    "chase-miner": (0.0, chase),
    "dave-demolitionist": (1.2, a_resource),
    "phil-spy": (1.0, a_card),
    "xander-excavator": (1.0, a_resource),
    "geek-oracle": (0.5, something),
    "jacko-archivist": (1.5, something),
    "jonathan-artist": (0.0, a_card),
    "kyle-scavenger": (0.5, a_card),
    "pete-cannibal": (0.0, pete),
    "reitz-archaeologist": (0.0, a_card),
    "amanda-broker": (0.0, amanda),
    "flavio-merchant": (1.2, a_card),
    "lee-gossip": (1.0, lee),
    "maxime-ambassador": (0.0, a_card),
    "rebecca-peddler": (0.0, a_resource),
    "sheppard-lobotomist": (0.0, sheppard),
    "zong-astronomer": (0.8, a_card),
}
"""How much better than others a recruit is to have, and what its ability brings before its price is paid."""
NOTHING_SPECIAL: Final[tuple[float, Gain]] = (0.0, something)


def _printed_prices() -> dict[int, tuple[int, int]]:
    """Morale to lose and knowledge to gain, as printed last; who gives up workers is judged by that."""
    found: dict[int, tuple[int, int]] = {}
    for abilities in ABILITIES:
        for ability in abilities:
            if isinstance(ability, Exchange) and ability.printing != CLASSIC:
                gain = VALUES.get(RECRUITS[ability.recruit], NOTHING_SPECIAL)[1]
                if gain not in (pete, sheppard):
                    found[ability.recruit] = (ability.morale, ability.knowledge)
    return found


PRICES: Final = _printed_prices()


def likes(recruit: int) -> float:
    return VALUES.get(RECRUITS[recruit], NOTHING_SPECIAL)[0]


def pair_worth(taste: Taste, active: int, hidden: int) -> float:
    """Two recruits of one faction are two stars at the end of one row."""
    pair = taste.pair if FACTION_OF[active] == FACTION_OF[hidden] else 0.0
    return likes(active) + 0.4 * likes(hidden) + pair


def retained_worth(r: Reading, recruit: int) -> float:
    """A new recruit is best where a star is near."""
    step = r.allegiance[FACTION_OF[recruit]]
    return likes(recruit) + step + (r.taste.star if step == LEVEL_4 else 0.0)


def use_worth(r: Reading, recruit: int) -> float:
    """What using an ability now brings, its price paid."""
    gain = VALUES.get(RECRUITS[recruit], NOTHING_SPECIAL)[1](r)
    morale, knowledge = PRICES.get(recruit, (0, 0))
    paid = change_of_morale(r, -morale) + change_of_knowledge(r, knowledge)
    return gain + paid
