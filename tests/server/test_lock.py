"""The lock of a table, and what is done without waiting for it."""

import asyncio
import secrets

import pytest

from euphoria.server.tables import actions
from euphoria.server.tables.lock import TableLock
from euphoria.server.tables.session import TableSession
from kit.server import Player, Running, full_table


def test_the_lock_goes_to_who_waits_longest_and_is_never_snatched() -> None:
    async def test() -> None:
        lock, order = TableLock(), list[str]()

        async def wait(name: str) -> None:
            async with lock:
                order.append(name)

        assert lock.try_acquire() and not lock.try_acquire()
        waiting = [asyncio.create_task(wait(name)) for name in "abc"]
        await asyncio.sleep(0)
        lock.release()
        assert lock.locked and not lock.try_acquire()  # it is a's, who has not noticed yet
        await asyncio.gather(*waiting)
        assert order == ["a", "b", "c"]
        assert not lock.locked and lock.try_acquire()

    asyncio.run(test())


@pytest.mark.parametrize("given_first", [False, True])
def test_who_is_called_off_while_waiting_keeps_nobody_waiting(given_first: bool) -> None:
    async def test() -> None:
        lock, order = TableLock(), list[str]()

        async def wait(name: str) -> None:
            async with lock:
                order.append(name)

        assert lock.try_acquire()
        first, second = (asyncio.create_task(wait(name)) for name in "ab")
        await asyncio.sleep(0)
        if given_first:
            lock.release()
            first.cancel()
        else:
            first.cancel()
            await asyncio.sleep(0)
            lock.release()
        await asyncio.gather(first, second, return_exceptions=True)
        assert order == ["b"] and not lock.locked

    asyncio.run(test())


def test_an_error_releases_the_lock() -> None:
    async def test() -> None:
        lock = TableLock()
        with pytest.raises(ValueError, match="no"):
            async with lock:
                raise ValueError("no")
        assert not lock.locked

    asyncio.run(test())


# ------------------------------------------------------------------ without a task


def options(server: Running) -> tuple[str, list[Player], int, str]:
    """A table, its people, a seat that is asked and what it may answer."""
    table, people = full_table(server, "leaders", 4)
    asked: int = people[0].position(table)["waiting"][0]["seat"]
    player = people[asked]
    option: str = player.position(table)["decision"]["options"][0]["text"]
    return table, people, asked, option


def test_an_action_over_a_socket_needs_no_task(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people, asked, option = options(server)

    async def never(*_: object) -> int:
        raise AssertionError("the long way")

    monkeypatch.setattr(actions, "act", never)
    with people[asked].sit(table) as socket:
        ply = socket.until("position")["ply"]
        assert socket.act(option, ply)["ply"] == ply + 1


def test_what_is_refused_at_once_is_answered_the_long_way(server: Running) -> None:
    """An action sent twice has the same answer, one that is too late an error, and the next one is heard."""
    table, people, asked, option = options(server)
    key = secrets.token_hex(8)
    with people[asked].sit(table) as socket:
        ply = socket.until("position")["ply"]
        for _ in range(2):
            socket.send("act", key=key, ply=ply, action=option)
            assert socket.until("ack")["ply"] == ply + 1
        socket.send("act", key=secrets.token_hex(8), ply=ply + 100, action=option)
        assert socket.until("error")["code"] == "stale"
        socket.send("ping", n=5)
        assert socket.until("pong")["n"] == 5


def test_a_held_lock_is_waited_for(server: Running) -> None:
    """Whoever acts while somebody else holds the lock of the table is answered after them."""
    table, people, asked, option = options(server)
    house = server.house

    async def hold(begun: asyncio.Event, end: asyncio.Event) -> None:
        async with house.tables.lock(table):
            begun.set()
            await end.wait()

    async def start() -> tuple[asyncio.Task[None], asyncio.Event]:
        begun, end = asyncio.Event(), asyncio.Event()
        task = asyncio.create_task(hold(begun, end))
        await begun.wait()
        return task, end

    with people[asked].sit(table) as socket:
        ply = socket.until("position")["ply"]
        _task, end = asyncio.run_coroutine_threadsafe(start(), server.loop).result(20)
        socket.send("act", key=secrets.token_hex(8), ply=ply, action=option)
        with pytest.raises(TimeoutError):
            socket.line.recv(0.5)
        server.loop.call_soon_threadsafe(end.set)
        assert socket.until("ack")["ply"] == ply + 1


def test_what_cannot_be_written_at_once_is_tried_the_long_way(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is read anew, and whoever acted has an answer all the same."""
    table, people, asked, option = options(server)
    house = server.house
    post = house.tables._post
    failed: list[bool] = []

    def fails_once(work: object, done: object) -> None:
        if failed:
            post(work, done)  # type: ignore[arg-type]
            return
        failed.append(True)
        server.loop.call_soon(done, OSError("the disk is full"))  # type: ignore[arg-type]

    with people[asked].sit(table) as socket:
        ply = socket.until("position")["ply"]
        monkeypatch.setattr(house.tables, "_post", fails_once)
        assert socket.act(option, ply)["ply"] == ply + 1
        assert failed
    assert people[asked].position(table)["ply"] == ply + 1


def test_trouble_on_the_short_way_leaves_the_table_free(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong after the step, the table is read anew and its lock is released."""
    table, people, asked, option = options(server)
    driver = server.house.driver
    wake = driver.wake
    troubles: list[bool] = []

    def stumbles_once(live: TableSession, now: int) -> int | None:
        if not troubles:
            troubles.append(True)
            raise RuntimeError("trouble")
        return wake(live, now)

    with people[asked].sit(table) as socket:
        ply = socket.until("position")["ply"]
        monkeypatch.setattr(driver, "wake", stumbles_once)
        assert socket.act(option, ply)["ply"] == ply + 1
        assert troubles
    assert people[asked].position(table)["ply"] == ply + 1
