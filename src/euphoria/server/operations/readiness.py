"""Can this process serve? Only if what people do can be written down."""

from __future__ import annotations

import asyncio
import shutil
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import structlog

from euphoria.server.store import tables as store
from euphoria.server.store.engine import SqliteDoor

if TYPE_CHECKING:
    from euphoria.server.application import Application

log: Any = structlog.get_logger("euphoria.ready")

AGAIN: Final = 1.0
"""Seconds for which an answer holds: anybody may ask."""
LEAST_FREE: Final = 16 * 1024 * 1024
"""Bytes that must be free on the disk of a SQLite database."""


class Readiness:
    def __init__(self, app: Application) -> None:
        self.app = app
        self._asked = -AGAIN
        self._ready = True
        self._looking = asyncio.Lock()

    async def look(self) -> bool:
        async with self._looking:
            if time.monotonic() - self._asked >= AGAIN:
                self._ready = self._has_room() and await self._can_write()
                self._asked = time.monotonic()
        return self._ready

    def _has_room(self) -> bool:
        door = self.app.door
        if not isinstance(door, SqliteDoor) or door.path == ":memory:":
            return True
        free = shutil.disk_usage(Path(door.path).absolute().parent).free
        if free < LEAST_FREE:
            log.error("disk-full", free=free)
        return free >= LEAST_FREE

    async def _can_write(self) -> bool:
        try:
            await self.app.door.write(partial(store.try_to_write, node=self.app.node, size=store.PROBE))
        except Exception as error:
            log.error("not-writable", error=type(error).__name__)
            return False
        return True
