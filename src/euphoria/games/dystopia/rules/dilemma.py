"""Ethical dilemmas (D-21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import first, pack
from euphoria.core.bits import size
from euphoria.core.flow import ask, chance, do, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.dystopia.rules.cards import FACTION_OF
from euphoria.games.dystopia.rules.ending import activate, check_end
from euphoria.games.dystopia.rules.markets import ANY_CARD, CARD
from euphoria.games.dystopia.rules.paying import hand_in
from euphoria.games.dystopia.rules.payment import stock_of, ways_to_pay
from euphoria.games.dystopia.rules.stars import star_on_dilemma
from euphoria.games.dystopia.rules.state import ONE_CARD, City, bits, nth_bit
from euphoria.games.dystopia.rules.tracks import is_awake
from euphoria.games.dystopia.rules.words import (
    DREW_RECRUITS,
    KEPT_HIDDEN,
    PAY,
    RETAIN,
    SAW_RECRUITS,
    SHOWS_DILEMMA,
)

FIGHT: Final = 0
SERVE: Final = 1


def dilemma_recipes(s: City, seat: i64) -> list[list[int]]:
    """The artifact shown on the card, or any two (D-21.3)."""
    return [[1 << (CARD + s.dilemma[seat])], [ANY_CARD, ANY_CARD]]


def may_resolve(s: City, seat: i64) -> bool:
    """Once per game, and only with the cards to pay for it (D-21.1)."""
    if (s.resolved >> seat) & 1:
        return False
    held: i64 = s.held[seat]
    return held >= 2 * ONE_CARD or (held >> (CARD + s.dilemma[seat])) & 1 == 1


def start_resolving(s: City, side: int) -> None:
    s.push(DILEMMA.index, side)


# ------------------------------------------------- frame.a is the side


def reveal_dilemma(s: City, f: Frame) -> None:
    s.resolved |= 1 << s.active
    s.before = s.allegiance
    s.revealed += 1
    tell(s, SHOWS_DILEMMA, EVERYBODY, s.active, s.dilemma[s.active], f.a)


def _active(s: City, _f: Frame) -> i64:
    return 1 << s.active


def _who_pays(s: City, f: Frame) -> i64:
    """Only with a single card in the hand everybody knows that there is nothing to choose."""
    if s.hand_size(s.active) > 1:
        return 1 << s.active
    _pay(s, f, s.active, _pay_options(s, f, s.active)[0])
    return 0


def _pay_options(s: City, _f: Frame, seat: i64) -> list[int]:
    return [pack(PAY, way) for way in ways_to_pay(stock_of(s, seat), dilemma_recipes(s, seat))]


def _pay(s: City, _f: Frame, seat: i64, code: int) -> None:
    hand_in(s, seat, code >> 8)


def serve(s: City, f: Frame) -> None:
    if f.a == SERVE:
        star_on_dilemma(s, s.active)


def serves(_s: City, f: Frame) -> bool:
    return f.a == SERVE


def _recruit_bounds(s: City, _f: Frame) -> list[int]:
    left = size(s.supply)
    return [left, left - 1]


def _draw_recruits(s: City, _f: Frame, drawn: list[int]) -> None:
    seat = s.active
    for number in drawn:
        recruit = nth_bit(s.supply, number)
        s.supply &= ~(1 << recruit)
        s.dealt[seat] |= 1 << recruit
    both = bits(s.dealt[seat])
    s.revealed += 1
    tell(s, DREW_RECRUITS, EVERYBODY, seat)
    tell(s, SAW_RECRUITS, 1 << seat, seat, both[0], both[1])


def _retain_options(s: City, _f: Frame, seat: i64) -> list[int]:
    return [pack(RETAIN, recruit) for recruit in bits(s.dealt[seat])]


def _retain(s: City, _f: Frame, seat: i64, code: int) -> None:
    """Keep one hidden; it turns up at once if its faction is awake already (D-21.4, D-21.5)."""
    recruit = first(code)
    other = s.dealt[seat] & ~(1 << recruit)
    s.seen[seat] |= other
    s.seen_out |= other
    s.dealt[seat] = 0
    s.down[seat] |= 1 << recruit
    tell(s, KEPT_HIDDEN, 1 << seat, seat, recruit)
    if is_awake(s, FACTION_OF[recruit]):
        activate(s, seat, recruit)


DILEMMA: Final = procedure(
    "resolve the ethical dilemma",
    "D-21.1",
    do(reveal_dilemma),
    ask("dilemma-pay", "D-21.3", _who_pays, _pay_options, _pay),
    do(serve),
    do(check_end, only_if="starless"),
    leave(serves),
    chance("recruits", "D-21.4", _recruit_bounds, _draw_recruits, _active),
    ask("retain", "D-21.4", _active, _retain_options, _retain),
    do(check_end, only_if="starless"),
)
