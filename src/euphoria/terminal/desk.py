"""What every command has at hand: the language, the words of that language, the screen."""

from __future__ import annotations

import os
from collections.abc import Mapping
from errno import EACCES, EISDIR, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from euphoria.languages import FALLBACK, LANGUAGES, decimal

if TYPE_CHECKING:
    from euphoria.core.errors import EuphoriaError
    from euphoria.core.game import Game
    from euphoria.speech import Speech
    from euphoria.terminal.screen import Screen


INTERRUPTED: Final = 130
"""The exit code of a command that somebody broke off."""


class Complaint(Exception):
    """What the person asked for cannot be done: one sentence, and the exit code."""

    def __init__(self, text: str, code: int = 2) -> None:
        super().__init__(text)
        self.code = code


FILE_TROUBLE: Final[dict[int, str]] = {
    ENOENT: "cli-file-missing",
    EACCES: "cli-file-closed",
    EPERM: "cli-file-closed",
    EROFS: "cli-file-closed",
    EISDIR: "cli-file-folder",
    ENOTDIR: "cli-file-missing",
    ENOSPC: "cli-file-disk-full",
}


class Desk:
    """The working place of one command."""

    def __init__(self, language: str) -> None:
        self.language = language

    @cached_property
    def screen(self) -> Screen:
        from euphoria.terminal.screen import Screen

        return Screen()

    @cached_property
    def speech(self) -> Speech:
        return self.speech_for([])

    def speech_for(self, names: list[str]) -> Speech:
        """Words about these players."""
        from euphoria.speech import Speech

        return Speech(self.language, names)

    def say(self, id: str, **facts: Any) -> str:
        return self.speech.say(id, **facts)

    def number(self, value: float, format: str = ".1f") -> str:
        """A number with the decimal sign of the language."""
        return decimal(f"{value:{format}}", self.language)

    def complaint(self, id: str, **facts: Any) -> Complaint:
        return Complaint(self.say(id, **facts))

    def told(self, error: EuphoriaError) -> str:
        """What the engine refuses, in the language of the reader where it has a message for it."""
        return self.say(error.says, **error.facts) if error.says else str(error)

    def reason(self, error: OSError) -> str:
        """Why a file cannot be read or written; rare reasons in the words of the system."""
        says = FILE_TROUBLE.get(error.errno or 0)
        return self.say(says) if says else str(error.strerror)

    def game(self, title: str) -> Game:
        """The game of a title, or a complaint that names those there are."""
        import euphoria

        if title not in euphoria.titles():
            raise self.complaint("problems-title-unknown", title=title, known=", ".join(euphoria.titles()))
        return euphoria.game(title)

    def check_players(self, game: Game, players: int) -> int:
        if not game.least <= players <= game.most:
            raise self.complaint(
                "cli-bad-players", title=game.id, least=game.least, most=game.most, players=players
            )
        return players


def choose_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """`--lang`, else EUPHORIA_LANG, else the system's language if it is one of ours, else English."""
    if asked is not None:
        if asked.lower() not in LANGUAGES:
            raise Complaint(f"There is no language '{asked}' here: {', '.join(LANGUAGES)}.")
        return asked.lower()
    for name in ("EUPHORIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            language = value[:2].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK
