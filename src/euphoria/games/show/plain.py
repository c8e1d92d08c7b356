"""Plain values of map data, each checked, each refused in one sentence that names the place."""

from __future__ import annotations

from math import isfinite
from typing import Any, Final, TypeGuard

from euphoria.core.errors import BadSetup
from euphoria.games.show.data import INCH, LARGEST
from euphoria.games.show.outlines import Point, doubled_area, is_convex, shape_of
from euphoria.games.show.scenery import Shape

LONGEST_NAME: Final = 40
MOST_PARTS: Final = 16
MOST_CORNERS: Final = 16
TALLEST: Final = 24 * INCH
LOWEST: Final = 100
SHORTEST_SIDE: Final = 100
"""No side of an outline is shorter, and nothing is lower: sight knows nothing below 0.01 inch."""


def table(value: Any, where: str) -> dict[str, Any]:
    if not is_table(value):
        raise BadSetup(f"{where}: it must be a table of named values.")
    for key in value:
        if not isinstance(key, str):
            raise BadSetup(f"{where}: {_shown(key)} is no name of a value.")
    return value


def known_keys(value: dict[str, Any], known: list[str], where: str) -> None:
    for key in value:
        if key not in known:
            raise BadSetup(f"{where}: there is no {_shown(key)} here; known are {', '.join(known)}.")


def entries(value: Any, where: str, key: str, most: int) -> list[Any]:
    found = listed(value)
    if found is None:
        raise BadSetup(f"{where}: '{key}' must be a list.")
    if len(found) > most:
        raise BadSetup(f"{where}: '{key}' has {len(found)} entries, and {most} is the most.")
    return found


def listed(value: Any) -> list[Any] | None:
    """A list as one; None for anything else."""
    return value if is_list(value) else None


def is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def is_table(value: object) -> TypeGuard[dict[Any, Any]]:
    return isinstance(value, dict)


def title(value: Any, where: str, key: str, longest: int = LONGEST_NAME) -> str:
    if not isinstance(value, str) or len(value) > longest or not value.isprintable():
        raise BadSetup(f"{where}: '{key}' must be a text of at most {longest} characters.")
    return value


def choice(value: Any, known: list[str], where: str, key: str) -> int:
    """The number of a word from a list."""
    if not isinstance(value, str) or value not in known:
        raise BadSetup(f"{where}: '{key}' must be one of {', '.join(known)}, not {_shown(value)}.")
    return known.index(value)


def flag(value: Any, where: str, key: str) -> bool:
    if not isinstance(value, bool):
        raise BadSetup(f"{where}: '{key}' must be true or false, not {_shown(value)}.")
    return value


def whole(value: Any, where: str, key: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadSetup(
            f"{where}: '{key}' must be a whole number from {least} to {most}, not {_shown(value)}."
        )
    return value


def length(value: Any, where: str, key: str) -> int:
    """Inches as thousandths."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise BadSetup(f"{where}: '{key}' must be a number of inches, not {_shown(value)}.")
    # Compare before multiplying: an endless or huge number must not reach the rounding.
    if (isinstance(value, float) and not isfinite(value)) or abs(value) > LARGEST // INCH:
        raise BadSetup(f"{where}: '{key}' must be at most {LARGEST // INCH} inches, not {_shown(value)}.")
    return round(value * INCH)


def pair(value: Any, where: str, key: str) -> Point:
    found = listed(value)
    if found is None or len(found) != 2:
        raise BadSetup(f"{where}: '{key}' must be two numbers [x, y].")
    return length(found[0], where, key), length(found[1], where, key)


def corners(part: dict[str, Any], where: str) -> list[Point]:
    """The corners of a `box` or an `outline`, as they are written."""
    if "box" in part and "outline" in part:
        raise BadSetup(f"{where}: give 'box' or 'outline', not both.")
    if "box" in part:
        box = listed(part["box"])
        if box is None or len(box) != 4:
            raise BadSetup(f"{where}: 'box' must be four numbers [x, y, width, depth].")
        x, y, width, depth = [length(number, where, "box") for number in box]
        if width < SHORTEST_SIDE or depth < SHORTEST_SIDE:
            raise BadSetup(f"{where}: a side of its box is shorter than {SHORTEST_SIDE / INCH} inches.")
        return [(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)]
    if "outline" not in part:
        raise BadSetup(f"{where}: it needs a 'box' or an 'outline'.")
    points = [
        pair(point, where, "outline") for point in entries(part["outline"], where, "outline", MOST_CORNERS)
    ]
    if len(points) < 3:
        raise BadSetup(f"{where}: an outline needs three corners or more.")
    return points


def outline(part: dict[str, Any], where: str, width: int, depth: int) -> Shape:
    """The convex shape of a `box` or an `outline`, wholly on the table."""
    points = corners(part, where)
    for x, y in points:
        if not (0 <= x <= width and 0 <= y <= depth):
            raise BadSetup(f"{where}: it reaches off the table at [{x / INCH:g}, {y / INCH:g}].")
    for k in range(len(points)):
        (ax, ay), (bx, by) = points[k - 1], points[k]
        if (ax - bx) ** 2 + (ay - by) ** 2 < SHORTEST_SIDE**2:
            raise BadSetup(f"{where}: a side of its outline is shorter than {SHORTEST_SIDE / INCH} inches.")
    area = doubled_area(points)
    if area < 0:
        points.reverse()
    if abs(area) < 2 * SHORTEST_SIDE**2:
        raise BadSetup(f"{where}: its outline encloses no area.")
    if not is_convex(points):
        raise BadSetup(f"{where}: its outline is not convex; split it into convex parts.")
    return shape_of(points)


def _shown(value: Any) -> str:
    """A value of a stranger, cut short."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**9 else "a huge number"
    if isinstance(value, float):
        return f"{value:g}"
    if not isinstance(value, str):
        return "a list" if isinstance(value, list) else "a table"
    return f"'{value}'" if len(value) <= 24 and value.isprintable() else "a strange text"
