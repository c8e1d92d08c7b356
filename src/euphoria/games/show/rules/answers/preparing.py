"""What will be asked next is worked out beforehand, a little at a time, while nobody waits for it.

First the ways of the figure whose move it is, twice as far as it can go: who looks farther waits a little.
Then what all nodes of the chart see of each other: that holds for the map until something is blown up. For a
packaged map it is known beforehand (packed_charts.py).
"""

from __future__ import annotations

from typing import Final

from euphoria.games.show.rules.box.data import INCH
from euphoria.games.show.rules.movement.kept_searches import search_of
from euphoria.games.show.rules.movement.visibility_graph import fine_chart_of
from euphoria.games.show.rules.phases.positioning import ACTIVATION
from euphoria.games.show.rules.state import NOBODY, Arena

NODES: Final = 3
LABELS: Final = 20
"""So much at a time takes a few milliseconds where nothing is compiled."""


def prepare(s: Arena) -> bool:
    """Do the next little; True while there is more."""
    return _go_ahead(s) or fine_chart_of(s).look_ahead(NODES)


def _go_ahead(s: Arena) -> bool:
    """Follow the ways of the figure that moves a little further; False when they are far enough."""
    i = mover(s)
    if i == NOBODY:
        return False
    search = search_of(s, i)
    far = 2 * s.ap[i] * INCH
    for _ in range(LABELS):
        if search.next_score() > far or search.settle() is None:
            return False
    return True


def mover(s: Arena) -> int:
    """The figure that is asked where to go, standing, or -1."""
    if s.over or not s.asked or not s.frames or s.frames[-1].proc != ACTIVATION.index:
        return NOBODY
    i = s.frames[-1].a
    return i if s.alive(i) and s.fight[i] < 0 else NOBODY
