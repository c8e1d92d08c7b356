"""A real server in a thread, and people who talk to it by HTTP and by socket."""

import asyncio
import contextlib
import functools
import json
import secrets
import socket
import sqlite3
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import httpx2
import uvicorn.server
from sqlalchemy import event
from websockets.sync.client import ClientConnection, connect

from euphoria.server.application import Application
from euphoria.server.http.routes import Entrance
from euphoria.server.operations.settings import Settings
from euphoria.server.serve.run import build, make_server
from euphoria.server.store.engine import SqliteDoor, sqlite_engine
from euphoria.server.store.migrate import upgrade
from euphoria.server.tables.clock import Clock

PATIENCE = 20.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class SetClock(Clock):
    """The time as the test wants it; it stands still until it is moved."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.time = now

    def now(self) -> int:
        return self.time


def plain_client(address: str, cookies: bool = False, **more: Any) -> httpx2.Client:
    """Somebody who asks by HTTP. Nothing here is encrypted, so no certificates are read, which would take
    longer than most tests do. Several people may ask by the same client, at once even: they say who they are,
    and no cookie of one may speak for another."""
    made = httpx2.Client(base_url=address, verify=False, **{"timeout": PATIENCE, **more})
    if not cookies:
        made.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=()))
    return made


class Place(Protocol):
    """Wherever a server answers."""

    address: str
    http: httpx2.Client


class Running:
    """A server that runs."""

    def __init__(self, settings: Settings, app: Any) -> None:
        self.settings = settings
        self._app = app
        self.house: Application = app.state.app
        self.address = f"http://127.0.0.1:{settings.port}"
        self.http = plain_client(self.address)

    @property
    def entrance(self) -> Entrance:
        """Where requests and sockets come in."""
        found: Entrance = self._app.state.entrance
        return found

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop the server runs on, in its own thread."""
        return self.house.loop

    def person(self, name: str = "") -> "Player":
        return Player(self, name or f"p{secrets.token_hex(3)}")

    def anyone(self, token: str = "") -> "Player":
        """Somebody without a name, or with a token from elsewhere."""
        return Player(self, "", token)


