"""Random tables, places and paths judged twice: exactly, and naively in floating point with shapely.

Tolerances, in thousandths of an inch: judgements about scenery and places may differ where something hangs
on less than 0.01, those about figures (which the oracle samples) on less than 2; each class of inches
differs by less than 1 per segment, and a price only where such a class is that close to a whole inch.
"""

from collections import Counter
from math import inf
from random import Random

from shapely.geometry import LineString

from euphoria.core.errors import BadSetup
from euphoria.games.show.rules.box import reasons
from euphoria.games.show.rules.box.cards import BENKEI
from euphoria.games.show.rules.movement.walking import Walk, price, walk
from euphoria.games.show.rules.state import DOWN, UP, Arena
from euphoria.games.show.rules.table.standing import place_refusal
from kit.show_place import arena, put, put_target
from kit.show_walk_oracle import Judge, Oracle, random_element
from support import often, rule

SLACK = 0.01
STEP = 2.0
"""The oracle looks at every 2 thousandths of a path near a figure."""
TABLES = often(100)
PLACES = 40
PATHS = 25


def random_table(luck: Random) -> Arena:
    """Scenery that may overlap, and figures at legal places; some of the scenery is gone."""
    while True:
        try:
            s = arena(*(random_element(luck) for _ in range(luck.randint(4, 12))))
        except BadSetup:
            continue
        s.gone = 1 if luck.random() < 0.2 else 0
        put_target(s, 24000, 18000)
        for _ in range(luck.randint(3, 8)):
            add_figure(s, luck)
        if len(s.who) >= 2:
            return s


def add_figure(s: Arena, luck: Random) -> None:
    x, y, surface = random_place(s, luck)
    i = put(s, x, y, surface, team=luck.randint(0, 1), who=BENKEI if luck.random() < 0.2 else 0)
    if place_refusal(s, i, x, y, surface) != reasons.FINE:
        for name in ("x", "y"):
            getattr(s, name)[i] = 1000 + 2 * i
        s.status[i] = 0  # not on the table
    elif luck.random() < 0.2 and i > 0 and s.who[i] != BENKEI:
        s.status[i] = DOWN


def random_place(s: Arena, luck: Random) -> tuple[int, int, int]:
    """Anywhere, or near a surface, a figure, the marker or an edge, where judgements are close."""
    surface = luck.randrange(len(s.field.surfaces))
    shape = s.field.surfaces[surface].shape
    how = luck.random()
    if how < 0.4 and surface:
        return luck.randint(min(shape.xs), max(shape.xs)), luck.randint(min(shape.ys), max(shape.ys)), surface
    if how < 0.6 and s.who:
        j = luck.randrange(len(s.who))
        return s.x[j] + luck.randint(-1400, 1400), s.y[j] + luck.randint(-1400, 1400), s.surface[j]
    if how < 0.65:
        return 24000 + luck.randint(-1100, 1100), 18000 + luck.randint(-1100, 1100), 0
    if how < 0.85:
        block = luck.choice(s.field.blocks).shape
        k = luck.randrange(len(block.xs))
        return block.xs[k] + luck.randint(-700, 700), block.ys[k] + luck.randint(-700, 700), 0
    return luck.randint(0, 48000), luck.randint(0, 36000), 0


@rule("S-2.4", "S-2.4a", "S-1.7", "S-1.7a", "S-1.13", "S-1.13a")
def test_places_agree_with_the_oracle() -> None:
    luck = Random(11)
    seen: Counter[int] = Counter()
    grazing = 0
    for _ in range(TABLES):
        s = random_table(luck)
        oracle = Oracle(s)
        for _ in range(PLACES):
            x, y, surface = random_place(s, luck)
            judge = Judge()
            wrong = oracle.reasons_against(judge, 0, x, y, surface)
            answer = place_refusal(s, 0, x, y, surface)
            if judge.closest < SLACK:
                grazing += 1
                continue
            assert (answer in wrong) if wrong else answer == reasons.FINE, (x, y, surface, wrong, answer)
            seen[answer] += 1
    assert grazing < TABLES * PLACES // 20
    assert len(seen) == 7  # every reason has been met, and none
    assert min(seen.values()) >= 10


