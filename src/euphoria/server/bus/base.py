"""What every bus does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

import msgspec


class Note(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something happened on a node. Receivers look up what it was."""

    node: str
    table: str = ""
    version: int = 0
    here: list[int] | None = None
    """The seats of the table whose players are connected to that node."""
    person: str = ""
    """Somebody whose tokens were withdrawn: end their sockets."""


Subscriber = Callable[[Note], Awaitable[None]]


class Bus(ABC):
    """Tells all nodes, the sender included or not, of notes. May lose some: tables are compared regularly."""

    shared = True
    """Can there be other nodes?"""

    @abstractmethod
    async def start(self, subscriber: Subscriber, gap: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen; `gap` is called when notes may have been lost."""

    @abstractmethod
    async def publish(self, note: Note) -> None:
        """Tell the other nodes. Never raises: what is told is already durable."""

    @abstractmethod
    async def stop(self) -> None: ...
