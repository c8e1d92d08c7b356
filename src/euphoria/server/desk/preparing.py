"""Before people ask, titles work out what they will ask about: a little at a time, at the desk.

Only tables where a person is to choose are prepared for, one after the other, and questions that people
really ask take turns with it: what was prepared stays with the process that will be asked.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from euphoria.server.common.errors import Problem
from euphoria.server.desk import desk
from euphoria.server.desk.backlog import Backlog
from euphoria.server.desk.jobs import job_of
from euphoria.server.tables.session import TableSession

if TYPE_CHECKING:
    from euphoria.server.application import Application

REST: Final = 0.02
"""Seconds between two littles: others may be waiting for the processor."""
OWNER: Final = "the house"


class Preparing:
    def __init__(self, app: Application) -> None:
        self.app = app
        self.backlog = Backlog(self._prepare)

    def poke(self, live: TableSession) -> None:
        """The table has changed: there may be something to prepare."""
        match = live.match
        if match is None or not match.game.prepared_for:
            return
        if live.row.phase != "playing" or self.app.tables.stopping:
            return
        if all(live.played_by(seat) for seat in live.asked()):
            return
        self.backlog.add(live.row.id)

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
            if self.backlog.waiting:  # others have their turn before this one has another
                self.backlog.add(id)
                return

    async def stop(self) -> None:
        await self.backlog.stop()