@functools.cache
def _empty_house() -> bytes:
    """An SQLite database as the first start of a house leaves it, but for its secret."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite"
        engine = sqlite_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        with contextlib.closing(sqlite3.connect(file)) as database:
            database.execute("DELETE FROM house")
            database.commit()
        return file.read_bytes()


def lay_out(database: str) -> None:
    """Put the tables into a new SQLite database: a house that makes them itself takes as long over it as over
    all the rest of its start. What migrations make, test_store.py looks at."""
    file = Path(database.removeprefix("sqlite:///"))
    if not database.startswith("sqlite:///") or file.exists() or not file.parent.exists():
        return
    file.write_bytes(_empty_house())
    with contextlib.closing(sqlite3.connect(file)) as laid:
        laid.execute("INSERT INTO house VALUES ('secret', ?)", (secrets.token_hex(32),))
        laid.commit()


def _sleep_less(seconds: float) -> Awaitable[None]:
    return asyncio.sleep(seconds / 10)


@functools.cache
def look_often() -> None:
    """uvicorn looks every tenth of a second whether it is to stop, and takes a rest of as long when it does:
    a fifth of a second for each of hundreds of servers. Here it looks ten times as often."""
    hasty: Any = ModuleType("asyncio")
    vars(hasty).update(vars(asyncio), sleep=_sleep_less)
    vars(uvicorn.server)["asyncio"] = hasty


def _forget_the_disk(app: Application) -> None:
    """No machine loses its power in a test, and what is written is there for every process at once. That a
    commit waits for the disk in earnest, test_store.py looks at."""

    def hurry(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA synchronous=OFF").close()

    if isinstance(app.door, SqliteDoor):
        event.listen(app.door.engine, "connect", hurry)


@contextlib.contextmanager
def running(database: str, *, clock: Clock | None = None, **settings: Any) -> Iterator[Running]:
    """Start a server, wait until it serves, stop it in an orderly way."""
    usual: dict[str, Any] = {"bot_delay": 0.0, "limits": False, "restart_grace": 0.0, "drain": 2.0}
    chosen = Settings(database=database, **{"port": free_port(), **usual, **settings})
    lay_out(database)
    look_often()
    app = build(chosen, clock)
    _forget_the_disk(app)
    server = make_server(chosen, app)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    assert server.started, "the server did not start"
    one = Running(chosen, server.config.app)
    try:
        yield one
    finally:
        one.http.close()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"


def wait_until(true: Callable[[], bool], patience: float = PATIENCE) -> None:
    until = time.monotonic() + patience
    pause = 0.001
    while not true():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(pause)
        pause = min(0.01, 2 * pause)


class Player:
    """Somebody with a token."""

    def __init__(self, server: Place, name: str, token: str = "") -> None:
        self.address = server.address
        self.name = name
        self.http = server.http
        self.token = token
        self.id = ""
        if name:
            welcome = self.post("/api/me", name=name)
            self.token, self.id = welcome["token"], welcome["person"]["id"]

    def request(self, method: str, path: str, **more: Any) -> httpx2.Response:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return self.http.request(method, path, headers={**headers, **more.pop("headers", {})}, **more)

    def _ok(self, response: httpx2.Response) -> Any:
        assert response.status_code < 300, (response.status_code, response.text)
        return response.json() if response.content else None

    def get(self, path: str, **query: Any) -> Any:
        return self._ok(self.request("GET", path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return self._ok(self.request("POST", path, json=body) if body else self.request("POST", path))

    def refused(self, method: str, path: str, **body: Any) -> dict[str, Any]:
        """Ask for something that is not done; the problem."""
        more: dict[str, Any] = {"json": body} if body else {}
        response = self.request(method, path, **more)
        assert 400 <= response.status_code < 500, (response.status_code, response.text)
        problem: dict[str, Any] = response.json()
        assert set(problem) == {"code", "message", "facts"}
        return problem

    # ------------------------------------------------------------------ tables

    def table(self, title: str = "leaders", players: int = 4, bots: int = 0, **more: Any) -> str:
        """Make a table; the last seats are random bots."""
        kinds = ["open"] * (players - bots) + ["bot"] * bots
        seats = [{"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
        body = {"title": title, "players": players, "seats": seats, **more}
        return str(self.post("/api/tables", **body)["table"]["id"])

    def join(self, table: str, **more: Any) -> Any:
        return self._ok(self.request("POST", f"/api/tables/{table}/join", json=more))

    def start(self, table: str) -> Any:
        return self.post(f"/api/tables/{table}/start")

    def position(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}/position")
        return found

    def act(self, table: str, action: str, ply: int, key: str = "") -> int:
        key = key or secrets.token_hex(8)
        return int(self.post(f"/api/tables/{table}/act", key=key, ply=ply, action=action)["ply"])

    def sit(self, table: str, **hello: Any) -> "Socket":
        return Socket(self.address, table, {"token": self.token, **hello})


class Socket:
    """A socket at a table, with everything that came over it."""

    def __init__(self, address: str, table: str, hello: dict[str, Any]) -> None:
        url = address.replace("http", "ws", 1) + f"/ws/tables/{table}"
        # Who was cut in the middle of a flood need not wait ten seconds for the farewell to be answered.
        self.line: ClientConnection = connect(
            url, open_timeout=PATIENCE, close_timeout=1.0, max_size=None
        ).__enter__()
        self.raw: list[str] = []
        self.send("hello", **hello)

    def send(self, type: str, **more: Any) -> None:
        self.line.send(json.dumps({"type": type, **more}))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.line.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        return message

    def until(self, type: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of this type that fits; others are passed over."""
        while True:
            message = self.next()
            if message["type"] == type and fits(message):
                return message

    def act(self, action: str, ply: int, key: str = "") -> dict[str, Any]:
        """Act and wait for the answer to that."""
        key = key or secrets.token_hex(8)
        self.send("act", key=key, ply=ply, action=action)
        while True:
            message = self.next()
            if message["type"] in ("ack", "error") and message.get("key") == key:
                return message

    def close(self) -> None:
        self.line.__exit__(None, None, None)

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def full_table(server: Running, title: str, players: int, **more: Any) -> tuple[str, list[Player]]:
    """A started table with a person on every seat, in order of the seats."""
    people = [server.person() for _ in range(players)]
    table = people[0].table(title, players, **more)
    for person in people[1:]:
        person.join(table)
    people[0].start(table)
    return table, people


def play_on(people: list[Player], table: str, most: int = 10_000, seed: int = 1) -> int:
    """Let everybody answer something they may until the game is over; how many actions were taken."""
    import random

    luck = random.Random(seed)
    done = at = 0
    while done < most:
        # Whoever acted last looks first: it may well be their turn again.
        position = people[at].position(table)
        if position["view"]["result"] is not None:
            break
        seat = luck.choice(position["waiting"])["seat"]
        asked = position if seat == at else people[seat].position(table)
        at = seat
        people[seat].act(table, luck.choice(asked["decision"]["options"])["text"], asked["ply"])
        done += 1
    return done
