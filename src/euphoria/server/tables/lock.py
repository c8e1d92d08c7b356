"""One at a time, in the order of asking: a lock that can also be taken without waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """`async with turn:` waits; `take` and `give` are for those who cannot."""

    __slots__ = ("__weakref__", "_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def taken(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Have it at once, or not at all."""
        if self._taken:
            return False
        self._taken = True
        return True

    def give(self) -> None:
        """It goes to whoever has waited longest; in between it is never free for others to snatch."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # given to somebody who has just been called off
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
