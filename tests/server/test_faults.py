"""Nothing that was acknowledged is lost, nothing is done twice, whatever dies and whenever."""

import asyncio
import json
import os
import random
import secrets
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import Connection, event, func, select

from euphoria.server.application import Application
from euphoria.server.bus import open_bus
from euphoria.server.operations.settings import Settings
from euphoria.server.people.identity import People
from euphoria.server.store import schema
from euphoria.server.store import tables as store
from euphoria.server.store.engine import SqliteDoor, open_door
from euphoria.server.tables import lobby
from euphoria.server.wire.tables import NewTable
from kit.daemons import Postgres
from kit.server import Player, Running, free_port, full_table, plain_client, play_on, running, wait_until

POINTS = [
    "before the transaction",
    "in the transaction",
    "after the transaction",
    "after telling",
    "before the answer",
]
TABLES = 12
PLAYERS = 4


def furnish(database: str) -> dict[str, list[str]]:
    """Tables that have begun, and the tokens of their people."""

    async def make() -> dict[str, list[str]]:
        house = Application(Settings(database=database), open_door(database), open_bus("none", database))
        await house.open()
        people = People(house)
        made: dict[str, list[str]] = {}
        for _ in range(TABLES):
            guests = [await people.guest(f"p{secrets.token_hex(4)}") for _ in range(PLAYERS)]
            wanted = NewTable(title="leaders", players=PLAYERS)
            row, seats = lobby.new_table(house.table_ids.new(), wanted, guests[0][0], 0)
            live = await house.tables.create(row, seats)
            for person, _ in guests[1:]:
                await house.tables.change(row.id, partial(lobby.join, person=person, seat=None, salt=""))
            await house.tables.change(row.id, partial(lobby.start, person=guests[0][0].id))
            made[live.row.id] = [token for _, token in guests]
        await house.close()
        return made

    return asyncio.run(make())


