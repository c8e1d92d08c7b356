"""Changing tables: the one place where a table's log grows.

A change names the version of the table it was built on. If another writer was faster, nothing of it is
written and it comes back as a `Conflict`; the caller reads again and decides anew.

Changes of many tables are written together. Their rows go to the database as JSON documents, which it takes
apart itself, so that a batch costs this process little more than one change does: SQLite has a statement for
each kind of row, PostgreSQL one for all of them, which is a transaction of its own. A change that comes alone
is written to SQLite row by row.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, delete, insert
from sqlalchemy.exc import IntegrityError

from euphoria.server.common.notes import CHANNEL, Note, encoded
from euphoria.server.store import calls, chat, schema
from euphoria.server.store.rows import (
    MOVING,
    CallRow,
    ChatRow,
    EntryRow,
    ResultRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)


class Conflict(Exception):
    """Somebody else has changed the table since it was read."""


class Change(msgspec.Struct, kw_only=True):
    """What one step adds to a table, written together or not at all."""

    row: TableRow
    seats: list[SeatRow]
    reseated: bool = False
    """Are these all the seats there are now? Else: those that changed."""
    moved: bool = False
    """Has nothing of the row changed but what every move changes (`MOVING`)?"""
    entries: list[EntryRow] = []
    keys: list[tuple[str, str, str]] = []
    """(owner, key, answer)"""
    chat: list[ChatRow] = []
    results: list[ResultRow] = []
    snapshots: list[SnapshotRow] = []
    """One at most: it takes the place of the one there is."""
    calls: list[CallRow] = []
    hidden: list[int] = []
    """Numbers of messages that are taken away."""
    teller: str = ""
    """The node that has the database tell the others when it is written; empty: they are told otherwise."""

    @property
    def plain(self) -> bool:
        """Does it bring only what moves bring, the last one of a game among them?"""
        return not (self.reseated or self.chat or self.calls or self.hidden)


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def columns(row: TableRow) -> dict[str, Any]:
    found = msgspec.structs.asdict(row)
    found["options"] = text(row.options)
    found["extra"] = text(row.extra)
    return found


def seat_columns(seat: SeatRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(seat), "standing": text(seat.standing)}


# ------------------------------------------------------------------ statements

_DOCUMENTS: Final = ("moved", "rows", "seats", "entries", "keys", "results", "snapshots")
"""The rows of a batch, each kind in a document of its own: rows that have only moved, whole rows, …"""
_MOVED: Final = ["id", *MOVING]


def _of(table: Table) -> list[str]:
    return [column.name for column in table.columns]


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _places(table: Table, names: list[str], cast: bool) -> str:
    """The places of a JSON row under the names of these columns."""

    def place(number: int, name: str) -> str:
        kind = str(table.columns[name].type)
        return (
            f'CAST(value ->> {number} AS {kind}) AS "{name}"' if cast else f'value ->> {number} AS "{name}"'
        )

    return ", ".join(place(number, name) for number, name in enumerate(names))


def _settings(names: list[str], keys: tuple[str, ...]) -> str:
    """The id is never set: everything that refers to a table would be looked through for that."""
    return ", ".join(f'"{name}" = new."{name}"' for name in names if name not in keys)


def _update_in_sqlite(names: list[str]) -> str:
    return (
        f"UPDATE tables SET {_settings(names, ('id',))} "
        f"FROM (SELECT {_places(schema.tables, names, False)} FROM json_each(?)) AS new "
        "WHERE tables.id = new.id AND tables.version = new.version - 1 RETURNING id"
    )


def _insert_in_sqlite(table: Table) -> str:
    names = _of(table)
    return (
        f"INSERT INTO {table.name} ({_quoted(names)}) SELECT {_places(table, names, False)} FROM json_each(?)"
    )


_REPLACED: Final = (
    "ON CONFLICT (table_id) DO UPDATE SET length = excluded.length, seal = excluded.seal, "
    "body = excluded.body"
)
_SQLITE: Final = {
    "moved": _update_in_sqlite(_MOVED),
    "rows": _update_in_sqlite(_of(schema.tables)),
    "seats": (
        f"UPDATE seats SET {_settings(_of(schema.seats), ('table_id', 'seat'))} "
        f"FROM (SELECT {_places(schema.seats, _of(schema.seats), False)} FROM json_each(?)) AS new "
        "WHERE seats.table_id = new.table_id AND seats.seat = new.seat"
    ),
    "entries": _insert_in_sqlite(schema.entries),
    "keys": _insert_in_sqlite(schema.keys),
    "results": _insert_in_sqlite(schema.results),
    # The condition is for SQLite, which would take what comes next for a part of a join.
    "snapshots": f"{_insert_in_sqlite(schema.snapshots)} WHERE true {_REPLACED}",
}


def _plain_update(table: Table, names: list[str], keys: int, built_on: str = "") -> str:
    """Of one row by its first columns, its keys, which come last among the parameters."""
    settings = ", ".join(f'"{name}" = ?' for name in names[keys:])
    found = " AND ".join(f'"{name}" = ?' for name in names[:keys])
    return f"UPDATE {table.name} SET {settings} WHERE {found}{built_on}"


def _plain_insert(table: Table) -> str:
    names = _of(table)
    return f"INSERT INTO {table.name} ({_quoted(names)}) VALUES ({', '.join('?' * len(names))})"


_BUILT_ON: Final = " AND version = ?"
_PLAIN: Final = {
    "moved": _plain_update(schema.tables, _MOVED, 1, _BUILT_ON),
    "rows": _plain_update(schema.tables, _of(schema.tables), 1, _BUILT_ON),
    "seats": _plain_update(schema.seats, _of(schema.seats), 2),
    "entries": _plain_insert(schema.entries),
    "keys": _plain_insert(schema.keys),
    "results": _plain_insert(schema.results),
    "snapshots": f"{_plain_insert(schema.snapshots)} {_REPLACED}",
}


def _in_postgresql() -> str:
    """Everything in one statement. `ours` are the tables that nobody has changed meanwhile, locked in one
    order everywhere, so that two nodes never wait for each other; of others nothing is written. The last
    parameter is what other nodes are told once it is durable, if there is anything to tell."""
    document = {name: f"json_array_elements(${place}::json)" for place, name in enumerate(_DOCUMENTS, 1)}

    def rows(table: Table, names: list[str], name: str) -> str:
        return f"(SELECT {_places(table, names, True)} FROM {document[name]} AS value) AS new"

    def update_tables(names: list[str], name: str) -> str:
        return (
            f"UPDATE tables SET {_settings(names, ('id',))} "
            f"FROM ours JOIN {rows(schema.tables, names, name)} ON new.id = ours.id WHERE tables.id = ours.id"
        )

    def insert_into(table: Table, name: str) -> str:
        names = _of(table)
        return (
            f"INSERT INTO {table.name} ({_quoted(names)}) SELECT {_quoted(names)} "
            f"FROM {rows(table, names, name)} WHERE table_id IN (SELECT id FROM ours)"
        )

    seats = _of(schema.seats)
    return (
        "WITH wanted AS (SELECT value ->> 0 AS id, CAST(value ->> 1 AS INTEGER) AS version FROM ("
        f"SELECT {document['moved']} AS value UNION ALL SELECT {document['rows']}) AS both_kinds), "
        "ours AS (SELECT tables.id FROM tables JOIN wanted ON tables.id = wanted.id "
        "AND tables.version = wanted.version - 1 ORDER BY tables.id FOR UPDATE OF tables), "
        f"moved AS ({update_tables(_MOVED, 'moved')}), "
        f"whole AS ({update_tables(_of(schema.tables), 'rows')}), "
        f"sitting AS (UPDATE seats SET {_settings(seats, ('table_id', 'seat'))} "
        f"FROM ours JOIN {rows(schema.seats, seats, 'seats')} ON new.table_id = ours.id "
        "WHERE seats.table_id = ours.id AND seats.seat = new.seat), "
        f"grown AS ({insert_into(schema.entries, 'entries')}), "
        f"answered AS ({insert_into(schema.keys, 'keys')}), "
        f"ended AS ({insert_into(schema.results, 'results')}), "
        f"kept AS ({insert_into(schema.snapshots, 'snapshots')} {_REPLACED}) "
        f"SELECT id, (SELECT pg_notify('{CHANNEL}', ${len(_DOCUMENTS) + 1}::text) "
        f"WHERE ${len(_DOCUMENTS) + 1}::text <> '') FROM ours"
    )


_POSTGRESQL: Final = _in_postgresql()
NUL: Final = "\\u0000"
"""A character that would end a text in SQLite's JSON too early."""
_JSON: Final = sqlite3.sqlite_version_info >= (3, 38)

