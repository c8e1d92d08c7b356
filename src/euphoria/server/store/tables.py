"""Reading tables, and changing them: the one place where a table's log grows.

A change names the version of the table it was built on. If another writer was faster, nothing is written
and `Conflict` is raised; the caller reads again and decides anew.
"""

from __future__ import annotations

import sqlite3
from operator import itemgetter
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy import text as sql
from sqlalchemy.exc import IntegrityError

from euphoria.server.store import calls, chat, schema
from euphoria.server.store.rows import MOVING, CallRow, ChatRow, EntryRow, Extra, ResultRow, SeatRow, TableRow

_extra: Final = msgspec.json.Decoder(Extra)
_bodies: Final = msgspec.json.Decoder(dict[str, Any])
_lines: Final = msgspec.json.Decoder(list[tuple[int, int, dict[str, Any]]])
_kinds: Final = msgspec.json.Decoder(list[str])


# Written once: making a statement anew for every action would cost more than carrying it out.
# The id is never set: everything that refers to a table would be looked through for that.
_UPDATE_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of_table"), schema.tables.c.version == bindparam("built_on"))
    .values({column.name: bindparam(column.name) for column in schema.tables.columns if column.name != "id"})
)
_UPDATE_SEAT: Final = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("of_table"), schema.seats.c.seat == bindparam("of_seat"))
    .values({column.name: bindparam(column.name) for column in schema.seats.columns})
)
_INSERT_SEAT: Final = insert(schema.seats)
_INSERT_ENTRY: Final = insert(schema.entries)
_INSERT_KEY: Final = insert(schema.keys)
_TABLE: Final = select(schema.tables).where(schema.tables.c.id == bindparam("of_table"))
_SEATS: Final = (
    select(schema.seats).where(schema.seats.c.table_id == bindparam("of_table")).order_by(schema.seats.c.seat)
)
_LINE: Final = """'[' || number || ',' || "at" || ',' || body || ']'"""
# A whole log in one text: with a row for each line threads would hand the interpreter over that often.
_LOG: Final = {
    dialect: sql(f"SELECT {join}({_LINE}, ',') FROM entries WHERE table_id = :of_table AND number >= :start")
    for dialect, join in (("sqlite", "group_concat"), ("postgresql", "string_agg"))
}


NUL: Final = "\\u0000"
"""A character that would end a text in SQLite's JSON too early."""
_JSON: Final = sqlite3.sqlite_version_info >= (3, 38)


def _places(names: list[str]) -> str:
    """The places of a JSON row under these names."""
    return ", ".join(f"value ->> {place} AS {name}" for place, name in enumerate(names))


def _update(columns: list[str]) -> str:
    """Update these columns of tables from JSON rows, the id among them."""
    quoted = [f'"{name}"' for name in columns]
    return (
        f"UPDATE tables SET {', '.join(f'{name} = new.{name}' for name in quoted if name != _ID)} "
        f"FROM (SELECT {_places(quoted)} FROM json_each(?)) AS new "
        "WHERE tables.id = new.id AND tables.version = new.version - 1"
    )


_ID: Final = '"id"'
_UPDATE_TABLES: Final = _update([column.name for column in schema.tables.columns])
_UPDATE_MOVED: Final = _update(["id", *MOVING])
_ENTRY: Final = ["table_id", "number", '"at"', "body"]
_KEY: Final = ["table_id", "owner", '"key"', "answer"]
_INSERT_ENTRIES: Final = (
    f"INSERT INTO entries ({', '.join(_ENTRY)}) SELECT {_places(_ENTRY)} FROM json_each(?)"
)
_INSERT_KEYS: Final = f"INSERT INTO keys ({', '.join(_KEY)}) SELECT {_places(_KEY)} FROM json_each(?)"


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
    calls: list[CallRow] = []
    hidden: list[int] = []
    """Numbers of messages that are taken away."""


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _columns(row: TableRow) -> dict[str, Any]:
    columns = msgspec.structs.asdict(row)
    columns["options"] = text(row.options)
    columns["extra"] = text(row.extra)
    return columns


