"""The engine's integers against plain floating point and shapely, on random tables.

By default 4,000 pairs of figures are judged; `EUPHORIA_ORACLE=20000` asks for more. Half of them look past
the corner of a block that was put within 0.02 inches of one of their lines, where the answer is decided by
the hundredth of an inch that a line may graze (S-14.5).

The engine rounds a stretch inside a block inwards by less than 0.02 thousandths of an inch, and inside a
cylinder by less than 0.125 (lines.py). Where the two do not agree, one of them must agree with the engine
when every block is TOLERANCE thicker or thinner all round.
"""

import os
from math import hypot, pi, sqrt
from random import Random

import pytest
from shapely import Point

from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.box.data import TOUCH
from euphoria.games.show.rules.geometry.plane import shape_to_point
from euphoria.games.show.rules.geometry.scenery import (
    BARRICADE,
    CRATER,
    MASS,
    ROUGH,
    RUIN,
    SOLID,
    Block,
    Element,
    Field,
    Shape,
    Surface,
)
from euphoria.games.show.rules.sight.sight import cover, look, sees
from euphoria.games.show.rules.state import CARRIED, DEAD, DOWN, UP, Arena, distance, within
from kit.show_place import put, put_target, table
from kit.show_sight_oracle import GRAZE, THROUGH, Cylinder, Prism, Table, polygon
from support import often, rule

CASES = int(os.environ.get("EUPHORIA_ORACLE", "4000"))
PAIRS = often(20)
"""How many of them share a table."""
USUAL = (30_000, 24_000)
LARGEST = (96_000, 96_000)
TOLERANCE = 0.15
HEIGHTS = [600, 700, 1000, 1350, 1500, 2000, 3000]
"""Some are heights of eyes and bodies, so that lines run exactly along tops."""


def random_shape(choice: Random, x: int, y: int, largest: int = 3000) -> Shape:
    """A convex polygon of 3 to 6 corners, or a box whose sides run along the table's."""
    if choice.random() < 0.3:
        wide, deep = choice.randint(150, largest), choice.randint(150, largest)
        return Shape([x - wide, x + wide, x + wide, x - wide], [y - deep, y - deep, y + deep, y + deep])
    corners = choice.randint(3, 6)
    start, size = choice.uniform(0, pi), choice.uniform(600, largest)
    spins = [start + 2 * pi * (k + choice.uniform(0, 0.5)) / corners for k in range(corners)]
    turned = [size * complex(0, 1) ** (2 * spin / pi) for spin in spins]
    return Shape([x + round(z.real) for z in turned], [y + round(z.imag) for z in turned])