# ------------------------------------------------------------------ writing

Rows = dict[str, list[Any]]


def commit(connection: Connection, changes: list[Change]) -> list[Conflict | None]:
    """Write changes of different tables, each built on the version before its `row.version`; what came of
    each. If this raises nothing was written, or nothing may stay."""
    if len({change.row.id for change in changes}) < len(changes):
        raise ValueError("One of them at most can be built on what is there.")
    if connection.dialect.name == "postgresql":
        landed = _together_in_postgresql(connection, changes)
    else:
        landed = _in_sqlite(connection.connection.driver_connection, changes)
    for change in changes:
        if not change.plain and change.row.id in landed:
            _commit_rest(connection, change)
    return [None if change.row.id in landed else Conflict(change.row.id) for change in changes]


def _rows(changes: list[Change]) -> Rows:
    """Rows as lists of columns, in the order of the schema; those of tables begin with id and version."""
    found: Rows = {name: [] for name in _DOCUMENTS}
    moved, entries, keys = found["moved"], found["entries"], found["keys"]
    for change in changes:
        row = change.row
        if change.moved:
            moved.append((row.id, row.version, row.length, row.changed, row.wake))
        else:
            found["rows"].append([*columns(row).values()])
        if change.seats and not change.reseated:
            found["seats"] += [[*seat_columns(seat).values()] for seat in change.seats]
        for entry in change.entries:
            entries.append((row.id, entry.number, entry.at, text(entry.body)))
        for key in change.keys:
            keys.append((row.id, *key))
        for result in change.results:
            found["results"].append(msgspec.structs.astuple(result))
        for snapshot in change.snapshots:
            found["snapshots"].append(msgspec.structs.astuple(snapshot))
    return found


