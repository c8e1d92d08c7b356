"""The public door: titles, new matches, records.

>>> import euphoria
>>> match = euphoria.new("leaders", players=5, key=bytes(32))
>>> [decision.seat for decision in match.decisions]
[0, 1, 2, 3, 4]
>>> match.act(0, match.decisions[0].options[0])
"""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from euphoria.core import record as records
from euphoria.core.dice import KEY_BYTES
from euphoria.core.errors import BadRecord, BadSetup
from euphoria.core.game import Game
from euphoria.core.match import Match
from euphoria.registry import LISTED
from euphoria.registry import title as title_of


def titles() -> list[str]:
    """The ids of the games there are.

    >>> "leaders" in titles()
    True
    """
    return list(LISTED)


def game(title: str) -> Game:
    """The rules of a title.

    >>> game("leaders")
    <Leaders: leaders, revision 2, for 4 to 8 players>
    """
    return title_of(title).game


def new(
    title: str,
    *,
    players: int,
    options: dict[str, Any] | None = None,
    key: bytes | None = None,
    salt: str = "",
    names: list[str] | None = None,
) -> Match:
    """Begin a match. Without a key, one is drawn; it stays secret until the game is over.

    >>> new("leaders", players=4, key=bytes(32)).over
    False
    """
    if key is not None and len(key) != KEY_BYTES:
        raise BadSetup(f"The key of the dice has {KEY_BYTES} bytes, not {len(key)}.")
    drawn = secrets.token_bytes(KEY_BYTES) if key is None else key
    match = Match(game(title), players, options or {}, drawn, salt=salt, names=names)
    match.start()
    return match


def rematch(match: Match, key: bytes | None = None) -> Match:
    """A further game of the same people at the same table, when the first one is over.

    >>> match = new("leaders", players=4, options={"turn_limit": 1}, key=bytes(32))
    >>> while not match.over:
    ...     decision = match.decisions[0]
    ...     match.act(decision.seat, decision.idle[0])
    >>> rematch(match, bytes(32))
    <Match of leaders, 4 players, after 0 actions: A, B, C, D owe arrange>
    """
    return match.rematch(secrets.token_bytes(KEY_BYTES) if key is None else key)


def read_record(path: str | Path) -> records.Record:
    """A record from a file, its checksum checked.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder) / "game.jsonl"
    ...     size = path.write_bytes(new("leaders", players=4).record().encode())
    ...     read_record(path)
    <Record: leaders, 4 players, 1 entry, under way>
    """
    try:
        # Exactly as it was written: the checksum is over every byte, the ends of lines included.
        text = Path(path).read_bytes().decode("utf-8")
    except OSError as error:
        raise BadRecord(f"'{path}' cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadRecord(f"'{path}' is no record of a game: it is not text.") from None
    return records.read(text)


def load(path: str | Path) -> Match:
    """The match a record tells of, replayed and checked move by move.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder) / "game.jsonl"
    ...     size = path.write_bytes(new("leaders", players=4).record(with_key=True).encode())
    ...     load(path)
    <Match of leaders, 4 players, after 0 actions: A, B, C, D owe arrange>
    """
    record = read_record(path)
    return records.replay(game(str(record.header.get("title"))), record)
