"""Is this a database that we can open? Asked at the start, so that the answer is a sentence."""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DatabaseError

from euphoria.core.errors import EuphoriaError
from euphoria.server.store import schema
from euphoria.server.store.engine import Door


class BadDatabase(EuphoriaError):
    """A database that cannot be used: damaged, away or newer than we are."""

    def __init__(self, kind: str, **facts: int | str) -> None:
        super().__init__(f"The database is {kind}.", facts=facts)
        self.kind = kind


async def inspected(door: Door) -> None:
    """`BadDatabase` if this is none, if it is damaged, or if a newer version made it."""
    try:
        shape = await door.read(_shape)
    except (DatabaseError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        kind = "damaged" if door.dialect == "sqlite" else "away"
        raise BadDatabase(kind, why=str(cause).splitlines()[0][:200]) from None
    if shape > schema.NEWEST:
        raise BadDatabase("newer", shape=shape, newest=schema.NEWEST)


def _shape(connection: Connection) -> str:
    """The last migration of a database of ours; empty: there is nothing in it yet."""
    if connection.dialect.name == "sqlite":
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
        if found != "ok":
            raise DatabaseError(None, None, Exception(found))
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def unreadable(connection: Connection) -> list[str]:
    """Tables under way whose log has an entry that is no JSON (SQLite only: it can look for that itself)."""
    if connection.dialect.name != "sqlite":
        return []
    found = connection.execute(
        text(
            "SELECT DISTINCT table_id FROM entries JOIN tables ON tables.id = table_id "
            "WHERE phase IN ('playing', 'paused') AND NOT json_valid(body)"
        )
    )
    return [str(id) for (id,) in found]
