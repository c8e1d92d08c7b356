"""One websocket connection: bytes from and to the network, messages from and to the application.

Frames, the handshake and the closing are read and written by `websockets` (its Sans-I/O layer); uvicorn calls
this class when a request asks for an upgrade (its setting `ws`) and the application finds it in the scope
(`of`). In between stands what neither of them does:

- Messages go straight to whoever works with them (`on_text`) and are written at once (`write`), without a
  queue and a task for each. A connection that takes no more says so (`open_to_more`) and calls `drained` when
  it does again. While somebody holds it (`hold`, `go_on`) what comes is left unread, and soon the other side
  cannot send any more. Without `on_text`, messages are received one by one as from any ASGI server.
- Whatever comes is read in small pieces, with a turn of the event loop for everybody else between two of
  them, and every ping, pong and fragment is charged to somebody (`on_overhead`).
- Who sends but does not read, or does not leave when told to, is cut; of a flood not a byte more is read.
- A short text that comes whole and alone, as nearly every move does, goes past the library: that takes some
  twenty calls to find out the same. So do the ping that asks whether somebody is there and the plain answer
  to it: on a quiet server hardly anything else comes and goes.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

import structlog
import uvicorn
from starlette.types import Message, Scope
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from euphoria.server.http.connections import Connections
from euphoria.server.websocket.handover import Handover
from euphoria.server.websocket.rounds import Rounds

try:
    from websockets.speedups import apply_mask
except ImportError:  # installed without a compiler
    from websockets.utils import apply_mask

log: Any = structlog.get_logger("euphoria.websocket")

STUCK: Final = 20.0
"""Seconds that more may wait to be sent than the transport's buffer should hold."""
KEEPALIVE: Final = 4.0
"""Seconds without a sound after which somebody is asked whether they are still there: who is gone is known
within twice that."""
FAREWELL: Final = 3.0
"""Seconds for the other side to answer a close frame."""
LAST_WORD: Final = 0.5
"""Seconds for a reason to reach somebody who is cut."""
FAREWELL_BYTES: Final = 64 * 1024
"""What it may still have sent meanwhile."""
PIECE: Final = 1024
"""Bytes read in one go, and those that may wait unread while somebody holds the connection."""
NAME: Final = "euphoria.connection"
TEXT: Final = 0x81
"""The first byte of a whole text."""
MASKED: Final = 0x80
"""In the second byte, beside the length: whoever speaks to a server masks it."""
SHORT: Final = 126
"""Lengths below this one are in the second byte itself."""
PING: Final = b"\x89\x00"
"""A ping that says nothing."""
PONG: Final = b"\x8a\x80"
"""How the answer to it begins. The mask comes after it, and that is all."""

_quiet: Final = logging.getLogger("euphoria.websocket.frames")
_quiet.setLevel(logging.WARNING)


