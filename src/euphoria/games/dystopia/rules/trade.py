"""Trading (D-13): offers between the player whose turn it is and another, binding once accepted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import pack, verb_of
from euphoria.core.flow import ask, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.data import CARD_KINDS, GOODS_COUNT
from euphoria.games.dystopia.rules.state import City
from euphoria.games.dystopia.rules.tracks import enforce_limit
from euphoria.games.dystopia.rules.words import (
    ACCEPT,
    COUNTER,
    DECLINE,
    NOT_TRADED,
    OFFERED,
    OFFERED_EXACTLY,
    STOCK,
    TRADED,
)

KINDS: Final = GOODS_COUNT + CARD_KINDS
WIDTH: Final = STOCK.width
"""How many bits a bundle takes in a packed action."""
_MASK: Final = (1 << WIDTH) - 1


def count_in(bundle: int, kind: int) -> int:
    return (bundle >> (4 * kind)) & 15


def holds(s: City, seat: i64, bundle: int) -> bool:
    """Has the player all of it?"""
    for kind in range(KINDS):
        if count_in(bundle, kind) > _held(s, seat, kind):
            return False
    return True


def _held(s: City, seat: i64, kind: int) -> int:
    if kind < GOODS_COUNT:
        return s.goods[GOODS_COUNT * seat + kind]
    return s.hand[CARD_KINDS * seat + kind - GOODS_COUNT]


def offer_parts(code: int) -> tuple[int, int, int]:
    """Partner, what is given, what is asked for."""
    rest = code >> 8
    return rest & 255, (rest >> 8) & _MASK, rest >> (8 + WIDTH)


def may_offer(s: City, seat: i64, code: int) -> bool:
    """Both sides must give something, and the one who offers must have it (D-13.1)."""
    partner, give, get = offer_parts(code)
    return (
        s.trading == 1
        and seat == s.active
        and partner < s.players
        and partner != seat
        and give != 0
        and get != 0
        and holds(s, seat, give)
    )


def start_trade(s: City, code: int) -> None:
    partner, give, get = offer_parts(code)
    _announce(s, s.active, partner, give, get)
    s.push(TRADE.index, partner, give, get)


def _announce(s: City, seat: i64, partner: int, give: int, get: int) -> None:
    """Everybody hears how much is offered; which cards, only the two (D-13.3)."""
    s.revealed += 1
    if s.out is not None:  # counting is only for whoever listens
        goods, cards = _goods_in(give), _cards_in(give)
        tell(s, OFFERED, EVERYBODY, seat, partner, goods, cards, _goods_in(get), _cards_in(get))
        tell(s, OFFERED_EXACTLY, 1 << seat | 1 << partner, seat, partner, give, get)


def _goods_in(bundle: int) -> int:
    return sum(count_in(bundle, kind) for kind in range(GOODS_COUNT))


def _cards_in(bundle: int) -> int:
    return sum(count_in(bundle, kind) for kind in range(GOODS_COUNT, KINDS))


# ------------------------------------------------- frame.a partner, b they get, c they give
# frame.d: 1 while the active player thinks about a counter-offer, 2 when it is over.


def _partner(_s: City, f: Frame) -> i64:
    return 1 << f.a


def _answers(s: City, f: Frame, seat: i64) -> list[int]:
    return [pack(DECLINE), pack(ACCEPT)] if holds(s, seat, f.c) else [pack(DECLINE)]


def only_decline(_s: City, _f: Frame, _seat: i64) -> list[int]:
    return [pack(DECLINE)]


def _may_counter(s: City, _f: Frame, seat: i64, code: int) -> bool:
    if verb_of(code) != COUNTER:
        return False
    give, get = counter_parts(code)
    return give != 0 and get != 0 and holds(s, seat, give)


def counter_parts(code: int) -> tuple[int, int]:
    rest = code >> 8
    return rest & _MASK, rest >> WIDTH


def _answer(s: City, f: Frame, seat: i64, code: int) -> None:
    f.d = 2
    if verb_of(code) == ACCEPT:
        _swap(s, s.active, f.a, f.b, f.c)
    elif verb_of(code) == DECLINE:
        tell(s, NOT_TRADED, EVERYBODY, s.active, f.a)
    else:
        f.c, f.b = counter_parts(code)
        f.d = 1
        _announce(s, seat, s.active, f.c, f.b)


def _swap(s: City, seat: i64, partner: int, give: int, get: int) -> None:
    """What was declared is handed over (D-13.2); hand limits apply at once."""
    for kind in range(KINDS):
        change = count_in(get, kind) - count_in(give, kind)
        if kind < GOODS_COUNT:
            s.goods[GOODS_COUNT * seat + kind] += change
            s.goods[GOODS_COUNT * partner + kind] -= change
        else:
            s.hand[CARD_KINDS * seat + kind - GOODS_COUNT] += change
            s.hand[CARD_KINDS * partner + kind - GOODS_COUNT] -= change
    s.derive_held(seat)
    s.derive_held(partner)
    s.revealed += 1
    tell(s, TRADED, EVERYBODY, seat, partner)
    enforce_limit(s, partner)
    enforce_limit(s, seat)


def trade_is_over(_s: City, f: Frame) -> bool:
    return f.d == 2


def _active(s: City, _f: Frame) -> i64:
    return 1 << s.active


def _answers_to_counter(s: City, f: Frame, seat: i64) -> list[int]:
    """What the partner wants now is frame.b."""
    return [pack(DECLINE), pack(ACCEPT)] if holds(s, seat, f.b) else [pack(DECLINE)]


TRADE: Final = procedure(
    "trade",
    "D-13.1",
    ask("trade", "D-13.1", _partner, _answers, _answer, idle=only_decline, also=_may_counter),
    leave(trade_is_over),
    ask("counter", "D-13.1", _active, _answers_to_counter, _answer, idle=only_decline),
)
