"""Browsers that people want to be told on, by web push."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from euphoria.server.store import schema
from euphoria.server.store.rows import DeviceRow

MOST: Final = 10
"""Devices of one person; the oldest makes room."""
_rows: Final = schema.devices.c


def id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()[:32]


def keep(connection: Connection, device: DeviceRow) -> None:
    """Tell somebody on this device from now on, and nobody else any more."""
    drop(connection, device.id)
    connection.execute(insert(schema.devices).values(**msgspec.structs.asdict(device)))
    owned = select(_rows.id).where(_rows.person == device.person).order_by(_rows.created.desc(), _rows.id)
    for (id,) in connection.execute(owned).all()[MOST:]:
        drop(connection, id)


def by_id(connection: Connection, id: str) -> DeviceRow | None:
    found = connection.execute(select(schema.devices).where(_rows.id == id)).first()
    return None if found is None else DeviceRow(**dict(found._mapping))


def drop(connection: Connection, id: str, person: str = "") -> None:
    """Forget a device, if it is this person's, and what it was to be told."""
    mine = select(_rows.id).where(_rows.id == id, _rows.person == person)
    if person and connection.execute(mine).first() is None:
        return
    connection.execute(delete(schema.calls).where(schema.calls.c.device == id))
    connection.execute(delete(schema.devices).where(_rows.id == id))


def of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """What is kept about somebody's devices."""
    wanted = select(_rows.endpoint, _rows.lang, _rows.created).where(_rows.person == person)
    return [dict(row._mapping) for row in connection.execute(wanted.order_by(_rows.created, _rows.id))]
