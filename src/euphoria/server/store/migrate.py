"""Bring a database to the shape this version needs. Runs at every start; usually finds nothing to do."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select, text

from euphoria.server.store import schema
from euphoria.server.store.engine import Door

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 7_236_112_041
"""Several nodes may start at once against one PostgreSQL: one migrates, the others wait for this lock."""


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return made


def upgrade(connection: Connection, shape: str = "head") -> None:
    """To the newest shape, or to an older one if the database is older still."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, shape)
    _found_house(connection)


def _found_house(connection: Connection) -> None:
    """The secret of this installation, drawn once: it signs the links of private tables."""
    if (
        connection.execute(select(schema.house.c.value).where(schema.house.c.name == "secret")).first()
        is None
    ):
        connection.execute(insert(schema.house).values(name="secret", value=secrets.token_hex(32)))


def shapes() -> list[str]:
    """All shapes a database of ours has ever had, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


def begin_anew(connection: Connection, shape: str) -> None:
    """Give an empty database the shape it would have had once."""
    schema.metadata.drop_all(connection)
    connection.execute(text("DROP TABLE alembic_version"))
    upgrade(connection, shape)


async def migrate(door: Door) -> None:
    await door.write(upgrade)
