"""What every bus does."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog

from euphoria.server.common.notes import Note, encoded

log: Any = structlog.get_logger("euphoria.bus")

MOST_TOGETHER: Final = 40
"""Notes in one message: PostgreSQL takes messages below 8000 bytes."""
MOST_WAITING: Final = 10_000
"""Notes that wait for a bus that does not answer."""
FAREWELL: Final = 2.0
"""Seconds for the last notes to go out."""


Subscriber = Callable[[Note], Awaitable[None]]
_notes: Final = msgspec.json.Decoder(list[Note])


class Bus(ABC):
    """Tells all nodes, the sender included or not, of notes. May lose some: tables are compared regularly."""

    shared = True
    """Can there be other nodes?"""
    with_commits = False
    """Is it a part of the database? Then whatever changes tables tells the others by itself."""

    def __init__(self) -> None:
        self._outgoing: list[Note] = []
        self._sender: asyncio.Task[None] | None = None

    @abstractmethod
    async def start(self, subscriber: Subscriber, gap: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen; `gap` is called when notes may have been lost."""

    def publish(self, note: Note) -> None:
        """Tell the other nodes soon. Never raises: what is told is already durable.

        Notes of one turn of the event loop, and those that come while others are sent, go out together.
        """
        if len(self._outgoing) < MOST_WAITING:
            self._outgoing.append(note)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_on())

    async def _send_on(self) -> None:
        try:
            while self._outgoing:
                notes, self._outgoing = self._outgoing[:MOST_TOGETHER], self._outgoing[MOST_TOGETHER:]
                try:
                    await self._send(encoded(notes))
                except Exception as error:
                    log.warning("notes-lost", error=type(error).__name__)
        finally:
            self._sender = None

    @abstractmethod
    async def _send(self, notes: str) -> None: ...

    async def stop(self) -> None:
        """Whatever was published is sent before."""
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=FAREWELL)


async def hand_on(subscriber: Subscriber, data: bytes | str) -> None:
    """Tell of notes that came."""
    try:
        notes = _notes.decode(data)
    except msgspec.DecodeError:
        log.warning("bad-notes")
        return
    for note in notes:
        try:
            await subscriber(note)
        except Exception as error:
            log.warning("note-failed", error=repr(error))
