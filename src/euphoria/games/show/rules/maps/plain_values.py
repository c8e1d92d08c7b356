"""Plain values of maps and told positions, each checked, each refused in a sentence that names the place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from euphoria.core.shapes import is_dict, is_list
from euphoria.games.show.rules.box.data import INCH, LARGEST
from euphoria.games.show.rules.geometry.scenery import Shape
from euphoria.games.show.rules.maps.mistakes import BadMap, Place, Where, wrong
from euphoria.games.show.rules.maps.outlines import Point, doubled_area, is_convex, shape_of

LONGEST_NAME: Final = 40
MOST_PARTS: Final = 16
MOST_CORNERS: Final = 16
TALLEST: Final = 24 * INCH
LOWEST: Final = 100
SHORTEST_SIDE: Final = 100
"""No side of an outline is shorter, and nothing is lower: sight knows nothing below 0.01 inch."""


def table(value: Any, where: Place) -> dict[str, Any]:
    if not is_dict(value):
        raise wrong(where, "table")
    for key in value:
        if not isinstance(key, str):
            raise wrong(where, "table")
    return value


def known_keys(value: dict[str, Any], known: list[str], where: Place) -> None:
    for key in value:
        if key not in known:
            raise wrong(where, "key", key=_shown(key), known=", ".join(known))


def entries(value: Any, where: Place, key: str, most: int | None = None) -> list[Any]:
    found = listed(value)
    if found is None:
        raise wrong(where, "list", key=key)
    if most is not None and len(found) > most:
        raise wrong(where, "most", key=key, count=len(found), most=most)
    return found


def listed(value: Any) -> list[Any] | None:
    """A list as one; None for anything else."""
    return value if is_list(value) else None


def title(value: Any, where: Place, key: str, longest: int = LONGEST_NAME) -> str:
    if not isinstance(value, str) or len(value) > longest or not value.isprintable():
        raise wrong(where, "text", key=key, most=longest)
    return value


def choice(value: Any, known: Sequence[str], where: Place, key: str) -> int:
    """The number of a word from a list."""
    if not isinstance(value, str) or value not in known:
        raise wrong(where, "choice", key=key, known=", ".join(known))
    return known.index(value)


def flag(value: Any, where: Place, key: str) -> bool:
    if not isinstance(value, bool):
        raise wrong(where, "flag", key=key)
    return value


def whole(value: Any, where: Place, key: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise wrong(where, "whole", key=key, least=least, most=most)
    return value


def length(value: Any, where: Place, key: str) -> int:
    """Inches as thousandths."""
    most = LARGEST // INCH
    if isinstance(value, float):
        # Endless and huge numbers must not reach the rounding; nothing compares with a NaN.
        if not -most <= value <= most:
            raise wrong(where, "huge", key=key, most=most)
        return round(value * INCH)
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong(where, "number", key=key)
    if not -most <= value <= most:
        raise wrong(where, "huge", key=key, most=most)
    return value * INCH


def pair(value: Any, where: Place, key: str) -> Point:
    found = listed(value)
    if found is None or len(found) != 2:
        raise wrong(where, "pair", key=key)
    return length(found[0], where, key), length(found[1], where, key)


def corners(part: dict[str, Any], where: Where) -> list[Point]:
    """The corners of a `box` or an `outline`, as they are written."""
    if "box" in part and "outline" in part:
        raise BadMap(where, "either", key="box", other="outline")
    if "box" in part:
        box = listed(part["box"])
        if box is None or len(box) != 4:
            raise BadMap(where, "box")
        x, y, width, depth = [length(number, where, "box") for number in box]
        if width < SHORTEST_SIDE or depth < SHORTEST_SIDE:
            raise BadMap(where, "short-side")
        return [(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)]
    if "outline" not in part:
        raise BadMap(where, "no-outline")
    points = [
        pair(point, where, "outline") for point in entries(part["outline"], where, "outline", MOST_CORNERS)
    ]
    if len(points) < 3:
        raise BadMap(where, "corners")
    return points


def outline(part: dict[str, Any], where: Where, width: int, depth: int) -> Shape:
    """The convex shape of a `box` or an `outline`, wholly on the table."""
    points = corners(part, where)
    for x, y in points:
        if not (0 <= x <= width and 0 <= y <= depth):
            raise BadMap(where, "off-table", x=f"{x / INCH:g}", y=f"{y / INCH:g}")
    for k in range(len(points)):
        (ax, ay), (bx, by) = points[k - 1], points[k]
        if (ax - bx) ** 2 + (ay - by) ** 2 < SHORTEST_SIDE**2:
            raise BadMap(where, "short-side")
    area = doubled_area(points)
    if area < 0:
        points.reverse()
    if abs(area) < 2 * SHORTEST_SIDE**2:
        raise BadMap(where, "no-area")
    if not is_convex(points):
        raise BadMap(where, "not-convex")
    return shape_of(points)


def _shown(key: str) -> str:
    """A name given by a stranger, cut short."""
    return key if len(key) <= 24 and key.isprintable() else "..."
