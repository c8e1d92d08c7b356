"""One suite for every bus: what one node says, the others hear; a bus that went away comes back."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from euphoria.server.bus import Bus, Note, open_bus
from euphoria.server.bus.local import LocalBus
from kit.daemons import Postgres, Valkey


class Node:
    """Somebody on a bus who writes down what they hear."""

    def __init__(self, url: str) -> None:
        self.bus: Bus = open_bus(url, url)
        self.heard: list[Note] = []
        self.gaps = 0
        self.fails = False
        self.failed = 0

    async def __aenter__(self) -> "Node":
        await self.bus.start(self._hear, self._gap)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.bus.stop()

    async def _hear(self, note: Note) -> None:
        if self.fails:
            self.failed += 1
            raise RuntimeError("on purpose")
        self.heard.append(note)

    async def _gap(self) -> None:
        self.gaps += 1


async def until(true: Callable[[], bool]) -> None:
    for _ in range(1500):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await test()

    asyncio.run(run())


def test_everybody_hears_everything_in_order(shared_bus: Callable[[], str]) -> None:
    url = shared_bus()

    async def test() -> None:
        async with Node(url) as a, Node(url) as b, Node(url) as c:
            notes = [Note(node="a", versions={f"t{number}": number + 1}) for number in range(200)]
            for note in notes:
                a.bus.publish(note)
            b.bus.publish(Note(node="b", table="last", here=[0, 3]))
            await until(lambda: len(b.heard) >= 200 and len(c.heard) == 201)
            for node in (b, c):
                assert [note for note in node.heard if note.node == "a"] == notes
            assert Note(node="b", table="last", here=[0, 3]) in c.heard

    run(test)


def test_a_listener_that_fails_hears_the_next_note(shared_bus: Callable[[], str]) -> None:
    url = shared_bus()

    async def test() -> None:
        async with Node(url) as a, Node(url) as b:
            b.fails = True
            a.bus.publish(Note(node="a", table="bad"))
            await until(lambda: b.failed > 0)
            b.fails = False
            a.bus.publish(Note(node="a", table="good"))
            await until(lambda: any(note.table == "good" for note in b.heard))

    run(test)


def test_valkey_that_was_restarted_is_found_again(vk: Valkey) -> None:
    async def test() -> None:
        async with Node(vk.url) as a, Node(vk.url) as b:
            vk.stop()
            a.bus.publish(Note(node="a", table="lost"))  # nobody can hear it, and nothing is raised
            vk.start()
            await until(lambda: a.gaps > 0 and b.gaps > 0)
            a.bus.publish(Note(node="a", table="after"))
            await until(lambda: any(note.table == "after" for note in b.heard))

    run(test)


def test_postgresql_that_was_restarted_is_found_again(pg: Postgres) -> None:
    url = pg.new_database()

    async def test() -> None:
        async with Node(url) as a, Node(url) as b:
            await asyncio.to_thread(pg.stop)
            a.bus.publish(Note(node="a", table="lost"))
            await asyncio.to_thread(pg.start)
            await until(lambda: a.gaps > 0 and b.gaps > 0)
            a.bus.publish(Note(node="a", table="after"))
            await until(lambda: any(note.table == "after" for note in b.heard))

    run(test)


def test_the_bus_of_a_lone_process_says_so() -> None:
    bus = open_bus("none", "")
    assert isinstance(bus, LocalBus)
    assert not bus.shared


def test_an_address_that_is_no_bus_is_refused() -> None:
    with pytest.raises(ValueError, match="A bus is"):
        open_bus("amqp://x", "")
