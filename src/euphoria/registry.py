"""Which titles there are, and the one record that joins each of them to the house.

A title is loaded by its name when it is first asked for, so nothing here imports one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from euphoria.core.errors import BadSetup

if TYPE_CHECKING:
    from euphoria.bots.base import Bot
    from euphoria.bots.puzzles.riddles import Riddles
    from euphoria.bots.value import Value
    from euphoria.core.game import Game
    from euphoria.encoding import Encoding
    from euphoria.notes import Notebook
    from euphoria.speech.title import TitleSpeech
    from euphoria.terminal.face import Face


class Title(NamedTuple):
    """One game under one roof. What is a function here is loaded when it is first called."""

    game: Game
    speech: Callable[[], TitleSpeech]
    bots: dict[str, Callable[[int], Bot]]
    """Makers of bots by kind, from weak to strong; each takes the seed of its luck."""
    terminal: Callable[[], Face] | None = None
    """How it looks in a terminal; without one the table is told in words."""
    picture: Callable[[dict[str, Any], list[str]], str] | None = None
    """The table of a view and the names of its seats, as SVG: for previews of links."""
    encoding: Callable[[], Encoding] | None = None
    """A view and the actions as numbers: for learners."""
    value: Callable[[], Value] | None = None
    """What its positions are worth, for analysis; without it imagined games go on at random."""
    notes: Callable[[], Notebook] | None = None
    """What is worth noting of a finished game, for tables and reports of many games."""
    workshop: Callable[[dict[str, Any], str], dict[str, Any]] | None = None
    """Looks at what players build for it themselves, such as a map: a question as plain data and a language,
    and what there is to say. It may take long, and it trusts nothing; `BadSetup` for what is no question."""
    personalities: Callable[[], Mapping[str, Any]] | None = None
    """Who its bots can be: a record for each name, which only they understand."""
    riddles: Callable[[], Riddles] | None = None
    """Puzzles that it proves by exact odds; without it they are proved by imagined games."""


LISTED: dict[str, str] = {
    "leaders": "euphoria.games.leaders",
    "dystopia": "euphoria.games.dystopia",
    "show": "euphoria.games.show",
}
"""The titles a house offers, by id, and the package of each."""


def title(id: str) -> Title:
    """All there is of one title.

    >>> title("leaders").game.most
    8
    """
    found: Title = import_module(f"{package(id)}.title").TITLE
    return found


def players(id: str) -> tuple[int, int]:
    """How many can play it, the fewest and the most: without loading its rules.

    >>> players("leaders")
    (4, 8)
    """
    found: tuple[int, int] = import_module(package(id)).PLAYERS
    return found


def commands(id: str) -> str:
    """The module whose `join` adds commands of this title to `euphoria`, if it has any: without its rules.

    >>> commands("leaders")
    ''
    """
    return str(getattr(import_module(package(id)), "COMMANDS", ""))


def package(id: str) -> str:
    """Where a title lies."""
    package = LISTED.get(id)
    if package is None:
        known = ", ".join(LISTED)
        raise BadSetup(
            f"There is no game '{id}': {known}.", "problems-title-unknown", {"title": id, "known": known}
        )
    return package
