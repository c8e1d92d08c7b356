"""Alembic runs this file. The connection is handed in by migrate.py, already in a transaction."""

from __future__ import annotations

from alembic import context

from euphoria.server.store.schema import metadata


def run() -> None:
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,  # SQLite changes a table by copying it
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # only while alembic runs it; whoever merely imports it wants nothing done
    run()
