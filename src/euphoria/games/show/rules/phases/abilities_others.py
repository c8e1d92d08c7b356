"""Abilities that reach others: missile, fascination, motivation, gifts, grenades, bargain, seduction."""

from __future__ import annotations

from typing import Final

from euphoria.core.flow import again, do, leave, procedure
from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.games.show.rules.box.cards import (
    AID,
    GRENADE,
    OBJECTS_COUNT,
    THROWN,
)
from euphoria.games.show.rules.box.data import ABILITY_REACH, GIFT_REACH, LARGEST_MISSILE_TARGET
from euphoria.games.show.rules.box.readings import MISSILE_EITHER, has
from euphoria.games.show.rules.box.reasons import FINE, reason
from euphoria.games.show.rules.geometry.boxing import smallest_box
from euphoria.games.show.rules.geometry.scenery import Element
from euphoria.games.show.rules.movement.candidate_places import throws
from euphoria.games.show.rules.movement.placing import grenade_refusal
from euphoria.games.show.rules.phases.abilities import Ability, register
from euphoria.games.show.rules.phases.blasts import blast
from euphoria.games.show.rules.phases.seduction import can_be_seduced, seduce
from euphoria.games.show.rules.sight.sight import sees, sees_element
from euphoria.games.show.rules.state import FASCINATED, GIFTED, NEUTRAL, Arena, within
from euphoria.games.show.rules.table.fights import meet
from euphoria.games.show.rules.table.order import always
from euphoria.games.show.rules.table.settling import holds_target, remove_element
from euphoria.games.show.rules.words import (
    BARGAINED,
    GIVEN,
    GIVEN_EXACTLY,
    MOTIVATED,
    PLACE,
    THREW_OBJECT,
    argument,
    figure_of,
    place,
    surface_of,
    verb_called,
    x_of,
    y_of,
)

GIFTS: Final = [number for number in range(OBJECTS_COUNT) if (AID | THROWN) >> number & 1]
"""What Scauter may hand on (S-16.29)."""

MISSILE: Final = verb_called("missile")
FASCINATE: Final = verb_called("fascinate")
MOTIVATE: Final = verb_called("motivate")
SEDUCE: Final = verb_called("seduce")
GIVE: Final = verb_called("give")
GRENADES: Final = verb_called("grenades")
BARGAIN: Final = verb_called("bargain")

ELEMENT_GONE: Final = reason("element-gone", "S-16.1")
ELEMENT_UNSEEN: Final = reason("element-unseen", "S-16.1")
TOO_LARGE: Final = reason("too-large", "S-16.2")
HOLDS_OBJECTIVE: Final = reason("holds-objective", "S-16.2")
GRENADES_IN_A_FIGHT: Final = reason("in-a-fight", "S-16.30")
NOT_A_CHARACTER: Final = reason("not-a-character", "S-16.6")
TOO_FAR: Final = reason("too-far", "S-16.6")
OUT_OF_SIGHT: Final = reason("out-of-sight", "S-16.6")
NOT_A_MATE: Final = reason("not-a-mate", "S-16.8")
TOO_FAR_TO_MOTIVATE: Final = reason("too-far", "S-16.8")
NO_FRIEND: Final = reason("not-a-mate", "S-16.27")
TOO_FAR_TO_GIVE: Final = reason("too-far", "S-16.26")
NOT_A_RIVAL: Final = reason("not-a-rival", "S-16.37")
NOT_A_VICTIM: Final = reason("not-a-rival", "S-16.15")
TOO_FAR_TO_SEDUCE: Final = reason("too-far", "S-16.15")
SEDUCED_UNSEEN: Final = reason("out-of-sight", "S-16.15")
NOT_A_GIFT: Final = reason("not-a-gift", "S-16.29")
HAS_IT_ALREADY: Final = reason("has-it-already", "S-16.29")
CANNOT_BE_SEDUCED: Final = reason("cannot-be-seduced", "S-16.15")


# ------------------------------------------------- Nikolai


