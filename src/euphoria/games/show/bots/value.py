"""What a position of the show is worth: a few greedy choices, then points, figures and mission."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.asking import step
from euphoria.bots.value import Value, final
from euphoria.core.actions import Action
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import State
from euphoria.games.show.bots.greedy import GreedyBot
from euphoria.games.show.bots.leaf import chances
from euphoria.games.show.rules.state import Arena

AHEAD: Final = 5
"""So many decisions are imagined in all: each takes long, for a greedy player looks along many lines."""


class ArenaValue(Value):
    usual = 8
    candidates = 3
    margin = 0.05

    def __init__(self) -> None:
        self._table = [GreedyBot(0), GreedyBot(0)]

    def play_on(self, game: Game, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Arena)
        for player in self._table:
            player.reseed(luck.next())
        made = 0
        while made < AHEAD and not s.over:
            made += step(game, s, luck, self._table) > 1
        return final(game, s) if s.over else chances(s)

    def promising(self, view: dict[str, Any], kind: str, options: list[Action]) -> list[Action]:
        seat: int = view["you"]
        worth = self._table[seat].judge(view, kind, options)
        order = sorted(range(len(options)), key=lambda k: -worth[k])
        return [options[k] for k in order]
