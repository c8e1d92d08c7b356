"""The Subterran recruits, one after the other. The text above each ability is ours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.dystopia.rules.abilities import (
    BUMP_OPPONENT,
    CLASSIC,
    PLACE_COMMODITY,
    PLACE_TUNNEL,
    RETRIEVE_DONE,
    REVISED,
    VISIT_MARKET,
    Ability,
    register,
)
from euphoria.games.dystopia.rules.data import (
    AQUIFER,
    ENERGY,
    STONE,
    SUBTERRAN,
    TUNNEL,
    WATER,
    WORKERS,
    is_tunnel,
)
from euphoria.games.dystopia.rules.goods import draw, gain, gain_any_resource
from euphoria.games.dystopia.rules.powers import has_faction
from euphoria.games.dystopia.rules.prices import (
    Exchange,
    bumped_player,
    choose_one,
    here,
    lowest_or_alone,
    placed_value,
)
from euphoria.games.dystopia.rules.state import City
from euphoria.games.dystopia.rules.tracks import change_knowledge, change_morale, dig
from euphoria.games.dystopia.rules.words import CHOOSE_MORALE
from euphoria.games.dystopia.rules.workers import send_to_supply


def tunnel_resource(s: City) -> int:
    """The resource of the tunnel the worker was placed in."""
    return 4 + s.space - TUNNEL


class Andrew(Ability):
    """Taking gold or clay from a tunnel with an empty hand of cards: 1 card on top."""

    def ready(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.took_resource == 1 and s.empty_hand == 1 and s.space != TUNNEL + SUBTERRAN

    def use(self, s: City, seat: i64) -> None:
        draw(s, seat, 1)


class Brett(Exchange):
    """After a visit that placed a star: gain 1 knowledge and any resource."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.star_placed == 1

    def effect(self, s: City, seat: i64) -> None:
        gain_any_resource(s, seat, 1)


class BrettClassic(Brett):
    """The same for 2 knowledge, and only when nobody was bumped."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.star_placed == 1 and s.bumped < 0


class Chase(Ability):
    """In a tunnel: give up the worker just placed for 2 more of its resource (new worker: benefits.py)."""

    def ready(self, s: City, seat: i64) -> bool:
        return s.owned(seat) > 1

    def use(self, s: City, seat: i64) -> None:
        send_to_supply(s, seat, s.die)
        gain(s, seat, tunnel_resource(s), 2)


class Dave(Exchange):
    """When bumping an opponent out of a tunnel: gain knowledge, 1 of its resource and a miner step."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return is_tunnel(s.space)

    def effect(self, s: City, seat: i64) -> None:
        gain(s, seat, tunnel_resource(s), 1)
        dig(s, s.space - TUNNEL, 1)


class Faith(Ability):
    """Aquifer with an empty hand of cards: 1 energy."""

    def ready(self, s: City, seat: i64) -> bool:
        return s.space == AQUIFER and s.hand_size(seat) == 0

    def use(self, s: City, seat: i64) -> None:
        gain(s, seat, ENERGY, 1)


class Josiah(Ability):
    """On the Generator, Farm or Cloud Mine: plus 1 morale; every other player there gains 1 knowledge."""

    def ready(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.space != AQUIFER

    def use(self, s: City, seat: i64) -> None:
        change_morale(s, seat, 1)
        for other in range(s.players):
            dice = s.where[WORKERS * other : WORKERS * other + WORKERS]
            if other != seat and s.space in dice:
                change_knowledge(s, other, 1)


class Maggie(Ability):
    """A retrieval of workers from Subterra only: 1 water or 1 stone."""

    def ready(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.from_subterra == 1

    def use(self, s: City, seat: i64) -> None:
        choose_one(s, seat, 1 << WATER | 1 << STONE)


class Phil(Exchange):
    """When bumping an opponent without an active Subterran: gain knowledge and 1 card."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return not has_faction(s, bumped_player(s), SUBTERRAN)

    def effect(self, s: City, seat: i64) -> None:
        draw(s, seat, 1)


class Soulless(Ability):
    """Aquifer, alone or strictly lowest: plus 1 morale or 1 water."""

    def ready(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.space == AQUIFER and lowest_or_alone(s, here(s))

    def use(self, s: City, seat: i64) -> None:
        choose_one(s, seat, 1 << CHOOSE_MORALE | 1 << WATER)


class Xander(Exchange):
    """When bumping an opponent's higher die out of a tunnel: gain 1 knowledge and 1 of its resource."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return is_tunnel(s.space) and s.bumped_value > placed_value(s)

    def effect(self, s: City, seat: i64) -> None:
        gain(s, seat, tunnel_resource(s), 1)


SUBTERRAN_ABILITIES: Final[list[Ability]] = [
    Andrew("andrew-spelunker", PLACE_TUNNEL, False),
    Brett("brett-lockpicker", VISIT_MARKET, knowledge=1, printing=REVISED),
    BrettClassic("brett-lockpicker", VISIT_MARKET, knowledge=2, printing=CLASSIC),
    Chase("chase-miner", PLACE_TUNNEL, True),
    Dave("dave-demolitionist", BUMP_OPPONENT, knowledge=1, printing=REVISED),
    Dave("dave-demolitionist", BUMP_OPPONENT, knowledge=2, printing=CLASSIC),
    Faith("faith-hydroelectrician", PLACE_COMMODITY, False),
    Josiah("josiah-hacker", PLACE_COMMODITY, False),
    Maggie("maggie-outlaw", RETRIEVE_DONE, False),
    Phil("phil-spy", BUMP_OPPONENT, knowledge=1, printing=REVISED),
    Phil("phil-spy", BUMP_OPPONENT, knowledge=2, printing=CLASSIC),
    Soulless("soulless-plumber", PLACE_COMMODITY, False),
    Xander("xander-excavator", BUMP_OPPONENT, knowledge=1),
]
"""Curtis is in tracks.py, Jonathan the Gambler in goods.py."""
register(SUBTERRAN_ABILITIES)
