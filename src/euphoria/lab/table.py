"""One simulated game: everything follows from its number and the seed of the whole run."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from euphoria import bots
from euphoria.api import game as game_of
from euphoria.bots import Bot
from euphoria.core.events import Event
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import play_out
from euphoria.core.state import State

TURN_LIMIT = 400
"""After how many turns automatic play stops a game nobody wins, in titles that have such an option."""


class Plan(NamedTuple):
    """What is simulated: enough to play any of its games alone, in any process."""

    title: str
    players: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    variants: tuple[tuple[str, dict[str, Any]], ...] = (("", {}),)
    """Options that differ between games, each with how it is called: the games are shared out among them."""


class Outcome(NamedTuple):
    """How one game went."""

    seats: tuple[str, ...]
    winners: tuple[int, ...]
    way: str
    turns: int
    decisions: int
    team: str = ""
    """The team that won, in titles that name it; nothing if nobody won or several did."""
    variant: int = 0
    """Which of the plan's variants was played."""


def seed_of(*names: object) -> int:
    """A seed of its own for whatever these names name."""
    return int.from_bytes(sha256("/".join(map(str, names)).encode()).digest()[:8], "big")


class Seating(NamedTuple):
    """One game of a plan before it begins: everything it follows from."""

    number: int
    variant: int
    seats: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    luck: Luck


def seated(plan: Plan, number: int) -> Seating:
    """Who sits at the game with this number, and with which options and luck it is played."""
    variant = number % len(plan.variants)
    # The same games for every variant, so that what differs is the variant and not the luck.
    dealt = number // len(plan.variants)
    players = plan.players[dealt % len(plan.players)]
    seed = seed_of(plan.seed, players, dealt)
    luck = Luck(seed)
    seats = seating(plan.bots, players, dealt // len(plan.players), luck)
    options = {**plan.options, **plan.variants[variant][1]}
    return Seating(number, variant, tuple(seats), options, seed, luck)


def play_game(plan: Plan, number: int) -> Outcome:
    """Play the game with this number."""
    _, variant, seats, options, seed, luck = seated(plan, number)
    return play_table(game_of(plan.title), seats, options, seed, luck)._replace(variant=variant)


def play_table(game: Game, seats: Sequence[str], options: dict[str, Any], seed: int, luck: Luck) -> Outcome:
    """One game between bots of these kinds; `luck` is that of the table, `seed` makes that of the bots."""
    state = game.begin(len(seats), options)
    if all_at_random(seats):
        # Nobody looks at anything, so the whole game runs inside the engine.
        decisions = play_out(game, state, luck)
    else:
        decisions = play_with_bots(game, state, luck, bots_for(game, seats, seed))
    return outcome_of(game, state, seats, decisions)


def all_at_random(seats: Sequence[str]) -> bool:
    return set(seats) == {"random"}


def bots_for(game: Game, seats: Sequence[str], seed: int) -> list[Bot]:
    return [bots.make(kind, game.id, seed_of(seed, seat)) for seat, kind in enumerate(seats)]


def outcome_of(game: Game, state: State, seats: Sequence[str], decisions: int) -> Outcome:
    """How a game ended that is over."""
    result = game.result(state)
    turns = result.get("turns", 0)
    winners: list[int] = result["winners"]
    teams: set[str] = {str(result["teams"][seat]) for seat in winners} if "teams" in result else set()
    team = teams.pop() if len(teams) == 1 else ""
    return Outcome(tuple(seats), tuple(winners), result["way"], turns, decisions, team)


def seating(kinds: tuple[str, ...], players: int, turn: int, luck: Luck) -> list[str]:
    """The kinds dealt to the seats in turn, then shuffled.

    If the seats cannot be shared out evenly, another kind has the larger share in every game.
    """
    seats = [kinds[(turn + seat) % len(kinds)] for seat in range(players)]
    for last in range(players - 1, 0, -1):
        other = luck.below(last + 1)
        seats[last], seats[other] = seats[other], seats[last]
    return seats


def with_limit(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The options, with the safety net of automatic play where the title has one."""
    if "turn_limit" in options or "turn_limit" not in game.settings({}, game.most):
        return dict(options)
    return {**options, "turn_limit": TURN_LIMIT}


def play_with_bots(game: Game, state: State, luck: Luck, table: list[Bot]) -> int:
    """Play to the end, each seat by its bot; how many decisions were made."""
    made = 0
    told: list[Event] = []
    state.out = told if any(bot.listens for bot in table) else None
    while not state.over:
        made += bots.step(game, state, luck, table, told) > 0
    return made
