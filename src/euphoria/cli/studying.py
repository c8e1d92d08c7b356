"""The commands by which games are understood, as they are typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from cyclopts import App

    from euphoria.terminal.desk import Desk


def join(app: App, desk: Callable[[], Desk]) -> None:
    """Add them to the others; `desk` is where the command of this run works."""

    @app.command
    def analyse(
        file: Path,
        /,
        *,
        games: int | None = None,
        seed: int = 0,
        seat: str | None = None,
        jobs: int | None = None,
        json: Annotated[bool, Parameter(negative="")] = False,
        picture: Path | None = None,
    ) -> None:
        """Say who stood how when, what luck and what choices did, and what would have been better.

        Parameters
        ----------
        file
            The record of a game that is over.
        games
            How many games are imagined for each choice: more judge better and take longer.
        seed
            The same number gives the same analysis.
        seat
            Tell all choices of this seat, a letter.
        jobs
            How many processes. By default one per core.
        json
            Print the analysis as JSON.
        picture
            Draw the chances of all seats into this file (SVG).
        """
        from euphoria.cli.analysing import analyse as understand

        understand(desk(), file, games, seed, seat, jobs, json, picture)
