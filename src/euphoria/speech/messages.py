"""The sentences of one language, from its Fluent files.

A message id begins with the name of the file it stands in: `leaders-shot` is in `leaders.ftl`. Files are read
when one of their messages is first needed, and so is the library that reads them.
"""

from __future__ import annotations

import threading
import warnings
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from euphoria.core.errors import BadSetup

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es", "ru")
FALLBACK = "en"

Fact = int | str


class SpeechWarning(UserWarning):
    """A message is missing or broken: people still get a text, tests fail on the warning."""


class Messages:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle: FluentBundle | None = None
        self._reading = threading.Lock()
        folder = resources.files("euphoria") / "locale" / language
        self._unread = {file.name.removesuffix(".ftl"): file for file in folder.iterdir()}

    def has(self, id: str) -> bool:
        """Is there such a message, or for `message.attribute` such an attribute?"""
        return self._pattern(id) is not None

    def format(self, id: str, facts: dict[str, Fact]) -> str:
        pattern = self._pattern(id)
        if pattern is None:
            return self._instead(id, facts)
        assert self._bundle is not None
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            warnings.warn(f"{self.language}: {id}: {errors[0]!r}", SpeechWarning, stacklevel=3)
        return str(text)

    def _instead(self, id: str, facts: dict[str, Fact]) -> str:
        warnings.warn(f"{self.language} has no message '{id}'.", SpeechWarning, stacklevel=4)
        return id if self.language == FALLBACK else messages(FALLBACK).format(id, facts)

    def _pattern(self, id: str) -> Any:
        name, _, attribute = id.partition(".")
        bundle = self._with_file_of(name)
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _with_file_of(self, name: str) -> FluentBundle:
        stem = name.partition("-")[0]
        if self._bundle is not None and stem not in self._unread:
            return self._bundle

        from fluent.runtime import FluentBundle, FluentResource

        with self._reading:
            if self._bundle is None:
                # Marks around inserted texts serve mixed directions of writing; on terminals they look odd.
                self._bundle = FluentBundle([self.language], use_isolating=False)
            if stem in self._unread:
                text = self._unread[stem].read_text(encoding="utf-8")
                self._bundle.add_resource(FluentResource(text))
                # Only now: other threads take a file that is not in this list for one that was read.
                del self._unread[stem]
            return self._bundle


@cache
def messages(language: str) -> Messages:
    """The messages of a language, shared by everybody who speaks it."""
    if language not in LANGUAGES:
        raise BadSetup(f"There is no language '{language}': {', '.join(LANGUAGES)}.")
    return Messages(language)
