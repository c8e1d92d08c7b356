"""A terminal for tests: commands run in this process, and a person who reads before answering."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from euphoria.cli import main

Answer = Callable[[str], str | None]
"""What a person types after reading this; None: nothing more (end of input)."""


@dataclass
class Done:
    """A command that has run."""

    code: int
    out: str
    err: str


class Person(io.TextIOBase):
    """Standard input: every line depends on what was printed since the last one."""

    def __init__(self, screen: io.StringIO, answer: Answer) -> None:
        self._screen = screen
        self._answer = answer
        self._seen = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        del size
        text = self._screen.getvalue()
        news, self._seen = text[self._seen :], len(text)
        line = self._answer(news)
        return "" if line is None else f"{line}\n"


class Terminal:
    """Runs `euphoria` with a data folder of its own."""

    def __init__(self, data: Path, patch: pytest.MonkeyPatch) -> None:
        self.data = data
        self._patch = patch

    def run(self, *argv: str | Path, typed: str | Answer = "") -> Done:
        """`typed` is all the input, or a function that answers what it reads."""
        out, err = io.StringIO(), io.StringIO()
        source = io.StringIO(typed) if isinstance(typed, str) else Person(out, typed)
        with self._patch.context() as patch:
            patch.setattr(sys, "stdin", source)
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            code = main([str(word) for word in argv])
        return Done(code, out.getvalue(), err.getvalue())

    def files(self) -> list[Path]:
        return sorted((self.data / "games").glob("*"))


class Script:
    """A person who takes advice until they see what they wait for, then types their lines, then leaves."""

    def __init__(self, until: str, *lines: str, after: Answer | None = None) -> None:
        self._until = until
        self._lines = list(lines)
        self._waiting = True
        self._after = after
        self.shown: list[str] = []
        """What was printed in answer to each line."""

    def __call__(self, news: str) -> str | None:
        if self._waiting and self._until not in news:
            return advised(news)
        if not self._waiting:
            self.shown.append(news)
        self._waiting = False
        if self._lines:
            return self._lines.pop(0)
        return None if self._after is None else self._after(news)


def advised(news: str) -> str | None:
    """Ask for a hint and take it; leave at the end."""
    if "[Enter = " in news.splitlines()[-1]:
        return ""
    return "hint"
