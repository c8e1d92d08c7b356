"""The prepared team somebody brings: the one they are fond of, or what won most."""

from __future__ import annotations

from typing import Final

from euphoria.games.show.rules.box.reasons import FINE
from euphoria.games.show.rules.box.rosters import PREPARED, code_of, refusal_of
from euphoria.games.show.rules.state import Arena
from euphoria.games.show.rules.words import BUILD

LIKED: Final = ("steel-choir", "quick-take")
"""The best first: for 800 points, and for less. Teams of runners were tried for each mission and won less."""


def best_team(s: Arena, fond: str = "") -> int | None:
    """The first of them that the budget allows, after the one it is `fond` of; None if it allows none."""
    for name in (fond, *LIKED) if fond else LIKED:
        code = code_of(PREPARED[name])
        if refusal_of(code, s.budget) == FINE:
            return BUILD | code << 8
    return None
