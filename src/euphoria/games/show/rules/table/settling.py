"""Finding room: the nearest place where a figure may stand (revival, demolition), and what removal leaves."""

from __future__ import annotations

from typing import Final

from euphoria.core.state import EVERYBODY, tell
from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.state import DOWN, NEUTRAL, ON_TABLE, UP, Arena
from euphoria.games.show.rules.table.standing import place_refusal, surface_below
from euphoria.games.show.rules.words import DROPPED_DOWN, REMOVED, SUSAN_BADGE

RINGS: Final = 48
STEP: Final = 250
"""Places are tried on rings a quarter of an inch apart, up to a foot away."""
AROUND: Final[list[tuple[int, int]]] = [
    (1000, 0), (924, 383), (707, 707), (383, 924), (0, 1000), (-383, 924), (-707, 707), (-924, 383),
    (-1000, 0), (-924, -383), (-707, -707), (-383, -924), (0, -1000), (383, -924), (707, -707), (924, -383),
]  # fmt: skip
"""Sixteen directions, as vectors of a thousandth of an inch short of an inch at most."""


def nearest_place(s: Arena, i: int, x: int, y: int, surface: int) -> tuple[int, int] | None:
    """The place itself if it is free, otherwise the first free one on growing rings around it."""
    if place_refusal(s, i, x, y, surface) == FINE:
        return x, y
    for ring in range(1, RINGS + 1):
        reach = ring * STEP
        for dx, dy in AROUND:
            to_x = x + dx * reach // 1000
            to_y = y + dy * reach // 1000
            if to_x >= 0 and to_y >= 0 and place_refusal(s, i, to_x, to_y, surface) == FINE:
                return to_x, to_y
    return None


def set_down(s: Arena, i: int, x: int, y: int, surface: int) -> None:
    """Put a figure at a place or next to it."""
    found = nearest_place(s, i, x, y, surface)
    s.x[i], s.y[i] = (x, y) if found is None else found
    s.surface[i] = surface


def occupants(s: Arena, element: int) -> list[int]:
    """The living figures in or on an element (S-1.9, S-1.10, S-2.5)."""
    return [i for i in range(s.count()) if s.alive(i) and _is_in_or_on(s, i, element)]


def _is_in_or_on(s: Arena, i: int, element: int) -> bool:
    if s.field.surfaces[s.surface[i]].element == element:
        return True
    piece = s.field.elements[element]
    return s.z(i) < piece.top and any(shape.holds(s.x[i], s.y[i]) for shape in piece.footprint)


def holds_target(s: Arena, element: int) -> bool:
    """Does a mission objective stand in or on the element (S-15.18, S-16.2)? A captive Susan is one too."""
    piece = s.field.elements[element]
    if any(s.team[i] == NEUTRAL for i in occupants(s, element)):
        return True
    for t in range(len(s.target_x)):
        if s.target_state[t] == ON_TABLE:
            if s.field.surfaces[s.target_surface[t]].element == element:
                return True
            if any(shape.holds(s.target_x[t], s.target_y[t]) for shape in piece.footprint):
                return True
    return False


def always_stands(s: Arena, i: int) -> bool:
    """A Benkei, the mission's Susan, who has no activation to rise in, and members of a fight (S-12.6)."""
    return s.who[i] == BENKEI or s.badge[i] == SUSAN_BADGE or s.fight[i] >= 0


def remove_element(s: Arena, element: int) -> None:
    """The element is gone; who was in or on it is on the deck at the surface below, unhurt (S-16.3)."""
    inside = occupants(s, element)
    s.gone |= 1 << element
    tell(s, REMOVED, EVERYBODY, element)
    for i in inside:
        z = s.z(i)
        set_down(s, i, s.x[i], s.y[i], surface_below(s, s.x[i], s.y[i], z))
        s.status[i] = UP if always_stands(s, i) else DOWN
        tell(s, DROPPED_DOWN, EVERYBODY, s.badge[i])
    for j in range(s.count()):
        if s.field.surfaces[s.surface[j]].element == element:
            s.surface[j] = surface_below(s, s.x[j], s.y[j], s.field.surfaces[s.surface[j]].z)
    for t in range(len(s.target_x)):
        level = s.field.surfaces[s.target_surface[t]]
        if level.element == element:
            s.target_surface[t] = surface_below(s, s.target_x[t], s.target_y[t], level.z)
