"""Sight a second time, the slow and plain way: floating point, shapely for polygons, line by line.

Nothing here is shared with the engine's kernel but the scenery itself. Floating point has no exact answers,
so every length can also be asked for with all blocks a little smaller or larger (`grow`): a disagreement
with the engine is explained if one of the two agrees with it.
"""

from abc import ABC, abstractmethod
from functools import lru_cache
from math import copysign, dist, floor, hypot, sqrt

import shapely
from shapely import LineString, Point, Polygon

from euphoria.games.show.rules.geometry.scenery import ROUGH, Block, Shape
from euphoria.games.show.rules.state import ON_TABLE, Arena

EYES = {"up": 1350.0, "down": 400.0, "small": 700.0}
BODIES = {"up": 1500.0, "down": 500.0, "small": 800.0}
RADIUS = 590.0
MARKER_RADIUS, MARKER_HEIGHT = 500.0, 1200.0
GRAZE, THROUGH = 10.0, 50.0

Spot = tuple[float, float, float]


def stature(s: Arena, k: int) -> str:
    if s.who[k] == 14:
        return "small"
    return "down" if s.status[k] == 2 else "up"


def standing_at(s: Arena, k: int) -> Spot:
    return float(s.x[k]), float(s.y[k]), float(s.field.surfaces[s.surface[k]].z)


def polygon(shape: Shape) -> Polygon:
    return Polygon(list(zip(shape.xs, shape.ys, strict=True)))


def sample_points(eye: Spot, foot: Spot, height: float) -> list[Spot]:
    """The nine ends of S-14.3, rounded to thousandths of an inch as all places are (S-4.5)."""
    dx, dy = foot[0] - eye[0], foot[1] - eye[1]
    length = hypot(dx, dy)
    ux, uy = (-dy / length, dx / length) if length else (1.0, 0.0)
    ox, oy = rounded(531 * ux), rounded(531 * uy)
    return [
        (foot[0] + side * ox, foot[1] + side * oy, foot[2] + part * height)
        for part in (0.1, 0.5, 0.9)
        for side in (-1, 0, 1)
    ]


@lru_cache(maxsize=8)
def plan_of(x0: float, y0: float, x1: float, y1: float) -> LineString:
    """All blocks are held against the same few lines."""
    return LineString([(x0, y0), (x1, y1)])


def rounded(value: float) -> float:
    """To the nearest whole number, halves away from zero."""
    return copysign(floor(abs(value) + 0.5), value)


class Solid(ABC):
    """Something upright: a polygon or a circle in plan, between two heights."""

    def __init__(self, code: int, z0: float, z1: float) -> None:
        self.code = code
        self.z0 = z0
        self.z1 = z1

    @abstractmethod
    def stretch(self, start: Spot, end: Spot, grow: float = 0.0) -> tuple[float, float] | None:
        """The part of the line, from 0 to 1, that is inside in plan."""

    def inside(self, start: Spot, end: Spot, grow: float = 0.0) -> float:
        """How long the line is inside, with the solid larger by so much on every side."""
        found = self.stretch(start, end, grow)
        return self.between(start, end, *found, grow) if found else 0.0

    def between(self, start: Spot, end: Spot, first: float, last: float, grow: float = 0.0) -> float:
        """How much of this part of a line is at the heights of the solid."""
        bottom, top = self.z0 - grow, self.z1 + grow
        rise = end[2] - start[2]
        if rise == 0:
            if not bottom <= start[2] < top:
                return 0.0
        else:
            marks = sorted(((bottom - start[2]) / rise, (top - start[2]) / rise))
            first, last = max(first, marks[0]), min(last, marks[1])
        return max(0.0, last - first) * dist(start, end)


class Prism(Solid):
    def __init__(self, code: int, shape: Polygon, z0: float, z1: float) -> None:
        super().__init__(code, z0, z1)
        self.shape = shape
        shapely.prepare(shape)

    def stretch(self, start: Spot, end: Spot, grow: float = 0.0) -> tuple[float, float] | None:
        shape = self.shape.buffer(grow, join_style="mitre") if grow else self.shape
        length = hypot(end[0] - start[0], end[1] - start[1])
        if length == 0:
            return (0.0, 1.0) if shape.contains(Point(start[:2])) else None
        line = plan_of(start[0], start[1], end[0], end[1])
        if not shape.intersects(line):  # much quicker, since the shape is prepared
            return None
        part = shape.intersection(line)
        marks = [hypot(x - start[0], y - start[1]) / length for x, y in shapely.get_coordinates(part)]
        return min(marks), max(marks)


def prism(block: Block) -> Prism:
    return Prism(block.element, polygon(block.shape), float(block.z0), float(block.z1))


