"""Who is called when it is somebody's turn in a slow game, and a house that calls."""

import asyncio
import json
import threading
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from euphoria.server.store import calls
from euphoria.server.store.rows import CallRow
from euphoria.server.webhooks import queue
from kit.server import Player, Running, SetClock


class Receiver:
    """Somebody who is called, and answers with these statuses, one after the other, then 204."""

    def __init__(self) -> None:
        self.calls: list[dict[str, Any]] = []
        self.statuses: list[int] = []
        self.location = ""
        self.go = threading.Event()
        self.go.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                receiver.take(self)

            def do_GET(self) -> None:
                receiver.calls.append({"path": self.path, "method": "GET"})

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.handle_error = lambda *_: None  # type: ignore[method-assign]  # callers may hang up
        self.port = int(self.server.server_address[1])
        self.url = f"http://127.0.0.1:{self.port}/hook?of=ana"
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def take(self, request: BaseHTTPRequestHandler) -> None:
        body = request.rfile.read(int(request.headers["content-length"]))
        told = json.loads(body) if request.headers["content-type"] == "application/json" else {}
        self.calls.append({"path": request.path, "headers": request.headers, "raw": body, **told})
        self.go.wait(20)
        request.send_response(self.statuses.pop(0) if self.statuses else 204)
        if self.location:
            request.send_header("location", self.location)
        request.end_headers()

    def close(self) -> None:
        self.go.set()
        self.server.shutdown()
        self.server.server_close()


class CallingHouse:
    """A server that may call this machine, with a clock that the test moves."""

    def __init__(self, server: Running, clock: SetClock) -> None:
        self.server = server
        self.clock = clock

    def later(self, seconds: float) -> None:
        self.clock.time += int(seconds * 1000)
        self.server.loop.call_soon_threadsafe(self.server.house.hooks.poke)

    def waiting(self) -> list[CallRow]:
        """All calls that are in the database."""
        found = self.server.house.door.read(partial(calls.due, now=2**62, most=1000))
        return asyncio.run_coroutine_threadsafe(found, self.server.loop).result(20)

    def tried(self, *tries: int) -> bool:
        """Have all calls that wait been tried so often, and put off after that?"""
        found = self.waiting()
        held = self.clock.time + queue.LEASE
        return [one.tries for one in found] == [*tries] and all(one.due != held for one in found)

    def count(self, how: str) -> float:
        found = self.server.house.metrics.registry.get_sample_value("euphoria_hooks_total", {"how": how})
        return found or 0.0


def alone(ana: Player, pace: str = "slow") -> str:
    """A game that waits for somebody; the others are bots."""
    table = ana.table("leaders", 4, bots=3, pace=pace)
    ana.start(table)
    return table
