"""People and seats have faces."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("people", "seats"):
        op.add_column(table, sa.Column("face", sa.String(length=16), nullable=False, server_default=""))
