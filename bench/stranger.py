"""One stranger does his worst from one address: how long do other people wait meanwhile?

    python bench/stranger.py [--seconds 12] [--only NAME …] [--path DIR] [--busy]

A house with limits, as it is run. Four tables of dystopia are played over sockets, five moves a second each,
and `/health` is asked twenty times a second. The stranger has a process of his own and another address
(127.0.0.2). A row for nobody comes first: what the machine does without him. Memory is what the server alone
has grown by, at the end of the attack and ten seconds later.

Limits: 100 ms at p99 for moves and for `/health`, and 50 MB; with `--busy`, on a machine that others use, 250
ms. What is broken is a sentence at the end, and the exit code is 1.
"""

import argparse
import asyncio
import contextlib
import itertools
import multiprocessing
import os
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2

from load_driver import Load, marks
from load_houses import HERE, Euphoria

sys.path.insert(0, str(HERE.parent / "tests"))

from kit.hostile import drums, frame
from kit.raw import RawSocket

TABLES, PAUSE = 4, 0.2
ASKED = 0.05
AFTERWARDS = 10.0
STRANGER = "127.0.0.2"
THREADS = 4
MOST_MS, MOST_MS_BUSY, MOST_MB = 100.0, 250.0, 50.0


_PLAYING = threading.Lock()
_FINISHED: list[str] = []


class Stranger:
    """What he knows: a port, and when to stop."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.done = 0
        """Requests that were answered, bytes that were taken, connections that were opened."""
        transport = httpx2.HTTPTransport(local_address=STRANGER)
        self.http = httpx2.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def dial(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), 20, (STRANGER, 0))

    def ask(self, method: str, path: str, token: str = "", **body: Any) -> Any:
        """The answer, or None where he is told no; then he takes a breath, not to be slowed by himself."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        self.http.cookies.clear()  # each of his guests is somebody else
        self.done += answer.is_success
        if not answer.is_success:
            time.sleep(0.005)
            return None
        is_json = answer.headers.get("content-type") == "application/json"
        return answer.json() if answer.content and is_json else {}

    def guest(self) -> str:
        while self.goes_on:
            if welcome := self.ask("POST", "/api/me", name=f"s{os.urandom(4).hex()}"):
                return str(welcome["token"])
            time.sleep(0.5)
        return ""

    def finished(self) -> str:
        """A public game of leaders that is over, played by four guests of his; one for all his threads."""
        with _PLAYING:
            if not _FINISHED:
                _FINISHED.append(self._play())
        return _FINISHED[0]

    def _play(self) -> str:
        four = [self.guest() for _ in range(4)]
        made = self.ask("POST", "/api/tables", four[0], title="leaders", players=4, options={"turn_limit": 8})
        id = str(made["table"]["id"])
        for token in four[1:]:
            self.ask("POST", f"/api/tables/{id}/join", token)
        self.ask("POST", f"/api/tables/{id}/start", four[0])
        while self.goes_on:
            for token in four:
                seen = self.ask("GET", f"/api/tables/{id}/position", token)
                if seen and seen["view"]["result"] is not None:
                    return id
                if seen and seen["decision"]:
                    action = seen["decision"]["options"][-1]["text"]
                    act = {"key": os.urandom(8).hex(), "ply": seen["ply"], "action": action}
                    self.ask("POST", f"/api/tables/{id}/act", token, **act)
        return id

    def show(self, map: str) -> tuple[str, list[str]]:
        """A show of two guests of his, and their tokens."""
        both = [self.guest(), self.guest()]
        options = {"map": map, "teams": ["steel-choir", "velvet-knives"]}
        made = self.ask("POST", "/api/tables", both[0], title="show", players=2, options=options, public=True)
        id = str(made["table"]["id"])
        self.ask("POST", f"/api/tables/{id}/join", both[1])
        self.ask("POST", f"/api/tables/{id}/start", both[0])
        return id, both


# ------------------------------------------------------------------ what he does