class Connection(asyncio.Protocol):
    """Made, and told to shut down, by uvicorn. A request that came over it before has been counted."""

    ledger: Connections
    """Set in a class of its own for each server."""
    rounds: Rounds
    """Likewise."""
    handover: Handover | None = None
    """Likewise, where several processes serve one port."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: Any,
        app_state: dict[str, Any],
        _loop: Any = None,
        taken: bytes | None = None,
    ) -> None:
        """`taken`: the request of a connection that another process has passed on."""
        self.config = config
        self._taken = taken
        self._counted = taken is None
        self.loop = asyncio.get_running_loop()
        self.open_to_more = True
        self.drained: Callable[[], None] | None = None
        self.on_text: Callable[[str], None] | None = None
        self.on_overhead: Callable[[], None] | None = None
        self._state = server_state
        self._app_state = app_state
        self._frames = ServerProtocol(max_size=config.ws_max_size, logger=_quiet)
        self._accepting: Response | None = None
        self._let_in = False
        self._open = False
        self._transport: asyncio.Transport
        # What has come: bytes, frames read from them, the parts of a message that is not whole.
        self._unread = b""
        self._events: deque[Frame] = deque()
        # Bytes that the library has and no frame yet; not zero before it is known.
        self._begun = 1
        self._parts: list[bytes | bytearray] = []
        self._binary = False
        # What the application has not received yet.
        self._received: asyncio.Queue[Message] = asyncio.Queue()
        self._writable = asyncio.Event()
        self._writable.set()
        self._held = False
        self._cut = False
        self._reading_later = False
        self._paused = False
        # When something came last, and when somebody was asked whether they are still there.
        self._heard = self._asked = self.loop.time()
        # In which round that is looked at again.
        self._next_look = 0
        self._after_farewell = 0
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # ------------------------------------------------------------------ coming and going

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._peer = self._transport.get_extra_info("peername")
        self._state.connections.add(self)
        if self._taken is not None:
            self._counted = self.ledger.enter("connection", self._address)
            if self._counted:
                self.data_received(self._taken)
            else:
                self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._state.connections.discard(self)
        if self._counted:
            self.ledger.leave("connection", self._address)
        for timer in self._timers.values():
            timer.cancel()
        self.rounds.forget(self._next_look, self._keep_alive)
        self.drained = self.on_text = self.on_overhead = None
        self._writable.set()
        self._unread = b""
        self._events.clear()
        self._gone(CloseCode.NO_STATUS_RCVD)

    @property
    def _address(self) -> str:
        return self._peer[0] if self._peer else ""

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.SERVICE_RESTART)

    def accept(self) -> None:
        if self._accepting is None or self._transport.is_closing():
            return
        self._frames.send_response(self._accepting)
        self._accepting = None
        self._let_in = self._open = True
        self._flush()
        self._look_again(KEEPALIVE)

    def reject(self, status: HTTPStatus) -> None:
        """Not let in at all."""
        self._accepting = None
        self._frames.send_response(self._frames.reject(status, ""))
        self._gone(CloseCode.ABNORMAL_CLOSURE)
        self._flush()

    def close(self, code: int = CloseCode.NORMAL_CLOSURE, reason: str = "") -> None:
        """Say farewell. The other side has a moment to do the same."""
        if self._accepting is not None:
            self.reject(HTTPStatus.FORBIDDEN)
        elif self._open and not self._transport.is_closing():
            self._frames.send_close(code, reason)
            self._gone(code)
            self._flush()
            self._later("farewell", FAREWELL, self._transport.abort)
            # What still comes says nothing to anybody, but the other side's farewell is in it.
            self.go_on()

    def cut(self, code: int, reason: str) -> None:
        """Say why and read no more. What a flood still holds is worth nobody's time, its farewell neither."""
        if self._cut or self._transport.is_closing():
            return
        if self._open:
            self._frames.send_close(code, reason)
            self._gone(code)
            self._flush()
        self._cut = self._held = True
        self._unread = b""
        self._events.clear()
        self._pause(True)
        self._later("farewell", LAST_WORD, self._transport.abort)

    def _fail(self, code: int, reason: str) -> None:
        """Say why, and wait for no answer."""
        self._frames.fail(code, reason)
        self._gone(code)
        self._flush()

    def _gone(self, code: int) -> None:
        """No more messages; the application hears of it."""
        self._open = False
        self._received.put_nowait({"type": "websocket.disconnect", "code": code})

    def _later(self, name: str, seconds: float, do: Callable[[], None]) -> None:
        self._in_time(name)
        self._timers[name] = self.loop.call_later(seconds, do)

    def _in_time(self, name: str) -> None:
        if timer := self._timers.pop(name, None):
            timer.cancel()

    def _look_again(self, seconds: float) -> None:
        self._next_look = self.rounds.call_within(seconds, self._keep_alive)

    def _keep_alive(self) -> None:
        """Ask whether somebody is there, unless they have just spoken; not a sound since the last time means
        that nobody is."""
        now = self.loop.time()
        if self._heard < self._asked and not (self._held or self._paused):  # who is not read cannot answer
            self._fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            self._later("farewell", FAREWELL, self._transport.abort)
            return
        if now - self._heard < KEEPALIVE / 2:
            self._look_again(self._heard + KEEPALIVE - now)
            return
        self._asked = now
        if self._open and self.open_to_more and not self._transport.is_closing():
            self._transport.write(PING)
        self._look_again(KEEPALIVE)

    # ------------------------------------------------------------------ writing

    def write(self, texts: list[bytes]) -> bool:
        """Send messages in one go; False if nobody is there any more."""
        if not self._open or self._transport.is_closing():
            return False
        # A header is a few bytes, and by far most of what is sent: the library takes ten calls for each.
        self._transport.write(b"".join([part for text in texts for part in (_header(len(text)), text)]))
        return True

    def _flush(self) -> None:
        """Send what the library has to say; an empty one means that it has said everything."""
        output = self._frames.data_to_send()
        if not output or self._transport.is_closing():
            return
        self._transport.write(b"".join(output))
        if output[-1] == b"":
            self._transport.close()

    def pause_writing(self) -> None:
        self.open_to_more = False
        self._writable.clear()
        self._later("stuck", STUCK, self._transport.abort)

    def resume_writing(self) -> None:
        self._in_time("stuck")
        self.open_to_more = True
        self._writable.set()
        if self.drained is not None:
            self.drained()

    # ------------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        if self._cut:
            return
        if not self._let_in:
            self._handshake(data)
            return
        self._unread = self._unread + data if self._unread else data
        if self._held:
            self._pause(len(self._unread) > PIECE)
        elif not self._reading_later:
            self._read()

    def eof_received(self) -> None:
        """Nothing more will come: the transport closes itself."""

    def hold(self) -> None:
        """Read no further for now."""
        self._held = True

    def go_on(self) -> None:
        """Read what has come meanwhile, then what comes."""
        if self._cut:
            return
        self._held = False
        if self._events or self._unread or self._paused:
            self._read()

    def _read(self) -> None:
        """One piece of what has come; the rest when everybody else had a turn."""
        if self._events:
            self._take_events()
        if self._held or self._reading_later or self._transport.is_closing():
            return
        piece, self._unread = self._unread, b""
        if len(piece) > PIECE:
            piece, self._unread = piece[:PIECE], piece[PIECE:]
            self._reading_later = True
            self.loop.call_soon(self._read_on)
        self._pause(self._reading_later)
        if (text := self._short_text(piece)) is not None:
            self._take_text(text)
            return
        if len(piece) == 6 and piece.startswith(PONG) and self._at_beginning():
            self._take_overhead()
            return
        self._frames.receive_data(piece)
        frames = cast("list[Frame]", self._frames.events_received())
        self._begun += len(piece) - sum(map(_size, frames))
        self._events.extend(frames)
        self._take_events()
        if not self._open:
            self._after_close(len(piece))
        self._flush()

    def _short_text(self, piece: bytes) -> bytes | None:
        """What these bytes say, if they are one short text and the library waits for the beginning of one."""
        size = len(piece) - 6
        if not 0 <= size < SHORT or piece[0] != TEXT or piece[1] != MASKED | size:
            return None
        return apply_mask(piece[6:], piece[2:6]) if self._at_beginning() else None

    def _at_beginning(self) -> bool:
        """Does the library wait for the beginning of a frame?"""
        return self._open and not self._begun and self._frames.current_size is None

    def _read_on(self) -> None:
        self._reading_later = False
        if not self._held:
            self._read()

    def _after_close(self, size: int) -> None:
        """Nobody is told what still comes, and there is an end to it."""
        self._after_farewell += size
        if self._after_farewell > FAREWELL_BYTES:
            self._transport.abort()

    def _pause(self, paused: bool) -> None:
        if paused is not self._paused and not self._transport.is_closing():
            self._paused = paused
            (self._transport.pause_reading if paused else self._transport.resume_reading)()

    def _take_events(self) -> None:
        events = self._events
        while events and not self._held:
            self._take(events.popleft())
        if self._frames.parser_exc is not None and self._open:
            self._gone(CloseCode.PROTOCOL_ERROR)

    def _take(self, frame: Frame) -> None:
        kind = frame.opcode
        if kind is Opcode.TEXT and frame.fin:
            self._take_text(frame.data)
            return
        if kind is Opcode.CLOSE:
            self._gone(CloseCode.NO_STATUS_RCVD)
            return
        self._take_overhead()
        if kind is Opcode.PING:
            # Answers wait in no queue of ours: whoever reads none of them must not send more.
            if not self.open_to_more:
                self._transport.abort()
        elif kind is not Opcode.PONG:
            self._gather(frame)

    def _take_overhead(self) -> None:
        if self.on_overhead is not None:
            self.on_overhead()

    def _gather(self, frame: Frame) -> None:
        """Put the parts of a message together."""
        if frame.opcode is not Opcode.CONT:
            self._binary = frame.opcode is Opcode.BINARY
        if frame.data:  # there could be any number of those that say nothing
            self._parts.append(cast(bytes, frame.data))
        if frame.fin:
            whole, self._parts = b"".join(self._parts), []
            if not self._binary:
                self._take_text(whole)
            elif self._open:
                self._queue({"type": "websocket.receive", "bytes": whole})

    def _take_text(self, data: Any) -> None:
        if not self._open:
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA, "a text that is not UTF-8")
            return
        if self.on_text is not None:
            self.on_text(text)
        else:
            self._queue({"type": "websocket.receive", "text": text})

    # ------------------------------------------------------------------ the application

    def _handshake(self, data: bytes) -> None:
        if self._accepting is not None:  # nobody speaks before they are let in
            self._transport.abort()
            return
        _, end, rest = data.partition(b"\r\n\r\n")
        self._begun = len(rest) if end else 1
        self._frames.receive_data(data)
        for request in self._frames.events_received():
            assert isinstance(request, Request)
            if self.handover is not None and self.handover.pass_on(self._transport, request.path, data):
                self._transport.abort()  # only here: the other process holds the same connection
                return
            response = self._frames.accept(request)
            if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                self._frames.send_response(response)
                break
            self._accepting = response
            task = self.loop.create_task(self._run(self._scope(request)))
            self._state.tasks.add(task)
            task.add_done_callback(self._state.tasks.discard)
        self._flush()

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        headers = request.headers
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": self._transport.get_extra_info("sockname"),
            "client": self._peer,
            "root_path": self.config.root_path,
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(one.lower().encode(), text.encode("latin-1")) for one, text in headers.raw_items()],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {NAME: self},
        }

    async def _run(self, scope: Scope) -> None:
        self._received.put_nowait({"type": "websocket.connect"})
        try:
            application = cast(Any, self.config).loaded_app  # typed by each server in its own way
            await application(scope, self.receive, self.send)
        except Exception as error:
            log.error("websocket-failed", path=scope["path"], exc_info=error)
            if self._accepting is not None:
                self.reject(HTTPStatus.INTERNAL_SERVER_ERROR)
            self.close(CloseCode.INTERNAL_ERROR)
        self.close()

    def _queue(self, message: Message) -> None:
        """For `receive`. One at a time: the next is read when it is asked for."""
        self._received.put_nowait(message)
        self._held = True

    async def receive(self) -> Message:
        if self._received.empty():
            self.go_on()
        return await self._received.get()

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self.accept()
        elif kind == "websocket.close":
            self.close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
        else:
            await self._writable.wait()
            if not self.write([message["text"].encode()]):
                raise OSError("The connection is closed.")


def _header(size: int) -> bytes:
    """What goes before a whole text of so many bytes (RFC 6455, 5.2)."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def _size(frame: Frame) -> int:
    """The bytes that a frame came in; it is more where its length was written longer than it had to be."""
    size = len(frame.data)
    return size + (6 if size < SHORT else 8 if size < 1 << 16 else 14)


def of(scope: Scope) -> Connection:
    """The connection of an application's websocket."""
    found: Connection = scope["extensions"][NAME]
    return found
