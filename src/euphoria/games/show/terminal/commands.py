"""The commands of the show, as they are typed: its teams and its maps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

if TYPE_CHECKING:
    from euphoria.terminal.desk import Desk


def join(app: App, desk: Callable[[], Desk]) -> None:
    """Add them to those of the house; `desk` is where the command of this run works."""
    teams = App(name="team", help="Teams of the show: check a file, list or show the prepared ones.")
    maps = App(name="map", help="Maps of the show: check a file, draw it, list the packaged ones, make one.")
    app.command(teams)
    app.command(maps)
    _join_teams(teams, desk)
    _join_maps(maps, desk)


def _join_teams(teams: App, desk: Callable[[], Desk]) -> None:
    @teams.command(name="check")
    def check_team(file: Path, /) -> None:
        """Say whether the team of a file may play, and if not why.

        Parameters
        ----------
        file
            A team file.
        """
        from euphoria.games.show.terminal.teams import check

        check(desk(), file)

    @teams.command(name="list")
    def list_teams() -> None:
        """List the prepared teams."""
        from euphoria.games.show.terminal.teams import show_list

        show_list(desk())

    @teams.command(name="show")
    def show_team(name: str, /, *, toml: Annotated[bool, Parameter(negative="")] = False) -> None:
        """Show a prepared team, or one as it is written in the game.

        Parameters
        ----------
        name
            The name of a prepared team, or a team such as nikolai*:grenade/madeleine.
        toml
            Print it as a team file, to begin one of your own.
        """
        from euphoria.games.show.terminal.teams import show

        show(desk(), name, toml)


def _join_maps(maps: App, desk: Callable[[], Desk]) -> None:
    @maps.command(name="check")
    def check_map(which: str, /) -> int:
        """Say whether a table is fit to play on, with the rules it breaks.

        Parameters
        ----------
        which
            A map file, or the name of a packaged map.
        """
        from euphoria.games.show.terminal.maps import check

        return check(desk(), which)

    @maps.command(name="draw")
    def draw_map(which: str, /, *, out: Path | None = None) -> None:
        """Draw a map from above, as SVG.

        Parameters
        ----------
        which
            A map file, or the name of a packaged map.
        out
            The file to write; by default the picture is printed.
        """
        from euphoria.games.show.terminal.maps import draw

        draw(desk(), which, out)

    @maps.command(name="list")
    def list_maps() -> None:
        """List the packaged maps."""
        from euphoria.games.show.terminal.maps import show_list

        show_list(desk())

    @maps.command(name="make")
    def make_map(
        *,
        seed: int = 0,
        width: int = 48,
        depth: int = 36,
        symmetry: str | None = None,
        out: Path | None = None,
    ) -> None:
        """Make a table by luck that is fair to both edges, as a map file.

        Parameters
        ----------
        seed
            The same number gives the same map.
        width
            Inches from west to east.
        depth
            Inches from south to north.
        symmetry
            turned or mirrored; by default luck decides.
        out
            The file to write; by default the map is printed.
        """
        from euphoria.games.show.terminal.maps import make

        make(desk(), seed, width, depth, symmetry, out)
