"""Walking (S-11.2 to S-11.5, S-11.14, S-11.28): a path for the base centre on one sheet, and its price."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.cards import CENTINEL
from euphoria.games.show.rules.box.data import TOGETHER, TOUCH, inches_up
from euphoria.games.show.rules.box.reasons import (
    FINE,
    IN_SCENERY,
    LONG_PATH,
    NO_PATH,
    OFF_TABLE,
    PAST_ENEMY,
    STOP_ON_TOP,
    THROUGH_FIGURE,
)
from euphoria.games.show.rules.geometry.plane import DOUBT, Span, clip, length, part_length, point_to_segment
from euphoria.games.show.rules.geometry.scenery import Shape
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import (
    on_table,
    place_refusal,
    standing_sheet,
    supports,
)
from euphoria.games.show.rules.table.terrain import (
    END,
    OPEN_GROUND,
    Mark,
    Piece,
    Terrain,
    pieces,
    segment_refusal,
    terrain,
)

LONGEST_PATH: Final = 32
"""A path has at most so many points."""
SLIP: Final = 50
"""How far a path may go on after it first touched an enemy: clicks and roundings are forgiven."""
CROSSING_RATE: Final = 2


class Walk:
    """What came of a path: why it is refused, or where it ends and what it is made of."""

    __slots__ = (
        "barred_by", "carried", "crossed", "enemies", "figure", "length", "plain", "refusal", "surface", "up",
        "x", "y",
    )  # fmt: skip

    def __init__(self, figure: i64, refusal: int) -> None:
        self.figure = figure
        self.refusal = refusal
        self.x: int = 0
        self.y: int = 0
        self.surface: int = 0
        self.plain: int = 0
        self.carried: int = 0
        self.crossed: list[int] = []
        """Crossing inches: key, length, key, length ... as in the state."""
        self.length: int = 0
        self.enemies: list[int] = []
        """Enemies it touches at the end."""
        self.up: int = 0
        """If it crossed up onto the top it ends on: the movement since then, plus 1 (S-12.8)."""
        self.barred_by: int = -1
        """The figure that the path may not pass."""


def walk(s: Arena, i: i64, xs: list[int], ys: list[int]) -> Walk:
    """Follow a path from the place of the figure; the points do not repeat that place."""
    return walk_on(s, i, terrain(s, standing_sheet(s, i)), xs, ys)


def walk_on(s: Arena, i: i64, ground: Terrain, xs: list[int], ys: list[int]) -> Walk:
    """The same for somebody who keeps the terrain of the figure's sheet."""
    found = follow(s, i, ground, xs, ys)
    if found.refusal == FINE:
        found.refusal = place_refusal(s, i, found.x, found.y, found.surface)
        if found.refusal == IN_SCENERY:
            found.refusal = STOP_ON_TOP
        if s.field.surfaces[found.surface].z > s.z(i):
            path_x, path_y = corners(s.x[i], s.y[i], xs, ys)
            found.up = since_entering(s.field.level(found.surface).shapes, path_x, path_y)
    return found


def follow(s: Arena, i: i64, ground: Terrain, xs: list[int], ys: list[int]) -> Walk:
    """The same without the question whether the figure may stop where the path ends."""
    refusal = points_refusal(s, i, xs, ys)
    found = Walk(i, refusal)
    if refusal != FINE:
        return found
    path_x, path_y = corners(s.x[i], s.y[i], xs, ys)
    found.x = path_x[-1]
    found.y = path_y[-1]
    cut: list[list[Piece]] = []
    for k in range(1, len(path_x)):
        found.refusal = segment_refusal(ground, path_x[k - 1], path_y[k - 1], path_x[k], path_y[k])
        if found.refusal != FINE:
            return found
        cut.append(pieces(ground, path_x[k - 1], path_y[k - 1], path_x[k], path_y[k]))
    measure(s, found, path_x, path_y, cut)
    found.surface = end_surface(s, ground, found.x, found.y)
    found.refusal = company_refusal(s, found, path_x, path_y, cut)
    return found


