"""The smallest rectangle around points, in integers."""

from __future__ import annotations

Point = tuple[int, int]


def smallest_box(points: list[Point]) -> tuple[int, int, int]:
    """Both sides of the smallest rectangle around points, multiplied by a length, and that length squared.

    It has a side along an edge of the hull. Of equal ones it is that of the points that are named first.
    """
    outline = hull(points)
    place: dict[Point, int] = {}
    for k, point in enumerate(points):
        place.setdefault(point, k)
    edges: list[tuple[int, int]] = []
    for k in range(len(outline)):
        ends = sorted([place[outline[k - 1]], place[outline[k]]])
        edges.append((ends[0], ends[1]))
    best = (0, 0, 0)
    for first, second in sorted(edges):
        (ax, ay), (bx, by) = points[first], points[second]
        nx, ny = by - ay, ax - bx
        across = [nx * x + ny * y for x, y in outline]
        along = [nx * y - ny * x for x, y in outline]
        sides = (max(across) - min(across), max(along) - min(along), nx * nx + ny * ny)
        if best[2] == 0 or sides[0] * sides[1] * best[2] < best[0] * best[1] * sides[2]:
            best = sides
    return best


def hull(points: list[Point]) -> list[Point]:
    """The convex outline around points, without those in the middle of an edge."""
    ordered = sorted(set(points))
    found: list[Point] = []
    for row in (ordered, ordered[::-1]):
        half: list[Point] = []
        for point in row:
            while len(half) > 1 and _turn(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        found += half[:-1]
    return found


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
