"""Sight on the table of sight_table.py with shapely: what one would write in an afternoon, and not badly.

A tree finds the blocks whose bounding boxes a line in plan may meet, prepared polygons sort out the rest, and
only those are cut with the line; the three heights of a side share the cut. Bases are circles by formula.
"""

from importlib import import_module
from importlib.metadata import version
from itertools import permutations
from math import dist, hypot, sqrt
from typing import Any

from sight_table import FIGURES, RADIUS, ROUGH, table
from worker import Task

shapely: Any = import_module("shapely")
EYE, BODY, GRAZE = 1350, 1500, 10.0
Spot = tuple[float, float, float]


def about() -> str:
    return f"shapely {version('shapely')}"


class Sight:
    def __init__(self) -> None:
        blocks, self.figures = table()
        blocks = [block for block in blocks if block[4] > 0]  # a crater hides nothing
        self.shapes = [shapely.Polygon(outline) for _, _, outline, _, _ in blocks]
        self.heights = [(bottom, top) for _, _, _, bottom, top in blocks]
        self.rough = {n for n, block in enumerate(blocks) if block[1] == ROUGH}
        shapely.prepare(self.shapes)
        self.tree = shapely.STRtree(self.shapes)

    def free(self, i: int, j: int) -> int:
        """The free ones of the nine lines from one figure to another, as a set of bits."""
        (x, y), (to_x, to_y) = self.figures[i], self.figures[j]
        eye = (float(x), float(y), float(EYE))
        length = hypot(to_x - x, to_y - y)
        ox, oy = round(-(to_y - y) / length * 0.9 * RADIUS), round((to_x - x) / length * 0.9 * RADIUS)
        lines = 0
        for side in (-1, 0, 1):
            end_x, end_y = float(to_x + side * ox), float(to_y + side * oy)
            left = [(level, (end_x, end_y, BODY * (0.1 + 0.4 * level))) for level in range(3)]
            for first, last, bottom, top in self.stretches(i, j, eye, end_x, end_y):
                left = [(n, end) for n, end in left if inside(eye, end, first, last, bottom, top) <= GRAZE]
                if not left:
                    break
            for level, _ in left:
                lines |= 1 << (3 * level + side + 1)
        return lines

    def stretches(self, i: int, j: int, eye: Spot, x: float, y: float) -> list[tuple[float, float, int, int]]:
        """Where the line is over a block or a base, from one part of it to another, and their heights."""
        line = shapely.LineString([eye[:2], (x, y)])
        length = line.length
        found: list[tuple[float, float, int, int]] = []
        for n in self.tree.query(line, predicate="intersects"):
            if n in self.rough and self.shapes[n].contains(shapely.Point(eye[:2])):
                continue
            marks = [
                hypot(u - eye[0], v - eye[1]) / length
                for u, v in shapely.get_coordinates(self.shapes[n].intersection(line))
            ]
            found.append((min(marks), max(marks), *self.heights[n]))
        for k, (u, v) in enumerate(self.figures):
            chord = self.chord(eye, x, y, u, v) if k not in (i, j) else None
            if chord:
                found.append((*chord, 0, BODY))
        return found

    def chord(self, eye: Spot, x: float, y: float, u: int, v: int) -> tuple[float, float] | None:
        dx, dy, fx, fy = x - eye[0], y - eye[1], eye[0] - u, eye[1] - v
        a, b, c = dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - RADIUS * RADIUS
        if b * b <= a * c:
            return None
        root = sqrt(b * b - a * c)
        first, last = max(0.0, (-b - root) / a), min(1.0, (-b + root) / a)
        return (first, last) if first < last else None


def inside(eye: Spot, end: Spot, first: float, last: float, bottom: int, top: int) -> float:
    """How long a line is between two heights in a part of it."""
    rise = end[2] - eye[2]
    if rise == 0:
        return (last - first) * dist(eye, end) if bottom <= eye[2] < top else 0.0
    low, high = sorted(((bottom - eye[2]) / rise, (top - eye[2]) / rise))
    return (min(last, high) - max(first, low)) * dist(eye, end)


def looks() -> Task:
    sight = Sight()
    pairs = list(permutations(range(FIGURES), 2))

    def task(rounds: int) -> int:
        for _ in range(rounds):
            for i, j in pairs:
                sight.free(i, j)
        return rounds * len(pairs)

    return task


def tasks() -> dict[str, Task]:
    return {"sight": looks()}


def checks() -> dict[str, Any]:
    """What every library that measures sight must have found."""
    sight = Sight()
    return {"sight": [sight.free(i, j) for i, j in permutations(range(FIGURES), 2)]}
