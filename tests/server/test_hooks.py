"""Webhooks: who is asked in a slow game is called once per question, whatever happens in between."""

import asyncio
import hashlib
import hmac
import json
import socket
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, insert

from euphoria.server.common.errors import Problem
from euphoria.server.store import calls, people, schema
from euphoria.server.store.engine import open_door
from euphoria.server.store.migrate import config, migrate
from euphoria.server.store.whole import read as read_whole
from euphoria.server.tables.session import TableSession
from euphoria.server.webhooks import address, queue
from euphoria.server.webhooks.address import Target, find
from euphoria.server.webhooks.post import post
from kit.daemons import Postgres
from kit.receiver import CallingHouse as House
from kit.receiver import Receiver, alone
from kit.server import Player, Running, SetClock, full_table, play_on, running, wait_until


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    yield one
    one.close()


@pytest.fixture
def other() -> Iterator[Receiver]:
    one = Receiver()
    yield one
    one.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    clock = SetClock()
    with running(f"sqlite:///{tmp_path}/s.sqlite", clock=clock, private_webhooks=True) as server:
        yield House(server, clock)


def set_hook(person: Player, url: str) -> str:
    response = person.request("PUT", "/api/me/hook", json={"url": url})
    assert response.status_code == 200, response.text
    assert response.json()["url"] == url
    return str(response.json()["secret"])


def asked(server: Running, url: str, name: str = "Ana") -> tuple[Player, str]:
    """Somebody with this address whom a slow game waits for; the others are bots."""
    ana = server.person(name)
    set_hook(ana, url)
    return ana, alone(ana)


def answer(person: Player, table: str) -> None:
    """Answer until somebody else is asked."""
    position = person.position(table)
    person.act(table, position["decision"]["options"][0]["text"], position["ply"])


def names(monkeypatch: pytest.MonkeyPatch, **known: list[list[str] | None]) -> list[str]:
    """A name server of our own: what each name leads to, one answer after the other, the last for ever.

    None: no answer. Gives the list of names that were asked for.
    """
    asked_for: list[str] = []

    def lookup(host: str, _port: int) -> list[str]:
        asked_for.append(host)
        answers = known[host.partition(".")[0]]
        found = answers.pop(0) if len(answers) > 1 else answers[0]
        if found is None:
            raise socket.gaierror("no such name")
        return found

    monkeypatch.setattr(address, "lookup", lookup)
    return asked_for


# ------------------------------------------------------------------ calling


def test_who_is_asked_in_a_slow_game_is_called_once_per_question(tmp_path: Path, receiver: Receiver) -> None:
    with running(f"sqlite:///{tmp_path}/s.sqlite", private_webhooks=True) as server:
        ana = server.person("Ana")
        secret = set_hook(ana, receiver.url)
        table = ana.table("leaders", 4, pace="slow")
        people = [ana, *(server.person() for _ in range(3))]
        for person in people[1:]:
            person.join(table)
        ana.start(table)
        wait_until(lambda: len(receiver.calls) == 1)
        first = receiver.calls[0]
        assert (first["path"], first["event"], first["seat"]) == ("/hook?of=ana", "your-turn", 0)
        assert first["url"].endswith(f"/t/{table}")
        # Others answer the same sealed question: for Ana nothing is new.
        for person in people[1:]:
            person.act(table, person.position(table)["decision"]["options"][0]["text"], 0)
        ana.act(table, ana.position(table)["decision"]["options"][0]["text"], 0)
        for _ in range(25):
            position = ana.position(table)
            if position["decision"] is not None and position["decision"]["posed"] > 0:
                break
            play_on(people, table, 1)
        wait_until(lambda: len(receiver.calls) >= 2)
        assert len(receiver.calls) == 2
        assert receiver.calls[1]["ply"] == ana.position(table)["decision"]["posed"]
    is_real = example()
    for call in receiver.calls:
        header = call["headers"]["X-Euphoria-Signature"]
        assert is_real(secret, header, call["raw"])
        assert not is_real(secret, header, call["raw"] + b" ")
        assert not is_real(secret, header.replace("t=", "t=1"), call["raw"])


