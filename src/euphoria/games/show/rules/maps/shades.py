"""What a picture of a map needs beyond its shapes, said once for all who draw it: shadows and openings."""

from __future__ import annotations

from math import hypot
from typing import Final

from euphoria.games.show.rules.geometry.scenery import FLOOR, MASS, Block, Field, Shape

Place = tuple[float, float]

LIGHT: Final = (0.34, -0.42)
"""How far the shadow of one inch of height falls, in inches, to the south-east."""


def corners(shape: Shape) -> list[Place]:
    return [(float(x), float(y)) for x, y in zip(shape.xs, shape.ys, strict=True)]


def shadow(field: Field, block: Block) -> list[Place]:
    """The shadow a block throws, up to the rim of the table; nothing for walls, which stand under a roof.

    An open building throws that of its roof.
    """
    element = field.elements[block.element]
    if block.role == MASS and not element.open:
        low = float(block.z0)
    elif block.role == FLOOR and block.z1 == element.roof:
        low = 0.0
    else:
        return []
    thrown = [
        (x + LIGHT[0] * height, y + LIGHT[1] * height)
        for height in (low, float(block.z1))
        for x, y in corners(block.shape)
    ]
    wide, deep = float(field.width), float(field.depth)
    return [(min(max(x, 0.0), wide), min(max(y, 0.0), deep)) for x, y in hull(thrown)]


def hull(points: list[Place]) -> list[Place]:
    """The convex outline around points."""
    ordered = sorted(set(points))
    halves: list[list[Place]] = []
    for row in (ordered, ordered[::-1]):
        half: list[Place] = []
        for x, y in row:
            while len(half) > 1 and _turns_right(half[-2], half[-1], (x, y)):
                half.pop()
            half.append((x, y))
        halves.append(half[:-1])
    return halves[0] + halves[1]


def _turns_right(a: Place, b: Place, c: Place) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0


def axis(shape: Shape) -> tuple[Place, Place]:
    """The long axis of a door or window: from end to end of its stretch of wall."""
    points = corners(shape)
    sides = [(bx - ax, by - ay) for (ax, ay), (bx, by) in zip(points[-1:] + points, points, strict=False)]
    dx, dy = max(sides, key=lambda side: hypot(*side))
    cx, cy = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    return (cx - dx / 2, cy - dy / 2), (cx + dx / 2, cy + dy / 2)
