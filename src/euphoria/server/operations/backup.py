"""Everything in one file, and back: JSON lines, compressed, with a checksum; the same for both databases.

A backup is taken from one moment of a running database. It is restored into an empty one, of either kind, and
so it is also the way from SQLite to PostgreSQL. What an older version wrote is brought up to date.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import os
import sqlite3
import zlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, MetaData, Table, create_engine, delete, func, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

from euphoria.core.errors import EuphoriaError
from euphoria.server.store import schema
from euphoria.server.store.engine import open_door
from euphoria.server.store.migrate import begin_anew, shapes, upgrade

FORMAT: Final = 1
TOGETHER: Final = 500
HOUSE: Final = schema.house
_decode: Final = msgspec.json.Decoder(dict[str, Any]).decode


class BadBackup(EuphoriaError):
    """A file that is no backup, was changed, or cannot be restored here."""


def backup(database: str, path: Path) -> int:
    """Write a backup; how many rows it holds. The file appears when it is whole."""
    return asyncio.run(_backup(database, path))


async def _backup(database: str, path: Path) -> int:
    """Nothing is changed in the database, not even its shape: it may be in use by another version."""
    if make_url(database).get_backend_name() == "sqlite":
        return await asyncio.to_thread(_backup_file, database, path)
    door = open_door(database)
    try:
        return await door.read(partial(_dump, path=path))
    finally:
        await door.close()


def _backup_file(database: str, path: Path) -> int:
    source = Path(make_url(database).database or "")
    if not source.is_file():
        raise BadBackup(f"There is no database '{source}'.")
    address = f"{source.absolute().as_uri()}?mode=ro"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True, timeout=20))
    try:
        with engine.begin() as connection:
            return _dump(connection, path)
    except DatabaseError as error:
        raise BadBackup(f"'{source}' cannot be read: {error.orig}.") from None
    finally:
        engine.dispose()


def _dump(connection: Connection, path: Path) -> int:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    if not inspect(connection).has_table("alembic_version"):
        raise BadBackup("There is nothing in this database yet.")
    half = path.with_name(path.name + ".part")
    # Nobody else may read it: it holds the keys of running games and what people said.
    handle = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    rows = 0
    with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wb") as file:
        mark = hashlib.sha256()
        for line in _lines(connection):
            mark.update(line)
            file.write(line)
            rows += 1
        file.write(msgspec.json.encode({"sum": mark.hexdigest()}) + b"\n")
    os.replace(half, path)
    return rows - 1


def _lines(connection: Connection) -> Iterator[bytes]:
    yield msgspec.json.encode({"euphoria-backup": FORMAT, "revision": _revision(connection)}) + b"\n"
    # As they are in this database: it may have an older shape than ours.
    here = MetaData()
    here.reflect(connection)
    for table in [one for one in here.sorted_tables if one.name in schema.metadata.tables]:
        found = connection.execute(select(table).order_by(*table.primary_key.columns))
        for row in found:
            values = {str(name): value for name, value in row._mapping.items()}
            yield msgspec.json.encode({"in": str(table.name), "row": values}) + b"\n"


def _revision(connection: Connection) -> str:
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())


def restore(path: Path, database: str) -> int:
    """Fill an empty database from a backup, all or nothing; how many rows."""
    try:
        lines = _read(path)
    except OSError as error:
        raise BadBackup(f"'{path}' cannot be read: {error.strerror or 'it is no backup'}.") from None
    return asyncio.run(_restore(lines, database))


def _read(path: Path) -> list[dict[str, Any]]:
    """The lines of a backup whose checksum fits."""
    try:
        with gzip.open(path, "rb") as file:
            data = file.read()
        head, _, last = data.rstrip(b"\n").rpartition(b"\n")
        body = head + b"\n"
        if _decode(last).get("sum") != hashlib.sha256(body).hexdigest():
            raise BadBackup("The backup was changed or cut short: its checksum does not fit.")
        lines = [_decode(line) for line in io.BytesIO(body)]
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        raise BadBackup("This is no backup of a server.") from None
    if lines[0].get("euphoria-backup") != FORMAT:
        raise BadBackup("This is no backup of a server.")
    return lines


async def _restore(lines: list[dict[str, Any]], database: str) -> int:
    door = open_door(database)
    try:
        return await door.write(partial(_fill, lines=lines))
    finally:
        await door.close()


def _fill(connection: Connection, lines: list[dict[str, Any]]) -> int:
    upgrade(connection)
    head, *rest = lines
    shape = head["revision"]
    newest, *older = shapes()
    if shape != newest and shape not in older:
        raise BadBackup(f"The backup has shape {shape}, this version {newest}.")
    if any(_holds_rows(connection, table) for table in schema.metadata.sorted_tables if table is not HOUSE):
        raise BadBackup("The database is not empty. A backup is restored into an empty one.")
    if shape in older:
        begin_anew(connection, shape)
    # An empty database has drawn a secret of its own; the backup's takes its place.
    connection.execute(delete(HOUSE))
    _insert(connection, rest)
    upgrade(connection)
    return len(rest)


def _holds_rows(connection: Connection, table: Table) -> bool:
    return connection.execute(select(func.count()).select_from(table)).scalar_one() > 0


def _insert(connection: Connection, lines: list[dict[str, Any]]) -> None:
    """Into the tables as they are in this database: it may have an older shape than ours."""
    here = MetaData()
    here.reflect(connection)
    for table in here.sorted_tables:
        rows = [line["row"] for line in lines if line["in"] == table.name]
        for start in range(0, len(rows), TOGETHER):
            connection.execute(insert(table), rows[start : start + TOGETHER])
