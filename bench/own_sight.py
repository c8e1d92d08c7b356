"""The rows about sight: the engines of the show on the table of sight_table.py."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

from euphoria.games.show.rules.geometry.scenery import BUILDING, SOLID, Block, Element, Field, Shape, Surface
from euphoria.games.show.rules.sight import sight
from euphoria.games.show.rules.state import UP, Arena
from sight_table import BUILDINGS, DEPTH, FIGURES, ROWS, WIDTH, table
from worker import Task


def arena() -> Arena:
    """The table with its figures standing on the ground; nothing but their places matters here."""
    blocks, figures = table()
    ground = Surface(-1, Shape([0, WIDTH, WIDTH, 0], [0, 0, DEPTH, DEPTH]), 0, "ground")
    field = Field("bench", WIDTH, DEPTH, [], [], [], [ground], [], "")
    for number in range(ROWS * ROWS):
        mine = [block for block in blocks if block[0] == number]
        shapes = [Shape([x for x, _ in outline], [y for _, y in outline]) for _, _, outline, _, _ in mine]
        top = mine[0][4]
        is_open = number in BUILDINGS  # its first block is the roof, which covers the footprint
        kind, roof = (BUILDING, top) if is_open else (SOLID, -1)
        field.elements.append(Element(f"element {number}", kind, shapes[:1], top, roof, is_open))
        for (_, role, _, bottom, upper), shape in zip(mine, shapes, strict=True):
            field.blocks.append(Block(number, role, shape, bottom, upper))
    s = Arena(field)
    for number, (x, y) in enumerate(figures):
        s.who.append(0)
        s.team.append(number % 2)
        s.status.append(UP)
        s.x.append(x)
        s.y.append(y)
        s.surface.append(0)
    return s


def looks(question: Callable[[Arena, int, int], object]) -> Task:
    s = arena()
    pairs = list(permutations(range(FIGURES), 2))

    def task(rounds: int) -> int:
        for _ in range(rounds):
            for i, j in pairs:
                question(s, i, j)
        return rounds * len(pairs)

    return task


def tasks() -> dict[str, Task]:
    return {"sight": looks(sight.look), "sees": looks(sight.sees), "cover": looks(sight.cover)}


def checks() -> dict[str, Any]:
    """What every library that measures sight must have found: the free lines of every pair."""
    s = arena()
    return {"sight": [sight.look(s, i, j).free for i, j in permutations(range(FIGURES), 2)]}
