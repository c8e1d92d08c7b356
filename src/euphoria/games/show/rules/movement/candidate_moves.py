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
from euphoria.games.show.rules.movement.grounds import AREA, Ground, plan
from euphoria.games.show.rules.movement.shortest_paths import Figures
from euphoria.games.show.rules.movement.visibility_graph import chart_of
from euphoria.games.show.rules.movement.walking import carrying_rate, price, walk_on
from euphoria.games.show.rules.state import DEAD, NEUTRAL, ON_TABLE, Arena

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


class Sampler:
    """Collects legal paths of one figure, each place once."""

    __slots__ = (
        "base", "budget", "checks", "found", "ground", "hard", "i", "keep_off", "others", "rate", "reach",
        "s", "soft", "taken", "x", "y",
    )  # fmt: skip

    def __init__(self, s: Arena, i: i64, budget: i64) -> None:
        self.s = s
        self.i = i
        self.x: i64 = s.x[i]
        self.y: i64 = s.y[i]
        self.budget = budget
        chart = chart_of(s)
        self.ground: Ground = chart.grounds[chart.place[s.surface[i]]]
        self.others = Figures(s, i, self.ground.z, self.x, self.y)
        self.rate: i64 = carrying_rate(s, i) if s.load[i] >= 0 else 1
        self.base: i64 = s.run_carried if s.load[i] >= 0 else s.run_plain
        self.reach: i64 = budget // self.rate * INCH + inches_up(self.base) * INCH - self.base
        """How far the budget leads over open ground."""
        self.others.leave_out(self.x, self.y, self.reach)
        self.hard: list[Shape] = []
        self.soft: list[Shape] = []
        self.keep_off: list[Shape] = []
        """Where nobody stops: grown low solids."""
        self.look_around()
        self.found: list[Path] = []
        self.taken: set[int] = set()
        self.checks: i64 = 0

    def look_around(self) -> None:
        """What is near enough to matter."""
        far: i64 = self.reach + INCH
        for shape in self.ground.hard:
            dx: i64 = shape.cx - self.x
            dy: i64 = shape.cy - self.y
            if dx * dx + dy * dy <= (far + shape.reach) * (far + shape.reach):
                self.hard.append(shape)
        for k in range(len(self.ground.soft)):
            one = self.ground.soft[k]
            dx = one.shape.cx - self.x
            dy = one.shape.cy - self.y
            if dx * dx + dy * dy <= (far + one.shape.reach) * (far + one.shape.reach):
                self.soft.append(one.shape)
                if one.kind != AREA:
                    self.keep_off.append(self.ground.grown[k])

    # ------------------------------------------------------------------ is a path legal?

    def wall(self, ax: i64, ay: i64, bx: i64, by: i64) -> Shape | None:
        """The first grown wall found on a segment."""
        k = first_met(self.hard, ax, ay, bx, by)
        return None if k < 0 else self.hard[k]

    def is_sure(self, xs: list[int], ys: list[int], what: i64) -> bool:
        """Is a path surely legal and all on open ground, without asking for more?"""
        ax: i64 = self.x
        ay: i64 = self.y
        for k in range(len(xs)):
            bx: i64 = xs[k]
            by: i64 = ys[k]
            if not self.is_open(ax, ay, bx, by, what):
                return False
            ax = bx
            ay = by
        return self.may_stop(ax, ay)

    def is_open(self, ax: i64, ay: i64, bx: i64, by: i64, what: i64) -> bool:
        """Is nothing in the way of a segment and nothing crossed by it?"""
        return (
            self.ground.inside(bx, by)
            and (what == UNWALLED or first_met(self.hard, ax, ay, bx, by) < 0)
            and self.others.blocker(ax, ay, bx, by) < 0
            and first_met(self.soft, ax, ay, bx, by) < 0
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

    def offer(self, xs: list[int], ys: list[int], what: i64) -> bool:
        """Keep a path if it is legal and paid for; one that ends where another does counts as kept.

        `what` is known of it: nothing yet, that a wall is on it or none, or that it is sure.
        """
        key = place_key(xs[-1], ys[-1])
        if key in self.taken:
            return True
        if xs[-1] == self.x and ys[-1] == self.y:
            return False
        length = self.length(xs, ys)
        if len(self.found) >= MOST_MOVES or length > self.reach + len(xs):
            return False
        known = length <= self.reach and what != WALLED and (what == SURE or self.is_sure(xs, ys, what))
        if not known and not self.is_legal(xs, ys):
            return False
        self.taken.add(key)
        self.found.append((xs, ys))
        return True

    def is_legal(self, xs: list[int], ys: list[int]) -> bool:
        """Ask the exact check, a limited number of times."""
        if self.checks >= MOST_CHECKS or not self.ground.inside(xs[-1], ys[-1]):
            return False
        self.checks += 1
        walked = walk_on(self.s, self.i, self.ground.terrain, xs, ys)
        return walked.refusal == FINE and price(self.s, self.i, walked) <= self.budget

    # ------------------------------------------------------------------ paths

    def straight(self, x: i64, y: i64) -> bool:
        """Offer the straight line to a point, unless a wall is seen on it."""
        dx: i64 = x - self.x
        dy: i64 = y - self.y
        if dx == 0 and dy == 0:
            return False
        # What is too far away is not looked at; `offer` would refuse it.
        if dx * dx + dy * dy >= (self.reach + 1) * (self.reach + 1) and place_key(x, y) not in self.taken:
            return False
        shape = self.wall(self.x, self.y, x, y)
        if shape is None:
            return self.offer([x], [y], UNWALLED)
        # What one touches already, or will touch, is left to the exact check.
        if not strictly_inside(shape, self.x, self.y) and not strictly_inside(shape, x, y):
            return False
        return self.offer([x], [y], WALLED)

    def towards(self, x: i64, y: i64, length: i64) -> bool:
        """Offer a step of so much in the direction of a point; a shorter one where that is not possible."""
        dx: i64 = x - self.x
        dy: i64 = y - self.y
        whole: i64 = root(dx * dx + dy * dy)
        if whole == 0 or len(self.found) >= MOST_MOVES:
            return False
        for part in (4, 3, 2, 1):
            step: i64 = length * part // 4 - 2
            to_x: i64 = self.x + dx * step // whole
            to_y: i64 = self.y + dy * step // whole
            if step <= 0 or not self.is_open(self.x, self.y, to_x, to_y, UNKNOWN):
                continue
            if self.may_stop(to_x, to_y) and self.offer([to_x], [to_y], SURE):
                return True
        return False

    def around(self, x: i64, y: i64) -> bool:
        """Offer a way around the first wall or figure to a point, or as much of it as the budget allows."""
        shape = self.wall(self.x, self.y, x, y)
        if shape is None:
            # Whom one is to touch is no obstacle.
            others = Figures(self.s, self.i, self.ground.z, x, y)
            k = others.blocker(self.x, self.y, x, y)
            if k < 0:
                return False
            shape = octagon(others.all[k].x, others.all[k].y, others.all[k].r)
        for side in (1, -1):
            xs, ys = chain(shape, self.x, self.y, x, y, side)
            if len(xs) > 1 and self.offer(xs, ys, UNKNOWN):
                return True
            if len(xs) > 1:
                xs, ys = self.cut(xs, ys)
                if xs and self.is_sure(xs, ys, UNKNOWN) and self.offer(xs, ys, SURE):
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


def chain(shape: Shape, ax: i64, ay: i64, bx: i64, by: i64, side: i64) -> Path:
    """The tightest path from a to b that leaves a shape on one side: its points without a.

    It is one half of the convex hull of both points and the shape's corners on that side of the line.
    """
    dx: i64 = bx - ax
    dy: i64 = by - ay
    corners: list[tuple[int, int, int]] = []
    for k in range(shape.corners):
        x: i64 = shape.xs[k]
        y: i64 = shape.ys[k]
        if (dx * (y - ay) - dy * (x - ax)) * side > 0:
            corners.append((dx * (x - ax) + dy * (y - ay), x, y))
    corners.sort()
    corners.append((0, bx, by))
    xs: list[int] = [ax]
    ys: list[int] = [ay]
    for _, x, y in corners:
        while len(xs) > 1:
            turn: i64 = (xs[-1] - xs[-2]) * (y - ys[-2]) - (ys[-1] - ys[-2]) * (x - xs[-2])
            if turn * side < 0:
                break
            xs.pop()
            ys.pop()
        xs.append(x)
        ys.append(y)
    return xs[1:], ys[1:]


# ------------------------------------------------------------------ the sample


def moves(s: Arena, i: int, budget: int) -> list[Path]:
    """Paths worth offering to a figure with so many AP, the most pointed ones first."""
    sampler = Sampler(s, i, budget)
    if sampler.reach <= 0:
        return []
    enemies = nearest_first(s, i, [j for j in range(s.count()) if s.alive(j) and s.enemies(i, j)])
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


def nearest_first(s: Arena, i: i64, figures: list[int]) -> list[int]:
    def away(j: int) -> tuple[int, int]:
        return (s.x[j] - s.x[i]) ** 2 + (s.y[j] - s.y[i]) ** 2, j

    return sorted(figures, key=away)


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
        if s.z(j) != s.z(i) or j == i:
            continue
        if s.alive(j) and s.team[j] == NEUTRAL:
            go(sampler, s.x[j], s.y[j], BESIDE)
        elif s.status[j] == DEAD:
            go(sampler, s.x[j], s.y[j], AT_BODY)


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
    elif not sampler.towards(x, y, sampler.reach) or sampler.wall(sampler.x, sampler.y, to_x, to_y):
        sampler.around(to_x, to_y)


def high_ground(sampler: Sampler) -> None:
    """Onto the low tops of the sheet."""
    s = sampler.s
    for k in range(1, len(s.field.surfaces)):
        top = s.field.surfaces[k]
        if top.sheet == sampler.ground.sheet and top.z > s.z(sampler.i):
            sampler.straight(top.shape.cx, top.shape.cy)


def covers(sampler: Sampler) -> list[Shape]:
    """The pieces of scenery in reach that somebody can stand behind."""
    s = sampler.s
    low: i64 = s.z(sampler.i) + INCH // 4
    found: list[Shape] = []
    for k in range(len(s.field.elements)):
        piece = s.field.elements[k]
        if s.gone >> k & 1 or piece.top <= low:
            continue
        for shape in piece.footprint:
            far: i64 = sampler.reach + shape.reach + 1
            dx: i64 = shape.cx - sampler.x
            dy: i64 = shape.cy - sampler.y
            if dx * dx + dy * dy < far * far:
                found.append(shape)
    return found


def hide_from(sampler: Sampler, j: i64, behind: list[Shape]) -> None:
    """Behind the nearest of these pieces of scenery, as an enemy sees them."""
    s = sampler.s
    spots: list[tuple[int, int, int]] = []
    for shape in behind:
        dx: i64 = shape.cx - s.x[j]
        dy: i64 = shape.cy - s.y[j]
        length: i64 = root(dx * dx + dy * dy)
        if length == 0:
            continue
        # Beyond the corner that reaches furthest away from the enemy.
        far: i64 = 0
        for c in range(shape.corners):
            far = max(far, ((shape.xs[c] - shape.cx) * dx + (shape.ys[c] - shape.cy) * dy) // length)
        off: i64 = far + RADIUS + 20
        x: i64 = shape.cx + dx * off // length
        y: i64 = shape.cy + dy * off // length
        spots.append(((x - sampler.x) ** 2 + (y - sampler.y) ** 2, x, y))
    spots.sort()
    for _, x, y in spots[:COVERS]:
        sampler.straight(x, y)


def ring(sampler: Sampler) -> None:
    """Whole and half moves in every direction."""
    s = sampler.s
    for k in range(len(SIXTEEN)):
        dx, dy = SIXTEEN[k]
        length = sampler.reach if k % 2 == 0 else sampler.reach // 2
        sampler.towards(s.x[sampler.i] + dx, s.y[sampler.i] + dy, min(length, 12 * INCH))
