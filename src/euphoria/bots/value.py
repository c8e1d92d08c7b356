"""What a position is worth to everybody, and which choices are worth a thought: one record per title.

Analysis and puzzles need no more of a title than this. A title without a record of its own is played on
at random, which says little but is never wrong about the rules.
"""

from __future__ import annotations

from typing import Any

from euphoria.core.actions import Action
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import play_out
from euphoria.core.state import State
from euphoria.registry import title as title_of

LONG = 5000
"""More decisions are not imagined at random."""


class Value:
    """How imagined games of a title go on, and what they come to."""

    usual = 24
    """So many games are imagined for one decision if nobody says otherwise."""
    candidates = 5
    """So many of the options that look best are tried, the one that was chosen among them."""

    margin = 0.12
    """By so much the best choice of a puzzle beats all others."""

    def play_on(self, game: Game, s: State, luck: Luck) -> list[float]:
        """How likely each seat is to win, found out by playing this position on: it is changed."""
        play_out(game, s, luck, LONG)
        return final(game, s) if s.over else [1.0 / int(s.players)] * s.players

    def promising(self, view: dict[str, Any], kind: str, options: list[Action]) -> list[Action]:  # noqa: ARG002
        """The options, those that look best to the seat first."""
        return options

    def doubt(self, view: dict[str, Any]) -> float | None:  # noqa: ARG002
        """What a seat cannot know yet, in bits; None where a title does not count that."""
        return None


def value_of(title: str) -> Value:
    maker = title_of(title).value
    return Value() if maker is None else maker()


def final(game: Game, s: State) -> list[float]:
    """What the end of a game is to each seat: 1 to all who won; a game nobody won is shared out."""
    winners: list[int] = game.result(s)["winners"]
    if not winners:
        return game.payoffs(s)
    return [1.0 if seat in winners else 0.0 for seat in range(s.players)]