@rule(
    "S-11.3",
    "S-11.3a",
    "S-11.4",
    "S-11.4a",
    "S-11.5",
    "S-11.5a",
    "S-11.14",
    "S-11.14a",
    "S-11.28",
    "S-11.28a",
)
def test_paths_agree_with_the_oracle() -> None:
    luck = Random(12)
    seen: Counter[int] = Counter()
    priced = 0
    for _ in range(TABLES):
        s = random_table(luck)
        oracle = Oracle(s)
        movers = [i for i in range(len(s.who)) if s.status[i] == UP]
        for _ in range(PATHS if movers else 0):
            i = luck.choice(movers)
            path = random_path(s, i, luck)
            done = walk(s, i, [x for x, _ in path[1:]], [y for _, y in path[1:]])
            judge = Judge()
            wrong = reasons_against(oracle, judge, i, path)
            if judge.closest < SLACK:
                continue
            case = (path, wrong, done.refusal)
            assert (done.refusal in wrong) if wrong else done.refusal == reasons.FINE, case
            seen[done.refusal] += 1
            if done.refusal == reasons.FINE:
                end = oracle.end(judge, i, *path[-1])
                assert oracle.height_of(done.surface) == oracle.height_of(end)
                priced += compare_price(s, oracle, i, path, done)
    assert priced > 400
    for answer in (
        reasons.FINE, reasons.OFF_TABLE, reasons.OFF_SURFACE, reasons.THROUGH_FIGURE, reasons.PAST_ENEMY,
        reasons.THROUGH_SCENERY, reasons.STOP_ON_TOP,
    ):  # fmt: skip
        assert seen[answer] >= 5, (answer, seen)


def random_path(s: Arena, i: int, luck: Random) -> list[tuple[int, int]]:
    path = [(s.x[i], s.y[i])]
    reach = luck.choice([1500, 4000, 9000])
    for _ in range(luck.randint(1, 4)):
        x, y = path[-1]
        path.append((x + luck.randint(-reach, reach), y + luck.randint(-reach, reach)))
    others = [j for j in range(len(s.who)) if j != i and s.status[j] == UP]
    if others and luck.random() < 0.3:
        j = luck.choice(others)
        side = luck.choice([-1, 1])
        if luck.random() < 0.5:
            path[-1] = (s.x[j] + side * luck.randint(1150, 1200), s.y[j] + luck.randint(-60, 60))
        else:  # along it, about as near as bases come
            y = s.y[j] + luck.randint(1172, 1194)
            path = [path[0], (s.x[j] - 2000 * side, y), (s.x[j] + 2000 * side, y)]
    return path


def reasons_against(oracle: Oracle, judge: Judge, i: int, path: list[tuple[int, int]]) -> set[int]:
    """Everything that is wrong with a path."""
    s = oracle.s
    for x, y in path:
        if judge.less(oracle.from_border(x, y), 590):
            return {reasons.OFF_TABLE}
    wrong = oracle.stopped(judge, i, LineString(path))
    if wrong:
        return wrong
    end = oracle.end(judge, i, *path[-1])
    for reason in oracle.reasons_against(judge, i, *path[-1], end):
        wrong.add(reasons.STOP_ON_TOP if reason == reasons.IN_SCENERY else reason)
    for j in range(len(s.who)):
        if j == i or s.status[j] not in (1, 2):
            continue
        least = oracle.meets(i, j, path, STEP)
        wrong |= company(oracle, judge, i, j, path, end, least)
    return wrong


def company(
    oracle: Oracle, judge: Judge, i: int, j: int, path: list[tuple[int, int]], end: int, least: float
) -> set[int]:
    """What another figure has against a path; sampling may miss the least distance by a little."""
    s = oracle.s
    wrong = set[int]()
    if least == inf:
        return wrong
    if abs(least - 1178) < STEP or abs(least - 1190) < STEP:
        judge.closest = 0
    if least < 1178:
        wrong.add(reasons.THROUGH_FIGURE)
    if s.team[i] == s.team[j] or s.touching(i, j):
        return wrong
    if least <= 1190:
        # A path that ends in contact may slip a little: the oracle leaves those to the tests by hand.
        x, y = path[-1]
        if (s.x[j] - x) ** 2 + (s.y[j] - y) ** 2 < 1300**2 and oracle.overlap(i, oracle.height_of(end), j):
            judge.closest = 0
        wrong.add(reasons.PAST_ENEMY)
    return wrong


def compare_price(s: Arena, oracle: Oracle, i: int, path: list[tuple[int, int]], done: Walk) -> bool:
    """Every class of inches, and the price unless one of them is next to a whole inch."""
    ours = dict(zip(done.crossed[::2], done.crossed[1::2], strict=True))
    if done.plain:
        ours[-1] = done.plain
    naive = oracle.lengths(i, path)
    slack = len(path)
    expected = 0
    sure = True
    for key in ours.keys() | naive.keys():
        inches = naive.get(key, 0)
        assert abs(ours.get(key, 0) - inches) < slack, (path, key, ours, naive)
        expected += (1 if key < 0 else 2) * -int(-inches // 1000)
        sure = sure and slack < inches % 1000 < 1000 - slack
    if sure:
        assert price(s, i, done) == expected
    return sure
