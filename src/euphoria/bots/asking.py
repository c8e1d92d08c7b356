"""How a question is put to a bot: with what its seat may know, and nothing else."""

from __future__ import annotations

from euphoria.bots.base import Bot
from euphoria.bots.worlds import Worlds
from euphoria.core.actions import Action
from euphoria.core.decision import Decision
from euphoria.core.game import Game
from euphoria.core.match import Match
from euphoria.core.state import State


def ask(bot: Bot, game: Game, state: State, seat: int, options: list[Action]) -> Action:
    """The choice of a bot for a seat that is asked now."""
    view = {} if bot.blind else game.view(state, seat)
    if bot.searches:
        bot.imagine(Worlds.of(game, state, seat))
    return bot.choose(view, game.question(state).name, options)


def answer(bot: Bot, match: Match, decision: Decision) -> Action:
    """The choice of a bot for a decision of a match."""
    if bot.listens:
        bot.hear(match.events(decision.seat))
    return ask(bot, match.game, match.state, decision.seat, decision.options)
