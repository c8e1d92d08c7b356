"""Puzzles that are answered by counting: a title that knows exact odds asks for less than the win."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, NamedTuple

from euphoria import bots
from euphoria.bots.advice import Reason
from euphoria.bots.puzzles.data import Puzzle
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.core.state import State
from euphoria.registry import title as title_of


class Posed(NamedTuple):
    """A question about a position, and how likely each offered choice is to reach what is asked for."""

    goal: str
    """`riddles-<goal>` says what that is."""
    chances: dict[int, float]


class Riddles(ABC):
    """What a title asks about its positions. Only what the seat can see may count."""

    margin = 0.1
    """By so much the best choice is better than the next."""
    most = 24
    """Questions with more options are not asked; on a board one sees at a glance where they lead."""

    facts: Mapping[str, str] = {}
    """The messages it tells, without `riddles-`, and the facts of each: goals and reasons."""

    @abstractmethod
    def options(self, luck: Luck) -> dict[str, Any]:
        """A table to look for them at."""

    @abstractmethod
    def pose(self, s: State, seat: int) -> Posed | None:
        """What could be asked here; None where nothing is worth asking."""

    @abstractmethod
    def chance(self, s: State, seat: int, goal: str, code: int) -> float:
        """How likely a choice is to reach the goal, also one that was not offered."""

    @abstractmethod
    def why(self, s: State, seat: int, goal: str, best: int) -> list[Reason]:
        """What the best choice does, and what the others lack."""


def riddles_of(title: str) -> Riddles | None:
    made = title_of(title).riddles
    return None if made is None else made()


def reasons(puzzle: Puzzle, match: Match) -> list[Reason]:
    """Why the best choice is the best: counted by the title, or as its adviser says it."""
    best = match.game.grammar.parse(puzzle.best)
    riddles = riddles_of(puzzle.title) if puzzle.goal else None
    if riddles is not None:
        return riddles.why(match.state, puzzle.seat, puzzle.goal, best.code)
    adviser = bots.adviser(puzzle.title)
    advice = adviser.advise(match.view(puzzle.seat), puzzle.kind, [best]) if adviser else []
    return [reason for hint in advice for reason in hint.reasons]


def chance(puzzle: Puzzle, match: Match, action: str) -> float | None:
    """How likely a choice is to do it; None: nobody knows, for it was not tried and cannot be counted."""
    riddles = riddles_of(puzzle.title) if puzzle.goal else None
    if action in puzzle.chances or riddles is None:
        return puzzle.chances.get(action)
    code = match.game.grammar.parse(action).code
    return round(riddles.chance(match.state, puzzle.seat, puzzle.goal, code), 3)


def is_right(puzzle: Puzzle, match: Match, action: str) -> bool:
    """What can be counted is right wherever it is as good: on a table without squares many places are."""
    if action == puzzle.best or not puzzle.goal:
        return action == puzzle.best
    likely = chance(puzzle, match, action)
    return likely is not None and likely >= puzzle.chances[puzzle.best]
