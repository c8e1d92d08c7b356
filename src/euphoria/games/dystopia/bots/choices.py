"""What each answer to a question outside the turn itself is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from euphoria.core.actions import Action
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
    CHOOSE_CARD,
    CHOOSE_KNOWLEDGE,
    CHOOSE_MORALE,
    CHOOSE_TERRITORY,
)

Judge = Callable[[Reading, Action], float]

CLEARLY: Final = 1.5
"""A trade must bring at least so many times what it takes."""


def judge_choice(r: Reading, option: Action) -> float:
    """Higher is better; options that say nothing are worth 0."""
    judge = JUDGES.get(option.verb)
    return 0.0 if judge is None else judge(r, option)


def _keep(_r: Reading, option: Action) -> float:
    return pair_worth(option.arguments["active"], option.arguments["hidden"])


def _take(r: Reading, option: Action) -> float:
    """In a draft: what is good, and of the faction one has already."""
    recruit = option.arguments["recruit"]
    return likes(recruit) + 0.5 * sum(FACTION_OF[other] == FACTION_OF[recruit] for other in r.hidden)


def _pick(_r: Reading, option: Action) -> float:
    """Markets that ask for a named card are the cheapest to visit."""
    return 1.0 if option.arguments["tile"] in TAXING else 0.0


def _mark(_r: Reading, option: Action) -> float:
    step = option.arguments["step"]
    return 0.9 * step if option.arguments["track"] == 0 else 6.0 - step


def _pay(r: Reading, option: Action) -> float:
    return -bundle_price(r, option.arguments["payment"])


def _use(r: Reading, option: Action) -> float:
    return use_worth(r, option.arguments["recruit"])


def _choose(r: Reading, option: Action) -> float:
    choice = option.arguments["choice"]
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


def _give_card(r: Reading, option: Action) -> float:
    """Cards that stand alone go first."""
    return -price(r, GOODS_COUNT + option.arguments["card"])


def _burn(r: Reading, option: Action) -> float:
    return 3.0 if option.arguments["card"] == BOOK else _give_card(r, option)


def _lose(r: Reading, option: Action) -> float:
    return -price(r, option.arguments["good"])


def _set(r: Reading, option: Action) -> float:
    """Equal to another worker at home, so that both can be placed; never so much that one is lost."""
    value = option.arguments["value"]
    if sum(r.at_home) + r.knowledge + value >= OVERLOAD:
        return -10.0 - value
    return 2.0 + 0.1 * value if value in r.at_home else 0.1 * value


def _yes(r: Reading, _option: Action) -> float:
    return 1.0 if r.cards < r.morale else 0.1


def _retain(r: Reading, option: Action) -> float:
    return retained_worth(r, option.arguments["recruit"])


def _accept(r: Reading, _option: Action) -> float:
    """The view tells what the active player gives and gets."""
    offer = r.view["offer"]
    mine, theirs = (
        (offer["get"], offer["give"]) if offer["partner"] == r.me else (offer["give"], offer["get"])
    )
    return _bundle_gain(r, theirs) - CLEARLY * bundle_price(r, mine)


def _bundle_gain(r: Reading, bundle: int) -> float:
    """What a bundle brings."""
    counts = [(bundle >> (4 * thing)) & 15 for thing in range(13)]
    goods = sum(gain_of(r, good, counts[good]) for good in range(GOODS_COUNT))
    return goods + draw_of(r, sum(counts[GOODS_COUNT:]))


JUDGES: Final[dict[str, Judge]] = {
    "keep": _keep,
    "take": _take,
    "pick": _pick,
    "mark": _mark,
    "pay": _pay,
    "use": _use,
    "choose": _choose,
    "discard": _give_card,
    "burn": _burn,
    "lose": _lose,
    "set": _set,
    "yes": _yes,
    "retain": _retain,
    "accept": _accept,
}
"""By verb; `done`, `no` and `decline` are worth nothing, and so they win over what would do harm."""
