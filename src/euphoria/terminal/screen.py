"""The terminal: wrapped text, a prompt, and nothing that a dumb or piped one cannot show.

Styles only underline what the words already say, so the text is complete without any colour.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import sys

from rich.console import Console
from rich.text import Text

WIDEST = 100
"""Longer lines are hard to read, however wide the window is."""

HEADING = "bold"
STRONG = "bold"
FAINT = "dim"
NUMBER = "cyan"
GOOD = "green"
BAD = "red"
ALARM = "bold red"


class Screen:
    """Writes to standard output, reads lines from standard input."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            # A character that the terminal or the pipe does not know must never end a game.
            if isinstance(stream, io.TextIOWrapper):
                with contextlib.suppress(io.UnsupportedOperation):
                    stream.reconfigure(errors="replace")
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.bullet = "·" if self.console.encoding.lower().startswith("utf") else "-"

    @property
    def width(self) -> int:
        return max(40, min(self.console.width, WIDEST))

    @property
    def interactive(self) -> bool:
        """Does a person sit at both ends?"""
        return sys.stdin.isatty() and sys.stdout.isatty()

    # ------------------------------------------------------------------ writing

    def write(self, text: str | Text = "", style: str = "", lead: str | Text = "", indent: int = 0) -> None:
        """A paragraph, wrapped; `lead` stands before its first line, the others are indented alike."""
        body = Text(text, style=style) if isinstance(text, str) else text
        head = Text(lead) if isinstance(lead, str) else lead
        margin = max(indent, head.cell_len)
        for number, line in enumerate(body.wrap(self.console, self.width - margin) or [Text()]):
            start = head if number == 0 else Text()
            pad = Text(" " * (margin - start.cell_len))
            self.raw(Text.assemble(start, pad, line))

    def raw(self, line: Text) -> None:
        """One line as it is."""
        line.rstrip()
        self.console.print(line, soft_wrap=True)

    def as_is(self, text: str, style: str = "", indent: int = 0) -> None:
        """A line to be copied: a command or the name of a file, never broken."""
        self.raw(Text(" " * indent + text, style))

    def heading(self, text: str) -> None:
        self.write()
        self.write(text, HEADING)

    def item(self, text: str | Text, style: str = "") -> None:
        """One thing that happened."""
        self.write(text, style, lead=f"  {self.bullet} ")

    def pairs(self, rows: list[tuple[str, str]], style: str = STRONG) -> None:
        """Words and what they mean, side by side."""
        widest = min(max((len(left) for left, _ in rows), default=0), self.width // 2)
        for left, right in rows:
            self.write(right, lead=Text.assemble("  ", (left.ljust(widest), style), "  "), indent=widest + 4)

    # ------------------------------------------------------------------ reading

    def ask(self, prompt: str) -> str:
        """One line from the person; `EOFError` when there are no more."""
        if self.interactive:
            with contextlib.suppress(ImportError):
                # Once imported it gives `input` line editing and a history.
                importlib.import_module("readline")
            return input(prompt).strip()
        self.console.print(Text(prompt), end="", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self.write()
            raise EOFError
        # Without a keyboard nothing shows what was typed; a log of the game should.
        self.write(line.strip())
        return line.strip()