def points_refusal(s: Arena, i: i64, xs: list[int], ys: list[int]) -> int:
    """Look at the bare numbers of a path: they may come from anywhere and be of any size."""
    if not xs or len(xs) != len(ys):
        return NO_PATH
    if len(xs) > LONGEST_PATH:
        return LONG_PATH
    moved = False
    for k in range(len(xs)):
        if not on_table(s.field, xs[k], ys[k]):
            return OFF_TABLE
        moved = moved or xs[k] != s.x[i] or ys[k] != s.y[i]
    return FINE if moved else NO_PATH


def corners(x: int, y: int, xs: list[int], ys: list[int]) -> tuple[list[int], list[int]]:
    """The path with its start, without repeated points."""
    if len(xs) == 1:
        return [x, xs[0]], [y, ys[0]]
    path_x = [x]
    path_y = [y]
    for k in range(len(xs)):
        if xs[k] != path_x[-1] or ys[k] != path_y[-1]:
            path_x.append(xs[k])
            path_y.append(ys[k])
    return path_x, path_y


# ------------------------------------------------------------------ lengths


def measure(s: Arena, found: Walk, path_x: list[int], path_y: list[int], cut: list[list[Piece]]) -> None:
    """Add up the inches of each class; in every segment each class is rounded to thousandths once."""
    open_ground = 0
    for k in range(len(cut)):
        if len(cut[k]) == 1 and cut[k][0].key == OPEN_GROUND:
            whole: int = length(path_x[k], path_y[k], path_x[k + 1], path_y[k + 1])
            found.length += whole
            open_ground += whole
            continue
        dx: i64 = path_x[k + 1] - path_x[k]
        dy: i64 = path_y[k + 1] - path_y[k]
        for j in range(len(cut[k])):
            if is_told(cut[k], j):
                continue
            inches: int = class_length(dx * dx + dy * dy, cut[k], j)
            found.length += inches
            if cut[k][j].key == OPEN_GROUND:
                open_ground += inches
            else:
                add_crossed(found.crossed, cut[k][j].key, inches)
    if s.load[found.figure] >= 0:
        found.carried = open_ground
    else:
        found.plain = open_ground


def is_told(cut: list[Piece], j: i64) -> bool:
    """Is a piece of the same class as one before it?"""
    key = cut[j].key
    for k in range(j):
        if cut[k].key == key:
            return True
    return False


def class_length(square: i64, cut: list[Piece], j: i64) -> int:
    """The length of all the pieces of a segment together that are of the class of one of them, rounded once.

    Floating point tells it (as in `part_length`) wherever twice as much is not all but a whole number.
    """
    key = cut[j].key
    share: float = 0.0
    for piece in cut:
        if piece.key == key:
            share += float(piece.n1) / float(piece.d1) - float(piece.n0) / float(piece.d0)
    near: float = 2.0 * sqrt(float(square)) * share
    whole: i64 = int(near)
    if DOUBT < near - float(whole) < 1.0 - DOUBT:
        return (whole + 1) // 2
    n, d = share_of(cut, key)
    return part_length(square, n, d)


def share_of(cut: list[Piece], key: i64) -> Mark:
    """Which part of a segment belongs to a class, as numerator and denominator."""
    n = 0
    d = 1
    for piece in cut:
        if piece.key == key:
            n0: int = piece.n0
            d0: int = piece.d0
            n1: int = piece.n1
            d1: int = piece.d1
            under = d0 * d1
            n = n * under + (n1 * d0 - n0 * d1) * d
            d *= under
    return n, d


def add_crossed(crossed: list[int], key: int, inches: int) -> None:
    """Add to one class of a list key, length, key, length ..."""
    for k in range(0, len(crossed), 2):
        if crossed[k] == key:
            crossed[k + 1] += inches
            return
    crossed.append(key)
    crossed.append(inches)


def total(rate: int, plain: int, carried: int, crossed: list[int]) -> int:
    """The price of S-11.5 without what is priced one by one."""
    sum_up = inches_up(plain) + rate * inches_up(carried)
    for k in range(1, len(crossed), 2):
        sum_up += CROSSING_RATE * inches_up(crossed[k])
    return sum_up


def carrying_rate(s: Arena, i: i64) -> int:
    """AP for an inch with a load: 2 (S-11.8), for the Centinel 1 (S-16.24)."""
    return 1 if s.who[i] == CENTINEL else 2


