"""Where everything is kept: one layer of SQL for SQLite and PostgreSQL."""

from __future__ import annotations
