"""Shortest paths over the table: Dijkstra on the visibility graph, with the figures as further obstacles.

The price is that of S-11.5 with the running totals of the activation: each class of inches is rounded up by
itself. The search keeps one way to each node, the one that is cheapest there with open ground unrounded, so
another way may in rare cases end up cheaper by the rounding of a crossing (reach.py says by how much, and
plays through by the exact functions what is found here). Jumps that hurt are never proposed.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import INCH, inches_up, jump_price
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.inflating import UNIT, near_segment
from euphoria.games.show.rules.geometry.scenery import Shape
from euphoria.games.show.rules.geometry.winds import SIXTEEN
from euphoria.games.show.rules.movement import climbing
from euphoria.games.show.rules.movement.bystanders import (
    CORNERS,
    START,
    Base,
    Figures,
    Turn,
    ahead_of,
    corner_node,
    corner_of,
    figure_of,
)
from euphoria.games.show.rules.movement.edges import CLIMB, JUMP, LINK, WALK, Bend, Edge
from euphoria.games.show.rules.movement.grounds import Ground, plan
from euphoria.games.show.rules.movement.visibility_graph import (
    LONGEST_EDGE,
    Chart,
    fine_chart_of,
)
from euphoria.games.show.rules.movement.walking import CROSSING_RATE, add_crossed, carrying_rate, end_surface
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import place_refusal, supports


class Label:
    """The way to a node: what it is made of so far, and from where it came."""

    __slots__ = ("before", "crossed", "ground", "kind", "link", "node", "paid", "plain", "score", "x", "y")

    def __init__(
        self, node: i64, ground: i64, x: i64, y: i64, plain: i64, crossed: list[int], paid: i64,
        before: Label | None, kind: i64, number: i64, score: i64,
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
        self.score = score
        """What it is queued by: open ground is not rounded. AP in thousandths."""
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


NOWHERE: Final = -1000 * INCH
NEVER: Final = 1 << 50
REFRESHED: Final = 12
"""After so many settled nodes it is looked which are not."""
NUMBER_BITS: Final = 24
LAST_BITS: Final = (1 << NUMBER_BITS) - 1
GOAL: Final = -1_000_000
"""The node of a label that has reached its goal."""
NUDGES: Final[list[int]] = [8, 30, 60, 120, 240]


def queued(score: i64, number: i64) -> i64:
    """A label in a queue: its score first, then its number. One number is compared sooner than a pair."""
    return score << NUMBER_BITS | number


class Unsettled:
    """The nodes of a sheet without those that are settled."""

    __slots__ = ("nodes", "settled")

    def __init__(self, nodes: list[int]) -> None:
        self.nodes = nodes
        self.settled: i64 = -REFRESHED

    def now(self, best: list[int], score: i64, settled: i64) -> list[int]:
        """Those for which a search, which has settled so many, knows nothing better than a score; and a few
        more: they are not looked through every time."""
        if settled >= self.settled + REFRESHED:
            self.settled = settled
            self.nodes = [node for node in self.nodes if best[node] > score]
        return self.nodes


class Search:
    """The cheapest ways of a figure to the nodes of the chart, within a budget."""

    __slots__ = (
        "around", "base", "bases", "best", "budget", "chart", "extra", "figures", "heap", "i", "labels",
        "open_nodes", "rate", "s", "scratch", "start", "sure",
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
        self.best: list[int] = [NEVER] * len(self.chart.x)
        """By node: the least score known. `open` adds the start and the corners around figures, from the end
        on backwards, as their numbers are."""
        self.heap: list[int] = []
        """Scores, each with the number of its label in the last bits (`queued`)."""
        self.extra: list[Label] = []
        """All labels ever made."""
        self.around: list[Shape] = []
        """The grown bases one turns around."""
        self.bases: list[Base] = []
        """The same, with those of their corners where one can be: nodes below -1."""
        self.open_nodes: list[Unsettled | None] = [None] * len(self.chart.grounds)
        self.sure: i64 = budget * INCH + self.rate * (self.base - INCH)
        """Whatever has no higher score is within the budget."""
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
        return Label(START, t, x, y, plain, s.crossed[:], 0, None, WALK, -1, 0)

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

    def extended(self, label: Label, edge: Edge, t: i64) -> Label:
        """The way and one edge more."""
        plain: i64 = label.plain
        paid: i64 = label.paid
        crossed = label.crossed
        if edge.kind == WALK:
            plain += edge.plain
            if edge.crossed:
                crossed = crossed[:]
                for k in range(0, len(edge.crossed), 2):
                    paid += dearer(crossed, edge.crossed[k], edge.crossed[k + 1])
        elif edge.kind == LINK:
            plain += edge.length
        elif edge.kind == JUMP:
            paid += jump_price(edge.length)
        else:
            paid += CROSSING_RATE * inches_up(edge.length)
        score: i64 = self.rate * plain + INCH * paid
        return Label(edge.to, t, edge.x, edge.y, plain, crossed, paid, label, edge.kind, edge.link, score)

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
                self.around.append(other.shape())
                self.bases.append(Base(other, other.shape()))
        self.best.extend([NEVER] * (1 + CORNERS * len(self.around)))
        for k in range(len(self.around)):
            shape = self.around[k]
            for c in range(shape.corners):
                cx: i64 = shape.xs[c]
                cy: i64 = shape.ys[c]
                if ground.free(cx, cy) and others.blocker(cx, cy, cx, cy) < 0:
                    self.bases[k].add(c, Turn(corner_node(k, c), shape, c))
        self.push(self.start)

    def settle(self) -> Label | None:
        """The next node in order, with its neighbours looked at; None when there are no more."""
        while self.heap:
            label = self.extra[heappop(self.heap) & LAST_BITS]
            if self.best[label.node] == label.score:
                self.labels.append(label)
                self.expand(label)
                return label
        return None

    def next_score(self) -> int:
        """No node that is still to come has a lower score."""
        return self.heap[0] >> NUMBER_BITS if self.heap else NEVER

    def push(self, label: Label) -> None:
        if self.best[label.node] <= label.score:
            return
        self.best[label.node] = label.score
        heappush(self.heap, queued(label.score, len(self.extra)))
        self.extra.append(label)

    def room(self, label: Label) -> i64:
        """How many thousandths of open ground the budget still allows."""
        inches: i64 = (self.budget - label.paid) // self.rate + inches_up(self.base)
        return inches * INCH - label.plain

    def expand(self, label: Label) -> None:
        room = self.room(label)
        bend = bend_of(label, self.sides_of(label))
        if label.node >= 0:
            self.expand_walks(label, self.walks_on(label, bend), room, bend, not bend.free)
            for edge in self.chart.gates[label.node]:
                if self.best[edge.to] > label.score:
                    self.expand_gate(label, edge)
        else:
            nodes = self.unsettled(label, room)
            if not bend.free:
                nodes = self.chart.beyond(nodes, bend)
            edges = self.chart.seen_among(
                nodes, label.ground, label.x, label.y, -1, room, self.best, self.least_of(label),
                min(self.rate, CROSSING_RATE),
            )  # fmt: skip
            self.expand_walks(label, edges, room, bend, False)  # it was looked at how they bend
        if label.ground == self.start.ground:
            self.expand_around(label, room, bend)

    def walks_on(self, label: Label, bend: Bend) -> list[Edge]:
        """The walks from a node that go around its corner, or over its rim and not along it; whether a way
        bends to the right side there is still to be seen."""
        exits = self.chart.exits_of(label.node, label.ground)
        if self.chart.soft[label.node] >= 0:
            return exits.right if self.goes_in(label) else exits.left
        if bend.free:
            return exits.all
        return exits.left if bend.side > 0 else exits.right

    def expand_walks(self, label: Label, walks: list[Edge], room: i64, bend: Bend, turning: bool) -> None:
        """To the ends of those that are no detour, that can be paid and where no figure is in the way."""
        best = self.best
        blocker = self.others(label.ground).blocker
        rate: i64 = self.rate
        score: i64 = label.score
        x: i64 = label.x
        y: i64 = label.y
        dx: i64 = bend.dx * bend.side
        dy: i64 = bend.dy * bend.side
        for edge in walks:
            # What is crossed may be paid for already; on open ground the price is known at once.
            if best[edge.to] <= score + rate * edge.plain or edge.length > room:
                continue
            if turning and dx * (edge.y - y) - dy * (edge.x - x) < 0:
                continue
            if edge.crossed:
                more: i64 = INCH * price_across(label.crossed, edge.classes)
                if best[edge.to] <= score + rate * edge.plain + more:
                    continue
            if blocker(x, y, edge.x, edge.y) < 0:
                made = self.extended(label, edge, label.ground)
                if made.score <= self.sure or self.price_of(made) <= self.budget:
                    self.push(made)

    def unsettled(self, label: Label, room: i64) -> list[int]:
        """The nodes of a sheet that a way might still reach for less, and a few more."""
        if room < LONGEST_EDGE:
            return self.chart.near(label.ground, label.x, label.y, room)
        open_ones = self.open_nodes[label.ground]
        if open_ones is None:
            open_ones = Unsettled(self.chart.of_sheet[label.ground])
            self.open_nodes[label.ground] = open_ones
        return open_ones.now(self.best, label.score, len(self.labels))

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
        others = self.others(label.ground)
        best = self.best
        score: i64 = label.score
        ax: i64 = label.x
        ay: i64 = label.y
        done = False
        for base in ahead_of(bend, self.bases):
            for corner in base.touched_from(ax, ay):
                turn = base.turns[corner]
                if turn is None:
                    continue
                node: i64 = turn.node
                known: i64 = best[node]
                if known <= score:
                    base.drop(corner)  # whatever comes later has no lower score
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
                if others.blocker(ax, ay, x, y) >= 0:
                    continue
                crossed = self.chart.straight(label.ground, ax, ay, x, y, length)
                if crossed is None:
                    continue
                made = self.extended(label, Edge(node, x, y, WALK, length, crossed), label.ground)
                if self.price_of(made) <= self.budget:
                    self.push(made)
            done = done or base.left == 0
        if done:
            self.bases = [base for base in self.bases if base.left > 0]

    def expand_gate(self, label: Label, edge: Edge) -> None:
        """To another sheet, if the exact functions agree."""
        t: i64 = self.chart.sheet[edge.to]
        x: i64 = edge.x
        y: i64 = edge.y
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
            edge = Edge(edge.to, x, y, edge.kind, height if height > 0 else -height, [])
        made = self.extended(label, edge, t)
        if self.price_of(made) > self.budget or self.best[made.node] <= made.score:
            return
        if place_refusal(scratch, self.i, label.x, label.y, surface) != FINE:
            return
        scratch.x[self.i] = label.x
        scratch.y[self.i] = label.y
        scratch.surface[self.i] = surface
        if not step_of(scratch, self.i, edge.kind, edge.link, made.x, made.y, onto).refusal:
            self.push(made)


def price_across(crossed: list[int], classes: list[int]) -> i64:
    """The AP that it costs to cross more, each class once, on top of what was crossed."""
    total: i64 = 0
    for j in range(0, len(classes), 2):
        key: int = classes[j]
        before: i64 = 0
        for k in range(0, len(crossed), 2):
            if crossed[k] == key:
                before = crossed[k + 1]
                break
        after: i64 = before + classes[j + 1]
        total += (after + INCH - 1) // INCH - (before + INCH - 1) // INCH
    return CROSSING_RATE * total


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
