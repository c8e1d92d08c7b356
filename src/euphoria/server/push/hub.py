"""Who is connected, and what they are sent after a change.

A socket gets its own view of the table, the events it has not had, and the messages meant for it. Everything
is made in one go under the table's lock, so nobody sees half a change; sending never waits: what a slow line
does not take stays with its listener (subscriber.py), which is bounded.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from euphoria.languages import Spoken
from euphoria.server.bus import Note
from euphoria.server.push import sentences as words
from euphoria.server.push.audience import Audience, Push
from euphoria.server.push.subscriber import Leaving, Subscriber, encode
from euphoria.server.store import chat as chats
from euphoria.server.store import lobby as lists
from euphoria.server.store.rows import ChatRow
from euphoria.server.tables import access
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.play import Bye, Lobby

if TYPE_CHECKING:
    from euphoria.server.application import Application

PRESENCE: Final = 30.0
"""Seconds after which what another node said about who is there is no longer believed."""
LOBBY_PAUSE: Final = 0.5
"""Seconds between two lists of the lobby at least."""


def _seat_of(subscriber: Subscriber, seating: dict[str, int]) -> int | None:
    seat = None if subscriber.person is None else seating.get(subscriber.person)
    return seat if subscriber.only_seat is None or seat == subscriber.only_seat else None


class Hub:
    def __init__(self, app: Application) -> None:
        self.app = app
        self.tables: dict[str, Audience] = {}
        self.leaving = Leaving()
        self._elsewhere: dict[str, dict[str, tuple[float, list[int]]]] = {}
        self._lobby_waiters: set[asyncio.Event] = set()
        # The list of tables as it was read last, when that was, and whether it may have changed since.
        self._lobby = b""
        self._lobby_read = -LOBBY_PAUSE
        self._lobby_old = True
        self._lobby_reading: asyncio.Task[None] | None = None

    def has(self, id: str) -> bool:
        return id in self.tables

    @property
    def count(self) -> int:
        return sum(len(audience.subscribers) for audience in self.tables.values())

    # ------------------------------------------------------------------ coming and going

    async def join(self, subscriber: Subscriber) -> None:
        """From now on the socket hears of this table; it is brought up to date first."""
        async with self.app.tables.lock(subscriber.table):
            live = await self.app.tables.newest(subscriber.table)
            said = await self.app.door.read(partial(chats.after, id=subscriber.table, number=subscriber.chat))
            self.tables.setdefault(subscriber.table, Audience()).subscribers.append(subscriber)
            self.app.metrics.sockets.set(self.count)
            await self.app.tables.make_ready(live)
            self.push(live, said)
        await self._presence_changed(subscriber.table)

    async def speak(self, subscriber: Subscriber, language: Spoken) -> None:
        """From now on in this language, and everything said again in it; empty: in no words."""
        subscriber.telling = words.Telling(language) if language else None
        async with self.app.tables.lock(subscriber.table):
            live = await self.app.tables.get(subscriber.table)
            await self.app.tables.make_ready(live)
            self.push(live, [])

    async def leave(self, subscriber: Subscriber) -> None:
        audience = self.tables.get(subscriber.table)
        if audience is not None and subscriber in audience.subscribers:
            audience.subscribers.remove(subscriber)
            if not audience.subscribers:
                del self.tables[subscriber.table]
                self._elsewhere.pop(subscriber.table, None)
            self.app.metrics.sockets.set(self.count)
            await self._presence_changed(subscriber.table)

    def close(self, reason: str) -> None:
        """Tell everybody to come back in a moment."""
        for audience in list(self.tables.values()):
            for subscriber in audience.subscribers:
                subscriber.end(reason, Bye(reason=reason, seconds=1.0))
        self.lobby_changed()

    async def close_person(self, person: str) -> None:
        for audience in list(self.tables.values()):
            for subscriber in [one for one in audience.subscribers if one.person == person]:
                subscriber.end("signed-out")

    # ------------------------------------------------------------------ telling

    def make_ready(self, live: TableSession) -> None:
        """Make what the sockets of the table will be sent, in the table's turn, but in any thread."""
        audience = self.tables.get(live.row.id)
        if audience is None:
            return
        seating = live.seating()
        readers: list[tuple[int | None, Spoken]] = [
            (_seat_of(one, seating), "" if one.telling is None else one.telling.language)
            for one in list(audience.subscribers)
        ]
        audience.make_ready(live, readers)

    def push(self, live: TableSession, said: list[ChatRow], moved: bool = False) -> None:
        """Send every socket of the table what is new for it. Runs in the table's turn.

        `moved`: since the last time nothing has changed but the position (see `Draft.moved`).
        """
        self.lobby_changed()
        audience = self.tables.get(live.row.id)
        if audience is None:
            return
        if not moved or not audience.knows_table:
            self._push_table(live, audience)
        push = Push(audience, live, said)
        for subscriber in audience.subscribers:
            if not subscriber.cut:
                push.tell(subscriber)
        self.app.metrics.messages.add(len(audience.subscribers))

    def _push_table(self, live: TableSession, audience: Audience) -> None:
        """What is known of the table itself, and who has a seat at it or may still look on."""
        info = audience.table(live, self.online(live))
        seating = live.seating()
        for subscriber in audience.subscribers:
            seat = _seat_of(subscriber, seating)
            subscriber.sits(seat)
            if seat is None and not self.may_watch(subscriber, live):
                subscriber.end("not-allowed")
            else:
                host = subscriber.person == live.row.host
                subscriber.put_table(audience.own_table(info, seat, host))

    def may_watch(self, subscriber: Subscriber, live: TableSession) -> bool:
        """Was admitted as a spectator, and still may be one?"""
        if subscriber.only_seat is not None:
            return False
        if subscriber.person is not None and subscriber.person == live.row.host:
            return True
        if not live.row.public and subscriber.invitation != live.row.invitation:
            return False
        banned = subscriber.person is not None and subscriber.person in live.row.extra.banned
        return not banned and (live.row.spectators or live.row.phase == "open" or access.ended(live))

    # ------------------------------------------------------------------ who is here

    def online(self, live: TableSession) -> set[int]:
        """The seats whose players are connected, here or to another node."""
        here = set(self._here(live))
        fresh = time.monotonic() - PRESENCE
        for when, seats in self._elsewhere.get(live.row.id, {}).values():
            if when > fresh:
                here.update(seats)
        return here

    def _here(self, live: TableSession) -> list[int]:
        seating = live.seating()
        audience = self.tables.get(live.row.id)
        here = [] if audience is None else audience.subscribers
        seats = {_seat_of(subscriber, seating) for subscriber in here}
        return sorted(seat for seat in seats if seat is not None)

    async def _presence_changed(self, id: str) -> None:
        here = await self.app.tables.look_here(id, self._tell_presence)
        self.app.bus.publish(Note(node=self.app.node, table=id, here=here))

    def _tell_presence(self, live: TableSession) -> list[int]:
        self.push(live, [])
        return self._here(live)

    async def others_here(self, id: str, node: str, seats: list[int]) -> None:
        """Another node says who is connected to it."""
        known = self._elsewhere.setdefault(id, {})
        changed = known.get(node, (0.0, []))[1] != seats
        known[node] = (time.monotonic(), seats)
        if not self.has(id):
            del self._elsewhere[id]
        elif changed:
            await self.app.tables.look_here(id, self._tell_presence)

    async def refresh_presence(self) -> None:
        """Say again who is here, so that other nodes do not forget it; forget who has not been heard of."""
        if not self.app.bus.shared:
            return
        for id in list(self.tables):
            here = await self.app.tables.look_here(id, self._tell_presence)
            self.app.bus.publish(Note(node=self.app.node, table=id, here=here))

    # ------------------------------------------------------------------ the lobby

    def lobby_changed(self) -> None:
        self._lobby_old = True
        for waiter in self._lobby_waiters:
            waiter.set()

    async def lobby(self) -> bytes:
        """The list of tables as it is now, read once for all who ask meanwhile."""
        if self._lobby_old and self._lobby_reading is None:
            self._lobby_reading = asyncio.create_task(self._read_lobby())
        if self._lobby_reading is not None:
            await asyncio.shield(self._lobby_reading)
        return self._lobby

    async def _read_lobby(self) -> None:
        try:
            await asyncio.sleep(self._lobby_read + LOBBY_PAUSE - time.monotonic())
            self._lobby_old = False
            self._lobby = encode(Lobby(tables=await self.app.door.read(lists.lines)))
            self._lobby_read = time.monotonic()
        except BaseException:
            self._lobby_old = True
            raise
        finally:
            self._lobby_reading = None

    def watch_lobby(self) -> asyncio.Event:
        waiter = asyncio.Event()
        self._lobby_waiters.add(waiter)
        return waiter

    def unwatch_lobby(self, waiter: asyncio.Event) -> None:
        self._lobby_waiters.discard(waiter)
