"""The pieces that made tables are built of. Each is drawn at the origin and put in its place later."""

from __future__ import annotations

from typing import Any, Final

from euphoria.core.luck import Luck

Q: Final = 4
"""Quarter inches in an inch."""

CIRCLE: Final = [
    (1000, 0),
    (866, 500),
    (500, 866),
    (0, 1000),
    (-500, 866),
    (-866, 500),
    (-1000, 0),
    (-866, -500),
    (-500, -866),
    (0, -1000),
    (500, -866),
    (866, -500),
]
"""Twelve points of a circle: any of them in this order, stretched or not, make a convex outline."""


class Piece:
    """An element at the origin, and the room it takes, in quarter inches."""

    __slots__ = ("depth", "entry", "width")

    def __init__(self, width: int, depth: int, entry: dict[str, Any]) -> None:
        self.width = width
        self.depth = depth
        self.entry = entry


def place(piece: Piece, x: int, y: int) -> dict[str, Any]:
    """The element with its south-west corner here."""
    return _moved(piece.entry, x / Q, y / Q)


def _moved(entry: dict[str, Any], x: Any, y: Any) -> dict[str, Any]:
    found = dict(entry)
    for key, value in entry.items():
        if key == "box":
            found[key] = [_sum(value[0], x), _sum(value[1], y), value[2], value[3]]
        elif key == "outline":
            found[key] = [[_sum(point[0], x), _sum(point[1], y)] for point in value]
        elif key in ("foot", "head"):
            found[key] = [_sum(value[0], x), _sum(value[1], y), *value[2:]]
        elif key in ("parts", "links"):
            found[key] = [_moved(part, x, y) for part in value]
    return found


def _sum(a: Any, b: Any) -> Any:
    """To the thousandth, whole numbers as such: `Any`, since compiled code turns an int into a float."""
    total = round(a + b, 3)
    return int(total) if total == int(total) else total


def between(luck: Luck, least: int, most: int) -> int:
    return least + luck.below(most - least + 1)


def inches(quarters: int) -> Any:
    return quarters // Q if quarters % Q == 0 else quarters / Q


def _box(width: int, depth: int) -> list[Any]:
    return [0, 0, inches(width), inches(depth)]


def _turned(luck: Luck, long: int, short: int) -> tuple[int, int]:
    return (long, short) if luck.below(2) else (short, long)


# ------------------------------------------------------------------ buildings


def house(luck: Luck) -> Piece:
    """Two storeys, stairs inside, a ladder to the roof."""
    width, depth = between(luck, 6 * Q, 9 * Q), between(luck, 5 * Q, 6 * Q)
    across, deep = inches(width), inches(depth)
    entry: dict[str, Any] = {
        "name": "house",
        "kind": "building",
        "box": _box(width, depth),
        "floors": [3],
        "roof": 5.5,
        "openings": _openings(luck, width, depth, 0, doors=2) + _openings(luck, width, depth, 1, doors=0),
        "links": [
            {"kind": "stairs", "foot": [1.25, 1.25], "head": [1.25, deep - 1.25, 3]},
            {"kind": "ladder", "foot": [across - 1, 1, 3], "head": [across - 1, 1.75, 5.5]},
        ],
    }
    if luck.below(2):
        entry["parts"] = [{"box": [across / 2 - 0.5, deep / 2 - 0.5, 1, 1], "height": 1, "walkable": False}]
    return Piece(width, depth, entry)


def hut(luck: Luck) -> Piece:
    """One storey, its roof reached from outside; one side may be open."""
    width, depth = between(luck, 4 * Q, 7 * Q), between(luck, 4 * Q, 5 * Q)
    openings = _openings(luck, width, depth, 0, doors=2)
    entry: dict[str, Any] = {
        "name": "hut",
        "kind": "building",
        "box": _box(width, depth),
        "roof": 3,
        "openings": openings,
        "links": [{"kind": "ladder", "foot": [1, -0.4], "head": [1, 0.5, 3]}],
    }
    if luck.below(3) == 0:
        entry["open_sides"] = ["north"]
        entry["openings"] = [opening for opening in openings if opening["side"] != "north"]
    return Piece(width, depth, entry)


