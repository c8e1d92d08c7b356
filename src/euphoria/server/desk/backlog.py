"""Tables that wait until something is done for them in the background: one after the other, each once."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

log: Any = structlog.get_logger("euphoria.backlog")


class Backlog:
    """What is to be done, and the task that does it while anything waits."""

    def __init__(self, do: Callable[[str], Awaitable[None]]) -> None:
        self._do = do
        self._waiting: dict[str, None] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> list[str]:
        """The tables it has not come to yet, the next one first."""
        return list(self._waiting)

    @property
    def idle(self) -> bool:
        return self._task is None

    def add(self, id: str) -> None:
        """This table at the end of the line, if it does not stand there already."""
        self._waiting.setdefault(id)
        if self._task is None:
            # It works for many tables: nothing of it belongs to the move that happens to begin it.
            self._task = asyncio.create_task(self._run(), context=contextvars.Context())

    async def _run(self) -> None:
        while self._waiting:
            id = next(iter(self._waiting))
            del self._waiting[id]
            try:
                await self._do(id)
            except Exception as error:
                # The others do not wait for nothing; whoever misses it asks again.
                log.warning("background-work-failed", table=id, error=repr(error))
        self._task = None

    async def stop(self) -> None:
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
