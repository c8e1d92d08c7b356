"""Several server processes, one PostgreSQL: any node serves any table."""

import asyncio
import secrets
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import euphoria
from euphoria.core.record import load
from euphoria.server.application import Application
from euphoria.server.bus import Note
from kit.daemons import Postgres, Valkey
from kit.server import Player, Running, full_table, play_on, running, wait_until


@pytest.fixture(params=["postgres", "valkey", "none"])
def nodes(request: pytest.FixtureRequest, pg: Postgres) -> Iterator[tuple[Running, Running]]:
    """Two nodes; without a bus they find each other's changes by looking."""
    bus = request.param
    if bus == "valkey":
        server: Valkey = request.getfixturevalue("vk")
        bus = server.url
    database = pg.new_database()
    with running(database, bus=bus, recheck=0.3) as a, running(database, bus=bus, recheck=0.3) as b:
        yield a, b


def both(nodes: tuple[Running, Running], people: list[Player]) -> list[Player]:
    """The same people, every other one at the other node."""
    return [nodes[seat % 2].anyone(person.token) for seat, person in enumerate(people)]


def test_people_at_different_nodes_play_one_game(nodes: tuple[Running, Running]) -> None:
    a, b = nodes
    table, people = full_table(a, "leaders", 4, options={"turn_limit": 6})
    people = both(nodes, people)
    with people[0].sit(table) as here, people[1].sit(table) as there:
        done = play_on(people, table, 2_000)
        ends = [
            socket.until("position", lambda message: message["view"]["result"] is not None)
            for socket in (here, there)
        ]
    records = {node.anyone().request("GET", f"/api/tables/{table}/record").content for node in (a, b)}
    assert len(records) == 1
    match = load(records.pop().decode(), euphoria.game)
    assert match.ply == done
    # Each counts what it knows of: not the targets that somebody chose in secret.
    assert [end["ply"] for end in ends] == [match.seen(0), match.seen(1)]


def test_nodes_that_act_at_once_lose_and_double_nothing(nodes: tuple[Running, Running]) -> None:
    """All seats answer a sealed question at the same moment, at different nodes, each twice."""
    table, people = full_table(nodes[0], "leaders", 6)
    people = both(nodes, people)
    options = [person.position(table)["decision"]["options"][0]["text"] for person in people]
    answers: list[int] = []

    def answer(seat: int, key: str) -> None:
        player = (nodes[0] if threading.get_ident() % 2 else nodes[1]).anyone(people[seat].token)
        answers.append(player.act(table, options[seat], 0, key))

    threads = []
    for seat in range(6):
        key = secrets.token_hex(8)
        threads += [threading.Thread(target=answer, args=(seat, key)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == sorted([*range(1, 7)] * 2)
    wait_until(lambda: all(person.position(table)["ply"] == 6 for person in people))


def test_presence_and_chat_cross_nodes(nodes: tuple[Running, Running]) -> None:
    table, people = full_table(nodes[0], "leaders", 4)
    people = both(nodes, people)
    with people[0].sit(table) as here, people[1].sit(table) as there:
        if nodes[0].settings.bus != "none":
            here.until("table", lambda message: message["table"]["seats"][1]["online"])
        people[1].post(f"/api/tables/{table}/chat", key=secrets.token_hex(8), text="over there?")
        assert here.until("chat")["messages"][0]["text"] == "over there?"
        assert there.until("chat")["messages"][0]["seat"] == 1


LOAD = 4
"""Tables that are played at the same time."""
LATE = 0.2
"""Seconds by which each note between the nodes is late; they come one after the other."""


def a_game_at_two_nodes(nodes: tuple[Running, Running]) -> list[str]:
    """Whatever one node has acknowledged holds at the other at once; what was refused all the same."""
    a, b = nodes
    refused: list[str] = []
    host = a.person()
    table = host.table("leaders", 4, bots=0)
    people = [host, *(b.person() for _ in range(3))]
    for seat, person in enumerate(people[1:], 1):
        nodes[seat % 2].anyone(person.token).join(table)
    answer = b.anyone(host.token).request("POST", f"/api/tables/{table}/start")
    if answer.status_code != 200:
        return [answer.text]
    ply = 0
    for turn in range(8):
        node = nodes[turn % 2]
        for person in people:
            here = nodes[(turn + 1) % 2].anyone(person.token)
            decision = here.position(table)["decision"]
            if decision is None:
                continue
            body = {"key": secrets.token_hex(8), "ply": ply, "action": decision["options"][0]["text"]}
            answer = node.anyone(person.token).request("POST", f"/api/tables/{table}/act", json=body)
            if answer.status_code == 200:
                ply = answer.json()["ply"]
            else:
                refused.append(answer.text)
                ply = here.position(table)["ply"]
            break
    return refused


@pytest.mark.parametrize("bus", ["postgres", "valkey"])
def test_what_one_node_has_acknowledged_no_other_node_denies(
    bus: str, pg: Postgres, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under load, when notes between nodes come late: joins, starts and acts go to and fro."""
    heard = Application.heard

    async def heard_late(house: Application, note: Note) -> None:
        await asyncio.sleep(LATE)
        await heard(house, note)

    monkeypatch.setattr(Application, "heard", heard_late)
    if bus == "valkey":
        server: Valkey = request.getfixturevalue("vk")
        bus = server.url
    database = pg.new_database()
    with (
        running(database, bus=bus) as a,
        running(database, bus=bus) as b,
        ThreadPoolExecutor(LOAD) as pool,
    ):
        games = [pool.submit(a_game_at_two_nodes, (a, b)) for _ in range(LOAD)]
        refused = [text for game in games for text in game.result()]
    assert refused == []
