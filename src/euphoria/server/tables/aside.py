"""Work on tables that can take longer than a blink: in threads, and in fair turns.

What touches a table in memory cannot go to the processes of the desk, and an act that has begun cannot be
given up half done. So it has no time limit here: what it may take is bounded by what titles admit (the sizes
of their maps), and who asks for much waits for himself.
"""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from euphoria.server.common.turns import Turns

T = TypeVar("T")

THREADS: Final = 2
"""Tables that are worked for at the same time."""


class Aside:
    def __init__(self, threads: int = THREADS) -> None:
        self._free = threads
        self._threads = ThreadPoolExecutor(threads, "aside")
        self._turns: Turns[asyncio.Future[None]] = Turns()

    @property
    def waiting(self) -> int:
        return len(self._turns)

    async def run(self, do: Callable[[], T], owner: str, place: str = "") -> T:
        """Do it in its turn, as a part of the trace we are in.

        Whoever is called off before it began has done nothing; after that the end is waited for: nobody else
        may touch the table before.
        """
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._turns.put(owner, place, turn)
        self._give_out()
        try:
            await turn
        except asyncio.CancelledError:
            self._turns.remove(owner, place, turn)
            if turn.done() and not turn.cancelled():
                self._take_back()
            raise
        context = contextvars.copy_context()
        done = loop.run_in_executor(self._threads, context.run, do)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            if not done.cancelled():
                done.exception()
            raise
        finally:
            self._take_back()

    def _give_out(self) -> None:
        while self._free and len(self._turns):
            turn = self._turns.next()
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    def _take_back(self) -> None:
        self._free += 1
        self._give_out()

    def close(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)
