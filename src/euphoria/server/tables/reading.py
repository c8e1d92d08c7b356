"""Tables that are wanted at the same time are read from the database together.

After a start everybody comes back at once. Whatever is wanted while a reading is under way is read by the
next one: what a statement costs is paid once for all of it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from euphoria.server.store import whole
from euphoria.server.store.engine import Door
from euphoria.server.store.whole import Whole

MOST: Final = 16
"""How many tables are read together: more would wait for each other's logs longer than for the database."""

Wanted = tuple[str, asyncio.Future[Whole | None]]


class Reading:
    def __init__(self, door: Door) -> None:
        self._door = door
        self._wanted: list[Wanted] = []
        self._task: asyncio.Task[None] | None = None

    async def table(self, id: str) -> Whole | None:
        """All there is of this table; `msgspec.DecodeError` if that cannot be understood."""
        found: asyncio.Future[Whole | None] = asyncio.get_running_loop().create_future()
        self._wanted.append((id, found))
        if self._task is None:
            self._task = asyncio.create_task(self._read_on())
        return await found

    async def _read_on(self) -> None:
        try:
            while self._wanted:
                batch, self._wanted = self._wanted[:MOST], self._wanted[MOST:]
                await self._read(batch)
        finally:
            self._task = None

    async def _read(self, batch: list[Wanted]) -> None:
        try:
            found = await self._door.read(partial(whole.read, ids=[id for id, _ in batch]))
        except Exception as error:
            if len(batch) > 1:  # whose fault it was is found out one by one
                await asyncio.gather(*(self._read([one]) for one in batch))
            else:
                _settle(batch[0][1], error)
            return
        for id, future in batch:
            _settle(future, found.get(id))


def _settle(future: asyncio.Future[Whole | None], found: Whole | Exception | None) -> None:
    if future.done():  # whoever asked has gone away
        return
    if isinstance(found, Exception):
        future.set_exception(found)
    else:
        future.set_result(found)
