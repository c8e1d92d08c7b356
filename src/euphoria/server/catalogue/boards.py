"""What lies printed on a table before anybody plays: for clients that draw it. All of it is public."""

from __future__ import annotations

from typing import Any

from euphoria.api import game, titles
from euphoria.server.common.errors import Problem, not_found
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.play import Board


def board_of_title(title: str, players: int) -> Board:
    """The board of a title without a table, where all tables of that many players are alike."""
    found = None
    if title in titles() and game(title).least <= players <= game(title).most:
        found = game(title).printed(players, None)
    if found is None:
        raise Problem("not-found", "problems-no-own-board")
    return Board(board=found)


def board(table: TableSession) -> Board:
    """The board of a table that has begun; not every title has one."""
    match = table.playing
    found = match.game.printed(match.players, match.settings)
    if found is None:
        raise Problem("not-found", "problems-no-board")
    return Board(board=found)


def look_up(what: str, **wanted: Any) -> Board:
    """Something of the box of any title, told without a table."""
    for title in titles():
        found = game(title).look_up(what, wanted)
        if found is not None:
            return Board(board=found)
    raise not_found(what)
