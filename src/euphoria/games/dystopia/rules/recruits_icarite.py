"""The Icarite recruits, one after the other. The text above each ability is ours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import pack
from euphoria.core.flow import ask, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.abilities import (
    BUMP_OPPONENT,
    CLASSIC,
    OWN_WORKER_BUMPED,
    PLACE_COMMODITY,
    RETRIEVE_BEFORE_ROLL,
    REVISED,
    VISIT_MARKET,
    WORKER_ADDED,
    Ability,
    register,
)
from euphoria.games.dystopia.rules.cards import (
    BRIAN,
)
from euphoria.games.dystopia.rules.data import BLISS, CLOUD_MINE, ENERGY, FOOD, WATER, WORKERS
from euphoria.games.dystopia.rules.goods import draw, gain, gain_any_commodity, gain_any_resource
from euphoria.games.dystopia.rules.paying import MAY_TAKE_BLISS, OPPONENTS_MAY, hand_in
from euphoria.games.dystopia.rules.payment import keeps_payable
from euphoria.games.dystopia.rules.placing import CHOOSE_VALUE
from euphoria.games.dystopia.rules.powers import has_power
from euphoria.games.dystopia.rules.prices import Exchange, alone, bumped_player, choose_one, here
from euphoria.games.dystopia.rules.recruits_wastelander import (
    may_sacrifice_retrieved,
    sacrifice_retrieved,
)
from euphoria.games.dystopia.rules.state import City
from euphoria.games.dystopia.rules.tracks import change_knowledge
from euphoria.games.dystopia.rules.words import CHOOSE_KNOWLEDGE, GAVE, PAY


class Amanda(Ability):
    """When an own worker is bumped: pay 1 bliss to choose its new value. Brian's food counts as bliss."""

    def ready(self, s: City, seat: i64) -> bool:
        return len(bliss_to_spend(s, seat)) > 0

    def use(self, s: City, seat: i64) -> None:
        s.push(CHOOSE_VALUE.index, seat, s.bumped % WORKERS)
        s.push(SPEND_BLISS.index, seat)


class AmandaClassic(Amanda):
    """Only when another player bumps, who is handed the bliss."""

    def ready(self, s: City, seat: i64) -> bool:
        return seat != s.active and len(bliss_to_spend(s, seat)) > 0


def bliss_to_spend(s: City, seat: i64) -> list[int]:
    """Bliss, and with Brian food; an own bump must leave enough to pay for the space (D-7.1)."""
    found: list[int] = []
    for good in (FOOD, BLISS):
        if s.has(seat, good) and (good == BLISS or has_power(s, seat, BRIAN)):
            if not s.due or seat != s.active or keeps_payable(s, seat, good):
                found.append(good)
    return found


def _spender(_s: City, f: Frame) -> i64:
    return 1 << f.a


def _spend_options(s: City, _f: Frame, seat: i64) -> list[int]:
    return [pack(PAY, 1 << (4 * good)) for good in bliss_to_spend(s, seat)]


def _spend_bliss(s: City, _f: Frame, seat: i64, code: int) -> None:
    good = FOOD if code == pack(PAY, 1 << (4 * FOOD)) else BLISS
    if not s.classic:
        hand_in(s, seat, 1 << (4 * good))
        return
    s.spend_good(seat, good, 1)
    s.add_good(s.active, good, 1)
    tell(s, GAVE, EVERYBODY, seat, s.active, good)


SPEND_BLISS: Final = procedure(
    "spend 1 bliss (Amanda the Broker)",
    "D-5.8",
    ask("pay", "D-5.8", _spender, _spend_options, _spend_bliss, forced=True),
)
"""frame.a spends it."""


