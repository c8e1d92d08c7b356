"""The sockets at one table, and what was made for them: each thing once, however many listen."""

from __future__ import annotations

from euphoria.languages import Spoken
from euphoria.server.push import sentences as words
from euphoria.server.push import views
from euphoria.server.push.subscriber import Having, News, Subscriber, encode
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.play import TableNews, Words
from euphoria.server.wire.tables import TableInfo


class Audience:
    def __init__(self) -> None:
        self.subscribers: list[Subscriber] = []
        # The position as it was sent to each seat that listens, and what it is of: version and moment.
        self._positions: dict[int | None, bytes] = {}
        self._words: dict[tuple[int | None, Spoken], Words] = {}
        self._made_of: tuple[int, tuple[int, int]] = (-1, (0, 0))
        # What strangers were told of the table, as it is and as it is sent, and what that was made of.
        self._told: tuple[bytes, TableInfo, bytes] | None = None

    @property
    def knows_table(self) -> bool:
        """Was anybody told of the table yet?"""
        return self._told is not None

    def table(self, live: TableSession, online: set[int]) -> tuple[TableInfo, bytes]:
        """What a stranger is told of the table. A move changes nothing of it, so it is mostly as it was."""
        row = live.row
        made_of = encode(
            (
                (row.id, row.title, row.players, row.options, row.phase, row.public, row.spectators),
                (row.pace, row.seconds, row.commitment, row.created, row.host, row.extra),
                live.seats,
                sorted(online),
            )
        )
        if self._told is None or self._told[0] != made_of:
            info = views.table_info(live, None, None, online)
            self._told = (made_of, info, encode(TableNews(table=info)))
        return self._told[1], self._told[2]

    def news(self, live: TableSession, having: Having) -> News:
        """What is new for all sockets of this seat that have the same."""
        seat = having[0]
        fresh = views.events(live.playing, live.row.epoch, *having)
        events = encode(fresh) if fresh.events or fresh.reset else b""
        return News(events, fresh.epoch, fresh.first + len(fresh.events), self._position(live, seat))

    def _position(self, live: TableSession, seat: int | None) -> bytes:
        """The position as it is sent, made once for each seat and version of the table."""
        self._forget_if_old(live)
        if seat not in self._positions:
            self._positions[seat] = encode(views.position(live, seat))
        return self._positions[seat]

    def words(self, live: TableSession, seat: int | None, language: Spoken) -> Words:
        """The same in words, for each seat and language."""
        self._forget_if_old(live)
        key = (seat, language)
        if key not in self._words:
            self._words[key] = words.position(live, seat, language)
        return self._words[key]

    def _forget_if_old(self, live: TableSession) -> None:
        made_of = (live.row.version, live.playing.moment)
        if self._made_of != made_of:
            self._made_of = made_of
            self._positions, self._words = {}, {}

    def make_ready(self, live: TableSession, seats: list[tuple[int | None, Spoken]]) -> None:
        """Make what these readers will be sent. An empty language: no words."""
        for seat, language in seats:
            self._position(live, seat)
            if language:
                self.words(live, seat, language)
