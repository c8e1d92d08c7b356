"""NOTIFY of PostgreSQL as bus: no further server is needed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any, Final

import structlog

from euphoria.server.bus.base import Bus, Subscriber, hand_on
from euphoria.server.common.notes import CHANNEL

log: Any = structlog.get_logger("euphoria.bus")
asyncpg: Any = import_module("asyncpg")  # it has no types

PAUSE: Final = 0.5
"""Seconds between two attempts to come back to a database that went away."""


class PostgresBus(Bus):
    def __init__(self, url: str, with_commits: bool = False) -> None:
        super().__init__()
        self.with_commits = with_commits
        # The driver knows no "+asyncpg" in addresses.
        self._url = url.replace("postgresql+asyncpg://", "postgresql://")
        self._connection: Any = None
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._listener: Subscriber | None = None
        self._gap: Callable[[], Awaitable[None]] | None = None

    async def start(self, subscriber: Subscriber, gap: Callable[[], Awaitable[None]]) -> None:
        self._listener, self._gap = subscriber, gap
        await self._connect()
        self._tasks = [asyncio.create_task(self._hand_on()), asyncio.create_task(self._keep_connected())]

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._url)
        await connection.add_listener(CHANNEL, self._hear)
        self._connection = connection

    def _hear(self, connection: Any, pid: int, _channel: str, payload: Any) -> None:
        if pid != connection.get_server_pid():  # what we have said ourselves
            self._heard.put_nowait(payload)

    async def _hand_on(self) -> None:
        assert self._listener is not None
        while True:
            await hand_on(self._listener, await self._heard.get())

    async def _keep_connected(self) -> None:
        assert self._gap is not None
        while True:
            await asyncio.sleep(PAUSE)
            if self._connection is not None and not self._connection.is_closed():
                continue
            try:
                await self._connect()
                await self._gap()
                log.info("bus-back")
            except Exception as error:
                log.warning("bus-away", error=type(error).__name__)

    async def _send(self, notes: str) -> None:
        await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notes)

    async def stop(self) -> None:
        await super().stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close(timeout=2)
