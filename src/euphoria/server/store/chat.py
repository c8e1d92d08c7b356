"""What people say at tables."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from euphoria.server.store import schema
from euphoria.server.store.rows import ChatRow


def after(connection: Connection, id: str, number: int, most: int = 200) -> list[ChatRow]:
    """The latest messages of a table after the one with this number, oldest first; none taken away."""
    rows = schema.chat.c
    wanted = select(schema.chat).where(rows.table_id == id, rows.number > number, rows.hidden.is_(False))
    found = connection.execute(wanted.order_by(rows.number.desc()).limit(most))
    return [ChatRow(**dict(row._mapping)) for row in found][::-1]


def hide(connection: Connection, id: str, numbers: list[int]) -> None:
    """Take messages away: their words are not kept."""
    rows = schema.chat.c
    taken = update(schema.chat).where(rows.table_id == id, rows.number.in_(numbers))
    connection.execute(taken.values(text="", hidden=True))
