"""The bus of a process that is alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from euphoria.server.bus.base import Bus, Subscriber
from euphoria.server.common.notes import Note


class LocalBus(Bus):
    shared = False

    async def start(self, subscriber: Subscriber, gap: Callable[[], Awaitable[None]]) -> None:
        pass

    def publish(self, note: Note) -> None:
        pass

    async def _send(self, notes: str) -> None:
        pass