def flood(data: bytes, first: bytes = b"") -> Callable[[Stranger], None]:
    """The same bytes without end over a websocket, and again when he is cut."""

    def run(stranger: Stranger) -> None:
        chunk = data * (65536 // len(data))
        while stranger.goes_on:
            with contextlib.suppress(OSError, IndexError):
                one = RawSocket(stranger.port, "/ws/lobby", STRANGER)
                one.line.sendall(first)
                while stranger.goes_on:
                    stranger.done += one.line.send(chunk)
            time.sleep(0.01)

    return run


def headers(stranger: Stranger) -> None:
    """A request whose headers never end."""
    while stranger.goes_on:
        with contextlib.suppress(OSError), stranger.dial() as line:
            line.sendall(b"GET / HTTP/1.1\r\n")
            while stranger.goes_on:
                stranger.done += line.send(b"x-a: " + b"a" * 8000 + b"\r\n")


def idle(stranger: Stranger) -> None:
    """As many connections as he gets, half of them with half a request."""
    held: list[socket.socket] = []
    while stranger.goes_on:
        with contextlib.suppress(OSError):
            held.append(stranger.dial())
            stranger.done += 1
            if len(held) % 2:
                held[-1].sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        time.sleep(0.001)
    for one in held:
        one.close()


def requests(stranger: Stranger) -> None:
    while stranger.goes_on:
        stranger.ask("GET", "/api/tables")


def ask_for_reach(stranger: Stranger, view: Any, path: str, **place: Any) -> None:
    """Far more than anybody walks, by every figure in turn."""
    figures = [one["figure"] for one in view["figures"]]
    for figure, ap in itertools.cycle(itertools.product(figures, range(30, 20, -1))):
        if not stranger.goes_on:
            break
        stranger.ask("POST", path, **place, question={"ask": "reach", "figure": figure, "ap": ap})


def questions(stranger: Stranger) -> None:
    """Without a seat, at a public show on a map of the house."""
    id, both = stranger.show("canyon")
    seen = stranger.ask("GET", f"/api/tables/{id}/position", both[0])
    ask_for_reach(stranger, seen["view"], f"/api/tables/{id}/ask")


def lessons(stranger: Stranger) -> None:
    """The same at a step of a lesson, where nobody needs a name."""
    frames = stranger.ask("GET", "/api/lessons/show")["frames"]
    ask_for_reach(stranger, frames[8]["view"], "/api/lessons/show/ask", step=8, made=[])


def hostile_map(stranger: Stranger) -> None:
    """With both seats of a show on a map that is as dear as a map may be."""
    id, both = stranger.show(drums(150))
    while stranger.goes_on:
        for token in both:
            seen = stranger.ask("GET", f"/api/tables/{id}/position", token)
            if not seen or not seen.get("decision"):
                continue
            action = seen["decision"]["options"][0]["text"]
            stranger.ask("POST", f"/api/tables/{id}/preview", token, action=action)
            stranger.ask("GET", f"/api/tables/{id}/region", token)
            key = os.urandom(8).hex()
            stranger.ask("POST", f"/api/tables/{id}/act", token, key=key, ply=seen["ply"], action=action)


def options(stranger: Stranger) -> None:
    """The options of a table that has not begun, again and again."""
    token = stranger.guest()
    made = stranger.ask("POST", "/api/tables", token, title="show", players=2)
    for count in itertools.cycle(range(150, 100, -1)):  # more maps than anybody keeps
        if not stranger.goes_on:
            break
        path = f"/api/tables/{made['table']['id']}/options"
        stranger.ask("PUT", path, token, options={"map": drums(count)})


def bot_tables(stranger: Stranger) -> None:
    token = stranger.guest()
    seats = [{"kind": "bot", "bot": "greedy"}] * 2
    while stranger.goes_on:
        made = stranger.ask("POST", "/api/tables", token, title="show", players=2, seats=seats, sit=False)
        if made:
            stranger.ask("POST", f"/api/tables/{made['table']['id']}/start", token)


def after_the_end(path: str) -> Callable[[Stranger], None]:
    """At a public game that is over, always at another moment and in another language."""

    def run(stranger: Stranger) -> None:
        table = stranger.finished()
        for at in itertools.count():
            if not stranger.goes_on:
                break
            language = ("en", "es", "ru")[at % 3]
            stranger.ask("GET", f"/api/tables/{table}/{path.format(at=at * 7 % 60, lang=language)}")

    return run


ATTACKS: dict[str, Callable[[Stranger], None]] = {
    "nobody": lambda _stranger: None,
    "pings": flood(frame(0x89)),
    "pongs": flood(frame(0x8A)),
    "empty fragments": flood(frame(0x00), frame(0x01)),
    "messages": flood(frame(0x81, b'{"type":"ping","n":1}')),
    "endless headers": headers,
    "idle connections": idle,
    "requests": requests,
    "questions": questions,
    "lessons": lessons,
    "a hostile map": hostile_map,
    "options": options,
    "tables of bots": bot_tables,
    "replays": after_the_end("replay?at={at}&eyes=open&lang={lang}"),
    "timelines": after_the_end("timeline?eyes=open&lang={lang}"),
    "pictures": after_the_end("picture?at={at}&lang={lang}"),
    "statistics": after_the_end("statistics"),
}


def attack(name: str, port: int, seconds: float, told: Any) -> None:
    """In a process of its own; what he got done is told."""
    strangers = [Stranger(port, seconds) for _ in range(THREADS)]

    def work(one: Stranger) -> None:
        with contextlib.suppress(httpx2.HTTPError, TypeError):  # told no where he needed a yes
            ATTACKS[name](one)

    threads = [threading.Thread(target=work, args=(one,)) for one in strangers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    told.send(sum(one.done for one in strangers))


# ------------------------------------------------------------------ everybody else


async def ask_for_health(address: str, until: float) -> list[float]:
    taken: list[float] = []
    async with httpx2.AsyncClient(base_url=address, timeout=60) as http:
        while time.monotonic() < until:
            before = time.perf_counter()
            answer = await http.get("/health")
            taken.append(time.perf_counter() - before)
            assert answer.status_code == 200, answer.text
            await asyncio.sleep(ASKED)
    return taken


async def live_through(house: Euphoria, name: str, seconds: float) -> tuple[list[float], list[float]]:
    """How long moves and health took while somebody did his worst."""
    tables = await house.furnish(TABLES)
    for table in tables:
        await table.sit_down()
    load = Load(tables)
    spawn = multiprocessing.get_context("spawn")
    near, far = spawn.Pipe(duplex=False)
    stranger = spawn.Process(target=attack, args=(name, house.port, seconds + 2, far))
    stranger.start()
    await asyncio.sleep(2.0)  # he has begun
    health, _ = await asyncio.gather(
        ask_for_health(house.rest, time.monotonic() + seconds), load.open(seconds, PAUSE)
    )
    done = await asyncio.to_thread(near.recv)
    await asyncio.to_thread(stranger.join)
    assert done or name == "nobody", "he did nothing at all"
    for table in tables:
        table.get_up()
    assert not load.errors, "somebody was told no"
    return load.taken, health


def row(name: str, seconds: float, path: Path) -> tuple[str, dict[str, float]]:
    """Each on a house of its own; a line, and what there are limits for."""
    with tempfile.TemporaryDirectory() as folder:
        house = Euphoria("dystopia", 2, f"sqlite:///{folder}/stranger.sqlite", path, limits=True)
        try:
            before = house.memory
            moves, health = asyncio.run(live_through(house, name, seconds))
            at_the_end = house.memory
            time.sleep(AFTERWARDS)
            grown = [(now - before) / 2**20 for now in (at_the_end, house.memory)]
        finally:
            house.stop()
    times = [
        f"{1000 * max(part):7.0f}" if mark == "max" else f"{marks(part)[mark]:7.0f}"
        for part in (moves, health)
        for mark in ("p50", "p99", "max")
    ]
    line = f"{name:18}{len(moves):6}{''.join(times)}{grown[0]:+9.0f}{grown[1]:+7.0f} MB"
    return line, {"moves": marks(moves)["p99"], "/health": marks(health)["p99"], "memory": max(grown)}


def broken(name: str, found: dict[str, float], most: float) -> list[str]:
    """A sentence for each limit that does not hold."""
    return [
        f"{name}: {what} {value:.0f} {'MB' if what == 'memory' else 'ms at p99'}, at most {limit:g} wanted."
        for what, value in found.items()
        if value > (limit := MOST_MB if what == "memory" else most)
    ]


def main(seconds: float, names: list[str], path: Path, most: float) -> int:
    print("                         others' moves, ms         /health, ms       memory")
    print("stranger           moves    p50    p99    max    p50    p99    max   at end  later")
    faults: list[str] = []
    for name in names:
        line, found = row(name, seconds, path)
        print(line, flush=True)
        faults += broken(name, found, most)
    print(*faults, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--seconds", type=float, default=12.0)
    words.add_argument("--only", nargs="+", default=list(ATTACKS), choices=list(ATTACKS), metavar="NAME")
    words.add_argument("--path", type=Path, default=HERE.parent / "src")
    words.add_argument("--busy", action="store_true")
    given = words.parse_args()
    sys.exit(main(given.seconds, given.only, given.path, MOST_MS_BUSY if given.busy else MOST_MS))