class Nursery:
    """Where servers come from (doomed.py): most live shorter than it takes to read what they are made of."""

    def __init__(self) -> None:
        script = str(Path(__file__).with_name("doomed.py"))
        self.process = subprocess.Popen(
            [sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **wanted: Any) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(wanted) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate(timeout=20)


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    one = Nursery()
    yield one
    one.close()


class Process:
    """A server in a process of its own, which may be doomed."""

    def __init__(self, nursery: Nursery, database: str, **doom: Any) -> None:
        self.port = free_port()
        self.end: int | None = None
        self._nursery = nursery
        settings = {"DATABASE": database, "PORT": str(self.port), "LIMITS": "no", "RESTART_GRACE": "0"}
        self._id = nursery.ask(
            settings={f"EUPHORIA_{name}": value for name, value in settings.items()}, **doom
        )
        self.http = plain_client(f"http://127.0.0.1:{self.port}", timeout=30)
        wait_until(self._answers, 60)

    def _answers(self) -> bool:
        try:
            return self.http.get("/ready").status_code == 200
        except httpx2.TransportError:
            return False

    def ended(self) -> bool:
        if self.end is None:
            self.end = self._nursery.ask(ended=self._id)
        return self.end is not None

    def kill(self) -> None:
        if not self.ended():
            os.kill(self._id, signal.SIGKILL)
            wait_until(self.ended)
        self.http.close()

    def ask(self, method: str, path: str, token: str, **more: Any) -> Any:
        answer = self.http.request(method, path, headers={"authorization": f"Bearer {token}"}, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()


class Mill:
    """Plays at all tables at once and remembers what was acknowledged, and what was not."""

    def __init__(self, tables: dict[str, list[str]]) -> None:
        self.tables = tables
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.open: dict[str, tuple[str, dict[str, Any]]] = {}
        self.luck = random.Random(1)

    def turn(self, server: Process, most: int) -> None:
        """Play until the server is gone, or for so many actions at each table."""
        with ThreadPoolExecutor(6) as pool:
            list(pool.map(lambda table: self._table(server, table, most), self.tables))

    def _table(self, server: Process, table: str, most: int) -> None:
        try:
            for _ in range(most):
                token, body = self.open.get(table) or self._choose(server, table)
                self.open[table] = (token, body)
                done = server.ask("POST", f"/api/tables/{table}/act", token, json=body)
                self.acknowledged[table, body["key"]] = done["ply"]
                del self.open[table]
        except (httpx2.TransportError, LookupError):
            pass  # the server is gone, or this game is over

    def _choose(self, server: Process, table: str) -> tuple[str, dict[str, Any]]:
        tokens = self.tables[table]
        waiting = server.ask("GET", f"/api/tables/{table}/position", tokens[0])["waiting"]
        token = tokens[self.luck.choice(waiting)["seat"]]
        position = server.ask("GET", f"/api/tables/{table}/position", token)
        action = self.luck.choice(position["decision"]["options"])["text"]
        return token, {"key": secrets.token_hex(8), "ply": position["ply"], "action": action}


def stored(database: str) -> tuple[set[tuple[str, str]], dict[str, int]]:
    """The keys of all requests that were carried out, and how many actions each table's log holds."""
    keys, entries = schema.keys.c, schema.entries.c
    actions = select(entries.table_id, func.count()).where(entries.body.like('%"do":%'))

    def look(connection: Connection) -> tuple[set[tuple[str, str]], dict[str, int]]:
        found = connection.execute(select(keys.table_id, keys.key))
        counted = connection.execute(actions.group_by(entries.table_id))
        return {(table, key) for table, key in found}, {str(table): int(count) for table, count in counted}

    async def read() -> tuple[set[tuple[str, str]], dict[str, int]]:
        door = open_door(database)
        try:
            return await door.read(look)
        finally:
            await door.close()

    return asyncio.run(read())


def test_a_server_killed_at_any_point_of_an_action_loses_and_doubles_nothing(
    database: str, nursery: Nursery
) -> None:
    mill = Mill(furnish(database))
    for number, point in enumerate(POINTS):
        server = Process(nursery, database, point=point, count=60 + 7 * number)
        mill.turn(server, 1_000)
        wait_until(server.ended, 10)
        assert server.end == -signal.SIGKILL, point
        server.http.close()
        keys, actions = stored(database)
        assert set(mill.acknowledged) <= keys, f"lost: {point}"
        assert sum(actions.values()) == len(keys), f"done twice: {point}"
    server = Process(nursery, database)
    try:
        before = len(mill.acknowledged)
        mill.turn(server, 2)
        assert len(mill.acknowledged) >= before + TABLES, "not every table goes on"
        assert not mill.open
        keys, actions = stored(database)
        assert set(mill.acknowledged) == keys
        assert sum(actions.values()) == len(keys)
    finally:
        server.kill()
    asyncio.run(check_logs(database, list(mill.tables)))


async def check_logs(database: str, tables: list[str]) -> None:
    """Every log replays without drift: the digests in it are those of the positions."""
    door = open_door(database)
    house = Application(Settings(database=database), door, open_bus("none", database))
    await house.open()
    for id in tables:
        live = await house.tables.look(id, lambda live: live)
        entries = await door.read(partial(store.log, id=id))
        assert live.playing.log == [entry.body for entry in entries]
        assert [entry.number for entry in entries] == list(range(len(entries)))
    await house.close()


def test_a_full_disk_refuses_and_loses_nothing(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    play_on(people, table, 4)

    door = server.house.door
    assert isinstance(door, SqliteDoor)
    most = ["1"]

    def limited(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={most[0]}").close()

    event.listen(door.engine, "connect", limited)

    async def limit(to: str) -> None:
        """For the connection at hand, and for those that come after it."""
        most[0] = to
        await door.write(
            lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={to}").scalar()
        )

    run_in(server, limit("1"))
    ply = people[0].position(table)["ply"]
    seat = people[0].position(table)["waiting"][0]["seat"]
    asked = people[seat].position(table)
    refused = 0
    key = secrets.token_hex(8)
    body = {"key": key, "ply": ply, "action": asked["decision"]["options"][0]["text"]}
    for number in range(400):  # until the last page is full
        said = people[0].request(
            "POST", f"/api/tables/{table}/chat", json={"key": f"full {number:04}", "text": "x" * 500}
        )
        refused += said.status_code == 503
        if refused > 2:
            break
    assert refused > 2
    answer = people[seat].request("POST", f"/api/tables/{table}/act", json=body)
    if answer.status_code == 503:
        assert people[0].position(table)["ply"] == ply
    run_in(server, limit("1000000000"))
    assert people[seat].act(table, body["action"], ply, key) == ply + 1
    play_on(people, table, 3)


def run_in(server: Running, work: Any) -> None:
    """Carry out a coroutine on the server's own loop."""
    asyncio.run_coroutine_threadsafe(work, server.loop).result(20)


def test_postgresql_restarted_under_load_loses_and_doubles_nothing(pg: Postgres) -> None:
    with running(pg.new_database(), bus="postgres") as server:
        table, people = full_table(server, "leaders", 4)
        stop = threading.Event()
        acknowledged: dict[str, int] = {}
        problems: list[str] = []

        def play() -> None:
            luck = random.Random(3)
            pending: tuple[Player, dict[str, Any]] | None = None
            while not stop.is_set():
                if pending is None:
                    found = people[0].request("GET", f"/api/tables/{table}/position")
                    if found.status_code != 200:
                        problems.append(found.json()["code"])
                        continue
                    person = people[luck.choice(found.json()["waiting"])["seat"]]
                    asked = person.request("GET", f"/api/tables/{table}/position")
                    if asked.status_code != 200 or asked.json()["decision"] is None:
                        continue
                    # What everybody sees, so that all count alike: targets are chosen in secret.
                    options = [option["text"] for option in asked.json()["decision"]["options"]]
                    action = luck.choice([text for text in options if not text.startswith("use ")])
                    body = {"key": secrets.token_hex(8), "ply": asked.json()["ply"], "action": action}
                    pending = person, body
                answer = pending[0].request("POST", f"/api/tables/{table}/act", json=pending[1])
                if answer.status_code == 200:
                    acknowledged[pending[1]["key"]] = answer.json()["ply"]
                    pending = None
                else:
                    problems.append(answer.json()["code"])

        player = threading.Thread(target=play)
        player.start()
        for _ in range(2):
            count = len(acknowledged)
            wait_until(lambda count=count: len(acknowledged) > count + 10)  # type: ignore[misc]
            pg.stop(signal.SIGQUIT)  # at once, as if the machine had gone
            pg.start()
        count = len(acknowledged)
        wait_until(lambda: len(acknowledged) > count + 10)
        stop.set()
        player.join()
        assert sorted(acknowledged.values()) == list(range(1, len(acknowledged) + 1))
        assert people[0].position(table)["ply"] == len(acknowledged)
        assert set(problems) <= {"unavailable"}


def test_when_a_node_is_killed_the_other_plays_on(pg: Postgres, nursery: Nursery) -> None:
    """The bots of a table were driven by the node that dies."""
    database = pg.new_database()
    with running(database, bus="postgres") as survivor:
        ana = survivor.person("Ana")
        node = Process(nursery, database)
        table = ana.table("leaders", 4, bots=3, options={"turn_limit": 30})
        other = Player(survivor, "", ana.token)
        node.ask("POST", f"/api/tables/{table}/start", ana.token)
        position = node.ask("GET", f"/api/tables/{table}/position", ana.token)
        node.kill()

        def asked_or_over() -> bool:
            found = other.position(table)
            return found["decision"] is not None or found["view"]["result"] is not None

        for _ in range(3):
            wait_until(asked_or_over, 40)
            position = other.position(table)
            if position["view"]["result"] is not None:  # a bot has shot a Leader before Ana's third turn
                break
            other.act(table, position["decision"]["options"][0]["text"], position["ply"])


def test_a_table_whose_log_cannot_be_replayed_freezes_alone(server: Running) -> None:
    table, people = full_table(server, "leaders", 4)
    well, others = full_table(server, "leaders", 4)
    play_on(people, table, 3)
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as file:
        file.execute(
            'UPDATE entries SET body = \'{"seat":0,"do":"dance"}\' WHERE table_id = ? AND number = 2', [table]
        )
    file.close()
    server.house.tables.drop(table)
    assert people[0].refused("GET", f"/api/tables/{table}/position")["code"] == "frozen"
    assert people[0].get(f"/api/tables/{table}")["table"]["phase"] == "frozen"
    assert play_on(others, well, 3) == 3
    assert people[0].refused("POST", f"/api/tables/{table}/thaw")["code"] == "frozen"
