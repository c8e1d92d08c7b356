"""What people say at tables."""

from __future__ import annotations

from sqlalchemy import Connection, select

from euphoria.server.store import schema
from euphoria.server.store.rows import ChatRow


def after(connection: Connection, id: str, number: int, most: int = 200) -> list[ChatRow]:
    """The latest messages of a table after the one with this number, oldest first."""
    rows = schema.chat.c
    wanted = select(schema.chat).where(rows.table_id == id, rows.number > number)
    found = connection.execute(wanted.order_by(rows.number.desc()).limit(most))
    return [ChatRow(**dict(row._mapping)) for row in found][::-1]
