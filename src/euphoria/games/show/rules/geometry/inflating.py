"""Scenery grown by the radius of a base (a Minkowski sum), so that a walking circle becomes a walking point.

Nothing here decides a rule: these polygons hold the true, rounded outline and a little more, so that a way
that keeps out of them passes the exact check of walking.py. What is crossed is not grown, and whether a way
crosses it is asked of the function by which it is charged. Integers only, so that both builds agree.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.geometry.plane import part_within
from euphoria.games.show.rules.geometry.scenery import Grown, Shape, Side, root, sides_of

MARGIN: Final = 3
"""Grown shapes are this much larger than needed: corners are rounded to whole thousandths."""
UNIT: Final = 1 << 14
"""The length of a direction."""
ONE: Final = 1 << 20
"""Parts of a segment are counted in these."""


COARSE_TURN: Final = -UNIT * UNIT // 8
"""Between two tangents at a corner of a grown shape there may be more than a right angle ..."""
FINE_TURN: Final = UNIT * UNIT * 7 // 10
"""... or, where it must be close to the arc, less than half of one: this is its cosine."""


def turned(ux: i64, uy: i64, wx: i64, wy: i64, turn: i64) -> list[int]:
    """Directions between two others, so close that the corners between them stay near the arc."""
    sx: i64 = ux + wx
    sy: i64 = uy + wy
    length: i64 = root(sx * sx + sy * sy)
    if length == 0:
        return []
    mx: i64 = sx * UNIT // length
    my: i64 = sy * UNIT // length
    if ux * wx + uy * wy >= turn:
        return [mx, my]
    return [*turned(ux, uy, mx, my, turn), mx, my, *turned(mx, my, wx, wy, turn)]


def inflated(shape: Shape, radius: i64, turn: i64 = COARSE_TURN) -> Shape:
    """A convex polygon around everything within `radius` of the shape: its corners cut off by tangents.

    It is kept with the shape.
    """
    for known in shape.grown:
        if known.radius == radius and known.turn == turn:
            return known.shape
    made = made_larger(shape, radius, turn)
    shape.grown.append(Grown(radius, turn, made))
    return made


def made_larger(shape: Shape, radius: i64, turn: i64) -> Shape:
    xs: list[int] = []
    ys: list[int] = []
    r: i64 = radius + MARGIN
    count: i64 = shape.corners
    units: list[int] = []
    for k in range(count):
        length: i64 = shape.lengths[k]
        units.append(shape.nx[k] * UNIT // length)
        units.append(shape.ny[k] * UNIT // length)
    for k in range(count):
        # The corner between the edge before and the edge that starts here.
        b: i64 = (k + count - 1) % count
        fan: list[int] = [units[2 * b], units[2 * b + 1]]
        ux: i64 = fan[0]
        uy: i64 = fan[1]
        wx: i64 = units[2 * k]
        wy: i64 = units[2 * k + 1]
        if ux * wy - uy * wx > UNIT * UNIT // 16 or ux * wx + uy * wy < 0:
            fan.extend(turned(ux, uy, wx, wy, turn))
        fan.append(wx)
        fan.append(wy)
        for j in range(0, len(fan) - 2, 2):
            ax: i64 = fan[j]
            ay: i64 = fan[j + 1]
            bx: i64 = fan[j + 2]
            by: i64 = fan[j + 3]
            # Where the two tangents meet: r (a + b) / (1 + a b).
            under: i64 = UNIT + (ax * bx + ay * by) // UNIT
            xs.append(shape.xs[k] + r * (ax + bx) // under)
            ys.append(shape.ys[k] + r * (ay + by) // under)
    return Shape(xs, ys)


def octagon(x: i64, y: i64, radius: i64) -> tuple[list[int], list[int]]:
    """The corners of a polygon around a circle."""
    r: i64 = radius + MARGIN
    h: i64 = r * 29 // 70 + 1
    return (
        [x + r, x + h, x - h, x - r, x - r, x - h, x + h, x + r],
        [y + h, y + r, y + r, y + h, y - h, y - r, y - r, y - h],
    )


def rounded(x: i64, y: i64, radius: i64) -> Shape:
    """A polygon of many corners around a circle, a little larger: `near_segment` is strict on short sides."""
    r: i64 = radius + MARGIN + 5
    return Shape([x + r * wx // UNIT for wx, _ in CORNERS], [y + r * wy // UNIT for _, wy in CORNERS])


CORNERS: Final[list[tuple[int, int]]] = [
    (
        round(UNIT * cos((2 * k + 1) * pi / 24) / cos(pi / 24)),
        round(UNIT * sin((2 * k + 1) * pi / 24) / cos(pi / 24)),
    )
    for k in range(24)
]
"""Those of a polygon of 24 sides around a circle of UNIT, counter-clockwise."""


def shrunk(shape: Shape, radius: i64) -> list[int]:
    """The half-planes of where the centre of a base can be so that it lies wholly in the shape: limits for
    `nx * x + ny * y` of each edge."""
    limits: list[int] = []
    for k in range(shape.corners):
        limits.append(shape.c[k] - radius * (shape.lengths[k] + 1))
    return limits


def shrunk_sides(shape: Shape, radius: i64) -> list[Side]:
    """The same as half-planes."""
    sides = sides_of(shape.xs, shape.ys)
    for side in sides:
        side.c -= radius * (side.length + 1)
    return sides


def below(shape: Shape, limits: list[int], x: i64, y: i64) -> bool:
    """Is the point on the inner side of all limits?"""
    nx = shape.nx
    ny = shape.ny
    for k in range(shape.corners):
        if nx[k] * x + ny[k] * y > limits[k]:
            return False
    return True


def strictly_inside(shape: Shape, x: i64, y: i64) -> bool:
    for side in shape.sides:
        if side.nx * x + side.ny * y >= side.c:
            return False
    return True


def part_inside(shape: Shape, ax: i64, ay: i64, bx: i64, by: i64) -> tuple[i64, i64]:
    """From where to where a segment is in the shape, in parts of ONE; from > to when it is not.

    Touching the rim is not being inside. Rounded in favour of the walker, by less than the MARGIN.
    """
    start: i64 = 0
    end: i64 = ONE
    for side in shape.sides:
        fa: i64 = side.nx * ax + side.ny * ay - side.c
        fb: i64 = side.nx * bx + side.ny * by - side.c
        if fa >= 0:
            if fb >= 0:
                return 1, 0
            part: i64 = (fa * ONE + fa - fb - 1) // (fa - fb)
            if part > start:
                start = part
        elif fb > 0:
            part = -fa * ONE // (fb - fa)
            if part < end:
                end = part
        if start >= end:
            return 1, 0
    return start, end


def may_meet(shape: Shape, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Quick: can the segment come near the shape at all?"""
    if (ax < shape.west and bx < shape.west) or (ax > shape.east and bx > shape.east):
        return False
    if (ay < shape.south and by < shape.south) or (ay > shape.north and by > shape.north):
        return False
    # Is its box on one side of the line?
    dx: i64 = bx - ax
    dy: i64 = by - ay
    cross: i64 = dx * (shape.cy - ay) - dy * (shape.cx - ax)
    if cross < 0:
        cross = -cross
    wide: i64 = dx if dx >= 0 else -dx
    high: i64 = dy if dy >= 0 else -dy
    return cross <= (shape.east - shape.cx) * high + (shape.north - shape.cy) * wide


