"""What a position of dystopia is worth: a few greedy turns, then the chances of the seats."""

from __future__ import annotations

from typing import Any, Final

from euphoria.bots.value import Value, final
from euphoria.core.actions import Action
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.state import State
from euphoria.games.dystopia.bots.candidates import candidates
from euphoria.games.dystopia.bots.leaf import chance_of
from euphoria.games.dystopia.bots.policy import judge, play_on
from euphoria.games.dystopia.bots.seen import read_view
from euphoria.games.dystopia.rules.state import City

AHEAD: Final = 6
"""So many decisions of each player are imagined: enough for a choice to show, and a position is judged."""


class CityValue(Value):
    def play_on(self, game: Game, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, City)
        play_on(game, s, luck, AHEAD * s.players)
        return final(game, s) if s.over else [chance_of(s, seat) for seat in range(s.players)]

    def promising(self, view: dict[str, Any], kind: str, options: list[Action]) -> list[Action]:
        r = read_view(view)
        by_code = {option.code: option for option in options}
        codes = list(by_code)
        return [by_code[code] for code in candidates(r, codes, judge(r, kind, codes))]
