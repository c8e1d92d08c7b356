"""The visibility graph: the corners that walkers turn at, over all sheets of a table, and who sees whom.

Nodes are the corners of grown obstacles, points on the rims of what is crossed, points before and behind
doors and windows, and both ends of climbs and links. Which node sees which is worked out when first asked.
A chart depends on the field and on what is gone; figures are laid over it by the search (shortest_paths.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.core.state import NONE
from euphoria.games.show.rules.box.data import INCH, RADIUS
from euphoria.games.show.rules.geometry.finder import Finder
from euphoria.games.show.rules.geometry.inflating import COARSE_TURN, FINE_TURN, UNIT, inflated
from euphoria.games.show.rules.geometry.scenery import Field, Shape, root
from euphoria.games.show.rules.movement.edges import CLIMB, JUMP, LET_DOWN, LINK, WALK, Bend, Edge, Exits
from euphoria.games.show.rules.movement.grounds import OPEN, Ground, plan, portals, rim_points
from euphoria.games.show.rules.movement.inherited_charts import (
    CORNER,
    NEW,
    PLAIN,
    RIM,
    Box,
    Heritage,
    Sign,
    found_again,
    spread,
)
from euphoria.games.show.rules.movement.packed_charts import fits, walks_of
from euphoria.games.show.rules.movement.stops import Stops
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.table.standing import removed
from euphoria.games.show.rules.table.terrain import passable, sheet_parts

LONGEST_EDGE: Final = 16 * INCH
"""Nodes further apart are not joined: a long way has nodes between."""
RIM_SPACING: Final = 2000
GATE_SPACING: Final = 2500
GATE_OFF: Final = RADIUS + 10
"""How far from the edge of a surface a climb starts and ends: touching it, and within reach."""
HARMLESS: Final = 3 * INCH
"""Nobody is hurt by a jump of this height (S-11.26)."""

NO_GATES: Final[list[Edge]] = []
BARRED: Final[list[int]] = [-1]
"""There is no straight way."""
MOST_LINES: Final = 8192
"""So many straight ways to and from figures are kept, one to two megabytes; then it begins anew."""


class Chart:
    """All sheets of a table and their nodes."""

    __slots__ = (
        "after_x",
        "after_y",
        "before_x",
        "before_y",
        "corner",
        "edges",
        "exits",
        "field",
        "finders",
        "gates",
        "gone",
        "grounds",
        "heritage",
        "lines",
        "numbers",
        "of_sheet",
        "packed",
        "place",
        "places",
        "rough",
        "sheet",
        "soft",
        "stops",
        "turn",
        "unseen",
        "whole",
        "x",
        "y",
    )

    def __init__(self, s: Arena, turn: i64) -> None:
        self.turn = turn
        """How closely grown corners follow the arc (inflating.py)."""
        self.field: Field = s.field
        self.gone: int = s.gone
        self.grounds: list[Ground] = []
        self.place: list[int] = [-1] * len(s.field.surfaces)
        """The ground of a surface's sheet; -1 for surfaces that are gone."""
        self.x: list[int] = []
        self.y: list[int] = []
        self.of_sheet: list[list[int]] = []
        """The nodes of each ground."""
        self.sheet: list[int] = []
        """The ground of each node."""
        self.corner: list[bool] = []
        """Is it a corner of an obstacle? Then one turns around it, and only tangents matter."""
        self.rough: list[int] = []
        """Of what that is crossed it is a corner: its number in the ground; -1 for other nodes."""
        self.before_x: list[int] = []
        self.before_y: list[int] = []
        self.after_x: list[int] = []
        self.after_y: list[int] = []
        self.soft: list[int] = []
        """What is crossed from this node on its rim: its number in the ground; -1 for other nodes. The
        normal of the rim, which points outwards, is (after_x, after_y)."""
        self.gates: list[list[Edge]] = []
        self.edges: list[list[Edge] | None] = []
        self.exits: list[Exits | None] = []
        self.finders: list[Finder | None] = []
        """By ground, once somebody has asked: which nodes are near a place."""
        self.stops: list[Stops | None] = []
        """By ground, once somebody has asked: where one may pass but not stop."""
        self.lines: dict[tuple[int, int, int, int, int], list[int]] = {}
        """By ground and both ends: what is crossed on a straight way, or BARRED (`straight`)."""
        self.unseen: i64 = 0
        """From this node on nobody has asked in order what it sees."""
        self.lay_sheets(s)
        for t in range(len(self.grounds)):
            self.add_nodes(s, t)
        self.add_links(s)
        for t in range(len(self.grounds)):
            self.add_gates(t)
        self.packed = turn == FINE_TURN and not self.gone and fits(self.field.charted, len(self.x))
        """Was it worked out beforehand who sees whom? For a map as it is packaged."""
        if self.packed:
            self.unseen = len(self.x)
        self.heritage: Heritage | None = None
        """What is taken over from the chart of the whole map, where something is gone (`inherit`)."""
        self.whole: Chart | None = None
        """That chart."""
        self.numbers: list[int] = []
        """Then: the numbers of the nodes in the order in which they were made. It is the order of edges, too,
        so ways do not depend on whose numbers nodes have."""
        self.places: list[int] = []
        """By number: the place in that order."""

    # ------------------------------------------------------------------ building

    def lay_sheets(self, s: Arena) -> None:
        surfaces = self.field.surfaces
        for k in range(len(surfaces)):
            if surfaces[k].sheet == k and self.place[k] < 0 and not removed(s, surfaces[k].element):
                for part in sheet_parts(self.field, k):
                    self.place[part] = len(self.grounds)
                self.grounds.append(Ground(s, k, self.turn))
                self.of_sheet.append([])
                self.finders.append(None)
                self.stops.append(None)
        for k in range(len(surfaces)):
            if not removed(s, surfaces[k].element):
                self.place[k] = self.place[surfaces[k].sheet]

    def add(self, t: i64, x: i64, y: i64, soft: i64 = -1) -> i64:
        """A node, if a base can be there; its number or -1."""
        if not self.grounds[t].free(x, y):
            return -1
        self.x.append(x)
        self.y.append(y)
        self.corner.append(False)
        self.rough.append(-1)
        self.before_x.append(0)
        self.before_y.append(0)
        self.after_x.append(0)
        self.after_y.append(0)
        self.soft.append(soft)
        self.gates.append([])
        self.edges.append(None)
        self.exits.append(None)
        node: i64 = len(self.x) - 1
        self.of_sheet[t].append(node)
        self.sheet.append(t)
        return node

    def add_corners(self, t: i64, shape: Shape, rough: i64) -> None:
        count: i64 = shape.corners
        for k in range(count):
            node = self.add(t, shape.xs[k], shape.ys[k])
            if node >= 0:
                b = (k + count - 1) % count
                a = (k + 1) % count
                self.corner[node] = True
                self.rough[node] = rough
                self.before_x[node] = shape.xs[b]
                self.before_y[node] = shape.ys[b]
                self.after_x[node] = shape.xs[a]
                self.after_y[node] = shape.ys[a]

    def add_nodes(self, s: Arena, t: i64) -> None:
        ground = self.grounds[t]
        for shape in ground.hard:
            self.add_corners(t, shape, -1)
        for j in range(len(ground.soft)):
            soft = ground.soft[j]
            if soft.kind == OPEN:
                continue
            self.add_corners(t, inflated(soft.shape, 0), j)
            points = rim_points(soft.shape, RIM_SPACING)
            for k in range(0, len(points), 4):
                node = self.add(t, points[k], points[k + 1], j)
                if node >= 0:
                    self.after_x[node] = points[k + 2]
                    self.after_y[node] = points[k + 3]
        for k in range(len(self.field.openings)):
            if removed(s, self.field.openings[k].element):
                continue
            shape = self.field.openings[k].shape
            if passable(self.field.openings[k], ground.z) and ground.near(shape):
                both = portals(shape)
                self.add(t, both[0], both[1])
                self.add(t, both[2], both[3])

    def add_links(self, s: Arena) -> None:
        for k in range(len(self.field.links)):
            one = self.field.links[k]
            if removed(s, one.element) or self.place[one.foot] < 0 or self.place[one.head] < 0:
                continue
            foot = self.covering(self.place[one.foot], one.foot_x, one.foot_y)
            head = self.covering(self.place[one.head], one.head_x, one.head_y)
            if foot >= 0 and head >= 0:
                self.gates[foot].append(Edge(head, self.x[head], self.y[head], LINK, one.length, [], k))
                self.gates[head].append(Edge(foot, self.x[foot], self.y[foot], LINK, one.length, [], k))

    def covering(self, t: i64, x: i64, y: i64) -> i64:
        """A node near the end of a link whose base covers it."""
        found = self.add(t, x, y)
        for off in (200, 400, RADIUS - 20):
            if found >= 0:
                break
            for direction in EIGHT:
                found = self.add(t, x + direction[0] * off // UNIT, y + direction[1] * off // UNIT)
                if found >= 0:
                    break
        return found

    def add_gates(self, t: i64) -> None:
        """Climbs, let-downs and jumps over the edges of a raised sheet, one every so often."""
        rim = self.grounds[t].terrain.rim
        for k in range(0, len(rim), 4):
            ax: i64 = rim[k]
            ay: i64 = rim[k + 1]
            dx: i64 = rim[k + 2] - ax
            dy: i64 = rim[k + 3] - ay
            length: i64 = root(dx * dx + dy * dy)
            room: i64 = length - 2 * GATE_OFF
            if room < 0:
                continue
            ox: i64 = dy * GATE_OFF // length
            oy: i64 = -dx * GATE_OFF // length
            pieces: i64 = room // GATE_SPACING + 1
            for j in range(pieces):
                along: i64 = GATE_OFF + room * (2 * j + 1) // (2 * pieces)
                x: i64 = ax + dx * along // length
                y: i64 = ay + dy * along // length
                self.add_gate(t, x - ox, y - oy, x + ox, y + oy)

    def add_gate(self, t: i64, in_x: i64, in_y: i64, out_x: i64, out_y: i64) -> None:
        """One gate: to the highest sheet below the edge that leaves room for a base."""
        low: i64 = -1
        for other in range(len(self.grounds)):
            if self.grounds[other].z < self.grounds[t].z and self.grounds[other].free(out_x, out_y):
                if low < 0 or self.grounds[other].z > self.grounds[low].z:
                    low = other
        if low < 0:
            return
        up = self.add(t, in_x, in_y)
        if up < 0:
            return
        down = self.add(low, out_x, out_y)
        height = self.grounds[t].z - self.grounds[low].z
        back: i64 = JUMP if height <= HARMLESS else LET_DOWN
        self.gates[down].append(Edge(up, in_x, in_y, CLIMB, height, []))
        self.gates[up].append(Edge(down, out_x, out_y, back, height, []))

    # ------------------------------------------------------------------ who sees whom

    def turns_at(self, node: i64, x: i64, y: i64) -> bool:
        """Would a shortest way between the node and the point turn at the node? Tangents do."""
        if not self.corner[node]:
            return True
        cx: i64 = self.x[node]
        cy: i64 = self.y[node]
        dx: i64 = x - cx
        dy: i64 = y - cy
        one: i64 = dx * (self.before_y[node] - cy) - dy * (self.before_x[node] - cx)
        two: i64 = dx * (self.after_y[node] - cy) - dy * (self.after_x[node] - cx)
        # Both neighbours on the same side of the line.
        return (one >= 0 and two >= 0) or (one <= 0 and two <= 0)

    def outside(self, node: i64, x: i64, y: i64) -> bool:
        """Is the point on the outer side of the rim that the node is on?"""
        dx: i64 = x - self.x[node]
        dy: i64 = y - self.y[node]
        return dx * self.after_x[node] + dy * self.after_y[node] >= 0

    def edges_of(self, node: i64, t: i64) -> list[Edge]:
        """The nodes it sees on its sheet, and where its gates lead."""
        known = self.edges[node]
        if known is not None:
            return known
        x: i64 = self.x[node]
        y: i64 = self.y[node]
        heritage = self.heritage
        if self.packed:
            found = self.walks(x, y, walks_of(self.field.charted, node))
        elif heritage is not None and node < heritage.known:
            found = self.inherited(heritage, t, x, y, node)
        else:
            near = self.near(t, x, y, LONGEST_EDGE)
            found = self.seen_among(near, t, x, y, node, LONGEST_EDGE, NONE, 0, 0)
        found.extend(self.gates[node])
        self.edges[node] = found
        return found

    def exits_of(self, node: i64, t: i64) -> Exits:
        """The walks from a node on its sheet, gates left out."""
        known = self.exits[node]
        if known is not None:
            return known
        found = Exits(self.walks_from(node, t))
        x: i64 = self.x[node]
        y: i64 = self.y[node]
        if self.corner[node]:
            found.part_at_corner(
                x, y, self.before_x[node] - x, self.before_y[node] - y,
                self.after_x[node] - x, self.after_y[node] - y,
            )  # fmt: skip
        elif self.soft[node] >= 0:
            found.part_at_rim(x, y, self.after_x[node], self.after_y[node])
        self.exits[node] = found
        return found

    def walks_from(self, node: i64, t: i64) -> list[Edge]:
        """The edges of a node without its gates."""
        edges = self.edges_of(node, t)
        gates: i64 = len(self.gates[node])
        return edges[: len(edges) - gates] if gates > 0 else edges

    def walks(self, x: i64, y: i64, walks: list[list[int]]) -> list[Edge]:
        """The walks from a point as edges: where each leads, and what it crosses."""
        found: list[Edge] = []
        for walk in walks:
            to: i64 = walk[0]
            to_x: i64 = self.x[to]
            to_y: i64 = self.y[to]
            crossed = NONE if len(walk) == 1 else walk[1:]
            found.append(Edge(to, to_x, to_y, WALK, plan(x, y, to_x, to_y), crossed))
        return found

    def inherited(self, heritage: Heritage, t: i64, x: i64, y: i64, node: i64) -> list[Edge]:
        """The edges of a node that was there before: those it had, and what it sees only now."""
        whole = self.whole
        assert whole is not None
        found = heritage.left_of(whole.walks_from(node, whole.sheet[node]))
        seen = {edge.to for edge in found}
        new = self.seen_among(self.revealed(heritage, t, x, y, seen), t, x, y, node, LONGEST_EDGE, NONE, 0, 0)
        found.extend(new)
        places = self.places
        found.sort(key=lambda edge: places[edge.to])
        return found

    def revealed(self, heritage: Heritage, t: i64, x: i64, y: i64, seen: set[int]) -> list[int]:
        """Of the nodes near a point those that may be seen now and were not before, in order."""
        gaps = heritage.gaps(t, x, y, LONGEST_EDGE)
        if gaps is None:
            return [node for node in self.near(t, x, y, LONGEST_EDGE) if node not in seen]
        found = set(heritage.fresh[t])
        for box in gaps:
            found.update(heritage.behind(box, x, y, self.nodes_in(t, box.shadow(x, y, LONGEST_EDGE))))
        return sorted(found - seen, key=self.places.__getitem__)

    def inherit(self, whole: Chart) -> None:
        """Take over what is known of the same map with nothing gone."""
        self.renumber(found_again(whole.signs(), self.signs()), len(whole.x))
        heritage = Heritage(self.field, self.gone, len(whole.x), self.x, self.y, self.sheet)
        for t in range(len(self.grounds)):
            before = whole.grounds[whole.place[self.grounds[t].sheet]].hard
            heritage.add_ground(self.of_sheet[t], before, self.grounds[t].hard)
        self.heritage = heritage
        self.whole = whole

    def renumber(self, old_of: list[int], known: i64) -> None:
        """Give nodes the numbers they have on the whole map, so that edges can be shared with its chart, and
        new ones those behind. Numbers of nodes that are gone stay empty."""
        self.numbers = []
        size: i64 = known
        for old in old_of:
            self.numbers.append(size if old == NEW else old)
            if old == NEW:
                size += 1
        self.places = [0] * int(size)
        for place in range(len(self.numbers)):
            self.places[self.numbers[place]] = place
        self.x = spread(self.x, self.numbers, size, 0)
        self.y = spread(self.y, self.numbers, size, 0)
        self.sheet = spread(self.sheet, self.numbers, size, NEW)
        self.rough = spread(self.rough, self.numbers, size, -1)
        self.soft = spread(self.soft, self.numbers, size, -1)
        self.before_x = spread(self.before_x, self.numbers, size, 0)
        self.before_y = spread(self.before_y, self.numbers, size, 0)
        self.after_x = spread(self.after_x, self.numbers, size, 0)
        self.after_y = spread(self.after_y, self.numbers, size, 0)
        corner = [False] * len(self.places)
        gates: list[list[Edge]] = [NO_GATES] * len(self.places)
        for place in range(len(self.numbers)):
            corner[self.numbers[place]] = self.corner[place]
            gates[self.numbers[place]] = self.gates[place]
            for edge in self.gates[place]:
                edge.to = self.numbers[edge.to]
        self.corner = corner
        self.gates = gates
        self.edges = [None] * len(self.places)
        self.exits = [None] * len(self.places)
        for t in range(len(self.of_sheet)):
            self.of_sheet[t] = [self.numbers[place] for place in self.of_sheet[t]]

    def signs(self) -> list[Sign]:
        """By node what makes it what it is, whatever its number and those of the grounds."""
        found: list[Sign] = []
        for k in range(len(self.x)):
            ground = self.grounds[self.sheet[k]]
            soft = max(self.rough[k], self.soft[k])
            crossed = None if soft < 0 else ground.soft[soft].shape
            kind = CORNER if self.corner[k] else RIM if crossed is not None else PLAIN
            sides = (self.before_x[k], self.before_y[k], self.after_x[k], self.after_y[k])
            found.append((ground.sheet, kind, crossed, self.x[k], self.y[k], sides))
        return found

    def stops_of(self, s: Arena, t: i64) -> Stops:
        known = self.stops[t]
        if known is None:
            known = Stops(s, self.grounds[t])
            self.stops[t] = known
        return known

    def look_ahead(self, count: i64) -> bool:
        """Work out what the next few nodes see, before anybody asks; False when all is known."""
        end: i64 = min(self.unseen + count, len(self.x))
        for node in range(self.unseen, end):
            if self.sheet[node] != NEW:
                self.edges_of(node, self.sheet[node])
        self.unseen = end
        return self.unseen < len(self.x)

    def near(self, t: i64, x: i64, y: i64, reach: i64) -> list[int]:
        """The nodes of a ground that are within reach, in order, and a few more."""
        return self.nodes_in(t, Box(x - reach, x + reach, y - reach, y + reach))

    def nodes_in(self, t: i64, box: Box) -> list[int]:
        """The nodes of a ground in a box, in order, and a few more."""
        finder = self.finders[t]
        nodes = self.of_sheet[t]
        if finder is None:
            finder = Finder([[self.x[k]] for k in nodes], [[self.y[k]] for k in nodes], 0)
            self.finders[t] = finder
        return [nodes[k] for k in finder.near(box.west, box.south, box.east, box.north)]

    def beyond(self, others: list[int], bend: Bend) -> list[int]:
        """Those of some nodes that a way may turn to (as `Bend.allows`, written out for all of them)."""
        xs = self.x
        ys = self.y
        x: i64 = bend.x
        y: i64 = bend.y
        side: i64 = bend.side
        dx: i64 = bend.dx * side
        dy: i64 = bend.dy * side
        ax: i64 = bend.ax * side
        ay: i64 = bend.ay * side
        bx: i64 = bend.bx * side
        by: i64 = bend.by * side
        found: list[int] = []
        for other in others:
            ex: i64 = xs[other] - x
            ey: i64 = ys[other] - y
            if dx * ey >= dy * ex and ex * ay >= ey * ax and ex * by >= ey * bx:
                found.append(other)
        return found

    def seen_among(
        self, others: list[int], t: i64, x: i64, y: i64, node: i64, longest: i64,
        known: list[int], least: i64, rate: i64,
    ) -> list[Edge]:  # fmt: skip
        """Edges from a point, or from a node, to some of the nodes of its sheet; not to those that are known
        to be reached for no more than `least` and this rate for the length. `known`: by node, or nothing."""
        found: list[Edge] = []
        ground = self.grounds[t]
        xs = self.x
        ys = self.y
        corner = self.corner
        any_known = len(known) > 0
        for other in others:
            # Most are settled.
            if any_known and known[other] <= least:
                continue
            ox: i64 = xs[other]
            oy: i64 = ys[other]
            dx: i64 = x - ox
            dy: i64 = y - oy
            if other == node or dx * dx + dy * dy > longest * longest:
                continue
            if corner[other]:
                # As in `turns_at`, written out: this is asked for every pair of nodes.
                one: i64 = dx * (self.before_y[other] - oy) - dy * (self.before_x[other] - ox)
                two: i64 = dx * (self.after_y[other] - oy) - dy * (self.after_x[other] - ox)
                if (one > 0 and two < 0) or (one < 0 and two > 0):
                    continue
            if node >= 0 and not self.turns_at(node, ox, oy):
                continue
            rim = self.soft[other]
            if rim >= 0 and not self.outside(other, x, y):
                # From behind one comes to a rim only through what it is the rim of.
                if (node < 0 or self.soft[node] != rim) and not ground.soft[rim].shape.holds(x, y):
                    continue
            length = plan(x, y, ox, oy)
            if any_known and known[other] <= least + rate * length:
                continue
            crossed: list[int] | None = None
            if node < 0:
                crossed = self.straight(t, x, y, ox, oy, length)
            elif ground.clear(x, y, ox, oy):
                crossed = ground.crossings(x, y, ox, oy, length)
            if crossed is not None:
                found.append(Edge(other, ox, oy, WALK, length, crossed))
        return found

    def straight(self, t: i64, ax: i64, ay: i64, bx: i64, by: i64, length: i64) -> list[int] | None:
        """What one crosses who walks straight from a place to another; None if something is in the way.

        It is kept: most figures stand where they stood when the one before them looked around.
        """
        key = (t, ax, ay, bx, by)
        known = self.lines.get(key)
        if known is None:
            ground = self.grounds[t]
            known = ground.crossings(ax, ay, bx, by, length) if ground.clear(ax, ay, bx, by) else BARRED
            if len(self.lines) >= MOST_LINES:
                self.lines = {}
            self.lines[key] = known
        return None if known is BARRED else known


EIGHT: Final[list[tuple[int, int]]] = [
    (UNIT, 0),
    (0, UNIT),
    (-UNIT, 0),
    (0, -UNIT),
    (UNIT * 70 // 99, UNIT * 70 // 99),
    (-UNIT * 70 // 99, UNIT * 70 // 99),
    (-UNIT * 70 // 99, -UNIT * 70 // 99),
    (UNIT * 70 // 99, -UNIT * 70 // 99),
]

_kept: Final[list[Chart]] = []
MOST_KEPT: Final = 24
"""Both charts of every packaged map, and some where elements were removed; up to five megabytes each, once
everything is known. Where tables on seven maps had to share eight, people waited for charts made anew."""


def chart_of(s: Arena) -> Chart:
    """The chart by which bots and samples of moves find their way, with few corners."""
    return kept_chart(s, COARSE_TURN)


def fine_chart_of(s: Arena) -> Chart:
    """The chart that people's ways and regions are found by: its corners are close to the true arcs."""
    return kept_chart(s, FINE_TURN)


def kept_chart(s: Arena, turn: i64) -> Chart:
    """The chart of a table, kept as long as few others are asked for."""
    for one in _kept:
        if one.field is s.field and one.gone == s.gone and one.turn == turn:
            if one is not _kept[0]:
                keep(one)
            return one
    made = Chart(s, turn)
    if s.gone and turn == FINE_TURN and len(s.field.charted) > 0:
        before = s.copy()
        before.gone = 0
        whole = kept_chart(before, turn)
        if whole.packed:
            made.inherit(whole)
    keep(made)
    return made


def keep(chart: Chart) -> None:
    """Put a chart first. In one go: other threads may be reading."""
    _kept[:] = [chart, *[one for one in _kept if one is not chart]][:MOST_KEPT]