class Cylinder(Solid):
    def __init__(self, code: int, x: float, y: float, radius: float, z0: float, z1: float) -> None:
        super().__init__(code, z0, z1)
        self.x, self.y, self.radius = x, y, radius

    def stretch(self, start: Spot, end: Spot, grow: float = 0.0) -> tuple[float, float] | None:
        """The roots of a quadratic equation."""
        fx, fy = start[0] - self.x, start[1] - self.y
        dx, dy = end[0] - start[0], end[1] - start[1]
        radius = self.radius + grow
        a, b, c = dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - radius * radius
        if a == 0:
            return (0.0, 1.0) if c < 0 else None
        if b * b - a * c <= 0:
            return None
        root = sqrt(b * b - a * c)
        first, last = max(0.0, (-b - root) / a), min(1.0, (-b + root) / a)
        return (first, last) if first < last else None


class Table:
    """The scenery of a state as shapely sees it."""

    def __init__(self, s: Arena) -> None:
        self.s = s
        self.prisms = [prism(block) for block in s.field.blocks]
        self.rough = [block.role == ROUGH for block in s.field.blocks]
        # The elements of the tables here have one footprint each.
        self.footprints = [polygon(element.footprint[0]) for element in s.field.elements]

    def renew_last(self) -> None:
        """The last block and element have changed."""
        field = self.s.field
        self.prisms[-1] = prism(field.blocks[-1])
        self.rough[-1] = field.blocks[-1].role == ROUGH
        self.footprints[-1] = polygon(field.elements[-1].footprint[0])

    def cylinders(self) -> list[Cylinder]:
        """Living figures, and the markers on the table."""
        s = self.s
        found: list[Cylinder] = []
        for k in range(len(s.x)):
            if s.status[k] in (1, 2):
                x, y, z = standing_at(s, k)
                found.append(Cylinder(64 + k, x, y, RADIUS, z, z + BODIES[stature(s, k)]))
        for k in range(len(s.target_x)):
            if s.target_state[k] == ON_TABLE:
                z = float(s.field.surfaces[s.target_surface[k]].z)
                x, y = float(s.target_x[k]), float(s.target_y[k])
                found.append(Cylinder(128 + k, x, y, MARKER_RADIUS, z, z + MARKER_HEIGHT))
        return found

    def solids(self, viewer: int, target: int) -> list[Solid]:
        """Everything that may block a line from one figure to another (S-14.5)."""
        s = self.s
        eye = Point(s.x[viewer], s.y[viewer])
        found: list[Solid] = [
            one
            for one, rough in zip(self.prisms, self.rough, strict=True)
            if not s.gone >> one.code & 1
            and not (rough and (one.z1 == 0 or self.footprints[one.code].intersects(eye)))
        ]
        return found + [one for one in self.cylinders() if one.code not in (64 + viewer, 64 + target)]

    def lines(self, viewer: int, target: int) -> list[tuple[Spot, Spot]]:
        s = self.s
        x, y, z = standing_at(s, viewer)
        eye = (x, y, z + EYES[stature(s, viewer)])
        ends = sample_points(eye, standing_at(s, target), BODIES[stature(s, target)])
        return [(eye, end) for end in ends]

    def lengths(self, viewer: int, target: int) -> list[dict[int, float]]:
        """For each line, how long it is inside what: the longest stretch inside a part of it counts."""
        solids, lines = self.solids(viewer, target), self.lines(viewer, target)
        found: list[dict[int, float]] = [{} for _ in lines]
        for side in range(3):
            for solid in solids:
                stretch = solid.stretch(*lines[side])
                if stretch:
                    for number in range(side, 9, 3):  # three heights above the same plan
                        length = solid.between(*lines[number], *stretch)
                        found[number][solid.code] = max(length, found[number].get(solid.code, 0.0))
        return found

    def runs_through(self, viewer: int, line: tuple[Spot, Spot]) -> float:
        """The longest way of a line below the roof of an open building without the viewer (S-14.21)."""
        x, y, z = standing_at(self.s, viewer)
        longest = 0.0
        for e, element in enumerate(self.s.field.elements):
            if element.open and not self.s.gone >> e & 1:
                if not (z < float(element.roof) and self.footprints[e].intersects(Point(x, y))):
                    room = Prism(e, self.footprints[e], 0.0, float(element.roof))
                    longest = max(longest, room.inside(*line))
        return longest

    def touches(self, target: int, code: int) -> bool:
        """S-2.5: within 0.05 inches of scenery or a marker, 0.01 of a figure; or in it, or on it."""
        s = self.s
        x, y, z = standing_at(s, target)
        top = z + BODIES[stature(s, target)]
        if code >= 64:
            other = next(one for one in self.cylinders() if one.code == code)
            gap = hypot(x - other.x, y - other.y) - RADIUS - other.radius
            return gap <= (50 if code >= 128 else 10) and z < other.z1 and other.z0 < top
        for surface in s.field.surfaces:
            if surface.element == code and z == surface.z:
                if polygon(surface.shape).distance(Point(x, y)) <= RADIUS:
                    return True
        element = s.field.elements[code]
        if element.open and z < float(element.top) and self.footprints[code].intersects(Point(x, y)):
            return True
        return any(
            one.code == code and one.z0 < top and z < one.z1
            and one.shape.distance(Point(x, y)) - RADIUS <= 50
            for one in self.prisms
        )  # fmt: skip
