"""What travels to somebody who solves a puzzle: the position as its seat sees it; after an answer, why."""

from __future__ import annotations

from typing import Any

from euphoria.languages import FALLBACK
from euphoria.languages import Language as InLanguage
from euphoria.server.wire.play import DecisionInfo, Previewed, Why, Words
from euphoria.server.wire.tables import ActionText, Wire


class PuzzleShelf(Wire):
    """The puzzles of a title: `leaders-1` to `leaders-30`."""

    title: str
    name: str
    count: int


class PuzzleList(Wire):
    """The titles that have puzzles, and the one of today, the same for everybody; empty: there are none."""

    titles: list[PuzzleShelf]
    today: str


class PuzzleInfo(Wire):
    """A position of which `you` is asked one question with one clearly best answer. It is not told which."""

    id: str
    title: str
    name: str
    number: int
    """From 1."""
    count: int
    following: str
    """The next puzzle of the title; after the last one the first."""
    lang: InLanguage
    you: int
    names: list[str]
    view: dict[str, Any]
    decision: DecisionInfo
    words: Words
    moment: list[str]
    """Whose turn it is, and what has led to the question."""
    lines: list[str]
    """The table in words."""
    goal: str
    """What is asked for, where that is less than to win and the chances are counted exactly; else empty."""


class PuzzleQuestion(Wire):
    """Something to be worked out in the position, as players do at a table."""

    question: dict[str, Any]


class PuzzleAnswer(Wire):
    """A choice. Whoever gives up asks for the solution with it."""

    action: ActionText
    lang: InLanguage = FALLBACK
    solution: bool = False


class PuzzleChoice(Wire):
    """One of the choices, and how likely it is to win, by games that were imagined, or to reach the goal."""

    action: str
    words: str
    chance: float


class PuzzleSolution(Wire):
    """The best choice, why, what it brings, and how the others compare."""

    action: str
    words: str
    why: list[Why]
    """Empty where the odds alone speak for it."""
    brings: Previewed
    games: int
    """So many games were imagined for each of the best choices; 0: the chances are counted exactly."""
    choices: list[PuzzleChoice]
    """The best first."""


class PuzzleVerdict(Wire):
    """Was it the best choice? The solution comes with the right answer, or when it is asked for."""

    right: bool
    chance: float | None
    """How likely the choice was to win; null: nobody has tried it."""
    best: float
    """How likely the best one is to."""
    solution: PuzzleSolution | None
