"""The Euphorian recruits, one after the other. The text above each ability is ours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import Codes, first
from euphoria.core.flow import ask, do, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.abilities import (
    BEFORE_BUMPED_ROLL,
    BUMP_OPPONENT,
    CLASSIC,
    MARKET_CONSTRUCTED,
    OPPONENT_ROLL,
    PLACE_COMMODITY,
    PLACE_CONSTRUCTION,
    RETRIEVE_BEFORE_ROLL,
    REVISED,
    STAR_PLACED,
    VISIT_MARKET,
    Ability,
    register,
)
from euphoria.games.dystopia.rules.data import (
    BOOK,
    CARD_KINDS,
    ENERGY,
    EUPHORIAN,
    FOOD,
    GENERATOR,
    GOLD,
    WORKERS,
    is_tank,
    is_tunnel,
    region,
)
from euphoria.games.dystopia.rules.goods import draw, draw_plainly, gain, gain_any_resource
from euphoria.games.dystopia.rules.payment import paid_count
from euphoria.games.dystopia.rules.prices import (
    Exchange,
    bumped_player,
    choose_one,
    here,
    others_at,
    placed_value,
)
from euphoria.games.dystopia.rules.retrieving import FREE
from euphoria.games.dystopia.rules.stars import advance_faction, star_on_territory
from euphoria.games.dystopia.rules.state import HOME, City, bits
from euphoria.games.dystopia.rules.tracks import (
    cards_held,
    change_knowledge,
    change_morale,
    discard_card,
    enforce_limit,
)
from euphoria.games.dystopia.rules.words import (
    BURN,
    CHOOSE_KNOWLEDGE,
    CHOOSE_MORALE,
    DISCARD,
    GAVE,
    PAID,
    SET,
)
from euphoria.games.dystopia.rules.workers import send_to_supply, set_die


class Ben(Exchange):
    """After a roll that gives an opponent a pair: lose 2 morale, gain any resource."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        values = 0
        pairs = 0
        rolled = 0
        at = WORKERS * s.roller
        for die in range(WORKERS):
            if s.where[at + die] == HOME:
                value = 1 << s.value[at + die]
                pairs |= values & value
                values |= value
                if (s.rolled >> die) & 1:
                    rolled |= value
        return rolled & pairs != 0

    def effect(self, s: City, seat: i64) -> None:
        gain_any_resource(s, seat, 1)


class Bradley(Exchange):
    """After a visit that placed a star: gain 2 knowledge, look at 2 new cards, keep one."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.star_placed == 1

    def effect(self, s: City, seat: i64) -> None:
        s.push(KEEP_ONE_OF_TWO.index, seat)


def _draw_two(s: City, f: Frame) -> None:
    draw_plainly(s, f.a, 2)


def _who_keeps(s: City, f: Frame) -> i64:
    return 1 << f.a if sum(s.drawn) == 2 else 0


_DISCARDS: Final = Codes(DISCARD)


def _drawn_cards(s: City, _f: Frame, _seat: i64) -> list[int]:
    mask = 0
    for kind in range(CARD_KINDS):
        if s.drawn[kind]:
            mask |= 1 << kind
    return _DISCARDS.of(mask)


def _put_one_back(s: City, _f: Frame, seat: i64, code: int) -> None:
    discard_card(s, seat, first(code))


def _limit(s: City, f: Frame) -> None:
    enforce_limit(s, f.a)


KEEP_ONE_OF_TWO: Final = procedure(
    "keep one of two cards (Bradley the Futurist)",
    "D-20.5",
    do(_draw_two),
    ask("keep-one", "D-20.5", _who_keeps, _drawn_cards, _put_one_back),
    do(_limit),
)
"""frame.a draws."""


class Esme(Ability):
    """With every star: burn a card for 1 energy and -1 knowledge or +1 morale; a book burns better."""

    def ready(self, s: City, seat: i64) -> bool:
        return s.hand_size(seat) > 0

    def use(self, s: City, seat: i64) -> None:
        s.push(BURN_A_CARD.index, seat)


_BURNS: Final = Codes(BURN)


def _burner(_s: City, f: Frame) -> i64:
    return 1 << f.a


def _burn_options(s: City, _f: Frame, seat: i64) -> list[int]:
    return _BURNS.of(cards_held(s, seat))


def _burn(s: City, _f: Frame, seat: i64, code: int) -> None:
    discard_card(s, seat, first(code))
    if first(code) == BOOK and not s.classic:
        gain(s, seat, ENERGY, 2)
        change_knowledge(s, seat, -2)
        change_morale(s, seat, 2)
    else:
        gain(s, seat, ENERGY, 1)
        choose_one(s, seat, 1 << CHOOSE_KNOWLEDGE | 1 << CHOOSE_MORALE)


BURN_A_CARD: Final = procedure(
    "burn a card (Esme the Fireman)",
    "D-20.8",
    ask("burn", "D-20.8", _burner, _burn_options, _burn),
)
"""frame.a burns."""


class Gary(Ability):
    """Generator, matching the value of another worker there: plus 1 morale or 1 energy."""

    def ready(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.space == GENERATOR and placed_value(s) in others_at(s, here(s))

    def use(self, s: City, seat: i64) -> None:
        choose_one(s, seat, 1 << CHOOSE_MORALE | 1 << ENERGY)


class Julia(Exchange):
    """When bumping an opponent: lose 1 morale, gain any resource; the bumped die copies the bumping one."""

    def effect(self, s: City, seat: i64) -> None:
        gain_any_resource(s, seat, 1)
        set_die(s, bumped_player(s), s.bumped % WORKERS, placed_value(s))


class JuliaClassic(Exchange):
    """When bumping an opponent's die of equal value: lose 2 morale, gain any resource."""

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return s.bumped_value == placed_value(s)

    def effect(self, s: City, seat: i64) -> None:
        gain_any_resource(s, seat, 1)