class Flavio(Exchange):
    """After a visit that placed a star: gain 1 knowledge and 1 card."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.star_placed == 1

    def effect(self, s: City, seat: i64) -> None:
        draw(s, seat, 1)


class FlavioClassic(Flavio):
    """After a visit that bumped somebody else and placed a star: lose 2 morale, draw 1 card."""

    def fits(self, s: City, seat: i64) -> bool:
        return s.star_placed == 1 and s.bumped >= 0 and bumped_player(s) != seat


class Lee(Exchange):
    """When bumping somebody else: lose 1 morale, push 1 knowledge onto them, gain any commodity."""

    def effect(self, s: City, seat: i64) -> None:
        gain_any_commodity(s, seat, 1)
        change_knowledge(s, bumped_player(s), 1)


class Maxime(Exchange):
    """When bumping somebody else: lose 2 morale, push 1 knowledge onto them, draw 1 card."""

    def effect(self, s: City, seat: i64) -> None:
        draw(s, seat, 1)
        change_knowledge(s, bumped_player(s), 1)


class Rebecca(Exchange):
    """When bumping somebody else: lose 2 morale, push 1 knowledge onto them, gain any resource."""

    def effect(self, s: City, seat: i64) -> None:
        gain_any_resource(s, seat, 1)
        change_knowledge(s, bumped_player(s), 1)


class Sarinee(Ability):
    """Cloud Mine, alone: minus 1 knowledge or 1 bliss."""

    def ready(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.space == CLOUD_MINE and alone(s, here(s))

    def use(self, s: City, seat: i64) -> None:
        choose_one(s, seat, 1 << CHOOSE_KNOWLEDGE | 1 << BLISS)


class SheppardsCure(Ability):
    """Before the roll of a retrieval: give up one retrieved worker for 4 bliss and any resource."""

    def ready(self, s: City, seat: i64) -> bool:
        return may_sacrifice_retrieved(s, seat)

    def use(self, s: City, seat: i64) -> None:
        sacrifice_retrieved(s, seat)
        gain(s, seat, BLISS, 4)
        gain_any_resource(s, seat, 1)


class SheppardsWelcome(Exchange):
    """When gaining a worker: lose 2 morale, draw 1 card."""

    def effect(self, s: City, seat: i64) -> None:
        draw(s, seat, 1)


class Zong(Exchange):
    """Cloud Mine: gain 1 knowledge and 1 card; every opponent may then take 1 bliss."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.space == CLOUD_MINE

    def effect(self, s: City, seat: i64) -> None:
        s.push(OPPONENTS_MAY.index, MAY_TAKE_BLISS, 1)
        draw(s, seat, 1)


class ZongClassic(Ability):
    """Cloud Mine without resources and cards: 1 water or 1 energy."""

    def ready(self, s: City, seat: i64) -> bool:
        return s.space == CLOUD_MINE and s.resources(seat) == 0 and s.hand_size(seat) == 0

    def use(self, s: City, seat: i64) -> None:
        choose_one(s, seat, 1 << WATER | 1 << ENERGY)


ICARITE_ABILITIES: Final[list[Ability]] = [
    Amanda("amanda-broker", OWN_WORKER_BUMPED, True, REVISED),
    AmandaClassic("amanda-broker", OWN_WORKER_BUMPED, True, CLASSIC),
    Flavio("flavio-merchant", VISIT_MARKET, knowledge=1, printing=REVISED),
    FlavioClassic("flavio-merchant", VISIT_MARKET, morale=2, printing=CLASSIC),
    Lee("lee-gossip", BUMP_OPPONENT, morale=1),
    Maxime("maxime-ambassador", BUMP_OPPONENT, morale=2),
    Rebecca("rebecca-peddler", BUMP_OPPONENT, morale=2),
    Sarinee("sarinee-cloud-miner", PLACE_COMMODITY, False),
    SheppardsCure("sheppard-lobotomist", RETRIEVE_BEFORE_ROLL, True),
    SheppardsWelcome("sheppard-lobotomist", WORKER_ADDED, morale=2),
    Zong("zong-astronomer", PLACE_COMMODITY, knowledge=1, printing=REVISED),
    ZongClassic("zong-astronomer", PLACE_COMMODITY, False, CLASSIC),
]
"""Gidget is in retrieving.py; Josh, Kaden and Matthew are in payment.py."""
register(ICARITE_ABILITIES)

ICARITE_PROCEDURES: Final = [SPEND_BLISS]
