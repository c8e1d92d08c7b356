"""Lines of sight: a fan of straight lines in the air, clipped by prisms and cylinders.

They run from an eye to the sample points of what is looked at. The three heights of a side share one line in
plan, so that a block is clipped at most three times in plan and nine times in height.

A place on a line is counted in *ticks* of 2**-24 of its length. Coordinates stay below 2**17 (scenery.py), so
a scalar or cross product of two plan vectors stays below 2**35 and times 2**24 below 2**59. Both ends of a
stretch are rounded inwards, so nothing counts as longer than it is, and as shorter by less than 0.02
thousandths of an inch (two ticks of the longest line), or by an eighth of one inside a cylinder. A line must
run for more than 10 thousandths inside something to be blocked.

A block owns its west, south and bottom faces and not the opposite ones: a line in the very plane of a face is
inside one of two blocks that share it, and runs freely along the top of a wall.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import RADIUS
from euphoria.games.show.rules.geometry.scenery import Shape, root

GRAZE: Final = 10
"""A line is blocked by what it runs inside for more than this (S-14.5)."""
ASIDE: Final = RADIUS * 9 // 10
"""How far the outer sample points lie from the axis (S-14.3)."""
SLACK: Final = ASIDE + 2

TICKS: Final = 24
ONE: Final = 1 << TICKS
NINE: Final = 0b111111111
COLUMN: Final = 0b001001001
CENTRE: Final = 1 << 4
"""The line to the middle of the axis: the only one when a point is looked at."""
FREE: Final = -1

NO_REPORT: Final[list[int]] = []
UNBLOCKED: Final[list[int]] = [FREE] * 9
UNTOUCHED: Final[list[int]] = [ONE] * 9
"""What a report begins with: lists that lie ready, of which those that are changed are copied."""


class Look:
    """The lines from an eye to something, and what became of them.

    The line to the height h (0 low, 1 middle, 2 high) on the side l (0 right, 1 axis, 2 left, as the viewer
    sees it) has the number 3 * h + l.
    """

    __slots__ = (
        "blockers",
        "building",
        "dx",
        "dy",
        "entries",
        "eye",
        "found",
        "free",
        "length",
        "low",
        "ox",
        "oy",
        "step",
        "todo",
        "x",
        "y",
    )

    def __init__(self, x: i64, y: i64, eye: i64, to_x: i64, to_y: i64, to_z: i64) -> None:
        """The fan of a single line; `aim_at_cylinder` makes it nine."""
        self.x = x
        self.y = y
        self.eye = eye
        self.dx: i64 = to_x - x
        self.dy: i64 = to_y - y
        # At least the length of the axis in plan.
        self.length: i64 = root(self.dx * self.dx + self.dy * self.dy) + 1
        self.ox: i64 = 0
        self.oy: i64 = 0
        """From the axis to the sample points on the left."""
        self.low: i64 = to_z - eye
        """The rise of the lowest line, and what each further one rises more."""
        self.step: i64 = 0
        self.free: i64 = CENTRE
        """The lines that nothing has blocked, a set."""
        self.todo: i64 = CENTRE
        """The lines that are still of interest."""
        self.blockers: list[int] = NO_REPORT
        """What blocks each line first, as seen from the eye; filled only in a full report."""
        self.entries: list[int] = NO_REPORT
        """The tick at which each line meets it."""
        self.found: list[int] = []
        """Everything that blocks at least one line."""
        self.building: i64 = FREE
        """An open building that a free line runs through (S-14.21)."""

    @property
    def seen(self) -> bool:
        return self.free != 0

    @property
    def through(self) -> bool:
        return self.building != FREE

    def aim_at_cylinder(self, height: i64) -> None:
        """Nine lines (S-14.3): three heights of a body of this height that stands where the line ends."""
        self.low += height // 10
        self.step = height * 4 // 10
        self.free = NINE
        self.todo = NINE
        square = self.dx * self.dx + self.dy * self.dy
        if square == 0:
            self.ox = ASIDE
        else:
            self.ox = -part(self.dy, square)
            self.oy = part(self.dx, square)

    def report_all(self) -> None:
        """Test every line against everything, so that all blockers are found."""
        self.blockers = UNBLOCKED[:]
        self.entries = UNTOUCHED[:]

    def passes_by(self, x: i64, y: i64, reach: i64) -> bool:
        """Does the whole fan miss this circle in plan for certain? A quick test: it may say no too often."""
        fx = x - self.x
        fy = y - self.y
        span = reach * self.length  # below 2**35
        across = fx * self.dy - fy * self.dx
        limit = span + SLACK * self.length
        if across > limit or -across > limit:
            return True
        along = fx * self.dx + fy * self.dy
        return along + span < 0 or along - span > self.length * (self.length + 1)

    def passes_over(self, z0: i64, z1: i64) -> bool:
        """Do all lines stay above or below this range of heights?"""
        high = self.low + 2 * self.step
        lowest = self.eye + min(self.low, 0)
        highest = self.eye + max(high, 0)
        return z1 <= lowest or z0 > highest

    def meet_shape(self, shape: Shape, z0: i64, z1: i64, code: i64) -> None:
        """Block the lines that run inside a prism."""
        met = False
        for side in range(3):
            if self.todo & (COLUMN << side):
                dx = self.dx + (side - 1) * self.ox
                dy = self.dy + (side - 1) * self.oy
                start, end = clip_shape(shape, self.x, self.y, dx, dy)
                if start < end and self.meet_column(side, dx, dy, start, end, z0, z1, code):
                    met = True
        if met and code not in self.found:
            self.found.append(code)

    def meet_cylinder(self, x: i64, y: i64, radius: i64, z0: i64, z1: i64, code: i64) -> None:
        """Block the lines that run inside an upright cylinder."""
        met = False
        for side in range(3):
            if self.todo & (COLUMN << side):
                dx = self.dx + (side - 1) * self.ox
                dy = self.dy + (side - 1) * self.oy
                start, end = clip_circle(x - self.x, y - self.y, radius, dx, dy)
                if start < end and self.meet_column(side, dx, dy, start, end, z0, z1, code):
                    met = True
        if met:
            self.found.append(code)

    def meet_column(
        self, side: i64, dx: i64, dy: i64, start: i64, end: i64, z0: i64, z1: i64, code: i64
    ) -> bool:
        """Block those lines of a side that are between two heights somewhere in a stretch of their plan."""
        met = False
        for level in range(3):
            line = 3 * level + side
            bit = 1 << line
            if self.todo & bit:
                dz = self.low + level * self.step
                first, last = clip_height(start, end, self.eye, dz, z0, z1)
                if first < last and is_longer(last - first, dx, dy, dz, GRAZE):
                    met = True
                    self.free &= ~bit
                    if not self.blockers:
                        self.todo &= ~bit
                    elif first < self.entries[line]:
                        self.entries[line] = first
                        self.blockers[line] = code
        return met


# ------------------------------------------------------------------ arithmetic


def size(value: i64) -> i64:
    return value if value >= 0 else -value


def part(component: i64, square: i64) -> i64:
    """ASIDE * component / sqrt(square), rounded to the nearest integer, halves away from zero.

    `4 * (ASIDE * component)**2` is below 2**55, and the root of a rounded-down quotient is the
    rounded-down root of the quotient.
    """
    whole = ASIDE * component
    doubled = root(4 * whole * whole // square)
    rounded = (doubled + 1) // 2
    return rounded if component >= 0 else -rounded


def clip_shape(shape: Shape, x: i64, y: i64, dx: i64, dy: i64) -> tuple[i64, i64]:
    """From which tick to which one a line is inside a convex shape; nothing if the end is not greater."""
    start: i64 = 0
    end: i64 = ONE
    for side in shape.sides:
        nx: i64 = side.nx
        ny: i64 = side.ny
        # How far inside the eye is, and how much of that the line uses up: each below 2**35.
        room: i64 = side.c - (nx * x + ny * y)
        used: i64 = nx * dx + ny * dy
        if used > 0:
            if room <= 0:
                return 0, 0
            if room < used:
                leaves = (room << TICKS) // used  # below 2**59
                if leaves < end:
                    end = leaves
        elif used < 0:
            if room < 0:
                if room <= used:
                    return 0, 0
                enters = -((room << TICKS) // -used)
                if enters > start:
                    start = enters
        elif room < 0 or (room == 0 and (nx > 0 or (nx == 0 and ny > 0))):
            return 0, 0  # along an edge: only the west and south ones belong to the shape
        if start >= end:
            return 0, 0
    return start, end


def clip_circle(fx: i64, fy: i64, radius: i64, dx: i64, dy: i64) -> tuple[i64, i64]:
    """The same for a circle whose centre is at (fx, fy) from the eye; its radius is below 2**10."""
    square = dx * dx + dy * dy
    if square == 0:
        return 0, ONE if fx * fx + fy * fy < radius * radius else 0
    across = fx * dy - fy * dx
    # |dx| + |dy| is at least the length, and below 2**18: behind this test across**2 is below 2**56.
    limit = radius * (size(dx) + size(dy))
    if across >= limit or -across >= limit:
        return 0, 0
    inside = radius * radius * square - across * across  # below 2**54
    if inside <= 0:
        return 0, 0
    along = (fx * dx + fy * dy) << TICKS
    half = (root(inside << 8) << (TICKS - 4)) // square  # the root is sixteen times the chord: below 2**31
    return max(-(-along // square) - half, 0), min(along // square + half, ONE)


def clip_height(start: i64, end: i64, eye: i64, dz: i64, z0: i64, z1: i64) -> tuple[i64, i64]:
    """The part of a stretch that is between two heights; heights are below 2**17."""
    if dz == 0:
        # Written apart: of a choice between two pairs compiled code makes objects.
        if z0 <= eye < z1:
            return start, end
        return 0, 0
    if dz > 0:
        enters = -(((eye - z0) << TICKS) // dz)
        leaves = ((z1 - eye) << TICKS) // dz
    else:
        enters = -(((z1 - eye) << TICKS) // -dz)
        leaves = ((eye - z0) << TICKS) // -dz
    return max(start, enters), min(end, leaves)


def is_longer(ticks: i64, dx: i64, dy: i64, dz: i64, length: i64) -> bool:
    """Is a stretch of so many ticks of a line longer than this? Lengths are below 2**6."""
    wanted = length << TICKS
    # The line is at least as long as its longest side and at most as long as all three together.
    if ticks * size(dx) > wanted or ticks * size(dy) > wanted or ticks * size(dz) > wanted:  # below 2**41
        return True
    if ticks * (size(dx) + size(dy) + size(dz)) <= wanted:
        return False
    # Here ticks times length is below 2**32, and the root, below 2**26, is 2**8 times the length.
    return ticks * root((dx * dx + dy * dy + dz * dz) << 16) > wanted << 8
