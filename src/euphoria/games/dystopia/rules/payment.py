"""What things cost, and all the ways to pay (D-5.8).

A cost is a list of units; a unit is the mask of the things that can pay for it (goods 0 to 6, cards 7 to 12,
knowledge to be gained 13). Recruits widen units or add whole recipes, so any number of substitutions
combine by themselves. A way to pay is a packed count of things, four bits each; equal ways are one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import REMEMBERED
from euphoria.games.dystopia.rules.cards import (
    BRIAN,
    COURTHOUSE,
    FLARTNER,
    JACKO,
    JOSH,
    KADEN,
    MATTHEW,
    MICHAEL,
)
from euphoria.games.dystopia.rules.data import (
    AREA,
    ARK,
    BAR,
    BLISS,
    BUILDABLE,
    CARD_KINDS,
    CARD_MARKET,
    COMMODITIES,
    END,
    ENERGY,
    FOOD,
    GOODS_COUNT,
    KIND,
    LOFT,
    NOT_BLISS,
    RESOURCES,
    SITE,
    SPACES_COUNT,
    TANK,
    TANK_ENERGY,
    TRACK_END,
    TUNNEL,
    TUNNEL_START,
    WATER,
    is_built_market,
    is_icarus,
    printed_resource,
    region,
    site_of,
)
from euphoria.games.dystopia.rules.markets import ANY_CARD, CARD, KNOWLEDGE, TILE_COSTS
from euphoria.games.dystopia.rules.powers import has_faction, has_power
from euphoria.games.dystopia.rules.state import City, seat_of
from euphoria.games.dystopia.rules.talents import (
    BRIAN_PAYS,
    FLARTNER_PAYS,
    JACKO_PAYS,
    JOSH_PAYS,
    KADEN_PAYS,
    MATTHEW_PAYS,
    MICHAEL_PAYS,
    TALENTS,
)

THINGS: Final = 14
PAYING: Final = [1 << (4 * thing) for thing in range(THINGS)]
"""The way to pay with one of a thing."""


def paid_count(way: int, thing: int) -> int:
    return (way >> (4 * thing)) & 15


def cards_in(way: int) -> int:
    """How many cards a payment contains."""
    if way >> (4 * CARD) == 0:
        return 0
    count = 0
    for thing in range(CARD, KNOWLEDGE):
        count += paid_count(way, thing)
    return count


def recipes(s: City, seat: i64, space: int, bumps_other: bool) -> list[list[int]]:
    """The costs that open a space to a player: any one of them is enough."""
    kind = KIND[space]
    if kind == AREA:
        return [[]]
    if kind == TUNNEL_START:
        found = [[_bliss_or_food(s, seat, 1 << (space - TUNNEL))]]
        if bumps_other and has_power(s, seat, MATTHEW):
            found.append([1 << KNOWLEDGE])
        return found
    if kind == END:
        if has_faction(s, seat, region(space)):
            return [[]]
        return [[1 << KNOWLEDGE, 1 << KNOWLEDGE]] if has_power(s, seat, KADEN) else []
    if kind == TANK:
        return [[1 << (ENERGY if space == TANK_ENERGY else WATER)] * 3]
    if kind == CARD_MARKET:
        return _artifact_market_recipes(s, seat, space)
    if kind == LOFT:
        return [[RESOURCES] * 3]
    if kind == BAR:
        return [[_bliss_or_food(s, seat, 1 << BLISS), NOT_BLISS]]
    if kind == BUILDABLE:
        return [_visit_cost(s, seat, s.tile[site_of(space)])]
    return [[_construction_unit(s, seat, space)]]


def _bliss_or_food(s: City, seat: i64, unit: int) -> int:
    """Brian the Viticulturist: food counts as bliss wherever bliss is asked for."""
    if (unit == 1 << BLISS or (unit & RESOURCES and unit >> BLISS & 1)) and has_power(s, seat, BRIAN):
        return unit | 1 << FOOD
    return unit


def _artifact_market_recipes(s: City, seat: i64, space: int) -> list[list[int]]:
    """Any three cards, or two equal ones (D-18.3, D-18.4); the Courthouse forbids pairs."""
    found = [[ANY_CARD] * 3]
    if not s.penalised(seat, COURTHOUSE):
        for kind in range(CARD_KINDS):
            if s.hand[CARD_KINDS * seat + kind] >= 2:
                found.append([1 << (CARD + kind)] * 2)
    if space == ARK and not s.classic and has_power(s, seat, JACKO):
        found.append([ANY_CARD])
    return found


def _visit_cost(s: City, seat: i64, tile: int) -> list[int]:
    """The cost on the tile; Josh pays bliss for its resource, Brian food for any bliss."""
    josh = has_power(s, seat, JOSH)
    cost: list[int] = []
    for unit in TILE_COSTS[tile]:
        if josh and unit & RESOURCES and not unit & COMMODITIES:
            unit |= 1 << BLISS
        cost.append(_bliss_or_food(s, seat, unit))
    return cost


def _construction_unit(s: City, seat: i64, space: int) -> int:
    """The printed resource; Michael pays any resource, Flartner a card."""
    unit = 1 << printed_resource(space)
    if has_power(s, seat, MICHAEL):
        unit |= RESOURCES
    if has_power(s, seat, FLARTNER):
        unit |= ANY_CARD
    return unit


def food_for_bliss(s: City, way: int, space: int) -> bool:
    """Was food used in place of bliss in this payment for a built market (Brian)?"""
    if not is_built_market(space):
        return False
    asked = 0
    for unit in TILE_COSTS[s.tile[site_of(space)]]:
        if unit >> FOOD & 1:
            asked += 1
    return paid_count(way, FOOD) > asked


# ------------------------------------------------- the solver


def stock_of(s: City, seat: i64) -> list[int]:
    """How many of each thing a player could pay with."""
    stock = s.goods[GOODS_COUNT * seat : GOODS_COUNT * seat + GOODS_COUNT]
    stock.extend(s.hand[CARD_KINDS * seat : CARD_KINDS * seat + CARD_KINDS])
    stock.append(TRACK_END - s.knowledge[seat])
    return stock


def ways_to_pay(stock: list[int], recipes: list[list[int]]) -> list[int]:
    """All different ways to pay one of the recipes, in a fixed order."""
    found: list[int] = []
    for recipe in recipes:
        _pay_units(stock, recipe, 0, 0, 0, found)
    found.sort()
    for number in range(len(found) - 1, 0, -1):
        if found[number] == found[number - 1]:  # two recipes, or units that overlap, come to the same
            del found[number]
    return found


_GOODS_OF: Final = [[thing for thing in range(CARD) if (unit >> thing) & 1] for unit in range(1 << CARD)]
_OTHERS_OF: Final = [[CARD + thing for thing in goods] for goods in _GOODS_OF]


def _things_of(unit: i64) -> list[int]:
    """The things that can pay for a unit, only to be looked at: goods, cards and knowledge."""
    if unit < 1 << CARD:
        return _GOODS_OF[unit]
    others = _OTHERS_OF[unit >> CARD]
    goods = unit & ((1 << CARD) - 1)
    return _GOODS_OF[goods] + others if goods else others


def _pay_units(stock: list[int], units: list[int], at: i64, least: i64, way: i64, found: list[int]) -> None:
    """Pay the units from `at` on; this one with a thing from `least` on, lest equal units be permuted."""
    if at == len(units):
        found.append(way)
        return
    unit: i64 = units[at]
    repeated = at + 1 < len(units) and units[at + 1] == unit
    for thing in _things_of(unit):
        left = stock[thing]
        if left > 0 and thing >= least:
            stock[thing] = left - 1
            _pay_units(stock, units, at + 1, thing if repeated else 0, way + PAYING[thing], found)
            stock[thing] = left


_AT_BAR: Final = [[PAYING[BLISS] + PAYING[good] for good in _GOODS_OF[held]] for held in range(NOT_BLISS + 1)]


def ways_at_bar(s: City, seat: i64) -> list[int]:
    """All ways to pay at a bar without Brian, only to be looked at: bliss and any other commodity."""
    held: i64 = s.held[seat]
    return _AT_BAR[held & NOT_BLISS if (held >> BLISS) & 1 else 0]


def ways_at_card_market(s: City, seat: i64, space: int) -> list[int]:
    """All ways to pay at an artifact market, only to be looked at, as `_artifact_market_recipes` has them."""
    hand = s.hand[CARD_KINDS * seat : CARD_KINDS * seat + CARD_KINDS]
    pairs = not s.penalised(seat, COURTHOUSE)
    single = space == ARK and not s.classic and has_power(s, seat, JACKO)
    ways = _OF_HANDS[2 * pairs + single]
    key = tuple(hand)
    found = ways.get(key)
    if found is None:
        if len(ways) >= REMEMBERED:
            ways.clear()
        found = ways[key] = _of_hand(hand, pairs, single)
    return found


_OF_HANDS: Final[list[dict[tuple[int, ...], list[int]]]] = [{}, {}, {}, {}]
"""The ways that were worked out, by the cards in the hand: first without pairs, then with them."""


def _of_hand(hand: list[int], pairs: bool, single: bool) -> list[int]:
    """The ways to pay with three cards of this hand, with a pair of them, or with one."""
    kinds = [kind for kind, count in enumerate(hand) if count]
    found: list[int] = []
    for place, one in enumerate(kinds):
        first = PAYING[CARD + one]
        if single:
            found.append(first)
        for two in kinds[place:]:
            if two > one or hand[one] > 1:
                both = first + PAYING[CARD + two]
                if two == one and pairs:
                    found.append(both)
                _add_third(hand, kinds, two, 2 if two == one else 1, both, found)
    found.sort()
    return found


def _add_third(
    hand: list[int], kinds: list[int], last: i64, of_last: i64, both: i64, found: list[int]
) -> None:
    """To two cards, of which so many are of the last kind, every third one of that kind or a later one."""
    for kind in kinds:
        if kind > last or (kind == last and hand[kind] > of_last):
            found.append(both + PAYING[CARD + kind])


def can_pay(stock: list[int], recipes: list[list[int]], card_limit: int = 99) -> bool:
    """Is there any way at all, with no more than `card_limit` cards?"""
    for recipe in recipes:
        if _can_pay_units(stock, recipe, 0, card_limit):
            return True
    return False


def _can_pay_units(stock: list[int], units: list[int], at: i64, card_limit: i64) -> bool:
    if at == len(units):
        return True
    for thing in _things_of(units[at]):
        if stock[thing] > 0:
            is_card = CARD <= thing < KNOWLEDGE
            if is_card and card_limit == 0:
                continue
            stock[thing] -= 1
            paid = _can_pay_units(stock, units, at + 1, card_limit - 1 if is_card else card_limit)
            stock[thing] += 1
            if paid:
                return True
    return False


# ------------------------------------------------- the same question for players without substitutions

PAYERS: Final = 1 << BRIAN | 1 << FLARTNER | 1 << JACKO | 1 << JOSH | 1 << KADEN | 1 << MATTHEW | 1 << MICHAEL
"""Recruits that change what things cost. Without them a few comparisons tell whether a cost can be paid."""
TALENTS[BRIAN] |= BRIAN_PAYS
TALENTS[FLARTNER] |= FLARTNER_PAYS
TALENTS[JACKO] |= JACKO_PAYS
TALENTS[JOSH] |= JOSH_PAYS
TALENTS[KADEN] |= KADEN_PAYS
TALENTS[MATTHEW] |= MATTHEW_PAYS
TALENTS[MICHAEL] |= MICHAEL_PAYS


def _plain_good(space: int) -> int:
    """The good that pays for a space if there is only one, or -1."""
    kind = KIND[space]
    if kind == TUNNEL_START:
        return space - TUNNEL
    if kind == TANK:
        return ENERGY if space == TANK_ENERGY else WATER
    return printed_resource(space) if kind == SITE else -1


def _other_payers(space: int) -> int:
    """The talents that open another way to pay for a space that costs one good."""
    kind = KIND[space]
    if kind == TUNNEL_START:
        return MATTHEW_PAYS
    return MICHAEL_PAYS | FLARTNER_PAYS if kind == SITE else 0


OTHER_PAYERS: Final = [_other_payers(space) for space in range(SPACES_COUNT)]
PLAIN_GOOD: Final = [_plain_good(space) for space in range(SPACES_COUNT)]
PLAIN_COUNT: Final = [3 if kind == TANK else 1 for kind in KIND]
"""How many of its `PLAIN_GOOD` a space costs."""
PLAIN_WAY: Final = [count << (4 * max(good, 0)) for good, count in zip(PLAIN_GOOD, PLAIN_COUNT, strict=True)]
"""The way to pay with these."""


def can_pay_plainly(s: City, seat: i64, space: int, stock: list[int]) -> bool:
    """What `can_pay(stock, recipes(…))` would answer for a player with none of the PAYERS."""
    kind = KIND[space]
    if kind == AREA:
        return True
    if kind == TUNNEL_START:
        return stock[space - TUNNEL] > 0
    if kind == END:
        return has_faction(s, seat, region(space))
    if kind == TANK:
        return stock[ENERGY if space == TANK_ENERGY else WATER] >= 3
    if kind == CARD_MARKET:
        cards = stock[CARD:KNOWLEDGE]
        return sum(cards) >= 3 or (max(cards) >= 2 and not s.penalised(seat, COURTHOUSE))
    if kind == LOFT:
        return stock[4] + stock[5] + stock[6] >= 3
    if kind == BAR:
        return stock[BLISS] > 0 and stock[ENERGY] + stock[WATER] + stock[FOOD] > 0
    if kind == BUILDABLE:
        return can_pay(stock, [TILE_COSTS[s.tile[site_of(space)]]])
    return stock[printed_resource(space)] > 0


# ------------------------------------------------- questions the rules ask


def due_recipes(s: City) -> list[list[int]]:
    """The costs of the space that the active player has just taken and not paid yet."""
    return recipes(s, s.active, s.space, s.bumped >= 0 and seat_of(s.bumped) != s.active)


def icarus_morale(s: City, seat: i64, space: int) -> int:
    """Brian the Viticulturist, revised: every placement in Icarus costs 1 morale."""
    if not s.in_play & BRIAN_PAYS:
        return 0
    return 1 if is_icarus(space) and not s.classic and has_power(s, seat, BRIAN) else 0


def payable_after(s: City, seat: i64, morale: i64, knowledge: i64) -> bool:
    """Could the space just taken still be paid after a price in morale and knowledge (D-7.1)?"""
    if not s.due or seat != s.active:
        return True
    toll = icarus_morale(s, seat, s.space)
    left = s.morale[seat] - morale
    stock = stock_of(s, seat)
    stock[KNOWLEDGE] -= knowledge
    return left - toll >= 1 and can_pay(stock, due_recipes(s), left)


def cards_decide(s: City) -> bool:
    """Does it depend on which cards are held how the space just taken can be paid?"""
    kind = KIND[s.space]
    if kind == BUILDABLE:
        return ANY_CARD in TILE_COSTS[s.tile[site_of(s.space)]]
    # Flartner the Luddite may lay down any card at a construction site.
    return kind == CARD_MARKET or (kind == SITE and has_power(s, s.active, FLARTNER))


def is_evident(s: City, way: int) -> bool:
    """Does everybody know that there is no other way? Else silence would tell which cards are held."""
    if not cards_decide(s):
        return True
    hand = s.hand_size(s.active)
    if hand != cards_in(way):
        return False
    # Of three cards at an artifact market two may be a pair, unless pairs are forbidden.
    return KIND[s.space] != CARD_MARKET or hand < 3 or s.penalised(s.active, COURTHOUSE)


def keeps_payable(s: City, seat: i64, thing: int) -> bool:
    """Could the space just taken still be paid without one of these?"""
    stock = stock_of(s, seat)
    stock[thing] -= 1
    return can_pay(stock, due_recipes(s), s.morale[seat])
