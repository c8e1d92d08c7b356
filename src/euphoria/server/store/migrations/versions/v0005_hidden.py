"""The words of messages that hosts have taken away are not kept."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("id", sa.String), sa.column("extra", sa.Text))
_chat = sa.table(
    "chat",
    sa.column("table_id", sa.String),
    sa.column("number", sa.Integer),
    sa.column("text", sa.Text),
    sa.column("hidden", sa.Boolean),
)


def upgrade() -> None:
    connection = op.get_bind()
    wanted = sa.select(_tables.c.id, _tables.c.extra).where(_tables.c.extra.contains('"hidden"'))
    for id, extra in connection.execute(wanted).all():
        taken = json.loads(extra).get("hidden", [])
        gone = sa.update(_chat).where(_chat.c.table_id == id, _chat.c.number.in_(taken))
        connection.execute(gone.values(text="", hidden=True))
