"""A simulated game decision by decision: the same game as in `table.py`, for whoever wants to look on.

Tables of random players run inside the engine there, with one luck for dice and choices; here the same
numbers are drawn in the same order, so that it is the same game (tests compare them).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from euphoria import bots
from euphoria.api import game as game_of
from euphoria.core.actions import SEATS
from euphoria.core.game import Game
from euphoria.core.match import Match
from euphoria.core.playout import next_seat
from euphoria.core.state import State
from euphoria.lab.table import Plan, Seating, all_at_random, bots_for, seated

Chooser = Callable[[int, list[int]], int]


class Choice(NamedTuple):
    """One decision, before it is carried out."""

    seat: int
    question: str
    options: int
    """How many there were."""
    code: int


def chooser(game: Game, state: State, seating: Seating) -> Chooser:
    """How the seats of this game choose."""
    if all_at_random(seating.seats):
        luck = seating.luck
        return lambda _seat, codes: codes[luck.below(len(codes))]
    table = bots_for(game, seating.seats, seating.seed)
    return lambda seat, codes: bots.pick(table[seat], game, state, seat, codes, state.out or [])


def steps(game: Game, state: State, seating: Seating) -> Iterator[Choice | list[int]]:
    """Play to the end. Every choice, and every draw of luck, is handed out before it is carried out."""
    if state.out is None:
        state.out = []
    choose = chooser(game, state, seating)
    while not state.over:
        if state.bounds:
            drawn = seating.luck.draw(state.bounds)
            yield drawn
            game.settle(state, drawn)
            continue
        seat = int(next_seat(state))
        codes = game.options(state, seat)
        code = choose(seat, codes)
        yield Choice(seat, game.question(state).name, len(codes), code)
        game.act(state, seat, code)


def replay(plan: Plan, number: int) -> Match:
    """The game with this number once more, as a match: its record can be kept, shown and replayed.

    >>> plan = Plan("leaders", (4,), ("random",), 1, {"turn_limit": 5})
    >>> replay(plan, 0).over
    True
    """
    game = game_of(plan.title)
    seating = seated(plan, number)
    names = [f"{kind} {SEATS[seat]}" for seat, kind in enumerate(seating.seats)]
    # No key: the luck of simulation is a number of the plan, and not provable dice.
    match = Match(game, len(seating.seats), seating.options, None, names=names)
    for step in steps(game, game.begin(len(seating.seats), seating.options), seating):
        if isinstance(step, Choice):
            match.follow({"seat": step.seat, "do": game.action(step.code).text}, undoable=False)
        else:
            match.settle(step)
    return match
