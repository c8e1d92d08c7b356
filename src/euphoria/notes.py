"""What is worth noting of a finished game: each title says it in a notebook of its own (`notes.py`).

The laboratory writes the notes down beside who won, one row per game and one per seat, and makes reports of
them. It knows no title: what a fact is called and what its values mean, the notebook says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from euphoria.core.events import Event

Value = str | int | bool | list[str] | None
"""A fact of one game or seat; None: there is nothing to note."""
Kind = Literal["word", "words", "number", "flag"]


class Fact(NamedTuple):
    """One fact that is noted, of a game or of a seat.

    >>> Fact("team", "word", "leaders-team-", ("euphorian", "subterran", "wastelander")).name
    'team'
    """

    name: str
    """The name of the column; `TITLE-note-NAME` is how reports call it."""
    kind: Kind = "word"
    says: str = ""
    """How the messages begin that name its values; nothing where the values speak for themselves."""
    values: tuple[str, ...] = ()
    """All that it can be, so that reports can tell what never occurs; nothing where that is open."""
    pairs: bool = False
    """Do two of these at one seat help each other? For `words` of which a report looks at pairs."""
    within: str = ""
    """The fact of the game without which this one says little, such as the map of a side."""


class Finished(NamedTuple):
    """A game that is over, as notes are taken from it: with open eyes, for nothing is secret any more."""

    players: int
    view: dict[str, Any]
    events: list[Event]
    """Everything that happened, in order."""
    opening: dict[str, Any] | None = None
    """The view after the first decisions, where the notebook asks for it."""


class Notes(NamedTuple):
    """What was noted of one game, and of each of its seats."""

    game: dict[str, Value]
    seats: list[dict[str, Value]]


class Notebook(NamedTuple):
    """What a title notes of its games."""

    game: tuple[Fact, ...]
    seats: tuple[Fact, ...]
    take: Callable[[Finished], Notes]
    opening: int = 0
    """After how many decisions the opening is to be looked at; 0: never."""


FIRST = Fact("first", "number")
"""The seat that began. Every title with such a seat notes it under this name, and reports look for it."""
