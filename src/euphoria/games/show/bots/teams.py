"""Which of the prepared teams the veteran brings: those that did best in a few trial games a mission."""

from __future__ import annotations

from typing import Final

from euphoria.games.show.rules.box.data import MASSACRE, OBJECTIVES, RESCUE
from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.box.rosters import PREPARED, code_of, refusal_of
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.words import BUILD

LIKED: Final[dict[int, tuple[str, ...]]] = {
    MASSACRE: ("steel-choir", "quick-take"),
    RESCUE: ("night-shift", "quick-take"),
    OBJECTIVES: ("steel-choir", "quick-take"),
}
"""By mission, the best first: for 800 points, and for less. Susan acts first; the Centinel carries easily."""


def best_team(s: Arena) -> int | None:
    """The first of them that the budget allows; None if it allows none."""
    for name in LIKED[s.mission]:
        code = code_of(PREPARED[name])
        if refusal_of(code, s.budget) == FINE:
            return BUILD | code << 8
    return None