def _seat_columns(seat: SeatRow) -> dict[str, Any]:
    return {**msgspec.structs.asdict(seat), "standing": text(seat.standing)}


def _table(found: Row[Any]) -> TableRow:
    columns = dict(found._mapping)
    columns["options"] = _bodies.decode(columns["options"])
    columns["extra"] = _extra.decode(columns["extra"])
    return TableRow(**columns)


def _seat(found: Row[Any]) -> SeatRow:
    columns = dict(found._mapping)
    columns["standing"] = _kinds.decode(columns["standing"])
    return SeatRow(**columns)


# ------------------------------------------------------------------ reading


def load(connection: Connection, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and its seats, without its log."""
    found = connection.execute(_TABLE, {"of_table": id}).first()
    if found is None:
        return None
    return _table(found), [_seat(seat) for seat in connection.execute(_SEATS, {"of_table": id}).all()]


def log(connection: Connection, id: str, start: int = 0) -> list[EntryRow]:
    """The log of a table from this entry on."""
    found = connection.execute(_LOG[connection.dialect.name], {"of_table": id, "start": start}).scalar()
    lines = sorted(_lines.decode(f"[{found or ''}]"), key=itemgetter(0))
    return [EntryRow(number=number, at=at, body=body) for number, at, body in lines]


def answered(connection: Connection, id: str, owner: str, key: str) -> str | None:
    """What was answered when this request came the first time."""
    rows = schema.keys.c
    wanted = select(rows.answer).where(rows.table_id == id, rows.owner == owner, rows.key == key)
    return connection.execute(wanted).scalar()


def versions(connection: Connection, ids: list[str]) -> dict[str, int]:
    rows = schema.tables.c
    found = connection.execute(select(rows.id, rows.version).where(rows.id.in_(ids)))
    return {str(id): int(version) for id, version in found}


def due(connection: Connection, now: int, most: int) -> list[str]:
    """Tables where a clock has run out or a bot is waited for, the longest waiting first."""
    rows = schema.tables.c
    wanted = select(rows.id).where(rows.wake <= now).order_by(rows.wake).limit(most)
    return [id for (id,) in connection.execute(wanted)]


def secret(connection: Connection) -> str:
    value = connection.execute(
        select(schema.house.c.value).where(schema.house.c.name == "secret")
    ).scalar_one()
    return str(value)


# ------------------------------------------------------------------ writing

PROBE: Final = 8192
"""Bytes: more than a page, so that a database that cannot grow refuses it."""


def try_to_write(connection: Connection, node: str, size: int) -> None:
    """Write something and take it away again: fails where nothing can be written."""
    name = f"probe {node}"
    connection.execute(insert(schema.house).values(name=name, value="x" * size))
    connection.execute(delete(schema.house).where(schema.house.c.name == name))


def create(connection: Connection, row: TableRow, seats: list[SeatRow]) -> None:
    connection.execute(insert(schema.tables).values(**_columns(row)))
    connection.execute(insert(schema.seats), [_seat_columns(seat) for seat in seats])


def commit(connection: Connection, changes: list[Change]) -> None:
    """Write changes of different tables, each built on the version before its `row.version`."""
    if connection.dialect.name != "sqlite" or not _JSON or not _commit_together(connection, changes):
        for change in changes:
            _commit_one(connection, change)


def _commit_together(connection: Connection, changes: list[Change]) -> bool:
    """All changes by a few statements, each of which takes its rows from one JSON document and runs through
    without Python, so that everything else goes on meanwhile. False if the documents cannot hold them.

    If one change conflicts none can be told from the others: all are taken back, and the door commits them
    one by one.
    """
    moved: list[Any] = []
    rows: list[Any] = []
    entries: list[Any] = []
    keys: list[Any] = []
    for change in changes:
        row = change.row
        if change.moved:
            moved.append((row.id, row.version, row.length, row.changed, row.wake))
        else:
            rows.append([*_columns(row).values()])
        for entry in change.entries:
            entries.append((row.id, entry.number, entry.at, text(entry.body)))
        for key in change.keys:
            keys.append((row.id, *key))
    updates = _documents((_UPDATE_MOVED, moved), (_UPDATE_TABLES, rows))
    inserts = _documents((_INSERT_ENTRIES, entries), (_INSERT_KEYS, keys))
    if any(NUL in document for _, document in updates + inserts):
        return False
    if _run(connection, updates) != len(changes):
        raise Conflict(", ".join(change.row.id for change in changes))
    _run(connection, inserts)
    for change in changes:
        _commit_rest(connection, change)
    return True


def _documents(*statements: tuple[str, list[Any]]) -> list[tuple[str, str]]:
    """Each statement that has rows, with its rows as one document."""
    return [(statement, text(rows)) for statement, rows in statements if rows]


def _run(connection: Connection, documents: list[tuple[str, str]]) -> int:
    """Straight to the driver, for the layers between cost as much as the statements; how many rows it was."""
    driver: Any = connection.connection.driver_connection
    try:
        return sum(driver.execute(statement, (document,)).rowcount for statement, document in documents)
    except sqlite3.IntegrityError as error:  # as it would have come through the layers
        raise IntegrityError(None, None, error) from error


def _commit_one(connection: Connection, change: Change) -> None:
    """Statement by statement."""
    row = change.row
    given = {**_columns(row), "of_table": row.id, "built_on": row.version - 1}
    del given["id"]
    if connection.execute(_UPDATE_TABLE, given).rowcount != 1:
        raise Conflict(row.id)
    if change.entries:
        connection.execute(
            _INSERT_ENTRY,
            [
                {"table_id": row.id, "number": e.number, "at": e.at, "body": text(e.body)}
                for e in change.entries
            ],
        )
    if change.keys:
        connection.execute(
            _INSERT_KEY,
            [
                {"table_id": row.id, "owner": owner, "key": key, "answer": answer}
                for owner, key, answer in change.keys
            ],
        )
    _commit_rest(connection, change)


def _commit_rest(connection: Connection, change: Change) -> None:
    """What an ordinary move does not bring."""
    row = change.row
    if change.reseated:
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == row.id))
        connection.execute(_INSERT_SEAT, [_seat_columns(seat) for seat in change.seats])
    for seat in [] if change.reseated else change.seats:
        given = {**_seat_columns(seat), "of_table": row.id, "of_seat": seat.seat}
        connection.execute(_UPDATE_SEAT, given)
    if change.chat:
        connection.execute(insert(schema.chat), [msgspec.structs.asdict(said) for said in change.chat])
    if change.hidden:
        chat.hide(connection, row.id, change.hidden)
    if change.results:
        connection.execute(insert(schema.results), [msgspec.structs.asdict(one) for one in change.results])
    for call in change.calls:
        calls.add(connection, call)


def last_time(connection: Connection) -> int | None:
    """What the time was when a server last wrote it down."""
    found = connection.execute(select(schema.house.c.value).where(schema.house.c.name == "time")).scalar()
    return None if found is None else int(found)


def note_time(connection: Connection, now: int) -> None:
    changed = update(schema.house).where(schema.house.c.name == "time").values(value=str(now))
    if connection.execute(changed).rowcount == 0:
        connection.execute(insert(schema.house).values(name="time", value=str(now)))


def sweep(connection: Connection, before: int) -> int:
    """Clear away tables that never began and that nobody has touched since."""
    rows = schema.tables.c
    old = delete(schema.tables).where(rows.phase == "open", rows.changed < before)
    return connection.execute(old).rowcount


def postpone(connection: Connection, id: str, until: int) -> None:
    """Look at this table again only then. Nobody sees that, so the version stays as it is."""
    rows = schema.tables.c
    later = update(schema.tables).where(rows.id == id, rows.wake.is_not(None), rows.wake < until)
    connection.execute(later.values(wake=until))
