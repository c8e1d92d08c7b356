"""Positions in which one choice is clearly best: found in games of bots, to be solved by people."""

from __future__ import annotations

from euphoria.bots.puzzles.data import Puzzle, of_the_day, puzzles, table, todays, with_puzzles

__all__ = ["Puzzle", "of_the_day", "puzzles", "table", "todays", "with_puzzles"]
