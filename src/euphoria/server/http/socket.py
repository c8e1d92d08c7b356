"""The socket of a table: the first message says who one is, then both sides talk."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from euphoria.server import access, actions, lobby
from euphoria.server.errors import DATABASE_ERRORS, Problem, unavailable
from euphoria.server.http import guard, line
from euphoria.server.http.languages import spoken
from euphoria.server.http.limits import RATES
from euphoria.server.http.routes import COOKIE, Entrance
from euphoria.server.listener import Listener, encode
from euphoria.server.people import Visitor
from euphoria.server.wire_play import (
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
from euphoria.server.words import Telling

log: Any = structlog.get_logger("euphoria.socket")

PATIENCE: Final = 10.0
"""Seconds within which a new socket must say who it is."""
FLOOD: Final = 100
"""Refused messages in a row after which a socket is cut."""
LARGEST: Final = 16 * 1024

_decoder: Final = msgspec.json.Decoder(FromClient)
assert "socket" in RATES


class TableSocket:
    """One connection."""

    def __init__(self, entrance: Entrance, socket: WebSocket) -> None:
        self.entrance = entrance
        self.house = entrance.house
        self.socket = socket
        # Past the layers that watch over the handshake: they cost more than reading and sending.
        self.line = line.of(socket.scope)
        self.id = str(socket.path_params["id"])
        self.name = f"{id(self)}"
        self.visitor: Visitor | None = None
        self.refused = 0
        # In which problems are told: of the request, and once they have said one, of the person.
        self.language: str = spoken(socket.headers.get("accept-language", ""))
        # A message that takes its time. The line is held meanwhile, so there is one at most.
        self.under_way: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        try:
            await self._open()
        except Problem as problem:
            self.house.metrics.refusals.labels(problem.code).inc()
            await self._close_with(problem)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            pass
        except DATABASE_ERRORS as error:
            self.entrance.database_away(error)
            await self._close_with(unavailable())

    async def _close_with(self, problem: Problem) -> None:
        try:
            if self.socket.application_state is WebSocketState.CONNECTING:
                await self.socket.close()  # not let in at all: 403
                return
            await self.socket.send_text(encode(self._error(problem)).decode())
            await self.socket.close(4000 + problem.status % 1000, problem.code)
        except (WebSocketDisconnect, RuntimeError):
            pass

    async def _open(self) -> None:
        headers = self.socket.headers
        guard.check_host(headers, self.house.settings)
        guard.check_address(self.id, b"")
        own = "origin" not in headers or guard.is_own_origin(headers, self.house.settings)
        if not own:
            await self.socket.close(4403, "not-allowed")
            return
        self.entrance.buckets.take("address", _address(self.socket))
        await self.socket.accept()
        hello = _decode(await asyncio.wait_for(self._receive(), PATIENCE))
        if not isinstance(hello, Hello):
            raise Problem("bad-request", "problems-hello-first")
        listener = await self._greet(hello, cookies="origin" in headers)
        listener.attach(self.line)
        closer = asyncio.create_task(self._close_when_over(listener))
        try:
            await self.house.hub.join(listener)
            self.line.heard = partial(self._heard, listener)
            # Texts are heard there: what is received here is the end of the line, or nothing to read.
            await self._receive()
        except Problem as problem:
            listener.end(problem.code, self._error(problem))
            raise
        finally:
            self.line.heard = None
            if self.under_way is not None:
                await asyncio.gather(self.under_way)
            await self.house.hub.leave(listener)
            listener.end("closed")
            await asyncio.gather(closer, return_exceptions=True)

    async def _greet(self, hello: Hello, cookies: bool) -> Listener:
        """Who is it, and may they be here? A cookie counts only where a browser names our origin."""
        token = hello.token or (self.socket.cookies.get(COOKIE, "") if cookies else "")
        if token:
            self.visitor = await self.entrance.people.by_token(token)
            if self.visitor is None and hello.token:
                raise Problem("not-known", "problems-token-unknown")
        visitor = self.visitor
        seat = await self.house.look(
            self.id, lambda table: access.check_sees(table, visitor, hello.invitation, self.house.secret)
        )
        if visitor is not None and seat is not None:
            await self.house.change(self.id, partial(lobby.come_back, person=visitor.person.id))
        only = visitor.token.seat if visitor is not None and not visitor.whole else None
        listener = Listener(self.id, None if visitor is None else visitor.person.id, only)
        listener.epoch, listener.events, listener.chat = hello.epoch, hello.events, hello.chat
        listener.telling = Telling(hello.lang) if hello.lang else None
        self.language = hello.lang or self.language
        return listener

    def _error(self, problem: Problem, key: str = "") -> Error:
        return Error(code=problem.code, message=problem.said(self.language), key=key, facts=problem.facts)

    # ------------------------------------------------------------------ both directions

    async def _receive(self) -> str:
        message: Any = await self.line.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            raise Problem("bad-request", "problems-text-only")
        return str(text)

    async def _close_when_over(self, listener: Listener) -> None:
        await listener.over.wait()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.close(1012 if listener.cut == "restart" else 1000, listener.cut)

    def _heard(self, listener: Listener, text: str) -> None:
        """Do what can be done at once; for the rest the line waits, so that answers come in order."""
        if listener.cut:
            return
        key = ""
        try:
            self.entrance.buckets.take("socket", self.name)
            message = _decode(text)
            key = getattr(message, "key", "")
            self._admit(message)
        except Problem as problem:
            self._refuse(listener, problem, key)
            return
        if isinstance(message, Ping):
            listener.send(Pong(n=message.n, now=self.house.clock.now()))
            self.refused = 0
            return
        self.line.hold()
        if not (isinstance(message, Act) and self._act_now(listener, message)):
            self._begin(listener, message)

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

    def _refuse(self, listener: Listener, problem: Problem, key: str) -> None:
        self.house.metrics.refusals.labels(problem.code).inc()
        listener.send(self._error(problem, key))
        self.refused += 1
        if self.refused > FLOOD:
            listener.end("flood")

    def _act_now(self, listener: Listener, message: Act) -> bool:
        """An action whose table is at hand needs no task of its own."""

        def done(ply: int) -> None:
            self.refused = 0
            listener.send(Ack(key=message.key, ply=ply))
            self.line.go_on()

        assert self.visitor is not None
        failed = partial(self._begin, listener, message)
        return actions.act_now(self.house, self.visitor, self.id, message, done, failed)

    def _begin(self, listener: Listener, message: FromClient) -> None:
        self.under_way = asyncio.create_task(self._carry_out(listener, message))

    async def _carry_out(self, listener: Listener, message: FromClient) -> None:
        key = getattr(message, "key", "")
        try:
            await self._handle(listener, message)
            self.refused = 0
        except DATABASE_ERRORS as error:
            self.entrance.database_away(error)
            listener.send(self._error(unavailable(), key))
        except Problem as problem:
            self._refuse(listener, problem, key)
        except BaseException:
            listener.end("failed")
            raise
        self.under_way = None
        self.line.go_on()

    async def _handle(self, listener: Listener, message: FromClient) -> None:
        if isinstance(message, Language):
            self.language = message.lang or self.language
            await self.house.hub.speak(listener, message.lang)
            return
        visitor = self.visitor
        assert visitor is not None
        if isinstance(message, Act):
            listener.send(Ack(key=message.key, ply=await actions.act(self.house, visitor, self.id, message)))
        elif isinstance(message, Undo):
            listener.send(Ack(key=message.key, ply=await actions.undo(self.house, visitor, self.id, message)))
        elif isinstance(message, Say):
            await actions.say(self.house, visitor, self.id, message)
            listener.send(Ack(key=message.key, ply=-1))
        elif isinstance(message, Standing):
            await actions.standing(self.house, visitor, self.id, message)
        elif isinstance(message, Propose):
            await actions.propose(self.house, visitor, self.id, message)
        else:
            assert isinstance(message, Answer)
            await actions.answer(self.house, visitor, self.id, message)


def _decode(text: str) -> FromClient:
    if "\\u0000" in text:
        guard.check_no_nul(text.encode())
    try:
        message: FromClient = _decoder.decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem("bad-request", "problems-not-understood", detail=str(error)[:300]) from None


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client is not None else ""


class TableDoor:
    """Where the sockets of tables come in."""

    def __init__(self, entrance: Entrance) -> None:
        self.entrance = entrance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await TableSocket(self.entrance, WebSocket(scope, receive, send)).serve()


def lobby_socket(entrance: Entrance) -> Callable[[WebSocket], Awaitable[None]]:
    """The list of tables, whenever it changes. Whoever listens says nothing."""

    async def serve(socket: WebSocket) -> None:
        house = entrance.house
        try:
            guard.check_host(socket.headers, house.settings)
            entrance.buckets.take("address", _address(socket))
        except Problem as problem:
            await socket.close(4000 + problem.status % 1000, problem.code)
            return
        await socket.accept()
        waiter = house.hub.watch_lobby()
        gone = asyncio.create_task(_until_gone(socket))
        sent = b""
        try:
            while not gone.done() and not house.stopping:
                waiter.clear()
                data = await house.hub.lobby()
                if data != sent:
                    sent = data
                    await socket.send_text(data.decode())
                waiting = asyncio.create_task(waiter.wait())
                await asyncio.wait({waiting, gone}, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
            if not gone.done():
                await socket.close(1012, "restart")
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            house.hub.unwatch_lobby(waiter)
            gone.cancel()

    return serve


async def _until_gone(socket: WebSocket) -> None:
    """Until the line is cut, or until somebody has talked for too long who should listen."""
    for _ in range(FLOOD):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return
