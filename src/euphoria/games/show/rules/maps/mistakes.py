"""What can be wrong with map data: where, what, and a plain sentence for both."""

from __future__ import annotations

from typing import Final

from euphoria.core.errors import BadSetup

Fact = int | str

PLACES: Final = {"part": ", a part", "link": ", a link", "opening": ", an opening", "wall": ", a wall"}
SENTENCES: Final = {
    # Values
    "table": "it must be a table of named values",
    "key": "there is no '{key}' here; known are {known}",
    "list": "'{key}' must be a list",
    "most": "'{key}' has {count} entries, and {most} is the most",
    "text": "'{key}' must be a text of at most {most} characters",
    "choice": "'{key}' must be one of {known}",
    "flag": "'{key}' must be true or false",
    "whole": "'{key}' must be a whole number from {least} to {most}",
    "number": "'{key}' must be a number of inches",
    "huge": "'{key}' must be a number of at most {most} inches",
    "pair": "'{key}' must be two numbers [x, y]",
    "either": "give '{key}' or '{other}', not both",
    "size": "a side of the table measures {least} to {most} inches",
    "openings": "it has {count} doors and windows, and {most} is the most",
    "links": "it has {count} ladders and stairs, and {most} is the most",
    "prisms": "all its parts together have at most {most} prisms (a wall with openings is several) and"
    " {corners} corners",
    "surfaces": "one can stand on at most {most} surfaces, the table included",
    # Outlines and heights
    "box": "'box' must be four numbers [x, y, width, depth]",
    "no-outline": "it needs a 'box' or an 'outline'",
    "corners": "an outline needs three corners or more",
    "short-side": "a side of its outline is shorter than 0.1 inches",
    "off-table": "it reaches off the table at [{x}, {y}]",
    "no-area": "its outline encloses no area",
    "not-convex": "its outline is not convex; split it into convex parts",
    "empty": "'parts' is empty",
    "barricade": "nobody can stand on a barricade (S-1.7); make it a solid",
    "no-room": "it is walkable, but no base of 1.18 inches fits on it (S-1.7)",
    "no-height": "its height is missing",
    "below": "its bottom lies below the table",
    "low": "it must be at least 0.1 inches high",
    "high": "it is higher than {most} inches",
    "hanging": "a part hangs in the air; it must stand on the table or on a walkable top, or leave 1.5 inches"
    " below it and have its top 2 inches up",
    # Buildings
    "out": "it reaches out of the building",
    "small-building": "no base of 1.18 inches fits into it (S-1.10)",
    "no-roof": "an open building needs the height of its 'roof'",
    "floors": "floors and roof must lie 2 inches or more above each other",
    "wall-height": "it must be 0.1 inches high or more and end below the next floor",
    "wall-short": "it is shorter than 0.2 inches",
    "open-side": "it is in a side that is open",
    "wall-end": "it must stay 0.2 inches away from the ends of its wall",
    "narrow": "it must be at least 1.25 inches wide (S-1.11)",
    "upside-down": "it must have its top above its bottom",
    "door": "a door must begin at the floor and be 1.5 inches high or more",
    "overlap": "it overlaps another one of the same wall, or begins before the wall",
    "no-fit": "it does not fit into its wall",
    "platform": "the {side} side has no place for an exit platform: 4 by 4 inches, at most 6 inches from the "
    "edge, 1 inch from all scenery (S-8.4)",
    # Ladders and stairs
    "end": "its '{key}' must be [x, y] or [x, y, height]",
    "no-surface": "its '{key}' is on no surface: nobody can stand at that place and height (S-1.12)",
    "level": "it must lead from one surface up to another (S-1.12)",
}


class Where:
    """The map itself (element -1), an element by its number from 1, or something that belongs to one."""

    __slots__ = ("element", "name", "part")

    def __init__(self, element: int = -1, name: str = "", part: str = "") -> None:
        self.element = element
        self.name = name
        self.part = part

    def at(self, part: str) -> Where:
        """A part, a link, an opening or a wall of this element."""
        return Where(self.element, self.name, part)


class BadMap(BadSetup):
    """Map data that make no table. The text is English; `where`, `name` and `facts` serve other languages."""

    def __init__(self, where: Where, name: str, **facts: Fact) -> None:
        place = "The map" if where.element < 0 else f"Element {where.element}"
        if where.name:
            place += f" ({where.name})"
        if where.part:
            place += PLACES[where.part]
        super().__init__(f"{place}: {SENTENCES[name].format(**facts)}.")
        self.where = where
        self.name = name
        self.facts: dict[str, Fact] = facts


Place = Where | str
"""A place in a map, or one of a told position by what it is called there."""


def wrong(place: Place, name: str, **facts: Fact) -> BadSetup:
    """What is wrong with a plain value, in the same sentence for maps and told positions."""
    if isinstance(place, Where):
        return BadMap(place, name, **facts)
    return BadSetup(f"{place}: {SENTENCES[name].format(**facts)}.")
