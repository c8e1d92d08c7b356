"""Work in processes of their own: it is done, in fair turns, and what never ends is ended."""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from multiprocessing import parent_process

import pytest

from euphoria.api import game
from euphoria.core.match import Match
from euphoria.server.bots import driver
from euphoria.server.bots.workers import Thought, Workers, think
from euphoria.server.desk import forks
from euphoria.server.desk.desk import STAND_BACK, Desk
from euphoria.server.desk.jobs import job_at
from euphoria.server.desk.pool import Broken, Overtime, Pool


class Endless(list[str]):
    """Options that take a worker a minute to read."""

    def __iter__(self) -> Iterator[str]:
        if parent_process() is not None:
            time.sleep(60)
        return super().__iter__()


def thought() -> Thought:
    match = Match(game("leaders"), 4, {}, b"w" * 32)
    match.start()
    decision = match.decisions[0]
    options = [option.text for option in decision.options]
    return Thought("leaders", "greedy", 7, match.view(decision.seat), decision.kind, options)


def work(job: str) -> str:
    """Runs in a worker."""
    if job == "sleep":
        time.sleep(60)
    if job == "nap":
        time.sleep(1.5)
    while job == "burn":
        pass
    if job == "fail":
        raise ZeroDivisionError
    if job == "nice":
        return str(os.nice(0))
    if job == "origin":
        return f"{os.getppid()} {forks.READ_AHEAD[-1] in sys.modules}"
    return job


def test_a_worker_that_does_not_come_to_an_end_is_ended_and_the_next_one_thinks() -> None:
    async def ask_twice() -> str:
        workers = Workers(1)
        hard = thought()
        hard.options = Endless(hard.options)
        began = time.monotonic()
        try:
            with pytest.raises(Overtime):
                await workers.think(hard, longest=0.3)
            assert time.monotonic() - began < 50
            return (await workers.think(thought())).action
        finally:
            workers.close()

    assert asyncio.run(ask_twice()) in thought().options


def test_after_a_dead_worker_the_next_thought_finds_a_new_one() -> None:
    async def ask_twice() -> str:
        workers = Workers(1)
        workers.warm()
        try:
            for worker in workers._pool._idle:
                worker._started.result()
                worker._process.kill()
            with pytest.raises(Broken):
                await workers.think(thought())
            return (await workers.think(thought())).action
        finally:
            workers.close()

    assert asyncio.run(ask_twice()) in thought().options


@pytest.mark.skipif(sys.platform != "linux", reason="nobody else tells what a process has worked")
def test_what_a_busy_machine_keeps_it_from_is_not_its_time() -> None:
    """Who works for too long is ended; who only has to wait goes on for a while, and remembers."""

    async def ask() -> tuple[str, float]:
        pool = Pool(1, work)
        try:
            await pool.run("awake", 60.0)
            (worker,) = pool._idle
            # Longer than its budget, with seconds to spare before patience ends on a busy machine.
            answer = await pool.run("nap", 1.0)
            assert pool._idle == [worker]
            began = time.monotonic()
            with pytest.raises(Overtime):
                await pool.run("burn", 0.3)
            return answer, time.monotonic() - began
        finally:
            pool.close()

    answer, took = asyncio.run(ask())
    assert answer == "nap"
    assert took < 20


def test_a_desk_asks_who_remembers_the_table_and_for_little_who_is_free() -> None:
    desk = Desk(None, 2)  # type: ignore[arg-type]
    match = Match(game("show"), 2, {}, b"w" * 32)
    match.start()
    question = {"ask": "route", "figure": "?", "to": "1,1"}
    route, region = job_at(match, 0, "ask", question), job_at(match, 0, "region", None)
    sight, junk = job_at(match, 0, "ask", {"ask": "sight"}), job_at(match, 0, "ask", {"ask": [1]})
    prepare = job_at(match, None, "prepare", None)
    assert [job.light for job in (route, region, prepare, sight, junk)] == [False, False, False, True, True]
    homes = {str(number): desk._pool(route, str(number)) for number in range(20)}
    assert set(homes.values()) == set(desk.players)
    for table, home in homes.items():
        assert desk._pool(region, table) is desk._pool(prepare, table) is desk._pool(sight, table) is home
        home._busy.add(None)  # type: ignore[arg-type]
        assert desk._pool(route, table) is home
        assert desk._pool(sight, table) is not home
        home._busy.clear()
    assert desk._pool(job_at(match, None, "ask", question), "1") is desk.strangers