def _openings(luck: Luck, width: int, depth: int, floor: int, doors: int) -> list[dict[str, Any]]:
    """An opening or two in every wall; the first sides get a door each."""
    sides = ["north", "south", "east", "west"]
    if luck.below(2):
        sides.reverse()
    found: list[dict[str, Any]] = []
    for number, side in enumerate(sides):
        span = width if side in ("north", "south") else depth
        slots = span // (3 * Q)
        door_slot = luck.below(slots)
        for slot in range(slots):
            is_door = number < doors and slot == door_slot
            if not is_door and luck.below(3) == 0:
                continue
            start = slot * span // slots + 3
            wide = between(luck, 6, min(8, span // slots - 5))
            opening: dict[str, Any] = {"side": side, "kind": "door" if is_door else "window"}
            if floor:
                opening["floor"] = floor
            found.append({**opening, "from": inches(start), "to": inches(start + wide)})
    return found


def block(luck: Luck) -> Piece:
    """A closed building with something on its roof."""
    width, depth = between(luck, 4 * Q, 6 * Q), between(luck, 4 * Q, 5 * Q)
    height = inches(between(luck, 3 * Q, 5 * Q))
    part: dict[str, Any] = {
        "box": [inches(width) - 2, inches(depth) - 2, 1.5, 1.5],
        "bottom": height,
        "height": 1.5,
    }
    entry: dict[str, Any] = {
        "name": "block",
        "kind": "building",
        "parts": [{"box": _box(width, depth), "height": height}, {**part, "walkable": False}],
        "links": [{"kind": "ladder", "foot": [1, -0.4], "head": [1, 0.5, height]}],
    }
    return Piece(width, depth, entry)


# ------------------------------------------------------------------ steel


def container(luck: Luck) -> Piece:
    width, depth = _turned(luck, 6 * Q, 10)
    entry: dict[str, Any] = {
        "name": "container",
        "kind": "solid",
        "box": _box(width, depth),
        "height": 2.5,
        "links": [{"kind": "ladder", "foot": [1, -0.4], "head": [1, 0.5, 2.5]}],
    }
    return Piece(width, depth, entry)


def stack(luck: Luck) -> Piece:
    """Two containers and one on top."""
    width, depth = 6 * Q, 5 * Q
    south = luck.below(2) == 0
    upper: list[Any] = [0, 0 if south else 2.5, 6, 2.5]
    lower_y = 3.25 if south else 1.75
    upper_y = 2 if south else 3
    entry: dict[str, Any] = {
        "name": "stack",
        "kind": "solid",
        "parts": [{"box": [0, 0, 6, 5], "height": 2.5}, {"box": upper, "bottom": 2.5, "height": 2.5}],
        "links": [
            {"kind": "ladder", "foot": [-0.4, lower_y], "head": [0.5, lower_y, 2.5]},
            {"kind": "ladder", "foot": [5, 2.75 if south else 2.25, 2.5], "head": [5, upper_y, 5]},
        ],
    }
    return Piece(width, depth, entry)


def vehicle(luck: Luck) -> Piece:
    """A bed one can stand on, and a cab."""
    long = between(luck, 5 * Q, 6 * Q)
    bed = inches(long) - 1.5
    entry: dict[str, Any] = {
        "name": "vehicle",
        "kind": "solid",
        "parts": [
            {"box": [0, 0, bed, 2], "height": 1.75},
            {"box": [bed, 0, 1.5, 2], "height": 2.25, "walkable": False},
        ],
    }
    return Piece(long, 2 * Q, entry)


def tank(luck: Luck) -> Piece:
    size = between(luck, 3 * Q, 4 * Q)
    points = _round(size, size, list(range(12)))
    return Piece(
        size,
        size,
        {
            "name": "tank",
            "kind": "solid",
            "outline": points,
            "height": inches(between(luck, 10, 16)),
            "walkable": False,
        },
    )


# ------------------------------------------------------------------ small things and rough ground


def crates(luck: Luck) -> Piece:
    width, depth = between(luck, 2 * Q, 3 * Q), between(luck, 6, 2 * Q)
    entry: dict[str, Any] = {"name": "crates", "kind": "solid", "box": _box(width, depth)}
    return Piece(width, depth, {**entry, "height": inches(between(luck, 4, 7))})


def wall(luck: Luck) -> Piece:
    """A free-standing corner, too high to be crossed."""
    width, depth = between(luck, 3 * Q, 5 * Q), between(luck, 2 * Q, 4 * Q)
    across, deep = inches(width), inches(depth)
    arm: Any = 0 if luck.below(2) else across - 0.25
    back: Any = 0 if luck.below(2) else deep - 0.25
    rest: list[Any] = [arm, 0.25 if back == 0 else 0, 0.25, deep - 0.25]
    entry: dict[str, Any] = {
        "name": "wall",
        "kind": "solid",
        "height": 3,
        "walkable": False,
        "parts": [{"box": [0, back, across, 0.25]}, {"box": rest}],
    }
    return Piece(width, depth, entry)


def barricade(luck: Luck) -> Piece:
    width, depth = _turned(luck, between(luck, 3 * Q, 5 * Q), 2)
    entry: dict[str, Any] = {"name": "barricade", "kind": "barricade", "box": _box(width, depth)}
    return Piece(width, depth, {**entry, "height": inches(between(luck, 3, 5))})


def slanted(luck: Luck) -> Piece:
    """A barricade at an angle."""
    long = between(luck, 2 * Q, 3 * Q)
    side = inches(long)
    points: list[list[Any]] = [[0, 0.5], [0.5, 0], [side, side - 0.5], [side - 0.5, side]]
    if luck.below(2):
        points = [[side - x, y] for x, y in points]
    return Piece(long, long, {"name": "barricade", "kind": "barricade", "outline": points})


def ruin(luck: Luck) -> Piece:
    return _rough(luck, "ruin", between(luck, 3 * Q, 5 * Q), between(luck, 3 * Q, 4 * Q))


def crater(luck: Luck) -> Piece:
    return _rough(luck, "crater", between(luck, 3 * Q, 4 * Q), between(luck, 3 * Q, 4 * Q))


def _rough(luck: Luck, kind: str, width: int, depth: int) -> Piece:
    """An uneven outline: some points of an ellipse, one in each quarter at least."""
    chosen = [k for k in range(12) if k % 3 == 0 or luck.below(2)]
    return Piece(width, depth, {"name": kind, "kind": kind, "outline": _round(width, depth, chosen)})


def _round(width: int, depth: int, chosen: list[int]) -> list[list[Any]]:
    points: list[list[Any]] = []
    for k in chosen:
        x, y = CIRCLE[k]
        points.append([_sum(width * (1000 + x) / (8 * 1000), 0), _sum(depth * (1000 + y) / (8 * 1000), 0)])
    return points
