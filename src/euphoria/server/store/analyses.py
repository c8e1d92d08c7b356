"""Analyses of finished games: how far each is, and what came of it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from euphoria.server.store import schema
from euphoria.server.store.rows import AnalysisRow


def of(connection: Connection, id: str) -> AnalysisRow | None:
    found = connection.execute(select(schema.analyses).where(schema.analyses.c.table_id == id)).first()
    return None if found is None else AnalysisRow(**dict(found._mapping))


def keep(connection: Connection, row: AnalysisRow) -> None:
    drop(connection, row.table_id)
    connection.execute(insert(schema.analyses).values(**msgspec.structs.asdict(row)))


def drop(connection: Connection, id: str) -> None:
    connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == id))
