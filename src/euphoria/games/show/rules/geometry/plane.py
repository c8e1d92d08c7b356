"""Exact questions about points, segments, circles and convex shapes in plan.

Nothing here is rounded unless the name of the function says so. Coordinates are thousandths of an inch on
a table, so they and their differences stay below 2**17; then a product of two of them stays below 2**34, a
scalar or cross product and a squared length below 2**35. Where a product could pass 63 bits the code uses
plain `int`, which has no limit.

A *comparison* answers -1, 0 or 1: a distance is less than, equal to or greater than a reach.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt, sqrt
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.geometry.scenery import Shape, Side, root

LONGEST_REACH: Final = 1 << 13
"""Comparisons in registers hold for reaches below this: 2**26 * 2**35 is 2**61."""
FAR: Final[i64] = 1 << 31
"""A cross product from here on has a square of 2**62 or more, beyond every reach compared in registers."""

DOUBT: Final = 1e-6
"""Lengths in floating point are wrong by far less than this: by one part in 2**50 of less than 2**19."""
BY_FAR: Final = 1.0 + 1e-12
"""A product of two numbers in floating point is wrong by one part in 2**53."""

Span = tuple[int, int, int, int]
"""A part of a segment: from n0/d0 to n1/d1 of its length, denominators positive."""


def sign(value: i64) -> i64:
    if value > 0:
        return 1
    return -1 if value < 0 else 0


# ------------------------------------------------------------------ comparisons in registers


def point_to_point(px: i64, py: i64, qx: i64, qy: i64, reach: i64) -> i64:
    """The distance of two points compared with a reach."""
    dx = px - qx
    dy = py - qy
    return sign(dx * dx + dy * dy - reach * reach)  # below 2**35 each


def point_to_segment(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, reach: i64) -> i64:
    """The distance of a point and a segment compared with a reach. A segment may be a point."""
    dx = bx - ax
    dy = by - ay
    wx = px - ax
    wy = py - ay
    along = wx * dx + wy * dy  # below 2**35
    if along <= 0:
        return point_to_point(px, py, ax, ay, reach)
    square = dx * dx + dy * dy  # below 2**35
    if along >= square:
        return point_to_point(px, py, bx, by, reach)
    across = dx * wy - dy * wx  # below 2**35
    if across < 0:
        across = -across
    if across >= FAR:
        return 1
    # The distance is across / sqrt(square). across**2 is below 2**62, the other side below 2**61.
    return sign(across * across - reach * reach * square)


def side(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64) -> i64:
    """Is the point left (1) or right (-1) of the line from a to b, or on it (0)?"""
    return sign((bx - ax) * (py - ay) - (by - ay) * (px - ax))  # below 2**35


def segment_to_segment(
    ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64, reach: i64
) -> i64:
    """The distance of two segments compared with a reach."""
    if (
        side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0
        and side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
    ):
        return sign(-reach)
    # They do not cross, so an end of one of them is nearest to the other.
    nearest = point_to_segment(ax, ay, cx, cy, dx, dy, reach)
    if nearest >= 0:
        nearest = min(nearest, point_to_segment(bx, by, cx, cy, dx, dy, reach))
    if nearest >= 0:
        nearest = min(nearest, point_to_segment(cx, cy, ax, ay, bx, by, reach))
    if nearest >= 0:
        nearest = min(nearest, point_to_segment(dx, dy, ax, ay, bx, by, reach))
    return nearest


def far_from_shape(shape: Shape, ax: i64, ay: i64, bx: i64, by: i64, reach: i64) -> bool:
    """A quick look: is the segment surely further from the shape than the reach?"""
    span = shape.reach + reach
    cx = shape.cx
    cy = shape.cy
    return (
        (ax > cx + span and bx > cx + span)
        or (ax < cx - span and bx < cx - span)
        or (ay > cy + span and by > cy + span)
        or (ay < cy - span and by < cy - span)
    )


def shape_to_segment(shape: Shape, ax: i64, ay: i64, bx: i64, by: i64, reach: i64) -> i64:
    """The distance of a shape, its inside included, and a segment compared with a reach.

    A base that is swept along the segment overlaps the shape when the answer for its radius is -1.
    """
    if far_from_shape(shape, ax, ay, bx, by, reach):
        return 1
    a_inside = True
    for edge in shape.sides:
        a_out = edge.nx * ax + edge.ny * ay - edge.c  # below 2**37
        if a_out > 0:
            a_inside = False
            beyond = reach * (edge.length + 1)  # below 2**13 * 2**18
            if a_out > beyond and edge.nx * bx + edge.ny * by - edge.c > beyond:
                return 1
    if a_inside:
        return sign(-reach)
    # Its other end can only be inside if the segment crosses an edge.
    nearest: i64 = 1
    west = min(ax, bx) - reach
    east = max(ax, bx) + reach
    south = min(ay, by) - reach
    north = max(ay, by) + reach
    for edge in shape.sides:
        if passes(edge, west, east, south, north):
            continue
        now = segment_to_segment(ax, ay, bx, by, edge.x, edge.y, edge.to_x, edge.to_y, reach)
        if now < 0:
            return now
        nearest = min(nearest, now)
    return nearest


def passes(edge: Side, west: i64, east: i64, south: i64, north: i64) -> bool:
    """Is an edge wholly on one side of a box, so that nothing in the box meets it?"""
    return (
        (edge.x > east and edge.to_x > east)
        or (edge.x < west and edge.to_x < west)
        or (edge.y > north and edge.to_y > north)
        or (edge.y < south and edge.to_y < south)
    )


def shape_to_point(shape: Shape, x: i64, y: i64, reach: i64) -> i64:
    """The distance of a shape, its inside included, and a point compared with a reach."""
    if far_from_shape(shape, x, y, x, y, reach):
        return 1
    if shape.holds(x, y):
        return sign(-reach)
    nearest: i64 = 1
    for edge in shape.sides:
        # Who is on its inner side is nearer to another edge, or not near at all.
        if edge.nx * x + edge.ny * y <= edge.c:
            continue
        now = point_to_segment(x, y, edge.x, edge.y, edge.to_x, edge.to_y, reach)
        if now < 0:
            return now
        nearest = min(nearest, now)
    return nearest


def covers(shape: Shape, x: i64, y: i64, radius: i64) -> bool:
    """Does a circle lie wholly on the shape? It may touch the rim."""
    for edge in shape.sides:
        nx: i64 = edge.nx
        ny: i64 = edge.ny
        room = edge.c - nx * x - ny * y  # below 2**37
        if room < 0:
            return False
        # The distance from the edge's line is room / |n|: squares below 2**62 and 2**61.
        if room < FAR and room * room < radius * radius * (nx * nx + ny * ny):
            return False
    return True


# ------------------------------------------------------------------ lengths along a segment


def length(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The length of a segment, rounded half up to thousandths."""
    dx = bx - ax
    dy = by - ay
    return (root(4 * (dx * dx + dy * dy)) + 1) // 2