def example() -> Callable[[str, str, bytes], bool]:
    """What the manual tells a receiver to do."""
    manual = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    code = manual.partition("## Webhooks")[2].partition("```python\n")[2].partition("```")[0]
    known: dict[str, Any] = {}
    exec(code, known)
    is_real: Callable[[str, str, bytes], bool] = known["is_real"]
    return is_real


def test_a_call_proves_who_it_is_from(house: House, receiver: Receiver) -> None:
    ana, bo = house.server.person("Ana"), house.server.person("Bo")
    secret = set_hook(ana, receiver.url)
    assert set_hook(bo, receiver.url) != secret
    assert set_hook(ana, receiver.url + "2") != secret
    assert set_hook(ana, receiver.url) == secret
    assert secret not in json.dumps([ana.get("/api/me"), ana.get("/api/me/export")])
    assert ana.get("/api/me/export")["person"]["hook"] == receiver.url
    alone(ana)
    wait_until(lambda: len(receiver.calls) == 1)
    header, body = receiver.calls[0]["headers"]["X-Euphoria-Signature"], receiver.calls[0]["raw"]
    facts = dict(part.split("=") for part in header.split(","))
    assert int(facts["t"]) == house.clock.time // 1000
    wanted = hmac.new(secret.encode(), facts["t"].encode() + b"." + body, hashlib.sha256).hexdigest()
    assert facts == {"t": facts["t"], "v1": wanted}
    assert set_hook(ana, "") == ""


def test_private_addresses_are_refused(tmp_path: Path, receiver: Receiver) -> None:
    with running(f"sqlite:///{tmp_path}/s.sqlite") as server:
        problem = server.person("Ana").refused("PUT", "/api/me/hook", url=receiver.url)
        assert problem["code"] == "not-allowed"


def test_games_that_are_not_slow_call_nobody(house: House, receiver: Receiver) -> None:
    ana = house.server.person("Ana")
    set_hook(ana, receiver.url)
    for pace in ("live", "untimed"):
        alone(ana, pace)
    assert (house.waiting(), receiver.calls) == ([], [])


def test_whose_seat_a_bot_plays_is_not_called(house: House, receiver: Receiver) -> None:
    ana, table = asked(house.server, receiver.url)
    wait_until(lambda: house.count("heard") == 1)
    ana.post(f"/api/tables/{table}/leave")
    wait_until(lambda: ana.position(table)["ply"] > 20 or ana.position(table)["view"]["result"] is not None)
    assert house.waiting() == []
    assert (house.count("heard"), house.count("dropped"), house.count("failed")) == (1, 0, 0)


def test_who_gave_no_address_costs_nothing(house: House) -> None:
    full_table(house.server, "leaders", 4, pace="slow")
    assert house.waiting() == []


# ------------------------------------------------------------------ trying again


def test_a_call_that_fails_is_made_again_later(house: House, receiver: Receiver) -> None:
    receiver.statuses = [500, 503]
    asked(house.server, receiver.url)
    wait_until(lambda: house.tried(1))
    house.later(queue.PAUSES[0] - 1)
    house.later(1)
    wait_until(lambda: house.tried(2))
    assert len(receiver.calls) == 2
    house.later(queue.PAUSES[1])
    wait_until(lambda: house.waiting() == [])
    assert len(receiver.calls) == 3
    assert len({call["raw"] for call in receiver.calls}) == 1
    assert len({call["headers"]["X-Euphoria-Signature"] for call in receiver.calls}) == 3
    assert (house.count("heard"), house.count("failed")) == (1, 2)


def test_in_the_end_a_call_is_given_up(house: House, receiver: Receiver) -> None:
    receiver.statuses = [500] * 100
    asked(house.server, receiver.url)
    for tries, pause in enumerate(queue.PAUSES, 1):
        wait_until(partial(house.tried, tries))
        house.later(pause)
    wait_until(lambda: house.waiting() == [])
    assert len(receiver.calls) == len(queue.PAUSES) + 1
    assert house.count("given-up") == 1


def test_old_calls_are_not_made(house: House, receiver: Receiver) -> None:
    receiver.statuses = [500]
    asked(house.server, receiver.url)
    wait_until(lambda: house.tried(1))
    house.later(queue.EXPIRY / 1000)
    wait_until(lambda: house.waiting() == [])
    assert len(receiver.calls) == 1


