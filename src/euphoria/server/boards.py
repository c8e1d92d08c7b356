"""What lies printed on a table before anybody plays: for clients that draw it. All of it is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from euphoria.core.match import Match
from euphoria.games.dystopia.printed import printed_board
from euphoria.server.errors import Problem
from euphoria.server.fields import field_of_match
from euphoria.server.live import Live
from euphoria.server.wire_play import Board


def _dystopia(match: Match) -> dict[str, Any]:
    return printed_board(match.players) | {"trading": bool(match.settings.get("trading"))}


_BOARDS: Final[dict[str, Callable[[Match], dict[str, Any]]]] = {"dystopia": _dystopia, "show": field_of_match}


def board_of_title(title: str, players: int) -> Board:
    """The board of a title without a table, where all tables of that many players are alike."""
    if title != "dystopia":
        raise Problem("not-found", "This title has no board of its own.")
    return Board(board=printed_board(players) | {"trading": False})


def board(table: Live) -> Board:
    """The board of a table that has begun; not every title has one."""
    match = table.playing
    make = _BOARDS.get(match.title)
    if make is None:
        raise Problem("not-found", "This title has no board.")
    return Board(board=make(match))
