"""How a question is put to a bot: with what its seat may know, and nothing else."""

from __future__ import annotations

from euphoria.bots.base import Bot
from euphoria.bots.worlds import Worlds
from euphoria.core.actions import Action
from euphoria.core.game import Game
from euphoria.core.state import State


def ask(bot: Bot, game: Game, state: State, seat: int, options: list[Action]) -> Action:
    """The choice of a bot for a seat that is asked now."""
    view = {} if bot.blind else game.view(state, seat)
    if bot.searches:
        bot.imagine(Worlds.of(game, state, seat))
    return bot.choose(view, game.question(state).name, options)
