"""Random games at the speed of the engine, and records of those that fail.

A fuzzed game is played on the bare state (no match, no events), which is fast. It is decided by its number
alone, so a game that fails is simply played again through a `Match`, up to the failure, and written down
as a record that `euphoria.load` opens.

Every run plays other games, for as long as it may: `EUPHORIA_FUZZ` is the processor time of a title in
seconds (`make soak` gives it more). `EUPHORIA_FUZZ_FIRST` is the number to begin with, to see the same games
again.
"""

import os
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from euphoria.core.game import Game
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.playout import next_seat
from euphoria.core.record_text import write
from euphoria.core.state import State

DUMPS = Path(__file__).resolve().parents[2] / "build" / "fuzz"
MOST = 20_000
"""A game with more decisions than this does not end."""

SECONDS = float(os.environ.get("EUPHORIA_FUZZ", "5"))
FIRST = int(os.environ.get("EUPHORIA_FUZZ_FIRST") or secrets.randbelow(10**9))

Check = Callable[[State], None]
CheckStep = Callable[[State, State], None]
Choose = Callable[[Game, State, int, Luck], int]


class Stuck(AssertionError):
    """A position in which nobody can do anything, or a game without an end."""


def fresh_numbers(chunk: int, chunks: int, seconds: float = SECONDS) -> Iterator[int]:
    """Numbers of games that probably nobody has played yet: at least one, and more while this chunk has time
    left of its share of the seconds."""
    until = time.process_time() + seconds / chunks
    number = FIRST + chunk
    yield number
    while time.process_time() < until:
        number += chunks
        yield number


def any_option(game: Game, s: State, seat: int, luck: Luck) -> int:
    options = game.options(s, seat)
    if not options:
        raise Stuck(f"seat {seat} is asked but has no option")
    return options[luck.below(len(options))]


def fuzz_game(
    game: Game,
    players: int,
    number: int,
    check: Check,
    check_step: CheckStep,
    every: int = 32,
    *,
    options: dict[str, Any] | None = None,
    choose: Choose = any_option,
) -> int:
    """Play one random game, checking each `every`-th step and the end; how many decisions were made."""
    luck = Luck(number)
    s = game.begin(players, options or {})
    made = 0
    while not s.over:
        if made > MOST:
            raise Stuck(f"not over after {MOST} decisions")
        before = s.copy() if made % every == number % every else None
        if s.bounds:
            game.settle(s, luck.draw(s.bounds))
        else:
            seat = next_seat(s)
            game.act(s, seat, choose(game, s, seat, luck))
            made += 1
        if before is not None:
            check(s)
            check_step(before, s)
    check(s)
    return made


def fuzz(
    game: Game,
    players: int,
    numbers: Iterable[int],
    check: Check,
    check_step: CheckStep,
    folder: Path = DUMPS,
    *,
    options: dict[str, Any] | None = None,
    choose: Choose = any_option,
) -> int:
    """Play the games with these numbers; a failing one is dumped, and the error names its record."""
    made = 0
    for number in numbers:
        try:
            made += fuzz_game(game, players, number, check, check_step, options=options, choose=choose)
        except Exception as error:
            path, then = dump(
                game, players, number, check, check_step, folder, options=options, choose=choose
            )
            told = f"game {number} of {players} players fails at '{then}': {error!r}"
            raise AssertionError(f"{told}; the record up to there: {path}") from error
    return made


def dump(
    game: Game,
    players: int,
    number: int,
    check: Check,
    check_step: CheckStep,
    folder: Path,
    *,
    options: dict[str, Any] | None = None,
    choose: Choose = any_option,
) -> tuple[Path, str]:
    """Play the game again as a match, checking every step; the record before the first that fails, and it."""
    match = Match(game, players, options or {}, None)
    luck = Luck(number)
    good, then = match.copy(), ""
    try:
        while not match.over and match.ply <= MOST:
            good = match.copy()
            entry = next_entry(match, luck, choose)
            then = str(entry.get("do", entry.get("got")))
            match.follow(entry)
            check(match.state)
            check_step(good.state, match.state)
    except Exception as error:
        then += f" ({type(error).__name__})"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game.id}-{players}-{number}.jsonl"
    path.write_text(write(good), encoding="utf-8", newline="\n")
    return path, then


def next_entry(match: Match, luck: Luck, choose: Choose = any_option) -> dict[str, Any]:
    """What `fuzz_game` would do next, as an entry of a log."""
    s = match.state
    if s.bounds:
        return {"luck": match.game.luck(s).name, "of": s.bounds[:], "got": luck.draw(s.bounds)}
    seat = next_seat(s)
    return {"seat": seat, "do": match.game.action(choose(match.game, s, seat, luck)).text}
