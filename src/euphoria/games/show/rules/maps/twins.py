"""Fair halves: the twin of an element on the other half of the table, as map data.

A map may say `symmetry = "turned"` (by half a circle about the centre of the table) or `"mirrored"` (at the
line half-way between the home edges); then every element stands there twice, unless it says `twin = false`.
Only elements that have been read without complaint come here.
"""

from __future__ import annotations

from typing import Any, Final

SYMMETRIES: Final = ["turned", "mirrored"]
TURNED: Final = 0
MIRRORED: Final = 1
ALONE: Final = -1

OPPOSITE: Final = {"south": "north", "north": "south", "east": "west", "west": "east"}
PLAN_POINTS: Final = ["foot", "head", "from", "to"]


class Plan:
    """Where a place of one half lies on the other, in inches."""

    __slots__ = ("depth", "how", "width")

    def __init__(self, how: int, width: int, depth: int) -> None:
        self.how = how
        self.width = width / 1000
        self.depth = depth / 1000

    def x(self, value: Any, size: Any = 0) -> Any:
        return tidied(self.width - value - size) if self.how == TURNED else value

    def y(self, value: Any, size: Any = 0) -> Any:
        return tidied(self.depth - value - size)

    def side(self, name: Any) -> Any:
        """The side of a box; the sides of an outline keep their numbers."""
        if not isinstance(name, str) or (self.how == MIRRORED and name in ("east", "west")):
            return name
        return OPPOSITE[name]

    def is_reversed(self, name: Any) -> bool:
        """Do marks along this side of a box count from its other end?"""
        return isinstance(name, str) and (self.how == TURNED or name in ("east", "west"))


def tidied(value: Any) -> Any:
    """To the thousandth, and whole numbers as such: differences of decimals carry dust."""
    value = round(value, 3)
    return int(value) if value == int(value) else value


def twin_of(entry: dict[str, Any], how: int, width: int, depth: int) -> dict[str, Any]:
    """The same element on the other half."""
    plan = Plan(how, width, depth)
    twin = _part(entry, plan)
    if entry.get("name"):
        twin["name"] = f"{entry['name'][:37]} II"
    if "parts" in entry:
        twin["parts"] = [_part(part, plan) for part in entry["parts"]]
    if "links" in entry:
        twin["links"] = [_with_points(link, plan) for link in entry["links"]]
    if "walls" in entry:
        twin["walls"] = [_with_points(wall, plan) for wall in entry["walls"]]
    if "openings" in entry:
        twin["openings"] = [_opening(opening, entry, plan) for opening in entry["openings"]]
    if "open_sides" in entry:
        twin["open_sides"] = [plan.side(side) for side in entry["open_sides"]]
    return twin


def _part(part: dict[str, Any], plan: Plan) -> dict[str, Any]:
    found = dict(part)
    if "box" in part:
        x, y, width, depth = part["box"]
        found["box"] = [plan.x(x, width), plan.y(y, depth), width, depth]
    if "outline" in part:
        found["outline"] = [[plan.x(x), plan.y(y)] for x, y in part["outline"]]
    return found


def _with_points(item: dict[str, Any], plan: Plan) -> dict[str, Any]:
    """A link or an inner wall: its ends are places on the plan, heights stay."""
    found = dict(item)
    for key in PLAN_POINTS:
        if key in item:
            x, y = item[key][:2]
            found[key] = [plan.x(x), plan.y(y), *item[key][2:]]
    return found


def _opening(opening: dict[str, Any], entry: dict[str, Any], plan: Plan) -> dict[str, Any]:
    side = opening["side"]
    found = {**opening, "side": plan.side(side)}
    if "box" in entry and plan.is_reversed(side):
        span = entry["box"][2] if side in ("south", "north") else entry["box"][3]
        found["from"] = tidied(span - opening["to"])
        found["to"] = tidied(span - opening["from"])
    return found
