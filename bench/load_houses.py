"""The servers under load: `euphoria serve`, and boardgame.io with each of its own storages."""

import asyncio
import os
import random
import secrets
import socket
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx2
import msgspec

from load_driver import Seat, Table

HERE = Path(__file__).resolve().parent
NODE = HERE.parent / "build" / "bench-node"
DRAW = "330254564223355224331121550404466660106011"
"""A game of connect four without a winner: the columns of all 42 stones. Every table lasts as long."""
TOGETHER = 10
"""Tables that are made at the same time."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House(ABC):
    """A server process and the tables on it."""

    ask = "/"
    """What it answers once people can come."""
    patience = 60.0
    """Seconds that it may take for that."""

    def __init__(self, command: list[str], env: dict[str, str], port: int, rest: int) -> None:
        self.rest = f"http://127.0.0.1:{rest}"
        self.line = f"ws://127.0.0.1:{port}"
        self._command = command
        self._env = {**os.environ, **env}
        self.process = self._launch()

    def _launch(self) -> "subprocess.Popen[bytes]":
        started = time.perf_counter()
        process = subprocess.Popen(self._command, env=self._env, stdout=subprocess.DEVNULL, cwd=HERE)
        while process.poll() is None and time.perf_counter() - started < self.patience:
            try:
                with urlopen(self.rest + self.ask, timeout=5):
                    self.came_up = time.perf_counter() - started
                    return process
            except OSError:
                time.sleep(0.02)
        process.kill()
        sys.exit(f"{' '.join(self._command[:3])} did not start.")

    def again(self) -> None:
        """Kill it without a warning and start it anew."""
        self.process.kill()
        self.process.wait()
        self.process = self._launch()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    @property
    def memory(self) -> int:
        """Bytes it holds."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    @property
    def cpu(self) -> float:
        """Seconds of processor it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def furnish(self, count: int) -> list[Table]:
        """Tables whose games have begun, nobody connected yet."""
        made: list[Table] = []
        async with httpx2.AsyncClient(base_url=self.rest, timeout=60) as http:
            for start in range(0, count, TOGETHER):
                numbers = range(start, min(start + TOGETHER, count))
                made += await asyncio.gather(*(self.table(http, number) for number in numbers))
        return made

    @abstractmethod
    async def table(self, http: httpx2.AsyncClient, number: int) -> Table: ...


async def post(http: httpx2.AsyncClient, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"cookie": "", **({"authorization": f"Bearer {token}"} if token else {})}
    answer = await http.post(path, json=body, headers=headers)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


# ------------------------------------------------------------------ euphoria


class Option(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    options: msgspec.Raw
    """Read only by whoever chooses among them: the driver must not be what takes the time."""


class Sight(msgspec.Struct):
    result: dict[str, Any] | None


class Message(msgspec.Struct):
    """What the measurement needs of a message."""

    type: str
    ply: int = -1
    decision: Decision | None = None
    view: Sight | None = None


class OurSeat(Seat):
    _decode = msgspec.json.Decoder(Message).decode
    _options = msgspec.json.Decoder(list[Option]).decode
    _encode = msgspec.json.Encoder().encode

    def __init__(self, address: str, token: str) -> None:
        super().__init__(address)
        self.token = token
        self.sent = 0
        self.decision: Decision | None = None

    def hello(self) -> list[bytes]:
        return [msgspec.json.encode({"type": "hello", "token": self.token})]

    def heard(self, data: bytes) -> bool:
        message = self._decode(data)
        if message.type == "position" and message.view is not None:
            self.ply, self.decision = message.ply, message.decision
            self.over = message.view.result is not None
            return True
        self.errors += message.type == "error"
        return False

    @property
    def asked(self) -> bool:
        return self.decision is not None

    def options(self) -> list[str]:
        assert self.decision is not None
        return [option.text for option in self._options(self.decision.options)]

    def move(self, choice: str) -> bytes:
        self.sent += 1
        return self._encode(
            {"type": "act", "key": f"the move {self.sent}", "ply": self.ply, "action": choice}
        )


def plan(title: str) -> list[str] | None:
    """The moves of a game that are known before."""
    return [f"drop {int(column) + 1}" for column in DRAW] if title == "connect-four" else None


class Euphoria(House):
    """The server of this project. `path` is where its package is found: pure or compiled engines."""

    ask = "/ready"

    def __init__(self, title: str, players: int, database: str, path: Path, limits: bool = False) -> None:
        self.title = title
        self.players = players
        self.plan = plan(title)
        self.port = port = free_port()
        env = {
            "EUPHORIA_PORT": str(port),
            "EUPHORIA_LIMITS": "yes" if limits else "no",
            "EUPHORIA_DATABASE": database,
            "PYTHONPATH": str(path),
            # As an installed program starts: what was compiled once is not compiled again.
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(HERE.parent / "build" / "bench-bytecode"),
        }
        super().__init__([sys.executable, str(HERE / "load_serve.py")], env, port, port)

    async def table(self, http: httpx2.AsyncClient, number: int) -> Table:
        names = [f"p{secrets.token_hex(4)}" for _ in range(self.players)]
        tokens = [(await post(http, "/api/me", {"name": name}))["token"] for name in names]
        made = await post(http, "/api/tables", {"title": self.title, "players": self.players}, tokens[0])
        id = made["table"]["id"]
        for token in tokens[1:]:
            await post(http, f"/api/tables/{id}/join", {}, token)
        begun = await http.post(
            f"/api/tables/{id}/start", headers={"cookie": "", "authorization": f"Bearer {tokens[0]}"}
        )
        begun.raise_for_status()
        seats: list[Seat] = [OurSeat(f"{self.line}/ws/tables/{id}", token) for token in tokens]
        return Table(seats, random.Random(number), self.plan)


# ------------------------------------------------------------------ boardgame.io


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: Any = None


class Stored(msgspec.Struct, rename={"number": "_stateID"}):
    number: int
    ctx: Turn


class Synced(msgspec.Struct):
    state: Stored


class TheirSeat(Seat):
    """Socket.IO over a websocket, as its client speaks it."""

    _parts = msgspec.json.Decoder(list[msgspec.Raw]).decode
    _update = msgspec.json.Decoder(Stored).decode
    _sync = msgspec.json.Decoder(Synced).decode

    def __init__(self, address: str, match: str, seat: int, credentials: str) -> None:
        super().__init__(f"{address}/socket.io/?EIO=4&transport=websocket")
        self.match = match
        self.seat = str(seat)
        self.credentials = credentials
        self.turn = False

    def hello(self) -> list[bytes]:
        return [b"40/connect-four,"]

    def heard(self, data: bytes) -> bool:
        if data == b"2":
            self.say(b"3")
            return False
        if data.startswith(b"40"):
            self.say(self._event(["sync", self.match, self.seat, self.credentials, 2]))
        if not data.startswith(b"42"):
            return False
        name, _match, *parts = self._parts(data[data.index(b"[") :])
        if bytes(name) == b'"update"':
            state = self._update(parts[0])
        elif bytes(name) == b'"sync"':
            state = self._sync(parts[0]).state
        else:
            return False
        self.ply, self.over = state.number, state.ctx.gameover is not None
        self.turn = state.ctx.currentPlayer == self.seat and not self.over
        return True

    @property
    def asked(self) -> bool:
        return self.turn

    def options(self) -> list[str]:
        return list("0123456")

    def move(self, choice: str) -> bytes:
        payload = {
            "type": "drop",
            "args": [int(choice)],
            "playerID": self.seat,
            "credentials": self.credentials,
        }
        return self._event(
            ["update", {"type": "MAKE_MOVE", "payload": payload}, self.ply, self.match, self.seat]
        )

    @staticmethod
    def _event(parts: list[Any]) -> bytes:
        return b"42/connect-four," + msgspec.json.encode(parts)


class BoardgameIo(House):
    """Its server: with a folder, every match is kept in files there (its FlatFile); without, which is its
    default, in memory only."""

    ask = "/games"

    def __init__(self, node: str, folder: Path | None = None) -> None:
        port, rest = free_port(), free_port()
        env = {"NODE_PATH": str(NODE / "node_modules"), "NODE_ENV": "production"}
        command = [node, str(HERE / "peer_boardgame_io.js"), str(port), str(rest)]
        super().__init__(command + [str(folder)] * (folder is not None), env, port, rest)

    async def table(self, http: httpx2.AsyncClient, number: int) -> Table:
        match = (await post(http, "/games/connect-four/create", {"numPlayers": 2}))["matchID"]
        seats: list[Seat] = []
        for seat in range(2):
            body = {"playerID": str(seat), "playerName": f"p{seat}"}
            joined = await post(http, f"/games/connect-four/{match}/join", body)
            seats.append(TheirSeat(self.line, match, seat, joined["playerCredentials"]))
        return Table(seats, random.Random(number), list(DRAW))
