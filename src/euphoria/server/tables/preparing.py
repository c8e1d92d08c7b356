"""Before people ask, titles work out what they will ask about: a little at a time, between other things.

Only tables where a person is to choose are prepared for, one after the other. After each little the loop
rests for longer than that took, so that moves and answers at other tables come first.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import structlog

from euphoria.server.tables.session import TableSession

if TYPE_CHECKING:
    from euphoria.server.application import Application

log: Any = structlog.get_logger("euphoria.preparing")

REST: Final = 2.0
"""Times as long as it worked it rests."""
LEAST_REST: Final = 0.002
PATIENCE: Final = 0.1
"""Seconds that an answer is put off for."""


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
            # The processor's time: on a busy machine the other one runs on while nothing is done.
            started = time.thread_time()
            if not self._prepare(id):
                self._waiting.pop(id, None)
            took = time.thread_time() - started
            await asyncio.sleep(max(LEAST_REST, REST * took))
        self._task = None

    async def ready(self, id: str, what: str) -> None:
        """Somebody asks: go on without a rest, but never for long at a time, as long as one can wait.

        So whoever asks first waits for what is missing, and nobody else does. What is not ready by then the
        title works out when it answers.
        """
        live = self.app.tables.held_table(id)
        if live is None or live.match is None or what not in live.match.game.prepared_for:
            return
        until = time.perf_counter() + PATIENCE
        while time.perf_counter() < until and self._prepare(id):
            await asyncio.sleep(0)

    def _prepare(self, id: str) -> bool:
        """A little for one table; False when nothing is left to do. It does not wait, so it needs no lock."""
        live = self.app.tables.held_table(id)
        if live is None or live.match is None:
            return False
        try:
            return live.match.game.prepare(live.match.state)
        except Exception as error:
            # Nobody asked for it: whoever asks will be told what is wrong.
            log.warning("preparing-failed", table=id, error=repr(error))
            return False

    async def stop(self) -> None:
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
