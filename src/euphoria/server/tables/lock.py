"""One at a time, in the order of asking: a lock that can also be taken without waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """`async with lock:` waits; `try_acquire` and `release` are for those who cannot."""

    __slots__ = ("__weakref__", "_locked", "_waiting")

    def __init__(self) -> None:
        self._locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def locked(self) -> bool:
        return self._locked

    def try_acquire(self) -> bool:
        """Have it at once, or not at all."""
        if self._locked:
            return False
        self._locked = True
        return True

    def release(self) -> None:
        """It goes to whoever has waited longest; in between it is never free for others to snatch."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._locked = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # given to somebody who has just been called off
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
