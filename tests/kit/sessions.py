"""Recorded sessions at the terminal: one game of each title in each language, as a person reads it.

What is typed follows from what is shown, so the same person plays on when sentences change. All are in
tests/playthroughs/terminal (`python tools/playthrough.py` records them anew).
"""

import io
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from euphoria.cli import main
from euphoria.languages import LANGUAGES

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs" / "terminal"
NUMBER = re.compile(r"^ {1,4}(\d+) {2}\S|\[(\d+)\]", re.MULTILINE)
"""Options are numbered at the beginning of a line, or in brackets where several stand in one."""

TITLES: dict[str, tuple[list[str], int, dict[int, list[str]]]] = {
    "leaders": (
        ["--players", "4"],
        24,
        {
            1: ["help", "claim", "claim row", "claim saw B.left SL", "claims"],
            3: ["interrogate", "why", "table", "rule"],
        },
    ),
    "dystopia": (
        ["--players", "2"],
        24,
        {1: ["help"], 3: ["table", "trade", "place", "why"], 9: ["trade", "trade B 1food"]},
    ),
    "show": (
        [
            *["--option", "turns=1", "--option", "mission=massacre", "--option", "house=must-flee"],
            *["--option", "teams=nikolai*:grenade/blanca,madeleine*/mycky"],
        ],
        14,
        {0: ["help"], 8: ["where", "see", "table", "move 13.8,24"], 10: ["move", "move 0,0"]},
    ),
}
"""How a game is begun, how many answers are given, and what else is typed before some of them."""

SESSIONS = {f"{title}-{language}": (title, language) for title in TITLES for language in LANGUAGES}


class Typist(io.TextIOBase):
    """Standard input: lines that depend on what was shown since the last one."""

    def __init__(self, screen: io.StringIO, answers: int, besides: dict[int, list[str]]) -> None:
        self._screen = screen
        self._seen = 0
        self._left = answers
        self._asked = 0
        self._most = 1
        self._besides = {number: list(lines) for number, lines in besides.items()}

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        del size
        news = self._screen.getvalue()[self._seen :]
        self._seen = len(self._screen.getvalue())
        numbers = [int(one or other) for one, other in NUMBER.findall(news)]
        if besides := self._besides.get(self._asked):
            self._most = max([self._most, *numbers]) if numbers else self._most
            return f"{besides.pop(0)}\n"
        if self._asked == self._left:
            return "quit\n"
        most = max([self._most, *numbers])
        self._asked += 1
        self._most = 1
        return f"{1 + 7 * self._asked % most}\n"


def played(name: str) -> str:
    """The session of this name, played now."""
    title, language = SESSIONS[name]
    begun, answers, besides = TITLES[title]
    out = io.StringIO()
    with TemporaryDirectory() as data, _streams(Typist(out, answers, besides), out, data):
        argv = ["play", title, *begun, "--seed", "recorded", "--bots", "random", "--lang", language]
        assert main(argv) == 0
        # Where the game was kept differs from run to run.
        return re.sub(rf"{re.escape(data)}\S+", "GAME", out.getvalue())


@contextmanager
def _streams(source: Typist, out: io.StringIO, data: str) -> Iterator[None]:
    with (
        patch.object(sys, "stdin", source),
        patch.object(sys, "stdout", out),
        patch.dict("os.environ", {"EUPHORIA_DATA": data, "COLUMNS": "100"}),
    ):
        yield
