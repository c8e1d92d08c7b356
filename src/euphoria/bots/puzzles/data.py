"""What a puzzle is: a position as one seat knows it, and the one choice that is clearly best."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from euphoria.api import game as game_of
from euphoria.api import titles
from euphoria.core.match import Match
from euphoria.registry import package


class Puzzle(msgspec.Struct, frozen=True):
    """The position is a world the seat cannot tell from the one it was found in: it holds no more secrets."""

    title: str
    revision: int
    seat: int
    kind: str
    options: dict[str, Any]
    """The options of the table."""
    best: str
    chances: dict[str, float]
    """How likely the seat is to win with each choice that was tried, by imagined games; with a goal, how
    likely it is to reach that, exactly."""
    games: int
    """So many were imagined for each of the best ones; 0: none, the odds were counted."""
    seed: int
    state: dict[str, Any]
    goal: str = ""
    """What is asked for, where that is less than to win the game (riddles.py)."""

    @property
    def margin(self) -> float:
        """By how much the best choice is better than the next."""
        ranked = sorted(self.chances.values(), reverse=True)
        return ranked[0] - ranked[1]


@cache
def puzzles(title: str) -> list[Puzzle]:
    """Those that come with the program."""
    name = package(title)
    file = files("euphoria").joinpath(*name.split(".")[1:], "puzzles.json")
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Puzzle])
    except FileNotFoundError:
        return []


def with_puzzles() -> list[str]:
    """The titles that have any."""
    return [title for title in titles() if puzzles(title)]


def todays(day: int) -> tuple[str, int]:
    """The puzzle of a day, counted from any day: its title and its number from 0. Titles take turns."""
    known = with_puzzles()
    title = known[day % len(known)]
    return title, of_the_day(title, day)


def of_the_day(title: str, day: int) -> int:
    """The number of a title's puzzle for a day: another one whenever it is the title's turn. Each comes once
    before one comes again."""
    known = with_puzzles()
    if title not in known:
        return 0
    return (day - known.index(title)) // len(known) % len(puzzles(title))


def table(puzzle: Puzzle) -> Match:
    """A match that stands where the puzzle begins."""
    game = game_of(puzzle.title)
    state = game.read(puzzle.state)
    match = Match(game, state.players, puzzle.options, None, sealed_key="?")
    match.place(state)
    return match
