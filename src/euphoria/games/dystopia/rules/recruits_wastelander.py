"""The Wastelander recruits, one after the other. The text above each ability is ours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import first, pack
from euphoria.core.flow import ask, procedure
from euphoria.core.state import Frame
from euphoria.games.dystopia.rules.abilities import (
    CLASSIC,
    PLACE_COMMODITY,
    PLACE_CONSTRUCTION,
    PLACE_TUNNEL,
    RETRIEVE_BEFORE_ROLL,
    VISIT_MARKET,
    WORKER_ADDED,
    Ability,
    register,
)
from euphoria.games.dystopia.rules.abilities import WORKER_LOST as LOST
from euphoria.games.dystopia.rules.benefits import place_visit_star, star_places
from euphoria.games.dystopia.rules.data import (
    CLOUD_MINE,
    CONSTRUCTION,
    FARM,
    FOOD,
    SITE_SPACES,
    TUNNEL,
    WASTELANDER,
    WATER,
    site_of,
)
from euphoria.games.dystopia.rules.goods import DISCARD_SOME, draw, gain, gain_any_resource
from euphoria.games.dystopia.rules.payment import food_for_bliss
from euphoria.games.dystopia.rules.prices import (
    Exchange,
    alone,
    choose_one,
    here,
    highest_or_alone,
)
from euphoria.games.dystopia.rules.stars import advance_faction
from euphoria.games.dystopia.rules.state import City, bits
from euphoria.games.dystopia.rules.tracks import change_knowledge, dig
from euphoria.games.dystopia.rules.words import CHOOSE, CHOOSE_KNOWLEDGE
from euphoria.games.dystopia.rules.workers import send_to_supply


class BriansBliss(Ability):
    """Food paid as bliss at a market outside Icarus: plus 1 knowledge and a step (more in payment.py)."""

    def ready(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return food_for_bliss(s, s.paid, s.space)

    def use(self, s: City, seat: i64) -> None:
        change_knowledge(s, seat, 1)
        advance_faction(s, WASTELANDER)


class Ian(Ability):
    """Farm without any resource: 1 water."""

    def ready(self, s: City, seat: i64) -> bool:
        return s.space == FARM and s.resources(seat) == 0

    def use(self, s: City, seat: i64) -> None:
        gain(s, seat, WATER, 1)


class JackoClassic(Ability):
    """At a visit outside Icarus: two more cards buy a second star (payment.py has the revised wording)."""

    def ready(self, s: City, seat: i64) -> bool:
        return s.hand_size(seat) >= 2 and len(star_places(s, seat)) > 0

    def use(self, s: City, seat: i64) -> None:
        s.push(SECOND_STAR.index, seat)
        s.push(DISCARD_SOME.index, seat, 2)


def _owner(_s: City, f: Frame) -> i64:
    return 1 << f.a


def _star_options(s: City, _f: Frame, seat: i64) -> list[int]:
    return [pack(CHOOSE, place) for place in star_places(s, seat)]


def _place_star(s: City, _f: Frame, seat: i64, code: int) -> None:
    place_visit_star(s, seat, first(code))


SECOND_STAR: Final = procedure(
    "place a second star (Jacko the Archivist)",
    "D-22.1",
    ask("star", "D-18.5", _owner, _star_options, _place_star, forced=True),
)
"""frame.a places it."""


class Artist(Exchange):
    """On a construction site, alone or strictly highest: gain 2 knowledge and 1 card."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        start = CONSTRUCTION + SITE_SPACES * site_of(s.space)
        return highest_or_alone(s, range(start, start + SITE_SPACES))

    def effect(self, s: City, seat: i64) -> None:
        draw(s, seat, 1)


class Kyle(Exchange):
    """Generator, Farm or Aquifer, alone: gain 2 knowledge and 1 card."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.space != CLOUD_MINE and alone(s, here(s))

    def effect(self, s: City, seat: i64) -> None:
        draw(s, seat, 1)


class PetesMeal(Ability):
    """Before the roll of a retrieval: give up one retrieved worker for 4 food and any resource."""

    def ready(self, s: City, seat: i64) -> bool:
        return may_sacrifice_retrieved(s, seat)

    def use(self, s: City, seat: i64) -> None:
        sacrifice_retrieved(s, seat)
        gain(s, seat, FOOD, 4)
        gain_any_resource(s, seat, 1)


def may_sacrifice_retrieved(s: City, seat: i64) -> bool:
    """Never the last worker (D-20.2), and none whose value was fixed for a price."""
    return s.retrieved & ~s.fixed != 0 and s.owned(seat) > 1


def sacrifice_retrieved(s: City, seat: i64) -> None:
    """Retrieved dice are alike before the roll, so it does not matter which one goes."""
    die = bits(s.retrieved & ~s.fixed)[0]
    s.retrieved &= ~(1 << die)
    send_to_supply(s, seat, die)


class PetesWelcome(Exchange):
    """When gaining a worker: gain 2 knowledge and 1 card."""

    def effect(self, s: City, seat: i64) -> None:
        draw(s, seat, 1)


class Reitz(Exchange):
    """In a tunnel, nobody bumped: gain 2 knowledge, 1 card and a miner step."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.bumped < 0

    def effect(self, s: City, seat: i64) -> None:
        draw(s, seat, 1)
        dig(s, s.space - TUNNEL, 1)


class Scarby(Ability):
    """Farm, alone or strictly highest: minus 1 knowledge or 1 food."""

    def ready(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.space == FARM and highest_or_alone(s, here(s))

    def use(self, s: City, seat: i64) -> None:
        choose_one(s, seat, 1 << CHOOSE_KNOWLEDGE | 1 << FOOD)


class Steven(Ability):
    """Losing a worker to a knowledge check: any resource and 1 card."""

    def use(self, s: City, seat: i64) -> None:
        draw(s, seat, 1)
        gain_any_resource(s, seat, 1)


WASTELANDER_ABILITIES: Final[list[Ability]] = [
    BriansBliss("brian-viticulturist", VISIT_MARKET, False),
    Ian("ian-horticulturist", PLACE_COMMODITY, False),
    JackoClassic("jacko-archivist", VISIT_MARKET, True, CLASSIC),
    Artist("jonathan-artist", PLACE_CONSTRUCTION, knowledge=2),
    Kyle("kyle-scavenger", PLACE_COMMODITY, knowledge=2),
    PetesMeal("pete-cannibal", RETRIEVE_BEFORE_ROLL, True),
    PetesWelcome("pete-cannibal", WORKER_ADDED, knowledge=2),
    Reitz("reitz-archaeologist", PLACE_TUNNEL, knowledge=2),
    Scarby("scarby-harvester", PLACE_COMMODITY, False),
    Steven("steven-scholar", LOST, False),
]
"""Flartner is in payment.py and paying.py, Geek in goods.py, Nick in tracks.py."""
register(WASTELANDER_ABILITIES)

WASTELANDER_PROCEDURES: Final = [SECOND_STAR]
