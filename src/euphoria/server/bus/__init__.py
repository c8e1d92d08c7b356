"""How server processes tell each other that a table has changed. Messages are short: ids, never states."""

from __future__ import annotations

from euphoria.server.bus.base import Bus
from euphoria.server.common.notes import Note

__all__ = ["Bus", "Note", "open_bus"]


def open_bus(url: str, database: str) -> Bus:
    """The bus at this address: `none`, `postgres` (the database itself), postgresql://… or redis://…"""
    if url in ("", "none"):
        from euphoria.server.bus.local import LocalBus

        return LocalBus()
    if url.startswith(("postgres", "postgresql")):
        from euphoria.server.bus.postgres import PostgresBus

        return PostgresBus(database, with_commits=True) if url == "postgres" else PostgresBus(url)
    if url.startswith(("redis", "rediss", "unix")):
        from euphoria.server.bus.redis import RedisBus

        return RedisBus(url)
    raise ValueError(f"A bus is none, postgres, postgresql://… or redis://…, not '{url}'.")
