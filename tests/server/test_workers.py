"""Bots in processes of their own: they answer, and one that never ends is ended."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

import pytest

from euphoria.api import game
from euphoria.core.match import Match
from euphoria.server.bots.workers import Thought, Workers, think


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


def test_a_worker_that_does_not_come_to_an_end_ends_itself() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        hard = thought()
        hard.options = Endless(hard.options)
        began = time.monotonic()
        with pytest.raises(BrokenProcessPool):
            pool.submit(think, hard, 0.5).result()
        assert time.monotonic() - began < 50


def test_after_a_broken_pool_the_next_thought_finds_a_new_one() -> None:
    async def ask_twice() -> str:
        workers = Workers(1)
        workers.warm()
        try:
            pool = workers._pool
            assert pool is not None
            for process in list(pool._processes.values()):
                process.kill()
            with pytest.raises(BrokenProcessPool):
                await workers.think(thought())
            return await workers.think(thought())
        finally:
            workers.close()

    asked = thought()
    assert asyncio.run(ask_twice()) in asked.options
