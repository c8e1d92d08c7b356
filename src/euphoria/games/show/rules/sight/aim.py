"""The aim of a shot with every modifier (S-14.11 to S-14.28): one function for rules, previews and bots."""

from __future__ import annotations

from typing import Final

from euphoria.games.show.rules.box.cards import BLANCA, PROFILES
from euphoria.games.show.rules.box.data import RADIUS
from euphoria.games.show.rules.box.readings import DIVIDE_ALL, has
from euphoria.games.show.rules.geometry.scenery import CRATER
from euphoria.games.show.rules.sight.sight import THROUGH as THROUGH_BUILDING
from euphoria.games.show.rules.sight.sight import TOUCHING, Cover, cover
from euphoria.games.show.rules.state import (
    ATTACKED,
    DOWN,
    HIDDEN,
    MOVED,
    THREW,
    Arena,
    distance_squared_parts,
)

MODIFIERS: Final[list[str]] = [
    "point-blank",
    "afar",
    "several-weapons",
    "cover-touching",
    "cover-through-building",
    "cover",
    "target-on-deck",
    "target-on-deck-in-crater",
    "shooter-on-deck",
    "moving",
    "divided-fire",
    "mobile-target",
    "hidden-blanca",
]
POINT_BLANK: Final = 0
AFAR: Final = 1
SEVERAL_WEAPONS: Final = 2
COVER_TOUCHING: Final = 3
COVER_THROUGH: Final = 4
COVER: Final = 5
TARGET_ON_DECK: Final = 6
TARGET_IN_CRATER: Final = 7
SHOOTER_ON_DECK: Final = 8
MOVING: Final = 9
DIVIDED_FIRE: Final = 10
MOBILE_TARGET: Final = 11
HIDDEN_BLANCA: Final = 12
RULES: Final[list[str]] = [
    "S-14.11", "S-14.12", "S-14.13", "S-14.20", "S-14.21", "S-14.22", "S-14.18", "S-14.24", "S-14.17",
    "S-14.14", "S-14.16", "S-14.15", "S-16.19",
]  # fmt: skip
"""The rule of each modifier."""


class Modifier:
    """One line of the aim: which modifier, and how much it adds."""

    __slots__ = ("id", "value")

    def __init__(self, id: int, value: int) -> None:
        self.id = id
        self.value = value


def modifiers(s: Arena, i: int, j: int, several: bool, divided: bool) -> list[Modifier]:
    """Everything that changes the aim of a shot of `i` at `j` now, the worst cover included.

    `several`: two weapons are fired in this action; `divided`: this is not the first target declared.
    """
    return modifiers_under(s, i, j, several, divided, cover(s, i, j))


def modifiers_under(
    s: Arena, i: int, j: int, several: bool, divided: bool, hidden_by: Cover
) -> list[Modifier]:
    """The same where the cover is known already, or is that of another place."""
    found = range_modifiers(s, i, j)
    if several or s.flags[i] & THREW:
        found.append(Modifier(SEVERAL_WEAPONS, -1))
    found += _cover_modifiers(hidden_by)
    found += _deck_modifiers(s, i, j)
    if s.flags[i] & MOVED:
        found.append(Modifier(MOVING, -1))
    if divided:
        found.append(Modifier(DIVIDED_FIRE, -1))
    if s.flags[j] & (MOVED | ATTACKED):
        found.append(Modifier(MOBILE_TARGET, -1))
    if s.who[j] == BLANCA and s.flags[j] & HIDDEN:
        found.append(Modifier(HIDDEN_BLANCA, -2))
    return found


def range_modifiers(s: Arena, i: int, j: int) -> list[Modifier]:
    """S-14.11 and S-14.12, strictly, on the exact distance."""
    effective = PROFILES[s.who[i]].range
    if nearer(s, i, j, effective, 2):
        return [Modifier(POINT_BLANK, 1)]
    if further(s, i, j, 2 * effective):
        return [Modifier(AFAR, -2)]
    return []


def nearer(s: Arena, i: int, j: int, length: int, parts: int) -> bool:
    """Is the distance of S-4.6 below `length / parts`? Exact: everything is multiplied by `parts`."""
    square, h = distance_squared_parts(s, i, j)
    left = length * length - parts * parts * h * h
    if left <= 0:
        return False
    # parts*d < parts*2r + sqrt(left), and a distance of 0 is below anything.
    a = parts * 2 * RADIUS
    excess = parts * parts * square - a * a - left
    return excess < 0 or excess * excess < 4 * a * a * left


def further(s: Arena, i: int, j: int, length: int) -> bool:
    """Is the distance of S-4.6 above this?"""
    square, h = distance_squared_parts(s, i, j)
    left = length * length - h * h
    if left < 0:
        return True
    a = 2 * RADIUS
    excess = square - a * a - left
    return excess > 0 and excess * excess > 4 * a * a * left


def _cover_modifiers(hidden_by: Cover) -> list[Modifier]:
    """Only the worst kind of cover counts (S-14.20 to S-14.22)."""
    if hidden_by.value == 0:
        return []
    if hidden_by.reason == TOUCHING:
        return [Modifier(COVER_TOUCHING, -2)]
    if hidden_by.reason == THROUGH_BUILDING:
        return [Modifier(COVER_THROUGH, -2)]
    return [Modifier(COVER, -1)]


def _deck_modifiers(s: Arena, i: int, j: int) -> list[Modifier]:
    found: list[Modifier] = []
    if s.status[j] == DOWN:
        found.append(Modifier(TARGET_IN_CRATER, -2) if in_crater(s, j) else Modifier(TARGET_ON_DECK, -1))
    if s.status[i] == DOWN:
        found.append(Modifier(SHOOTER_ON_DECK, -1))
    return found


def in_crater(s: Arena, i: int) -> bool:
    """A figure is in a crater when its base centre lies in it (S-1.9)."""
    if s.surface[i] != 0:
        return False
    for number, element in enumerate(s.field.elements):
        if element.kind == CRATER and not (s.gone >> number) & 1:
            if any(shape.holds(s.x[i], s.y[i]) for shape in element.footprint):
                return True
    return False


def total(s: Arena, i: int, found: list[Modifier]) -> int:
    """The modified aim: below 1 no shot, 10 and more always hits (S-5.3, S-5.4)."""
    return s.aim[i] + sum(modifier.value for modifier in found)


def divided_for(s: Arena, first_target: bool, several_targets: bool) -> bool:
    """Does the shot suffer from divided fire (S-14.16)?"""
    if has(s.house, DIVIDE_ALL):
        return several_targets
    return not first_target
