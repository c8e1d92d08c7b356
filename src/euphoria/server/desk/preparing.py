"""Before people ask, titles work out what they will ask about: a little at a time, at the desk.

Only tables where a person is to choose are prepared for, one after the other, and questions that people
really ask take turns with it: what was prepared stays with the process that will be asked.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog

from euphoria.server.common.errors import Problem
from euphoria.server.desk import desk
from euphoria.server.desk.jobs import job_of
from euphoria.server.tables.session import TableSession

if TYPE_CHECKING:
    from euphoria.server.application import Application

log: Any = structlog.get_logger("euphoria.preparing")

REST: Final = 0.02
"""Seconds between two littles: others may be waiting for the processor."""
OWNER: Final = "the house"


class Preparing:
    def __init__(self, app: Application) -> None:
        self.app = app
        self._waiting: dict[str, None] = {}
        self._task: asyncio.Task[None] | None = None

    def poke(self, live: TableSession) -> None:
        """The table has changed: there may be something to prepare."""
        match = live.match
        if match is None or not match.game.prepared_for:
            return
        if live.row.phase != "playing" or self.app.tables.stopping:
            return
        if all(live.played_by(seat) for seat in live.asked()):
            return
        self._waiting[live.row.id] = None
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while self._waiting:
            id = next(iter(self._waiting))
            del self._waiting[id]
            try:
                await self._prepare(id)
            except Exception as error:
                # Nobody asked for it: whoever asks will be told what is wrong.
                log.warning("preparing-failed", table=id, error=repr(error))
        self._task = None

    async def _prepare(self, id: str) -> None:
        """A little for one table; and everything, while no other waits."""
        try:
            job = await self.app.tables.look_here(id, partial(job_of, seat=None, kind="prepare"))
        except Problem:
            return
        while True:
            done = await self.app.desk.answer(job, OWNER, id)
            more = desk.told(done) == b"true"
            await asyncio.sleep(REST)
            if not more:
                return
            if self._waiting:  # others have their turn before this one has another
                self._waiting.setdefault(id)
                return

    async def stop(self) -> None:
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