def _notice(changes: list[Change]) -> str:
    """What other nodes are told. Should a change not land, its table has another version there already."""
    versions = {change.row.id: change.row.version for change in changes if change.teller}
    return encoded([Note(node=changes[0].teller, versions=versions)]) if versions else ""


def _together_in_postgresql(connection: Connection, changes: list[Change]) -> set[str]:
    rows = _rows(changes)
    given = [text(rows[name]) for name in _DOCUMENTS]
    return {str(id) for id, _ in connection.exec_driver_sql(_POSTGRESQL, (*given, _notice(changes)))}


def _in_sqlite(driver: Any, changes: list[Change]) -> set[str]:
    """Straight to the driver, for the layers between cost as much as the statements."""
    try:
        if len(changes) > 1 and _JSON:
            rows = _rows(changes)
            documents = {name: text(rows[name]) for name in _DOCUMENTS}
            if not any(NUL in document for document in documents.values()):
                return _together_in_sqlite(driver, rows, documents)
        return {change.row.id for change in changes if _one_in_sqlite(driver, _rows([change]))}
    except sqlite3.IntegrityError as error:  # as it would have come through the layers
        raise IntegrityError(None, None, error) from error


def _together_in_sqlite(driver: Any, rows: Rows, documents: dict[str, str]) -> set[str]:
    """Each statement runs through without Python, so that everything else goes on meanwhile."""
    landed: set[str] = set()
    for name in ("moved", "rows"):
        if rows[name]:
            landed.update(id for (id,) in driver.execute(_SQLITE[name], (documents[name],)))
    all_landed = len(landed) == len(rows["moved"]) + len(rows["rows"])
    for name in _DOCUMENTS[2:]:
        if found := rows[name] if all_landed else [row for row in rows[name] if row[0] in landed]:
            driver.execute(_SQLITE[name], (documents[name] if all_landed else text(found),))
    return landed


def _one_in_sqlite(driver: Any, rows: Rows) -> bool:
    """Row by row: for a change that is alone this is half the work, and it writes what documents cannot."""
    for name in ("moved", "rows"):
        for id, version, *rest in rows[name]:
            if driver.execute(_PLAIN[name], (version, *rest, id, version - 1)).rowcount != 1:
                return False
    for table_id, seat, *rest in rows["seats"]:
        driver.execute(_PLAIN["seats"], (*rest, table_id, seat))
    for name in _DOCUMENTS[3:]:
        for row in rows[name]:
            driver.execute(_PLAIN[name], row)
    return True


def _commit_rest(connection: Connection, change: Change) -> None:
    """What an ordinary move does not bring."""
    row = change.row
    if change.reseated:
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == row.id))
        connection.execute(insert(schema.seats), [seat_columns(seat) for seat in change.seats])
    if change.chat:
        connection.execute(insert(schema.chat), [msgspec.structs.asdict(said) for said in change.chat])
    if change.hidden:
        chat.hide(connection, row.id, change.hidden)
    for call in change.calls:
        calls.add(connection, call)
