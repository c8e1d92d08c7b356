"""Leak test on the wire: worlds that a seat cannot tell apart give it the same bytes.

Two servers play the same table, once in each of two worlds that differ only in what one seat has never seen.
As long as the engine shows and tells that seat the same, everything that reaches it over HTTP and over its
socket must be equal byte for byte and in the same order: views, events, questions, refusals, headers, and
all of it in words. So it is for a spectator. (That the engines themselves tell no more than the rules allow
has tests of its own.)
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from euphoria.api import game, titles
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.server.bots.workers import Advice, Thought, advise
from euphoria.server.common import ids
from euphoria.server.tables import lobby
from kit.play import shown, text
from kit.server import Running, SetClock, Socket, full_table, running

PATHS = ("", "/position", "/events", "/words?lang=es", "/chat", "/dice", "/notes", "/record", "/outcome")
PAIRS = 6
STEPS = 14


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
        live.posed = [match.ply] * match.players
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
                socket.send("act", key=f"in vain {number}", ply=self.match.ply, action=action)
                socket.next()
            self.people[viewer].request("POST", f"/api/tables/{self.table}/undo", json={"key": "x", "ply": 0})


@pytest.fixture
def worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[tuple[World, World]]:
    title, players = request.param
    made: list[World] = []
    with (
        running(f"sqlite:///{tmp_path}/a.sqlite", clock=SetClock()) as a,
        running(f"sqlite:///{tmp_path}/b.sqlite", clock=SetClock()) as b,
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


def same_to(one: Match, other: Match, seat: int | None) -> bool:
    """Does the engine show and tell this seat the same in both worlds?"""
    return shown(one, seat) == shown(other, seat) and one.events(seat) == other.events(seat)


def common_step(one: Match, other: Match, luck: Luck) -> tuple[int, str] | None:
    """Something that somebody can do in both worlds."""
    if one.state.asked != other.state.asked or one.over or other.over:
        return None
    decisions = one.decisions
    decision = decisions[luck.below(len(decisions))]
    theirs = other.decision(decision.seat)
    assert theirs is not None
    offered = {option.text for option in theirs.options}
    both = [option.text for option in decision.options if option.text in offered]
    return (decision.seat, both[luck.below(len(both))]) if both else None


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


@pytest.mark.parametrize(
    "worlds",
    [(title, min(game.most, game.least + 1)) for title, game in ((id, game(id)) for id in titles())],
    indirect=True,
    ids=titles(),
)
def test_worlds_that_are_the_same_to_a_seat_give_it_the_same_bytes(worlds: tuple[World, World]) -> None:
    one, other = worlds
    title, players = one.match.title, one.match.players
    luck = Luck(11)
    compared = differing = 0
    for _ in range(PAIRS):
        match = beginnings(title, players, luck)
        viewer = luck.below(players)
        twin = match.game.determinize(match.state, viewer, Luck(luck.next()))
        differing += twin.digest() != match.state.digest()
        one.place(match, match.state, viewer)
        other.place(match, twin, viewer)
        for _ in range(STEPS):
            if not same_to(one.match, other.match, viewer) or not same_to(one.match, other.match, None):
                break
            assert one.caught_up() == other.caught_up()
            compared += 1
            step = common_step(one.match, other.match, luck)
            if step is None:
                break
            seat, action = step
            if compared % 5 == 0:
                in_vain = [
                    option.text for d in one.match.decisions for option in d.options[:2] if d.seat != viewer
                ]
                for world in worlds:
                    world.try_in_vain(viewer, ["dance", *in_vain[:3]])
                assert one.asked(viewer) == other.asked(viewer)
            plies = [
                world.people[seat].act(world.table, action, world.match.ply, "k" * 16 + str(compared))
                for world in worlds
            ]
            assert plies[0] == plies[1]
        one.leave()
        other.leave()
    assert differing > PAIRS // 2, "the worlds hardly differ: the test shows nothing"
    assert one.thoughts, "nobody was given a hint"
    assert compared > 3 * PAIRS


def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Show every seat the view of its neighbour, and the comparison fails."""
    real = Match.view

    def leaky(self: Match, seat: int | None) -> dict[str, Any]:
        return real(self, None if seat is None else (seat + 1) % self.players)

    luck = Luck(5)
    match = beginnings("leaders", 5, luck)
    twin = match.copy()
    while twin.state.digest() == match.state.digest():
        twin.state = match.game.determinize(match.state, 0, Luck(luck.next()))
    assert text(match.view(0)) == text(twin.view(0))
    with running(f"sqlite:///{tmp_path}/a.sqlite", clock=SetClock()) as server:
        world = World(server, "leaders", 5)
        monkeypatch.setattr(Match, "view", leaky)
        seen: list[list[str]] = []
        for state in (match.state, twin.state):
            world.place(match, state, 0)
            seen.append([message for message in world.caught_up()[0] if '"position"' in message])
            world.leave()
        assert seen[0] != seen[1]
