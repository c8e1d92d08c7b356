"""Calls that wait, by webhook and to devices. A seat has one of each at most: a new question takes the place
of the one before."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, insert, select, update

from euphoria.server.store import schema
from euphoria.server.store.rows import CallRow

_rows: Final = schema.calls.c

_NAMES: Final = [column.name for column in schema.calls.columns]
_GIVEN: Final = {column.name: bindparam(column.name, type_=column.type) for column in schema.calls.columns}

# Only for people who have given an address, or named a device: everybody else costs no row.
_BY_HOOK: Final = insert(schema.calls).from_select(
    _NAMES,
    select(*_GIVEN.values()).where(
        select(schema.people.c.id)
        .where(schema.people.c.id == bindparam("person"), schema.people.c.hook != "")
        .exists()
    ),
)
_TO_DEVICES: Final = insert(schema.calls).from_select(
    _NAMES,
    select(*(schema.devices.c.id if name == "device" else _GIVEN[name] for name in _NAMES)).where(
        schema.devices.c.person == bindparam("person")
    ),
)


def add(connection: Connection, call: CallRow) -> None:
    """Have somebody called, if they have given an address, and on each of their devices that wants it."""
    connection.execute(delete(schema.calls).where(_rows.table_id == call.table_id, _rows.seat == call.seat))
    given = msgspec.structs.asdict(call)
    connection.execute(_BY_HOOK, given)
    del given["device"]
    connection.execute(_TO_DEVICES, given)


def due(connection: Connection, now: int, most: int) -> list[CallRow]:
    """Calls whose time has come, the longest waiting first."""
    found = connection.execute(select(schema.calls).where(_rows.due <= now).order_by(_rows.due).limit(most))
    return [CallRow(**dict(row._mapping)) for row in found]


def claim(connection: Connection, found: list[CallRow], until: int) -> list[CallRow]:
    """Those of the calls that nobody else has claimed since they were found; now they are ours until then."""
    ours: list[CallRow] = []
    # In one order everywhere, so that two nodes never wait for each other.
    for call in sorted(found, key=lambda one: (one.table_id, one.seat, one.device)):
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
        _rows.device == call.device,
        _rows.epoch == call.epoch,
        _rows.posed == call.posed,
        _rows.due == call.due,
    )
