"""Goods and artifact cards: gaining, choosing, drawing (D-3.5, D-9.3, D-20.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import Codes, first, pack, verb_of
from euphoria.core.flow import again, ask, chance, do, procedure
from euphoria.core.state import EVERYBODY, NONE, Frame, tell
from euphoria.games.dystopia.rules.cards import GAMBLER, GEEK
from euphoria.games.dystopia.rules.data import CARD_KINDS, COMMODITIES, COPIES, GOODS_COUNT, RESOURCES
from euphoria.games.dystopia.rules.payment import payable_after
from euphoria.games.dystopia.rules.powers import has_power
from euphoria.games.dystopia.rules.state import City, clockwise
from euphoria.games.dystopia.rules.talents import DRAWS, TALENTS
from euphoria.games.dystopia.rules.tracks import (
    change_knowledge,
    discard_card,
    enforce_limit,
    room_for_knowledge,
    spare_cards,
)
from euphoria.games.dystopia.rules.words import (
    CHOOSE,
    DISCARD,
    DONE,
    DREW,
    DREW_CARD,
    DREW_NOTHING,
    GAINED,
    RESHUFFLED,
    SHOWS_HAND,
    USE,
    USES,
)


def gain(s: City, seat: i64, good: i64, count: i64) -> None:
    """Take goods from the supply, which is unlimited (D-1.11)."""
    at = GOODS_COUNT * seat + good  # as `add_good` has it, without the call
    s.goods[at] = s.goods[at] + count
    s.held[seat] = s.held[seat] | 1 << good
    if s.out is not None:
        tell(s, GAINED, EVERYBODY, seat, good, count)


# ------------------------------------------------- goods of choice: frame.a gains, b of a mask

_CHOICES: Final = Codes(CHOOSE)


def gain_any(s: City, seat: i64, kinds: int, count: int) -> None:
    """Gain goods of one's own choice, one after the other."""
    s.push(GAIN_OF_CHOICE.index, seat, kinds, count)


def _chooser(_s: City, f: Frame) -> i64:
    return 1 << f.a


def _kinds(_s: City, f: Frame, _seat: i64) -> list[int]:
    return _CHOICES.of(f.b)


def _gain_chosen(s: City, f: Frame, seat: i64, code: int) -> None:
    gain(s, seat, first(code), 1)
    f.c -= 1


def _more_to_choose(_s: City, f: Frame) -> bool:
    return f.c > 0


GAIN_OF_CHOICE: Final = procedure(
    "gain goods of choice",
    "D-5.7",
    ask("gain", "D-5.7", _chooser, _kinds, _gain_chosen, forced=True),
    again(_more_to_choose),
)


def gain_any_resource(s: City, seat: i64, count: int) -> None:
    gain_any(s, seat, RESOURCES, count)


def gain_any_commodity(s: City, seat: i64, count: int) -> None:
    gain_any(s, seat, COMMODITIES, count)


# ------------------------------------------------- drawing: frame.a draws b cards
# frame.c is the recruit whose way of drawing is used (-1: none), frame.d what is still to be discarded.


def draw(s: City, seat: i64, count: int) -> None:
    s.push(DRAW_CARDS.index, seat, count)


TALENTS[GAMBLER] |= DRAWS
TALENTS[GEEK] |= DRAWS


def _drawing_recruits(s: City, seat: i64) -> list[int]:
    """Recruits that change a draw, each once per turn, never two at once (D-20.5)."""
    found: list[int] = []
    for recruit in (GAMBLER, GEEK):
        if has_power(s, seat, recruit) and not (s.once >> recruit) & 1:
            price = _knowledge_price(s, recruit)
            if room_for_knowledge(s, seat, price) and payable_after(s, seat, 0, price):
                found.append(recruit)
    return found


def _knowledge_price(s: City, recruit: int) -> int:
    """What changing a draw costs: the Gambler 0, classic 1; the Geek 1, classic 2."""
    return s.classic + (1 if recruit == GEEK else 0)


def _who_may_change_draw(s: City, f: Frame) -> i64:
    return 1 << f.a if s.talents[f.a] & DRAWS and _drawing_recruits(s, f.a) else 0


def _draw_ways(s: City, _f: Frame, seat: i64) -> list[int]:
    return [pack(DONE), *[pack(USE, recruit) for recruit in _drawing_recruits(s, seat)]]


def plain_draw(_s: City, _f: Frame, _seat: i64) -> list[int]:
    return [pack(DONE)]


def _choose_draw(s: City, f: Frame, seat: i64, code: int) -> None:
    if verb_of(code) == DONE:
        return
    f.c = first(code)
    s.once |= 1 << f.c
    tell(s, USES, EVERYBODY, seat, f.c)
    if f.c == GAMBLER:
        # The classic wording draws its three cards apart from the others of the draw.
        f.b += -1 if s.classic else 1
    else:
        f.b += 1 if s.classic else 2
        f.d = 1 if s.classic else 2
    change_knowledge(s, seat, _knowledge_price(s, f.c))


