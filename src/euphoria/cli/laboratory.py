"""The commands that read what `euphoria simulate --keep` has kept, as they are typed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts import App

    from euphoria.terminal.desk import Desk

REPORT = "report.html"


def join(app: App, desk: Callable[[], Desk]) -> None:
    """Add them to the others; `desk` is where the command of this run works."""

    @app.command
    def record(folder: Path, number: int, /, *, out: Path | None = None) -> None:
        """Play one of the games that simulate has kept again, as a record to replay.

        Parameters
        ----------
        folder
            Where the games are kept.
        number
            The number of the game: the column game of its tables.
        out
            The file to write; by default the record is printed.
        """
        _record(desk(), folder, number, out)

    @app.command
    def report(folder: Path, /, *, out: Path | None = None) -> None:
        """Make a page about the games that simulate has kept: who wins with what, with plots.

        Parameters
        ----------
        folder
            Where the games are kept.
        out
            The file to write; by default report.html in the folder.
        """
        _report(desk(), folder, out or folder / REPORT)


def _record(desk: Desk, folder: Path, number: int, out: Path | None) -> None:
    """A complaint if the game does not end as its row says."""
    from euphoria.lab import kept

    text = kept.play_again(folder, number).record()
    if out is None:
        sys.stdout.write(text)
    else:
        _write(desk, out, text)
        desk.screen.write(desk.say("cli-sim-recorded", file=str(out), number=str(number)))


def _report(desk: Desk, folder: Path, out: Path) -> None:
    from euphoria.lab.extras import need

    need("research", "polars", "altair", "vl_convert")
    from euphoria.lab.page import report

    _write(desk, out, report(folder, desk.language))
    desk.screen.write(desk.say("cli-reported", file=str(out)))


def _write(desk: Desk, file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise desk.complaint("cli-cannot-write", file=str(file), reason=desk.reason(error)) from None
