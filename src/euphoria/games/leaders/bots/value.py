"""What a position of leaders is worth: who wins when people like us end the game."""

from __future__ import annotations

from math import log2
from typing import Any, Final

from euphoria.bots.asking import step
from euphoria.bots.base import Bot
from euphoria.bots.value import Value, final
from euphoria.core.actions import Action
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import State
from euphoria.games.leaders.bots.greedy import GreedyBot
from euphoria.games.leaders.bots.imagined import AHEAD, UNDECIDED
from euphoria.games.leaders.bots.novice import NoviceBot
from euphoria.games.leaders.rules.deduction import beliefs
from euphoria.games.leaders.rules.state import Table

OVERLOOKS: Final = 15
BLUR: Final = 6.0


def someone(seed: int) -> Bot:
    """A player who knows what a greedy one looks at and slips now and then.

    With open cards games between flawless players are all the same one, which says how that one ends and
    little about the position.
    """
    return NoviceBot(seed, OVERLOOKS, BLUR)


class TableValue(Value):
    def play_on(self, game: Game, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Table)
        made = 0
        players = [someone(luck.next()) for _ in range(s.players)]
        while made < AHEAD and not s.over:
            made += step(game, s, luck, players) > 0
        return final(game, s) if s.over else [UNDECIDED] * s.players

    def promising(self, view: dict[str, Any], kind: str, options: list[Action]) -> list[Action]:
        judged = sorted(GreedyBot(0).judge(view, kind, options), key=lambda one: -one[1].worth)
        liked = [option for option, _ in judged]
        return [*liked, *[option for option in options if option not in liked]]

    def doubt(self, view: dict[str, Any]) -> float:
        """How open the hidden Recruits are, place by place: 0 once all of them follow from what was seen."""
        return sum(-share * log2(share) for place in beliefs(view).places for share in place if share > 0)