def random_field(choice: Random, width: int, depth: int) -> Field:
    """Seven elements anywhere, also on top of each other; the first is an open building."""
    west, south = choice.randint(2, width // 1000 - 10), choice.randint(2, depth // 1000 - 9)
    house = {
        "kind": "building", "box": [west, south, 7, 6], "roof": 5.5, "floors": [2.6],
        "openings": [
            {"side": "south", "kind": "door", "from": 2, "to": 4},
            {"side": "west", "kind": "window", "from": 1, "to": 5},
            {"side": "east", "kind": "window", "from": 1, "to": 5, "floor": 1},
        ],
    }  # fmt: skip
    field = table(house, size=(width // 1000, depth // 1000))
    largest = width // 10
    for number in range(1, 7):
        shape = random_shape(choice, *random_place(choice, width, depth, largest), largest)
        kind = BARRICADE if number == 6 else choice.choice([SOLID, SOLID, SOLID, RUIN, CRATER])
        top = {RUIN: 600, CRATER: 0}.get(kind, choice.choice(HEIGHTS))
        add(field, number, kind, shape, top)
    return field


def add(field: Field, number: int, kind: int, shape: Shape, top: int) -> None:
    field.elements.append(Element(f"element {number}", kind, [shape], top, -1, False))
    field.blocks.append(Block(number, ROUGH if kind in (RUIN, CRATER) else MASS, shape, 0, top))
    if kind == SOLID:
        field.surfaces.append(Surface(number, shape, top, f"{number + 1}.top"))


def random_place(choice: Random, width: int, depth: int, margin: int = 1000) -> tuple[int, int]:
    return choice.randint(margin, width - margin), choice.randint(margin, depth - margin)


def random_arena(choice: Random, width: int, depth: int) -> Arena:
    """Figures on the ground, on floors and on tops, standing, lying and dead; and two markers."""
    s = Arena(random_field(choice, width, depth))
    for _ in range(8):
        surface = choice.randrange(len(s.field.surfaces)) if choice.random() < 0.4 else 0
        place = s.field.surfaces[surface].shape
        x, y = random_place(choice, width, depth)
        if surface:
            x, y = place.cx + choice.randint(-500, 500), place.cy + choice.randint(-500, 500)
        who = BENKEI if choice.random() < 0.15 else 0
        put(s, x, y, surface, len(s.x) % 2, who, choice.choice([UP, UP, UP, UP, DOWN, DEAD]))
    for _ in range(2):
        put_target(s, *random_place(choice, width, depth))
    s.target_state[1] = choice.choice([0, CARRIED])
    s.gone = choice.choice([0, 0, 1 << choice.randrange(7)])
    return s


def put_grazing_block(view: Table, choice: Random, i: int, j: int) -> None:
    """Move the barricade so that one of its corners comes within 0.02 inches of a line of i to j."""
    s = view.s
    eye, end = choice.choice(view.lines(i, j))
    part = choice.uniform(0.2, 0.8)
    x = round(eye[0] + part * (end[0] - eye[0])) + choice.randint(-20, 20)
    y = round(eye[1] + part * (end[1] - eye[1])) + choice.randint(-20, 20)
    wide, deep = choice.choice([-1500, 1500]), choice.choice([-1500, 1500])
    x0, x1, y0, y1 = min(x, x + wide), max(x, x + wide), min(y, y + deep), max(y, y + deep)
    shape = Shape([x0, x1, x1, x0], [y0, y0, y1, y1])
    number = len(s.field.elements) - 1
    s.field.blocks[-1] = Block(number, MASS, shape, 0, 3000)
    s.field.finder = None  # a field does not change but here
    s.field.elements[-1] = Element("grazing", BARRICADE, [shape], 3000, -1, False)
    view.renew_last()


class Verdicts:
    """Counts how often the two agreed, and insists on a reason where they did not."""

    def __init__(self) -> None:
        self.lines = 0
        self.free = 0
        self.explained = 0
        self.worth: dict[int, int] = {0: 0, -1: 0, -2: 0}

    def pair(self, view: Table, i: int, j: int) -> None:
        """Every line and every blocker of one look."""
        report = look(view.s, i, j)
        assert sees(view.s, i, j) == report.seen
        lengths = view.lengths(i, j)
        for line, inside in enumerate(lengths):
            blocked = not report.free >> line & 1
            self.lines += 1
            self.free += not blocked
            if blocked != any(length > GRAZE for length in inside.values()):
                self.explain(view, i, j, blocked, [line])
        blocking = {code for inside in lengths for code, length in inside.items() if length > GRAZE}
        for code in blocking ^ set(report.found):
            self.explain(view, i, j, code in report.found, list(range(9)), code)
        self.cover(view, i, j)

    def explain(
        self, view: Table, i: int, j: int, blocked: bool, chosen: list[int], code: int | None = None
    ) -> None:
        """The engine says that some of these lines are blocked (by this): within the tolerance they are."""
        self.explained += 1
        solids = [solid for solid in view.solids(i, j) if code in (None, solid.code)]
        lines = view.lines(i, j)
        grow = TOLERANCE if blocked else -TOLERANCE
        found = any(solid.inside(*lines[line], grow) > GRAZE for solid in solids for line in chosen)
        assert found == blocked, (lines, chosen, code)

    def cover(self, view: Table, i: int, j: int) -> None:
        """The worth of the cover, from the engine's own lines and blockers but with plain distances."""
        report, found = look(view.s, i, j), cover(view.s, i, j)
        self.worth[found.value] += 1
        if report.free in (0, 511):
            assert found.value == 0
            return
        lines = view.lines(i, j)
        through = [view.runs_through(i, lines[n]) for n in range(9) if report.free >> n & 1]
        if any(abs(length - THROUGH) < TOLERANCE for length in through):
            return
        touching = any(view.touches(j, code) for code in report.found)
        assert found.value == (-2 if touching or max(through) > THROUGH else -1)


def judge(cases: int, seed: int, size: tuple[int, int]) -> Verdicts:
    """Random tables of this size, every second one with blocks that graze."""
    choice = Random(seed)
    verdicts = Verdicts()
    for number in range(cases // PAIRS):
        view = Table(random_arena(choice, *size))
        for _ in range(PAIRS):
            i, j = choice.sample(range(8), 2)
            if number % 2:
                put_grazing_block(view, choice, i, j)
            verdicts.pair(view, i, j)
    return verdicts


@rule(
    "S-14.2",
    "S-14.3",
    "S-14.3a",
    "S-14.5",
    "S-14.5a",
    "S-14.19",
    "S-14.19a",
    "S-14.20",
    "S-14.20a",
    "S-14.21",
    "S-14.21a",
)
def test_sight_and_cover_agree_with_floating_point_on_random_tables() -> None:
    verdicts = judge(CASES, 1403, USUAL)
    # The tables are worth something: many lines are free, many blocked, all kinds of cover are met.
    assert 0.2 < verdicts.free / verdicts.lines < 0.8
    assert min(verdicts.worth.values()) > CASES // 50
    assert verdicts.explained < verdicts.lines // 100


@rule("S-1.2", "S-14.5", "S-14.5a")
def test_nothing_overflows_on_the_largest_table() -> None:
    verdicts = judge(CASES // 10, 1404, LARGEST)
    assert 0.1 < verdicts.free / verdicts.lines < 0.9


@rule("S-2.5", "S-2.5a", "S-4.6", "S-4.6a")
def test_contact_and_distance_agree_with_floating_point() -> None:
    choice = Random(46)
    for _ in range(CASES):
        s = Arena(table(size=(24, 24)))
        shape = random_shape(choice, 12000, 12000)
        top = choice.choice(HEIGHTS)
        add(s.field, 0, SOLID, shape, top)
        near = [choice.randint(-1400, 1400) for _ in range(2)]
        put(s, 12000, 12000, choice.choice([0, 1]))
        put(s, 12000 + near[0], 12000 + near[1], choice.choice([0, 1]), 1, 0, choice.choice([UP, DOWN]))
        plan = hypot(*near)
        lower = 500 if s.surface[0] and s.status[1] == DOWN else 1500
        overlap = s.surface[0] == s.surface[1] or top < lower
        assert s.touching(0, 1) == s.touching(1, 0) == (plan <= TOUCH and overlap)
        up = top if s.surface[0] != s.surface[1] else 0
        exact = sqrt(max(0.0, plan - 1180) ** 2 + up * up)
        assert abs(distance(s, 0, 1) - exact) <= 2
        reach = max(0, round(exact) + choice.choice([-1, 0, 1]))
        assert within(s, 0, 1, reach) == (exact <= reach) or abs(exact - reach) < 1e-6
        x, y = choice.randint(8000, 16000), choice.randint(8000, 16000)
        gap = polygon(shape).distance(Point(x, y))
        reach = choice.choice([640, 600, round(gap)])
        if reach < 1024:
            assert (shape_to_point(shape, x, y, reach) <= 0) == (gap <= reach) or abs(gap - reach) < 1e-6


@pytest.mark.parametrize("grow", [-TOLERANCE, TOLERANCE])
def test_the_oracle_measures_what_it_says(grow: float) -> None:
    """A line of 10 inches straight through a box of 2 inches and a base, and past both."""
    box = Prism(0, polygon(Shape([4000, 6000, 6000, 4000], [0, 0, 2000, 2000])), 0, 3000)
    base = Cylinder(64, 5000, 1000, 590, 0, 1500)
    line = ((0.0, 1000.0, 1350.0), (10000.0, 1000.0, 1350.0))
    assert box.inside(*line) == pytest.approx(2000)
    assert base.inside(*line) == pytest.approx(1180)
    assert box.inside(*line, grow) == pytest.approx(2000 + 2 * grow)
    assert base.inside(*line, grow) == pytest.approx(1180 + 2 * grow)
    over = ((0.0, 1000.0, 5000.0), (10000.0, 1000.0, 1500.0))
    assert box.inside(*over) == pytest.approx(hypot(1000, 350) * (6 - 2000 / 350))
    assert base.inside(*over) == 0
