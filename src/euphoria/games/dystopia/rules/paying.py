"""Paying for the space just taken (D-7.1 d): silently where there is one way, by choice where they differ."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import pack
from euphoria.core.flow import again, ask, procedure
from euphoria.core.luck import Luck
from euphoria.core.state import EVERYBODY, NONE, Frame, tell
from euphoria.games.dystopia.rules.data import (
    ARK,
    BAR,
    BLISS,
    CARD_KINDS,
    CARD_MARKET,
    CONSTRUCTION,
    END,
    GOODS_COUNT,
    KIND,
    REGION,
    TUNNEL,
)
from euphoria.games.dystopia.rules.goods import draw, gain
from euphoria.games.dystopia.rules.markets import CARD
from euphoria.games.dystopia.rules.payment import (
    OTHER_PAYERS,
    PLAIN_COUNT,
    PLAIN_GOOD,
    PLAIN_WAY,
    cards_in,
    due_recipes,
    icarus_morale,
    is_evident,
    stock_of,
    ways_at_bar,
    ways_at_card_market,
    ways_to_pay,
)
from euphoria.games.dystopia.rules.powers import has_faction
from euphoria.games.dystopia.rules.state import City
from euphoria.games.dystopia.rules.talents import BRIAN_PAYS
from euphoria.games.dystopia.rules.tracks import change_knowledge, change_morale, drop_card
from euphoria.games.dystopia.rules.words import CANNOT_PAY, NO, PAID, PAY, YES

PAID_GOODS: Final = (1 << (4 * GOODS_COUNT)) - 1
"""The part of a payment that counts goods."""
EACH_KIND: Final = list(range(CARD_KINDS))
UNPAID: Final = -1
"""The mark of a space that could not be paid for in the end."""


def hand_in(s: City, seat: i64, way: int) -> None:
    """Give up the goods and cards of a payment and take its knowledge; told once, with all its cards."""
    if s.out is not None:
        tell(s, PAID, EVERYBODY, seat, way)
    goods: i64 = way & PAID_GOODS
    good: i64 = 0
    while goods:
        if goods & 15:
            s.spend_good(seat, good, goods & 15)
        goods >>= 4
        good += 1
    cards: i64 = way >> (4 * CARD)
    if cards:
        for kind in EACH_KIND:
            count = cards & 15
            while count:
                drop_card(s, seat, kind)
                count -= 1
            cards >>= 4
        if cards:  # what is left is knowledge to gain
            change_knowledge(s, seat, cards)


# ------------------------------------------------- the space just taken


def _ways(s: City) -> list[int]:
    """All ways to pay, only to be looked at."""
    seat, space = s.active, s.space
    if s.talents[seat] & BRIAN_PAYS and icarus_morale(s, seat, space) >= s.morale[seat]:
        return NONE
    kind = KIND[space]
    if kind == CARD_MARKET:
        return ways_at_card_market(s, seat, space)
    if kind == BAR and not s.talents[seat] & BRIAN_PAYS:
        return ways_at_bar(s, seat)
    return ways_to_pay(stock_of(s, seat), due_recipes(s))


def _paid_plainly(s: City, seat: i64, good: i64) -> bool:
    """Pay the one good that the space costs, if no recruit of the player opens another way."""
    at, space = GOODS_COUNT * seat + good, s.space
    left = s.goods[at] - PLAIN_COUNT[space]
    if left < 0 or s.talents[seat] & OTHER_PAYERS[space]:
        return False
    s.due = 0
    s.paid = PLAIN_WAY[space]
    s.goods[at] = left  # as `spend_good` has it, without the call
    if left == 0:
        s.held[seat] = s.held[seat] ^ 1 << good
    if s.out is not None:
        tell(s, PAID, EVERYBODY, seat, s.paid)
    return True


def _who_pays(s: City, f: Frame) -> i64:
    """Nobody, if a penalty on a bump has taken away what was needed: then the space gives nothing."""
    space = s.space
    if space < TUNNEL and not (s.talents[s.active] & BRIAN_PAYS and icarus_morale(s, s.active, space)):
        s.due = 0
        return 0
    good = PLAIN_GOOD[space]
    if good >= 0 and _paid_plainly(s, s.active, good):
        return 0
    if KIND[space] == END and has_faction(s, s.active, REGION[space]):
        s.due = 0
        return 0
    ways = _ways(s)
    if len(ways) == 1 and is_evident(s, ways[0]):
        _pay(s, f, s.active, PAY | ways[0] << 8)
        return 0
    if ways:
        return 1 << s.active
    s.due = 0
    s.paid = UNPAID
    tell(s, CANNOT_PAY, EVERYBODY, s.active, s.space)
    return 0


def _pay_options(s: City, _f: Frame, _seat: i64) -> list[int]:
    return [PAY | way << 8 for way in _ways(s)]


def any_payment(s: City, _f: Frame, _seat: i64, luck: Luck) -> int:
    """One of these at random."""
    ways = _ways(s)
    return PAY | ways[luck.below(len(ways))] << 8


def _pay(s: City, _f: Frame, seat: i64, code: int) -> None:
    way = code >> 8
    s.paid = way
    s.due = 0
    if way:
        hand_in(s, seat, way)
    if s.space >= CONSTRUCTION and cards_in(way):
        # Flartner the Luddite: a card in place of the resource brings 1 morale.
        change_morale(s, seat, 1)
    if s.space == ARK and cards_in(way) == 1:
        # Jacko the Archivist: a single card is enough; opponents may then draw.
        s.push(OPPONENTS_MAY.index, MAY_DRAW, 1)
    if s.talents[seat] & BRIAN_PAYS:
        change_morale(s, seat, -icarus_morale(s, seat, s.space))


PAY_FOR_SPACE: Final = ask("pay", "D-5.8", _who_pays, _pay_options, _pay, pick=any_payment)

# ------------------------------------------------- what opponents may take: frame.a, b distance

MAY_DRAW: Final = 0
MAY_TAKE_BLISS: Final = 1


def _next_opponent(s: City, f: Frame) -> i64:
    return 1 << ((s.active + f.b) % s.players)


def _yes_or_no(_s: City, _f: Frame, _seat: i64) -> list[int]:
    return [pack(YES), pack(NO)]


def _only_no(_s: City, _f: Frame, _seat: i64) -> list[int]:
    return [pack(NO)]


def _take_or_not(s: City, f: Frame, seat: i64, code: int) -> None:
    f.b += 1
    if code == pack(YES):
        if f.a == MAY_DRAW:
            draw(s, seat, 1)
        else:
            gain(s, seat, BLISS, 1)


def _opponents_left(s: City, f: Frame) -> bool:
    return f.b < s.players


OPPONENTS_MAY: Final = procedure(
    "opponents may take something",
    "D-20.8",
    ask("may-take", "D-20.8", _next_opponent, _yes_or_no, _take_or_not, idle=_only_no),
    again(_opponents_left),
)

PAYING_PROCEDURES: Final = [OPPONENTS_MAY]
