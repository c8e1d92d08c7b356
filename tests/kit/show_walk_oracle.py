"""A second opinion on standing and walking: naive, in floating point, with shapely.

It shares the scenery's numbers with the engine and nothing else. A judgement that hangs on less than
`slack` is a grazing one, on which two roundings may differ.
"""

from math import hypot, inf
from random import Random
from typing import Any

import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from euphoria.games.show.rules.box import reasons
from euphoria.games.show.rules.geometry.scenery import DOOR, FRAME, ROUGH, Shape
from euphoria.games.show.rules.state import ON_TABLE, Arena

R = 590.0
HEAD = 1500.0


def polygon(shape: Shape) -> Polygon:
    return Polygon(list(zip(shape.xs, shape.ys, strict=True)))


class Judge:
    """Compares numbers and remembers how close the closest call was."""

    def __init__(self) -> None:
        self.closest = inf

    def less(self, a: float, b: float) -> bool:
        self.closest = min(self.closest, abs(a - b))
        return a < b


class Oracle:
    """One position, with its scenery as polygons."""

    def __init__(self, s: Arena) -> None:
        self.s = s
        self.field = s.field
        self.blocks = [
            (block, polygon(block.shape)) for block in s.field.blocks if not s.gone >> block.element & 1
        ]
        self.windows = [
            (k, opening, polygon(opening.shape))
            for k, opening in enumerate(s.field.openings)
            if opening.kind != DOOR and not s.gone >> opening.element & 1
        ]
        self.planes: dict[tuple[int, int], BaseGeometry] = {}
        for surface in s.field.surfaces:
            key = (surface.element, surface.z)
            self.planes[key] = self.planes.get(key, Polygon()).union(polygon(surface.shape))

    def plane(self, surface: int) -> BaseGeometry:
        found = self.field.surfaces[surface]
        return self.planes[found.element, found.z]

    def foot(self, j: int) -> float:
        return float(int(self.field.surfaces[self.s.surface[j]].z))

    def height_of(self, surface: int) -> float:
        return float(int(self.field.surfaces[surface].z))

    def overlap(self, i: int, z: float, j: int) -> bool:
        """Would figure i at this height be beside, and not above or below, figure j?"""
        return z < self.foot(j) + self.head(j) and self.foot(j) < z + self.head(i)

    def head(self, j: int) -> float:
        s = self.s
        return 800.0 if s.who[j] == 14 else 500.0 if s.status[j] == 2 else 1500.0

    def from_border(self, x: int, y: int) -> float:
        return float(min(x, y, int(self.field.width) - x, int(self.field.depth) - y))

    # -------------------------------------------------------------- standing

    def reasons_against(self, judge: Judge, i: int, x: int, y: int, surface: int) -> set[int]:
        """Everything that is wrong with a place."""
        s, wrong = self.s, set[int]()
        here = Point(x, y)
        if judge.less(self.from_border(x, y), R):
            wrong.add(reasons.OFF_TABLE)
        found = self.field.surfaces[surface]
        if surface and found.element >= 0 and s.gone >> found.element & 1:
            wrong.add(reasons.NO_SURFACE)
        if surface and not self.rests_on(judge, here, surface):
            wrong.add(reasons.OFF_SURFACE)
        z = self.height_of(surface)
        for block, shape in self.blocks:
            if block.role != ROUGH and int(block.z1) - z > 250 and int(block.z0) - z < HEAD:
                if judge.less(shape.distance(here), R):
                    wrong.add(reasons.IN_SCENERY)
        for j in range(len(s.who)):
            if j != i and s.status[j] in (1, 2) and self.overlap(i, z, j):
                if judge.less(hypot(s.x[j] - x, s.y[j] - y), 1178):
                    wrong.add(reasons.ON_FIGURE)
        for t in range(len(s.target_x)):
            foot = self.height_of(s.target_surface[t])
            if s.target_state[t] == ON_TABLE and z < foot + 1200 and foot < z + self.head(i):
                if judge.less(hypot(s.target_x[t] - x, s.target_y[t] - y), 1088):
                    wrong.add(reasons.ON_MARKER)
        return wrong

    def rests_on(self, judge: Judge, here: Point, surface: int) -> bool:
        part = polygon(self.field.surfaces[surface].shape)
        inward = part.boundary.distance(here) if part.covers(here) else -part.distance(here)
        on_part = not judge.less(inward, 0)
        return on_part and not judge.less(self.plane(surface).boundary.distance(here), R)

    # -------------------------------------------------------------- walking

    def kind(self, block: Any, z: float) -> str:
        """What a block is for somebody on a plane of this height: nothing, crossed or a wall."""
        if block.role == ROUGH:
            return "crossed" if block.z0 <= z <= block.z1 else ""
        if block.z1 - z <= 250 or block.z0 - z >= HEAD:
            return ""
        if block.role == FRAME:
            return "" if self.open_at(self.field.openings[block.opening], z) else "wall"
        return "crossed" if block.z1 - z < 2000 else "wall"

    @staticmethod
    def open_at(opening: Any, z: float) -> bool:
        if opening.kind == DOOR:
            return bool(opening.z0 - z <= 250 and opening.z1 - z >= HEAD)
        return bool(opening.z0 - z < 2000 and opening.z1 - max(z, opening.z0) >= 500)

    def walls(self, z: float) -> list[Polygon]:
        return [shape for block, shape in self.blocks if self.kind(block, z) == "wall"]

    def stopped(self, judge: Judge, i: int, path: LineString) -> set[int]:
        """What scenery and border have against the path of the centre."""
        sheet = self.field.surfaces[self.s.surface[i]].sheet
        z = self.height_of(sheet)
        wrong = set[int]()
        if any(judge.less(wall.distance(path), R) for wall in self.walls(z)):
            wrong.add(reasons.THROUGH_SCENERY)
        if sheet and (judge.less(self.plane(sheet).boundary.distance(path), R)):
            wrong.add(reasons.OFF_SURFACE)
        return wrong

    def lengths(self, i: int, path: list[tuple[int, int]]) -> dict[int, float]:
        """Inches by class: -1 for open ground, an element, or 64 and the number of a window."""
        z = self.height_of(self.field.surfaces[self.s.surface[i]].sheet)
        areas: dict[int, BaseGeometry] = {}
        for k, opening, shape in self.windows:
            if self.open_at(opening, z):
                areas[64 + k] = shape
        for block, shape in self.blocks:
            if self.kind(block, z) == "crossed":
                areas[block.element] = areas.get(block.element, Polygon()).union(shape)
        found: dict[int, float] = {}
        taken: BaseGeometry = Polygon()
        segments = [LineString(path[k : k + 2]) for k in range(len(path) - 1) if path[k] != path[k + 1]]
        for key in sorted(areas, key=lambda key: (key < 64, key)):
            own = areas[key].difference(taken)
            taken = taken.union(areas[key])
            found[key] = sum(own.intersection(segment).length for segment in segments)
        found[-1] = sum(segment.length for segment in segments) - sum(found.values())
        return {key: inches for key, inches in found.items() if inches > 1e-6}

    def end(self, judge: Judge, i: int, x: int, y: int) -> int:
        """The highest surface of the plane that carries the base."""
        sheet = self.field.surfaces[self.s.surface[i]].sheet
        one = self.field.surfaces[sheet]
        best, best_z = sheet, -1
        for k, surface in enumerate(self.field.surfaces):
            base = self.field.surfaces[surface.sheet]
            gone = surface.element >= 0 and self.s.gone >> surface.element & 1
            if gone or (base.element, base.z) != (one.element, one.z):
                continue
            if surface.z > best_z and (k == 0 or self.rests_on(judge, Point(x, y), k)):
                best, best_z = k, surface.z
        return best

    def meets(self, i: int, j: int, path: list[tuple[int, int]], step: float) -> float:
        """The least distance of the centres while their heights overlap, at points every so often."""
        s = self.s
        sheet_z = self.height_of(self.field.surfaces[s.surface[i]].sheet)
        line = LineString(path)
        if line.distance(Point(s.x[j], s.y[j])) > 1300:
            return inf
        tops = [
            (shape, float(int(block.z1)))
            for block, shape in self.blocks
            if block.role != ROUGH and self.kind(block, sheet_z) == "crossed"
        ]
        least, at = inf, 0.0
        while at <= line.length + step:
            here = line.interpolate(min(at, line.length))
            distance = hypot(here.x - s.x[j], here.y - s.y[j])
            if distance < 1300:
                z = max([sheet_z, *(top for shape, top in tops if shape.intersects(here))])
                if self.overlap(i, z, j):
                    least = min(least, distance)
            at += max(step, distance - 1300)
        return least


