"""Abilities that need no other figure: stealth, hiding, the shield, the last move, Benkei, the cat."""

from __future__ import annotations

from typing import Final

from euphoria.core.state import EVERYBODY, tell
from euphoria.games.show.rules.box.reasons import FINE, reason
from euphoria.games.show.rules.movement.candidate_places import borders, cat_runs
from euphoria.games.show.rules.movement.placing import border_refusal
from euphoria.games.show.rules.phases.abilities import Ability, register
from euphoria.games.show.rules.phases.deeds import LYING
from euphoria.games.show.rules.phases.positioning import STEALTHY, begin_activation
from euphoria.games.show.rules.state import CALLED, DOWN, HIDDEN, LAST, NOBODY, OFF, SHIELDED, UP, Arena
from euphoria.games.show.rules.table.cat import cat_refusal, let_loose
from euphoria.games.show.rules.table.fights import engage
from euphoria.games.show.rules.words import (
    CALLED_IN,
    argument,
    point,
    verb_called,
    x_of,
    y_of,
)

STEALTH: Final = verb_called("stealth")
CALL: Final = verb_called("call")
HIDE: Final = verb_called("hide")
SHIELD: Final = verb_called("shield")
LAST_MOVE: Final = verb_called("last")
LOOSE_CAT: Final = verb_called("cat")

STEALTH_IN_A_FIGHT: Final = reason("in-a-fight", "S-16.4")
NO_BENKEI_LEFT: Final = reason("no-benkei-left", "S-16.12")


class Stealth(Ability):
    """Kabuki moves once more, without AP and without counting as moving (S-16.4, S-16.5)."""

    verb = STEALTH
    rule = "S-16.4"
    in_a_fight = STEALTH_IN_A_FIGHT

    def refusal(self, s: Arena, i: int, code: int) -> int:  # noqa: ARG002
        return LYING if s.status[i] == DOWN else FINE

    def use(self, s: Arena, i: int, code: int) -> None:  # noqa: ARG002
        begin_activation(s, i, STEALTHY, s.limit(i))


class Hide(Ability):
    """Anyone shooting at Blanca this turn has -2 aim (S-16.19)."""

    verb = HIDE
    rule = "S-16.19"

    def use(self, s: Arena, i: int, code: int) -> None:  # noqa: ARG002
        s.flags[i] |= HIDDEN


class Shield(Ability):
    """Damage to the Centinel is halved this turn (S-16.23)."""

    verb = SHIELD
    rule = "S-16.23"

    def use(self, s: Arena, i: int, code: int) -> None:  # noqa: ARG002
        s.flags[i] |= SHIELDED


class LastMove(Ability):
    """Doc Chastas moves after everybody else this turn (S-16.32)."""

    verb = LAST_MOVE
    rule = "S-16.32"

    def use(self, s: Arena, i: int, code: int) -> None:  # noqa: ARG002
        s.flags[i] |= LAST


class CallBenkei(Ability):
    """From turn 2 Richelle calls a Benkei, which enters over a table border (S-16.12)."""

    verb = CALL
    rule = "S-16.12"
    from_turn = 2

    def sample(self, s: Arena, i: int) -> list[int]:
        pet = called_benkei(s, i)
        return [] if pet == NOBODY else [CALL | point(x, y) << 8 for x, y in borders(s, pet)]

    def refusal(self, s: Arena, i: int, code: int) -> int:
        pet = called_benkei(s, i)
        if pet == NOBODY:
            return NO_BENKEI_LEFT
        return border_refusal(s, pet, x_of(argument(code)), y_of(argument(code)))

    def use(self, s: Arena, i: int, code: int) -> None:
        pet = called_benkei(s, i)
        s.status[pet] = UP
        s.x[pet] = x_of(argument(code))
        s.y[pet] = y_of(argument(code))
        s.surface[pet] = 0
        s.ap[pet] = s.limit(pet)
        tell(s, CALLED_IN, EVERYBODY, s.badge[pet], s.x[pet], s.y[pet])
        engage(s, pet, False, False)


def called_benkei(s: Arena, i: int) -> int:
    """The Benkei that this Richelle can still call, or -1."""
    for j in range(s.count()):
        if s.owner[j] == i and s.marks[j] & CALLED and s.status[j] == OFF and s.killer[j] == NOBODY:
            return j
    return NOBODY


class LooseCat(Ability):
    """Sir Kobayhisi's cat runs up to 10 inches in a straight line (S-16.39)."""

    verb = LOOSE_CAT
    rule = "S-16.39"

    def sample(self, s: Arena, i: int) -> list[int]:
        return [LOOSE_CAT | point(x, y) << 8 for x, y in cat_runs(s, i)]

    def refusal(self, s: Arena, i: int, code: int) -> int:
        return cat_refusal(s, i, x_of(argument(code)), y_of(argument(code)))

    def use(self, s: Arena, i: int, code: int) -> None:
        let_loose(s, i, x_of(argument(code)), y_of(argument(code)))


OWN_ABILITIES: Final[dict[str, Ability]] = {
    "kabuki": Stealth(),
    "blanca": Hide(),
    "centinel": Shield(),
    "chastas": LastMove(),
    "richelle": CallBenkei(),
    "kobayhisi": LooseCat(),
}
register(OWN_ABILITIES)
