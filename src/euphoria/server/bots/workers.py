"""Bots think in processes of their own, so that their thinking never delays a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

LONGEST: Final = 20.0
"""Seconds of thinking after which a worker ends itself: whatever it does, it no longer thinks."""


class Thought:
    """A question for a bot: what its seat may know, nothing else."""

    __slots__ = ("kind", "options", "question", "seed", "title", "view")

    def __init__(
        self, title: str, kind: str, seed: int, view: dict[str, Any], question: str, options: list[str]
    ) -> None:
        self.title = title
        self.kind = kind
        self.seed = seed
        self.view = view
        self.question = question
        self.options = options


def think(thought: Thought, longest: float = LONGEST) -> str:
    """Runs in a worker: the bot's choice as text.

    The worker watches the time itself, so that waiting for a free worker, or for one to start on a busy
    machine, is not taken for silence.
    """
    from euphoria import bots
    from euphoria.api import game

    watch = threading.Timer(longest, os._exit, [1])
    watch.daemon = True
    watch.start()
    try:
        grammar = game(thought.title).grammar
        bot = bots.make(thought.kind, thought.title, thought.seed)
        options = [grammar.parse(text) for text in thought.options]
        return bot.choose(thought.view, thought.question, options).text
    finally:
        watch.cancel()


def _wake() -> None:
    """Runs in a worker: read what the first thought needs."""
    from euphoria import api, bots

    for title in api.titles():
        bots.kinds(title)


def _end_with_parent() -> None:
    """A worker must not outlive a server that was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Workers:
    """A pool that starts with the first thought and is made anew if a worker dies."""

    def __init__(self, size: int) -> None:
        self._size = max(1, size)
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._size, multiprocessing.get_context("spawn"), initializer=_end_with_parent
            )
        return self._pool

    def warm(self) -> None:
        """Start the workers before they are needed: a process takes a second or two to come."""
        pool = self._open()
        for _ in range(self._size):
            pool.submit(_wake)

    async def think(self, thought: Thought) -> str:
        """The bot's choice; `BrokenProcessPool` if there is none."""
        pool = self._open()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, thought)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
