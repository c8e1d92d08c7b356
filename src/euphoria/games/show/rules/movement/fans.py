"""What a node sees: a fan of straight ways, cut off by what stands in the way, and how far a price leads.

A fan opens to at most a right angle around an axis. A direction in it is a slope u: the point s inches along
the axis lies s * u beside it. Obstacles are convex, so each shows a few edges; where they overlap or hide
each other the nearest counts. Nothing here decides a rule, and nothing is kept: floating point will do.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.geometry.scenery import Shape
from euphoria.games.show.rules.movement.pens import FAR, Pen

SAGITTA: Final = 8.0
"""An arc is drawn by chords that leave it by no more than this, in thousandths."""
CLOSE: Final = 30.0
"""A rim that is no arc is followed until its chords leave it by no more than this."""
NARROW: Final = 35.0
"""Directions that are this close at the rim are not told apart."""
DEEPEST: Final = 12
"""A gap between two directions is halved at most so often."""


class Side:
    """An edge of an obstacle as seen from the node: from slope `low` to slope `high`, on one line."""

    __slots__ = ("high", "k", "low", "p", "q")

    def __init__(self, low: float, high: float, k: float, p: float, q: float) -> None:
        self.low = low
        self.high = high
        self.k = k
        self.p = p
        self.q = q

    def at(self, u: float) -> float:
        """How far along the axis a direction meets its line."""
        under: float = self.p * u - self.q
        if under <= 1e-9:
            return FAR
        return self.k / under


class Veil:
    """Something in the fan that is crossed at a price of its own: all its edges, and from slope to slope."""

    __slots__ = ("high", "key", "low", "marks", "sides")

    def __init__(self, key: i64, sides: list[Side], marks: list[float]) -> None:
        self.key = key
        self.sides = sides
        self.marks = marks
        """The slopes of its corners, in order."""
        self.low: float = marks[0]
        self.high: float = marks[-1]

    def passage(self, u: float, end: float) -> Passage | None:
        """Between which of its edges a direction is in it, if it is before the end of the way."""
        into: Side | None = None
        out: Side | None = None
        start: float = 0.0
        stop: float = FAR
        for side in self.sides:
            under: float = side.p * u - side.q
            if under > 1e-9:
                s: float = side.k / under
                if s > start:
                    start = s
                    into = side
            elif under < -1e-9:
                s = side.k / under
                if s < stop:
                    stop = s
                    out = side
            elif side.k > 0.0:
                return None
        return Passage(self.key, into, out) if start < stop and start < end else None


class Passage:
    """A veil between two directions within which it is entered over one edge and left over one."""

    __slots__ = ("into", "key", "out")

    def __init__(self, key: i64, into: Side | None, out: Side | None) -> None:
        self.key = key
        self.into = into
        """None if the node is in it."""
        self.out = out

    def start(self, u: float) -> float:
        side = self.into
        return 0.0 if side is None else side.at(u)

    def stop(self, u: float) -> float:
        side = self.out
        if side is None:
            return FAR
        under: float = side.p * u - side.q
        return side.k / under if under < -1e-9 else FAR


class Sample:
    """One direction through veils: where they are met, and how far each price leads from the least on."""

    __slots__ = ("counts", "cuts", "end", "far", "sign", "u")

    def __init__(self, u: float, end: float, cuts: list[Stretch], counts: list[float], sign: i64) -> None:
        self.u = u
        self.end = end
        """Where something ends the way, along the axis."""
        self.cuts = cuts
        self.counts = counts
        """At each of them the open ground until there, and all that is crossed of the same when it ends."""
        self.sign = sign
        """How many inches of what are begun: between two directions with the same no price makes a step."""
        self.far: list[float] = []


class Stretch:
    """The part of a way that is in something to be crossed."""

    __slots__ = ("before", "end", "key", "start")

    def __init__(self, start: float, end: float, key: i64) -> None:
        self.start = start
        self.end = end
        self.key = key
        self.before: float = 0.0
        """How much of the same has been crossed until here."""


class Part:
    """A part of a fan: from slope to slope, before one edge or before nothing, and behind veils."""

    __slots__ = ("done", "far", "high", "low", "samples", "side", "veils")

    def __init__(self, low: float, high: float, side: Side | None) -> None:
        self.low = low
        self.high = high
        self.side = side
        self.veils: list[Passage] = NO_VEILS
        self.samples: list[Sample] = NO_SAMPLES
        """Where there are veils; most parts have none, and share an empty list."""
        self.far: float = FAR
        """The square of how far the edge is away at most."""
        self.done = False
        """A lower price leads to its edge everywhere already."""

    def at(self, u: float) -> float:
        side = self.side
        return FAR if side is None else side.at(u)

    def finish(self) -> None:
        """From slope to slope it stays as it is now."""
        side = self.side
        if side is not None:
            a: float = side.at(self.low)
            b: float = side.at(self.high)
            self.far = max(a * a * (1.0 + self.low * self.low), b * b * (1.0 + self.high * self.high))


NO_VEILS: Final[list[Passage]] = []
NO_SAMPLES: Final[list[Sample]] = []


class Fan:
    """A fan of a node at (x, y) around a direction of length 1."""

    __slots__ = ("ax", "ay", "bow_high", "bow_low", "parts", "pen", "reach", "sides", "wide", "x", "y")

    def __init__(self, x: float, y: float, ax: float, ay: float, wide: float, reach: float) -> None:
        self.x = x
        self.y = y
        self.ax = ax
        self.ay = ay
        self.wide = wide
        """Its slopes run from minus this to this; 1 is a quarter of a circle."""
        self.reach = reach
        self.parts: list[Part] = []
        self.sides: list[Side] = []
        """All edges in it, by the slope where they begin."""
        self.pen = Pen()
        # The arc that is being drawn, from slope to slope.
        self.bow_low: float = FAR
        self.bow_high: float = -FAR

    # ------------------------------------------------------------------ obstacles

    def may_meet(self, shape: Shape) -> bool:
        """Quick: can the shape be in the fan and within reach?"""
        dx: float = float(shape.cx) - self.x
        dy: float = float(shape.cy) - self.y
        r: float = float(shape.reach)
        along: float = dx * self.ax + dy * self.ay
        if along < -r or along > self.reach + r:
            return False
        beside: float = dy * self.ax - dx * self.ay
        if beside < 0.0:
            beside = -beside
        # The rims of the fan lean outwards by at most half a right angle.
        return beside <= self.wide * along + r * (1.0 + self.wide)

    def add_sides(self, shape: Shape) -> None:
        """The edges of a shape that face the node, as far as they are in the fan."""
        ax: float = self.ax
        ay: float = self.ay
        last = shape.sides[-1]
        dx: float = float(last.x) - self.x
        dy: float = float(last.y) - self.y
        x1: float = dx * ax + dy * ay
        y1: float = dy * ax - dx * ay
        for side in shape.sides:
            dx = float(side.x) - self.x
            dy = float(side.y) - self.y
            x2: float = dx * ax + dy * ay
            y2: float = dy * ax - dx * ay
            k: float = x2 * y1 - y2 * x1
            # A node on an edge faces it; at a corner the fan keeps out of the shape by itself.
            if k > -0.5 and (x1 > 0.0 or x2 > 0.0) and (x1 != 0.0 or y1 != 0.0) and (x2 != 0.0 or y2 != 0.0):
                self.add_side(max(k, 0.001), x1, y1, x2, y2)
            x1 = x2
            y1 = y2

    def add_side(self, k: float, x1: float, y1: float, x2: float, y2: float) -> None:
        """One edge that runs from larger slopes to smaller ones, if it is in the fan."""
        high: float = FAR if x1 <= 1e-6 else y1 / x1
        low: float = -FAR if x2 <= 1e-6 else y2 / x2
        if high > self.wide:
            high = self.wide
        if low < -self.wide:
            low = -self.wide
        p: float = x2 - x1
        q: float = y2 - y1
        if high - low > 1e-9 and k * k <= self.reach * self.reach * (p * p + q * q):
            self.put(Side(low, high, k, p, q))

    def put(self, side: Side) -> None:
        """Among the others by where they begin: there are a few, and `sort` takes longer compiled."""
        sides = self.sides
        at: i64 = len(sides)
        while at > 0 and sides[at - 1].low > side.low:
            at -= 1
        sides.insert(at, side)

    def fence(self, shape: Shape, limits: list[int]) -> None:
        """The rim of the sheet: from within it is an edge in every direction that leads out."""
        c: i64 = -1
        for edge in shape.sides:
            c += 1
            nx: float = float(edge.nx)
            ny: float = float(edge.ny)
            k: float = limits[c] - nx * self.x - ny * self.y
            if k < self.reach * float(edge.length):
                p: float = ny * self.ax - nx * self.ay
                q: float = -nx * self.ax - ny * self.ay
                self.put(Side(-self.wide, self.wide, max(k, 0.001), p, q))

    def cut(self) -> None:
        """Find out which edge is the nearest in each direction."""
        coming = self.sides
        here: list[Side] = []
        at: i64 = 0
        low: float = -self.wide
        while self.wide - low > 1e-9:
            first: i64 = at
            while at < len(coming) and coming[at].low <= low + 1e-9:
                here.append(coming[at])
                at += 1
            # Up to the next slope where one begins or ends.
            high: float = self.wide
            for k in range(first, len(coming)):
                if coming[k].low - low > 1e-9:
                    high = min(high, coming[k].low)
                    break
            for side in here:
                if side.high - low > 1e-9:
                    high = min(high, side.high)
            here = [side for side in here if side.high >= high - 1e-9]
            self.nearest(here, low, high, 0)
            low = high

    def nearest(self, here: list[Side], low: float, high: float, depth: i64) -> None:
        """The nearest of the edges that span two slopes; two that cross are told apart where they do."""
        if not here:
            self.add(low, high, None)
            return
        first: Side = here[0]
        last: Side = first
        if len(here) > 1:
            s1: float = FAR
            s2: float = FAR
            t1: float = FAR
            t2: float = FAR
            for side in here:
                a: float = side.at(low)
                b: float = side.at(high)
                if a < s1 - 1e-6 or (a < s1 + 1e-6 and b < s2):
                    s1, s2, first = a, b, side
                if b < t2 - 1e-6 or (b < t2 + 1e-6 and a < t1):
                    t1, t2, last = a, b, side
        if first is last or depth >= DEEPEST:
            self.add(low, high, first)
            return
        # k1 (p2 u - q2) = k2 (p1 u - q1)
        under: float = first.k * last.p - last.k * first.p
        over: float = first.k * last.q - last.k * first.q
        mid: float = 0.5 * (low + high)
        if under != 0.0:
            mid = over / under
        if not low + 1e-9 < mid < high - 1e-9:
            self.add(low, high, first)
            return
        self.nearest(here, low, mid, depth + 1)
        self.nearest(here, mid, high, depth + 1)

    def add(self, low: float, high: float, side: Side | None) -> None:
        if self.parts and self.parts[-1].side is side:
            self.parts[-1].high = high
        else:
            self.parts.append(Part(low, high, side))

    # ------------------------------------------------------------------ veils

    def veil_of(self, key: i64, shape: Shape) -> Veil | None:
        """What a thing to be crossed is in this fan; None if it is not in it."""
        sides: list[Side] = []
        marks: list[float] = []
        count: i64 = shape.corners
        x1: float = 0.0
        y1: float = 0.0
        around = True
        for c in range(count + 1):
            dx: float = shape.xs[c % count] - self.x
            dy: float = shape.ys[c % count] - self.y
            x2: float = dx * self.ax + dy * self.ay
            y2: float = dy * self.ax - dx * self.ay
            if c > 0:
                k: float = x2 * y1 - y2 * x1
                around = around and k <= 0.0
                sides.append(Side(-FAR, FAR, k, x2 - x1, y2 - y1))
                if x2 > 1e-6:
                    marks.append(y2 / x2)
                elif x1 > 1e-6 or k > 0.0:
                    marks.append(FAR if y2 > 0.0 else -FAR)
                if x1 <= 1e-6 < x2:
                    marks.append(FAR if y1 > 0.0 else -FAR)
            x1 = x2
            y1 = y2
        if around:
            marks.append(-FAR)
            marks.append(FAR)
        if not marks:
            return None
        marks.sort()
        if marks[0] >= self.wide or marks[-1] <= -self.wide:
            return None
        return Veil(key, sides, marks)

    def hang(self, veils: list[Veil]) -> None:
        """Cut the parts where veils begin and end or have a corner."""
        parts: list[Part] = []
        for part in self.parts:
            marks: list[float] = [part.high]
            for veil in veils:
                for mark in veil.marks:
                    if part.low + 1e-9 < mark < part.high - 1e-9:
                        marks.append(mark)
            marks.sort()
            low: float = part.low
            for high in marks:
                if high - low <= 1e-9:
                    continue
                made = Part(low, high, part.side)
                mid: float = 0.5 * (low + high)
                end: float = min(part.at(mid), self.reach)
                for veil in veils:
                    passage = veil.passage(mid, end)
                    if passage is None:
                        continue
                    if not made.veils:
                        made.veils = []
                    made.veils.append(passage)
                parts.append(made)
                low = high
        self.parts = parts

    # ------------------------------------------------------------------ outlines

    def point(self, s: float, u: float) -> None:
        """One more corner of an outline, if it is not the last one again."""
        x: i64 = int(self.x + s * (self.ax - u * self.ay) + 0.5)
        y: i64 = int(self.y + s * (self.ay + u * self.ax) + 0.5)
        if self.pen.x != x or self.pen.y != y:
            self.pen.to(x, y)

    def arc(self, radius: float, low: float, high: float) -> None:
        """From slope to slope on a circle around the node, in one go with the arc before if they meet."""
        if self.bow_high < low - 1e-9:
            self.draw(radius)
            self.bow_low = low
        self.bow_high = high

    def draw(self, radius: float) -> None:
        """Draw the arc at hand."""
        low: float = self.bow_low
        high: float = self.bow_high
        if high <= low:
            return
        # Chords of an angle w leave the circle by r w w / 8; slopes differ at least by the angle.
        pieces: i64 = int((high - low) / sqrt(8.0 * SAGITTA / radius)) + 1
        width: float = (high - low) / float(pieces)
        ax: float = self.ax
        ay: float = self.ay
        px: float = self.x + 0.5
        py: float = self.y + 0.5
        pen = self.pen
        for j in range(pieces + 1):
            u: float = low + width * float(j)
            s: float = radius / sqrt(1.0 + u * u)
            pen.to(int(px + s * (ax - u * ay)), int(py + s * (ay + u * ax)))
        self.bow_low = FAR
        self.bow_high = -FAR

    def rings(self, radius: float, more: i64, found: list[list[int]]) -> bool:
        """Add the outlines of what is reached for the price whose radius on open ground this is, `more` AP
        above the least, and for no lower one; may a higher price lead further?"""
        pen = self.pen
        further = False
        drawing = False
        for number in range(len(self.parts)):
            part = self.parts[number]
            if part.done or (radius <= 0.0 and not part.veils):
                further = further or not part.done
                if drawing:
                    self.draw(radius)
                    pen.end(found)
                    drawing = False
                continue
            if not drawing:
                # Behind veils all prices have the same directions, more than they need.
                pen.begin(int(self.x), int(self.y), self.meets_veils(number, radius))
                drawing = True
            if part.veils:
                self.draw(radius)
                part.done = self.veiled(part, more)
            else:
                part.done = self.plain(part, radius)
            further = further or not part.done
        if drawing:
            self.draw(radius)
            pen.end(found)
        return further

    def meets_veils(self, number: i64, radius: float) -> bool:
        """Are there veils in the outline that begins with this part?"""
        for k in range(number, len(self.parts)):
            part = self.parts[k]
            if part.done:
                return False
            if part.veils:
                return True
            if radius <= 0.0:
                return False
        return False

    def veiled(self, part: Part, more: i64) -> bool:
        """The outline of a part behind veils; does the price lead to the end everywhere?"""
        done = True
        pen = self.pen
        ax: float = self.ax
        ay: float = self.ay
        px: float = self.x + 0.5
        py: float = self.y + 0.5
        for sample in part.samples:
            s: float = sample.far[more]
            pen.to(int(px + s * (ax - sample.u * ay)), int(py + s * (ay + sample.u * ax)))
            if s < sample.end:
                done = False
        return done

    def plain(self, part: Part, radius: float) -> bool:
        """The outline of a part without veils; does the radius lead to its edge everywhere?"""
        low: float = part.low
        high: float = part.high
        side = part.side
        if side is None:
            self.arc(radius, low, high)
            return False
        if part.far <= radius * radius:
            self.draw(radius)
            self.point(side.at(low), low)
            self.point(side.at(high), high)
            return True
        # The line is k away from the node along its normal (-q, p).
        square: float = side.p * side.p + side.q * side.q
        spare: float = radius * radius * square - side.k * side.k
        if spare <= 0.0:
            self.arc(radius, low, high)
            return False
        # Where it enters and leaves the circle: the foot of that normal, and so far along it to either side.
        half: float = sqrt(spare)
        fx: float = -side.q * side.k
        fy: float = side.p * side.k
        u1: float = slope(fx + half * side.p, fy + half * side.q, side.p)
        u2: float = slope(fx - half * side.p, fy - half * side.q, side.p)
        if u1 >= high or u2 <= low:
            self.arc(radius, low, high)
            return False
        if u1 > low:
            if u1 > low + 1e-9:
                self.arc(radius, low, u1)
            low = u1  # also by a hair: before it, a line through the node is met nowhere
        self.draw(radius)
        end: float = min(u2, high)
        self.point(side.at(low), low)
        self.point(side.at(end), end)
        if end < high - 1e-9:
            self.arc(radius, end, high)
        return False


def slope(x: float, y: float, turn: float) -> float:
    """Of an end of a chord; one behind the node is beyond that end of the fan which its foot is turned to."""
    if x > 1e-6:
        return y / x
    return FAR if turn > 0.0 else -FAR
