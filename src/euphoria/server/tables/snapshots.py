"""The match of a table, kept beside its log so that the table comes back without following all of it.

The log stays the truth. A snapshot is sealed: by the sources that made it, the log that it was made of, and
itself. One whose seal does not fit today (another version of the rules, a log that went back, a damaged row)
is as good as none, and the log is followed from its beginning.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from euphoria.core import snapshot
from euphoria.core.match import Match
from euphoria.registry import package
from euphoria.server.common.sources import fingerprint
from euphoria.server.store.rows import SnapshotRow, TableRow

Log = list[dict[str, Any]]


class Kept(msgspec.Struct, kw_only=True):
    """What a snapshot holds: the match, and when each seat was asked (see session.py)."""

    match: dict[str, Any]
    posed: list[int]
    posed_at: list[int]


_kept = msgspec.json.Decoder(Kept)


def taken(row: TableRow, match: Match, posed: list[int], posed_at: list[int]) -> SnapshotRow:
    """The match as it is now."""
    kept = Kept(match=snapshot.take(match), posed=posed, posed_at=posed_at)
    body = msgspec.json.encode(kept)
    seal = _seal(row, match.log, body)
    return SnapshotRow(table_id=row.id, length=len(match.log), seal=seal, body=body.decode())


def opened(row: TableRow, found: SnapshotRow, log: Log) -> Kept | None:
    """What is in it, if it fits this log, of which it tells the first entries."""
    if found.seal != _seal(row, log[: found.length], found.body.encode()):
        return None
    return _kept.decode(found.body)


def _seal(row: TableRow, log: Log, body: bytes) -> str:
    sources = fingerprint("euphoria.core", package(row.title))
    return sha256(b"\n".join([row.id.encode(), sources.encode(), msgspec.json.encode(log), body])).hexdigest()
