"""Who sees whom and what stands between, and how far it is from one thing to another.

Measuring and looking are free for everybody at any moment (S-4.2). A question may suppose that a figure is
elsewhere: then everything is asked about a copy of the table with the figure put there.
"""

from __future__ import annotations

from typing import Any, Final

from euphoria.games.show.rules.answers.asked import Asked
from euphoria.games.show.rules.answers.told import blocker, name, refusal
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.geometry.distance import told_distance
from euphoria.games.show.rules.sight.sight import COVERS, Cover, judge, look, sees
from euphoria.games.show.rules.state import MOVED, Arena
from euphoria.games.show.rules.table.standing import place_refusal
from euphoria.games.show.rules.views.blockers import at_place, named

HEIGHTS: Final = ["low", "middle", "high"]
SIDES: Final = ["right", "axis", "left"]
"""As the viewer sees them."""
SIGHT_FIELDS: Final = ["figure", "target", "at", "target_at"]
MEASURE_FIELDS: Final = ["from", "to"]


# ------------------------------------------------------------------ supposed places


class Supposed:
    """The table with figures where a question wants them, and why they could not rest there."""

    __slots__ = ("by", "refused", "s")

    def __init__(self, s: Arena) -> None:
        self.s = s
        self.refused: int = FINE
        self.by: str = ""
        """Who or what is in the way there."""

    def put(self, i: int, spot: tuple[int, int, int], moves: bool) -> None:
        """Suppose that a figure is at this place, and came there by moving in this turn."""
        x, y, surface = spot
        s = self.s.copy()
        if self.refused == FINE:
            self.refused = place_refusal(s, i, x, y, surface)
            self.by = named(s, at_place(s, i, x, y, surface, self.refused))
        if moves and (x, y, surface) != (s.x[i], s.y[i], s.surface[i]):
            s.flags[i] |= MOVED
        s.x[i] = x
        s.y[i] = y
        s.surface[i] = surface
        self.s = s


def supposed(asked: Asked, i: int, j: int, moves: bool = False, target_moves: bool = False) -> Supposed:
    """`at` is where i is supposed to be, `target_at` where j is."""
    made = Supposed(asked.s)
    if asked.has("at"):
        made.put(i, asked.place("at"), moves)
    if asked.has("target_at") and j >= 0:
        made.put(j, asked.place("target_at"), target_moves)
    return made


# ------------------------------------------------------------------ looking


def sight(asked: Asked) -> dict[str, Any]:
    """Every line to one figure, or in short how all others are seen."""
    i = asked.figure("figure")
    j = asked.other("target", i) if asked.has("target") else -1
    made = supposed(asked, i, j)
    s = made.s
    told: dict[str, Any] = {
        "figure": name(s, i),
        "at": [s.x[i], s.y[i], s.surface[i]],
        "refusal": refusal(made.refused, by=made.by),
    }
    if j >= 0:
        told["target"] = name(s, j)
        told["target_at"] = [s.x[j], s.y[j], s.surface[j]]
        told.update(seen(s, i, j, True))
    else:
        others = [k for k in range(s.count()) if k != i and s.alive(k)]
        told["others"] = [
            {"figure": name(s, k), "foe": s.enemies(i, k), **seen(s, i, k, False)} for k in others
        ]
    return told


def seen(s: Arena, i: int, j: int, full: bool) -> dict[str, Any]:
    """How i sees j, and whether j sees i."""
    report = look(s, i, j)
    hidden_by = judge(s, report, j, s.x[j], s.y[j], s.z(j))
    free = [report.free >> line & 1 == 1 for line in range(9)]
    told: dict[str, Any] = {
        "sees": report.free != 0,
        "seen": sees(s, j, i),
        "free": sum(free),
        "cover": told_cover(s, hidden_by),
    }
    if full:
        told["lines"] = [
            {
                "height": HEIGHTS[line // 3],
                "side": SIDES[line % 3],
                "free": free[line],
                "blocker": None if free[line] else blocker(s, report.blockers[line]),
            }
            for line in range(9)
        ]
        told["blockers"] = [blocker(s, code) for code in report.found]
    return told


def told_cover(s: Arena, hidden_by: Cover) -> dict[str, Any]:
    return {
        "value": hidden_by.value,
        "reason": COVERS[hidden_by.reason],
        "by": blocker(s, hidden_by.blocker),
    }


# ------------------------------------------------------------------ measuring


def measure(asked: Asked) -> dict[str, Any]:
    """The distance of S-4.6 between figures, markers, the cat or points, with its parts, for people."""
    word, x, y, z, radius = asked.end("from")
    to_word, to_x, to_y, to_z, to_radius = asked.end("to")
    square = (x - to_x) ** 2 + (y - to_y) ** 2
    height = to_z - z
    return {
        "from": word,
        "to": to_word,
        "distance": told_distance(square, height, radius + to_radius),
        "centres": told_distance(square, 0, 0),
        "gap": told_distance(square, 0, radius + to_radius),
        "height": height,
    }