class Katy(Ability):
    """Generator with an empty hand of cards: 1 food."""

    def ready(self, s: City, seat: i64) -> bool:
        return s.space == GENERATOR and s.hand_size(seat) == 0

    def use(self, s: City, seat: i64) -> None:
        gain(s, seat, FOOD, 1)


class Laura(Exchange):
    """When bumping an opponent out of a tunnel or the tank: hand over 1 gold, draw 2 cards."""

    def fits(self, s: City, seat: i64) -> bool:
        return (is_tunnel(s.space) or is_tank(s.space)) and s.has(seat, GOLD) > 0

    def effect(self, s: City, seat: i64) -> None:
        receiver = bumped_player(s)
        s.spend_good(seat, GOLD, 1)
        s.add_good(receiver, GOLD, 1)
        tell(s, GAVE, EVERYBODY, seat, receiver, GOLD)
        draw(s, seat, 2)


class MichaelsGold(Ability):
    """Gold spent on a construction space: +1 morale and +1 knowledge (payment.py has the rest)."""

    def ready(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        return paid_count(s.paid, GOLD) > 0

    def use(self, s: City, seat: i64) -> None:
        change_morale(s, seat, 1)
        change_knowledge(s, seat, 1)


class Nakagawa(Ability):
    """With each worker put on a construction space: one Euphorian step, if wanted."""

    def use(self, s: City, seat: i64) -> None:  # noqa: ARG002
        advance_faction(s, EUPHORIAN)


class NakagawaClassic(Ability):
    """After a visit that placed a star: give up the visiting worker for a second star on the territory."""

    def ready(self, s: City, seat: i64) -> bool:
        return (
            s.star_placed == 1
            and s.stars[seat] > 0
            and s.free_stars(region(s.space)) > 0
            and s.owned(seat) > 1
        )

    def use(self, s: City, seat: i64) -> None:
        send_to_supply(s, seat, s.die)
        star_on_territory(s, seat, region(s.space))


class Ray(Ability):
    """A completed market: plus 2 morale for a builder, minus 2 knowledge for one who was not."""

    def use(self, s: City, seat: i64) -> None:
        if (s.builders >> seat) & 1:
            change_morale(s, seat, 2)
        else:
            change_knowledge(s, seat, -2)


class Yordy(Ability):
    """At a free retrieval: pay 1 energy to fix one retrieved die at any value (classic: retrieving.py)."""

    def ready(self, s: City, seat: i64) -> bool:
        return s.way == FREE and s.has(seat, ENERGY) > 0 and s.retrieved & ~s.fixed != 0

    def use(self, s: City, seat: i64) -> None:
        s.spend_good(seat, ENERGY, 1)
        tell(s, PAID, EVERYBODY, seat, 1 << (4 * ENERGY))
        s.push(FIX_A_DIE.index, seat)


_VALUES: Final = Codes(SET)


def _fix_options(_s: City, _f: Frame, _seat: i64) -> list[int]:
    return _VALUES.of(0b1111110)


def _fix(s: City, _f: Frame, seat: i64, code: int) -> None:
    """Retrieved dice are alike before the roll, so it does not matter which one is fixed."""
    set_die(s, seat, bits(s.retrieved & ~s.fixed)[0], first(code))


FIX_A_DIE: Final = procedure(
    "fix a retrieved die (Yordy the Demotivator)",
    "D-10.7",
    ask("set-value", "D-10.7", _burner, _fix_options, _fix),
)
"""frame.a chooses the value."""

EUPHORIAN_ABILITIES: Final[list[Ability]] = [
    Ben("ben-ludologist", OPPONENT_ROLL, morale=2),
    Bradley("bradley-futurist", VISIT_MARKET, knowledge=2),
    Esme("esme-fireman", STAR_PLACED, True),
    Gary("gary-electrician", PLACE_COMMODITY, False),
    Julia("julia-thought-inspector", BEFORE_BUMPED_ROLL, morale=1, printing=REVISED),
    JuliaClassic("julia-thought-inspector", BUMP_OPPONENT, morale=2, printing=CLASSIC),
    Katy("katy-dietician", PLACE_COMMODITY, False),
    Laura("laura-philanthropist", BUMP_OPPONENT),
    MichaelsGold("michael-engineer", PLACE_CONSTRUCTION, False),
    Nakagawa("nakagawa-tribute", PLACE_CONSTRUCTION, True, REVISED),
    NakagawaClassic("nakagawa-tribute", VISIT_MARKET, True, CLASSIC),
    Ray("ray-foreman", MARKET_CONSTRUCTED, False),
    Yordy("yordy-demotivator", RETRIEVE_BEFORE_ROLL, True, REVISED),
]
"""Jefferson's third way to pay for a retrieval is in retrieving.py."""
register(EUPHORIAN_ABILITIES)

EUPHORIAN_PROCEDURES: Final = [KEEP_ONE_OF_TWO, BURN_A_CARD, FIX_A_DIE]