def draw_plainly(s: City, seat: i64, count: int) -> None:
    """Draw cards with no recruit changing the draw, and remember which they were."""
    s.drawn = [0] * CARD_KINDS
    s.push(DRAW_ONE_BY_ONE.index, seat, count)


def _draw_all(s: City, f: Frame) -> None:
    draw_plainly(s, f.a, f.b)


def _draw_three_open(s: City, f: Frame) -> None:
    if f.c == GAMBLER and s.classic:
        draw_plainly(s, f.a, 3)


def _after_draw(s: City, f: Frame) -> None:
    if f.c == GAMBLER:
        _show_hand(s, f.a)
        if s.classic:
            _keep_matches(s, f.a)
        else:
            _deal_to_opponents(s, f.a)
    elif f.c == GEEK:
        s.push(DISCARD_SOME.index, f.a, f.d)


def _limit_after_draw(s: City, f: Frame) -> None:
    enforce_limit(s, f.a)


def _show_hand(s: City, seat: i64) -> None:
    s.revealed += 1
    stock = 0
    for kind in range(CARD_KINDS):
        stock |= s.hand[CARD_KINDS * seat + kind] << (4 * (GOODS_COUNT + kind))
    tell(s, SHOWS_HAND, EVERYBODY, seat, stock)


def _keep_matches(s: City, seat: i64) -> None:
    """Jonathan the Gambler, classic: of the three open cards only matching ones are kept."""
    for kind in range(CARD_KINDS):
        if s.drawn[kind] == 1:
            discard_card(s, seat, kind)


def _deal_to_opponents(s: City, seat: i64) -> None:
    """Jonathan the Gambler: a pair in the hand lets every opponent draw 1 card."""
    pairs = [kind for kind in range(CARD_KINDS) if s.hand[CARD_KINDS * seat + kind] >= 2]
    if pairs:
        for other in reversed(clockwise(s, seat)[1:]):
            draw(s, other, 1)


# One card after the other, because the deck may run out in between: frame.a draws, b are left.


_ONE_OF: Final = [NONE, *[[size] for size in range(1, COPIES * CARD_KINDS + 1)]]


def _deck_bounds(s: City, f: Frame) -> list[int]:
    if f.b <= 0:
        return NONE
    size = sum(s.deck)
    if size == 0 and sum(s.pile) > 0:
        s.deck = s.pile
        s.pile = [0] * CARD_KINDS
        tell(s, RESHUFFLED, EVERYBODY)
        size = sum(s.deck)
    return _ONE_OF[size]


def _draw_card(s: City, f: Frame, drawn: list[int]) -> None:
    if not drawn:
        if f.b > 0:
            tell(s, DREW_NOTHING, EVERYBODY, f.a)
        f.b = 0
        return
    number = drawn[0]
    kind = 0
    deck = s.deck
    while number >= deck[kind]:
        number -= deck[kind]
        kind += 1
    deck[kind] = deck[kind] - 1
    s.add_card(f.a, kind)
    f.b -= 1
    s.drawn[kind] = s.drawn[kind] + 1
    s.revealed += 1
    if s.out is not None:
        tell(s, DREW, EVERYBODY, f.a)
        tell(s, DREW_CARD, 1 << f.a, f.a, kind)


def _drawer(_s: City, f: Frame) -> i64:
    return 1 << f.a


def _cards_left(_s: City, f: Frame) -> bool:
    return f.b > 0


DRAW_ONE_BY_ONE: Final = procedure(
    "draw cards one by one",
    "D-3.5",
    chance("draw", "D-3.5", _deck_bounds, _draw_card, _drawer),
    again(_cards_left),
)

DRAW_CARDS: Final = procedure(
    "draw artifact cards",
    "D-9.3",
    ask("draw", "D-20.5", _who_may_change_draw, _draw_ways, _choose_draw, idle=plain_draw),
    do(_draw_all),
    do(_draw_three_open),
    do(_after_draw),
    do(_limit_after_draw),
)

# ------------------------------------------------- discarding by choice: frame.a, b cards

_DISCARDS: Final = Codes(DISCARD)


def _who_throws_away(s: City, f: Frame) -> i64:
    return 1 << f.a if f.b > 0 and s.hand_size(f.a) > 0 else 0


def _throw_options(s: City, _f: Frame, seat: i64) -> list[int]:
    return _DISCARDS.of(spare_cards(s, seat))


def _throw_away(s: City, f: Frame, seat: i64, code: int) -> None:
    discard_card(s, seat, first(code))
    f.b -= 1


def _more_to_throw(s: City, f: Frame) -> bool:
    return f.b > 0 and s.hand_size(f.a) > 0


DISCARD_SOME: Final = procedure(
    "throw cards away",
    "D-20.5",
    ask("throw", "D-20.5", _who_throws_away, _throw_options, _throw_away),
    again(_more_to_throw),
)

GOODS_PROCEDURES: Final = [GAIN_OF_CHOICE, DRAW_CARDS, DRAW_ONE_BY_ONE, DISCARD_SOME]
