"""Calls that share a timer."""

import asyncio
import weakref
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NoReturn

from euphoria.server.websocket.rounds import TICK, Rounds


def in_loop(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def test_each_is_called_once_in_time_and_many_by_one_timer() -> None:
    async def work() -> None:
        loop, rounds, called = asyncio.get_running_loop(), Rounds(), list[tuple[int, float]]()
        timers, plain = list[float](), loop.call_at

        def counted(when: float, *given: Any, **more: Any) -> asyncio.TimerHandle:
            timers.append(when)
            return plain(when, *given, **more)

        def note(number: int) -> None:
            called.append((number, loop.time()))

        await asyncio.sleep(TICK - loop.time() % TICK + TICK / 10)  # all of them in the same tick
        setattr(loop, "call_at", counted)  # noqa: B010
        began = loop.time()
        for number in range(50):
            rounds.call_within(3 * TICK, partial(note, number))
        assert len(timers) == 1
        await asyncio.sleep(5 * TICK)
        assert [number for number, _ in called] == list(range(50))
        assert all(2 * TICK - 0.01 <= when - began <= 3 * TICK + 0.05 for _, when in called)

    in_loop(work)


def test_who_is_due_sooner_does_not_wait_for_who_came_first() -> None:
    async def work() -> None:
        rounds, called = Rounds(), list[str]()
        rounds.call_within(30 * TICK, lambda: called.append("late"))
        rounds.call_within(2 * TICK, lambda: called.append("soon"))
        await asyncio.sleep(4 * TICK)
        assert called == ["soon"]

    in_loop(work)


def test_whoever_is_called_can_ask_for_the_next_time_and_one_that_fails_stops_nobody() -> None:
    async def work() -> None:
        loop, rounds, called, told = asyncio.get_running_loop(), Rounds(), list[int](), list[Any]()
        loop.set_exception_handler(lambda _loop, context: told.append(context["exception"]))

        def again() -> None:
            called.append(1)
            rounds.call_within(TICK, again)

        def fail() -> NoReturn:
            raise ZeroDivisionError

        rounds.call_within(TICK, fail)
        rounds.call_within(TICK, again)
        await asyncio.sleep(6 * TICK)
        assert len(called) >= 3
        assert [type(trouble) for trouble in told] == [ZeroDivisionError]

    in_loop(work)


def test_who_is_forgotten_is_neither_called_nor_kept() -> None:
    async def work() -> None:
        rounds, called = Rounds(), list[str]()

        class Somebody:
            def call(self) -> None:
                called.append("gone")

        one = Somebody()
        kept = weakref.ref(one)
        tick = rounds.call_within(2 * TICK, one.call)
        rounds.call_within(2 * TICK, partial(called.append, "here"))
        rounds.forget(tick, one.call)
        del one
        assert kept() is None
        await asyncio.sleep(4 * TICK)
        assert called == ["here"]

    in_loop(work)