def test_what_nobody_waits_for_any_more_is_called_off() -> None:
    async def call_off() -> float:
        pool = Pool(1, work)
        try:
            assert await pool.run("awake", 60.0) == "awake"
            asked = asyncio.create_task(pool.run("sleep", 60.0))
            never = asyncio.create_task(pool.run("never begun", 60.0))
            await asyncio.sleep(0.2)
            never.cancel()
            asked.cancel()
            began = time.monotonic()
            await asyncio.gather(asked, never, return_exceptions=True)
            took = time.monotonic() - began
            assert pool.waiting == 0
            with pytest.raises(ZeroDivisionError):
                await pool.run("fail", 60.0)
            assert await pool.run("done", 60.0) == "done"
            return took
        finally:
            pool.close()

    assert asyncio.run(call_off()) < 10


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every worker reads for itself")
def test_workers_are_copies_of_one_process_that_has_read_everything() -> None:
    async def origin() -> str:
        pool = Pool(1, work)
        try:
            found: str = await pool.run("origin", 60.0)
            return found
        finally:
            pool.close()

    first, second = asyncio.run(origin()), asyncio.run(origin())
    assert first == second
    assert first.endswith(" True") and not first.startswith(f"{os.getpid()} ")


def test_who_is_sent_home_before_he_has_come_never_works() -> None:
    """The house closes while its first processes are still on their way."""

    async def close_at_once() -> list[int | None]:
        pool = Pool(3, work)
        pool.warm()
        workers = list(pool._idle)
        pool.close()
        for worker in workers:
            with contextlib.suppress(CancelledError):
                worker._started.result()
            if worker._process.pid is not None:
                worker._process.join(30)
        return [worker._process.exitcode for worker in workers]

    assert set(asyncio.run(close_at_once())) <= {None, -signal.SIGKILL}


@pytest.mark.skipif(sys.platform == "win32", reason="there it is called otherwise")
def test_who_serves_strangers_stands_back() -> None:
    async def ask(pool: Pool) -> int:
        try:
            return int(await pool.run("nice", 60.0)) - os.nice(0)
        finally:
            pool.close()

    assert [asyncio.run(ask(Pool(1, work, nice=nice))) for nice in (0, 3)] == [0, 3]
    desk = Desk(None, 1)  # type: ignore[arg-type]
    assert [pool._nice for pool in (*desk.players, desk.strangers)] == [0, STAND_BACK]


def test_who_asks_for_much_waits_for_himself() -> None:
    """One owner has a hundred things done; another one's is done after the next of them."""

    async def ask() -> list[str]:
        pool = Pool(1, work)
        done: list[str] = []

        async def one(job: str, owner: str, table: str) -> None:
            done.append(await pool.run(job, 60.0, owner, table))

        try:
            many = [asyncio.create_task(one(f"greedy {n}", "greedy", str(n % 5))) for n in range(100)]
            await asyncio.sleep(0)
            modest = asyncio.create_task(one("modest", "modest", "6"))
            await asyncio.gather(modest, *many)
            return done
        finally:
            pool.close()

    done = asyncio.run(ask())
    assert done.index("modest") <= 2
    assert len(done) == 101


