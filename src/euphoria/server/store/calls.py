"""Webhook calls that wait. A seat has one at most: a new question takes the place of the one before."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, insert, select, update

from euphoria.server.store import schema
from euphoria.server.store.rows import CallRow

_rows: Final = schema.calls.c

# Only for people who have given an address: everybody else costs no row.
_INSERT: Final = insert(schema.calls).from_select(
    [column.name for column in schema.calls.columns],
    select(*(bindparam(column.name, type_=column.type) for column in schema.calls.columns)).where(
        select(schema.people.c.id)
        .where(schema.people.c.id == bindparam("person"), schema.people.c.hook != "")
        .exists()
    ),
)


def add(connection: Connection, call: CallRow) -> None:
    """Have somebody called, if they have given an address."""
    connection.execute(delete(schema.calls).where(_rows.table_id == call.table_id, _rows.seat == call.seat))
    connection.execute(_INSERT, msgspec.structs.asdict(call))


def due(connection: Connection, now: int, most: int) -> list[CallRow]:
    """Calls whose time has come, the longest waiting first."""
    found = connection.execute(select(schema.calls).where(_rows.due <= now).order_by(_rows.due).limit(most))
    return [CallRow(**dict(row._mapping)) for row in found]


def claim(connection: Connection, found: list[CallRow], until: int) -> list[CallRow]:
    """Those of the calls that nobody else has claimed since they were found; now they are ours until then."""
    ours: list[CallRow] = []
    # In one order everywhere, so that two nodes never wait for each other.
    for call in sorted(found, key=lambda one: (one.table_id, one.seat)):
        if _change(connection, call, due=until, tries=call.tries + 1):
            ours.append(msgspec.structs.replace(call, due=until, tries=call.tries + 1))
    return ours


def put_off(connection: Connection, call: CallRow, until: int) -> bool:
    """Make a call later; False if it is not ours any more."""
    return _change(connection, call, due=until, tries=call.tries)


def drop(connection: Connection, call: CallRow) -> bool:
    """A call that was made, or that nobody waits for; False if it is not ours any more."""
    return connection.execute(delete(schema.calls).where(_is(call))).rowcount == 1


def _change(connection: Connection, call: CallRow, **columns: Any) -> bool:
    return connection.execute(update(schema.calls).where(_is(call)).values(**columns)).rowcount == 1


def _is(call: CallRow) -> ColumnElement[bool]:
    """This very call as we know it: no newer one of the same seat, none that another node has claimed."""
    return and_(
        _rows.table_id == call.table_id,
        _rows.seat == call.seat,
        _rows.epoch == call.epoch,
        _rows.posed == call.posed,
        _rows.due == call.due,
    )
