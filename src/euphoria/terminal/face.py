"""How a title shows itself in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from euphoria.registry import title
from euphoria.terminal.screen import Screen

if TYPE_CHECKING:
    from euphoria.cli.talk import Talk
    from euphoria.core.actions import Action
    from euphoria.core.decision import Decision
    from euphoria.core.match import Match
    from euphoria.speech import Speech

Event = dict[str, Any]

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
    """Answers one of them: the word, and what was typed behind it. True if the position has changed."""
    claims: tuple[str, ...] = ()
    """Claims as they are typed, one of each form."""
    urgent: Callable[[Event, int], bool] | None = None
    """Is this so important for the reader that it is told before all else?"""
    told: Callable[[Speech, Match, list[Event]], list[tuple[Event, str]]] | None = None
    """What happened, a sentence a line; by default a paragraph for each turn."""
    keeps: Callable[[dict[str, Any], Decision], Action | None] | None = None
    """The answer that leaves everything as it is, for an empty line."""
    cards: Callable[[Decision], list[str]] | None = None
    """The ids of the cards that a question is between, to be read before it."""
    together: Callable[[Action], object] | None = None
    """Options of the same key are one line; None: a line of its own."""
    joined: Callable[[Speech, Match, list[tuple[int, Action]]], str] | None = None
    """That line: the options with their numbers."""


def face_of(id: str) -> Face | None:
    """How a title shows itself, if it has a way of its own."""
    load = title(id).terminal
    return None if load is None else load()
