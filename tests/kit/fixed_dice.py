"""`euphoria serve`, but dice fall the same way at every table of the same title, players and options.

What happens at a table then depends on nothing but what is done there: bots draw from the key, too.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from typing import Any
from unittest import mock

from euphoria.cli import main
from euphoria.core.dice import commitment
from euphoria.server.store.rows import SeatRow, TableRow
from euphoria.server.tables import lobby

Rows = tuple[TableRow, list[SeatRow]]


def load(rows: Rows, *of: object) -> Rows:
    """Put other dice on a table nobody has rolled at yet."""
    key = hashlib.sha256(json.dumps(of, sort_keys=True).encode()).digest()
    rows[0].key, rows[0].commitment = key.hex(), commitment(key)
    return rows


def fixed(make: Callable[..., Rows], *, rematch: bool) -> Callable[..., Rows]:
    def rows(*given: Any) -> Rows:
        if rematch:
            return load(make(*given), given[1].key)
        wanted = given[1]
        return load(make(*given), wanted.title, wanted.players, wanted.options)

    return rows


def serve() -> None:
    with (
        mock.patch.object(lobby, "new_table", fixed(lobby.new_table, rematch=False)),
        mock.patch.object(lobby, "rematch_rows", fixed(lobby.rematch_rows, rematch=True)),
    ):
        sys.exit(main())


if __name__ == "__main__":
    serve()
