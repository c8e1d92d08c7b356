"""What the scenery is to somebody who walks on one sheet: walls, things crossed by their width, a rim.

A sheet is the plane one walks on: the table, or a raised surface with everything on it that is less than
2 inches higher (S-11.14). Heights are measured from the sheet, also by somebody who stands on a low top, so
that cutting a move into pieces never changes its price (S-11.5).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import CLIMB_FROM, IGNORED_STEP, RADIUS
from euphoria.games.show.rules.box.reasons import FINE, OFF_SURFACE, THROUGH_SCENERY
from euphoria.games.show.rules.geometry.finder import Finder
from euphoria.games.show.rules.geometry.inflating import may_meet
from euphoria.games.show.rules.geometry.plane import (
    Span,
    Within,
    part_within,
    segment_to_segment,
    shape_to_segment,
)
from euphoria.games.show.rules.geometry.scenery import (
    DOOR,
    FRAME,
    GROUND,
    NEAR,
    ROUGH,
    WINDOW,
    Block,
    Field,
    Opening,
    Shape,
    finder_of,
)
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import HEADROOM, removed, rim_of

NOTHING_THERE: Final = 0
CROSSED: Final = 1
BARRED: Final = 2

FIRST_WINDOW: Final = 64
"""The crossing class of a window is this plus the number of its opening; that of an element its number."""
SQUEEZE: Final = 500
"""A window must leave this much height to get through (S-1.11)."""
OPEN_GROUND: Final = -1

Mark = tuple[int, int]
"""A place of a segment, n/d of its length from its start; plain `int`: products may pass 63 bits."""
START: Final[Mark] = (0, 1)
END: Final[Mark] = (1, 1)


class Terrain:
    """Everything on a sheet that hinders or slows down, without what was removed."""

    __slots__ = (
        "carries", "crossed", "field", "gone", "keys", "rim", "shapes", "sheet", "tops", "uncrossed",
        "walled", "walls", "z",
    )  # fmt: skip

    def __init__(self, field: Field, gone: int, sheet: i64, z: i64) -> None:
        self.field = field
        self.gone = gone
        self.sheet = sheet
        self.z = z
        self.walls: list[Shape] = []
        """What a swept base may not overlap."""
        self.keys: list[int] = []
        """The class of each thing that is crossed. An inch in several counts for the first of them."""
        self.tops: list[int] = []
        """How high one is while crossing it."""
        self.shapes: list[Shape] = []
        self.rim: list[int] = []
        """The outline of a raised sheet as segments, which the base must not pass; none for the table."""
        self.carries: list[bool] = []
        """By surface: may one come to rest on it? The sheet and its low tops do."""
        self.walled: Finder | None = None
        self.crossed: Finder | None = None
        """Which walls and which things crossed a segment may meet."""
        self.uncrossed: list[Piece] = [Piece(0, 1, 1, 1, OPEN_GROUND, z)]
        """What a segment consists of that crosses nothing, as most do."""

    def walls_near(self, ax: i64, ay: i64, bx: i64, by: i64) -> list[int]:
        """The walls that a base walking along the segment may touch, and a few more."""
        finder = self.walled
        if finder is None:
            finder = finder_of(self.walls, NEAR)
            self.walled = finder
        return finder.near(ax, ay, bx, by)

    def crossed_near(self, ax: i64, ay: i64, bx: i64, by: i64) -> list[int]:
        """The things crossed that the segment may meet, in order, and a few more."""
        finder = self.crossed
        if finder is None:
            finder = finder_of(self.shapes, 0)
            self.crossed = finder
        return finder.near(ax, ay, bx, by)


class Piece:
    """A part of a segment in one crossing class at one height: from n0/d0 to n1/d1 of its length."""

    __slots__ = ("d0", "d1", "key", "n0", "n1", "z")

    def __init__(self, n0: i64, d0: i64, n1: i64, d1: i64, key: i64, z: i64) -> None:
        self.n0 = n0
        self.d0 = d0
        self.n1 = n1
        self.d1 = d1
        self.key = key
        self.z = z


def sheet_parts(field: Field, sheet: i64) -> list[int]:
    """The surfaces that make up the plane of a sheet: a roof that is no convex polygon has several."""
    return field.level(sheet).numbers


_kept: Final[list[Terrain]] = []
MOST_KEPT: Final = 16


def terrain(s: Arena, sheet: i64) -> Terrain:
    """What a sheet is like, kept as long as few others are walked on."""
    for one in _kept:
        if one.sheet == sheet and one.gone == s.gone and one.field is s.field:
            return one
    made = look_at(s, sheet)
    # In one go: other threads may be reading.
    _kept[:] = [made, *_kept][:MOST_KEPT]
    return made


def look_at(s: Arena, sheet: i64) -> Terrain:
    """Look at all blocks and windows from the plane of a sheet."""
    field = s.field
    found = Terrain(field, s.gone, sheet, field.surfaces[sheet].z)
    # A window comes before the ground it stands on: it is a crossing of its own (S-1.11).
    for k in range(len(field.openings)):
        opening = field.openings[k]
        if opening.kind == WINDOW and passable(opening, found.z) and not removed(s, opening.element):
            add_crossing(found, FIRST_WINDOW + k, found.z, opening.shape)
    # Blocks stand in the order of their elements, so the lower element comes first (S-11.5).
    for block in field.blocks:
        if removed(s, block.element):
            continue
        kind = hindrance(field, block, found.z)
        if kind == CROSSED:
            top = found.z if block.role == ROUGH else block.z1
            add_crossing(found, block.element, top, block.shape)
        elif kind == BARRED:
            found.walls.append(block.shape)
    parts = sheet_parts(field, sheet)
    found.carries = [one.sheet in parts and not removed(s, one.element) for one in field.surfaces]
    if sheet != GROUND:
        found.rim = rim_of(field, sheet)
    return found


def add_crossing(found: Terrain, key: int, top: int, shape: Shape) -> None:
    found.keys.append(key)
    found.tops.append(top)
    found.shapes.append(shape)


def hindrance(field: Field, block: Block, z: i64) -> i64:
    """What a block is to somebody on a sheet of this height."""
    if block.role == ROUGH:
        return CROSSED if block.z0 <= z <= block.z1 else NOTHING_THERE
    if block.z1 <= z + IGNORED_STEP or block.z0 >= z + HEADROOM:
        return NOTHING_THERE
    if block.role == FRAME:
        return NOTHING_THERE if passable(field.openings[block.opening], z) else BARRED
    return CROSSED if block.z1 - z < CLIMB_FROM else BARRED


def passable(opening: Opening, z: i64) -> bool:
    """Can one go through a door or window from a sheet of this height (S-1.11)?"""
    if opening.kind == DOOR:
        return opening.z0 <= z + IGNORED_STEP and opening.z1 >= z + HEADROOM
    return opening.z0 < z + CLIMB_FROM and opening.z1 - max(opening.z0, z) >= SQUEEZE


# ------------------------------------------------------------------ one segment


def segment_refusal(ground: Terrain, ax: i64, ay: i64, bx: i64, by: i64) -> int:
    """Does scenery stop a base that is swept along the segment (S-11.4)? Touching it is allowed."""
    for k in ground.walls_near(ax, ay, bx, by):
        if shape_to_segment(ground.walls[k], ax, ay, bx, by, RADIUS) < 0:
            return THROUGH_SCENERY
    rim = ground.rim
    for k in range(0, len(rim), 4):
        if segment_to_segment(ax, ay, bx, by, rim[k], rim[k + 1], rim[k + 2], rim[k + 3], RADIUS) < 0:
            return OFF_SURFACE
    return FINE


def pieces(ground: Terrain, ax: i64, ay: i64, bx: i64, by: i64) -> list[Piece]:
    """Cut a segment where the centre enters or leaves what it crosses."""
    found = ground.uncrossed
    crossed: list[Within] = []
    which: list[int] = []
    for k in ground.crossed_near(ax, ay, bx, by):
        shape = ground.shapes[k]
        if not may_meet(shape, ax, ay, bx, by):
            continue
        part = part_within(shape, ax, ay, bx, by)
        if part is not None:
            found = pieces_around(ground, part, k)
            crossed.append(part)
            which.append(k)
    return pieces_of(ground, crossed, which) if len(which) > 1 else found


def pieces_around(ground: Terrain, part: Within, k: i64) -> list[Piece]:
    """The pieces of a segment that crosses one thing."""
    found: list[Piece] = []
    if part.n0 > 0:
        found.append(Piece(0, 1, part.n0, part.d0, OPEN_GROUND, ground.z))
    top: i64 = ground.tops[k]
    found.append(Piece(part.n0, part.d0, part.n1, part.d1, ground.keys[k], max(ground.z, top)))
    if part.n1 < part.d1:
        found.append(Piece(part.n1, part.d1, 1, 1, OPEN_GROUND, ground.z))
    return found


def pieces_of(ground: Terrain, crossed: list[Within], which: list[int]) -> list[Piece]:
    """The pieces of a segment that crosses several things."""
    spans: list[Span] = [(part.n0, part.d0, part.n1, part.d1) for part in crossed]
    marks: list[Mark] = [START, END]
    for n0, d0, n1, d1 in spans:
        add_mark(marks, n0, d0)
        add_mark(marks, n1, d1)
    found: list[Piece] = []
    for m in range(len(marks) - 1):
        here, there = marks[m], marks[m + 1]
        key = OPEN_GROUND
        z: int = ground.z
        for j in range(len(which)):
            n0, d0, n1, d1 = spans[j]
            if n0 * here[1] <= here[0] * d0 and there[0] * d1 <= n1 * there[1]:
                if key == OPEN_GROUND:
                    key = ground.keys[which[j]]
                z = max(z, ground.tops[which[j]])
        found.append(Piece(here[0], here[1], there[0], there[1], key, z))
    return found


def add_mark(marks: list[Mark], n: int, d: int) -> None:
    """Put a place of a segment among others, in order, unless it is there already."""
    at = len(marks)
    while at > 0 and n * marks[at - 1][1] < marks[at - 1][0] * d:
        at -= 1
    if at == 0 or n * marks[at - 1][1] != marks[at - 1][0] * d:
        marks.insert(at, (n, d))