def test_who_has_answered_meanwhile_is_not_called_again(house: House, receiver: Receiver) -> None:
    receiver.statuses = [500]
    ana, _ = asked(house.server, receiver.url)
    # Bo, who gave no address, keeps the question of this table open after Ana has answered.
    bo = house.server.person("Bo")
    wait_until(lambda: house.tried(1))
    receiver.statuses = [500]
    table = ana.table("leaders", 4, bots=2, pace="slow")
    bo.join(table)
    ana.start(table)
    wait_until(lambda: len(receiver.calls) == 2)
    wait_until(lambda: sorted(one.tries for one in house.waiting()) == [1, 1])
    answer(ana, table)
    house.later(queue.PAUSES[0])
    wait_until(lambda: house.waiting() == [])
    assert len(receiver.calls) == 3
    assert [call["table"] for call in receiver.calls].count(table) == 1


def test_who_takes_the_address_away_is_not_called_again(house: House, receiver: Receiver) -> None:
    receiver.statuses = [500]
    ana, _ = asked(house.server, receiver.url)
    wait_until(lambda: house.tried(1))
    set_hook(ana, "")
    house.later(queue.PAUSES[0])
    wait_until(lambda: house.waiting() == [])
    assert len(receiver.calls) == 1


def test_whoever_is_forgotten_is_not_called(house: House, receiver: Receiver) -> None:
    receiver.statuses = [500]
    ana, _ = asked(house.server, receiver.url)
    wait_until(lambda: house.tried(1))
    assert ana.request("DELETE", "/api/me").status_code == 204
    assert house.waiting() == []


# ------------------------------------------------------------------ slow receivers


