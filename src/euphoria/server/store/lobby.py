"""The list of tables."""

from __future__ import annotations

from sqlalchemy import Connection, select

from euphoria.server.store import schema
from euphoria.server.wire.tables import TableLine

MOST = 100


def lines(
    connection: Connection, title: str = "", phase: str = "", pace: str = "", free: bool = False
) -> list[TableLine]:
    """Public tables that fit, the latest change first."""
    rows = schema.tables.c
    wanted = select(
        rows.id, rows.title, rows.phase, rows.pace, rows.players, rows.spectators, rows.changed
    ).where(rows.public)
    wanted = wanted.where(rows.phase == phase if phase else rows.phase.in_(("open", "playing", "paused")))
    if title:
        wanted = wanted.where(rows.title == title)
    if pace:
        wanted = wanted.where(rows.pace == pace)
    if free:
        wanted = wanted.where(
            select(schema.seats.c.seat)
            .where(schema.seats.c.table_id == rows.id, schema.seats.c.kind == "open")
            .exists()
        )
    found = connection.execute(wanted.order_by(rows.changed.desc(), rows.id).limit(MOST)).all()
    seats = schema.seats.c
    taken = select(seats.table_id, seats.kind, seats.name).where(
        seats.table_id.in_([row.id for row in found])
    )
    names: dict[str, list[str]] = {row.id: [] for row in found}
    open_seats = dict.fromkeys(names, 0)
    for id, kind, name in connection.execute(taken.order_by(seats.table_id, seats.seat)):
        open_seats[id] += kind == "open"
        if name:
            names[id].append(name)
    return [TableLine(**dict(row._mapping), open=open_seats[row.id], names=names[row.id]) for row in found]
