"""What the exchanges on recruit cards have in common: prices, choices and comparisons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.actions import Codes, first
from euphoria.core.flow import ask, procedure
from euphoria.core.state import Frame
from euphoria.games.dystopia.rules.abilities import Ability
from euphoria.games.dystopia.rules.data import WORKERS
from euphoria.games.dystopia.rules.goods import draw, gain
from euphoria.games.dystopia.rules.payment import cards_decide, payable_after
from euphoria.games.dystopia.rules.state import City, seat_of
from euphoria.games.dystopia.rules.tracks import (
    change_knowledge,
    change_morale,
    morale_to_lose,
    room_for_knowledge,
)
from euphoria.games.dystopia.rules.words import CHOOSE, CHOOSE_CARD, CHOOSE_KNOWLEDGE, CHOOSE_MORALE


def tracks_allow(s: City, seat: i64, morale: i64, knowledge: i64) -> bool:
    """Is there morale to lose and room for knowledge?"""
    return (morale == 0 or morale_to_lose(s, seat, morale)) and (
        knowledge == 0 or room_for_knowledge(s, seat, knowledge)
    )


class Exchange(Ability):
    """An optional ability whose price is morale to lose or knowledge to gain."""

    def __init__(
        self, recruit: str, moment: int, morale: i64 = 0, knowledge: i64 = 0, printing: int = 0
    ) -> None:
        super().__init__(recruit, moment, True, printing)
        self.morale = morale
        self.knowledge = knowledge

    def fits(self, s: City, seat: i64) -> bool:  # noqa: ARG002
        """The condition on the card, its price apart."""
        return True

    def ready(self, s: City, seat: i64) -> bool:
        """The price must leave enough to pay for the space just taken (D-7.1)."""
        return (
            tracks_allow(s, seat, self.morale, self.knowledge)
            and self.fits(s, seat)
            and payable_after(s, seat, self.morale, self.knowledge)
        )

    def offered(self, s: City, seat: i64) -> bool:
        if s.due and cards_decide(s):
            return tracks_allow(s, seat, self.morale, self.knowledge) and self.fits(s, seat)
        return self.ready(s, seat)

    def use(self, s: City, seat: i64) -> None:
        # The effect is pushed first, so that a discard the price forces comes before it.
        self.effect(s, seat)
        if self.morale:
            change_morale(s, seat, -self.morale)
        if self.knowledge:
            change_knowledge(s, seat, self.knowledge)

    def effect(self, s: City, seat: i64) -> None:
        """What the exchange brings."""


# ------------------------------------------------- a choice of gains: frame.a chooses, b mask

_CHOICES: Final = Codes(CHOOSE)


def choose_one(s: City, seat: i64, choices: int) -> None:
    """Gain one of several things; each bit is a number of the CHOICE vocabulary.

    A choice of knowledge is one point less, a choice of morale one point more.
    """
    s.push(CHOOSE_GAIN.index, seat, choices)


def _chooser(_s: City, f: Frame) -> i64:
    return 1 << f.a


def _choices(_s: City, f: Frame, _seat: i64) -> list[int]:
    return _CHOICES.of(f.b)


def _take_choice(s: City, _f: Frame, seat: i64, code: int) -> None:
    choice = first(code)
    if choice == CHOOSE_MORALE:
        change_morale(s, seat, 1)
    elif choice == CHOOSE_KNOWLEDGE:
        change_knowledge(s, seat, -1)
    elif choice == CHOOSE_CARD:
        draw(s, seat, 1)
    else:
        gain(s, seat, choice, 1)


CHOOSE_GAIN: Final = procedure(
    "choose one of several gains",
    "D-20.8",
    ask("choose", "D-20.8", _chooser, _choices, _take_choice),
)

# ------------------------------------------------- comparisons (D-20.4: strictly, a tie does not count)


def others_at(s: City, spaces: range) -> list[int]:
    """The values of the workers on some spaces, the one just placed left out."""
    first, behind = spaces.start, spaces.stop
    mine = WORKERS * s.active + s.die
    return [s.value[die] for die, space in enumerate(s.where) if first <= space < behind and die != mine]


def placed_value(s: City) -> int:
    return s.value[WORKERS * s.active + s.die]


def highest_or_alone(s: City, spaces: range) -> bool:
    return all(value < placed_value(s) for value in others_at(s, spaces))


def lowest_or_alone(s: City, spaces: range) -> bool:
    return all(value > placed_value(s) for value in others_at(s, spaces))


def alone(s: City, spaces: range) -> bool:
    return not others_at(s, spaces)


def here(s: City) -> range:
    """The space of the placement, as a range."""
    return range(s.space, s.space + 1)


def bumped_player(s: City) -> int:
    return seat_of(s.bumped)
