"""Isochrones: what a figure can reach for each price, exactly but for the roundness of corners and bases.

Every settled node of the search (shortest_paths.py) sees a fan of straight ways (fans.py); what a price
leaves there (purses.py) cuts it off. All these pieces together are what is reached for the price. They
overlap: joining them is left to whoever draws them. Where one may pass but not stop are holes in them.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.data import INCH
from euphoria.games.show.rules.geometry.inflating import below, shrunk
from euphoria.games.show.rules.geometry.scenery import Shape
from euphoria.games.show.rules.movement.bystanders import START
from euphoria.games.show.rules.movement.edges import WALK
from euphoria.games.show.rules.movement.fans import Fan, Veil
from euphoria.games.show.rules.movement.grounds import Ground, Soft
from euphoria.games.show.rules.movement.purses import Purse
from euphoria.games.show.rules.movement.shortest_paths import Label, Search
from euphoria.games.show.rules.movement.stops import Stops, Top, clipped, marker_holes
from euphoria.games.show.rules.state import Arena

HALF: Final = 0.7071067811865476
SEAM: Final = 0.004
"""A fan at a corner begins this much before what the corner hides, as a slope: no gap is left between two."""
THIN: Final = 30.0
"""Fans that are not wider than this, in thousandths, show nothing."""

HAIR: Final = 16
"""Cutting an outline off moves its corners by less than this: they are rounded once for each edge."""
BESIDE: Final = 100
"""What is no further from a rim than this is right beside it."""


class Area:
    """Where a figure can go on one surface for so many AP, and for no fewer from the same node.

    `rings` are simple outlines, counter-clockwise, x and y by turns, in thousandths. A place is reached for a
    price when it is in a ring of that price or of a lower one, and in no hole.
    """

    __slots__ = ("price", "rings", "surface")

    def __init__(self, surface: int, price: int, outlines: list[list[int]]) -> None:
        self.surface = surface
        self.price = price
        self.rings = outlines


class Hole:
    """Where nobody may stop on a surface."""

    __slots__ = ("rings", "surface")

    def __init__(self, surface: int, outlines: list[list[int]]) -> None:
        self.surface = surface
        self.rings = outlines


class Region:
    """All a figure can reach."""

    __slots__ = ("areas", "holes")

    def __init__(self) -> None:
        self.areas: list[Area] = []
        self.holes: list[Hole] = []


class Sheet:
    """One sheet within reach: what stands in the way there, and the pieces found so far."""

    __slots__ = ("ground", "hard", "on_tops", "pieces", "soft", "stops", "tops")

    def __init__(self, search: Search, t: i64) -> None:
        self.ground: Ground = search.chart.grounds[t]
        others = search.others(t)
        reach: i64 = search.budget * INCH + INCH
        x: i64 = search.start.x
        y: i64 = search.start.y
        self.hard: list[Shape] = [shape for shape in self.ground.hard if shape_near(shape, x, y, reach)]
        """Scenery and figures, grown by a base."""
        for other in others.all:
            shape = other.shape()
            if shape_near(shape, x, y, reach):
                self.hard.append(shape)
        self.soft: list[Soft] = [soft for soft in self.ground.soft if shape_near(soft.shape, x, y, reach)]
        self.stops: Stops = search.chart.stops_of(search.s, t)
        self.tops: list[Top] = [top for top in self.stops.tops if shape_near(top.shape, x, y, reach)]
        self.pieces: list[list[list[int]]] = [[] for _ in range(search.budget + 1)]
        """By AP: the outlines that this price adds."""
        self.on_tops: list[list[list[list[int]]]] = [
            [[] for _ in self.tops] for _ in range(search.budget + 1)
        ]
        """The same on each low top."""


def shape_near(shape: Shape, x: i64, y: i64, reach: i64) -> bool:
    dx: i64 = shape.cx - x
    dy: i64 = shape.cy - y
    far: i64 = reach + shape.reach
    return dx * dx + dy * dy <= far * far


def region(s: Arena, i: i64, budget: int) -> Region:
    """All a figure can reach from where it is for at most so many AP, by surface and price."""
    search = Search(s, i, budget)
    search.run()
    sheets: list[Sheet | None] = [None] * len(search.chart.grounds)
    for label in search.labels:
        sheet = sheets[label.ground]
        if sheet is None:
            sheet = Sheet(search, label.ground)
            sheets[label.ground] = sheet
        look_around(search, sheet, label)
    found = Region()
    for sheet in sheets:
        if sheet is not None:
            collect(s, i, sheet, found)
    return found


def collect(s: Arena, i: i64, sheet: Sheet, found: Region) -> None:
    """The pieces of a sheet and of the low tops on it, and where nobody stops."""
    surface: int = sheet.ground.sheet
    for ap in range(len(sheet.pieces)):
        if sheet.pieces[ap]:
            found.areas.append(Area(surface, ap, sheet.pieces[ap]))
        for k in range(len(sheet.tops)):
            if sheet.on_tops[ap][k]:
                found.areas.append(Area(sheet.tops[k].surface, ap, sheet.on_tops[ap][k]))
    reached = {area.surface for area in found.areas}
    shapes = [*sheet.stops.holes, *marker_holes(s, i, sheet.ground.z)]
    if surface in reached and shapes:
        found.holes.append(Hole(surface, [outline_of(shape) for shape in shapes]))
    for top in sheet.tops:
        shapes = [*top.holes, *marker_holes(s, i, top.z)]
        if top.surface in reached and shapes:
            found.holes.append(Hole(top.surface, [outline_of(shape) for shape in shapes]))


def outline_of(shape: Shape) -> list[int]:
    ring = [0] * (2 * len(shape.xs))
    ring[::2] = shape.xs
    ring[1::2] = shape.ys
    return ring


# ------------------------------------------------------------------ one node


def look_around(search: Search, sheet: Sheet, label: Label) -> None:
    """The pieces that a node adds."""
    purse = Purse(search, label)
    reach: float = purse.reach()
    before = label.before
    if reach <= THIN or (label.node == START and not sheet.ground.free(label.x, label.y)):
        return
    if before is None or label.kind != WALK:
        for ax, ay in ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)):
            fill(sheet, Fan(float(label.x), float(label.y), ax, ay, 1.0, reach), purse)
        return
    node = label.node
    if node >= 0 and search.chart.soft[node] >= 0:
        over_rim(search, sheet, label, purse)
        return
    ends = search.sides_of(label)
    # Without something to turn around, what is seen from here is seen from the node before as well.
    if ends:
        rough = search.chart.rough[node] if node >= 0 else -1
        behind(sheet, label, before, ends, purse, sheet.ground.soft[rough] if rough >= 0 else None)
        if node < START and (label.crossed != before.crossed or by_the_rim(sheet, label)):
            away(sheet, label, before, ends, purse)


def by_the_rim(sheet: Sheet, label: Label) -> bool:
    """Is a node right beside something to be crossed?"""
    for soft in sheet.soft:
        shape = soft.shape
        if shape_near(shape, label.x, label.y, 0) and below(shape, shrunk(shape, -BESIDE), label.x, label.y):
            return True
    return False


def away(sheet: Sheet, label: Label, before: Label, ends: list[int], purse: Purse) -> None:
    """What is seen on the other side of straight on, a quarter of a circle.

    Elsewhere nobody turns away from a corner. But around something to be crossed ways bend on its rim, and a
    figure there may keep them from the nodes that stand for the rim.
    """
    dx: float = float(label.x - before.x)
    dy: float = float(label.y - before.y)
    size: float = sqrt(dx * dx + dy * dy)
    if size == 0.0:
        return
    ax: float = float(ends[0] + ends[2] - 2 * label.x)
    ay: float = float(ends[1] + ends[3] - 2 * label.y)
    turn: float = 1.0 if dx * ay - dy * ax >= 0.0 else -1.0
    mx: float = (dx + turn * dy) * HALF / size
    my: float = (dy - turn * dx) * HALF / size
    fill(sheet, Fan(float(label.x), float(label.y), mx, my, 1.0, purse.reach()), purse)


def over_rim(search: Search, sheet: Sheet, label: Label, purse: Purse) -> None:
    """On over the rim of what is crossed: half of the directions."""
    chart = search.chart
    inward = search.goes_in(label)
    nx: float = float(chart.after_x[label.node])
    ny: float = float(chart.after_y[label.node])
    size: float = sqrt(nx * nx + ny * ny) * (-1.0 if inward else 1.0)
    nx = nx / size * HALF
    ny = ny / size * HALF
    soft = sheet.ground.soft[chart.soft[label.node]]
    for ax, ay in ((nx - ny, ny + nx), (nx + ny, ny - nx)):
        if inward:
            enter(sheet, label, ax, ay, 1.0, purse, soft)
        else:
            fill(sheet, Fan(float(label.x), float(label.y), ax, ay, 1.0, purse.reach()), purse)


def enter(sheet: Sheet, label: Label, ax: float, ay: float, wide: float, purse: Purse, soft: Soft) -> None:
    """From the rim into what is crossed, as far as it goes: a fan that counts other inches."""
    reach: float = purse.crossing(purse.budget, soft.key)
    if reach <= THIN:
        return
    fan = Fan(float(label.x), float(label.y), ax, ay, wide, reach)
    for shape in sheet.hard:
        if fan.may_meet(shape):
            fan.add_sides(shape)
    fan.fence(soft.shape, soft.shape.c)
    if len(sheet.ground.parts) == 1:
        fan.fence(sheet.ground.parts[0], sheet.ground.limits)
    fan.cut()
    for part in fan.parts:
        part.finish()
    tops = tops_of(sheet, fan)
    for ap in range(purse.least, purse.budget + 1):
        radius = purse.crossing(ap, soft.key)
        if radius > 0 and not add_rings(sheet, fan, tops, radius, 0, ap):
            return


def behind(
    sheet: Sheet, label: Label, before: Label, ends: list[int], purse: Purse, soft: Soft | None
) -> None:
    """What a corner hid from the node before: between straight on and the side that leads on.

    Around what is crossed one may also turn into it.
    """
    x: float = float(label.x)
    y: float = float(label.y)
    dx: float = float(label.x - before.x)
    dy: float = float(label.y - before.y)
    ax: float = ends[0] - x
    ay: float = ends[1] - y
    bx: float = ends[2] - x
    by: float = ends[3] - y
    size: float = sqrt(dx * dx + dy * dy)
    a_size: float = sqrt(ax * ax + ay * ay)
    b_size: float = sqrt(bx * bx + by * by)
    if size == 0.0 or a_size == 0.0 or b_size == 0.0:
        return
    dx /= size
    dy /= size
    if (dx * bx + dy * by) * a_size > (dx * ax + dy * ay) * b_size:
        ax, ay, a_size = bx, by, b_size
    ax /= a_size
    ay /= a_size
    turn: float = 1.0 if dx * ay - dy * ax >= 0.0 else -1.0
    dx += SEAM * dy * turn
    dy -= SEAM * dx * turn
    for mx, my, wide in wedge(dx, dy, ax, ay):
        fan = Fan(x, y, mx, my, wide, purse.reach())
        if wide * fan.reach > THIN:
            fill(sheet, fan, purse)
    if soft is not None:
        for mx, my, wide in wedge(ax, ay, -ay * turn, ax * turn):
            enter(sheet, label, mx, my, wide, purse, soft)


def wedge(dx: float, dy: float, ax: float, ay: float) -> list[tuple[float, float, float]]:
    """Axes and widths of fans from one direction to another, both of length 1."""
    mx: float = dx + ax
    my: float = dy + ay
    size: float = sqrt(mx * mx + my * my)
    if size < 1e-6:
        return []
    mx /= size
    my /= size
    along: float = ax * mx + ay * my
    if along < HALF - 1e-6:
        return [*wedge(dx, dy, mx, my), *wedge(mx, my, ax, ay)]
    beside: float = ax * my - ay * mx
    if beside < 0.0:
        beside = -beside
    return [(mx, my, beside / along)]


def fill(sheet: Sheet, fan: Fan, purse: Purse) -> None:
    """Cut a fan off where something stands in the way and where the money ends."""
    veils: list[Veil] = []
    for soft in sheet.soft:
        if fan.may_meet(soft.shape):
            veil = fan.veil_of(soft.key, soft.shape)
            if veil is not None:
                veils.append(veil)
    for shape in sheet.hard:
        if fan.may_meet(shape):
            fan.add_sides(shape)
    if len(sheet.ground.parts) == 1:
        fan.fence(sheet.ground.parts[0], sheet.ground.limits)
    fan.cut()
    if veils:
        fan.hang(veils)
        for part in fan.parts:
            if part.veils:
                purse.measure(fan, part)
    for part in fan.parts:
        part.finish()
    tops = tops_of(sheet, fan)
    for ap in range(purse.least, purse.budget + 1):
        if not add_rings(sheet, fan, tops, purse.radius(ap), ap - purse.least, ap):
            return


class Beyond:
    """A low top that a fan may reach, and that of its edges which the node is furthest beyond."""

    __slots__ = ("k", "limit", "nx", "ny")

    def __init__(self, k: i64, top: Top, x: float, y: float) -> None:
        self.k = k
        self.nx: i64 = 0
        self.ny: i64 = 0
        self.limit: i64 = 0
        most: float = 0.0
        at: i64 = -1
        for edge in top.shape.sides:
            at += 1
            limit: i64 = top.limits[at]
            off: float = (float(edge.nx) * x + float(edge.ny) * y - float(limit)) / float(edge.length)
            if off > most:
                most = off
                self.nx = edge.nx
                self.ny = edge.ny
                self.limit = limit + HAIR * edge.length

    def has_all(self, ring: list[int]) -> bool:
        """Is an outline wholly beyond that edge, and more than a rounding? Then none of it is on the top."""
        nx: i64 = self.nx
        ny: i64 = self.ny
        limit: i64 = self.limit
        for k in range(0, len(ring), 2):
            if nx * ring[k] + ny * ring[k + 1] <= limit:
                return False
        return True


def tops_of(sheet: Sheet, fan: Fan) -> list[Beyond]:
    """The low tops that a fan may reach."""
    found: list[Beyond] = []
    for k in range(len(sheet.tops)):
        if fan.may_meet(sheet.tops[k].shape):
            found.append(Beyond(k, sheet.tops[k], fan.x, fan.y))
    return found


def add_rings(sheet: Sheet, fan: Fan, tops: list[Beyond], radius: float, more: i64, ap: i64) -> bool:
    """Keep the outlines that a price adds to a fan; may a higher one lead further?"""
    pieces = sheet.pieces[ap]
    first: i64 = len(pieces)
    further = fan.rings(radius, more, pieces)
    for top in tops:
        for j in range(first, len(pieces)):
            if top.has_all(pieces[j]):
                continue
            part = clipped(pieces[j], sheet.tops[top.k])
            if part:
                sheet.on_tops[ap][top.k].append(part)
    return further
