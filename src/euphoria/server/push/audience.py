"""The sockets at one table, and what was made for them: each thing once, however many listen."""

from __future__ import annotations

from euphoria.languages import Spoken
from euphoria.server.push import sentences as words
from euphoria.server.push import views
from euphoria.server.push.subscriber import Having, News, Subscriber, encode
from euphoria.server.store.rows import ChatRow
from euphoria.server.tables.session import TableSession
from euphoria.server.wire.play import Chat, TableNews, Words
from euphoria.server.wire.tables import TableInfo


class Audience:
    def __init__(self) -> None:
        self.subscribers: list[Subscriber] = []
        # The position as it was sent to each seat that listens, and what it is of: version and moment.
        self._positions: dict[int | None, bytes] = {}
        self._words: dict[tuple[int | None, Spoken], Words] = {}
        self._made_of: tuple[int, tuple[int, int]] = (-1, (0, 0))
        # What strangers were told of the table, and what that was made of.
        self._told: tuple[bytes, TableInfo] | None = None
        # The same as it is sent to each seat and to its host.
        self._tables: dict[tuple[int | None, bool], bytes] = {}

    @property
    def knows_table(self) -> bool:
        """Was anybody told of the table yet?"""
        return self._told is not None

    def table(self, live: TableSession, online: set[int]) -> TableInfo:
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
            self._told = (made_of, views.table_info(live, None, None, online))
            self._tables = {}
        return self._told[1]

    def own_table(self, info: TableInfo, seat: int | None, host: bool) -> bytes:
        """That as it is sent to this seat (None: a spectator), made once for all its sockets."""
        sent = self._tables.get((seat, host))
        if sent is None:
            sent = encode(TableNews(table=views.own_table_info(info, seat, host)))
            self._tables[seat, host] = sent
        return sent

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


class Push:
    """What is new at a table, made and encoded once for all sockets that lack the same."""

    def __init__(self, audience: Audience, live: TableSession, said: list[ChatRow]) -> None:
        self._audience = audience
        self._live = live
        self._said = said
        self._over = live.row.phase in ("over", "abandoned")
        self._news: dict[Having, News] = {}
        self._words: dict[words.Lacking, bytes] = {}
        self._chat: dict[tuple[int | None, int], bytes] = {}

    def tell(self, subscriber: Subscriber) -> None:
        if self._live.match is not None:
            subscriber.put_news(self._news_for(subscriber.has()))
            if subscriber.telling is not None:
                self._tell_in_words(subscriber, subscriber.telling)
        if self._said:
            self._tell_chat(subscriber)

    def _news_for(self, having: Having) -> News:
        news = self._news.get(having)
        if news is None:
            news = self._news[having] = self._audience.news(self._live, having)
        return news

    def _tell_in_words(self, subscriber: Subscriber, telling: words.Telling) -> None:
        now = self._audience.words(self._live, subscriber.seat, telling.language)
        lacking = telling.lacks(self._live, subscriber.seat, now)
        if lacking is None:
            return
        if lacking not in self._words:
            self._words[lacking] = encode(words.news(self._live, now, lacking))
        subscriber.put(self._words[lacking])

    def _tell_chat(self, subscriber: Subscriber) -> None:
        key = (subscriber.seat, subscriber.chat)
        if key not in self._chat:
            self._chat[key] = self._chat_for(*key)
        subscriber.chat = max(subscriber.chat, self._said[-1].number)
        if self._chat[key]:
            subscriber.put(self._chat[key])

    def _chat_for(self, seat: int | None, have: int) -> bytes:
        """What this seat (None: a spectator) hears of what was said after number `have`; empty: nothing."""
        heard = [
            message
            for row in self._said
            if row.number > have and (message := views.message(row, seat, self._over)) is not None
        ]
        return encode(Chat(messages=heard)) if heard else b""
