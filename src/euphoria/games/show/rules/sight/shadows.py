"""What an eye does not see at one height: the shadows of everything on the table, as convex outlines.

A point of a block at the share m of the way from the eye hides the points at 1 / m of its distance. Where the
line to a point is between the heights of the block is the same share for all points of one height, so a
shadow is what lies between two copies of its outline, the nearer one grown by the least 1 / m and the further
one by the greatest. Nothing here decides a rule: floating point will do.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import MARKER_HEIGHT, MARKER_RADIUS, RADIUS
from euphoria.games.show.rules.geometry.lines import GRAZE
from euphoria.games.show.rules.geometry.scenery import ROUGH
from euphoria.games.show.rules.sight.sight import is_within
from euphoria.games.show.rules.state import ON_TABLE, Arena

ROUND: Final = 48
"""So many corners has a circle."""
NEAREST: Final = 20.0
"""Nothing is taken to be nearer to the eye than this, or its shadow would have no end."""


WHEEL: Final[list[tuple[float, float]]] = [
    (cos(2.0 * pi * k / ROUND), sin(2.0 * pi * k / ROUND)) for k in range(ROUND)
]


def circle(x: i64, y: i64, radius: i64) -> list[int]:
    """A polygon that is outside of a circle as much as inside of it: x, y, x, y ..."""
    r: float = float(radius) * 2.0 / (1.0 + cos(pi / ROUND))
    ring: list[int] = []
    for dx, dy in WHEEL:
        ring.append(x + round(r * dx))
        ring.append(y + round(r * dy))
    return ring


class Lamp:
    """An eye, a height, and what is hidden there within a reach in plan."""

    __slots__ = ("eye", "found", "reach", "rise", "x", "y")

    def __init__(self, x: i64, y: i64, eye: i64, height: i64, reach: i64) -> None:
        self.x: float = float(x)
        self.y: float = float(y)
        self.eye: float = float(eye)
        self.rise: float = float(height - eye)
        self.reach: float = float(reach)
        self.found: list[list[int]] = []

    def hide(self, ring: list[int], z0: i64, z1: i64) -> None:
        """Add the shadow of a prism over a convex outline, counter-clockwise."""
        first: float = 0.0
        last: float = 1.0
        if self.rise == 0.0:
            if not float(z0) <= self.eye < float(z1):
                return
        else:
            a: float = (float(z0) - self.eye) / self.rise
            b: float = (float(z1) - self.eye) / self.rise
            first = max(first, min(a, b))
            last = min(last, max(a, b))
        if last - first <= 1e-9:
            return
        least: float = NEAREST / (2.0 * self.reach)
        shadow = self.between(ring, 1.0 / max(last, least), 1.0 / max(first, least))
        if shadow:
            self.found.append(shadow)

    def between(self, ring: list[int], near: float, far: float) -> list[int]:
        """Edges that face the eye from the nearer copy of an outline, the others from the further one."""
        found: list[int] = []
        count: i64 = len(ring) // 2
        x1: float = ring[2 * count - 2] - self.x
        y1: float = ring[2 * count - 1] - self.y
        x2: float = ring[0] - self.x
        y2: float = ring[1] - self.y
        faced = x1 * y2 - y1 * x2 <= 0.0
        for k in range(count):
            after: i64 = (k + 1) % count
            x3: float = ring[2 * after] - self.x
            y3: float = ring[2 * after + 1] - self.y
            faces = x2 * y3 - y2 * x3 <= 0.0
            if faced:
                self.corner(found, x2, y2, near, 0.0)
            if not faces or not faced:
                # Behind it a line has to run through the block for a little while to be blocked (S-14.5).
                self.corner(found, x2, y2, far, float(GRAZE))
            if faces and not faced:
                self.corner(found, x2, y2, near, 0.0)
            x2 = x3
            y2 = y3
            faced = faces
        return found

    def corner(self, ring: list[int], x: float, y: float, share: float, back: float) -> None:
        if back > 0.0:
            size: float = sqrt(x * x + y * y)
            share *= max(0.0, 1.0 - back / size) if size > 0.0 else 1.0
        ring.append(int(self.x + x * share + 0.5))
        ring.append(int(self.y + y * share + 0.5))


def shadows(s: Arena, i: i64, height: i64, reach: i64) -> list[list[int]]:
    """What figure i does not see of the points at this height and within this reach in plan, and some more:
    convex outlines that overlap."""
    x: i64 = s.x[i]
    y: i64 = s.y[i]
    eye: i64 = s.eye(i)
    lamp = Lamp(x, y, eye, height, reach)
    low: i64 = min(eye, height)
    high: i64 = max(eye, height)
    for block in s.field.blocks:
        shape = block.shape
        dx: i64 = shape.cx - x
        dy: i64 = shape.cy - y
        if not is_near(dx, dy, reach + shape.reach) or block.z1 <= low or block.z0 > high:
            continue
        if s.gone >> block.element & 1 or (block.role == ROUGH and is_within(s, block.element, x, y)):
            continue
        ring: list[int] = []
        for k in range(shape.corners):
            ring.append(shape.xs[k])
            ring.append(shape.ys[k])
        lamp.hide(ring, block.z0, block.z1)
    for k in range(s.count()):
        if k != i and s.alive(k) and is_near(s.x[k] - x, s.y[k] - y, reach + RADIUS):
            foot: i64 = s.z(k)
            lamp.hide(circle(s.x[k], s.y[k], RADIUS), foot, foot + s.height(k))
    for k in range(len(s.target_x)):
        dx = s.target_x[k] - x
        dy = s.target_y[k] - y
        if s.target_state[k] == ON_TABLE and is_near(dx, dy, reach + MARKER_RADIUS):
            foot = s.field.surfaces[s.target_surface[k]].z
            lamp.hide(circle(s.target_x[k], s.target_y[k], MARKER_RADIUS), foot, foot + MARKER_HEIGHT)
    return lamp.found


def is_near(dx: i64, dy: i64, reach: i64) -> bool:
    return dx * dx + dy * dy <= reach * reach
