"""The socket of a table: the first message says who one is, then both sides talk."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from euphoria.server.common.errors import Problem, unavailable
from euphoria.server.http import guard
from euphoria.server.http.languages import spoken
from euphoria.server.http.questions import PRICES
from euphoria.server.http.routes import COOKIE, Entrance, address_of
from euphoria.server.push.sentences import Telling
from euphoria.server.push.subscriber import Subscriber, encode
from euphoria.server.store.engine import DATABASE_ERRORS
from euphoria.server.tables import access, actions, lobby
from euphoria.server.tables.access import Visitor
from euphoria.server.websocket import connection
from euphoria.server.websocket.limit import FLOOD, SocketLimit
from euphoria.server.wire.play import (
    Ack,
    Act,
    Answer,
    Error,
    FromClient,
    Hello,
    Language,
    Ping,
    Pong,
    Propose,
    Say,
    Standing,
    Undo,
)

PATIENCE: Final = 10.0
"""Seconds within which a new socket must say who it is."""
LARGEST: Final = 16 * 1024

_decoder: Final = msgspec.json.Decoder(FromClient)


class Disconnected(Exception):
    """Nobody is there any more."""


class TableSocket:
    """One connection."""

    def __init__(self, entrance: Entrance, scope: Scope) -> None:
        self.entrance = entrance
        self.app = entrance.app
        self.request = HTTPConnection(scope)
        self.connection = connection.of(scope)
        self.address = address_of(self.request)
        self.limit = SocketLimit(entrance.buckets, self.connection, self.address)
        self.id = str(self.request.path_params["id"])
        self.visitor: Visitor | None = None
        self.refused = 0
        # In which problems are told: of the request, and once they have said one, of the person.
        self.language: str = spoken(self.request.headers.get("accept-language", ""))
        # A message that takes its time. The connection is held meanwhile, so there is one at most.
        self.under_way: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        try:
            await self._open()
        except Problem as problem:
            self.app.metrics.refusals.labels(problem.code).inc()
            self._close_with(problem)
        except (TimeoutError, Disconnected):
            self.connection.close()
        except DATABASE_ERRORS as error:
            self.entrance.database_away(error)
            self._close_with(unavailable())

    def _close_with(self, problem: Problem) -> None:
        """Who is not let in yet hears nothing but 403."""
        self.connection.write([encode(self._error(problem))])
        self.connection.close(4000 + problem.status % 1000, problem.code)

    async def _open(self) -> None:
        headers = self.request.headers
        guard.check_host(headers, self.app.settings)
        guard.check_address(self.id, b"")
        if "origin" in headers and not guard.is_own_origin(headers, self.app.settings):
            raise Problem("not-allowed", "problems-other-site")
        address = self.address
        self.entrance.admit(address)
        with self.entrance.connections.counted("socket", address):
            with self.entrance.connections.counted("stranger", address):
                self.connection.accept()
                subscriber = await self._greet(await self._hello(), cookies="origin" in headers)
            await self._talk(subscriber)

    async def _hello(self) -> Hello:
        hello = _decode(await asyncio.wait_for(self._receive(), PATIENCE))
        if not isinstance(hello, Hello):
            raise Problem("bad-request", "problems-hello-first")
        return hello

    async def _talk(self, subscriber: Subscriber) -> None:
        """Until one side has had enough."""
        subscriber.attach(self.connection)
        closer = asyncio.create_task(self._close_when_over(subscriber))
        try:
            await self.app.hub.join(subscriber)
            self.connection.on_text = partial(self._heard, subscriber)
            # Texts are heard there: what is received here is the end of it, or nothing to read.
            await self._receive()
        except Problem as problem:
            subscriber.end(problem.code, self._error(problem))
            raise
        finally:
            self.connection.on_text = None
            if self.under_way is not None:
                await asyncio.gather(self.under_way)
            await self.app.hub.leave(subscriber)
            subscriber.end("closed")
            await asyncio.gather(closer, return_exceptions=True)

    async def _greet(self, hello: Hello, cookies: bool) -> Subscriber:
        """Who is it, and may they be here? A cookie counts only where a browser names our origin."""
        token = hello.token or (self.request.cookies.get(COOKIE, "") if cookies else "")
        if token:
            self.visitor = await self.entrance.people.by_token(token)
            if self.visitor is None and hello.token:
                raise Problem("not-known", "problems-token-unknown")
        visitor = self.visitor
        seat, invitation, takes_long = await self.app.tables.look(
            self.id,
            lambda table: (
                access.check_sees(table, visitor, hello.invitation, self.app.secret),
                table.row.invitation,
                table.takes_long,
            ),
        )
        if takes_long and seat is None:
            # All sentences are made for them, and sockets are quickly opened anew.
            self.entrance.buckets.take("curious", self.address, PRICES["look"])
        if visitor is not None and seat is not None:
            await self.app.tables.change(self.id, partial(lobby.come_back, person=visitor.person.id))
        only = visitor.token.seat if visitor is not None and not visitor.whole else None
        person = None if visitor is None else visitor.person.id
        subscriber = Subscriber(self.id, person, only, self.app.hub.leaving)
        subscriber.invitation = invitation
        subscriber.epoch, subscriber.events, subscriber.chat = hello.epoch, hello.events, hello.chat
        subscriber.telling = Telling(hello.lang) if hello.lang else None
        self.language = hello.lang or self.language
        return subscriber

    def _error(self, problem: Problem, key: str = "") -> Error:
        return Error(code=problem.code, message=problem.said(self.language), key=key, facts=problem.facts)

    # ------------------------------------------------------------------ both directions

    async def _receive(self) -> str:
        message = await self.connection.receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        text = message.get("text")
        if text is None:
            raise Problem("bad-request", "problems-text-only")
        return str(text)

    async def _close_when_over(self, subscriber: Subscriber) -> None:
        await subscriber.over.wait()
        self.connection.close(1012 if subscriber.cut == "restart" else 1000, subscriber.cut)

    def _heard(self, subscriber: Subscriber, text: str) -> None:
        """Do what can be done at once; for the rest the connection waits, so that answers come in order."""
        if subscriber.cut:
            return
        key = ""
        try:
            self.limit.take_message()
            message = _decode(text)
            key = getattr(message, "key", "")
            self._admit(message)
        except Problem as problem:
            self._refuse(subscriber, problem, key)
            return
        if isinstance(message, Ping):
            subscriber.send(Pong(n=message.n, now=self.app.clock.now()))
            self.refused = 0
            return
        self.connection.hold()
        if isinstance(message, Act):
            self._act_now(subscriber, message)
        else:
            self._begin(subscriber, message)

    def _admit(self, message: FromClient) -> None:
        """May this be asked, and so often?"""
        if isinstance(message, Ping):
            return
        if isinstance(message, Hello):
            raise Problem("bad-request", "problems-hello-twice")
        buckets = self.entrance.buckets
        if isinstance(message, Language):
            # All sentences are made anew, so it costs more than other messages.
            buckets.take("table", self.id, 5.0)
            return
        if self.visitor is None:
            raise Problem("not-known", "problems-say-who")
        buckets.take("table", self.id)
        if isinstance(message, Say):
            buckets.take("chat", self.visitor.person.id)

    def _refuse(self, subscriber: Subscriber, problem: Problem, key: str) -> None:
        self.app.metrics.refusals.labels(problem.code).inc()
        subscriber.send(self._error(problem, key))
        self.refused += 1
        if self.refused > FLOOD:
            subscriber.end("flood")

    def _act_now(self, subscriber: Subscriber, message: Act) -> None:
        """An action whose table is at hand needs no task of its own."""
        assert self.visitor is not None
        span = self.app.traces.begin("socket.act")
        with self.app.traces.inside(span):
            then = partial(self._acted, subscriber, message, span)
            actions.act_now(self.app, self.visitor, self.id, message, then)

    def _acted(self, subscriber: Subscriber, message: Act, span: Any, acted: asyncio.Future[int]) -> None:
        """What was refused may have been carried out before: that takes longer to find out."""
        self.app.traces.end(span, None if acted.cancelled() else acted.exception())
        if acted.cancelled() or acted.exception() is not None:
            self._begin(subscriber, message)
            return
        self.refused = 0
        subscriber.send(Ack(key=message.key, ply=acted.result()))
        self.connection.go_on()

    def _begin(self, subscriber: Subscriber, message: FromClient) -> None:
        self.under_way = asyncio.create_task(self._carry_out(subscriber, message))

    async def _carry_out(self, subscriber: Subscriber, message: FromClient) -> None:
        key = getattr(message, "key", "")
        try:
            await self._handle(subscriber, message)
            self.refused = 0
        except DATABASE_ERRORS as error:
            self.entrance.database_away(error)
            subscriber.send(self._error(unavailable(), key))
        except Problem as problem:
            self._refuse(subscriber, problem, key)
        except BaseException:
            subscriber.end("failed")
            raise
        self.under_way = None
        self.connection.go_on()

    async def _handle(self, subscriber: Subscriber, message: FromClient) -> None:
        if isinstance(message, Language):
            self.language = message.lang or self.language
            await self.app.hub.speak(subscriber, message.lang)
            return
        visitor = self.visitor
        assert visitor is not None
        if isinstance(message, Act):
            subscriber.send(Ack(key=message.key, ply=await actions.act(self.app, visitor, self.id, message)))
        elif isinstance(message, Undo):
            subscriber.send(Ack(key=message.key, ply=await actions.undo(self.app, visitor, self.id, message)))
        elif isinstance(message, Say):
            await actions.say(self.app, visitor, self.id, message)
            subscriber.send(Ack(key=message.key, ply=-1))
        elif isinstance(message, Standing):
            await actions.standing(self.app, visitor, self.id, message)
        elif isinstance(message, Propose):
            await actions.propose(self.app, visitor, self.id, message)
        else:
            assert isinstance(message, Answer)
            await actions.answer(self.app, visitor, self.id, message)


def _decode(text: str) -> FromClient:
    if "\\u0000" in text:
        guard.check_no_nul(text.encode())
    try:
        message: FromClient = _decoder.decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem("bad-request", "problems-not-understood", detail=str(error)[:300]) from None


class TableDoor:
    """Where the sockets of tables come in."""

    def __init__(self, entrance: Entrance) -> None:
        self.entrance = entrance

    async def __call__(self, scope: Scope, receive: Receive, _send: Send) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await TableSocket(self.entrance, scope).serve()