def part_length(square: int, n: int, d: int) -> int:
    """The part n/d of a segment whose squared length is given, rounded half up to thousandths.

    Plain `int`: a numerator may pass 2**73. With y = 2 * sqrt(q), floor(sqrt(q) + 1/2) is
    floor((floor(y) + 1) / 2), and floor(y) is the integer root of floor(4 * q), which is below 2**37.
    Wide numbers are slow, so floating point tells y wherever it is not all but a whole number.
    """
    near: float = 2.0 * sqrt(float(square)) * (n / d)
    whole: int = int(near)
    if DOUBT < near - whole < 1.0 - DOUBT:
        return (whole + 1) // 2
    return (root(4 * square * n * n // (d * d)) + 1) // 2


class Within:
    """A part of a segment, as a `Span`: numbers below 2**38 that compiled code reads without unwrapping."""

    __slots__ = ("d0", "d1", "n0", "n1")

    def __init__(self, n0: i64, d0: i64, n1: i64, d1: i64) -> None:
        self.n0 = n0
        self.d0 = d0
        self.n1 = n1
        self.d1 = d1


def part_within(shape: Shape, ax: i64, ay: i64, bx: i64, by: i64) -> Within | None:
    """The part of a segment inside a shape, its rim included; None when that is at most a point."""
    n0: i64 = 0
    d0: i64 = 1
    n1: i64 = 1
    d1: i64 = 1
    for edge in shape.sides:
        a_out = edge.nx * ax + edge.ny * ay - edge.c  # below 2**37
        b_out = edge.nx * bx + edge.ny * by - edge.c
        if a_out <= 0 and b_out <= 0:
            continue
        if a_out >= 0 and b_out >= 0:
            return None
        # What comes first needs no comparison: it is more than 0 or less than 1.
        if a_out > 0:
            if n0 == 0 or exceeds(a_out, a_out - b_out, n0, d0):
                n0 = a_out
                d0 = a_out - b_out
        elif d1 == 1 or exceeds(n1, d1, -a_out, b_out - a_out):
            n1 = -a_out
            d1 = b_out - a_out
    if n0 > 0 and d1 > 1 and not exceeds(n1, d1, n0, d0):
        return None
    return Within(n0, d0, n1, d1)


def exceeds(n: i64, d: i64, m: i64, e: i64) -> bool:
    """Is n/d greater than m/e? All are positive and below 2**38: floating point tells but for a hair."""
    one: float = float(n) * float(e)
    other: float = float(m) * float(d)
    if one > other * BY_FAR:
        return True
    if other > one * BY_FAR:
        return False
    return exceeds_by_a_hair(n, d, m, e)


def exceeds_by_a_hair(n: int, d: int, m: int, e: int) -> bool:
    """The same in plain `int`: the products may pass 63 bits."""
    return n * e > m * d


def clip(shape: Shape, ax: i64, ay: i64, bx: i64, by: i64) -> Span | None:
    """The same as four plain numbers."""
    found = part_within(shape, ax, ay, bx, by)
    return None if found is None else (found.n0, found.d0, found.n1, found.d1)


def inside_length(shape: Shape, ax: int, ay: int, bx: int, by: int) -> int:
    """How much of a segment lies inside a shape, rounded half up to thousandths."""
    span = clip(shape, ax, ay, bx, by)
    if span is None:
        return 0
    square = (bx - ax) ** 2 + (by - ay) ** 2
    return part_length(square, span[2] * span[1] - span[0] * span[3], span[1] * span[3])


# ------------------------------------------------------------------ distances of any size, in plain int


def point_segment_square(px: int, py: int, ax: int, ay: int, bx: int, by: int) -> tuple[int, int]:
    """The squared distance of a point and a segment as numerator and denominator."""
    dx = bx - ax
    dy = by - ay
    along = (px - ax) * dx + (py - ay) * dy
    square = dx * dx + dy * dy
    if along <= 0:
        return (px - ax) ** 2 + (py - ay) ** 2, 1
    if along >= square:
        return (px - bx) ** 2 + (py - by) ** 2, 1
    return (dx * (py - ay) - dy * (px - ax)) ** 2, square


def shape_point_square(shape: Shape, x: int, y: int) -> tuple[int, int]:
    """The squared distance of a shape, its inside included, and a point as numerator and denominator."""
    if shape.holds(x, y):
        return 0, 1
    best = (-1, 1)
    before = shape.corners - 1
    for k in range(shape.corners):
        now = point_segment_square(x, y, shape.xs[before], shape.ys[before], shape.xs[k], shape.ys[k])
        if best[0] < 0 or now[0] * best[1] < best[0] * now[1]:
            best = now
        before = k
    return best


def gap(shape: Shape, x: int, y: int, radius: int) -> int:
    """The gap between a circle and a shape for people: rounded down, never used to decide a rule."""
    n, d = shape_point_square(shape, x, y)
    return max(0, isqrt(n // d) - radius)


def circle_within(n: int, d: int, radius: int, height: int, reach: int) -> bool:
    """Is a circle no further than the reach (S-4.6) from something at this height difference?

    In plan it is sqrt(n / d) away from the circle's centre.

    The gap is g = max(0, d - r). g**2 + h**2 <= reach**2 is d <= r + sqrt(q) with q = reach**2 - h**2; with
    d**2 = N / D that is N - D * (r**2 + q) <= 2 * r * D * sqrt(q).
    """
    q = reach * reach - height * height
    if q < 0:
        return False
    excess = n - d * (radius * radius + q)
    return excess <= 0 or excess * excess <= 4 * radius * radius * d * d * q


def shapes_square(a: Shape, b: Shape) -> tuple[int, int]:
    """The squared distance of two shapes, their insides included, as numerator and denominator."""
    before = a.corners - 1
    for k in range(a.corners):
        if shape_to_segment(b, a.xs[before], a.ys[before], a.xs[k], a.ys[k], 0) <= 0:
            return 0, 1
        before = k
    if a.holds(b.xs[0], b.ys[0]):
        return 0, 1
    # Apart: a corner of one of them is nearest to the other.
    best = shape_point_square(a, b.xs[0], b.ys[0])
    for one, other in ((a, b), (b, a)):
        for k in range(other.corners):
            now = shape_point_square(one, other.xs[k], other.ys[k])
            if now[0] * best[1] < best[0] * now[1]:
                best = now
    return best


def shapes_within(a: Shape, b: Shape, reach: int) -> bool:
    """Are two shapes no further apart than the reach?"""
    n, d = shapes_square(a, b)
    return n <= reach * reach * d


def shapes_gap(a: Shape, b: Shape) -> int:
    """The gap between two shapes for people: rounded down."""
    n, d = shapes_square(a, b)
    return isqrt(n // d)


# ------------------------------------------------------------------ the outline of several shapes


def outline(shapes: list[Shape]) -> list[int]:
    """The rim of a union of shapes as segments ax, ay, bx, by, ...: edges without what others cover.

    Ends that arise where edges of overlapping shapes cross are rounded to thousandths; shapes that only
    share edges, as the parts of one polygon do, have none of these.
    """
    rim: list[int] = []
    for one in shapes:
        for k in range(one.corners):
            after = (k + 1) % one.corners
            ax = one.xs[k]
            ay = one.ys[k]
            bx = one.xs[after]
            by = one.ys[after]
            spans = [
                span
                for other in shapes
                if other is not one and not runs_along(other, one.nx[k], one.ny[k], ax, ay)
                for span in [clip(other, ax, ay, bx, by)]
                if span is not None
            ]
            for start, end in uncovered(spans):
                rim.append(rounded(ax + (bx - ax) * start))
                rim.append(rounded(ay + (by - ay) * start))
                rim.append(rounded(ax + (bx - ax) * end))
                rim.append(rounded(ay + (by - ay) * end))
    return rim


def runs_along(shape: Shape, nx: int, ny: int, x: int, y: int) -> bool:
    """Has the shape an edge on the line through the point, with this outward normal?"""
    for k in range(shape.corners):
        mx = shape.nx[k]
        my = shape.ny[k]
        if mx * ny == my * nx and mx * nx + my * ny > 0 and mx * x + my * y == shape.c[k]:
            return True
    return False


def uncovered(spans: list[Span]) -> list[tuple[Fraction, Fraction]]:
    """What the spans leave of a whole segment."""
    left: list[tuple[Fraction, Fraction]] = []
    at = Fraction(0)
    for start, end in sorted((Fraction(s[0], s[1]), Fraction(s[2], s[3])) for s in spans):
        if start > at:
            left.append((at, start))
        at = max(at, end)
    if at < 1:
        left.append((at, Fraction(1)))
    return left


def rounded(value: Fraction) -> int:
    """To the nearest integer, half up."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)
