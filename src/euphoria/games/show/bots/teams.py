"""The team a veteran brings: of the prepared ones, what won most."""

from __future__ import annotations

from typing import Final

from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.box.rosters import PREPARED, code_of, refusal_of
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.words import BUILD

LIKED: Final = ("steel-choir", "quick-take")
"""The best first: for 800 points, and for less. Teams of runners were tried for each mission and won less."""


def best_team(s: Arena) -> int | None:
    """The first of them that the budget allows; None if it allows none."""
    for name in LIKED:
        code = code_of(PREPARED[name])
        if refusal_of(code, s.budget) == FINE:
            return BUILD | code << 8
    return None
