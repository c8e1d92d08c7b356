"""What every move writes lies on fewer pages of SQLite: logs and the keys of requests are kept in the index
of their key, and only tables that somebody must look at are in the index of when.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

OLD: Final = "old_"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    for table in ("entries", "keys"):
        op.rename_table(table, OLD + table)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("owner", sa.String(length=16), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "owner", "key"),
        sqlite_with_rowid=False,
    )
    # In the order of the key, so that every page is filled.
    op.execute(
        'INSERT INTO entries (table_id, number, "at", body) '
        f'SELECT table_id, number, "at", body FROM {OLD}entries ORDER BY table_id, number'
    )
    op.execute(
        'INSERT INTO keys (table_id, owner, "key", answer) '
        f'SELECT table_id, owner, "key", answer FROM {OLD}keys ORDER BY table_id, owner, "key"'
    )
    for table in ("entries", "keys"):
        op.drop_table(OLD + table)
    op.drop_index("tables_by_wake", "tables")
    op.create_index("tables_by_wake", "tables", ["wake"], sqlite_where=sa.text("wake IS NOT NULL"))
