"""What somebody does in private tells nobody anything, not even by a frame that comes: count, order and size.

`test_leaks.py` compares worlds that a seat cannot tell apart while the same is done in both. Here different
things are done: private steps that are taken back, and choices that look alike from outside.
"""

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from euphoria.api import titles
from euphoria.core.luck import Luck
from euphoria.core.match import Match
from euphoria.server.push import hub
from kit.lockstep import World, beginnings
from kit.play import audience, shown, text, told
from kit.server import PATIENCE, Running, SetClock, Socket, full_table, running

STEPS = 36
LISTENED = 8
"""Private steps after which the lobby is listened to for a moment."""
PATHS = ("", "/position", "/events")


def looks(match: Match) -> list[str]:
    """Everything that each seat, and last a spectator, is shown and told by the engine."""
    return [shown(match, seat) + told(match, seat) for seat in audience(match)]


def settled(sockets: list[Socket]) -> list[int]:
    """How many frames each has got so far, answers to our own questions left out."""
    for socket in sockets:
        socket.send("ping", n=1)
        socket.until("pong")
    return [sum('"type":"pong"' not in raw for raw in socket.raw) for socket in sockets]


def in_lobby(server: Running) -> ClientConnection:
    return connect(server.address.replace("http", "ws") + "/ws/lobby").__enter__()


def told_in_lobby(lobby: ClientConnection) -> list[str]:
    """The frames that have come to the lobby, and those that come in a moment."""
    frames: list[str] = []
    with contextlib.suppress(TimeoutError):
        while True:
            frames.append(str(lobby.recv(0.1)))
    return frames


def told_of(lobby: ClientConnection, tables: Any) -> list[str]:
    """The frames that come to the lobby until one says what everybody can read now."""
    frames = [str(lobby.recv(PATIENCE))]
    while json.loads(frames[-1])["tables"] != tables:
        frames.append(str(lobby.recv(PATIENCE)))
    return frames


def private_first(match: Match, luck: Luck) -> tuple[int, str]:
    """What to do next: something private if there is anything, for that is what is looked at."""
    decision = match.decisions[luck.below(len(match.decisions))]
    options = [option.text for option in decision.options]
    for action in sorted(options, key=lambda _: luck.below(1000))[:12]:
        twin = match.copy()
        twin.act(decision.seat, action)
        if twin.seen(None) == match.seen(None):
            return decision.seat, action
    return decision.seat, options[luck.below(len(options))]


