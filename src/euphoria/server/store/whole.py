"""Reading whole tables, several by one statement.

The seats and the log of a table come as one text of JSON each: with rows of their own, threads would hand the
interpreter over that often. One statement is also one moment: what another node writes meanwhile is read all
of it or not at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, select
from sqlalchemy import text as sql

from euphoria.server.store import schema
from euphoria.server.store.rows import EntryRow, SeatRow, SnapshotRow, TableRow
from euphoria.server.store.tables import JOINED, LINE, as_entries, as_table

_seats: Final = msgspec.json.Decoder(list[SeatRow])
_COLUMNS: Final = [column.name for column in schema.tables.c]
_JSON: Final = {"sqlite": "json_quote({})", "postgresql": "coalesce(to_json({})::text, 'null')"}


class Whole(NamedTuple):
    """All there is of a table. The log of a frozen one is left alone."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    kept: SnapshotRow | None


def _statement(dialect: str) -> Select[Any]:
    join, json = JOINED[dialect], _JSON[dialect].format
    # Standing orders are JSON already.
    values = {name: name if name == "standing" else json(name) for name in SeatRow.__struct_fields__}
    seat = " || ',' || ".join(f"""'"{name}":' || {value}""" for name, value in values.items())
    kept = schema.snapshots.c
    return (
        select(
            schema.tables,
            kept.length,
            kept.seal,
            kept.body,
            sql(f"(SELECT {join}('{{' || {seat} || '}}', ',') FROM seats WHERE table_id = id)"),
            sql(f"(SELECT {join}({LINE}, ',') FROM entries WHERE table_id = id AND number >= :start)"),
        )
        .outerjoin(schema.snapshots, sql("snapshots.table_id = id AND :start = 0"))
        .where(schema.tables.c.id.in_(bindparam("of_tables", expanding=True)))
    )


# Written once: making a statement anew would cost more than carrying it out.
_STATEMENTS: Final = {dialect: _statement(dialect) for dialect in JOINED}


def read(
    connection: Connection, ids: Iterable[str], start: int = 0
) -> dict[str, Whole | msgspec.DecodeError]:
    """Those of these tables that are there, or what is wrong with one.

    From this entry of their logs on; whoever has the first ones needs no snapshot.
    """
    given = {"of_tables": list(ids), "start": start}
    found = connection.execute(_STATEMENTS[connection.dialect.name], given)
    return {one[0]: _whole(one) for one in found.all()}


def _whole(found: Row[Any]) -> Whole | msgspec.DecodeError:
    *columns, length, seal, body, seats, entries = tuple[Any, ...](found)
    try:
        row = as_table(dict(zip(_COLUMNS, columns, strict=True)))
        sitting = sorted(_seats.decode(f"[{seats or ''}]"), key=attrgetter("seat"))
        if row.phase == "frozen":
            return Whole(row, sitting, [], None)
        kept = None if seal is None else SnapshotRow(table_id=row.id, length=length, seal=seal, body=body)
        return Whole(row, sitting, as_entries(entries), kept)
    except msgspec.DecodeError as error:
        return error
