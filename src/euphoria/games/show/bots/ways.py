"""How far it is to walk on the ground: a coarse map of inches around walls, worked out once per goal."""

from __future__ import annotations

from heapq import heappop, heappush
from math import hypot
from typing import Final

from euphoria.games.show.rules.box.data import INCH
from euphoria.games.show.rules.geometry.scenery import GROUND
from euphoria.games.show.rules.movement.grounds import CELL
from euphoria.games.show.rules.movement.visibility_graph import chart_of
from euphoria.games.show.rules.state import Arena

FAR: Final = 200.0
"""Inches to somewhere nobody can walk to."""
_STEPS: Final[list[tuple[int, int, float]]] = [
    (1, 0, 1.0), (0, 1, 1.0), (-1, 0, 1.0), (0, -1, 1.0),
    (1, 1, 1.42), (1, -1, 1.42), (-1, 1, 1.42), (-1, -1, 1.42),
]  # fmt: skip
_PARTS: Final = INCH // CELL


class Ways:
    """Walking distances of one table, for one set of removed elements."""

    def __init__(self, s: Arena) -> None:
        self.gone = s.gone
        self.columns: int = s.field.width // INCH
        self.rows: int = s.field.depth // INCH
        rows: list[int] = chart_of(s).grounds[GROUND].cells()
        self._open = [self._is_open(rows, x, y) for y in range(self.rows) for x in range(self.columns)]
        self._known: dict[int, list[float]] = {}

    def _is_open(self, rows: list[int], x: int, y: int) -> bool:
        """Is at least half of the square inch free for the centre of a base?"""
        mask = (1 << _PARTS) - 1
        free = sum((rows[_PARTS * y + k] >> _PARTS * x & mask).bit_count() for k in range(_PARTS))
        return 2 * free >= _PARTS * _PARTS

    def _cell(self, x: int, y: int) -> int:
        return min(self.rows - 1, y // INCH) * self.columns + min(self.columns - 1, x // INCH)

    def inches(self, x: int, y: int, goal_x: int, goal_y: int) -> float:
        """From a place to a goal, both anywhere on the table; straight where they are close together."""
        straight = hypot(goal_x - x, goal_y - y) / INCH
        goal = self._cell(goal_x, goal_y)
        if goal not in self._known:
            self._known[goal] = self._spread(goal)
        return max(straight, self._from(self._known[goal], self._cell(x, y)) - 0.5)

    def _from(self, known: list[float], cell: int) -> float:
        """What the map says, or for a place on top of things what its surroundings say."""
        if known[cell] < FAR:
            return known[cell]
        x, y = cell % self.columns, cell // self.columns
        best = FAR
        for dy in range(-3, 4):
            for dx in range(-3, 4):
                if 0 <= x + dx < self.columns and 0 <= y + dy < self.rows:
                    best = min(best, known[cell + dy * self.columns + dx] + abs(dx) + abs(dy) + 2.0)
        return best

    def _spread(self, goal: int) -> list[float]:
        """The distance of every open square inch from the goal."""
        known = [FAR] * len(self._open)
        known[goal] = 0.0
        heap = [(0.0, goal)]
        while heap:
            far, cell = heappop(heap)
            if far > known[cell]:
                continue
            x, y = cell % self.columns, cell // self.columns
            for dx, dy, step in _STEPS:
                if not (0 <= x + dx < self.columns and 0 <= y + dy < self.rows):
                    continue
                following = cell + dy * self.columns + dx
                if self._open[following] and far + step < known[following]:
                    known[following] = far + step
                    heappush(heap, (far + step, following))
        return known
