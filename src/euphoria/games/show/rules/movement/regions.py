"""Isochrones: what a figure can reach, as polygons per price, a promise for each of their points.

Every settled node of the search (shortest_paths.py) lights the cells of a grid it sees within the budget
left; a cell counts when a straight walk from the node to each of its points is free and not dearer. Rows of
cells are ints (masks.py), so that shadows and discs are cut a row at a time. What is crossed throws a shadow
too: behind it one comes by way of the nodes on its rim, and into it by discs around these.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import INCH, MARKER_RADIUS, RADIUS
from euphoria.games.show.rules.geometry.inflating import octagon, strictly_inside
from euphoria.games.show.rules.geometry.masks import extents, shadow, span, touched_rows, with_far, without
from euphoria.games.show.rules.geometry.outlining import rings
from euphoria.games.show.rules.geometry.scenery import Shape, root
from euphoria.games.show.rules.movement.grounds import CELL, Ground, Soft
from euphoria.games.show.rules.movement.shortest_paths import START, Label, Search
from euphoria.games.show.rules.movement.visibility_graph import WALK
from euphoria.games.show.rules.movement.walking import CROSSING_RATE
from euphoria.games.show.rules.state import ON_TABLE, Arena

SLACK: Final = 4
"""Lengths are rounded; a promise keeps this much back."""


class Area:
    """Where a figure can go on one sheet for at most so many AP.

    `rings` are closed outlines in thousandths, x and y by turns: outer ones counter-clockwise, holes
    clockwise.
    """

    __slots__ = ("price", "rings", "sheet")

    def __init__(self, sheet: int, price: int, outlines: list[list[int]]) -> None:
        self.sheet = sheet
        self.price = price
        self.rings = outlines


class Light:
    """The cells of one sheet by price."""

    __slots__ = ("done", "ground", "hard", "level", "soft", "upto")

    def __init__(self, search: Search, t: i64) -> None:
        self.ground: Ground = search.chart.grounds[t]
        others = search.others(t)
        reach: i64 = search.budget * INCH
        x: i64 = search.start.x
        y: i64 = search.start.y
        self.hard: list[Shape] = [shape for shape in self.ground.hard if shape_near(shape, x, y, reach)]
        """What stands in the way within the budget, figures too."""
        for k in range(len(others.x)):
            shape = octagon(others.x[k], others.y[k], others.r[k])
            if shape_near(shape, x, y, reach):
                self.hard.append(shape)
        self.soft: list[Soft] = [soft for soft in self.ground.soft if shape_near(soft.shape, x, y, reach)]
        self.level: list[list[int]] = [[0] * int(self.ground.rows) for _ in range(search.budget + 1)]
        """By AP and row: the cells that a walk of that price reaches."""
        self.done: list[int] = [0] * int(self.ground.rows)
        """The cells that were reached for no more than `upto`: no later node can better them."""
        self.upto: i64 = -1

    def finish(self, ap: i64) -> None:
        """From now on every node costs this much itself."""
        while self.upto < ap:
            self.upto += 1
            level = self.level[self.upto]
            for r in range(self.ground.rows):
                self.done[r] |= level[r]


def region(s: Arena, i: i64, budget: int) -> list[Area]:
    """All a figure can reach from where it is for at most so many AP, by sheet and price."""
    found: list[Area] = []
    lights = lit(s, i, budget)
    for light in lights:
        for ap in range(1, budget + 1):
            outlines = rings(light.level[ap], CELL)
            if outlines:
                found.append(Area(light.ground.sheet, ap, outlines))
    return found


def lit(s: Arena, i: i64, budget: int) -> list[Light]:
    """The cells that can be reached, by sheet; those of a price hold those of every lower one."""
    search = Search(s, i, budget)
    search.run()
    lights: list[Light | None] = [None] * len(search.chart.grounds)
    for label in search.labels:
        light = lights[label.ground]
        if light is None:
            light = Light(search, label.ground)
            lights[label.ground] = light
        shine(search, light, label)
    found = [light for light in lights if light is not None]
    for light in found:
        keep_still(s, light)
        for ap in range(1, budget + 1):
            below = light.level[ap - 1]
            mine = light.level[ap]
            for r in range(light.ground.rows):
                mine[r] |= below[r]
    return found


def keep_still(s: Arena, light: Light) -> None:
    """Only cells where one may stop (S-11.14, S-1.13)."""
    still = light.ground.still_rows[:]
    for k in range(len(s.target_x)):
        if s.target_state[k] == ON_TABLE:
            around = octagon(s.target_x[k], s.target_y[k], RADIUS + MARKER_RADIUS)
            rows = touched_rows(around.xs, around.ys, CELL, 0, light.ground.rows, light.ground.columns)
            for r in range(light.ground.rows):
                still[r] &= ~rows[r]
    for mine in light.level:
        for r in range(light.ground.rows):
            mine[r] &= still[r]


# ------------------------------------------------------------------ one node


def shine(search: Search, light: Light, label: Label) -> None:
    """Light what a node sees."""
    ground = light.ground
    reach = search.room(label) - SLACK
    if reach <= 0 or (label.node == START and not ground.free(label.x, label.y)):
        return
    first: i64 = max(0, (label.y - reach) // CELL)
    end: i64 = min(ground.rows, (label.y + reach) // CELL + 1)
    light.finish(search.price_of(label))
    into = crossed_from(search, light, label)
    seen = ground.open_rows[first:end]
    for k in range(len(seen)):
        seen[k] &= ~light.done[first + k]
    if into is None:
        narrow(search, label, seen, reach, first, ground.columns)
    else:
        for k in range(len(seen)):
            seen[k] &= into.rows[first + k]
    first += trim(seen)
    end = first + len(seen)
    if not seen:
        return
    for soft in light.soft:
        if soft is not into and strictly_inside(soft.shape, label.x, label.y):
            # In two things at once: leave it to other nodes.
            return
    box = Box(seen, first, label)
    for shape in light.hard:
        if box.meets(shape):
            darken(seen, shape, label, reach, first, end)
    for soft in light.soft:
        if soft is not into and box.meets(soft.shape):
            darken(seen, soft.shape, label, reach, first, end)
    if into is None:
        light_discs(search, light, label, seen, first, end)
    else:
        light_crossing(search, light, label, into, seen, first, end)


class Box:
    """A rectangle around a node and the cells it may light: what is outside hides none of them."""

    __slots__ = ("east", "north", "south", "west")

    def __init__(self, rows: list[int], first: i64, label: Label) -> None:
        union = 0
        for row in rows:
            union |= row
        low: i64 = (union & -union).bit_length() - 1
        high: i64 = union.bit_length()
        self.west: i64 = min(low * CELL, label.x)
        self.east: i64 = max(high * CELL, label.x)
        self.south: i64 = min(first * CELL, label.y)
        self.north: i64 = max((first + len(rows)) * CELL, label.y)

    def meets(self, shape: Shape) -> bool:
        r: i64 = shape.reach
        return (
            self.west <= shape.cx + r
            and shape.cx - r <= self.east
            and self.south <= shape.cy + r
            and shape.cy - r <= self.north
        )


def crossed_from(search: Search, light: Light, label: Label) -> Soft | None:
    """What the way is in at a node, or goes into; None on open ground."""
    if search.goes_in(label):
        return light.ground.soft[search.chart.soft[label.node]]
    for soft in light.soft:
        if soft.shape.holds(label.x, label.y):
            return soft
    return None


def trim(rows: list[int]) -> i64:
    """Leave out empty rows before and after; how many there were before."""
    while rows and not rows[-1]:
        rows.pop()
    empty: i64 = 0
    while empty < len(rows) and not rows[empty]:
        empty += 1
    del rows[:empty]
    return empty


def narrow(search: Search, label: Label, rows: list[int], reach: i64, first: i64, columns: i64) -> None:
    """At a corner only what the corner hid from the node before is new: keep those cells."""
    before = label.before
    if before is None or label.kind != WALK:
        return
    dx: i64 = label.x - before.x
    dy: i64 = label.y - before.y
    ends = search.sides_of(label)
    if not ends:
        return
    # Of the two sides that meet at the corner, the one that leads on.
    ax: i64 = ends[0] - label.x
    ay: i64 = ends[1] - label.y
    bx: i64 = ends[2] - label.x
    by: i64 = ends[3] - label.y
    if (dx * bx + dy * by) * root(ax * ax + ay * ay) > (dx * ax + dy * ay) * root(bx * bx + by * by):
        ax = bx
        ay = by
    if dx * ay - dy * ax < 0:
        ax, dx = dx, ax
        ay, dy = dy, ay
    x: i64 = label.x
    y: i64 = label.y
    xs, ys = with_far([x], [y], x, y, x + dx, y + dy, x + ax, y + ay, reach)
    wedge = touched_rows(xs, ys, CELL, first, first + len(rows), columns)
    for k in range(len(rows)):
        rows[k] &= wedge[k]


def shape_near(shape: Shape, x: i64, y: i64, reach: i64) -> bool:
    dx: i64 = shape.cx - x
    dy: i64 = shape.cy - y
    far: i64 = reach + shape.reach
    return dx * dx + dy * dy <= far * far


def darken(rows: list[int], shape: Shape, label: Label, reach: i64, first: i64, end: i64) -> None:
    """Take away the cells that a shape hides from a node."""
    xs, ys = shadow(shape, label.x, label.y, reach)
    if max(ys) < first * CELL or min(ys) > end * CELL:
        return
    low, high = extents(xs, ys, CELL, first, end)
    for k in range(len(rows)):
        if low[k] <= high[k] and rows[k] != 0:
            rows[k] = without(rows[k], low[k], high[k])


def light_discs(search: Search, light: Light, label: Label, seen: list[int], first: i64, end: i64) -> None:
    """Discs of open ground around a node, one for each price."""
    least: i64 = search.price_of(label)
    for ap in range(max(least, 0), search.budget + 1):
        inches: i64 = (ap - label.paid) // search.rate + (search.base + INCH - 1) // INCH
        disc(light.level[ap], label.x, label.y, inches * INCH - label.plain - SLACK, seen, first, end)


def disc(level: list[int], x: i64, y: i64, radius: i64, seen: list[int], first: i64, end: i64) -> None:
    """Light the cells that lie wholly in a circle."""
    if radius <= 0:
        return
    a: i64 = max(first, (y - radius) // CELL)
    b: i64 = min(end, (y + radius) // CELL + 1)
    square: i64 = radius * radius
    for r in range(a, b):
        free = seen[r - first]
        if not free:
            continue
        # The line of the row that is further away.
        off: i64 = y - r * CELL
        other: i64 = (r + 1) * CELL - y
        if other > off:
            off = other
        left: i64 = square - off * off
        if left > 0:
            half: i64 = root(left)
            low: i64 = x - half
            if low < 0:
                low = 0
            level[r] |= free & span((low + CELL - 1) // CELL, (x + half) // CELL - 1)


def light_crossing(
    search: Search, light: Light, label: Label, soft: Soft, seen: list[int], first: i64, end: i64
) -> None:
    """Discs into what is crossed, from a node on its rim or in it.

    A walk from there runs in it first and then, near its far rim, outside: at most one inch more of open
    ground is begun than a walk that stays inside costs.
    """
    already: i64 = 0
    for k in range(0, len(label.crossed), 2):
        if label.crossed[k] == soft.key:
            already = label.crossed[k + 1]
    begun: i64 = (already + INCH - 1) // INCH
    start: i64 = search.price_of(label) + search.rate
    n: i64 = begun
    while True:
        ap: i64 = start + CROSSING_RATE * (n - begun)
        if ap > search.budget:
            return
        disc(light.level[ap], label.x, label.y, n * INCH - already - SLACK, seen, first, end)
        n += 1
