"""Drawing outlines corner by corner: x, y, x, y ..., and leaving out what an outline hardly needs.

Nothing here decides a rule: floating point will do.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

FAR: Final = 1e9
SPARED: Final = 3.0
"""Corners that lie no further outside of a chord than this are left out."""


class Pen:
    """The outline that is being drawn.

    A thin one has no corner that it hardly needs; nothing but a rounding is added to what is inside. From the
    last corner that is kept a chord may point into a window, as a slope to the corner behind it: each corner
    that is left out makes the window smaller.
    """

    __slots__ = ("from_x", "from_y", "high", "low", "ring", "size", "thin", "ux", "uy", "x", "y")

    def __init__(self) -> None:
        self.ring: list[int] = []
        self.thin = False
        self.x: i64 = 0
        """The last corner, kept or not."""
        self.y: i64 = 0
        self.from_x: float = 0.0
        """The last one that is kept."""
        self.from_y: float = 0.0
        self.ux: float = 0.0
        self.uy: float = 0.0
        self.size: float = 0.0
        """From there to the corner behind it, and the length of that; 0 before there is one."""
        self.low: float = 0.0
        self.high: float = 0.0

    def begin(self, x: i64, y: i64, thin: bool) -> None:
        self.ring = [x, y]
        self.thin = thin
        self.x = x
        self.y = y
        self.from_x = float(x)
        self.from_y = float(y)
        self.size = 0.0

    def to(self, x: i64, y: i64) -> None:
        """One more corner."""
        if self.thin:
            self.weigh(x, y)
        else:
            self.ring.append(x)
            self.ring.append(y)
        self.x = x
        self.y = y

    def weigh(self, x: i64, y: i64) -> None:
        """Is the corner before needed, now that this one follows?"""
        vx: float = float(x) - self.from_x
        vy: float = float(y) - self.from_y
        size: float = self.size
        along: float = self.ux * vx + self.uy * vy
        t: float = (self.ux * vy - self.uy * vx) / along if along > 0.0 else FAR
        if size > 0.0 and not self.low <= t <= self.high:
            self.ring.append(self.x)
            self.ring.append(self.y)
            self.from_x = float(self.x)
            self.from_y = float(self.y)
            vx = float(x) - self.from_x
            vy = float(y) - self.from_y
            size = 0.0
        if size == 0.0:
            size = sqrt(vx * vx + vy * vy)
            self.ux = vx
            self.uy = vy
            self.size = size
            along = size * size
            t = 0.0
            self.low = -FAR
            self.high = FAR
        if along > 0.0:
            off: float = size / along
            least: float = t - 0.5 * off
            most: float = t + SPARED * off
            if least > self.low:
                self.low = least
            if most < self.high:
                self.high = most

    def end(self, found: list[list[int]]) -> None:
        """Keep the outline if it is one."""
        if self.thin:
            self.ring.append(self.x)
            self.ring.append(self.y)
        if len(self.ring) >= 6:
            found.append(self.ring)