def increase(s: Arena, i: i64, plain: int, carried: int, crossed: list[int]) -> int:
    """What further inches add to the price of the activation (S-11.5)."""
    rate = carrying_rate(s, i)
    merged = s.crossed
    if crossed:
        merged = s.crossed[:]
        for k in range(0, len(crossed), 2):
            add_crossed(merged, crossed[k], crossed[k + 1])
    after = total(rate, s.run_plain + plain, s.run_carried + carried, merged)
    return after - total(rate, s.run_plain, s.run_carried, s.crossed)


def price(s: Arena, i: i64, walked: Walk) -> int:
    """The AP a walk costs on top of what the activation has cost so far."""
    return increase(s, i, walked.plain, walked.carried, walked.crossed)


def commit(s: Arena, walked: Walk) -> None:
    """Add the inches to the activation and put the figure at the end of the path."""
    i = walked.figure
    s.run_plain += walked.plain
    s.run_carried += walked.carried
    for k in range(0, len(walked.crossed), 2):
        add_crossed(s.crossed, walked.crossed[k], walked.crossed[k + 1])
    if s.field.surfaces[walked.surface].z < s.z(i):
        s.run_up = 0
    elif walked.up > 0:
        s.run_up = walked.up
    elif s.run_up > 0:
        s.run_up += walked.length
    s.x[i] = walked.x
    s.y[i] = walked.y
    s.surface[i] = walked.surface


# ------------------------------------------------------------------ the end of the path


def end_surface(s: Arena, ground: Terrain, x: i64, y: i64) -> i64:
    """The highest surface of the sheet that carries the whole base; without one, that of the sheet."""
    best: i64 = ground.sheet
    found = False
    for k in s.field.surfaces_near(x, y):
        if (
            ground.carries[k]
            and (not found or s.field.surfaces[k].z > s.field.surfaces[best].z)
            and supports(s.field, k, x, y)
        ):
            best = k
            found = True
    return best


def since_entering(parts: list[Shape], path_x: list[int], path_y: list[int]) -> int:
    """How far the path went after it last entered these shapes, plus 1; 0 if it never was outside."""
    since = 0
    for k in range(len(path_x) - 1, 0, -1):
        ax, ay = path_x[k - 1], path_y[k - 1]
        spans = [
            span for part in parts for span in [clip(part, ax, ay, path_x[k], path_y[k])] if span is not None
        ]
        n, d = last_entry(spans)
        if n > 0:
            dx = path_x[k] - ax
            dy = path_y[k] - ay
            return since + part_length(dx * dx + dy * dy, d - n, d) + 1
        since += length(ax, ay, path_x[k], path_y[k])
    return 0


def last_entry(spans: list[Span]) -> Mark:
    """From where on these spans cover a segment up to its end: its very end if that is not covered."""
    n, d = END
    found = True
    while found:
        found = False
        for n0, d0, n1, d1 in spans:
            # It begins before what is covered so far, and ends there or behind.
            if n0 * d < n * d0 and n1 * d >= n * d1:
                n, d = n0, d0
                found = True
    return n, d


# ------------------------------------------------------------------ other figures


def company_refusal(
    s: Arena, found: Walk, path_x: list[int], path_y: list[int], cut: list[list[Piece]]
) -> int:
    """Does the path go through a figure (S-11.4), or on after it touched an enemy (S-11.28)?"""
    i = found.figure
    near = figures_near(s, i, path_x, path_y)
    if not near:
        return FINE  # nobody there is touched at its end, either
    path = Path(path_x, path_y, cut, s.height(i))
    found.enemies = touched_at(s, i, found.x, found.y, s.field.surfaces[found.surface].z)
    enemies: list[int] = []
    for j in near:
        if path.to_figure(s, j, TOGETHER, 0) < 0:
            found.barred_by = j
            return THROUGH_FIGURE
        if s.enemies(i, j):
            enemies.append(j)
    slip = SLIP if found.enemies else 0
    for j in enemies:
        # To start in contact is no fault of the path: who may leave a fight is asked elsewhere.
        if not s.touching(i, j) and path.to_figure(s, j, TOUCH, slip) <= 0:
            found.barred_by = j
            return PAST_ENEMY
    return FINE


