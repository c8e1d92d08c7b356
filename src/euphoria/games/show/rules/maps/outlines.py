"""Convex outlines while a map is read: put in order, cut by lines, and asked whether a base fits."""

from __future__ import annotations

from typing import Final

from euphoria.games.show.rules.box.data import RADIUS
from euphoria.games.show.rules.geometry.scenery import Shape, root

FINE: Final = 1000
"""How much finer than a thousandth of an inch the question of room is answered."""

Point = tuple[int, int]


def turn(a: Point, b: Point, c: Point) -> int:
    """Positive where the way from a over b to c turns left."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def doubled_area(points: list[Point]) -> int:
    """Twice the area, positive for an outline that runs counter-clockwise."""
    total = 0
    for k in range(len(points)):
        ax, ay = points[k - 1]
        bx, by = points[k]
        total += ax * by - bx * ay
    return total


def is_convex(points: list[Point]) -> bool:
    """Does a counter-clockwise outline turn left at every corner, and once round in all?"""
    count = len(points)
    for k in range(count):
        if turn(points[k - 2], points[k - 1], points[k]) <= 0:
            return False
    # A star turns left everywhere too, but its corners do not lie left of every edge.
    for k in range(count):
        for point in points:
            if turn(points[k - 1], points[k], point) < 0:
                return False
    return True


def clipped(points: list[Point], nx: int, ny: int, c: int) -> list[Point]:
    """The part of a convex outline where nx * x + ny * y <= c; empty if nothing is left."""
    kept: list[Point] = []
    for k in range(len(points)):
        ax, ay = points[k - 1]
        bx, by = points[k]
        before = nx * ax + ny * ay - c
        after = nx * bx + ny * by - c
        if (before < 0 < after) or (after < 0 < before):
            whole = before - after
            kept.append(
                (
                    _nearest(ax * whole + (bx - ax) * before, whole),
                    _nearest(ay * whole + (by - ay) * before, whole),
                )
            )
        if after <= 0:
            kept.append((bx, by))
    return kept


def _nearest(top: int, bottom: int) -> int:
    """The quotient, rounded to the nearest whole number."""
    if bottom < 0:
        top, bottom = -top, -bottom
    return (2 * top + bottom) // (2 * bottom)


def tidy(points: list[Point]) -> list[Point]:
    """Without repeated corners and corners on a straight side; empty if no area is left."""
    left = list(points)
    k = 0
    unchanged = 0
    while len(left) >= 3 and unchanged < len(left):
        k %= len(left)
        if turn(left[k - 1], left[k], left[(k + 1) % len(left)]) <= 0:
            del left[k]
            unchanged = 0
        else:
            k += 1
            unchanged += 1
    return left if len(left) >= 3 else []


def shape_of(points: list[Point]) -> Shape:
    return Shape([x for x, _ in points], [y for _, y in points])


def points_of(shape: Shape) -> list[Point]:
    return list(zip(shape.xs, shape.ys, strict=True))


def base_fits(shape: Shape) -> bool:
    """Is there a place for a whole base on this shape (S-1.7)?"""
    return len(room_in(shape)) > 0


def room_in(shape: Shape) -> list[Point]:
    """Where the centre of a base may be so that all of it lies on the shape, `FINE` times finer."""
    points = [(x * FINE, y * FINE) for x, y in points_of(shape)]
    for k in range(len(shape.nx)):
        nx = shape.nx[k]
        ny = shape.ny[k]
        length = root((nx * nx + ny * ny) * FINE * FINE)
        points = clipped(points, nx, ny, shape.c[k] * FINE - RADIUS * length)
    return points