class MissileLauncher(Ability):
    """Nikolai destroys an element he sees, at most 10 inches on any side (S-16.1 to S-16.3)."""

    verb = MISSILE
    rule = "S-16.1"

    def sample(self, s: Arena, i: int) -> list[int]:  # noqa: ARG002
        return [MISSILE | element << 8 for element in range(len(s.field.elements))]

    def refusal(self, s: Arena, i: int, code: int) -> int:
        element = argument(code)
        if element >= len(s.field.elements) or (s.gone >> element) & 1:
            return ELEMENT_GONE
        small = is_small(s.field.elements[element])
        objective = holds_target(s, element)
        if has(s.house, MISSILE_EITHER):
            if not small and objective:
                return TOO_LARGE
        elif not small:
            return TOO_LARGE
        elif objective:
            return HOLDS_OBJECTIVE
        return FINE if sees_element(s, i, element) else ELEMENT_UNSEEN

    def use(self, s: Arena, i: int, code: int) -> None:  # noqa: ARG002
        remove_element(s, argument(code))
        meet(s)


def is_small(element: Element) -> bool:
    """Is no side of the smallest rectangle around its footprint longer than 10 inches (S-16.2)?"""
    known = element.small
    if known is None:
        known = fits_a_missile(element)
        element.small = known
    return known


def fits_a_missile(element: Element) -> bool:
    """The same, worked out."""
    points: list[tuple[int, int]] = []
    for shape in element.footprint:
        points += zip(shape.xs, shape.ys, strict=True)
    across, along, square = smallest_box(points)
    return square > 0 and max(across, along) ** 2 <= LARGEST_MISSILE_TARGET**2 * square


# ------------------------------------------------- Madeleine


class Fascinate(Ability):
    """A character within 10 inches and in Madeleine's sight takes no action this turn (S-16.6)."""

    verb = FASCINATE
    rule = "S-16.6"

    def sample(self, s: Arena, i: int) -> list[int]:
        return [FASCINATE | s.badge[j] << 8 for j in range(s.count()) if s.enemies(i, j)]

    def refusal(self, s: Arena, i: int, code: int) -> int:
        j = figure_of(s, argument(code))
        if j < 0 or j == i or not s.alive(j) or not s.is_character(j) or s.team[j] == NEUTRAL:
            return NOT_A_CHARACTER
        if not within(s, i, j, ABILITY_REACH):
            return TOO_FAR
        return FINE if sees(s, i, j) else OUT_OF_SIGHT

    def use(self, s: Arena, i: int, code: int) -> None:  # noqa: ARG002
        s.flags[figure_of(s, argument(code))] |= FASCINATED


# ------------------------------------------------- Sgt. O'Donell


class Motivate(Ability):
    """A team mate within 10 inches may repeat its movement, attack or shooting (S-16.8 to S-16.10)."""

    verb = MOTIVATE
    rule = "S-16.8"

    def sample(self, s: Arena, i: int) -> list[int]:
        mates = [j for j in range(s.count()) if s.team[j] == s.team[i] and j != i]
        return [MOTIVATE | s.badge[j] << 8 | kind << 16 for j in mates for kind in range(3)]

    def refusal(self, s: Arena, i: int, code: int) -> int:
        j = figure_of(s, argument(code) & 255)
        if j < 0 or j == i or not s.alive(j) or s.team[j] != s.team[i]:
            return NOT_A_MATE
        return FINE if within(s, i, j, ABILITY_REACH) else TOO_FAR_TO_MOTIVATE

    def use(self, s: Arena, i: int, code: int) -> None:
        badge, action = argument(code) & 255, argument(code) >> 8
        s.gift[figure_of(s, badge)] = action
        tell(s, MOTIVATED, EVERYBODY, s.badge[i], badge, action)


# ------------------------------------------------- J. Scauter


class AlwaysPrepared(Ability):
    """Scauter gives a friend within 6 inches one object, free and in secret (S-16.26 to S-16.29)."""

    verb = GIVE
    rule = "S-16.26"

    def sample(self, s: Arena, i: int) -> list[int]:
        mates = [j for j in range(s.count()) if s.team[j] == s.team[i] and s.is_character(j) and j != i]
        return [GIVE | s.badge[j] << 8 | gift << 16 for j in mates for gift in GIFTS]

    def refusal(self, s: Arena, i: int, code: int) -> int:
        j = figure_of(s, argument(code) & 255)
        gift = argument(code) >> 8
        if j < 0 or j == i or not s.alive(j) or s.team[j] != s.team[i] or not s.is_character(j):
            return NO_FRIEND
        if not within(s, i, j, GIFT_REACH):
            return TOO_FAR_TO_GIVE
        if gift not in GIFTS:
            return NOT_A_GIFT
        return HAS_IT_ALREADY if (s.objects[j] >> gift) & 1 else FINE

    def use(self, s: Arena, i: int, code: int) -> None:
        j = figure_of(s, argument(code) & 255)
        gift = argument(code) >> 8
        s.objects[j] |= 1 << gift
        s.shown[j] &= ~(1 << gift)
        s.marks[j] |= GIFTED
        tell(s, GIVEN, EVERYBODY, s.badge[i], s.badge[j])
        tell(s, GIVEN_EXACTLY, 1 << s.team[i], s.badge[i], s.badge[j], gift)


