"""The engines of this project as a worker measures them: pure or compiled, whichever is on the path.

"loop" asks and answers from interpreted Python, one decision at a time, like a bot or a server;
"inside" leaves the whole game to `play_out`, which is compiled with the engines.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, cycle
from random import Random
from statistics import median
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import euphoria
import own_env
import own_reach
import own_sight
from euphoria.core import native, record
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat, play_out
from euphoria.core.state import State
from euphoria.games.connect_four.rules import ConnectFour
from euphoria.lab.table import Plan, play_game, with_limit
from worker import Task

LEADERS = euphoria.game("leaders")
DYSTOPIA = euphoria.game("dystopia")
SHOW = euphoria.game("show")
CONNECT_FOUR: Game = ConnectFour()
TABLES = range(4, 9)
FOUR_PLAYERS = range(4, 5)
NO_LIMIT = {"turn_limit": 100_000}  # random play ends by itself, long before
LEADERS_MIDDLE = 300  # decisions; a random game has about twice as many
DYSTOPIA_MIDDLE = 900
CONNECT_FOUR_MIDDLE = 10
STATES = 64
REPLAYED = 300


def about() -> str:
    return f"euphoria {euphoria.__version__}, {'compiled' if native() else 'pure'} engines"


def loop_once(game: Game, s: State, luck: Luck) -> int:
    """A random game as a bot or a server plays it: `play_out`, but interpreted.

    Methods are looked up once for a game, as in the loops of the peers.
    """
    options_of, act, below = game.options, game.act, luck.below
    made = 0
    while True:
        seat = next_seat(s)
        if seat >= 0:
            options = options_of(s, seat)
            act(s, seat, options[below(len(options))])
            made += 1
        elif s.over:
            return made
        else:
            game.settle(s, luck.draw(s.bounds))


def starts(game: Game, tables: range, options: dict[str, Any]) -> Iterator[State]:
    """Fresh positions without end, for each number of players in turn."""
    for players in cycle(tables):
        yield game.begin(players, options)


def loop(game: Game, tables: range, options: dict[str, Any]) -> Task:
    fresh = starts(game, tables, options)
    luck = Luck(1)
    return lambda games: sum(loop_once(game, next(fresh), luck) for _ in range(games))


def inside(game: Game, tables: range, options: dict[str, Any]) -> Task:
    fresh = starts(game, tables, options)
    luck = Luck(1)
    return lambda games: sum(play_out(game, next(fresh), luck) for _ in range(games))


def middles(game: Game, tables: range, options: dict[str, Any], after: int) -> list[State]:
    """Positions in the middle of random games."""
    found: list[State] = []
    luck = Luck(2)
    for s in starts(game, tables, options):
        play_out(game, s, luck, after)
        if not s.over and not s.bounds:
            found.append(s)
        if len(found) == STATES:
            return found
    return found


def copies(states: list[State]) -> Task:
    def task(rounds: int) -> int:
        for _ in range(rounds):
            for s in states:
                s.copy()
        return rounds * len(states)

    return task


def long_record() -> str:
    """The record of a match of six, broken off after so many actions."""
    for number in range(1000):
        key = sha256(f"record {number}".encode()).digest()
        match = euphoria.new("leaders", players=6, key=key)
        choice = Random(number)
        while not match.over and match.ply < REPLAYED:
            decision = match.decisions[0]
            match.act(decision.seat, choice.choice(decision.options))
        if match.ply == REPLAYED:
            return match.record()
    raise RuntimeError(f"no random game of {REPLAYED} actions")


def replays() -> Task:
    text = long_record()

    def task(times: int) -> int:
        for _ in range(times):
            record.replay(LEADERS, record.read(text))
        return times

    return task


def greedy_games() -> Task:
    """Whole games of four greedy players, played as `simulate` plays them: every choice from a view."""
    plan = Plan("dystopia", (4,), ("greedy",), 1, with_limit(DYSTOPIA, {}))
    numbers = count()

    def task(games: int) -> int:
        for _ in range(games):
            play_game(plan, next(numbers))
        return games

    return task


def tasks() -> dict[str, Task]:
    leaders = (LEADERS, TABLES, NO_LIMIT)
    dystopia = (DYSTOPIA, FOUR_PLAYERS, NO_LIMIT)
    four: tuple[Game, range, dict[str, Any]] = (CONNECT_FOUR, range(2, 3), {})
    return {
        "leaders loop": loop(*leaders),
        "leaders inside": inside(*leaders),
        "leaders copies": copies(middles(*leaders, LEADERS_MIDDLE)),
        "dystopia loop": loop(*dystopia),
        "dystopia inside": inside(*dystopia),
        "dystopia copies": copies(middles(*dystopia, DYSTOPIA_MIDDLE)),
        "dystopia greedy": greedy_games(),
        "show inside": inside(SHOW, range(2, 3), {}),
        "connect four loop": loop(*four),
        "connect four inside": inside(*four),
        "connect four copies": copies(middles(*four, CONNECT_FOUR_MIDDLE)),
        "replay": replays(),
        **own_sight.tasks(),
        **own_reach.tasks(),
        **own_env.tasks(),
    }


def checks() -> dict[str, Any]:
    return own_sight.checks()


# ------------------------------------------------------------------ sizes


def children(thing: Any) -> list[Any]:
    """What an object refers to: items, and fields kept in slots (pure or compiled)."""
    if isinstance(thing, list | tuple):
        return list(thing)
    fields: list[Any] = []
    for kind in type(thing).__mro__:
        if kind.__module__.startswith("euphoria"):
            fields += [
                getattr(thing, name)
                for name, place in vars(kind).items()
                if isinstance(place, MemberDescriptorType | GetSetDescriptorType) and name[0] != "_"
            ]
    return fields


def objects(thing: Any) -> dict[int, Any]:
    """An object and everything it holds, by identity; without what Python keeps anyway (small ints)."""
    found: dict[int, Any] = {}
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        kept_anyway = one is None or (isinstance(one, int) and -5 <= one <= 256)
        if not kept_anyway and id(one) not in found:
            found[id(one)] = one
            waiting += children(one)
    return found


def alone(s: State) -> int:
    """Bytes in memory of a position with its history."""
    return sum(sys.getsizeof(one) for one in objects(s).values())


def copied(s: State) -> int:
    """Bytes in memory that one more copy of a position takes."""
    held, copy = objects(s), objects(s.copy())
    return sum(sys.getsizeof(one) for key, one in copy.items() if key not in held)


def facts() -> dict[str, dict[str, float]]:
    """What is not a rate: the sizes of positions of eight players."""
    states = middles(LEADERS, range(8, 9), NO_LIMIT, LEADERS_MIDDLE)
    sizes = {
        "as JSON": [len(s.to_bytes()) for s in states],
        "in memory, one more copy": [copied(s) for s in states],
        "in memory, with its history": [alone(s) for s in states],
    }
    return {form: {"median": median(found), "most": max(found)} for form, found in sizes.items()}
