"""Servers that play the same table side by side, each in a world of its own."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from euphoria.api import game
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.server.bots.workers import Advice, Thought, advise
from euphoria.server.common import ids
from euphoria.server.tables import lobby
from kit.play import text
from kit.server import Running, SetClock, Socket, full_table, running

PATHS = ("", "/position", "/events", "/words?lang=es", "/chat", "/dice", "/notes", "/record", "/outcome")


class Foreseen:
    """In the place of `secrets`: both servers draw the same ids, tokens and keys."""

    def __init__(self) -> None:
        self.luck = random.Random(7)

    def choice(self, letters: str) -> str:
        return self.luck.choice(letters)

    def token_urlsafe(self, size: int) -> str:
        return self.luck.randbytes(size).hex()

    def token_bytes(self, size: int) -> bytes:
        return self.luck.randbytes(size)


class World:
    """One server with one table, and what reaches the viewer and a spectator."""

    def __init__(self, server: Running, title: str, players: int) -> None:
        self.server = server
        self.table, self.people = full_table(server, title, players, hints=True)
        self.watcher = server.person("Watcher")
        self.sockets: list[Socket] = []
        self.thoughts: list[str] = []
        server.house.workers.advise = self._advise  # type: ignore[method-assign]

    async def _advise(self, thought: Thought, owner: str = "", table: str = "") -> Advice:  # noqa: ARG002
        """What a bot is told in order to advise the viewer is traffic, too. Here it thinks at once."""
        self.thoughts.append(text({name: getattr(thought, name) for name in Thought.__slots__}))
        return advise(thought)

    @property
    def match(self) -> Match:
        match = self.server.house.tables._sessions[self.table].match
        assert match is not None
        return match

    def place(self, match: Match, state: Any, viewer: int) -> None:
        """Put the table into this world, then let the viewer and the spectator come in."""
        live = self.server.house.tables._sessions[self.table]
        live.match = match.copy()
        live.match.state = state.copy()
        live.match.state.out = []
        live.stored = len(live.match.log)
        live.posed = [match.seen(seat) for seat in range(match.players)]
        self.sockets = []
        for player, language in ((self.people[viewer], "en"), (self.watcher, "ru")):
            self.sockets.append(player.sit(self.table, lang=language))
            self.caught_up()  # one after the other: who is told first that somebody is here is no secret

    def leave(self) -> None:
        for socket in self.sockets:
            socket.close()

    def caught_up(self) -> list[list[str]]:
        """Everything the two sockets have been sent so far."""
        for socket in self.sockets:
            socket.send("ping", n=len(socket.raw))
            socket.until("pong")
        return [socket.raw for socket in self.sockets]

    def asked(self, viewer: int) -> list[str]:
        """What the viewer and the spectator get when they ask by HTTP."""
        found: list[str] = []
        for player in (self.people[viewer], self.watcher):
            for path in PATHS:
                answer = player.request("GET", f"/api/tables/{self.table}{path}")
                headers = {name: value for name, value in answer.headers.items() if name != "date"}
                found.append(text([answer.status_code, headers, answer.text]))
            asked = {"question": {"ask": "deduction"}}
            answer = player.request("POST", f"/api/tables/{self.table}/ask", json=asked)
            found.append(text([answer.status_code, answer.text]))
            answer = player.request("POST", f"/api/tables/{self.table}/hints", json={"lang": "ru"})
            found.append(text([answer.status_code, answer.text]))
        found += self.thoughts
        return found

    def try_in_vain(self, viewer: int, actions: list[str]) -> None:
        """The viewer and the spectator send what may be refused: the answers are traffic too."""
        for number, action in enumerate(actions):
            for socket in self.sockets:
                socket.send("act", key=f"in vain {number}", ply=self.match.seen(None), action=action)
                socket.next()
            self.people[viewer].request("POST", f"/api/tables/{self.table}/undo", json={"key": "x", "ply": 0})


def beginnings(title: str, players: int, luck: Luck) -> Match:
    """A match in the middle of the game."""
    match = Match(game(title), players, {}, bytes(32))
    match.start()
    for _ in range(luck.below(60)):
        decision = match.decisions[luck.below(len(match.decisions))]
        options = decision.options
        match.act(decision.seat, options[luck.below(len(options))])
        if match.over:
            return beginnings(title, players, luck)
    return match


def side_by_side(
    folder: Path, monkeypatch: pytest.MonkeyPatch, title: str, players: int
) -> Iterator[tuple[World, World]]:
    """Two servers with the same table and the same people, down to their ids."""
    made: list[World] = []
    with (
        running(f"sqlite:///{folder}/a.sqlite", clock=SetClock()) as a,
        running(f"sqlite:///{folder}/b.sqlite", clock=SetClock()) as b,
    ):
        for server in (a, b):
            for module in (ids, lobby):
                monkeypatch.setattr(module, "secrets", Foreseen())
            random_names = random.Random(3)
            monkeypatch.setattr(
                "kit.server.secrets.token_hex", lambda size, luck=random_names: luck.randbytes(size).hex()
            )
            made.append(World(server, title, players))
        yield made[0], made[1]
