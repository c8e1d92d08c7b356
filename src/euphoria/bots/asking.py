"""How a question is put to a bot: with what its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from euphoria.bots.base import Bot
from euphoria.bots.worlds import Worlds
from euphoria.core.actions import Action
from euphoria.core.decision import Decision
from euphoria.core.events import Event
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.playout import next_seat
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


def pick(bot: Bot, game: Game, state: State, seat: int, codes: list[int], told: Sequence[Event] = ()) -> int:
    """What the bot of a seat chooses after all that was told; a single option is taken unasked."""
    if len(codes) == 1:
        return codes[0]
    if bot.listens:
        bot.hear([{"event": one.kind.id, **one.facts()} for one in told if one.visible_to(seat)])
    return ask(bot, game, state, seat, [game.action(code) for code in codes]).code


def step(game: Game, state: State, luck: Luck, table: Sequence[Bot], told: Sequence[Event] = ()) -> int:
    """Let luck fall, or whoever is asked choose; among how many options (none if it was luck).

    A bot gets what its seat may know and nothing else.
    """
    seat: int = next_seat(state)
    if seat < 0:
        game.settle(state, luck.draw(state.bounds))
        return 0
    codes = game.options(state, seat)
    game.act(state, seat, pick(table[seat], game, state, seat, codes, told))
    return len(codes)
