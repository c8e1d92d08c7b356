"""Matches of the show that begin at a told position, for tests that ask and then act."""

from typing import Any

from euphoria.api import game
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.games.show.rules.state import Arena

GAME = game("show")


def told(key: bytes = bytes(32), **position: Any) -> Match:
    """A match at this position, told as in scenarios."""
    match = Match(GAME, 2, {}, key)
    match.place(GAME.position({"players": 2, **position}))
    return match


def arena_of(match: Match) -> Arena:
    state = match.state
    assert isinstance(state, Arena)
    return state


def played(options: dict[str, Any], seed: int, steps: int) -> Match:
    """A match after so many random actions."""
    match = Match(GAME, 2, options, seed.to_bytes(32, "big"))
    match.start()
    luck = Luck(seed)
    for _ in range(steps):
        if match.over:
            break
        decision = match.decisions[0]
        choices = decision.options
        match.act(decision.seat, choices[luck.below(len(choices))])
    return match


def settle_by(match_state: Arena, luck: Luck) -> None:
    """Let the luck at hand fall, on a bare state."""
    GAME.settle(match_state, [luck.below(bound) for bound in match_state.bounds])