# ------------------------------------------------- Arendal


class ThreeGrenades(Ability):
    """Arendal throws three grenades without AP, all points declared first (S-16.30)."""

    verb = GRENADES
    rule = "S-16.30"
    in_a_fight = GRENADES_IN_A_FIGHT

    def sample(self, s: Arena, i: int) -> list[int]:
        spots = [place(x, y, surface) for x, y, surface in throws(s, i)[:6]]
        triples = [(a, b, c) for k, a in enumerate(spots) for b in spots[k:] for c in dict.fromkeys((a, b))]
        return [_triple(a, b, c) for a, b, c in triples]

    def refusal(self, s: Arena, i: int, code: int) -> int:
        for spot in _spots(code):
            refused = grenade_refusal(s, i, x_of(spot), y_of(spot), surface_of(spot))
            if refused != FINE:
                return refused
        return FINE

    def use(self, s: Arena, i: int, code: int) -> None:
        s.declared = _spots(code)
        s.push(RAIN.index, i)


def _triple(a: int, b: int, c: int) -> int:
    return GRENADES | a << 8 | b << (8 + PLACE.width) | c << (8 + 2 * PLACE.width)


def _spots(code: int) -> list[int]:
    mask = (1 << PLACE.width) - 1
    return [(argument(code) >> (k * PLACE.width)) & mask for k in range(3)]


def no_more_grenades(s: Arena, _f: Frame) -> bool:
    return not s.declared


def next_grenade(s: Arena, f: Frame) -> None:
    spot = s.declared[0]
    s.declared = s.declared[1:]
    tell(s, THREW_OBJECT, EVERYBODY, s.badge[f.a], GRENADE, x_of(spot), y_of(spot))
    blast(s, GRENADE, f.a, x_of(spot), y_of(spot), s.field.surfaces[surface_of(spot)].z)


RAIN: Final = procedure("grenade rain", "S-16.30", leave(no_more_grenades), do(next_grenade), again(always))


# ------------------------------------------------- Mycky


class Bargain(Ability):
    """One rival character cannot shoot Mycky this turn (S-16.37)."""

    verb = BARGAIN
    rule = "S-16.37"

    def sample(self, s: Arena, i: int) -> list[int]:
        return [BARGAIN | s.badge[j] << 8 for j in range(s.count()) if s.enemies(i, j)]

    def refusal(self, s: Arena, i: int, code: int) -> int:
        j = figure_of(s, argument(code))
        rival = j >= 0 and s.alive(j) and s.is_character(j) and s.enemies(i, j)
        return FINE if rival else NOT_A_RIVAL

    def use(self, s: Arena, i: int, code: int) -> None:
        s.barred[i] = figure_of(s, argument(code))
        tell(s, BARGAINED, EVERYBODY, s.badge[i], argument(code))


# ------------------------------------------------- Sooyoung


class Seduce(Ability):
    """An enemy within 10 inches and in Sooyoung's sight shoots or attacks a team mate (S-16.15)."""

    verb = SEDUCE
    rule = "S-16.15"

    def sample(self, s: Arena, i: int) -> list[int]:
        return [SEDUCE | s.badge[j] << 8 for j in range(s.count()) if s.enemies(i, j)]

    def refusal(self, s: Arena, i: int, code: int) -> int:
        j = figure_of(s, argument(code))
        if j < 0 or not s.alive(j) or not s.enemies(i, j):
            return NOT_A_VICTIM
        if not within(s, i, j, ABILITY_REACH):
            return TOO_FAR_TO_SEDUCE
        if not sees(s, i, j):
            return SEDUCED_UNSEEN
        return FINE if can_be_seduced(s, j) else CANNOT_BE_SEDUCED

    def use(self, s: Arena, i: int, code: int) -> None:
        seduce(s, i, figure_of(s, argument(code)))


OTHERS_ABILITIES: Final[dict[str, Ability]] = {
    "nikolai": MissileLauncher(),
    "madeleine": Fascinate(),
    "odonell": Motivate(),
    "scauter": AlwaysPrepared(),
    "arendal": ThreeGrenades(),
    "mycky": Bargain(),
    "sooyoung": Seduce(),
}
register(OTHERS_ABILITIES)
