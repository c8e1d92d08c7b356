"""Games with notes: what a row of the tables of many games is made of."""

from __future__ import annotations

from typing import Any, NamedTuple

from euphoria.api import game as game_of
from euphoria.core.game import Game
from euphoria.core.playout import play_out
from euphoria.core.state import OPEN_EYES, State
from euphoria.lab.stepping import Choice, steps
from euphoria.lab.table import Outcome, Plan, Seating, all_at_random, outcome_of, seated
from euphoria.notes import Finished, Notebook, Notes
from euphoria.registry import title as title_of

EVERYTHING = 1_000_000
"""More decisions than any game has."""


class Noted(NamedTuple):
    """One game with all that is kept of it."""

    number: int
    seed: int
    outcome: Outcome
    payoffs: list[float]
    digest: str
    notes: Notes
    choices: list[tuple[Choice, str]]
    """Every decision and the action that was taken, if they are kept."""


def notebook_of(title: str) -> Notebook:
    """What a title notes; a title that notes nothing has an empty book."""
    made = title_of(title).notes
    return made() if made is not None else Notebook((), (), _nothing)


def _nothing(game: Finished) -> Notes:
    return Notes({}, [{} for _ in range(game.players)])


def play_noted(plan: Plan, number: int, with_choices: bool = False) -> Noted:
    """Play the game with this number and take notes."""
    game = game_of(plan.title)
    book = notebook_of(plan.title)
    seating = seated(plan, number)
    state = game.begin(len(seating.seats), seating.options)
    # What begins at once was told before anybody listened; nothing that is noted does.
    state.out = []
    choices: list[tuple[Choice, str]] = []
    if all_at_random(seating.seats) and not with_choices:
        decisions, opening = _run(game, state, seating, book.opening)
    else:
        decisions, opening = _step(game, state, seating, book.opening, choices if with_choices else None)
    view = game.view(state, OPEN_EYES)
    notes = book.take(Finished(len(seating.seats), view, state.out or [], opening))
    outcome = outcome_of(game, state, seating.seats, decisions)._replace(variant=seating.variant)
    return Noted(number, seating.seed, outcome, game.payoffs(state), state.digest(), notes, choices)


def _run(game: Game, state: State, seating: Seating, look_at: int) -> tuple[int, dict[str, Any] | None]:
    """A table of random players, inside the engine."""
    made, opening = 0, None
    if look_at:
        made = play_out(game, state, seating.luck, look_at)
        opening = game.view(state, OPEN_EYES)
    return made + play_out(game, state, seating.luck, EVERYTHING), opening


def _step(
    game: Game, state: State, seating: Seating, look_at: int, choices: list[tuple[Choice, str]] | None
) -> tuple[int, dict[str, Any] | None]:
    """Any table, decision by decision."""
    made, opening = 0, None
    for choice in steps(game, state, seating):
        if not isinstance(choice, Choice):
            continue
        if look_at and made == look_at:
            opening = game.view(state, OPEN_EYES)
        if choices is not None:
            choices.append((choice, game.action(choice.code).text))
        made += 1
    if look_at and opening is None:
        opening = game.view(state, OPEN_EYES)
    return made, opening
