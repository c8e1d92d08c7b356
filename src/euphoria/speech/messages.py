"""The sentences of one language, from its Fluent files.

A message id begins with the name of the file it stands in: `leaders-shot` is in `leaders.ftl`. A file is read
when one of its messages is first needed; the library that understands them when the first one is that is not
plain (plain.py). A message is understood when it is first needed itself, for that takes a hundred times as
long as finding where it stands.
"""

from __future__ import annotations

import re
import threading
import warnings
from collections.abc import Iterator
from functools import cache
from importlib import import_module, resources
from typing import TYPE_CHECKING, Any

from euphoria.core.errors import BadSetup
from euphoria.languages import FALLBACK, LANGUAGES
from euphoria.speech import plain

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

Fact = int | str

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message or a term in a file: from its name to the next name or comment at the beginning of a line."""
NAME = re.compile(r"-?[a-zA-Z][\w-]*")
"""What may be the name of another entry, in the text of one."""


class SpeechWarning(UserWarning):
    """A message is missing or broken: people still get a text, tests fail on the warning."""


def _files(language: str) -> Iterator[Traversable]:
    """What is said in every game, and what each title says."""
    package = resources.files("euphoria")
    homes = [package, *(home for home in (package / "games").iterdir() if (home / "locale").is_dir())]
    for home in homes:
        yield from (home / "locale" / language).iterdir()


class Messages:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle: FluentBundle | None = None
        self._reading = threading.Lock()
        self._files = {file.name.removesuffix(".ftl"): file for file in _files(language)}
        self._entries: dict[str, str] = {}
        """The texts of entries that were found and that the library has not needed yet."""
        self._plain: dict[str, dict[str, str]] = {}
        """What plain messages say, of those that were needed."""

    def has(self, id: str) -> bool:
        """Is there such a message, or for `message.attribute` such an attribute?"""
        return self._pattern(id) is not None

    def format(self, id: str, facts: dict[str, Fact]) -> str:
        name, dot, attribute = id.partition(".")
        text = self._lines(name).get(dot + attribute)
        said = None if text is None else plain.filled(text, facts)
        return self._format(id, facts) if said is None else said

    def _lines(self, name: str) -> dict[str, str]:
        found = self._plain.get(name)
        if found is None:
            with self._reading:
                self._find(name)
            found = self._plain[name] = plain.lines(self._entries.get(name, ""))
        return found

    def _format(self, id: str, facts: dict[str, Fact]) -> str:
        """By the library."""
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
        bundle = self._bundle
        if bundle is None or not bundle.has_message(name):
            bundle = self._read(name)
            if not bundle.has_message(name):
                return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> FluentBundle:
        """Understand a message that is not there yet."""
        from fluent.runtime import FluentBundle

        with self._reading:
            if self._bundle is None:
                # Marks around inserted texts serve mixed directions of writing; on terminals they look odd.
                self._bundle = FluentBundle([self.language], use_isolating=False)
            self._find(name)
            self._understand(name)
            return self._bundle

    def _find(self, name: str) -> None:
        """Read the file of a message, if that has not been done."""
        first = name.partition("-")[0]
        # Messages that no client needs may stand in a file of their own, such as `show-hint.ftl`.
        for stem in [stem for stem in self._files if stem == first or name.startswith(f"{stem}-")]:
            found = ENTRY.finditer(self._files.pop(stem).read_text(encoding="utf-8"))
            self._entries |= {entry[1]: entry[0] for entry in found}

    def _understand(self, name: str) -> None:
        """Add an entry to the bundle, after those it names: others may use it as soon as it is there."""
        from fluent.runtime import FluentResource

        text = self._entries.pop(name, None)
        if text is None:
            return
        for other in NAME.findall(text):
            self._understand(other)
        assert self._bundle is not None
        self._bundle.add_resource(FluentResource(text))


@cache
def messages(language: str) -> Messages:
    """The messages of a language, shared by everybody who speaks it."""
    if language not in LANGUAGES:
        raise BadSetup(f"There is no language '{language}': {', '.join(LANGUAGES)}.")
    return Messages(language)


def get_ready() -> None:
    """Import the library that understands messages, so that nobody waits for it at the first word."""
    import_module("fluent.runtime")
