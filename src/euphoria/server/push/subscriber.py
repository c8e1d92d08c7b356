"""One socket at a table: who it is, what it has been sent, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from euphoria.server.push import sentences as words
from euphoria.server.wire.tables import Wire

QUEUE: Final = 200
"""Messages that may wait for a slow line before it is cut. It resumes where it was."""
WEIGHT: Final = 2 << 20
"""Bytes that may wait, unless they are one single message."""

encode: Final = msgspec.json.Encoder().encode


class Outlet(Protocol):
    """Where messages go. It never waits: while it takes no more, they stay here."""

    drained: Callable[[], None] | None

    open_to_more: bool

    def write(self, texts: list[bytes]) -> bool:
        """False if nobody is there any more."""
        ...


Having = tuple[int | None, int, int]
"""Who a socket is and what it has: seat, epoch, number of events."""


class News:
    """What is new for a socket after a change: the events, if there are any, and the position."""

    __slots__ = ("epoch", "events", "heard", "position")

    def __init__(self, events: bytes, epoch: int, heard: int, position: bytes) -> None:
        self.events = events
        self.epoch = epoch
        # How many events of the epoch a socket has that was sent these.
        self.heard = heard
        self.position = position


class Leaving:
    """For whom something was put in this turn of the event loop: when it ends, all are seen off at once."""

    def __init__(self) -> None:
        self._who: list[Subscriber] = []

    def add(self, subscriber: Subscriber) -> None:
        if not self._who:
            loop = asyncio.get_running_loop()
            loop.call_soon(self._see_off, loop)
        self._who.append(subscriber)

    def _see_off(self, loop: asyncio.AbstractEventLoop) -> None:
        who, self._who = self._who, []
        for subscriber in who:
            try:
                subscriber.flush()
            except Exception as trouble:  # theirs alone
                loop.call_exception_handler({"message": "a message did not leave", "exception": trouble})


class Subscriber:
    """Everything put here in one turn of the event loop leaves in one go at its end."""

    def __init__(
        self, table: str, person: str | None, seat: int | None = None, leaving: Leaving | None = None
    ) -> None:
        """`leaving` is shared by all of a house."""
        self.table = table
        self.person = person
        # A token for one seat speaks for that seat only, wherever its person sits.
        self.only_seat = seat
        # By which invitation it was let in, if the table is private: the host may end it.
        self.invitation = 0
        # Where it sits, as of the last time that the table itself has changed.
        self.seat: int | None = None
        self.epoch = 0
        self.events = 0
        self.chat = -1
        # Is that the seat whose events are counted? Not before the first were sent.
        self._counted = False
        # Why it is to be closed, and the signal for that.
        self.cut = ""
        self.over = asyncio.Event()
        # Set for whoever wants everything in words, too.
        self.telling: words.Telling | None = None
        self.waiting: list[bytes] = []
        self._weight = 0
        self._due = False
        self._leaving = leaving or Leaving()
        self._outlet: Outlet | None = None
        self._table = b""
        self._position = b""

    def attach(self, outlet: Outlet) -> None:
        self._outlet = outlet
        outlet.drained = self.flush

    def send(self, message: Wire) -> None:
        self.put(encode(message))

    def put(self, data: bytes) -> None:
        if self.cut:
            return
        waiting = self.waiting
        if waiting and (len(waiting) >= QUEUE or self._weight + len(data) > WEIGHT):
            self.end("slow")
            return
        waiting.append(data)
        self._weight += len(data)
        if not self._due:
            self._due = True
            self._leaving.add(self)

    def flush(self) -> None:
        """Send what waits, if the line takes it; else it calls this again."""
        self._due = False
        outlet = self._outlet
        if not self.waiting or outlet is None or not outlet.open_to_more:
            return
        texts, self.waiting, self._weight = self.waiting, [], 0
        if not outlet.write(texts):
            self.end("gone")

    def end(self, reason: str, last: Wire | None = None) -> None:
        """No more, perhaps after some last words: the socket is to be closed."""
        if self.cut:
            return
        if last is not None:
            self.waiting.append(encode(last))
            self.flush()
        self.cut = self.cut or reason
        self.waiting, self._weight = [], 0
        self.over.set()

    def put_table(self, table: bytes) -> None:
        """Only if it differs from what was sent last."""
        if table != self._table:
            self._table = table
            self.put(table)

    def put_news(self, news: News) -> None:
        """Events, and the position if it differs from what was sent last."""
        if news.events:
            self.epoch, self.events = news.epoch, news.heard
            self.put(news.events)
        if news.position != self._position:
            self._position = news.position
            self.put(news.position)

    def sits(self, seat: int | None) -> None:
        """Events of another seat count nothing."""
        if self._counted and seat != self.seat:
            self.epoch, self.events = -1, 0
        self.seat, self._counted = seat, True

    def has(self) -> Having:
        return self.seat, self.epoch, self.events
