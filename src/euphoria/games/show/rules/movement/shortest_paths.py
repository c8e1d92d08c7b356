"""Shortest paths over the table: Dijkstra on the visibility graph, with the figures as further obstacles.

The price is that of S-11.5 with the running totals of the activation: each class of inches is rounded up by
itself. The search keeps one way to each node, the one that is cheapest there with open ground unrounded, so
another way may in rare cases end up cheaper by the rounding of a crossing (reach.py says by how much, and
plays through by the exact functions what is found here). Jumps that hurt are never proposed.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import acos, atan2, pi, sqrt
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import CLIMB_FROM, INCH, RADIUS, TOUCH, inches_up, jump_price
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.inflating import CORNERS as AROUND
from euphoria.games.show.rules.geometry.inflating import UNIT, near_segment, rounded
from euphoria.games.show.rules.geometry.scenery import Shape, furthest, root
from euphoria.games.show.rules.geometry.winds import SIXTEEN
from euphoria.games.show.rules.movement import climbing
from euphoria.games.show.rules.movement.grounds import Ground, plan
from euphoria.games.show.rules.movement.visibility_graph import (
    CLIMB,
    JUMP,
    LINK,
    WALK,
    Bend,
    Chart,
    Edge,
    fine_chart_of,
)
from euphoria.games.show.rules.movement.walking import CROSSING_RATE, add_crossed, carrying_rate, end_surface
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import place_refusal, supports

NEAR_FRIEND: Final = 2 * RADIUS
NEAR_ENEMY: Final = TOUCH + 2
"""A centre must stay this far from others to pass them."""
START: Final = -1
"""The node a search begins at. Nodes of the visibility graph count from 0; below START come the corners of
the polygons grown around figures, which belong to one search only (`corner_node`)."""
CORNERS: Final = len(AROUND)


class Label:
    """The way to a node: what it is made of so far, and from where it came."""

    __slots__ = ("before", "crossed", "ground", "kind", "link", "node", "paid", "plain", "score", "x", "y")

    def __init__(
        self, node: i64, ground: i64, x: i64, y: i64, plain: i64, crossed: list[int], paid: i64,
        before: Label | None, kind: i64, number: i64,
    ) -> None:  # fmt: skip
        self.node = node
        self.ground = ground
        self.x = x
        self.y = y
        self.plain = plain
        """Inches over open ground and links of the whole activation."""
        self.crossed = crossed
        self.paid = paid
        """AP for everything else since the search began."""
        self.score: i64 = 0
        self.before = before
        self.kind = kind
        self.link = number


def bend_of(label: Label, sides: list[int]) -> Bend:
    """How a way may go on from a node."""
    bend = Bend(label.x, label.y)
    before = label.before
    if before is not None and sides and label.kind == WALK:
        bend.turn(label.x - before.x, label.y - before.y, sides)
    return bend


def corner_node(figure: i64, corner: i64) -> i64:
    """The node of a corner of the polygon around the figure with this place in the search."""
    return START - 1 - CORNERS * figure - corner


def figure_of(node: i64) -> i64:
    """Whose polygon a corner node is of."""
    return (START - 1 - node) // CORNERS


def corner_of(node: i64) -> i64:
    """Which corner of its polygon a node is."""
    return (START - 1 - node) % CORNERS


class Turn:
    """A corner of a grown base to turn at: its node, and the directions of the two sides that meet there."""

    __slots__ = ("ax", "ay", "bx", "by", "node", "x", "y")

    def __init__(self, node: i64, shape: Shape, corner: i64) -> None:
        count = shape.corners
        before = (corner + count - 1) % count
        after = (corner + 1) % count
        self.node = node
        self.x: i64 = shape.xs[corner]
        self.y: i64 = shape.ys[corner]
        self.bx: i64 = shape.xs[before] - self.x
        self.by: i64 = shape.ys[before] - self.y
        self.ax: i64 = shape.xs[after] - self.x
        self.ay: i64 = shape.ys[after] - self.y


ANYWHERE: Final = 1 << 24
"""A reach beyond which nobody stands."""


class Other:
    """A figure in the way: nobody comes nearer to its centre than r."""

    __slots__ = ("r", "x", "y")

    def __init__(self, x: i64, y: i64, r: i64) -> None:
        self.x = x
        self.y = y
        self.r = r


class Base:
    """The polygon around a figure in the way: which of its corners can one turn at?"""

    __slots__ = ("r", "reach", "turns", "x", "y")

    def __init__(self, other: Other, shape: Shape) -> None:
        self.x = other.x
        self.y = other.y
        self.r = other.r
        self.reach: i64 = furthest(shape.sides, self.x, self.y) + 1
        self.turns: list[Turn | None] = [None] * CORNERS

    def touched_from(self, x: i64, y: i64) -> list[int]:
        """The corners that tangents from a point may touch, in order, and a few more.

        A tangent from a distance d touches a circle of radius r at an angle of acos(r / d) from the point.
        """
        dx: i64 = x - self.x
        dy: i64 = y - self.y
        square: i64 = dx * dx + dy * dy
        if square * 4 < self.r * self.r * 5:
            return ALL_CORNERS
        toward: float = atan2(float(dy), float(dx))
        off: float = acos(float(self.r) / sqrt(float(square)))
        right: i64 = int((toward - off) * PER_TURN + AHEAD)
        left: i64 = int((toward + off) * PER_TURN + AHEAD)
        return TOUCHED[right % CORNERS][left % CORNERS]


def span(x: i64, y: i64) -> i64:
    return (x if x >= 0 else -x) + (y if y >= 0 else -y)


def ahead_of(bend: Bend, bases: list[Base]) -> list[Base]:
    """Those that a way may go to, and a few more: none of which is wholly on the wrong side of a line."""
    if bend.free:
        return bases
    side: i64 = bend.side
    dx: i64 = bend.dx * side
    dy: i64 = bend.dy * side
    ax: i64 = bend.ax * side
    ay: i64 = bend.ay * side
    bx: i64 = bend.bx * side
    by: i64 = bend.by * side
    # No less than the lengths of these.
    d: i64 = span(dx, dy)
    a: i64 = span(ax, ay)
    b: i64 = span(bx, by)
    found: list[Base] = []
    for base in bases:
        ex: i64 = base.x - bend.x
        ey: i64 = base.y - bend.y
        r: i64 = base.reach
        if dx * ey - dy * ex >= -r * d and ex * ay - ey * ax >= -r * a and ex * by - ey * bx >= -r * b:
            found.append(base)
    return found


PER_TURN: Final = CORNERS / (2 * pi)
AHEAD: Final = 3 * CORNERS - 0.5 - 0.75
"""Corner k is at k and a half of such parts of a circle. With some circles more numbers are positive, so that
`int` rounds them down. A tangent touches the corner before or the one behind; a quarter of a part is spared
on either side, for corners are rounded."""
ALL_CORNERS: Final[list[int]] = list(range(CORNERS))
TOUCHED: Final[list[list[list[int]]]] = [
    [sorted({(first + k) % CORNERS for first in (right, left) for k in range(3)}) for left in range(CORNERS)]
    for right in range(CORNERS)
]
"""Three corners each from these two on."""


class Figures:
    """The other living figures that stand in the way on one sheet.

    To those that a given place is nearer to than one may pass, a way may come as near as the place is.
    Left out are those in nobody's way who goes no further than a reach from there.
    """

    __slots__ = ("all",)

    def __init__(self, s: Arena, i: i64, z: i64, x: i64, y: i64, reach: i64 = ANYWHERE) -> None:
        self.all: list[Other] = []
        high: i64 = z + CLIMB_FROM + s.height(i)
        for j in range(s.count()):
            if j == i or not s.alive(j):
                continue
            to_x: i64 = s.x[j]
            to_y: i64 = s.y[j]
            square: i64 = (to_x - x) * (to_x - x) + (to_y - y) * (to_y - y)
            r: i64 = NEAR_ENEMY if s.enemies(i, j) else NEAR_FRIEND
            if square >= (reach + r) * (reach + r):
                continue
            low = s.z(j)
            if low >= high or z >= low + s.height(j):
                continue
            # Most are further away.
            if square < r * r:
                r = root(square)
                if square >= (reach + r) * (reach + r):
                    continue
            self.all.append(Other(to_x, to_y, r))

    def blocker(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """The first of them that a base walking along the segment would come too near to; -1 for none."""
        west: i64 = min(bx, ax)
        east: i64 = max(ax, bx)
        south: i64 = min(by, ay)
        north: i64 = max(ay, by)
        k: i64 = -1
        for other in self.all:
            k += 1
            x: i64 = other.x
            y: i64 = other.y
            r: i64 = other.r
            # Most are nowhere near.
            if x + r <= west or x - r >= east or y + r <= south or y - r >= north:
                continue
            if near_segment(x, y, r, ax, ay, bx, by):
                return k
        return -1


NOWHERE: Final = -1000 * INCH
NEVER: Final = 1 << 50
GOAL: Final = -1_000_000
"""The node of a label that has reached its goal."""
NUDGES: Final[list[int]] = [8, 30, 60, 120, 240]


class Search:
    """The cheapest ways of a figure to the nodes of the chart, within a budget."""

    __slots__ = (
        "around", "base", "bases", "best", "budget", "chart", "extra", "figures", "heap", "i", "labels",
        "rate", "s", "scratch", "start",
    )  # fmt: skip

    def __init__(self, s: Arena, i: i64, budget: i64) -> None:
        self.s = s
        self.i = i
        self.budget = budget
        self.chart: Chart = fine_chart_of(s)
        loaded = s.load[i] >= 0
        self.rate: i64 = carrying_rate(s, i) if loaded else 1
        self.base: i64 = s.run_carried if loaded else s.run_plain
        self.figures: list[Figures | None] = [None] * len(self.chart.grounds)
        self.labels: list[Label] = []
        """Settled, in the order of their score."""
        self.best: dict[int, int] = {}
        self.heap: list[tuple[int, int]] = []
        self.extra: list[Label] = []
        """All labels ever made: the heap holds their numbers."""
        self.around: list[Shape] = []
        """The grown bases one turns around."""
        self.bases: list[Base] = []
        """The same, with those of their corners where one can be: nodes below -1."""
        self.scratch: Arena | None = None
        self.start: Label = self.start_label()

    # ------------------------------------------------------------------ the start

    def start_label(self) -> Label:
        s = self.s
        i = self.i
        t: i64 = self.chart.place[s.surface[i]]
        x, y = self.nudged(self.chart.grounds[t], t, s.x[i], s.y[i])
        plain: i64 = self.base
        if x != s.x[i] or y != s.y[i]:
            plain += plan(s.x[i], s.y[i], x, y)
        return Label(START, t, x, y, plain, s.crossed[:], 0, None, WALK, -1)

    def nudged(self, ground: Ground, t: i64, x: i64, y: i64) -> tuple[i64, i64]:
        """A point close by that keeps clear of everything: bases that touch a wall are a hair too near."""
        others = self.others(t)
        if ground.free(x, y) and others.blocker(x, y, x, y) < 0:
            return x, y
        for off in NUDGES:
            for wind in SIXTEEN:
                nx: i64 = x + wind[0] * off // UNIT
                ny: i64 = y + wind[1] * off // UNIT
                if ground.free(nx, ny) and others.blocker(nx, ny, nx, ny) < 0:
                    return nx, ny
        return x, y

    def others(self, t: i64) -> Figures:
        known = self.figures[t]
        if known is None:
            known = Figures(self.s, self.i, self.chart.grounds[t].z, NOWHERE, NOWHERE)
            self.figures[t] = known
        return known

    # ------------------------------------------------------------------ prices

    def price_of(self, label: Label) -> i64:
        """The AP of the way, by S-11.5."""
        return self.rate * (inches_up(label.plain) - inches_up(self.base)) + label.paid

    def extended(self, label: Label, edge: Edge, t: i64, x: i64, y: i64) -> Label:
        """The way and one edge more."""
        made = Label(edge.to, t, x, y, label.plain, label.crossed, label.paid, label, edge.kind, edge.link)
        if edge.kind == WALK:
            plain: i64 = edge.length
            if edge.crossed:
                made.crossed = label.crossed[:]
                for k in range(0, len(edge.crossed), 2):
                    plain -= edge.crossed[k + 1]
                    made.paid += dearer(made.crossed, edge.crossed[k], edge.crossed[k + 1])
                if plain < 0:
                    plain = 0
                plain += 2
            made.plain += plain
        elif edge.kind == LINK:
            made.plain += edge.length
        elif edge.kind == JUMP:
            made.paid += jump_price(edge.length)
        else:
            made.paid += CROSSING_RATE * inches_up(edge.length)
        made.score = self.rate * made.plain + INCH * made.paid
        return made

    # ------------------------------------------------------------------ searching

    def run(self) -> None:
        """Settle all nodes within the budget."""
        self.open()
        label = self.settle()
        while label is not None:
            label = self.settle()

    def open(self) -> None:
        """Begin at the start, with ways around all figures on its sheet that are near enough."""
        ground = self.chart.grounds[self.start.ground]
        others = self.others(self.start.ground)
        reach: i64 = self.budget * INCH
        x: i64 = self.start.x
        y: i64 = self.start.y
        for other in others.all:
            if near_segment(other.x, other.y, reach, x, y, x, y):
                self.around.append(rounded(other.x, other.y, other.r))
                self.bases.append(Base(other, self.around[-1]))
        for k in range(len(self.around)):
            shape = self.around[k]
            for c in range(shape.corners):
                cx: i64 = shape.xs[c]
                cy: i64 = shape.ys[c]
                if ground.free(cx, cy) and others.blocker(cx, cy, cx, cy) < 0:
                    self.bases[k].turns[c] = Turn(corner_node(k, c), shape, c)
        self.push(self.start)

    def settle(self) -> Label | None:
        """The next node in order, with its neighbours looked at; None when there are no more."""
        while self.heap:
            _, number = heappop(self.heap)
            label = self.extra[number]
            if self.best[label.node] == label.score:
                self.labels.append(label)
                self.expand(label)
                return label
        return None

    def next_score(self) -> int:
        """No node that is still to come has a lower score."""
        return self.heap[0][0] if self.heap else NEVER

    def push(self, label: Label) -> None:
        if self.best.get(label.node, NEVER) <= label.score:
            return
        self.best[label.node] = label.score
        self.extra.append(label)
        heappush(self.heap, (label.score, len(self.extra) - 1))

    def room(self, label: Label) -> i64:
        """How many thousandths of open ground the budget still allows."""
        inches: i64 = (self.budget - label.paid) // self.rate + inches_up(self.base)
        return inches * INCH - label.plain

    def expand(self, label: Label) -> None:
        room = self.room(label)
        bend = bend_of(label, self.sides_of(label))
        if label.node >= 0:
            edges = self.chart.edges_of(label.node, label.ground)
        else:
            edges = self.chart.seen_from(
                label.ground, label.x, label.y, -1, room, bend,
                self.best, self.least_of(label), min(self.rate, CROSSING_RATE),
            )  # fmt: skip
        chart = self.chart
        others = self.others(label.ground)
        inward = self.goes_in(label)
        rim = label.node >= 0 and chart.soft[label.node] >= 0
        for edge in edges:
            # What is crossed may be paid for already; on open ground the price is known at once.
            least: i64 = label.score if edge.crossed else label.score + self.rate * edge.length
            if self.best.get(edge.to, NEVER) <= (least if edge.kind == WALK else label.score):
                continue
            if edge.kind != WALK:
                self.expand_gate(label, edge)
                continue
            x: i64 = chart.x[edge.to]
            y: i64 = chart.y[edge.to]
            if edge.length > room or not bend.allows(x, y):
                continue
            if rim and chart.outside(label.node, x, y) == inward:
                continue
            made = self.extended(label, edge, label.ground, x, y)
            if self.best.get(made.node, NEVER) <= made.score or self.price_of(made) > self.budget:
                continue
            if others.blocker(label.x, label.y, x, y) < 0:
                self.push(made)
        if label.ground == self.start.ground:
            self.expand_around(label, room, bend)

    def least_of(self, label: Label) -> i64:
        """The score of a label as if inches of crossings that are begun were still to be paid: it and the
        rate times the length are never more than the score of a way straight on."""
        least: i64 = label.score
        for k in range(1, len(label.crossed), 2):
            least -= CROSSING_RATE * (inches_up(label.crossed[k]) * INCH - label.crossed[k])
        return least

    def goes_in(self, label: Label) -> bool:
        """Does the way go into what the node is on the rim of? One goes over a rim, not along it."""
        before = label.before
        if label.node < 0 or before is None or self.chart.soft[label.node] < 0:
            return False
        return self.chart.outside(label.node, before.x, before.y)

    def sides_of(self, label: Label) -> list[int]:
        """The far ends of the two sides that meet at a corner: x, y, x, y; nothing for other nodes."""
        node = label.node
        chart = self.chart
        if node >= 0:
            if not chart.corner[node]:
                return []
            return [chart.before_x[node], chart.before_y[node], chart.after_x[node], chart.after_y[node]]
        if node == START:
            return []
        shape = self.around[figure_of(node)]
        b: i64 = (corner_of(node) + CORNERS - 1) % CORNERS
        a: i64 = (corner_of(node) + 1) % CORNERS
        return [shape.xs[b], shape.ys[b], shape.xs[a], shape.ys[a]]

    def expand_around(self, label: Label, room: i64, bend: Bend) -> None:
        """To the corners of the grown bases in the way."""
        ground = self.chart.grounds[label.ground]
        others = self.others(label.ground)
        best = self.best
        score: i64 = label.score
        ax: i64 = label.x
        ay: i64 = label.y
        for base in ahead_of(bend, self.bases):
            for corner in base.touched_from(ax, ay):
                turn = base.turns[corner]
                if turn is None:
                    continue
                node: i64 = turn.node
                known: i64 = best.get(node, NEVER)
                if known <= score or node == label.node:
                    continue
                x: i64 = turn.x
                y: i64 = turn.y
                dx: i64 = ax - x
                dy: i64 = ay - y
                if dx * dx + dy * dy > room * room:
                    continue
                # Does the line leave the base on one side?
                one: i64 = dx * turn.by - dy * turn.bx
                two: i64 = dx * turn.ay - dy * turn.ax
                if (one > 0 and two < 0) or (one < 0 and two > 0) or not bend.allows(x, y):
                    continue
                length = plan(ax, ay, x, y)
                if known <= score + self.rate * length:
                    continue
                if others.blocker(ax, ay, x, y) >= 0 or not ground.clear(ax, ay, x, y):
                    continue
                crossed = ground.crossings(ax, ay, x, y, length)
                made = self.extended(label, Edge(node, WALK, length, crossed), label.ground, x, y)
                if self.price_of(made) <= self.budget:
                    self.push(made)

    def expand_gate(self, label: Label, edge: Edge) -> None:
        """To another sheet, if the exact functions agree."""
        t: i64 = self.chart.sheet[edge.to]
        x: i64 = self.chart.x[edge.to]
        y: i64 = self.chart.y[edge.to]
        if self.scratch is None:
            self.scratch = self.s.copy()
        scratch = self.scratch
        surface = surface_at(scratch, self.chart.grounds[label.ground], label.x, label.y)
        onto = surface_at(scratch, self.chart.grounds[t], x, y)
        if surface < 0 or onto < 0:
            return
        if edge.kind != LINK:
            # On both sheets there may be a low top to stand on.
            height: i64 = scratch.field.surfaces[onto].z - scratch.field.surfaces[surface].z
            edge = Edge(edge.to, edge.kind, height if height > 0 else -height, [])
        made = self.extended(label, edge, t, x, y)
        if self.price_of(made) > self.budget or self.best.get(made.node, NEVER) <= made.score:
            return
        if place_refusal(scratch, self.i, label.x, label.y, surface) != FINE:
            return
        scratch.x[self.i] = label.x
        scratch.y[self.i] = label.y
        scratch.surface[self.i] = surface
        if not step_of(scratch, self.i, edge.kind, edge.link, made.x, made.y, onto).refusal:
            self.push(made)


def dearer(crossed: list[int], key: i64, length: i64) -> i64:
    """Add to a class of crossing inches; the AP it costs."""
    before: i64 = 0
    for k in range(0, len(crossed), 2):
        if crossed[k] == key:
            before = crossed[k + 1]
    add_crossed(crossed, key, length)
    return CROSSING_RATE * (inches_up(before + length) - inches_up(before))


def surface_at(s: Arena, ground: Ground, x: i64, y: i64) -> i64:
    """The surface of a sheet that a base rests on here; -1 if it does not fit on any."""
    surface = end_surface(s, ground.terrain, x, y)
    return surface if supports(s.field, surface, x, y) else -1


def step_of(s: Arena, i: i64, kind: i64, number: i64, x: int, y: int, surface: int) -> climbing.Step:
    """One of the ways between two sheets, judged by the exact functions."""
    if kind == LINK:
        return climbing.use_link(s, i, number, x, y)
    if kind == CLIMB:
        return climbing.climb(s, i, x, y, surface)
    if kind == JUMP:
        return climbing.jump(s, i, x, y, surface)
    return climbing.let_down(s, i, x, y, surface)
