"""The commands by which games are understood, as they are typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

if TYPE_CHECKING:
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

    puzzles = App(name="puzzles", help="Positions in which one choice is clearly best.")
    app.command(puzzles)

    @puzzles.default
    def solve(
        title: str | None = None,
        number: int | None = None,
        /,
        *,
        solution: Annotated[bool, Parameter(negative="")] = False,
    ) -> int:
        """List the puzzles, or solve one.

        Parameters
        ----------
        title
            Of which game; without it they are listed.
        number
            Which one; by default that of today.
        solution
            Show the solution at once.
        """
        from euphoria.cli import solving

        if title is None:
            solving.show_list(desk())
            return 0
        return solving.solve(desk(), title, number, solution)

    @puzzles.command(name="make")
    def make_puzzles(title: str, /, *, count: int = 30, seed: int = 0, out: Path | None = None) -> None:
        """Look for puzzles in games of bots; it takes minutes.

        Parameters
        ----------
        title
            Of which game.
        count
            How many.
        seed
            The same number finds the same puzzles.
        out
            Write them into this file instead of printing them.
        """
        from euphoria.cli.solving import make

        make(desk(), title, count, seed, out)