def test_a_process_that_nobody_needs_is_let_go() -> None:
    async def tidy() -> tuple[int, int]:
        pool = Pool(1, work, idle=0.0)
        try:
            await pool.run("x", 60.0)
            before = pool.processes
            await asyncio.sleep(0.01)
            pool.tidy()
            return before, pool.processes
        finally:
            pool.close()

    assert asyncio.run(tidy()) == (1, 0)


def test_a_bot_that_listens_is_told_what_its_seat_was_told() -> None:
    match = Match(game("leaders"), 4, {}, b"v" * 32)
    match.start()
    while match.ply < 12:
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[0])
    decision = match.decisions[0]
    heard = driver._heard(match, decision.seat, "veteran")
    assert heard == match.events(decision.seat)
    assert driver._heard(match, decision.seat, "greedy") is None
    options = [option.text for option in decision.options]
    worlds = driver._worlds(match, decision.seat, "veteran")
    thought = Thought(
        "leaders", "veteran:4", 7, match.view(decision.seat), decision.kind, options, worlds, heard
    )
    assert think(thought).action in options


def test_a_bot_that_searches_thinks_in_worlds_and_the_more_wait_the_less_each_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The worker is handed a world that was drawn, never the real position."""
    match = Match(game("dystopia"), 3, {}, b"v" * 32)
    match.start()
    decision = match.decisions[0]
    options = [option.text for option in decision.options]
    worlds = driver._worlds(match, decision.seat, "veteran")
    assert worlds is not None and worlds["world"] != match.state.to_json()
    assert driver._worlds(match, decision.seat, "greedy") is None
    view = match.view(decision.seat)
    hard = Thought("dystopia", "veteran", 7, view, decision.kind, options, worlds)
    hard.seconds = 0.1
    began = time.monotonic()
    assert think(hard).action in options
    assert time.monotonic() - began < 20

    async def ask_all(count: int) -> list[float]:
        thoughts = [Thought("dystopia", "veteran", 7, view, decision.kind, options) for _ in range(count)]
        crowd = Workers(1)

        async def run(*_: object) -> str:
            await asyncio.sleep(0)
            return "pass"

        monkeypatch.setattr(crowd._pool, "run", run)
        await asyncio.gather(*[crowd.think(one) for one in thoughts])
        crowd.close()
        return [one.seconds for one in thoughts]

    assert asyncio.run(ask_all(1)) == [2.0]
    assert asyncio.run(ask_all(20))[-1] == pytest.approx(0.1)


@pytest.mark.parametrize("title", ["leaders", "dystopia"])
def test_a_bot_that_comes_to_think_too_late_answers_at_first_glance(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(game(title), 4, {}, b"v" * 32)
    match.start()
    while match.ply < 12:
        decision = match.decisions[0]
        match.act(decision.seat, decision.options[0])
    decision = match.decisions[0]
    options = [option.text for option in decision.options]
    worlds = driver._worlds(match, decision.seat, "veteran")
    thought = Thought(title, "veteran", 7, match.view(decision.seat), decision.kind, options, worlds)
    searched: list[object] = []
    monkeypatch.setattr("euphoria.bots.SearchingBot.imagine", lambda _bot, worlds: searched.append(worlds))
    assert think(thought).action in options and len(searched) == 1
    thought.until = time.monotonic()
    assert think(thought).action in options and len(searched) == 1


def test_steps_of_one_choice_share_the_time_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    thought = Thought("leaders", "veteran", 7, {}, "action", [])
    crowd = Workers(1)
    due: list[float] = []

    async def run(asked: Thought, *_: object) -> str:
        assert asked.until is not None
        due.append(asked.until - time.monotonic())
        return "pass"

    monkeypatch.setattr(crowd._pool, "run", run)

    async def ask() -> None:
        await crowd.think(thought)
        await crowd.think(thought, waited=3.0)

    asyncio.run(ask())
    crowd.close()
    assert due == [pytest.approx(3.5, abs=0.3), pytest.approx(0.5, abs=0.3)]