@pytest.mark.parametrize("title", titles())
def test_whoever_sees_nothing_new_is_sent_nothing(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "LOBBY_PAUSE", 0.0)
    clock = SetClock()
    with running(f"sqlite:///{tmp_path}/a.sqlite", clock=clock) as server:
        players = {"leaders": 4}.get(title, 2)
        table, people = full_table(server, title, players, pace="live")
        watcher = server.person("Watcher")
        live = server.house.tables._sessions[table]
        luck, quiet, taken_back = Luck(4), 0, 0
        live.match = beginnings(title, players, luck)
        live.stored = len(live.match.log)
        live.posed = [live.match.seen(seat) for seat in range(players)]
        sockets = [person.sit(table, lang="en") for person in (*people, watcher)]
        lobby = in_lobby(server)
        match = live.match
        before, frames = looks(match), settled(sockets)
        lines = server.http.get("/api/tables").text
        pages = _pages(table, [*people, watcher])
        lists = [json.loads(lines)["tables"]]
        heard = told_of(lobby, lists[0])
        for number in range(STEPS if title == "leaders" else STEPS // 3):
            if match.over:
                break
            clock.time += 1000
            seen = match.seen(None)
            chooser = next((seat for seat in range(players) if match.can_undo(seat)), None)
            if chooser is not None and luck.below(3) == 0:
                asked = {"key": f"undo {number:08}", "ply": people[chooser].position(table)["ply"]}
                people[chooser].post(f"/api/tables/{table}/undo", **asked)
                taken_back += 1
            else:
                seat, action = private_first(match, luck)
                people[seat].act(table, action, people[seat].position(table)["ply"])
            after, now = looks(match), settled(sockets)
            fresh = _pages(table, [*people, watcher])
            for place, socket in enumerate(sockets):
                if after[place] == before[place]:
                    assert now[place] == frames[place], (title, number, place, socket.raw[-2:])
                    assert fresh[place] == pages[place]
            if after[-1] == before[-1] or match.seen(None) == seen:
                quiet += 1
                assert server.http.get("/api/tables").text == lines, "the list of tables tells it"
                if quiet <= LISTENED:
                    assert told_in_lobby(lobby) == [], "a frame to the lobby tells it"
            before, frames, pages = after, now, fresh
            lines = server.http.get("/api/tables").text
            if json.loads(lines)["tables"] != lists[-1]:
                lists.append(json.loads(lines)["tables"])
                heard += told_of(lobby, lists[-1])
        heard += told_in_lobby(lobby)
        # What was heard there is what everybody could read, in that order, each once and nothing more.
        assert [json.loads(frame)["tables"] for frame in heard] == lists
        for socket in sockets:
            socket.close()
        lobby.__exit__(None, None, None)
    assert taken_back > 0 or title != "leaders"
    assert quiet > 3 or title != "leaders", "nothing private was done: the test shows nothing"


def _pages(table: str, people: list[Any]) -> list[str]:
    """What each gets when asking by HTTP."""
    return [
        text([person.request("GET", f"/api/tables/{table}{path}").text for path in PATHS])
        for person in people
    ]


@pytest.mark.parametrize("worlds", [("leaders", 5)], indirect=True, ids=["leaders"])
def test_what_is_begun_in_private_and_taken_back_leaves_no_trace(worlds: tuple[World, World]) -> None:
    """One world goes straight on, in the other somebody tries something first. The rest looks the same."""
    straight, detour = worlds
    luck, tried = Luck(9), 0
    while tried < 6:
        match = beginnings("leaders", 5, luck)
        seat, action = private_first(match, luck)
        twin = match.copy()
        twin.act(seat, action)
        public = next((text for text in _options(match, seat) if _is_public(match, seat, text)), "")
        if twin.seen(None) != match.seen(None) or not twin.can_undo(seat) or not public:
            continue
        tried += 1
        viewer = (seat + 1) % 5
        for world in worlds:
            world.place(match, match.state, viewer)
            world.caught_up()
        for number in range(2):
            person, table = detour.people[seat], detour.table
            ply = person.act(table, action, detour.match.seen(seat), f"try {tried:04} {number:04}")
            person.post(f"/api/tables/{table}/undo", key=f"back {tried:04} {number:04}", ply=ply)
        for world in worlds:
            world.people[seat].act(world.table, public, world.match.seen(seat), f"public {tried:08}")
        assert straight.caught_up() == detour.caught_up()
        assert straight.asked(viewer) == detour.asked(viewer)
        for world in worlds:
            world.leave()


def _options(match: Match, seat: int) -> list[str]:
    decision = match.decision(seat)
    return [] if decision is None else [option.text for option in decision.options]


def _is_public(match: Match, seat: int, action: str) -> bool:
    twin = match.copy()
    twin.act(seat, action)
    return twin.seen(None) != match.seen(None)


@pytest.mark.parametrize(
    "worlds", [("leaders", 5), ("dystopia", 3), ("show", 2)], indirect=True, ids=titles()
)
def test_secret_choices_that_differ_look_alike(worlds: tuple[World, World]) -> None:
    """Sealed answers and private steps: other ones in each world, the same bytes for everybody else."""
    one, other = worlds
    title, players = one.match.title, one.match.players
    luck, compared = Luck(21), 0
    for _ in range(40 if title == "show" else 400):  # of dystopia one position in twenty has such choices
        if compared >= 8:
            break
        match = beginnings(title, players, luck)
        found = _alike(match, luck)
        if found is None:
            continue
        seat, viewer, choices = found
        compared += 1
        for world, action in zip(worlds, choices, strict=True):
            world.place(match, match.state, viewer)
            world.caught_up()
            world.people[seat].act(world.table, action, world.match.seen(seat), f"choice {compared:08}")
        assert one.caught_up() == other.caught_up()
        assert one.asked(viewer) == other.asked(viewer)
        for world in worlds:
            world.leave()
    assert compared >= 4 or title == "show", "no secret choices were found"


def _alike(match: Match, luck: Luck) -> tuple[int, int, tuple[str, str]] | None:
    """A seat, somebody else, and two choices of the one that the other and a spectator cannot tell apart."""
    decision = match.decisions[luck.below(len(match.decisions))]
    viewer = next(seat for seat in range(match.players) if seat != decision.seat)
    seen: dict[str, str] = {}
    for option in decision.options[:12]:
        twin = match.copy()
        twin.act(decision.seat, option.text)
        look = text([shown(twin, eyes) + told(twin, eyes) for eyes in (viewer, None)])
        if look in seen:
            return decision.seat, viewer, (seen[look], option.text)
        seen[look] = option.text
    return None
