"""The titles: pure rules on the core."""

from __future__ import annotations

from euphoria.core.game import Game
from euphoria.games.dystopia.game import Dystopia
from euphoria.games.leaders.game import Leaders
from euphoria.games.show.game import Show

GAMES: dict[str, Game] = {"leaders": Leaders(), "dystopia": Dystopia(), "show": Show()}