def figures_near(s: Arena, i: i64, path_x: list[int], path_y: list[int]) -> list[int]:
    """The other living figures that are near enough to be touched on the way, and a few more."""
    # The box around it. `min` of a list would be interpreted code.
    west: i64 = path_x[0]
    east: i64 = west
    south: i64 = path_y[0]
    north: i64 = south
    for k in range(1, len(path_x)):
        to_x: i64 = path_x[k]
        to_y: i64 = path_y[k]
        west = min(west, to_x)
        east = max(east, to_x)
        south = min(south, to_y)
        north = max(north, to_y)
    west -= TOUCH
    east += TOUCH
    south -= TOUCH
    north += TOUCH
    found: list[int] = []
    ys = s.y
    j: i64 = -1
    for x in s.x:
        j += 1
        if west <= x <= east and south <= ys[j] <= north and j != i and s.alive(j):
            found.append(j)
    return found


def touched_at(s: Arena, i: i64, x: i64, y: i64, z: i64) -> list[int]:
    """The enemies that the figure would be in contact with if it stood here (S-2.5)."""
    found: list[int] = []
    j: i64 = -1
    for at in s.x:
        j += 1
        dx: i64 = at - x
        # Most are elsewhere.
        if dx > TOUCH or dx < -TOUCH:
            continue
        dy: i64 = s.y[j] - y
        if dx * dx + dy * dy <= TOUCH * TOUCH and j != i and s.alive(j) and s.enemies(i, j):
            low = s.z(j)
            if z < low + s.height(j) and low < z + s.height(i):
                found.append(j)
    return found


class Path:
    """A path that is cut into pieces of one height each, for somebody of a height."""

    __slots__ = ("cut", "height", "lengths", "xs", "ys")

    def __init__(self, xs: list[int], ys: list[int], cut: list[list[Piece]], height: i64) -> None:
        self.xs = xs
        self.ys = ys
        self.cut = cut
        self.height = height
        self.lengths = [length(xs[k], ys[k], xs[k + 1], ys[k + 1]) for k in range(len(cut))]

    def to_figure(self, s: Arena, j: i64, reach: i64, slip: int) -> i64:
        """The least distance of the centres, where the heights overlap, compared with a reach.

        The last `slip` units of the path do not count.
        """
        nearest: i64 = 1
        left = slip
        for k in range(len(self.cut) - 1, -1, -1):
            whole = self.lengths[k]
            if whole > left:
                nearest = min(nearest, self.segment_to_figure(s, k, left, j, reach))
            left = max(0, left - whole)
        return nearest

    def segment_to_figure(self, s: Arena, k: i64, left: i64, j: i64, reach: i64) -> i64:
        """The same for one segment without the last `left` units of it."""
        ax = self.xs[k]
        ay = self.ys[k]
        bx = self.xs[k + 1]
        by = self.ys[k + 1]
        nearest = point_to_segment(s.x[j], s.y[j], ax, ay, bx, by, reach)
        if nearest > 0:
            return nearest
        low = s.z(j)
        high = low + s.height(j)
        if left == 0 and len(self.cut[k]) == 1:
            z = self.cut[k][0].z
            return nearest if z < high and low < z + self.height else 1
        nearest = 1
        whole: i64 = self.lengths[k]
        stop: i64 = whole - left  # below 2**18: times a numerator that is below 2**56
        for piece in self.cut[k]:
            if piece.n0 * whole < stop * piece.d0 and piece.z < high and low < piece.z + self.height:
                end: Mark = (piece.n1, piece.d1)
                if stop * piece.d1 < piece.n1 * whole:
                    end = (stop, whole)
                start: Mark = (piece.n0, piece.d0)
                nearest = min(nearest, point_to_part(s.x[j], s.y[j], ax, ay, bx, by, start, end, reach))
        return nearest


def point_to_part(
    px: int, py: int, ax: int, ay: int, bx: int, by: int, start: Mark, end: Mark, reach: int
) -> int:
    """The distance of a point and a part of a segment compared with a reach."""
    dx = bx - ax
    dy = by - ay
    wx = px - ax
    wy = py - ay
    square = dx * dx + dy * dy
    along = wx * dx + wy * dy
    # The nearest place of the part: t = n / d.
    n, d = along, square
    if n * start[1] < start[0] * d:
        n, d = start
    if end[0] * d < n * end[1]:
        n, d = end
    excess = n * n * square - 2 * n * d * along + (wx * wx + wy * wy - reach * reach) * d * d
    return (excess > 0) - (excess < 0)
