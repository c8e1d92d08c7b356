"""Positions in which one choice is clearly best: found in games of bots, to be solved by people."""

from __future__ import annotations

from euphoria.bots.puzzles.data import Puzzle, of_the_day, puzzles, table, todays, with_puzzles
from euphoria.bots.puzzles.riddles import chance, is_right, reasons

__all__ = [
    "Puzzle",
    "chance",
    "is_right",
    "of_the_day",
    "puzzles",
    "reasons",
    "table",
    "todays",
    "with_puzzles",
]