# ------------------------------------------------------------------ random tables


def random_element(luck: Random) -> dict[str, Any]:
    """A piece of scenery anywhere, straight or turned."""
    kind = luck.choice(["solid", "solid", "barricade", "ruin", "crater", "building", "closed"])
    width, depth = luck.randint(2, 9), luck.randint(2, 9)
    x, y = luck.randint(0, 47 - width), luck.randint(0, 35 - depth)
    box = [x, y, width, depth]
    if kind == "building":
        holes: list[dict[str, Any]] = []
        for side, span in zip(["south", "east", "north", "west"], [width, depth, width, depth], strict=True):
            if span >= 4 and luck.random() < 0.8:
                holes.append(
                    {"kind": luck.choice(["door", "window"]), "side": side, "from": 1, "to": span - 1}
                )
        floors = [3] if luck.random() < 0.5 else []
        return {"kind": kind, "box": box, "roof": 3 + 3 * len(floors), "floors": floors, "openings": holes}
    element: dict[str, Any] = {"kind": "solid" if kind == "closed" else kind}
    if luck.random() < 0.5:
        element["box"] = box
    else:
        element["outline"] = random_outline(luck)
    if kind in ("solid", "barricade", "closed"):
        element["height"] = luck.choice([0.2, 0.25, 0.26, 0.6, 1, 1.5, 1.7, 1.999, 2, 2.5, 3])
    if kind == "closed":
        half = depth / 2
        del element[next(key for key in ("box", "outline") if key in element)]
        element["parts"] = [{"box": [x, y, width, half]}, {"box": [x, y + half, width / 2, half]}]
    return element


def random_outline(luck: Random) -> list[list[float]]:
    """A convex outline with corners at thousandths."""
    while True:
        cx, cy, size = luck.randint(6000, 42000), luck.randint(6000, 30000), luck.randint(1500, 5000)
        points = [(cx + luck.randint(-size, size), cy + luck.randint(-size, size)) for _ in range(5)]
        hull = shapely.MultiPoint(points).convex_hull
        if isinstance(hull, Polygon) and hull.area > 2e6:
            ring = list(shapely.geometry.polygon.orient(hull).exterior.coords)[:-1]
            return [[round(x) / 1000, round(y) / 1000] for x, y in ring]
