"""Where an endless choice may lead, as outlines and lines to draw: the door of `Decision.region`.

Where platforms, figures and charges may be put is made of cells of a twentieth of an inch: along the rim, the
middle of each was held against the very check that judges the action. Ways and throws are computed
(regions.py, throw_zones.py). All are pictures; what is allowed is said by `Decision.check`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import Final

from euphoria.core.flow import AskStep, waiting_step
from euphoria.core.state import Frame
from euphoria.games.show.rules.answers.blasts import ROUND, flights
from euphoria.games.show.rules.answers.moves import Try, reached
from euphoria.games.show.rules.answers.told import name, outline
from euphoria.games.show.rules.box.cards import CHARGES, PROFILES, THROWN
from euphoria.games.show.rules.box.data import (
    BLAST,
    CAT_RUN,
    DEPLOYMENT,
    INCH,
    PLATFORM,
    PLATFORM_FROM_EDGE,
    RADIUS,
    SOUTH,
    THROW_RANGE,
)
from euphoria.games.show.rules.box.reasons import BLAST_ON_THROWER, FINE
from euphoria.games.show.rules.geometry.outlining import rings
from euphoria.games.show.rules.geometry.scenery import GROUND
from euphoria.games.show.rules.geometry.winds import LENGTH
from euphoria.games.show.rules.movement import escort
from euphoria.games.show.rules.movement.candidate_places import flames
from euphoria.games.show.rules.movement.placing import waiting_pet
from euphoria.games.show.rules.movement.pushing import shifted, vector
from euphoria.games.show.rules.movement.throw_zones import throw_zone
from euphoria.games.show.rules.phases.abilities import ALL
from euphoria.games.show.rules.phases.abilities_others import GRENADES
from euphoria.games.show.rules.phases.abilities_self import CALL, LOOSE_CAT
from euphoria.games.show.rules.phases.book import BOOK
from euphoria.games.show.rules.phases.positioning import FOLLOWING
from euphoria.games.show.rules.phases.setup import waiting
from euphoria.games.show.rules.sight.templates import flame_outline
from euphoria.games.show.rules.state import NOBODY, Arena
from euphoria.games.show.rules.table.fights import members
from euphoria.games.show.rules.table.settling import AROUND
from euphoria.games.show.rules.table.standing import is_surface
from euphoria.games.show.rules.view_types import Area, Drawn, Line
from euphoria.games.show.rules.views.refusals import CHECKS
from euphoria.games.show.rules.words import DEPLOY, DETONATE, PLACE, SET_PLATFORM, THROW, place, point

FINE_CELL: Final = INCH // 20
"""The side of a cell: so exact is what is drawn."""
COARSE_CELLS: Final = 16
"""Squares of so many cells are looked at first."""
BORDER_STEP: Final = INCH // 4
CAT_STEP: Final = INCH // 8

Code = Callable[[int, int], int]
"""The action that a place stands for."""


class Chooser:
    """The choice at hand, and the check that judges it."""

    __slots__ = ("f", "i", "kind", "s", "seat")

    def __init__(self, s: Arena, seat: int, f: Frame, kind: str) -> None:
        self.s = s
        self.seat = seat
        self.f = f
        self.i = f.a
        self.kind = kind

    def refusal(self, code: int) -> int:
        return CHECKS[self.kind](self.s, self.f, self.seat, code)

    def allows(self, code: int) -> bool:
        return self.refusal(code) == FINE


class Box:
    """A rectangle of the table."""

    __slots__ = ("east", "north", "south", "west")

    def __init__(self, s: Arena, west: int, south: int, east: int, north: int) -> None:
        self.west = max(0, west)
        self.south = max(0, south)
        self.east = min(s.field.width, east)
        self.north = min(s.field.depth, north)


def region_for(s: Arena, seat: int) -> Drawn | None:
    """What can be drawn of the choice that this seat owes; None where all options are listed."""
    if s.over or not s.frames or not s.asked >> seat & 1:
        return None
    step = waiting_step(BOOK, s)
    if not isinstance(step, AskStep) or step.name not in DRAWN:
        return None
    return DRAWN[step.name](Chooser(s, seat, s.frames[-1], step.name))


def drawn(areas: list[Area], lines: list[Line]) -> Drawn:
    return {"areas": areas, "holes": [], "lines": lines}


# ------------------------------------------------------------------ outlines of cells


class Judged:
    """Places of a box, held against the check: whole squares where it says the same at five points of them,
    smaller and smaller ones along the rim of what is allowed."""

    __slots__ = ("box", "chooser", "code", "known", "rows")

    def __init__(self, chooser: Chooser, box: Box, code: Code) -> None:
        self.chooser = chooser
        self.box = box
        self.code = code
        self.known: dict[tuple[int, int], bool] = {}
        self.rows: list[int] = [0] * (box.north // FINE_CELL + COARSE_CELLS + 1)
        for r in range(box.south // FINE_CELL, box.north // FINE_CELL + 1, COARSE_CELLS):
            for c in range(box.west // FINE_CELL, box.east // FINE_CELL + 1, COARSE_CELLS):
                self.look(c, r, COARSE_CELLS)

    def allowed(self, c: int, r: int) -> bool:
        """Is the middle of a small cell?"""
        found = self.known.get((c, r))
        if found is None:
            x = c * FINE_CELL + FINE_CELL // 2
            y = r * FINE_CELL + FINE_CELL // 2
            box = self.box
            inside = box.west <= x <= box.east and box.south <= y <= box.north
            found = inside and self.chooser.allows(self.code(x, y))
            self.known[c, r] = found
        return found

    def look(self, c: int, r: int, size: int) -> None:
        """At a square of cells, from its south-west corner on."""
        far = size - 1
        first = self.allowed(c, r)
        if size == 1:
            self.rows[r] |= first << c
            return
        half = size // 2
        if (
            first == self.allowed(c + far, r)
            and first == self.allowed(c, r + far)
            and first == self.allowed(c + far, r + far)
            and first == self.allowed(c + half, r + half)
        ):
            if first:
                for row in range(r, r + size):
                    self.rows[row] |= ((1 << size) - 1) << c
            return
        for dc, dr in ((0, 0), (half, 0), (0, half), (half, half)):
            self.look(c + dc, r + dr, half)


def cells(chooser: Chooser, box: Box, code: Code) -> list[list[list[int]]]:
    """The outlines of the small cells in a box whose middle is allowed."""
    return [
        outline(straight(ring, FINE_CELL // 2)) for ring in rings(Judged(chooser, box, code).rows, FINE_CELL)
    ]


def straight(ring: list[int], off: int) -> list[int]:
    """A ring with fewer corners: those that lie no further than `off` from a line between others go."""
    xs = ring[::2]
    ys = ring[1::2]
    # Two corners as far apart as may be are kept; the rest is thinned out between them.
    last = max(range(len(xs)), key=lambda k: (xs[k] - xs[0]) ** 2 + (ys[k] - ys[0]) ** 2)
    kept = [0, *between(xs, ys, 0, last, off), last, *between(xs, ys, last, len(xs), off)]
    return [value for k in kept for value in (xs[k], ys[k])]


def between(xs: list[int], ys: list[int], first: int, last: int, off: int) -> list[int]:
    """The corners that are needed between two others (Douglas and Peucker)."""
    end = last % len(xs)
    dx = xs[end] - xs[first]
    dy = ys[end] - ys[first]
    far = off * isqrt(dx * dx + dy * dy)
    worst = -1
    for k in range(first + 1, last):
        away = abs(dx * (ys[k] - ys[first]) - dy * (xs[k] - xs[first]))
        if away > far:
            far = away
            worst = k
    if worst < 0:
        return []
    return [*between(xs, ys, first, worst, off), worst, *between(xs, ys, worst, last, off)]


def area(s: Arena, surface: int, outlines: list[list[list[int]]], figure: int = NOBODY) -> Area:
    return {
        "surface": surface,
        "name": s.field.surfaces[surface].name,
        "z": s.field.surfaces[surface].z,
        "price": None,
        "figure": None if figure == NOBODY else name(s, figure),
        "rings": outlines,
    }


def surfaces_near(s: Arena, x: int, y: int, reach: int) -> list[int]:
    """The table, and every surface that begins within this reach in plan."""
    found: list[int] = [GROUND]
    for k in range(1, len(s.field.surfaces)):
        shape = s.field.surfaces[k].shape
        far: int = shape.reach + reach
        if is_surface(s, k) and (shape.cx - x) ** 2 + (shape.cy - y) ** 2 <= far * far:
            found.append(k)
    return found


# ------------------------------------------------------------------ before the show


def platform(chooser: Chooser) -> Drawn:
    """Where the south-west corner of the platform may be."""
    s = chooser.s
    depth: int = s.field.depth
    low = 0 if s.side[chooser.seat] == SOUTH else depth - PLATFORM - PLATFORM_FROM_EDGE
    box = Box(s, 0, low, s.field.width - PLATFORM, low + PLATFORM_FROM_EDGE)
    return drawn([area(s, GROUND, cells(chooser, box, lambda x, y: SET_PLATFORM | point(x, y) << 8))], [])


def deployment(chooser: Chooser) -> Drawn:
    """Places around the platform, the same for every character; a Benkei's lie around its owner."""
    s = chooser.s
    coming = waiting(s, chooser.seat)
    if s.owner[coming[0]] != NOBODY:
        return drawn([], [line(s, i, run) for i in coming for run in around_owner(chooser, i)])
    reach = DEPLOYMENT + RADIUS
    west: int = s.platform_x[chooser.seat]
    south: int = s.platform_y[chooser.seat]
    box = Box(s, west - reach, south - reach, west + PLATFORM + reach, south + PLATFORM + reach)
    # Who has to leave room for a Benkei is offered a little less; take one who has not.
    i = next((k for k in coming if waiting_pet(s, k) == NOBODY), coming[0])
    areas: list[Area] = []
    for surface in surfaces_near(s, west + PLATFORM // 2, south + PLATFORM // 2, PLATFORM + reach):
        found = cells(chooser, box, deploys(s.badge[i], surface))
        if found:
            areas.append(area(s, surface, found))
    return drawn(areas, [])


def deploys(badge: int, surface: int) -> Code:
    return lambda x, y: DEPLOY | badge << 8 | place(x, y, surface) << 16


def around_owner(chooser: Chooser, i: int) -> list[list[list[int]]]:
    """Single places in contact with the owner, on its own surface."""
    s = chooser.s
    owner = s.owner[i]
    code = deploys(s.badge[i], s.surface[owner])
    found: list[list[list[int]]] = []
    for dx, dy in ROUND:
        x: int = s.x[owner] + dx * (2 * RADIUS + 4) // LENGTH
        y: int = s.y[owner] + dy * (2 * RADIUS + 4) // LENGTH
        if x >= 0 and y >= 0 and chooser.allows(code(x, y)):
            found.append([[x, y]])
    return found


def line(s: Arena, i: int, points: list[list[int]]) -> Line:
    return {"figure": None if i == NOBODY else name(s, i), "points": points}


# ------------------------------------------------------------------ abilities


def ability(chooser: Chooser) -> Drawn | None:
    """Where the cat may run, a Benkei may come in, or grenades may fall."""
    known = ALL.get(chooser.s.who[chooser.i])
    if known is None:
        return None
    if known.verb == LOOSE_CAT:
        return drawn([], cat_runs(chooser))
    if known.verb == CALL:
        return drawn([], borders(chooser))
    if known.verb == GRENADES:
        return drawn(throwing(chooser, grenades), [])
    return None


def cat_runs(chooser: Chooser) -> list[Line]:
    """The furthest point in each direction, all around."""
    s = chooser.s
    i = chooser.i
    found: list[list[int]] = []
    for dx, dy in ROUND:
        best: list[int] = [s.x[i], s.y[i]]
        for reach in range(CAT_STEP, CAT_RUN + 2 * RADIUS + 1, CAT_STEP):
            x: int = s.x[i] + dx * reach // LENGTH
            y: int = s.y[i] + dy * reach // LENGTH
            if x < 0 or y < 0 or not chooser.allows(LOOSE_CAT | point(x, y) << 8):
                break
            best = [x, y]
        found.append(best)
    return [line(s, i, [*found, found[0]])]


def borders(chooser: Chooser) -> list[Line]:
    """The stretches of the four borders over which the called Benkei may come."""
    s = chooser.s
    width: int = s.field.width
    depth: int = s.field.depth
    along = range(RADIUS, width - RADIUS + 1, BORDER_STEP)
    up = range(RADIUS, depth - RADIUS + 1, BORDER_STEP)
    ways = [[[x, y] for x in along] for y in (RADIUS, depth - RADIUS)]
    ways += [[[x, y] for y in up] for x in (RADIUS, width - RADIUS)]
    found: list[Line] = []
    for way in ways:
        run: list[list[int]] = []
        for x, y in way:
            if chooser.allows(CALL | point(x, y) << 8):
                run.append([x, y])
            elif run:
                found.append(line(s, NOBODY, run))
                run = []
        if run:
            found.append(line(s, NOBODY, run))
    return found


def grenades(x: int, y: int, surface: int) -> int:
    """All three of Arendal's grenades in one place: each of them alone has to be allowed."""
    spot = place(x, y, surface)
    bits = PLACE.width
    return GRENADES | (spot | spot << bits | spot << 2 * bits) << 8


# ------------------------------------------------------------------ positioning


def position(chooser: Chooser) -> Drawn:
    """What is reached for each price; while Susan follows, her places."""
    s = chooser.s
    if chooser.f.b & FOLLOWING:
        susan = escort.led_by(s, chooser.i)
        return drawn([], [line(s, susan, [[x, y]]) for x, y in escort.follow_paths(s, chooser.i)])
    told = reached(Try(s, chooser.i))
    areas: list[Area] = told["areas"]
    return {
        "areas": [{**one, "figure": told["figure"]} for one in areas],
        "holes": told["holes"],
        "lines": [],
    }


# ------------------------------------------------------------------ fights


def push(chooser: Chooser) -> Drawn:
    """How far the fight goes in each of sixteen directions: a line for each member."""
    s = chooser.s
    inside = members(s, s.fight_now)
    lines: list[Line] = []
    for dx, dy in AROUND:
        shift = shifted(s, inside, dx, dy, chooser.f.b)
        vx, vy = vector(dx, dy, shift.distance)
        lines += [line(s, i, [[s.x[i], s.y[i]], [s.x[i] + vx, s.y[i] + vy]]) for i in inside]
    return drawn([], lines)


# ------------------------------------------------------------------ firing


def throwing(chooser: Chooser, code: Callable[[int, int, int], int]) -> list[Area]:
    """Where the middle of a grenade's template may be, on every surface in reach."""
    s = chooser.s
    i = chooser.i
    # Right below the thrower nothing but the distance stands against it, unless something always does.
    if chooser.refusal(code(s.x[i], s.y[i], s.surface[i])) != BLAST_ON_THROWER:
        return []
    areas: list[Area] = []
    for surface in surfaces_near(s, s.x[i], s.y[i], THROW_RANGE + RADIUS):
        zone = throw_zone(s, i, surface)
        if zone is not None:
            areas.append(
                {**area(s, surface, [outline(zone.ring)], i), "holes": [outline(one) for one in zone.holes]}
            )
    return areas


def throws(thrown: int) -> Callable[[int, int, int], int]:
    return lambda x, y, surface: THROW | thrown << 8 | place(x, y, surface) << 16


def objects(chooser: Chooser) -> Drawn | None:
    """The reach of a grenade in hand, and of a charge: only who holds them is asked."""
    s = chooser.s
    i = chooser.i
    areas: list[Area] = []
    held = s.objects[i] & THROWN
    if held:
        areas += throwing(chooser, throws((held & -held).bit_length() - 1))
    if s.objects[i] >> CHARGES & 1 and s.site[i] >= 0:
        areas += detonation(chooser)
    return drawn(areas, []) if areas else None


def detonation(chooser: Chooser) -> list[Area]:
    """Where the middle of a charge's template may be (S-15.20)."""
    s = chooser.s
    shapes = s.field.elements[s.site[chooser.i]].footprint
    west = min([min(shape.xs) for shape in shapes]) - BLAST
    south = min([min(shape.ys) for shape in shapes]) - BLAST
    east = max([max(shape.xs) for shape in shapes]) + BLAST
    north = max([max(shape.ys) for shape in shapes]) + BLAST
    found = cells(chooser, Box(s, west, south, east, north), lambda x, y: DETONATE | point(x, y) << 8)
    return [area(s, GROUND, found, chooser.i)] if found else []


def flee(chooser: Chooser) -> Drawn:
    """The stretches of the template's rim where the victim may be put."""
    i = chooser.s.victims[0]
    return drawn([], [line(chooser.s, i, run) for run in flights(chooser.s, i)])


def fire(chooser: Chooser) -> Drawn | None:
    """Bursts of the flame-thrower that burn somebody; shots are all listed."""
    s = chooser.s
    i = chooser.i
    if not PROFILES[s.who[i]].flame:
        return None
    drops = [flame_outline(s.x[i], s.y[i], dx, dy) for dx, dy in flames(s, i)]
    return drawn([], [line(s, i, [[x, y] for x, y in drop]) for drop in drops])


DRAWN: Final[dict[str, Callable[[Chooser], Drawn | None]]] = {
    "platform": platform,
    "deploy": deployment,
    "ability": ability,
    "position": position,
    "push": push,
    "object": objects,
    "flee": flee,
    "fire": fire,
}
