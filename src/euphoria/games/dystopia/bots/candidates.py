"""Which options are worth thinking about: what looks good now, and one of every plan."""

from __future__ import annotations

from typing import Final

from euphoria.core.actions import second, verb_of
from euphoria.games.dystopia.bots.reading import Reading
from euphoria.games.dystopia.rules.data import AREA, BUILDABLE, CARD_MARKET, KIND, LOFT
from euphoria.games.dystopia.rules.words import PLACE, RESOLVE, RETRIEVE

MOST: Final = 7
"""So many of the options that look best are thought about."""
BROAD: Final = 16
"""So many of them by somebody who looks closely."""
SETS: Final = 3
_STARS: Final = (CARD_MARKET, LOFT, BUILDABLE)
"""Kinds of spaces whose visit brings a star."""


def candidates(r: Reading, codes: list[int], worth: list[float], most: int = MOST) -> list[int]:
    """The most promising first. Of several workers for a space, and of several sets to retrieve, the best."""
    order = [codes[k] for k in sorted(range(len(codes)), key=lambda k: -worth[k])]
    found: list[int] = []
    plans: set[tuple[int, int]] = set()
    for code in order:
        plan = _plan(code)
        if plan in plans:
            continue
        if len(found) < most or _always(r, code):
            plans.add(plan)
            found.append(code)
    return found


def broad(codes: list[int], worth: list[float]) -> list[int]:
    """For somebody who looks closely: more spaces, each die for an area, where its value decides what is got,
    and of the sets to retrieve for each price the best three."""
    found: list[int] = []
    counts: dict[tuple[int, int], int] = {}
    for k in sorted(range(len(codes)), key=lambda k: -worth[k]):
        code = codes[k]
        verb = verb_of(code)
        plan = (-1, code) if verb == PLACE and KIND[second(code)] == AREA else _plan(code)
        counts[plan] = counts.get(plan, 0) + 1
        if counts[plan] <= (SETS if verb == RETRIEVE else 1) and (verb != PLACE or len(found) < BROAD):
            found.append(code)
    return found


def _plan(code: int) -> tuple[int, int]:
    """Options of the same plan differ in the worker that carries it out, or in how much."""
    verb = verb_of(code)
    if verb in (PLACE, RETRIEVE):
        return verb, second(code)
    return -1, code


def _always(r: Reading, code: int) -> bool:
    """Dilemmas come once a game, and near the end every star counts: they are thought about in any case."""
    verb = verb_of(code)
    if verb == RESOLVE:
        return True
    return verb == PLACE and r.closest <= 2 and KIND[second(code)] in _STARS
