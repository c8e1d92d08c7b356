"""A sheet made ready for finding ways: walls grown by a base, things crossed, and the cells of a grid.

It comes from the `Terrain` that walking.py decides by, and only says a little less is possible. A ground
depends on the field and on the elements that are gone, not on figures; visibility_graph.py keeps the
last few.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import RADIUS
from euphoria.games.show.rules.geometry.inflating import (
    MARGIN,
    ONE,
    inflated,
    may_meet,
    part_inside,
    shrunk,
    shrunk_sides,
    strictly_inside,
)
from euphoria.games.show.rules.geometry.masks import inner_rows, touched_rows
from euphoria.games.show.rules.geometry.plane import part_within
from euphoria.games.show.rules.geometry.scenery import GROUND, Shape, Side, finder_of, root
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.terrain import FIRST_WINDOW, Terrain, sheet_parts, terrain

CELL: Final = 500
"""The side of a cell of the grid of open ground, by which bots judge distances."""
ENDLESS: Final = 1 << 40
"""Beyond every coordinate."""
AREA: Final = 0
"""Rough ground: anybody may stop in it."""
LOW: Final = 1
"""A low solid: one stops on its top or clear of it."""
OPEN: Final = 2
"""A window."""


class Soft:
    """Something that is crossed at two AP an inch."""

    __slots__ = ("key", "kind", "shape")

    def __init__(self, key: i64, kind: i64, shape: Shape) -> None:
        self.key = key
        self.kind = kind
        self.shape = shape


class Ground:
    """One sheet."""

    __slots__ = (
        "boxed", "columns", "crossed", "east", "finder", "grown", "hard", "inner", "limits", "north",
        "open_rows", "parts", "rows", "sheet", "soft", "soft_finder", "south", "terrain", "turn", "west", "z",
    )  # fmt: skip

    def __init__(self, s: Arena, sheet: i64, turn: i64) -> None:
        self.sheet = sheet
        self.turn = turn
        """How closely grown corners follow the arc (inflating.py)."""
        self.terrain: Terrain = terrain(s, sheet)
        self.z: i64 = s.field.surfaces[sheet].z
        self.parts: list[Shape] = [s.field.surfaces[k].shape for k in sheet_parts(s.field, sheet)]
        if sheet == GROUND:
            w: int = s.field.width
            d: int = s.field.depth
            self.parts = [Shape([0, w, w, 0], [0, 0, d, d])]
        self.limits: list[int] = shrunk(self.parts[0], RADIUS)
        """For a sheet of one part: how far its edges are passed by the centre of a base that stays on it."""
        self.inner: list[Side] = shrunk_sides(self.parts[0], RADIUS)
        """The same as half-planes."""
        self.west: i64 = -ENDLESS
        self.east: i64 = ENDLESS
        self.south: i64 = -ENDLESS
        self.north: i64 = ENDLESS
        self.boxed: bool = len(self.parts) == 1
        """Do these four say the same as the half-planes? They do on the table and on square roofs."""
        for side in self.inner:
            self.narrow(side)
        self.hard: list[Shape] = []
        """Walls for a base, grown by its radius."""
        self.soft: list[Soft] = []
        self.grown: list[Shape] = []
        """The same as `soft`, grown by the radius of a base: nobody stops there but on a top."""
        self.columns: i64 = (s.field.width + CELL - 1) // CELL
        self.rows: i64 = (s.field.depth + CELL - 1) // CELL
        self.open_rows: list[int] = []
        """See `cells`."""
        self.read_terrain()
        self.finder = finder_of(self.hard, 0)
        self.crossed: list[Shape] = [soft.shape for soft in self.soft]
        self.soft_finder = finder_of(self.crossed, 0)

    def narrow(self, side: Side) -> None:
        """Move the border of the box to a half-plane, if that is square to the table."""
        if side.nx == 0 and side.ny > 0:
            self.north = min(self.north, side.c // side.ny)
        elif side.nx == 0:
            self.south = max(self.south, -(side.c // -side.ny))
        elif side.ny == 0 and side.nx > 0:
            self.east = min(self.east, side.c // side.nx)
        elif side.ny == 0:
            self.west = max(self.west, -(side.c // -side.nx))
        else:
            self.boxed = False

    def near(self, shape: Shape) -> bool:
        """Is it on this sheet at all?"""
        for part in self.parts:
            reach: i64 = shape.reach + part.reach + RADIUS
            dx: i64 = shape.cx - part.cx
            dy: i64 = shape.cy - part.cy
            if dx * dx + dy * dy <= reach * reach:
                return True
        return False

    def read_terrain(self) -> None:
        seen = self.terrain
        for shape in seen.walls:
            if self.near(shape):
                self.hard.append(inflated(shape, RADIUS, self.turn))
        for k in range(len(seen.keys)):
            if self.near(seen.shapes[k]):
                low = LOW if seen.tops[k] > self.z else AREA
                kind = OPEN if seen.keys[k] >= FIRST_WINDOW else low
                self.soft.append(Soft(seen.keys[k], kind, seen.shapes[k]))
                self.grown.append(inflated(seen.shapes[k], RADIUS))
        if len(self.parts) > 1:
            for k in range(0, len(seen.rim), 4):
                ax, ay, bx, by = seen.rim[k], seen.rim[k + 1], seen.rim[k + 2], seen.rim[k + 3]
                self.hard.append(inflated(sliver(ax, ay, bx, by), RADIUS, self.turn))

    def cells(self) -> list[int]:
        """By row of the grid: the cells where the centre of a base may be, as far as the scenery goes."""
        if not self.open_rows:
            self.open_rows = self.filled()
        return self.open_rows

    def filled(self) -> list[int]:
        """The same, worked out."""
        rows = self.rows
        free = [0] * int(rows)
        if len(self.parts) == 1:
            free = inner_rows(self.parts[0], self.limits, CELL, rows, self.columns)
        else:
            for part in self.parts:
                mine = touched_rows(part.xs, part.ys, CELL, 0, rows, self.columns)
                for r in range(rows):
                    free[r] |= mine[r]
        for shape in self.hard:
            blocked = touched_rows(shape.xs, shape.ys, CELL, 0, rows, self.columns)
            for r in range(rows):
                free[r] &= ~blocked[r]
        return free

    # ------------------------------------------------------------------ questions

    def inside(self, x: i64, y: i64) -> bool:
        """Is the centre where the whole base is on the sheet? With several parts the rim is in `hard`."""
        if self.boxed:
            return self.west <= x <= self.east and self.south <= y <= self.north
        if len(self.parts) == 1:
            for side in self.inner:
                if side.nx * x + side.ny * y > side.c:
                    return False
            return True
        for part in self.parts:
            if part.holds(x, y):
                return True
        return False

    def free(self, x: i64, y: i64) -> bool:
        """May the centre of a base be here, as far as the scenery goes?"""
        if not self.inside(x, y):
            return False
        for k in self.finder.near(x, y, x, y):
            if strictly_inside(self.hard[k], x, y):
                return False
        return True

    def clear(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Can a base walk from one free point straight to another?"""
        for k in self.finder.near(ax, ay, bx, by):
            shape = self.hard[k]
            if may_meet(shape, ax, ay, bx, by):
                start, end = part_inside(shape, ax, ay, bx, by)
                if start < end:
                    return False
        return True

    def crossings(self, ax: i64, ay: i64, bx: i64, by: i64, length: i64) -> list[int]:
        """Crossing lengths of a segment: key, length, key, length ..., never less than walking.py charges."""
        found: list[int] = []
        for k in self.soft_finder.near(ax, ay, bx, by):
            soft = self.soft[k]
            if may_meet(soft.shape, ax, ay, bx, by):
                part = part_within(soft.shape, ax, ay, bx, by)
                if part is None:
                    continue
                # In parts of ONE, both ends rounded inwards.
                inside: i64 = part.n1 * ONE // part.d1 + -part.n0 * ONE // part.d0
                if inside > 0:
                    found.append(soft.key)
                    found.append(min(length, inside * length // ONE + 2))
        return found


def sliver(ax: i64, ay: i64, bx: i64, by: i64) -> Shape:
    """A segment as a very thin shape."""
    length: i64 = root((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) + 1
    nx: i64 = (by - ay) * 2 // length
    ny: i64 = (ax - bx) * 2 // length
    if nx == 0 and ny == 0:
        nx = 1
    return Shape([ax, ax + nx, bx + nx, bx], [ay, ay + ny, by + ny, by])


def portals(shape: Shape) -> list[int]:
    """A point before and one behind the middle of an opening: x, y, x, y."""
    # The panel runs along the longest edge.
    k: i64 = 0
    for j in range(shape.corners):
        if shape.lengths[j] > shape.lengths[k]:
            k = j
    length: i64 = shape.lengths[k]
    mx: i64 = sum(shape.xs) // shape.corners
    my: i64 = sum(shape.ys) // shape.corners
    off: i64 = RADIUS + 120
    ox: i64 = shape.nx[k] * off // length
    oy: i64 = shape.ny[k] * off // length
    return [mx + ox, my + oy, mx - ox, my - oy]


def rim_points(shape: Shape, spacing: i64) -> list[int]:
    """Points just outside the edges of a shape, with the outward normal: x, y, nx, ny, x, y ..."""
    found: list[int] = []
    for k in range(shape.corners):
        after = (k + 1) % shape.corners
        length: i64 = shape.lengths[k]
        nx: i64 = shape.nx[k]
        ny: i64 = shape.ny[k]
        pieces: i64 = length // spacing + 1
        for j in range(pieces):
            part: i64 = 2 * j + 1
            found.append(
                shape.xs[k] + (shape.xs[after] - shape.xs[k]) * part // (2 * pieces) + nx * MARGIN // length
            )
            found.append(
                shape.ys[k] + (shape.ys[after] - shape.ys[k]) * part // (2 * pieces) + ny * MARGIN // length
            )
            found.append(nx)
            found.append(ny)
    return found


def plan(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The length of a segment, rounded up: never less than what walking.py charges."""
    dx: i64 = bx - ax
    dy: i64 = by - ay
    return root(dx * dx + dy * dy) + 1
