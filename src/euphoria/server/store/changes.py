"""Changing tables: the one place where a table's log grows.

A change names the version of the table it was built on. If another writer was faster, nothing of it is
written and it comes back as a `Conflict`; the caller reads again and decides anew.

Changes of many tables are written together. Their rows go to the database as JSON documents, which it takes
apart itself, so that a batch costs this process little more than one change does: SQLite has a statement for
each kind of row, PostgreSQL one for all of them, which is a transaction of its own.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, insert, update
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
_UPDATE_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_table"), schema.tables.c.version == bindparam("built_on"))
    .values({name: bindparam(name) for name in _of(schema.tables) if name != "id"})
)
_UPDATE_SEAT: Final = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("of_table"), schema.seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in _of(schema.seats)})
)
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
    rows = _rows(changes)
    documents = {name: text(rows[name]) for name in _DOCUMENTS}
    if connection.dialect.name == "postgresql":
        landed = _together_in_postgresql(connection, [*documents.values(), _notice(changes)])
    elif _JSON and not any(NUL in document for document in documents.values()):
        landed = _together_in_sqlite(connection, rows, documents)
    else:
        landed = {change.row.id for change in changes if _one_by_one(connection, change)}
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


def _together_in_postgresql(connection: Connection, given: list[str]) -> set[str]:
    return {str(id) for id, _ in connection.exec_driver_sql(_POSTGRESQL, tuple(given))}


def _together_in_sqlite(connection: Connection, rows: Rows, documents: dict[str, str]) -> set[str]:
    """Each statement runs through without Python, so that everything else goes on meanwhile. Straight to the
    driver, for the layers between cost as much as the statements."""
    driver: Any = connection.connection.driver_connection
    landed: set[str] = set()
    for name in ("moved", "rows"):
        if rows[name]:
            landed.update(id for (id,) in driver.execute(_SQLITE[name], (documents[name],)))
    all_landed = len(landed) == len(rows["moved"]) + len(rows["rows"])
    try:
        for name in _DOCUMENTS[2:]:
            if found := rows[name] if all_landed else [row for row in rows[name] if row[0] in landed]:
                driver.execute(_SQLITE[name], (documents[name] if all_landed else text(found),))
    except sqlite3.IntegrityError as error:  # as it would have come through the layers
        raise IntegrityError(None, None, error) from error
    return landed


def _one_by_one(connection: Connection, change: Change) -> bool:
    """Statement by statement, what documents cannot hold."""
    row = change.row
    given = {**columns(row), "of_table": row.id, "built_on": row.version - 1}
    del given["id"]
    if connection.execute(_UPDATE_TABLE, given).rowcount != 1:
        return False
    for seat in [] if change.reseated else change.seats:
        sits = {**seat_columns(seat), "of_table": row.id, "of_seat": seat.seat}
        connection.execute(_UPDATE_SEAT, sits)
    if change.snapshots:
        connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == row.id))
    for table, found in (
        (schema.entries, [(row.id, one.number, one.at, text(one.body)) for one in change.entries]),
        (schema.keys, [(row.id, *key) for key in change.keys]),
        (schema.results, [msgspec.structs.astuple(result) for result in change.results]),
        (schema.snapshots, [msgspec.structs.astuple(snapshot) for snapshot in change.snapshots]),
    ):
        if found:
            connection.execute(insert(table), [dict(zip(_of(table), one, strict=True)) for one in found])
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
