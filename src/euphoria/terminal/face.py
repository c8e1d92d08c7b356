"""How a title shows itself in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from euphoria.terminal.screen import Screen

if TYPE_CHECKING:
    from euphoria.cli.talk import Talk
    from euphoria.speech import Speech

Layout = Callable[[Screen, "Speech", dict[str, Any]], None]
"""Writes a view to the screen."""


class Face(NamedTuple):
    """A title's own layouts and questions; `table` in words is there for every title."""

    layout: Layout
    """The table in a few lines, for the moment of a decision."""
    legend: str
    """The message that says how the layout is read."""
    own: Layout | None = None
    """Only the reader's own part of the table."""
    odds: Layout | None = None
    """What can be counted about hidden cards."""
    picture: bool = False
    """Is the layout a picture, which words do not replace?"""
    questions: tuple[tuple[str, str, str], ...] = ()
    """What can be asked about the table: the word, the message that says it, the message that explains it."""
    ask: Callable[[Talk, str, str], bool] | None = None
    """Answers one of them: the word, and what was typed behind it."""
