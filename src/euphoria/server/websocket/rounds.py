"""Calls that come often and need not come to the moment: those that are due together share one timer.

A timer for each connection would wake the process for each of them, hundreds of times a second, and being
woken costs more than what is done then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

TICK: Final = 0.1
"""Seconds by which a call comes too early at most."""


class Rounds:
    """Of one event loop."""

    def __init__(self) -> None:
        # Who is to be called, in order, by the number of the tick.
        self._due: dict[int, dict[Callable[[], None], None]] = {}
        self._next: tuple[int, asyncio.TimerHandle] | None = None

    def call_within(self, seconds: float, do: Callable[[], None]) -> int:
        """Once, so many seconds from now or up to a tick earlier; the number of that tick, for `forget`."""
        loop = asyncio.get_running_loop()
        tick = int((loop.time() + seconds) / TICK)
        self._due.setdefault(tick, {})[do] = None
        self._wake_at(loop, tick)
        return tick

    def forget(self, tick: int, do: Callable[[], None]) -> None:
        """Whoever is gone is not called, nor kept until then."""
        self._due.get(tick, {}).pop(do, None)

    def _wake_at(self, loop: asyncio.AbstractEventLoop, tick: int) -> None:
        if self._next is not None:
            if self._next[0] <= tick:
                return
            self._next[1].cancel()
        self._next = tick, loop.call_at(tick * TICK, self._round, loop)

    def _round(self, loop: asyncio.AbstractEventLoop) -> None:
        """Timers come up to a millisecond early: whose tick is not quite here is called all the same."""
        assert self._next is not None
        until = self._next[0]
        for tick in sorted(tick for tick in self._due if tick <= until):
            for do in self._due.pop(tick):
                try:
                    do()
                except Exception as trouble:  # theirs alone
                    loop.call_exception_handler({"message": "a call in a round failed", "exception": trouble})
        self._next = None
        if self._due:
            self._wake_at(loop, min(self._due))
