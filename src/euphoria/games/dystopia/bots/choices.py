"""What each answer to a question outside the turn itself is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euphoria.core.actions import first, second, verb_of
from euphoria.games.dystopia.bots.reading import Reading
from euphoria.games.dystopia.bots.recruiting import likes, pair_worth, retained_worth, use_worth
from euphoria.games.dystopia.bots.worth import (
    bundle_price,
    change_of_knowledge,
    change_of_morale,
    draw_of,
    gain_of,
    price,
)
from euphoria.games.dystopia.rules.cards import FACTION_OF, TAXING
from euphoria.games.dystopia.rules.data import BOOK, GOODS_COUNT, OVERLOAD
from euphoria.games.dystopia.rules.words import (
    ACCEPT,
    BURN,
    CHOOSE,
    CHOOSE_CARD,
    CHOOSE_KNOWLEDGE,
    CHOOSE_MORALE,
    CHOOSE_TERRITORY,
    DISCARD,
    GRAMMAR,
    KEEP,
    LOSE,
    MARK,
    PAY,
    PICK_TILE,
    RETAIN,
    SET,
    TAKE,
    USE,
    YES,
)

Judge = Callable[[Reading, int], float]

CLEARLY: Final = 1.5
"""A trade must bring at least so many times what it takes."""


def judge_choice(r: Reading, code: int) -> float:
    """Higher is better; options that say nothing are worth 0."""
    judge = JUDGES[verb_of(code)]
    return 0.0 if judge is None else judge(r, code)


def _keep(r: Reading, code: int) -> float:
    return pair_worth(r.taste, first(code), second(code))


def _take(r: Reading, code: int) -> float:
    """In a draft: what is good, and of the faction one has already."""
    recruit = first(code)
    return likes(recruit) + 0.5 * r.asleep(FACTION_OF[recruit])


def _pick(_r: Reading, code: int) -> float:
    """Markets that ask for a named card are the cheapest to visit."""
    return 1.0 if first(code) in TAXING else 0.0


def _mark(_r: Reading, code: int) -> float:
    step = second(code)
    return 0.9 * step if first(code) == 0 else 6.0 - step


def _pay(r: Reading, code: int) -> float:
    return -bundle_price(r, code >> 8)


def _use(r: Reading, code: int) -> float:
    return use_worth(r, first(code))


def _choose(r: Reading, code: int) -> float:
    choice = first(code)
    if choice < GOODS_COUNT:
        return gain_of(r, choice, 1)
    if choice == CHOOSE_MORALE:
        return change_of_morale(r, 1)
    if choice == CHOOSE_KNOWLEDGE:
        return change_of_knowledge(r, -1)
    if choice == CHOOSE_CARD:
        return draw_of(r, 1)
    # Where a star goes: the last spaces of a territory are gone soon, a tile also ends its penalty.
    return 1.0 if choice == CHOOSE_TERRITORY else 1.5


def _give_card(r: Reading, code: int) -> float:
    """Cards that stand alone go first."""
    return -price(r, GOODS_COUNT + first(code))


def _burn(r: Reading, code: int) -> float:
    return 3.0 if first(code) == BOOK else _give_card(r, code)


def _lose(r: Reading, code: int) -> float:
    return -price(r, first(code))


def _set(r: Reading, code: int) -> float:
    """Equal to another worker at home, so that both can be placed; never so much that one is lost."""
    value = first(code)
    if sum(r.at_home) + r.knowledge + value >= OVERLOAD:
        return -10.0 - value
    return 2.0 + 0.1 * value if value in r.at_home else 0.1 * value


def _yes(r: Reading, _code: int) -> float:
    return 1.0 if r.cards < r.morale else 0.1


def _retain(r: Reading, code: int) -> float:
    return retained_worth(r, first(code))


def _accept(r: Reading, _code: int) -> float:
    return _bundle_gain(r, r.get) - CLEARLY * bundle_price(r, r.give)


def _bundle_gain(r: Reading, bundle: int) -> float:
    """What a bundle brings."""
    counts = [(bundle >> (4 * thing)) & 15 for thing in range(13)]
    goods = sum(gain_of(r, good, counts[good]) for good in range(GOODS_COUNT))
    return goods + draw_of(r, sum(counts[GOODS_COUNT:]))


_BY_VERB: Final[dict[int, Judge]] = {
    KEEP: _keep,
    TAKE: _take,
    PICK_TILE: _pick,
    MARK: _mark,
    PAY: _pay,
    USE: _use,
    CHOOSE: _choose,
    DISCARD: _give_card,
    BURN: _burn,
    LOSE: _lose,
    SET: _set,
    YES: _yes,
    RETAIN: _retain,
    ACCEPT: _accept,
}
"""`done`, `no` and `decline` are worth nothing, and so they win over what would do harm."""
JUDGES: Final[list[Judge | None]] = [_BY_VERB.get(verb) for verb in range(len(GRAMMAR.verbs))]
