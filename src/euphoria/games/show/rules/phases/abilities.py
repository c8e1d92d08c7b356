"""Special abilities (S-10, S-16): what every one of them has in common, and the list of all.

Each ability is a class of its own in `abilities_self.py` or `abilities_others.py`, found by its character.
"""

from __future__ import annotations

from typing import Final

from euphoria.games.show.rules.box.cards import PROFILES
from euphoria.games.show.rules.box.reasons import FINE, reason
from euphoria.games.show.rules.state import Arena

NO_ABILITY: Final = reason("ability", "S-10.1")
SPENT: Final = reason("spent", "S-10.2")
TOO_EARLY: Final = reason("too-early", "S-16.12")


class Ability:
    """A special ability: when it can be used, on what, and what it does."""

    verb = -1
    rule = ""
    in_a_fight = FINE
    """Why a figure in a fight may not use it."""
    from_turn = 1

    def sample(self, s: Arena, i: int) -> list[int]:  # noqa: ARG002
        """Actions worth offering; all of them are checked before they are offered."""
        return [self.verb]

    def refusal(self, s: Arena, i: int, code: int) -> int:  # noqa: ARG002
        """Why this action is impossible now, or FINE. The verb is this ability's."""
        return FINE

    def use(self, s: Arena, i: int, code: int) -> None:
        """Carry it out."""


ALL: Final[dict[int, Ability]] = {}
"""By the number of the character."""


def register(abilities: dict[str, Ability]) -> None:
    """Called once by each module of abilities, with those it has by character."""
    for number, profile in enumerate(PROFILES):
        if profile.id in abilities:
            ALL[number] = abilities[profile.id]


def ability_refusal(s: Arena, i: int, code: int) -> int:
    """May the figure use its ability like this?"""
    known = ALL.get(s.who[i])
    if known is None or code & 255 != known.verb:
        return NO_ABILITY
    if s.turn < known.from_turn:
        return TOO_EARLY
    if s.fight[i] >= 0 and known.in_a_fight != FINE:
        return known.in_a_fight
    return known.refusal(s, i, code)


def has_options(s: Arena, i: int) -> bool:
    """Is there anything in `ability_options`? Known as soon as one of them is allowed."""
    known = ALL.get(s.who[i])
    if known is None:
        return False
    for code in known.sample(s, i):
        if ability_refusal(s, i, code) == FINE:
            return True
    return False


def ability_options(s: Arena, i: int) -> list[int]:
    """The sample of the figure's ability, as far as it is allowed now."""
    known = ALL.get(s.who[i])
    if known is None:
        return []
    return [code for code in known.sample(s, i) if ability_refusal(s, i, code) == FINE]
