"""A map while it is being built: everything that is wrong with it, and as much of it as can be read.

The reader stops at the first mistake. Whoever builds a map wants to hear of all of them, each at its element,
and to see the rest meanwhile; so an element that is refused is named and left out, and the others are read.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.shapes import is_dict
from euphoria.games.show.rules.geometry.scenery import Field
from euphoria.games.show.rules.maps.checker import Fault, faults
from euphoria.games.show.rules.maps.library import canonical
from euphoria.games.show.rules.maps.mistakes import BadMap, Where
from euphoria.games.show.rules.maps.plain_values import entries, table
from euphoria.games.show.rules.maps.reader import MOST_ELEMENTS, read_field
from euphoria.games.show.rules.maps.twins import SYMMETRIES

MAP: Final = Where()


class Survey:
    """What was found. `origins` tells of each element of the field which one of the data it is or mirrors."""

    __slots__ = ("faults", "field", "mistakes", "origins")

    def __init__(self) -> None:
        self.field: Field | None = None
        self.origins: list[int] = []
        self.mistakes: list[tuple[int, BadMap]] = []
        """What cannot be read: the element (-1: the map as a whole), and why."""
        self.faults: list[Fault] = []
        """What the checker says, if all could be read: of half a map it would say what is not true."""

    @property
    def is_fit(self) -> bool:
        return not self.mistakes and not any(fault.is_error for fault in self.faults)


def survey(data: Any) -> Survey:
    """`BadSetup` only for what is longer than any map."""
    found = Survey()
    try:
        given = table(data, MAP)
        canonical(given)
        left = list(enumerate(entries(given.get("element", []), MAP, "element", MOST_ELEMENTS)))
    except BadMap as mistake:
        found.mistakes.append((-1, mistake))
        return found
    symmetric = given.get("symmetry") in SYMMETRIES
    while found.field is None:
        found.origins = _origins(left, symmetric)
        try:
            found.field = read_field({**given, "element": [entry for _, entry in left]})
        except BadMap as mistake:
            if mistake.where.element < 0:
                found.mistakes.append((-1, mistake))
                return found
            left = _without(left, found.origins[mistake.where.element - 1], mistake, found)
    if not found.mistakes:
        found.faults = faults(found.field)
    return found


def _origins(left: list[tuple[int, Any]], symmetric: bool) -> list[int]:
    """The elements in the order in which the reader counts them: each before its twin."""
    found: list[int] = []
    for number, entry in left:
        found.append(number)
        if symmetric and not (is_dict(entry) and entry.get("twin") is False):
            found.append(number)
    return found


def _without(
    left: list[tuple[int, Any]], number: int, mistake: BadMap, found: Survey
) -> list[tuple[int, Any]]:
    """The elements without the one that was refused, or without its links: they may have led to another one
    that is left out already, which is no fault of theirs."""
    if mistake.where.part == "link" and found.mistakes:
        return [
            (at, {key: value for key, value in entry.items() if key != "links"} if at == number else entry)
            for at, entry in left
        ]
    found.mistakes.append((number, mistake))
    return [(at, entry) for at, entry in left if at != number]