def test_nobody_waits_for_a_slow_receiver(
    house: House, receiver: Receiver, other: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More calls to one host than may be under way at all: a call to another host is still made at once."""
    monkeypatch.setattr(queue, "TOGETHER", queue.TO_ONE_HOST + 1)
    names(monkeypatch, slow=[["127.0.0.1"]], fast=[["127.0.0.1"]])
    receiver.go.clear()
    ana, _ = asked(house.server, f"http://slow.example:{receiver.port}/")
    for _ in range(queue.TO_ONE_HOST + 2):
        alone(ana)
    wait_until(lambda: len(receiver.calls) == queue.TO_ONE_HOST)
    started = time.monotonic()
    asked(house.server, f"http://fast.example:{other.port}/", "Bo")
    wait_until(lambda: len(other.calls) == 1, 5)
    assert time.monotonic() - started < 5
    assert len(receiver.calls) == queue.TO_ONE_HOST
    # Those that found it crowded have not used up a try, and are made when there is room.
    few = [0] * 3 + [1] * queue.TO_ONE_HOST
    wait_until(lambda: sorted(one.tries for one in house.waiting()) == few)
    receiver.go.set()
    for _ in range(5):
        house.later(queue.CROWDED / 1000)
        time.sleep(0.1)
    wait_until(lambda: house.waiting() == [])
    assert len(receiver.calls) == queue.TO_ONE_HOST + 3
    assert house.count("failed") == 0


def test_a_receiver_that_never_answers_is_left(
    house: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "PATIENCE", 0.3)
    receiver.go.clear()
    asked(house.server, receiver.url)
    wait_until(lambda: house.tried(1), 5)
    assert house.count("failed") == 1


@pytest.mark.parametrize(
    "said",
    [b"x" * 100_000, b"SSH-2.0-x 200 y\r\n", b"\r\n", b"HTTP/1.1 abc\r\n", b""],
    ids=["endless", "other", "empty", "wordy", "nothing"],
)
def test_what_is_no_answer_counts_as_none(said: bytes) -> None:
    """However much is sent without an end, it is not read beyond a few kilobytes."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.write(said)
        if len(said) < 1000:
            writer.close()
            return
        try:
            while True:
                writer.write(said)
                await writer.drain()
        except ConnectionError:
            writer.transport.abort()

    async def test() -> None:
        server = await asyncio.start_server(talk, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        target = Target(False, "127.0.0.1", port, "/", ("127.0.0.1",))
        assert await asyncio.wait_for(post(target, b"{}", {}), 5) == 0
        server.close()
        await server.wait_closed()

    asyncio.run(test())


# ------------------------------------------------------------------ names and addresses


def test_a_name_that_is_not_found_is_tried_again(
    house: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for = names(monkeypatch, hook=[["127.0.0.1"], None, None, ["127.0.0.1"]])
    asked(house.server, f"http://hook.example:{receiver.port}/x")
    wait_until(lambda: house.tried(1))
    house.later(queue.PAUSES[0])
    wait_until(lambda: house.tried(2))
    assert receiver.calls == []
    house.later(queue.PAUSES[1])
    wait_until(lambda: len(receiver.calls) == 1)
    assert receiver.calls[0]["headers"]["host"] == f"hook.example:{receiver.port}"
    # Once when it was set, once per try: nothing is looked up between the check and the call.
    assert asked_for == ["hook.example"] * 4


def test_a_name_that_comes_to_lead_inside_is_not_called(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    names(monkeypatch, hook=[["93.184.215.14"], ["127.0.0.1"], ["93.184.215.14", "127.0.0.1"], ["::1"]])
    clock = SetClock()
    with running(f"sqlite:///{tmp_path}/s.sqlite", clock=clock) as server:
        house = House(server, clock)
        asked(server, f"http://hook.example:{receiver.port}/")
        for tries in (1, 2, 3):
            wait_until(partial(house.tried, tries))
            house.later(queue.PAUSES[tries - 1])
        assert house.count("failed") == 3
    assert receiver.calls == []


def test_the_next_address_of_a_name_is_tried(
    house: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    names(monkeypatch, hook=[["127.0.0.2", "127.0.0.1"]])  # nobody listens at the first
    asked(house.server, f"http://hook.example:{receiver.port}/")
    wait_until(lambda: len(receiver.calls) == 1)
    wait_until(lambda: house.waiting() == [])


def test_redirects_are_not_followed(house: House, receiver: Receiver, other: Receiver) -> None:
    receiver.statuses, receiver.location = [302, 307], other.url
    asked(house.server, receiver.url)
    wait_until(lambda: house.tried(1))
    house.later(queue.PAUSES[0])
    wait_until(lambda: house.tried(2))
    assert (len(receiver.calls), other.calls) == (2, [])


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/\r\nX: y",
        "http://example.org/ x",
        "http://exämple.org/",
        "http://example.org:0/",
        "http://example.org:x/",
        "http://[::1/",
        "//example.org/",
        "https:///x",
    ],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(Problem, match="http or https"):
        asyncio.run(find(url, private=True))


def test_addresses_cannot_be_tried_out_one_after_the_other(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/s.sqlite", limits=True) as server:
        ana = server.person("Ana")
        tried = [ana.refused("PUT", "/api/me/hook", url=f"http://10.0.0.{n}/")["code"] for n in range(12)]
        assert tried == ["not-allowed"] * 10 + ["too-many"] * 2


# ------------------------------------------------------------------ restarts and several nodes


def test_a_restart_keeps_the_calls(database: str, receiver: Receiver) -> None:
    clock = SetClock()
    receiver.statuses = [500]
    with running(database, clock=clock, private_webhooks=True) as server:
        asked(server, receiver.url)
        wait_until(lambda: House(server, clock).tried(1))
    clock.time += queue.PAUSES[0] * 1000
    with running(database, clock=clock, private_webhooks=True) as server:
        wait_until(lambda: len(receiver.calls) == 2)
        wait_until(lambda: House(server, clock).waiting() == [])


def test_a_call_that_a_node_died_with_is_made_by_the_next(tmp_path: Path, receiver: Receiver) -> None:
    clock = SetClock()
    receiver.go.clear()
    database = f"sqlite:///{tmp_path}/s.sqlite"
    with running(database, clock=clock, private_webhooks=True) as server:
        asked(server, receiver.url)
        wait_until(lambda: len(receiver.calls) == 1)
    receiver.go.set()
    with running(database, clock=clock, private_webhooks=True) as server:
        house = House(server, clock)
        assert [one.due for one in house.waiting()] == [clock.time + queue.LEASE]
        house.later(queue.LEASE / 1000)
        wait_until(lambda: len(receiver.calls) == 2)
        wait_until(lambda: house.waiting() == [])


def test_a_call_is_claimed_once(database: str) -> None:
    """Both nodes see the same call at the same moment."""

    async def test() -> None:
        doors = [open_door(database) for _ in range(2)]
        seen = [await door.read(partial(calls.due, now=5, most=9)) for door in doors]
        assert [len(found) for found in seen] == [1, 1]
        claims = [
            door.write(partial(calls.claim, found=found, until=10))
            for door, found in zip(doors, seen, strict=True)
        ]
        ours = [call for claimed in await asyncio.gather(*claims) for call in claimed]
        assert [(call.due, call.tries) for call in ours] == [(10, 1)]
        # Whoever saw it unclaimed has no hold on it.
        assert not await doors[0].write(partial(calls.put_off, call=seen[0][0], until=99))
        assert not await doors[0].write(partial(calls.drop, call=seen[0][0]))
        # A new question takes its place, and the old claim does not touch it.
        newer = msgspec.structs.replace(ours[0], posed=7, tries=0)
        await doors[1].write(partial(calls.add, call=newer))
        assert not await doors[0].write(partial(calls.drop, call=ours[0]))
        assert await doors[0].read(partial(calls.due, now=10, most=9)) == [newer]
        for door in doors:
            await door.close()

    with running(database, clock=SetClock(1), private_webhooks=True) as server:
        server.loop.call_soon_threadsafe(server.house.hooks._task.cancel)  # type: ignore[union-attr]
        asked(server, "http://127.0.0.1:9/")
        asyncio.run(test())


def test_what_another_node_has_put_on_the_list_is_not_put_there_again(house: House) -> None:
    """A node that follows a game knows that the calls for its questions are written."""
    table, seated = full_table(house.server, "leaders", 4, pace="slow")

    def read(start: int = 0) -> Any:
        found = house.server.house.door.read(partial(read_whole, ids=[table], start=start))
        return asyncio.run_coroutine_threadsafe(found, house.server.loop).result(20)[table]

    row, seats, entries, _ = read()
    node = TableSession(row, seats)
    node.load(entries)
    before = node.questions()
    assert len(before) == 4 and node.fresh_calls(0) == []
    for person in seated:
        answer(person, table)
    assert node.extend(*read(row.length)[:3])
    assert node.questions() != before
    assert node.fresh_calls(0) == []


def test_two_nodes_make_one_call(pg: Postgres, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both look for calls all the time; each of many is made once, and those of a node that is gone too."""
    monkeypatch.setattr(queue, "TO_ONE_HOST", 100)
    clock, database = SetClock(), pg.new_database()
    more: dict[str, Any] = {"bus": "postgres", "clock": clock, "private_webhooks": True}
    with running(database, **more) as b:
        with running(database, **more) as a:
            house = House(a, clock)
            receiver.statuses = [500] * 8
            ana, _ = asked(a, receiver.url)
            for _ in range(7):
                alone(ana)
            wait_until(lambda: house.tried(*[1] * 8))
            assert len(receiver.calls) == 8
            clock.time += queue.PAUSES[0] * 1000
            for node in (a, b):
                node.loop.call_soon_threadsafe(node.house.hooks.poke)
            wait_until(lambda: house.waiting() == [])
            assert len(receiver.calls) == 16
            receiver.statuses = [500]
            last = alone(ana)
            wait_until(lambda: house.tried(1))
        clock.time += queue.PAUSES[0] * 1000
        wait_until(lambda: len(receiver.calls) == 18)
        assert [call["table"] for call in receiver.calls].count(last) == 2


def test_a_house_of_the_first_shape_learns_to_keep_calls(database: str) -> None:
    """What was there stays; whoever gave an address before is called from now on."""

    def first(connection: Connection) -> None:
        made = config()
        made.attributes["connection"] = connection
        command.upgrade(made, "0001")
        row = {"id": "ana", "name": "Ana", "login": None, "password": None, "created": 1, "hook": "http://x/"}
        connection.execute(insert(schema.people), row)

    async def test() -> None:
        door = open_door(database)
        await door.write(first)
        await migrate(door)
        person = await door.read(partial(people.by_id, id="ana"))
        assert person is not None and person.hook == "http://x/"
        assert await door.read(partial(calls.due, now=9, most=9)) == []
        await door.close()

    asyncio.run(test())
