"""Reading tables, making them and clearing them away. What changes them is in changes.py."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy import text as sql

from euphoria.server.store import schema
from euphoria.server.store.changes import columns, seat_columns
from euphoria.server.store.rows import EntryRow, Extra, SeatRow, TableRow

_extra: Final = msgspec.json.Decoder(Extra)
_bodies: Final = msgspec.json.Decoder(dict[str, Any])
_entries: Final = msgspec.json.Decoder(list[EntryRow])
_kinds: Final = msgspec.json.Decoder(list[str])

# Written once: making a statement anew would cost more than carrying it out.
_TABLE: Final = select(schema.tables).where(schema.tables.c.id == bindparam("of_table"))
_SEATS: Final = (
    select(schema.seats).where(schema.seats.c.table_id == bindparam("of_table")).order_by(schema.seats.c.seat)
)
_DUE: Final = (
    select(schema.tables.c.id)
    .where(schema.tables.c.wake <= bindparam("now"))
    .order_by(schema.tables.c.wake)
    .limit(bindparam("most"))
)
_ANSWERED: Final = select(schema.keys.c.answer).where(
    schema.keys.c.table_id == bindparam("of_table"),
    schema.keys.c.owner == bindparam("of_owner"),
    schema.keys.c.key == bindparam("of_key"),
)
LINE: Final = """'[' || number || ',' || "at" || ',' || body || ']'"""
"""An entry of a log as JSON."""
JOINED: Final = {"sqlite": "group_concat", "postgresql": "string_agg"}
"""What makes one text of many rows."""
# A whole log in one text: with a row for each line threads would hand the interpreter over that often.
_LOG: Final = {
    dialect: sql(f"SELECT {join}({LINE}, ',') FROM entries WHERE table_id = :of_table")
    for dialect, join in JOINED.items()
}


def as_table(values: dict[str, Any]) -> TableRow:
    """The row of these columns."""
    values["options"] = _bodies.decode(values["options"])
    values["extra"] = _extra.decode(values["extra"])
    return TableRow(**values)


def _seat(found: Row[Any]) -> SeatRow:
    values = dict(found._mapping)
    values["standing"] = _kinds.decode(values["standing"])
    return SeatRow(**values)


# ------------------------------------------------------------------ reading


def load(connection: Connection, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and its seats, without its log."""
    found = connection.execute(_TABLE, {"of_table": id}).first()
    if found is None:
        return None
    seats = connection.execute(_SEATS, {"of_table": id}).all()
    return as_table(dict(found._mapping)), [_seat(seat) for seat in seats]


def log(connection: Connection, id: str) -> list[EntryRow]:
    """The log of a table."""
    return as_entries(connection.execute(_LOG[connection.dialect.name], {"of_table": id}).scalar())


def as_entries(lines: str | None) -> list[EntryRow]:
    """The entries of lines that were joined in any order."""
    return sorted(_entries.decode(f"[{lines or ''}]"), key=attrgetter("number"))


def answered(connection: Connection, id: str, owner: str, key: str) -> str | None:
    """What was answered when this request came the first time."""
    wanted = {"of_table": id, "of_owner": owner, "of_key": key}
    answer: str | None = connection.execute(_ANSWERED, wanted).scalar()
    return answer


def versions(connection: Connection, ids: list[str]) -> dict[str, int]:
    rows = schema.tables.c
    found = connection.execute(select(rows.id, rows.version).where(rows.id.in_(ids)))
    return {str(id): int(version) for id, version in found}


def due(connection: Connection, now: int, most: int) -> list[str]:
    """Tables where a clock has run out or a bot is waited for, the longest waiting first."""
    return [id for (id,) in connection.execute(_DUE, {"now": now, "most": most})]


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
    connection.execute(insert(schema.tables).values(**columns(row)))
    connection.execute(insert(schema.seats), [seat_columns(seat) for seat in seats])


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
