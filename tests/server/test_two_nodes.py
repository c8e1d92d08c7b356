"""Several server processes, one PostgreSQL: any node serves any table."""

import secrets
import threading
from collections.abc import Iterator

import pytest

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
        for socket in (here, there):
            last = socket.until("position", lambda message: message["view"]["result"] is not None)
            assert last["ply"] == done
    records = {node.anyone().request("GET", f"/api/tables/{table}/record").content for node in (a, b)}
    assert len(records) == 1


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
