"""Analyses are made in the background, one after the other, and kept: everybody who may see the game sees it.

A little at a time is done at the desk, where questions that people ask take turns with it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from euphoria.bots.analysis import Analysis, Choice
from euphoria.server.archive import analysis as work
from euphoria.server.archive import records as after
from euphoria.server.common.errors import Problem
from euphoria.server.desk import desk
from euphoria.server.desk.backlog import Backlog
from euphoria.server.desk.jobs import Errand
from euphoria.server.store import analyses as store
from euphoria.server.store.rows import AnalysisRow

if TYPE_CHECKING:
    from euphoria.server.application import Application

REST: Final = 0.05
"""Seconds between two littles: others may be waiting for the processor."""
MOST: Final = 20
"""Games that may wait to be analysed; beyond that it is better to say no at once."""
LOST: Final = 120_000
"""Milliseconds after which whoever was at it has gone, and another may begin anew."""
OWNER: Final = "the house"


class Analysing:
    def __init__(self, app: Application) -> None:
        self.app = app
        self.backlog = Backlog(self._analyse)

    async def begin(self, id: str) -> AnalysisRow:
        """See to it that this game is analysed; how far that is."""
        row = await self.app.door.read(partial(store.of, id=id))
        if row is not None and (row.body or self.app.clock.now() - row.at < LOST):
            return row
        if len(self.backlog.waiting) >= MOST:
            raise Problem("too-many", "problems-too-many", seconds=60.0)
        row = AnalysisRow(table_id=id, done=0, total=0, body="", at=self.app.clock.now())
        await self.app.door.write(partial(store.keep, row=row))
        self.backlog.add(id)
        return row

    async def _analyse(self, id: str) -> None:
        try:
            await self._judge_all(id, await self.app.tables.look(id, after.record))
        except Exception:
            # Whoever asks again begins it anew.
            await self.app.door.write(partial(store.drop, id=id))
            raise

    async def _judge_all(self, id: str, text: str) -> None:
        choices: list[Choice] = []
        while True:
            some = msgspec.json.decode(
                await self._do(id, work.judge_some, text, len(choices)), type=work.Some
            )
            choices += some.choices
            if len(choices) >= some.total:
                break
            row = AnalysisRow(
                table_id=id, done=len(choices), total=some.total, body="", at=self.app.clock.now()
            )
            await self.app.door.write(partial(store.keep, row=row))
            await asyncio.sleep(REST)
        body = await self._do(id, work.sum_up, text, choices)
        found = msgspec.json.decode(body, type=Analysis)
        row = AnalysisRow(
            table_id=id,
            done=len(found.choices),
            total=len(found.choices),
            body=body.decode(),
            at=self.app.clock.now(),
        )
        await self.app.door.write(partial(store.keep, row=row))

    async def _do(self, id: str, do: Any, *given: Any) -> bytes:
        # Where strangers are served: nobody who plays waits for it.
        errand = Errand(kind="analysis", do=do, given=given, stranger=True)
        return desk.told(await self.app.desk.answer(errand, OWNER, id))

    async def stop(self) -> None:
        await self.backlog.stop()
