"""Finds puzzles in games of bots: positions in which one choice is clearly better than all others.

Most positions are dismissed after a few imagined games; the more promising one is, the more are spent on it.
All choices of a question are tried, in worlds the seat cannot tell from the real one, with the same luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from euphoria import bots
from euphoria.api import game as game_of
from euphoria.bots.analysis.judging import Judge, Trial, imagined, lead
from euphoria.bots.puzzles.data import Puzzle
from euphoria.bots.puzzles.riddles import riddles_of
from euphoria.bots.value import value_of
from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.playout import next_seat
from euphoria.core.state import State

SURE: Final = 3.0
"""The best choice leads by at least so many standard errors."""
FEWEST: Final = 3
MOST: Final = 12
"""Questions with more options are no puzzles: people should be able to weigh them all."""
ROUNDS: Final = ((2, MOST), (8, 4), (24, 3))
"""So many more games for so many of the best options; the first must then lead by the margin of its title."""
OF_A_GAME: Final = 2
"""So many puzzles are taken from one game, and no more of one kind than this part of all."""
OF_A_KIND: Final = 0.4


def mine(
    title: str, count: int, seed: int, tried: Callable[[int, int], None] | None = None
) -> Iterator[Puzzle]:
    """So many puzzles; `tried` hears how many positions were looked at and how many puzzles found."""
    kinds: dict[str, int] = {}
    riddles = riddles_of(title)
    found = looked = 0
    number = 0
    while found < count:
        taken = 0
        number += 1
        for s, seat, options in positions(title, 1000 * seed + number):
            looked += 1
            if tried is not None:
                tried(looked, found)
            kind = game_of(title).question(s).name
            if riddles is None and kinds.get(kind, 0) >= max(2, OF_A_KIND * count):
                continue
            puzzle = examine(title, s, seat, options, seed + looked)
            if puzzle is None:
                continue
            kind = puzzle.goal or kind
            if kinds.get(kind, 0) >= max(2, OF_A_KIND * count):
                continue
            kinds[kind] = kinds.get(kind, 0) + 1
            found, taken = found + 1, taken + 1
            yield puzzle
            if taken == OF_A_GAME or found == count:
                break


def positions(title: str, seed: int) -> Iterator[tuple[State, int, dict[str, Any]]]:
    """Questions of one game between bots that are worth a look, and whose they are."""
    game, luck = game_of(title), Luck(seed)
    players = game.least + luck.below(min(4, game.most - game.least + 1))
    riddles = riddles_of(title)
    options: dict[str, Any] = {} if riddles is None else riddles.options(luck)
    s = game.begin(players, options)
    kinds = [kind for kind in bots.kinds(title) if kind in ("novice", "greedy")]
    table = [bots.make(kinds[luck.below(len(kinds))], title, luck.next()) for _ in range(players)]
    made = 0
    while not s.over:
        if s.bounds:
            game.settle(s, luck.draw(s.bounds))
            continue
        seat: int = next_seat(s)
        codes = game.options(s, seat)
        made += 1
        # The first decisions of a game are matters of taste.
        if made > 2 * players and FEWEST <= len(codes) <= (MOST if riddles is None else riddles.most):
            # Games are imagined for a third of these; what is counted takes no time.
            if riddles is not None or luck.below(3) == 0:
                yield s, seat, options
        game.act(s, seat, bots.ask(table[seat], game, s, seat, [game.action(code) for code in codes]).code)


def examine(title: str, s: State, seat: int, options: dict[str, Any], seed: int) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    game = game_of(title)
    world = game.determinize(s, seat, Luck(seed))
    riddles = riddles_of(title)
    if riddles is not None:
        posed = riddles.pose(world, seat)
        if posed is None:
            return None
        chances, games, goal = posed.chances, 0, posed.goal
    else:
        judge = Judge(game, value_of(title), seat, imagined(game, world, seat, seed), seed)
        trials = compare(judge, game, world, seat, value_of(title).margin)
        if trials is None:
            return None
        chances, games, goal = {one.code: one.worth(seat) for one in trials}, len(trials[0].games), ""
    return Puzzle(
        title=title,
        revision=game.revision,
        seat=seat,
        kind=game.question(s).name,
        options=options,
        best=game.action(max(chances, key=chances.__getitem__)).text,
        chances={game.action(code).text: round(chance, 3) for code, chance in chances.items()},
        games=games,
        seed=seed,
        state=world.to_json(),
        goal=goal,
    )


def compare(judge: Judge, game: Game, world: State, seat: int, margin: float) -> list[Trial] | None:
    """All choices, the best first; None as soon as none is clearly best."""
    trials = [Trial(code) for code in game.options(world, seat)]
    done = 0
    for more, staying in ROUNDS:
        for number in range(done, done + more):
            judge.try_once(trials[:staying], number)
        done += more
        trials.sort(key=lambda trial: -trial.worth(seat))
        if trials[0].worth(seat) - trials[1].worth(seat) < margin:
            return None
    better, error = lead(trials[0], trials[1], seat)
    # Whoever fell back in the last round has played fewer games: only who played all of them is compared.
    return trials if len(trials[0].games) == len(trials[1].games) and better > SURE * error else None