def first_met(shapes: list[Shape], ax: i64, ay: i64, bx: i64, by: i64, crossed: bool) -> i64:
    """The first of the shapes that a segment runs through, by its number in the list; -1 for none.

    One may run along the rim of grown walls. That of what is `crossed` belongs to it (S-4.5), and a segment
    meets it if it is charged for it.
    """
    dx: i64 = bx - ax
    dy: i64 = by - ay
    wide: i64 = dx if dx >= 0 else -dx
    high: i64 = dy if dy >= 0 else -dy
    west: i64 = ax if dx >= 0 else bx
    east: i64 = bx if dx >= 0 else ax
    south: i64 = ay if dy >= 0 else by
    north: i64 = by if dy >= 0 else ay
    k: i64 = -1
    for shape in shapes:
        k += 1
        # As in `may_meet`, written out: this is asked for every step and every wall.
        if shape.east < west or shape.west > east or shape.north < south or shape.south > north:
            continue
        cross: i64 = dx * (shape.cy - ay) - dy * (shape.cx - ax)
        limit: i64 = (shape.east - shape.cx) * high + (shape.north - shape.cy) * wide
        if cross > limit or -cross > limit:
            continue
        if crossed:
            if part_within(shape, ax, ay, bx, by) is not None:
                return k
            continue
        start, end = part_inside(shape, ax, ay, bx, by)
        if start < end:
            return k
    return -1


def in_octagon(dx: i64, dy: i64, radius: i64) -> bool:
    """Is a point so far from the centre of an octagon strictly inside it?"""
    r: i64 = radius + MARGIN
    if dx < 0:
        dx = -dx
    if dy < 0:
        dy = -dy
    return dx < r and dy < r and dx + dy < r + r * 29 // 70 + 1


def near_segment(px: i64, py: i64, r: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Is the point closer than r to the segment?"""
    dx: i64 = bx - ax
    dy: i64 = by - ay
    ex: i64 = px - ax
    ey: i64 = py - ay
    dot: i64 = ex * dx + ey * dy
    if dot <= 0:
        return ex * ex + ey * ey < r * r
    square: i64 = dx * dx + dy * dy
    if dot >= square:
        ex = px - bx
        ey = py - by
        return ex * ex + ey * ey < r * r
    cross: i64 = dx * ey - dy * ex
    if cross < 0:
        cross = -cross
    # cross / |d| < r, without overflow: the root is rounded up.
    return cross < r * (root(square) + 1)
