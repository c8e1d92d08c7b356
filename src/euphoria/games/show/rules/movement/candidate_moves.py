"""Moves worth offering: paths to enemies, objectives, cover and high ground, some steps, and a ring around.

Random play asks for these in every activation, so this is quick rather than thorough. A path over open ground
that keeps clear of all grown walls, of figures and of what is crossed is legal for sure; for any other, such
as one into contact, the exact check of walking.py is asked. Ways lead around one obstacle at most: for more
there is `cheapest` (reach.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euphoria.games.show.rules.box.cards import SUSAN
from euphoria.games.show.rules.box.data import INCH, MARKER_RADIUS, PLATFORM, RADIUS, TOUCH, inches_up
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.inflating import first_met, in_octagon, octagon, strictly_inside
from euphoria.games.show.rules.geometry.scenery import Shape, root
from euphoria.games.show.rules.geometry.winds import SIXTEEN
from euphoria.games.show.rules.movement.bystanders import Figures
from euphoria.games.show.rules.movement.grounds import AREA, Ground, plan
from euphoria.games.show.rules.movement.visibility_graph import chart_of
from euphoria.games.show.rules.movement.walking import carrying_rate, end_surface, follow, price
from euphoria.games.show.rules.state import DEAD, NEUTRAL, ON_TABLE, Arena
from euphoria.games.show.rules.table.standing import place_refusal, removed
from euphoria.games.show.rules.words import MOVE, path, step_path

Path = tuple[list[int], list[int]]

MOST_MOVES: Final = 24
MOST_CHECKS: Final = 8
"""So many paths are given to the exact check, which is slow; those into contact come first."""
BESIDE: Final = TOUCH - 5
"""How far from the centre of somebody one stands to touch them."""
AT_MARKER: Final = RADIUS + MARKER_RADIUS + 20
AT_BODY: Final = 2 * RADIUS + 20
COVERS: Final = 4
"""So many pieces of scenery are looked at for cover, for each of the two nearest enemies."""


# What is known of a path.
UNKNOWN: Final = 0
WALLED: Final = 1
UNWALLED: Final = 2
SURE: Final = 3


def place_key(x: i64, y: i64) -> i64:
    """Places that are a fifth of an inch apart count as the same."""
    return x // 200 << 20 | y // 200


BITS: Final[list[int]] = [1 << k for k in range(62)]
"""A table, for compiled code has 32 bits for a `1` that is shifted."""


def bit_of(key: i64) -> i64:
    """One of 62 bits for a place: those that are next to each other have different ones."""
    return BITS[key % 62]


class Sampler:
    """Collects legal paths of one figure, each place once."""

    __slots__ = (
        "base", "budget", "checks", "found", "ground", "i", "keep_off", "others", "rate", "reach", "s",
        "seen", "taken", "things", "walls", "x", "y",
    )  # fmt: skip

    def __init__(self, s: Arena, i: i64, budget: i64) -> None:
        self.s = s
        self.i = i
        self.x: i64 = s.x[i]
        self.y: i64 = s.y[i]
        self.budget = budget
        chart = chart_of(s)
        self.ground: Ground = chart.grounds[chart.place[s.surface[i]]]
        self.rate: i64 = carrying_rate(s, i) if s.load[i] >= 0 else 1
        self.base: i64 = s.run_carried if s.load[i] >= 0 else s.run_plain
        self.reach: i64 = budget // self.rate * INCH + inches_up(self.base) * INCH - self.base
        """How far the budget leads over open ground."""
        self.others = Figures(s, i, self.ground.z, self.x, self.y, self.reach)
        self.walls: list[list[Shape]] = [[], [], [], []]
        self.things: list[list[Shape]] = [[], [], [], []]
        """What is near by the quarter it is in, as seen from here: nearly all that is tried begins here."""
        self.keep_off: list[Shape] = []
        """Where nobody stops: grown low solids."""
        self.look_around()
        self.found: list[int] = []
        """Walks, as actions (words.py)."""
        self.taken: list[int] = []
        """The places where they end (`place_key`)."""
        self.seen: i64 = 0
        """A bit for each of these: most that are new have another one, and need no search."""
        self.checks: i64 = 0

    def look_around(self) -> None:
        """What is near enough to matter."""
        far: i64 = self.reach + INCH
        for shape in self.ground.hard:
            dx: i64 = shape.cx - self.x
            dy: i64 = shape.cy - self.y
            if dx * dx + dy * dy <= (far + shape.reach) * (far + shape.reach):
                self.sort_in(self.walls, shape)
        for k in range(len(self.ground.soft)):
            one = self.ground.soft[k]
            dx = one.shape.cx - self.x
            dy = one.shape.cy - self.y
            if dx * dx + dy * dy <= (far + one.shape.reach) * (far + one.shape.reach):
                self.sort_in(self.things, one.shape)
                if one.kind != AREA:
                    self.keep_off.append(self.ground.grown[k])

    def sort_in(self, quarters: list[list[Shape]], shape: Shape) -> None:
        """Put a shape into every quarter that it reaches into."""
        if shape.north >= self.y:
            if shape.east >= self.x:
                quarters[0].append(shape)
            if shape.west <= self.x:
                quarters[1].append(shape)
        if shape.south <= self.y:
            if shape.east >= self.x:
                quarters[2].append(shape)
            if shape.west <= self.x:
                quarters[3].append(shape)

    def quarter(self, x: i64, y: i64) -> i64:
        """In which quarter a point is, as seen from here."""
        west: i64 = 1 if x < self.x else 0
        return west + 2 if y < self.y else west

    def is_taken(self, key: i64) -> bool:
        """Does a path that was found end there?"""
        if not self.seen & bit_of(key):
            return False
        for other in self.taken:
            if other == key:
                return True
        return False

    def take(self, key: i64) -> None:
        self.seen |= bit_of(key)
        self.taken.append(key)

    # ------------------------------------------------------------------ is a path legal?

    def wall(self, x: i64, y: i64) -> Shape | None:
        """The first grown wall found on the straight line to a point."""
        walls = self.walls[self.quarter(x, y)]
        k = first_met(walls, self.x, self.y, x, y, False)
        return None if k < 0 else walls[k]

    def is_sure(self, xs: list[int], ys: list[int]) -> bool:
        """Is a path surely legal and all on open ground, without asking for more?"""
        ax: i64 = self.x
        ay: i64 = self.y
        for k in range(len(xs)):
            bx: i64 = xs[k]
            by: i64 = ys[k]
            if not self.is_open(ax, ay, bx, by):
                return False
            ax = bx
            ay = by
        return self.may_stop(ax, ay)

    def is_open(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Is nothing in the way of a segment and nothing crossed by it?"""
        return (
            self.ground.inside(bx, by)
            and first_met(self.ground.hard, ax, ay, bx, by, False) < 0
            and self.others.blocker(ax, ay, bx, by) < 0
            and first_met(self.ground.crossed, ax, ay, bx, by, True) < 0
        )

    def is_sure_step(self, x: i64, y: i64, what: i64) -> bool:
        """The same as `is_sure` for the straight line to a point."""
        k = self.quarter(x, y)
        return (
            self.ground.inside(x, y)
            and (what == UNWALLED or first_met(self.walls[k], self.x, self.y, x, y, False) < 0)
            and self.others.blocker(self.x, self.y, x, y) < 0
            and first_met(self.things[k], self.x, self.y, x, y, True) < 0
            and self.may_stop(x, y)
        )

    def may_stop(self, x: i64, y: i64) -> bool:
        """Is the place clear of low solids and of markers?"""
        for shape in self.keep_off:
            # Most are elsewhere.
            if shape.west < x < shape.east and shape.south < y < shape.north and strictly_inside(shape, x, y):
                return False
        s = self.s
        for k in range(len(s.target_x)):
            if s.target_state[k] == ON_TABLE:
                if in_octagon(x - s.target_x[k], y - s.target_y[k], RADIUS + MARKER_RADIUS):
                    return False
        return True

    def length(self, xs: list[int], ys: list[int]) -> i64:
        whole: i64 = 0
        ax: i64 = self.x
        ay: i64 = self.y
        for k in range(len(xs)):
            whole += plan(ax, ay, xs[k], ys[k])
            ax = xs[k]
            ay = ys[k]
        return whole

    def offer(self, xs: list[int], ys: list[int], sure: bool) -> bool:
        """Keep a path if it is legal and paid for; one that ends where another does counts as kept."""
        key = place_key(xs[-1], ys[-1])
        if self.is_taken(key):
            return True
        if xs[-1] == self.x and ys[-1] == self.y:
            return False
        length = self.length(xs, ys)
        if len(self.found) >= MOST_MOVES or length > self.reach + len(xs):
            return False
        known = length <= self.reach and (sure or self.is_sure(xs, ys))
        if not known and not self.is_legal(xs, ys):
            return False
        self.take(key)
        self.found.append(MOVE | path(xs, ys) << 8)
        return True

    def offer_step(self, x: i64, y: i64, what: i64) -> bool:
        """The same for the straight line to a point, for which no lists are made.

        `what` is known of it: that a wall is on it or none, or that it is sure.
        """
        key = place_key(x, y)
        if self.is_taken(key):
            return True
        if x == self.x and y == self.y:
            return False
        length = plan(self.x, self.y, x, y)
        if len(self.found) >= MOST_MOVES or length > self.reach + 1:
            return False
        known = length <= self.reach and what != WALLED and (what == SURE or self.is_sure_step(x, y, what))
        if not known and not self.is_legal([x], [y]):
            return False
        self.take(key)
        self.found.append(MOVE | step_path(x, y) << 8)
        return True

    def is_legal(self, xs: list[int], ys: list[int]) -> bool:
        """Ask the exact check, a limited number of times."""
        if self.checks >= MOST_CHECKS or not self.ground.inside(xs[-1], ys[-1]):
            return False
        self.checks += 1
        # Half of those that are refused may not stop where they end, which is known sooner than the rest.
        end = end_surface(self.s, self.ground.terrain, xs[-1], ys[-1])
        if place_refusal(self.s, self.i, xs[-1], ys[-1], end) != FINE:
            return False
        walked = follow(self.s, self.i, self.ground.terrain, xs, ys)
        return walked.refusal == FINE and price(self.s, self.i, walked) <= self.budget

    # ------------------------------------------------------------------ paths

    def is_near(self, x: i64, y: i64) -> bool:
        """Is a point so near that a straight line to it may be paid for?"""
        dx: i64 = x - self.x
        dy: i64 = y - self.y
        return dx * dx + dy * dy < (self.reach + 1) * (self.reach + 1)

    def straight(self, x: i64, y: i64) -> bool:
        """Offer the straight line to a point, unless a wall is seen on it."""
        if x == self.x and y == self.y:
            return False
        # What is too far away is not looked at; `offer` would refuse it.
        if not self.is_near(x, y) and not self.is_taken(place_key(x, y)):
            return False
        shape = self.wall(x, y)
        if shape is None:
            return self.offer_step(x, y, UNWALLED)
        # What one touches already, or will touch, is left to the exact check.
        if not strictly_inside(shape, self.x, self.y) and not strictly_inside(shape, x, y):
            return False
        return self.offer_step(x, y, WALLED)

    def towards(self, x: i64, y: i64, length: i64) -> bool:
        """Offer a step of so much in the direction of a point; a shorter one where that is not possible."""
        dx: i64 = x - self.x
        dy: i64 = y - self.y
        whole: i64 = root(dx * dx + dy * dy)
        if whole == 0 or len(self.found) >= MOST_MOVES:
            return False
        for part in range(4, 0, -1):
            step: i64 = length * part // 4 - 2
            if step <= 0:
                return False
            to_x: i64 = self.x + dx * step // whole
            to_y: i64 = self.y + dy * step // whole
            if self.is_sure_step(to_x, to_y, UNKNOWN) and self.offer_step(to_x, to_y, SURE):
                return True
        return False

    def around(self, x: i64, y: i64) -> bool:
        """Offer a way around the first wall or figure to a point, or as much of it as the budget allows."""
        shape = self.wall(x, y)
        if shape is not None:
            corners = (shape.xs, shape.ys)
        else:
            # Whom one is to touch is no obstacle.
            others = Figures(self.s, self.i, self.ground.z, x, y)
            k = others.blocker(self.x, self.y, x, y)
            if k < 0:
                return False
            corners = octagon(others.all[k].x, others.all[k].y, others.all[k].r)
        for side in range(1, -2, -2):
            xs, ys = chain(corners, self.x, self.y, x, y, side)
            if len(xs) > 1 and self.offer(xs, ys, False):
                return True
            if len(xs) > 1:
                xs, ys = self.cut(xs, ys)
                if xs and self.is_sure(xs, ys) and self.offer(xs, ys, True):
                    return True
        return False

    def cut(self, xs: list[int], ys: list[int]) -> Path:
        """The beginning of a path that the budget allows over open ground."""
        left: i64 = self.reach - len(xs)
        ax: i64 = self.x
        ay: i64 = self.y
        for k in range(len(xs)):
            step: i64 = plan(ax, ay, xs[k], ys[k])
            if step > left:
                if left <= 0:
                    return xs[:k], ys[:k]
                dx: i64 = xs[k] - ax
                dy: i64 = ys[k] - ay
                return [*xs[:k], ax + dx * left // step], [*ys[:k], ay + dy * left // step]
            left -= step
            ax = xs[k]
            ay = ys[k]
        return xs, ys


def chain(shape: Path, ax: i64, ay: i64, bx: i64, by: i64, side: i64) -> Path:
    """The tightest path from a to b that leaves a shape on one side: its points without a.

    It is one half of the convex hull of both points and the shape's corners on that side of the line.
    """
    dx: i64 = bx - ax
    dy: i64 = by - ay
    corners: list[Spot] = []
    for k in range(len(shape[0])):
        x: i64 = shape[0][k]
        y: i64 = shape[1][k]
        if (dx * (y - ay) - dy * (x - ax)) * side > 0:
            spot = Spot(dx * (x - ax) + dy * (y - ay), x, y)
            at: i64 = len(corners)
            while at > 0 and spot.precedes(corners[at - 1]):
                at -= 1
            corners.insert(at, spot)
    corners.append(Spot(0, bx, by))
    xs: list[int] = [ax]
    ys: list[int] = [ay]
    for corner in corners:
        while len(xs) > 1:
            turn: i64 = (xs[-1] - xs[-2]) * (corner.y - ys[-2]) - (ys[-1] - ys[-2]) * (corner.x - xs[-2])
            if turn * side < 0:
                break
            xs.pop()
            ys.pop()
        xs.append(corner.x)
        ys.append(corner.y)
    return xs[1:], ys[1:]


# ------------------------------------------------------------------ the sample


def moves(s: Arena, i: int, budget: int) -> list[int]:
    """Walks worth offering to a figure with so many AP, as actions, the most pointed ones first."""
    sampler = Sampler(s, i, budget)
    if sampler.reach <= 0:
        return []
    enemies = nearest_enemies(s, i)
    charge(sampler, enemies)
    if s.fight[i] >= 0:
        return sampler.found
    fetch(sampler)
    high_ground(sampler)
    behind = covers(sampler)
    for j in enemies[:2]:
        hide_from(sampler, j, behind)
    if enemies:
        near = enemies[0]
        sampler.towards(s.x[near], s.y[near], sampler.reach)
        sampler.towards(s.x[near], s.y[near], sampler.reach // 2)
        sampler.towards(2 * s.x[i] - s.x[near], 2 * s.y[i] - s.y[near], sampler.reach)
    ring(sampler)
    return sampler.found


def nearest_enemies(s: Arena, i: i64) -> list[int]:
    """The living enemies by their distance; of equally distant ones the first comes first."""
    x: i64 = s.x[i]
    y: i64 = s.y[i]
    found: list[int] = []
    squares: list[int] = []
    for j in range(s.count()):
        if not s.alive(j) or not s.enemies(i, j):
            continue
        dx: i64 = s.x[j] - x
        dy: i64 = s.y[j] - y
        square: i64 = dx * dx + dy * dy
        # There are a few: `sort` of a list would be interpreted code.
        at: i64 = len(found)
        while at > 0 and square < squares[at - 1]:
            at -= 1
        found.insert(at, j)
        squares.insert(at, square)
    return found


def charge(sampler: Sampler, enemies: list[int]) -> None:
    """Into contact with each enemy in reach, from the near side or, where that is closed, from another."""
    s = sampler.s
    i = sampler.i
    for j in enemies:
        if not -1500 < s.z(j) - s.z(i) < 1500:
            continue
        dx: i64 = s.x[i] - s.x[j]
        dy: i64 = s.y[i] - s.y[j]
        length: i64 = root(dx * dx + dy * dy)
        if length == 0 or length - TOUCH > sampler.reach:
            continue
        sides: list[tuple[int, int]] = []
        for turn in (0, 1, -1):
            # Turned by 45 degrees to either side.
            ux: i64 = dx if turn == 0 else (dx - turn * dy) * 70 // 99
            uy: i64 = dy if turn == 0 else (dy + turn * dx) * 70 // 99
            sides.append((s.x[j] + ux * BESIDE // length, s.y[j] + uy * BESIDE // length))
        if not any(sampler.straight(x, y) for x, y in sides) and length < sampler.reach:
            for x, y in sides:
                if sampler.around(x, y):
                    break


def fetch(sampler: Sampler) -> None:
    """To the mission: a load to the own platform, otherwise to targets, to Susan and to bodies."""
    s = sampler.s
    i = sampler.i
    seat = s.team[i]
    if s.load[i] >= 0 or leads_susan(s, i):
        if s.platform_x[seat] >= 0:
            go(sampler, s.platform_x[seat] + PLATFORM // 2, s.platform_y[seat] + PLATFORM // 2, 0)
        if s.load[i] >= 0:
            return
    for k in range(len(s.target_x)):
        if s.target_state[k] == ON_TABLE and s.field.surfaces[s.target_surface[k]].z == s.z(i):
            go(sampler, s.target_x[k], s.target_y[k], AT_MARKER)
    for j in range(s.count()):
        neutral = s.team[j] == NEUTRAL and s.alive(j)
        # Nearly all are neither to be freed nor a body.
        if (not neutral and s.status[j] != DEAD) or s.z(j) != s.z(i) or j == i:
            continue
        go(sampler, s.x[j], s.y[j], BESIDE if neutral else AT_BODY)


def leads_susan(s: Arena, i: i64) -> bool:
    """Has the figure freed the Susan of the mission (S-17.5)?"""
    for j in range(s.count()):
        if s.owner[j] == i and s.who[j] == SUSAN and s.alive(j):
            return True
    return False


def go(sampler: Sampler, x: i64, y: i64, short: i64) -> None:
    """To so much short of a point, straight or around things; as far as one comes."""
    s = sampler.s
    dx: i64 = s.x[sampler.i] - x
    dy: i64 = s.y[sampler.i] - y
    length: i64 = root(dx * dx + dy * dy)
    if length <= short + 50:
        return
    to_x: i64 = x + dx * short // length
    to_y: i64 = y + dy * short // length
    if length - short <= sampler.reach:
        if not sampler.straight(to_x, to_y):
            sampler.around(to_x, to_y)
    elif not sampler.towards(x, y, sampler.reach) or sampler.wall(to_x, to_y):
        sampler.around(to_x, to_y)


def high_ground(sampler: Sampler) -> None:
    """Onto the low tops of the sheet."""
    s = sampler.s
    z: i64 = s.z(sampler.i)
    sheet: i64 = sampler.ground.sheet
    for top in s.field.surfaces:
        if top.z > z and top.sheet == sheet and sampler.is_near(top.shape.cx, top.shape.cy):
            sampler.straight(top.shape.cx, top.shape.cy)


def covers(sampler: Sampler) -> list[Shape]:
    """The pieces of scenery in reach that somebody can stand behind."""
    s = sampler.s
    low: i64 = s.z(sampler.i) + INCH // 4
    found: list[Shape] = []
    any_gone = s.gone != 0
    k: i64 = -1
    for piece in s.field.elements:
        k += 1
        if piece.top <= low or (any_gone and removed(s, k)):
            continue
        for shape in piece.footprint:
            far: i64 = sampler.reach + shape.reach + 1
            dx: i64 = shape.cx - sampler.x
            dy: i64 = shape.cy - sampler.y
            if dx * dx + dy * dy < far * far:
                found.append(shape)
    return found


class Spot:
    """A place, and what comes first: the square of its distance, or how far along a line it lies."""

    __slots__ = ("square", "x", "y")

    def __init__(self, square: i64, x: i64, y: i64) -> None:
        self.square = square
        self.x = x
        self.y = y

    def precedes(self, other: Spot) -> bool:
        """Has it less of that, or as much and is further west or south?"""
        if self.square != other.square:
            return self.square < other.square
        return self.x < other.x or (self.x == other.x and self.y < other.y)


def hide_from(sampler: Sampler, j: i64, behind: list[Shape]) -> None:
    """Behind the nearest of these pieces of scenery, as an enemy sees them."""
    x: i64 = sampler.s.x[j]
    y: i64 = sampler.s.y[j]
    nearest: list[Spot] = []
    for shape in behind:
        spot = shelter(sampler, shape, x, y)
        if spot is None:
            continue
        at = len(nearest)
        while at > 0 and spot.precedes(nearest[at - 1]):
            at -= 1
        if at < COVERS:
            nearest.insert(at, spot)
            if len(nearest) > COVERS:
                nearest.pop()
    for spot in nearest:
        sampler.straight(spot.x, spot.y)


def shelter(sampler: Sampler, shape: Shape, x: i64, y: i64) -> Spot | None:
    """The place behind a piece of scenery, seen from a point: beyond the corner that is furthest away.

    None if that is out of reach.
    """
    cx: i64 = shape.cx
    cy: i64 = shape.cy
    dx: i64 = cx - x
    dy: i64 = cy - y
    length: i64 = root(dx * dx + dy * dy)
    if length == 0:
        return None
    far: i64 = 0
    for side in shape.sides:
        along: i64 = (side.x - cx) * dx + (side.y - cy) * dy
        if along > far:
            far = along
    off: i64 = far // length + RADIUS + 20
    to_x: i64 = cx + dx * off // length
    to_y: i64 = cy + dy * off // length
    if not sampler.is_near(to_x, to_y):
        return None
    away_x: i64 = to_x - sampler.x
    away_y: i64 = to_y - sampler.y
    return Spot(away_x * away_x + away_y * away_y, to_x, to_y)


def ring(sampler: Sampler) -> None:
    """Whole and half moves in every direction."""
    s = sampler.s
    for k in range(len(SIXTEEN)):
        dx, dy = SIXTEEN[k]
        length = sampler.reach if k % 2 == 0 else sampler.reach // 2
        sampler.towards(s.x[sampler.i] + dx, s.y[sampler.i] + dy, min(length, 12 * INCH))
